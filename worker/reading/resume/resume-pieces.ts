import { cellText, type DocumentLine, type LineCell } from '#worker/reading/document/document-lines.ts'
import { datesIn } from './resume-dates.ts'
import { anyOf } from './words.ts'
import { titleWords } from './words.data.ts'

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
  'Inc|INC|Incorporated|INCORPORATED|LTD|CORP|LLC|L\\.L\\.C|LLP|L\\.L\\.P|LP|L\\.P|LLLP|L\\.L\\.O|PLLP|Chartered|Chtd|PLLC|P\\.?\\s?C\\b|P\\.?\\s?A\\b|Ltd|Co\\b|Corp|N\\.?A\\b|S\\.C|LPA|S\\.A|AG|GmbH|PLC|plc|[NB]\\.V|BV'
const separators: readonly [Separator, RegExp][] = [
  ['bar', /\s*[|•·▪◦♦■●∙]\s*|\s+(?:[^\p{L}\p{N}\s&+"'“”‘’()[\]$#@%.,:;!?–—−-])\s+|\s+\/\s+/gu],
  ['dash', /(?:\s+|(?<=\p{L}{4}))[–—−-]+(?:\s+|$)|(?<=\p{Ll}{3}|\p{Lu}{3})[–—](?=\p{Lu}\p{L})/gu],
  ['comma', new RegExp(`,\\s+(?!(?:${forms})(?!\\p{L}))|;\\s+`, 'gu')],
  ['stop', /(?<=\p{Ll}{3}|\)|\d|(?<![\p{L}.])\p{Lu}{2,4})\.\s+(?!LTD\b)(?=\p{Lu})|(?<=\p{L}{2}|\)|\.)\s?:-?\s+/gu],
]
/** Words that part a title from an employer, a judge, a group or a person: "Legal Secretary to two partners". */
const betweenWords = [
  /\s+(?:[aA]t|AT|@|with|as)\s+(?!Law\b)(?=\p{Lu})|\s+as an?\s+/gu,
  /\s+(?:to|for)\s+(?=(?:the )?(?:Hon|Honorable|Judge|Justice|Chief)\b)/gu,
  /\s+to\s+(?<=\b(?:[Ss]ecretary|SECRETARY|[Aa]ssistant|ASSISTANT|[Pp]aralegal|[Cc]lerk)\s+to\s+)(?!the\b)/gu,
  /\s+(?:in|within|of) (?:the|our|its) (?=[\p{L}& -]+ (?:group|practice|department|team|section)\b)/giu,
]
/** Words of a sentence that says what somebody is or was. */
const sentence = /\s(?:is|was|has|became|joined|served|serves|began|spent)\s/
const bothLetters = titleWords.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)
const someTitle = anyOf(bothLetters, 'u').source
const verb = String.raw`\s+(?:is|was|became|become|been|as|remains)\s+(?:(?:now|currently|an?|the|its|our)\s+)*`
const behind = String.raw`\s+(?:in|of|at|with|for|to)\s+(?:the\s+|our\s+)?`
/** Where the title and the employer in a sentence begin and end: "Jane Doe is a partner in the Boston office of Acme LLP". */
const inSentences = [
  /\s+in (?:the|its|our) (?:\p{Lu}[\p{L}.-]*,? ){1,4}offices? of (?:the )?(?=\p{Lu})/gu,
  new RegExp(String.raw`${verb}(?=(?:[\p{L}&'’-]+\s+){0,4}${someTitle})`, 'gu'),
  new RegExp(String.raw`${behind}(?<=${someTitle}\s+\S+\s+(?:the\s+|our\s+)?)(?=\p{Lu})`, 'gu'),
  /(?<=\b(?:[Gg]roup|[Dd]epartment|[Ss]ection|firm|[Pp]ractice|[Dd]ivision))\s+of\s+(?:the\s+)?(?=\p{Lu})/gu,
  /(?<=\b(?:LLP|PLLC|LLC|Inc\.|P\.C\.|Corporation|Corp\.))\s+(?=\p{Ll})/gu,
]
/** The end of a sentence, and the first letter of the next one. */
const firstSentence = /(?<=\p{Ll}{3}|\)|\d{4}|LLP|LLC)\.\s+\p{Lu}/u
const brackets = /\s*\(([^()]*)(?:\)\s*|$)/gu

