import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'
import { normalize, tokenize } from '#worker/reading/lexicon/tokens.ts'
import { labelOf } from './posting-labels.ts'
import { companyWords, legalForms, roleWords } from './name-words.data.ts'

/** A word of a posting, with what the vocabulary knows of it. */
export type PostingToken = {
  raw: string
  norm: string
  /** Which line it is in, and its offsets there. */
  line: number
  start: number
  end: number
  /** Signs between it and the word before, without blanks; a line's first word has "\n". */
  sep: string
  /** Kind of word: "role", "place", "Cap", or a small word itself. */
  kind: string
  /** The mention that it is in. */
  mention: Mention | undefined
  piece: Piece
  /** The fact of the label that begins its line without a sign behind it; "label" for the words of that. */
  behind?: string
}

/** Part of a line between two separators, "Boston, MA" of "Associate | Boston, MA", and the label before it with its fact. */
export type Piece = { line: number; index: number; from: number; to: number; type: string; label: string; fact: string }

/** Reads the mentions of a line. */
export type ReadLine = (line: string) => readonly Mention[]

/** More words than these say nothing new of a posting's facts. */
const maxTokens = 1_400
export const maxLineLength = 1_500

const parts = /[|•·:;()@!?]|^-$/
/** Words whose period ends no sentence. */
const short = /^(?:inc|co|corp|ltd|jr|sr|st|mr|ms|dr|no|u|s|d|p|l|[a-z])$/
const isStop = (sep: string, before: string): boolean => sep.startsWith('.') && !short.test(before)
const particle = /^(?:van|von|der|den|de|la|del|di|du|al|el|le)$/
const small =
  /^(?:the|of|and|for|in|at|to|an?|our|we|is|are|as|with|or|by|its|on|from|your|you|will|that|this|has|have|be|join|per|up|least|over|than|plus|about|re|who|new|not|all|no)$/

/** The words of the lines of a posting, in pieces. */
export function postingTokens(lines: readonly string[], mentionsOf: ReadLine): PostingToken[] {
  const found: PostingToken[] = []
  for (const [line, whole] of lines.entries()) {
    if (found.length >= maxTokens) break
    const text = whole.slice(0, maxLineLength)
    const at = found.length
    addLine(found, line, text, mentionsOf(text))
    for (const { piece } of found.slice(at)) piece.type ||= typeOf(piece, found, text)
    markRunTogether(found.slice(at))
  }
  return found
}

