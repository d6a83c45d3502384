import { withoutInstructions } from '#contract/domain/resume-risks.ts'
import { cellText, lineText, type DocumentLine, type TextRun } from '#worker/reading/document/document-lines.ts'
import { brokenEnd } from './resume-dates.ts'

/** Longest résumé that is read, in characters. */
export const resumeTextLimit = 60_000
/** Sixty pages have fewer lines. */
const maxLines = 4_000

/** Characters that look like others or like nothing, and what they are read as. */
const odd: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|\u2028|\u2029|\v|\f/g, '\n'],
  [/[\u200B-\u200D\u2060\uFEFF\u00AD]|[^\P{Cc}\n\t]/gu, ''],
  [/\bHawai[‘’ʻʼ'`]i\b/g, 'Hawaii'],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  // Dots that lead to what is at the right: "Finch LLP ........ 2019".
  [/ ?[.…][.… ]{6,}[.…] ?/g, ' | '],
]

/** A text without odd characters, its ligatures opened, not too long, and without endless words. */
const plainLetters = (text: string): string =>
  odd
    .reduce((rest, [sign, plain]) => rest.replaceAll(sign, plain), text.slice(0, resumeTextLimit * 2).toWellFormed())
    .replaceAll(/[ﬀ-ﬆ]/gu, (sign) => sign.normalize('NFKC'))
    // No word is this long; a row of one letter or mark is there to be tried again and again.
    .replaceAll(/\S{400,}/g, (word) => word.slice(0, 400))

/** A text as it is read and quoted: without odd characters, a tab for a wide gap, and not too long. */
export const tidyResumeText = (text: string): string =>
  plainLetters(text)
    // Reads each run of blanks once. A pattern that looks for a tab after blanks would start again at every blank.
    .replaceAll(/[ \t]+/g, (run) => (run.includes('\t') || run.length > 2 ? '\t' : run))
    .trim()
    .split('\n', maxLines)
    .join('\n')
    .slice(0, resumeTextLimit)

/** Lines as they are read and quoted: odd characters gone, without sentences that speak to a program, and not too many. */
export function tidyLines(lines: readonly DocumentLine[]): DocumentLine[] {
  const found: DocumentLine[] = []
  let [letters, isBlankBefore] = [0, false]
  for (const line of lines.slice(0, maxLines)) {
    const tidy = { ...line, cells: line.cells.map((cell) => ({ ...cell, runs: cell.runs.map(tidyRun) })) }
    const text = withoutInstructions(lineText(tidy))
    isBlankBefore ||= line.startsBlock
    if (line.isRepeated || !/[\p{L}\p{N}]/u.test(text)) continue
    letters += text.length
    if (letters > resumeTextLimit) break
    const plain = [{ runs: [{ text, isBold: false, isItalic: false }] }]
    found.push({ ...tidy, startsBlock: isBlankBefore, cells: text === lineText(tidy) ? tidy.cells : plain })
    isBlankBefore = false
  }
  return withWholeDates(withoutLetter(found))
}

/** First and last lines of a letter, the lines in which it begins, those of the addressee above it, and the fewest lines of a résumé after it. */
const salutation = /^(?:dear|to whom it may concern|ladies and gentlemen)\b[^!?]{0,60}[:,–—-]?$/i
const farewell =
  /^(?:(?:very )?(?:truly|sincerely|respectfully|cordially|faithfully)(?: yours| submitted)?|yours (?:very )?(?:truly|sincerely|faithfully)|(?:(?:with )?(?:best|kind|kindest|warm|warmest) )?regards|(?:all the )?best(?: wishes)?|(?:many )?thanks|thank you)[,.!]?$/i
const [maxLinesAbove, linesOfAddressee, minLinesBehind] = [25, 6, 10]

/** Removes a letter before the résumé and the person it is addressed to. The signature stays: the applicant signs. */
function withoutLetter(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const texts = lines.map((line) => lineText(line).trim())
  const first = texts.slice(0, maxLinesAbove).findIndex((text) => salutation.test(text))
  const last = texts.findIndex((text, at) => at > first && farewell.test(text))
  // A letter around a résumé ends below it.
  if (first < 0 || last < 0 || lines.length - last <= minLinesBehind) return lines
  return [...lines.slice(0, Math.max(0, first - linesOfAddressee)), ...lines.slice(last + 1)]
}

/** Lines with each stretch of years that breaks, "Jan 2016 –" above "Present", put into the cell where it begins. */
function withWholeDates(lines: readonly DocumentLine[]): DocumentLine[] {
  const found: DocumentLine[] = []
  for (const line of lines) {
    const [above, [run, ...runs] = []] = [found.at(-1)?.cells ?? [], line.cells[0]?.runs]
    const ends = above.map((cell) => brokenEnd(cellText(cell), run?.text ?? ''))
    const [at, end = ''] = [ends.findLastIndex((one) => one !== undefined), ends.findLast((one) => one !== undefined)]
    if (run && at >= 0) {
      const whole = { runs: [...(above[at]?.runs ?? []), { ...run, text: ` ${end}` }] }
      const first = { runs: [{ ...run, text: run.text.slice(end.length).replace(/^[\s.,;:)\]]+/, '') }, ...runs] }
      const cells = cellText(first).trim() === '' ? line.cells.slice(1) : line.cells.with(0, first)
      found.push({ ...(found.pop() ?? line), cells: above.with(at, whole) })
      if (cells.length > 0) found.push({ ...line, cells })
    } else found.push(line)
  }
  return found
}

/** Signs of Markdown: "# ", "**", "*" beside a word. */
const markdown = /^#{1,6}\s+|\*\*|__|`|(?<!\S)\*(?=\S)|(?<=\S)\*(?!\S)/g

/** A run's text tidied; the spaces at its ends part it from its neighbors and stay. */
const tidyRun = (run: TextRun): TextRun => {
  const text = plainLetters(run.text).replaceAll(/[\n\t]| {3,}/g, ' ')
  return { ...run, text: text.replaceAll(markdown, '') }
}