/** Cuts in the text of a cell: each with what it is, from where to where. */
type Cut = { start: number; end: number; kind: Separator }

/** The pieces of a line. Dates are pieces of their own, and so are parts in another weight or slant. */
export function piecesOf(line: DocumentLine, isBullet: boolean): Piece[] {
  let offset = 0
  return line.cells.flatMap((cell, index) => {
    const pieces: Piece[] = []
    const text = cellText(cell)
    let before: Separator = index === 0 ? 'start' : 'tab'
    const add = (start: number, end: number, kind: Separator) => {
      // In a table of labels the colon may be in the value's cell: "Name", ": Jane Doe".
      const own = text.slice(start, end).replace(/^[\s:–—]+|\s+$/g, '')
      const at = offset + text.indexOf(own, start)
      const { isBold = false, isItalic = false } = runAt(cell, at - offset) ?? {}
      const isPiece = /[\p{L}\p{N}]/u.test(own)
      if (isPiece) pieces.push({ text: own, start: at, end: at + own.length, before, isBold, isItalic, cell: index })
      if (isPiece || before !== 'start') before = kind
    }
    let from = 0
    for (const { start, end, kind } of cutsIn(text.slice(0, partedLength(text, isBullet)), cell)) {
      add(from, start, kind)
      if (kind === 'date') add(start, end, kind)
      from = Math.max(from, end)
    }
    add(from, text.length, 'start')
    offset += text.length + 1
    return pieces
  })
}

/** Length of the part of a text that is cut into pieces: all of a short text, the first sentence of a long one. */
function partedLength(text: string, isBullet: boolean): number {
  if (text.length <= (isBullet ? maxBulletLength : maxPartedLength)) return text.length
  const end = isBullet ? null : firstSentence.exec(text.slice(0, maxPartedLength))
  return end ? end.index + end[0].length : 0
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
  const words = (some: readonly RegExp[]) => some.map((pattern) => ['word', pattern] as const)
  const patterns = [...(sentence.test(text) ? words(inSentences) : []), ...separators, ...words(betweenWords)]
  for (const [kind, pattern] of patterns)
    for (const { index, 0: sign } of text.matchAll(pattern)) take({ start: index, end: index + sign.length, kind })
  for (const { index, 0: whole, 1: inner = '' } of text.matchAll(brackets)) {
    const behind = index + whole.length
    // "Shelby (Kim) Doe", "Smith(UK) LLP" and "(212) 555-0117" hold their brackets.
    if (inner.length < 14 && !/\d{4}/.test(inner) && /[\p{L}\p{N}]/u.test(text.charAt(behind))) continue
    const from = index + whole.indexOf('(') + 1
    take({ start: index, end: from, kind: 'bracket' })
    take({ start: from + inner.length, end: behind, kind: 'bracket' })
  }
  for (const at of styleChanges(cell, text)) take({ start: at, end: at, kind: 'style' })
  return cuts.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Places where bold or italic text begins or ends between two words. */
function styleChanges({ runs }: LineCell, text: string): number[] {
  let at = 0
  return runs.flatMap((run, index) => {
    const before = runs[index - 1]
    const [start, isOther] = [at, before?.isBold !== run.isBold || before.isItalic !== run.isItalic]
    at += run.text.length
    const isApart = /[\s,|–—-]$/.test(text.slice(0, start)) || /^[\s,|–—-]/.test(text.slice(start))
    return before && isOther && isApart && run.text.trim() !== '' && before.text.trim() !== '' ? [start] : []
  })
}

/** The run that a letter of a cell is in. */
function runAt({ runs }: LineCell, letter: number): LineCell['runs'][number] | undefined {
  let end = 0
  return runs.find(({ text }) => (end += text.length) > letter)
}
