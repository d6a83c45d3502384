import type { ReadingBudget } from '#worker/reading/budget.ts'
import { headingWords } from './pdf/pdf-headings.data.ts'

/** Text in one style. */
export type TextRun = {
  text: string
  isBold: boolean
  isItalic: boolean
  /** Address that the text links to. */
  link?: string | undefined
}

/** A part of a line that a tab, a table or a wide gap sets apart. Spaces never do. */
export type LineCell = { runs: readonly TextRun[] }

/** A line as a reader sees it, in reading order. The same for every kind of document. */
export type DocumentLine = {
  cells: readonly LineCell[]
  /** Page number, starting at 1. Only PDFs have more than one page. */
  page: number
  /** Distance from the left edge of its page or table cell, which is its indent too. In heights of a usual letter. */
  left: number
  /** 0 for text over the whole width and the left column, 1 and more for columns to the right of it. */
  column: number
  isInTable: boolean
  /** Header or footer of a page that an earlier page has too. Texts leave it out. */
  isRepeated: boolean
  /** Blank space comes before it. */
  startsBlock: boolean
  /** Height of its letters; 1 is that of most of the document. */
  size: number
  isCentered: boolean
  /** The file marks it as an entry of a list. */
  isListItem: boolean
  /** Heading level that the file gives, or 0. */
  level: number
}

/** Fields of a line in a document without layout. */
export const plainLine = {
  page: 1,
  left: 0,
  column: 0,
  isInTable: false,
  isRepeated: false,
  startsBlock: false,
  size: 1,
  isCentered: false,
  isListItem: false,
  level: 0,
} as const satisfies Omit<DocumentLine, 'cells'>

export const cellText = ({ runs }: LineCell): string => runs.map(({ text }) => text).join('')

/**
 * Joins letters that are spaced out ("J O A N  M .  P E R E Z") into words; two spaces separate words. Letters that stay close
 * ("I VA N  K R Y L O V") belong to the same word. Returns any other text unchanged.
 */
export function closedUp(runs: readonly TextRun[]): readonly TextRun[] {
  const text = cellText({ runs }).trim()
  const [first] = runs
  if (!first || !/^[\p{L}&](?: {0,8}[\p{L}&.,:'’-]){3,}$/u.test(text)) return runs
  const pieces = text.split(/ +/)
  const letters = pieces.reduce((sum, { length }) => sum + length, 0)
  return pieces.length > 3 && letters < pieces.length * 1.6
    ? [{ ...first, text: text.replaceAll(/(?<! ) (?! )/g, '').replaceAll(/ +/g, ' ') }]
    : runs
}

/** Longest address that is kept. Characters. */
const maxAddressLength = 2_000

/** A link's address if it is a web, email or phone address; undefined for anything else. */
export const webAddress = (address: unknown): string | undefined =>
  typeof address === 'string' && address.length <= maxAddressLength && /^(?:https?|mailto|tel):/i.test(address)
    ? address
    : undefined

/** Checks whether a text begins like a heading of a résumé. */
export function isHeading(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/\W+/, 3)
  return text.length < 40 && (headingWords.has(first) || headingWords.has(second))
}

/** A line with a tab between its cells. */
export const lineText = ({ cells }: Pick<DocumentLine, 'cells'>): string => cells.map(cellText).join('\t')

/** Text of a document: a blank line before each block, and a bullet before each entry of a list. */
export const textOfLines = (lines: readonly DocumentLine[]): string =>
  lines
    .filter(({ isRepeated }) => !isRepeated)
    .map((line, index) => {
      const text = line.isListItem ? `• ${lineText(line)}` : lineText(line)
      return line.startsBlock && index > 0 ? `\n${text}` : text
    })
    .join('\n')

/** Takes lines measured in points, and returns them measured in the size of most of their letters. */
export function sizedLines(lines: readonly DocumentLine[]): DocumentLine[] {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + lineText(line).length)
  }
  const [[most] = [10]] = [...letters].toSorted((a, b) => b[1] - a[1])
  const usual = most || 10
  return lines.map((line) => ({ ...line, left: line.left / usual, size: line.size / usual }))
}

/** Letters of usual width that are as wide as one is high. */
const lettersPerHeight = 2

/** Lines of a document that is only text: a tab, or three spaces where the text aligns by them, set a cell apart. */
export function linesOfText(text: string, budget: ReadingBudget): DocumentLine[] {
  return text.split('\n').flatMap((raw, at, all): DocumentLine[] => {
    budget.spend('items')
    if (raw.trim() === '') return []
    const left = raw.search(/\S/) / lettersPerHeight
    // A cell may be empty: a line that begins with a tab is in the second column.
    const texts = raw.trimEnd().split(/\t| {3,}/)
    const cells = texts.map((cell) => ({ runs: closedUp([{ text: cell, isBold: false, isItalic: false }]) }))
    return [{ ...plainLine, left, startsBlock: all[at - 1]?.trim() === '', cells }]
  })
}
