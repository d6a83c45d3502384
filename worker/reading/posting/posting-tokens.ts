import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { meaningsOf } from '#worker/reading/lexicon/phrase-book.ts'
import { normalize, tokenize } from '#worker/reading/lexicon/tokens.ts'
import { labelTerms } from './posting-labels.data.ts'
import * as lists from './name-words.data.ts'

/** Facts that a posting states behind a label: "Salary: $100,000". */
export type PostingLabel = keyof typeof labelTerms

const factsOfLabels = meaningsOf(Object.entries(labelTerms) as [PostingLabel, string][])

/** Words of a label that say nothing of its fact: "Salary (annual)", "Expected salary range", "Telework eligible?". */
const aside = / ?\([^()]*\)$|\?$|^(?:annual|base|starting|expected|estimated|anticipated) | range$/g

/** The fact that a label states. */
export function labelOf(text: string): PostingLabel | undefined {
  const plain = text.toLowerCase().replace('isation', 'ization').trim()
  return factsOfLabels.get(plain) ?? factsOfLabels.get(plain.replaceAll(aside, '').trim())
}

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
export type Piece = {
  index: number
  from: number
  to: number
  type: string
  label: string
  fact: string
  /** All mentions of its line. */
  mentions: readonly Mention[]
}

/** Maximum number of words of a posting that are read. Later ones say nothing new about its facts. */
const maxTokens = 1_400
const maxLineLength = 1_500
/** Characters of a label. */
const maxLabelLength = 60

/** Signs that part the pieces of a line. */
const parts = /[|•·:;()@!?]|^-$/
/** Words whose period ends no sentence. */
const short = /^(?:inc|co|corp|ltd|jr|sr|st|mr|ms|dr|no|[a-z])$/

/** The words of the lines of a posting, in pieces. */
export function postingTokens(lines: readonly string[], now: Date): PostingToken[] {
  const found: PostingToken[] = []
  for (const [line, whole] of lines.entries()) {
    if (found.length >= maxTokens) break
    const text = whole.slice(0, maxLineLength)
    const own = lineTokens(line, text, readMentions(text, { now, isProse: true }), found.length)
    for (const { piece } of own) piece.type ||= typeOf(own.filter((one) => one.piece === piece))
    markRunTogether(own)
    found.push(...own)
  }
  return found
}

/** The words of a line, of which the first is the posting's `first`. */
function lineTokens(line: number, text: string, mentions: readonly Mention[], first: number): PostingToken[] {
  const found: PostingToken[] = []
  let piece: Piece = { index: 0, from: first, to: first, type: '', label: '', fact: '', mentions }
  for (const token of tokenize(text)) {
    // "Hale LLP's office": the name ends before the apostrophe.
    const raw = token.raw.replace(/['’]s$/, '')
    const norm = raw === token.raw ? token.norm : normalize(raw)
    const before = found.at(-1)
    const sep = before ? signs(text.slice(before.end, token.start)) : '\n'
    if (before && (parts.test(sep) || (sep.startsWith('.') && !short.test(before.norm)))) {
      const said = sep.includes(':') ? text.slice(found[piece.from - first]?.start, before.end) : piece.label
      const label = said.length < maxLabelLength ? said : ''
      const fact = label === '' ? '' : (labelOf(label) ?? '?')
      piece = { index: piece.index + 1, from: piece.to, to: piece.to, type: '', label, fact, mentions }
    }
    piece.to++
    const own = mentions.filter((one) => token.start >= one.start && token.start < one.end)
    const mention = own.find(({ kind }) => lists.mentionKinds[kind] !== undefined)
    const kind = kindOf(raw, norm, own, mention)
    found.push({ raw, norm, line, start: token.start, end: token.start + raw.length, sep, kind, mention, piece })
  }
  return found
}

/** "Posting Title White Collar Associate": a label that nothing parts from its value. */
function markRunTogether(line: readonly PostingToken[]): void {
  for (let words = Math.min(3, line.length - 1); words > 0; words--) {
    const label = line.slice(0, words)
    const isWhole = label.at(-1)?.piece === label[0]?.piece && line[words]?.sep === ''
    const fact = isWhole ? labelOf(label.map(({ raw }) => raw).join(' ')) : undefined
    if (fact === undefined) continue
    for (const [at, token] of line.entries()) token.behind = at < words ? 'label' : fact
    return
  }
}

/** Signs inside a word: "Al-Rashid", "Housing/Claims Counsel", "Halcyon.io". */
const joints: Readonly<Record<string, string>> = { '-': 'h', '/': 'h', '.': 'd' }
const signs = (between: string): string =>
  joints[between] ?? between.replaceAll(/\s+/g, '').replaceAll(/[–—]/g, '-').slice(0, 2)

/** The kind of a word: the first one that applies. */
function kindOf(raw: string, norm: string, own: readonly Mention[], mention: Mention | undefined): string {
  const isCapital = /^\p{Lu}/u.test(raw)
  const kinds: readonly (readonly [isKind: boolean, kind: string | undefined])[] = [
    [lists.roleWords.has(norm), 'role'],
    [mention !== undefined, mention && lists.mentionKinds[mention.kind]],
    [lists.particles.has(norm), 'van'],
    [lists.smallWords.has(norm), norm],
    [isCapital && lists.legalForms.has(norm), 'form'],
    [lists.companyWords.has(norm), isCapital ? 'Comp' : 'comp'],
    [own.some(({ kind }) => kind === 'seniority'), 'level'],
    [lists.months.has(norm), 'month'],
    [isCapital && givenNames.has(norm), 'Given'],
    [/\d{4}/.test(raw), '0000'],
    [/^\d/.test(raw), '0'],
    [isCapital, 'Cap'],
  ]
  return kinds.find(([isKind]) => isKind)?.[1] ?? 'low'
}

/** The type of a piece: prose, a label, a name, or the first type that enough of its words fit. */
function typeOf(own: readonly PostingToken[]): string {
  if (own.length > 12) return 'S'
  if (labelOf(own.map(({ raw, sep }, at) => (at > 0 && sep !== 'h' ? ' ' : '') + raw).join('')) !== undefined)
    return 'L'
  if (/^(?:form|Comp|firm)$/.test(own.at(-1)?.kind ?? '')) return 'F'
  const shareOf = (kinds: RegExp) => own.filter(({ kind }) => kinds.test(kind)).length / own.length
  return lists.pieceTypes.find(([, kinds, share]) => shareOf(kinds) >= share)?.[0] ?? 'x'
}
