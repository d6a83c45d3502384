/** A sentence, an entry of a list, a heading or another short line of a posting. */
export type PostingItem = {
  text: string
  /** Which line of the posting it is in. */
  line: number
  isBullet: boolean
  /** Blank space comes before it. */
  startsBlock: boolean
  /** Label before a colon, with its value in the next item. */
  isLabel: boolean
  /** Not the first of its line. */
  isRest: boolean
}

/** Labels before a colon are at most this long; longer lines are read sentence by sentence. Characters. */
const maxLabelLength = 70
const maxLineLength = 110
/** More than any posting has. */
const maxItems = 600

/** The lines of a posting (posting-text.ts) in items. */
export function postingItems(lines: readonly string[], startsBlock: (line: string) => boolean): PostingItem[] {
  const items: PostingItem[] = []
  for (const [at, line] of lines.entries()) {
    if (items.length >= maxItems) break
    const isBullet = line.startsWith('•')
    const whole = line.replace(/^•\s*/, '').trim()
    if (whole === '') continue
    const add = (text: string, isLabel: boolean, isRest: boolean) =>
      items.push({ text, line: at, isBullet, startsBlock: !isRest && startsBlock(line), isLabel, isRest })
    const [, label, value = ''] = isBullet ? [] : (/^([^:]{2,70}):\s+(\S.*)$/.exec(whole) ?? [])
    const isLabeled = label !== undefined && label.length <= maxLabelLength && label.split(/\s+/).length <= 9
    if (isLabeled) add(label, true, false)
    const rest = isLabeled ? value : whole
    for (const [index, sentence] of sentencesOf(rest, isBullet).entries()) add(sentence, false, isLabeled || index > 0)
  }
  return items
}

const sentencesOf = (text: string, isBullet: boolean): string[] =>
  isBullet || text.length <= maxLineLength
    ? [text]
    : text
        .split(/(?<=[.!?][)”"]?)(?<!\b(?:Inc|Co|Corp|Ltd|No|St|U\.S|D\.C|J\.D|Ph\.D|e\.g|i\.e)\.)\s+(?=[\p{Lu}\d“"(])/u)
        .filter((sentence) => sentence !== '')
