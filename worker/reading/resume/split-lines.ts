import { cellText, lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { headingCandidates, headingLooks, type HeadingCandidate } from './resume-headings.ts'
import { datesIn } from './resume-dates.ts'
import { piecesOf, type Piece } from './resume-pieces.ts'
import { isProse } from './resume-prose.ts'
import type { SectionKind } from './resume-heading-words.ts'

/** A line of a résumé between its headings, in pieces. */
export type SplitLine = Pick<DocumentLine, 'size' | 'isCentered' | 'column' | 'isMargin'> & {
  text: string
  section: SectionKind
  /** The heading above the line, as written. */
  heading: string
  isBullet: boolean
  /** Addresses that its words lead to. */
  links: string[]
  /** A blank line, or a heading, comes before it. */
  startsBlock: boolean
  pieces: Piece[]
}

/** Decides which section a heading begins; undefined for text that isn't a heading. */
export type HeadingReader = (candidate: HeadingCandidate) => SectionKind | undefined

export const isShortened = (word: string): boolean => /^\p{L}{1,4}\.$/u.test(word)

/** Any sign that isn't a letter, figure, quote or bracket; word processors draw bullets with signs of their own. */
const bullet = /^\s*(?:[^\p{L}\p{N}\s"“”'‘’([{$€£#+&@|/~]|o)\s+/u
/** "(1) Associate, …", "2. Counsel, …". */
const enumerated = /^\(?\d{1,2}[.)]\s+(?=\p{Lu})/u
/** Duration of a job in an exported profile ("2 years 3 months"). */
const isDuration = (text: string): boolean =>
  /^\(?(?:\d{1,2} (?:years?|yrs?))?(?: ?\d{1,2} (?:months?|mos?))?\)?$/i.test(text) && text !== ''
const isPageMark = (text: string, name: string): boolean => {
  const plain = text
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim()
    .toLowerCase()
  const rest = name.length > 5 && plain.startsWith(name) ? plain.slice(name.length).trim() : plain
  if (rest === '') return plain !== '' && text.length < 60
  return /^(?:(?:r[eé]sum[eé]|cv|curriculum vitae) )?(?:page \d{1,2}(?: ?(?:of|\/) ?\d{1,2})?|\d{1,2} (?:of|\/) \d{1,2}|\d page|continued|cont d)$/.test(
    rest,
  )
}

/** The lines of a document with the section that each is in, and in pieces. Headings themselves aren't lines. */
export function splitLines(lines: readonly DocumentLine[], headingKind: HeadingReader): SplitLine[] {
  const found: SplitLine[] = []
  let section: SectionKind = 'header'
  let heading = ''
  let startsBlock = true
  let isInline = false
  const isOutline = outlineMarks(lines)
  const looks = headingLooks(lines)
  const [first] = lines
  const name = first
    ? (cellText(first.cells[0] ?? { runs: [], x: null }).split(/\s[|•·–—]\s|[|•·]|,/)[0] ?? '')
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim()
        .toLowerCase()
    : ''
  const add = (line: DocumentLine, from: number) => {
    const own = withoutMark(from === 0 ? line : { ...line, cells: afterHeading(line, from) })
    const isBullet = from === 0 && (line.isListItem || bullet.test(lineText(line))) && !isOutline(lineText(line))
    const text = lineText(own)
    if (text.trim() === '') return
    const { size, isCentered, column, isMargin } = line
    const indent = text.length - text.trimStart().length
    const pieces = piecesOf(own, isBullet).map((piece) => ({
      ...piece,
      start: piece.start - indent,
      end: piece.end - indent,
    }))
    found.push({
      text: text.trim(),
      section,
      heading,
      isBullet,
      links: line.cells.flatMap(({ runs }) => runs.flatMap((run) => run.link ?? [])),
      startsBlock,
      size,
      isCentered,
      column,
      isMargin,
      pieces,
    })
    startsBlock = false
  }
  for (const [at, line] of lines.entries()) {
    const text = lineText(line).trim()
    if (isDuration(text) || (found.length > 0 && isPageMark(text, name))) continue
    if (line.startsBlock) {
      startsBlock = true
      // "Licensed: Vermont" in a head says it in one line: what is below a blank line is something else.
      if (isInline) section = 'header'
      isInline = false
    }
    const begun = headingOfLine(headingCandidates(lines, at, looks), headingKind)
    if (!begun) {
      add(line, 0)
      continue
    }
    section = begun.kind
    heading = begun.text
    startsBlock = true
    if (begun.rest === '') continue
    // "Bar Admissions: New York" says it in one line; what follows belongs to it only where nothing else begins.
    isInline = begun.kind === 'bar' && !found.some((one) => one.section === 'experience' || one.section === 'education')
    add(line, begun.text.length)
  }
  return withoutLooseBlanks(found)
}

/** Share of the lines of a section with a blank line between them from which blank lines part nothing. */
const looseShare = 0.7
const minPairs = 2

/**
 * Where a blank line is between all short lines of a section, as in texts that job boards export, it says nothing and is
 * dropped there. Between two lines with dates it stays: each of them may be a whole entry.
 */
function withoutLooseBlanks(lines: readonly SplitLine[]): SplitLine[] {
  const isShort = ({ text, isBullet }: SplitLine) => !isBullet && text.length < 90 && !isProse(text)
  const short = lines.map(isShort)
  const dated = lines.map(({ text }, at) => short[at] === true && datesIn(text).length > 0)
  const isPair = (line: SplitLine, at: number) =>
    short[at] === true &&
    short[at - 1] === true &&
    !(dated[at] === true && dated[at - 1] === true) &&
    line.heading === lines[at - 1]?.heading
  const loose = new Set(
    (['experience', 'education'] as const).filter((section) => {
      const pairs = lines.filter((line, at) => line.section === section && isPair(line, at))
      const blanks = pairs.filter(({ startsBlock }) => startsBlock).length
      return pairs.length >= minPairs && blanks >= pairs.length * looseShare
    }) as SectionKind[],
  )
  if (loose.size === 0) return [...lines]
  return lines.map((line, at) => (loose.has(line.section) && isPair(line, at) ? { ...line, startsBlock: false } : line))
}

function headingOfLine(
  candidates: readonly HeadingCandidate[],
  headingKind: HeadingReader,
): { kind: SectionKind; text: string; rest: string } | undefined {
  for (const candidate of candidates) {
    const kind = headingKind(candidate)
    if (kind) return { kind, text: candidate.text, rest: candidate.rest }
  }
  return undefined
}

/** Cells of a line behind the heading that it begins with. */
function afterHeading({ cells }: DocumentLine, letters: number): DocumentLine['cells'] {
  const [first, ...rest] = cells
  if (!first) return cells
  const text = cellText(first)
  const cut = text.slice(text.indexOf(text.trim()) + letters).replace(/^\s*:?\s*/, '')
  if (cut.trim() === '') return rest
  return [{ runs: [{ text: cut, isBold: false, isItalic: false }], x: first.x }, ...rest]
}

/** A line without its bullet or number. */
function withoutMark(line: DocumentLine): DocumentLine {
  const [first, ...cells] = line.cells
  const [run, ...runs] = first?.runs ?? []
  if (!first || !run) return line
  const text = run.text.replace(bullet, '').replace(enumerated, '')
  if (text !== run.text) return { ...line, cells: [{ ...first, runs: [{ ...run, text }, ...runs] }, ...cells] }
  // A tab behind the bullet makes a cell of it.
  return cells.length > 0 && /^\s*[^\p{L}\p{N}\s]\s*$/u.test(cellText(first)) ? { ...line, cells } : line
}

/** In an outline, where marks are at the margin and deeper, those at the margin begin an entry and aren't bullets. */
function outlineMarks(lines: readonly DocumentLine[]): (line: string) => boolean {
  const atMargin = new Set<string>()
  const deeper = new Set<string>()
  for (const line of lines) {
    const text = lineText(line)
    if (!bullet.test(text)) continue
    const mark = text.trim().charAt(0)
    if (/^\s/.test(text)) deeper.add(mark)
    else atMargin.add(mark)
  }
  return (line) => atMargin.has(line.charAt(0)) && deeper.has(line.charAt(0))
}
