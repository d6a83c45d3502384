import { cellText, type DocumentLine, type LineCell } from '#worker/reading/document/document-lines.ts'
import { datesIn } from './resume-dates.ts'

/** Sign that parts a piece from the one before: none at the beginning of a line. */
export type Separator = 'start' | 'tab' | 'bar' | 'dash' | 'comma' | 'stop' | 'bracket' | 'word' | 'style' | 'date'

/** A part of a line that names one thing: a title, a firm, a place, a date. */
export type Piece = {
  text: string
  /** Where it begins in the text of its line. */
  start: number
  end: number
  before: Separator
  isBold: boolean
  isItalic: boolean
  /** Which cell of the line it is in. */
  cell: number
}

/** Longer lines, and lines of a list, are read as one piece. */
const maxPartedLength = 200
const maxBulletLength = 110

const forms =
  'Inc|INC|Incorporated|INCORPORATED|LTD|CORP|LLC|L\\.L\\.C|LLP|L\\.L\\.P|LLLP|L\\.L\\.O|PLLP|Chartered|Chtd|PLLC|P\\.?\\s?C\\b|P\\.?\\s?A\\b|Ltd|Co\\b|Corp|N\\.?A\\b|S\\.C|LPA|S\\.A|AG|GmbH'
const separators: readonly [Separator, RegExp][] = [
  ['bar', /\s*[|•·▪◦♦■●∙]\s*|\s+(?:[^\p{L}\p{N}\s&+"'“”‘’()[\]$#@%.,:;!?–—−-])\s+|\s+\/\s+/gu],
  ['dash', /\s+[–—−-]+(?:\s+|$)|(?<=\p{Ll}{3}|\p{Lu}{3})[–—](?=\p{Lu}\p{L})/gu],
  ['comma', new RegExp(`,\\s+(?!(?:${forms})(?!\\p{L}))|;\\s+`, 'gu')],
  ['stop', /(?<=\p{Ll}{3}|\)|\d|(?<![\p{L}.])\p{Lu}{2})\.\s+(?=\p{Lu})|(?<=\p{L}{2}|\)):\s+/gu],
  ['word', /\s+(?:at|@|with)\s+(?=\p{Lu})|\s+(?:to|for)\s+(?=(?:the )?(?:Hon|Honorable|Judge|Justice|Chief)\b)/gu],
]
const brackets = /\s*[()]\s*/gu

/** Cuts in the text of a cell: each with what it is, from where to where. */
type Cut = { start: number; end: number; kind: Separator }

/** The pieces of a line. Dates are pieces of their own, and so are parts in another weight or slant. */
export function piecesOf(line: DocumentLine, isBullet: boolean): Piece[] {
  const pieces: Piece[] = []
  let offset = 0
  for (const [index, cell] of line.cells.entries()) {
    const text = cellText(cell)
    const isWhole = text.length > maxPartedLength || (isBullet && text.length > maxBulletLength)
    const cuts = isWhole ? [] : cutsIn(text, cell)
    let from = 0
    let before: Separator = index === 0 ? 'start' : 'tab'
    const add = (start: number, end: number) => {
      const raw = text.slice(start, end)
      const own = raw.trim()
      if (!/[\p{L}\p{N}]/u.test(own)) return false
      const at = start + raw.indexOf(own)
      pieces.push({
        text: own,
        start: offset + at,
        end: offset + at + own.length,
        before,
        ...styleAt(cell, at),
        cell: index,
      })
      return true
    }
    for (const { start, end, kind } of cuts) {
      if (start > from && add(from, start)) before = kind
      if (kind === 'date' && end > start) {
        if (add(start, end)) before = 'date'
      } else if (before !== 'start' || pieces.length > 0) before = kind
      from = Math.max(from, end)
    }
    add(from, text.length)
    offset += text.length + 1
  }
  return pieces
}

function cutsIn(text: string, cell: LineCell): Cut[] {
  const taken = new Uint8Array(text.length + 1)
  const cuts: Cut[] = []
  const take = (cut: Cut) => {
    if (taken.subarray(cut.start, Math.max(cut.end, cut.start + 1)).includes(1)) return
    taken.fill(1, cut.start, cut.end)
    cuts.push(cut)
  }
  for (const { start, end } of datesIn(text)) take({ start, end, kind: 'date' })
  for (const [kind, pattern] of separators)
    for (const match of text.matchAll(pattern)) take({ start: match.index, end: match.index + match[0].length, kind })
  // "Shelby (Kim) Doe" and "Smith(UK) LLP" hold their brackets; a bracket that ends a cell or holds a date is a piece.
  for (const match of text.matchAll(brackets))
    if (opensApart(text, match.index)) take({ start: match.index, end: match.index + match[0].length, kind: 'bracket' })
  for (const at of styleChanges(cell, text)) take({ start: at, end: at, kind: 'style' })
  return cuts.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Checks for a bracket that holds more than a word, or ends the text. */
function opensApart(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at + 1)
  const close = text.indexOf(')', at)
  if (open < 0 || close < 0) return true
  return close - open > 14 || /^\)[\s,.;]*(?:$|\t)/.test(text.slice(close)) || /\d{4}/.test(text.slice(open, close))
}

/** Places where bold or italic text begins or ends between two words. */
function styleChanges({ runs }: LineCell, text: string): number[] {
  const found: number[] = []
  let at = 0
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1]
    if (before && (before.isBold !== run.isBold || before.isItalic !== run.isItalic)) {
      const isBetweenWords = /[\s,|–—-]$/.test(text.slice(0, at)) || /^[\s,|–—-]/.test(text.slice(at))
      if (isBetweenWords && run.text.trim() !== '' && before.text.trim() !== '') found.push(at)
    }
    at += run.text.length
  }
  return found
}

function styleAt({ runs }: LineCell, at: number): { isBold: boolean; isItalic: boolean } {
  let end = 0
  for (const { text, isBold, isItalic } of runs) {
    end += text.length
    if (at < end) return { isBold, isItalic }
  }
  return { isBold: false, isItalic: false }
}
