import { postingText } from './posting-text.ts'

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

/** A pasted posting as text, as lines, and as items. */
export type PostingLines = { text: string; lines: string[]; items: PostingItem[] }

/** "Associate (m/w/d)", addresses and "#LI-Hybrid", whose words state nothing, and the sign before a word of a sentence: "in #Tulsa needs". */
const unsaid =
  /\s*\((?:[mfwdxh](?:\/[mfwdxh*]){1,3}|all genders|gn)\)|\s*#(?!\p{L}+ \p{L})\p{L}[\w-]*|#(?=\p{L})|\s*[(<[]?https?:\/\/[^\s)>\]]+[)>\]]?/giu
/** A label before a colon. */
const labeled = /^([^:]{2,70}):\s+(\S.*)$/
/** Where one sentence ends and the next begins, also with a small letter behind a whole word. */
const sentenceEnd =
  /(?<=[.!?][)”"]?)(?<!\b(?:Inc|Co|Corp|Ltd|No|St|U\.S|D\.C|J\.D|Ph\.D|e\.g|i\.e)\.)\s+(?=[\p{Lu}\d“"(])|(?<=\p{Ll}{4}\.)\s+(?=\p{Ll})/u
/** More than any posting has. */
const maxItems = 600

/** Takes a pasted posting apart. */
export function postingLines(pasted: string): PostingLines {
  const text = postingText(pasted)
  const lines: string[] = []
  const items: PostingItem[] = []
  let startsBlock = true
  // Long paragraphs are read in parts of a few sentences.
  for (const line of text.split(/\n|(?<=.{600}[.!?]) (?=\p{Lu})/u).map((one) => one.replaceAll(unsaid, '').trim())) {
    if (line !== '' && items.length < maxItems) items.push(...itemsOf(line, lines.length, startsBlock))
    if (line !== '') lines.push(line)
    startsBlock = line === ''
  }
  return { text, lines, items }
}

function itemsOf(whole: string, line: number, startsBlock: boolean): PostingItem[] {
  const isBullet = whole.startsWith('•')
  const text = whole.replace(/^•\s*/, '')
  const [, label = '', value = text] = isBullet ? [] : (labeled.exec(text) ?? [])
  return [label, ...(isBullet ? [text] : value.split(sentenceEnd))]
    .filter((sentence) => sentence !== '')
    .map((sentence, at) => ({
      text: sentence,
      line,
      isBullet,
      startsBlock: startsBlock && at === 0,
      isLabel: label !== '' && at === 0,
      isRest: at > 0,
    }))
}