function addLine(found: PostingToken[], line: number, text: string, mentions: readonly Mention[]): void {
  const first = found.length
  for (const token of tokenize(text)) {
    // "Hale LLP's office": the name ends before the apostrophe.
    const raw = token.raw.replace(/['’]s$/, '')
    const norm = raw === token.raw ? token.norm : normalize(raw)
    const { start } = token
    const before = found.length === first ? undefined : found.at(-1)
    const sep = before ? signs(text.slice(before.end, start)) : '\n'
    const own = mentions.filter((one) => start >= one.start && start < one.end)
    const mention = own.find(({ kind }) => kinds[kind] !== undefined)
    const piece = pieceAt(found, before, { line, sep, text })
    piece.to = found.length + 1
    const kind = kindOf(raw, norm, mention, own)
    found.push({ raw, norm, line, start, end: start + raw.length, sep, kind, mention, piece })
  }
}

/** The piece of the next word: that of the one before it, or a new one. */
function pieceAt(
  found: readonly PostingToken[],
  before: PostingToken | undefined,
  { line, sep, text }: { line: number; sep: string; text: string },
): Piece {
  if (before && !parts.test(sep) && !isStop(sep, before.norm)) return before.piece
  const index = before ? before.piece.index + 1 : 0
  const piece: Piece = { line, index, from: found.length, to: 0, type: '', label: '', fact: '' }
  if (before && sep.includes(':')) setLabel(piece, textOf(before.piece, found, text))
  else if (before && !/[|•·]/.test(sep)) setLabel(piece, before.piece.label)
  return piece
}

const signs = (between: string): string => {
  const plain = between.replaceAll(/\s+/g, '').replaceAll(/[–—]/g, '-')
  // "Al-Rashid", "Halcyon.io".
  if (between === '-') return 'h'
  return between === '.' ? 'd' : plain.slice(0, 2)
}

/** "Posting Title White Collar Associate": a label that nothing parts from its value. */
function markRunTogether(line: readonly PostingToken[]): void {
  for (let words = Math.min(3, line.length - 1); words > 0; words--) {
    const label = line.slice(0, words)
    const fact = label.at(-1)?.piece === label[0]?.piece && line[words]?.sep === '' ? labelOf(rawOf(label)) : undefined
    if (fact === undefined) continue
    for (const [at, token] of line.entries()) token.behind = at < words ? 'label' : fact
    return
  }
}

const rawOf = (tokens: readonly PostingToken[]): string => tokens.map(({ raw }) => raw).join(' ')

const textOf = ({ from, to }: Pick<Piece, 'from' | 'to'>, tokens: readonly PostingToken[], line: string): string =>
  line.slice(tokens[from]?.start, tokens[to - 1]?.end)

function setLabel(piece: Piece, label: string): void {
  piece.label = label.length < maxLabelLength ? label : ''
  piece.fact = piece.label === '' ? '' : (labelOf(piece.label) ?? '?')
}

/** Characters. */
const maxLabelLength = 60

const kinds: Readonly<Partial<Record<Mention['kind'], string>>> = {
  firm: 'firm',
  salary: 'pay',
  book: 'book',
  experience: 'years',
  place: 'place',
  bar: 'bar',
  practiceArea: 'area',
  workMode: 'mode',
  workType: 'type',
  firmKind: 'size',
}

function kindOf(raw: string, norm: string, mention: Mention | undefined, own: readonly Mention[]): string {
  if (roleWords.has(norm)) return 'role'
  const kind = mention && kinds[mention.kind]
  if (kind !== undefined && kind !== 'size') return kind
  return kindOfWord(raw, norm) ?? (own.some((one) => one.kind === 'seniority') ? 'level' : plainKind(raw, norm))
}

function kindOfWord(raw: string, norm: string): string | undefined {
  if (particle.test(norm)) return 'van'
  if (small.test(norm)) return norm
  if (legalForms.has(norm) && /^\p{Lu}|^plc$|^mbB$/u.test(raw)) return 'form'
  if (companyWords.has(norm)) return /^\p{Lu}/u.test(raw) ? 'Comp' : 'comp'
  return undefined
}

function plainKind(raw: string, norm: string): string {
  if (/^\d/.test(norm)) return norm.length > 3 ? '0000' : '0'
  if (/^[&$+<>%]/.test(raw)) return raw
  if (months.test(norm)) return 'month'
  if (/^\p{Lu}/u.test(raw)) return givenNames.has(norm) ? 'Given' : 'Cap'
  return 'low'
}

const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/

/** Kind of a piece by its words: role, place, firm, area, pay and so on, or capitals, or prose. */
function typeOf({ from, to }: Piece, tokens: readonly PostingToken[], line: string): string {
  const own = tokens.slice(from, to)
  if (own.length > 12) return 'S'
  if (labelOf(textOf({ from, to }, tokens, line)) !== undefined) return 'L'
  const share: Share = (...wanted) => own.filter(({ kind }) => wanted.includes(kind)).length / own.length
  return typeOfFacts(share) ?? typeOfNames(own, share)
}

/** Share of words of some kinds. */
type Share = (...kinds: readonly string[]) => number

function typeOfFacts(share: Share): string | undefined {
  if (share('place', 'in', 'or', 'and') >= 0.6 && share('place') > 0) return 'P'
  if (share('pay') >= 0.3) return '$'
  if (share('years') >= 0.4) return 'Y'
  return share('mode', 'type') >= 0.5 ? 'M' : undefined
}

function typeOfNames(own: readonly PostingToken[], share: Share): string {
  if (/^(?:form|Comp|firm)$/.test(own.at(-1)?.kind ?? '')) return 'F'
  if (share('role') > 0) return own.length > 5 && share('low') > 0 ? 'S' : 'R'
  if (share('area') >= 0.6) return 'A'
  if (share('month', '0', '0000') >= 0.5) return 'D'
  const isNamed = own.every(
    ({ kind, raw }) => /^[A-Z&]/.test(kind) || /^\p{Lu}/u.test(raw) || /^(?:of|the|and|for|in)$/.test(kind),
  )
  if (!isNamed) return 'x'
  return own.length === 1 ? 'c' : 'C'
}
