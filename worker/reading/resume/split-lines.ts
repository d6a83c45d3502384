import { cellText, lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { headingCandidates, sectionKinds, type HeadingReader, type SectionKind } from './headings.ts'
import { datesIn, withoutDates } from './resume-dates.ts'
import { asName } from './resume-name.ts'
import { piecesOf, type Piece } from './resume-pieces.ts'

/** A line of a résumé between its headings, in pieces. */
export type SplitLine = Omit<DocumentLine, 'cells'> & {
  text: string
  section: SectionKind
  /** The heading above the line, as written. */
  heading: string
  isBullet: boolean
  /** Addresses that its words lead to. */
  links: string[]
  pieces: Piece[]
}

/** A sign before the first word, or a number. Word processors draw bullets with signs of their own. */
const bullet = /^\s*(?:[^\p{L}\p{N}\s"“”'‘’([{$€£#+&@|/~]|o)\s+/u
const enumerated = /^(?:\(?\d{1,2}[.)]|\d{1,2}\.\d{1,2}\.?|\((?:[a-z]|[ivx]{1,4})\)|[A-Z]\))\s+(?=\p{Lu}|$)/u
const lettered = /^[A-H]\.\s+(?=\p{Lu})/u
/** Most other characters in a line that repeats the name at the top or bottom of a page: "Jane Doe · Résumé 2". */
const maxPageMark = 16
const pageMark = /^(?:page )?\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?$|^page \d{1,2}$/i

/** Least size of a name that stands out. */
export const minLargeSize = 1.3

/** The lines of a document with the section that each is in, and in pieces. Headings themselves aren't lines. */
export function splitLines(lines: readonly DocumentLine[], sectionOf: HeadingReader): SplitLine[] {
  const found: SplitLine[] = []
  let [section, heading, startsBlock]: [SectionKind, string, boolean] = ['header', '', true]
  const candidates = headingCandidates(lines)
  const isPageMark = pageMarks(lines)
  // The largest letters that give a name are no heading.
  const largest = Math.max(minLargeSize, ...lines.map(({ size }) => size))
  const isName = (line: DocumentLine) => line.size === largest && asName(lineText(line)) !== undefined
  for (const [at, line] of lines.entries()) {
    if (isPageMark(line, at)) continue
    startsBlock ||= line.startsBlock
    const begun = isName(line) ? undefined : candidates[at]?.find((candidate) => sectionOf(candidate) !== undefined)
    if (begun) [section, heading, startsBlock] = [sectionOf(begun) ?? 'other', begun.text, true]
    if (begun?.rest === '') continue
    const own = withoutMark(begun ? { ...line, cells: cellsBehind(line, begun.text) } : line, section === 'header')
    const text = lineText(own)
    if (text.trim() === '') continue
    const isBullet = !begun && (line.isListItem || bullet.test(lineText(line)))
    const indent = text.length - text.trimStart().length
    const links = line.cells.flatMap(({ runs }) => runs.flatMap((run) => run.link ?? []))
    const shifted = (piece: Piece) => ({ ...piece, start: piece.start - indent, end: piece.end - indent })
    const pieces = piecesOf(own, isBullet).map(shifted)
    found.push({ ...line, text: text.trim(), section, heading, isBullet, links, startsBlock, pieces })
    startsBlock = false
  }
  return withoutLooseBlanks(found)
}

/** Finds page headers and footers: a page number, or the document's first words again. */
function pageMarks([first]: readonly DocumentLine[]): (line: DocumentLine, at: number) => boolean {
  const whole = first ? lineText(first).trim() : ''
  const name = (first?.cells[0] ? cellText(first.cells[0]) : '').trim().toLowerCase()
  return (line, at) => {
    const text = lineText(line).trim()
    const isName = name !== '' && !text.includes('@') && text.toLowerCase().includes(name)
    const rest = isName ? withoutDates(text).length - name.length : Infinity
    return at > 3 && (pageMark.test(text) || text === whole || rest < maxPageMark)
  }
}

/** Share of the short lines with a blank line before them from which blank lines part nothing. */
const looseShare = 0.7

/**
 * Where a blank line is between nearly all short lines of a section, as in texts that job boards export, it says nothing and is dropped.
 * Between two lines with dates it stays: each of them may be a whole entry.
 */
function withoutLooseBlanks(lines: readonly SplitLine[]): SplitLine[] {
  const isShort = (line: SplitLine | undefined) => line !== undefined && !line.isBullet && line.text.length < 90
  const isPair = (line: SplitLine, before: SplitLine | undefined) =>
    isShort(line) && isShort(before) && before?.heading === line.heading && !(hasDate(line) && hasDate(before))
  const pairs = new Set(lines.filter((line, at) => isPair(line, lines[at - 1])))
  // Lines of sentences and lists have no dates beside them.
  const beside = lines.filter((line, at) => pairs.has(line) && hasDate(line) !== hasDate(lines[at - 1]))
  const isLoose = (section: SectionKind) => {
    const own = beside.filter((line) => line.section === section)
    // A blank line beside a date alone is enough: nothing else is an entry of its own.
    const isEnough = own.length > 1 || own.some(({ text }) => withoutDates(text) === '')
    return isEnough && own.filter(({ startsBlock }) => startsBlock).length >= own.length * looseShare
  }
  const loose = new Set(sectionKinds.filter(isLoose))
  return lines.map((line) => (pairs.has(line) && loose.has(line.section) ? { ...line, startsBlock: false } : line))
}
const hasDate = (line: SplitLine | undefined): boolean => line !== undefined && datesIn(line.text).length > 0

/** Cells of a line behind the heading that it begins with. */
function cellsBehind({ cells }: DocumentLine, heading: string): DocumentLine['cells'] {
  const [first, ...rest] = cells
  const text = first ? cellText(first) : ''
  const behind = text.slice(text.indexOf(heading) + heading.length).replace(/^\s*:?\s*/, '')
  return behind.trim() === '' ? rest : [{ runs: [{ text: behind, isBold: false, isItalic: false }] }, ...rest]
}

/** Removes the bullet or number of a line, even if a tab puts it into a cell of its own. */
function withoutMark(line: DocumentLine, isHead: boolean): DocumentLine {
  const [first, ...cells] = line.cells
  const [run, ...runs] = first?.runs ?? []
  if (!first || !run) return line
  if (cells.length > 0 && /^\s*[^\p{L}\p{N}\s]\s*$/u.test(cellText(first))) return { ...line, cells }
  // In the head "A. Philip Doe" is a name.
  const text = run.text
    .replace(bullet, '')
    .replace(enumerated, '')
    .replace(isHead ? '' : lettered, '')
  return { ...line, cells: [{ ...first, runs: [{ ...run, text }, ...runs] }, ...cells] }
}
