import { bucket } from '#worker/reading/model/linear-model.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'
import type { Piece, PostingToken } from './posting-tokens.ts'
import { labelOf } from './posting-labels.ts'

/** Features of each word of a posting, for the model that finds its title, firm, place, pay and years. */
export function tokenFeatures(tokens: readonly PostingToken[], partOf: (line: number) => string): string[][] {
  const lines = linesOf(tokens)
  const runs = runsOf(tokens)
  const counts = new Map<string, number>()
  for (const { norm, kind } of tokens) if (/^[A-Z]/.test(kind)) counts.set(norm, (counts.get(norm) ?? 0) + 1)
  const hosts = hostsOf(tokens)
  return tokens.map((token, at) => {
    const found: string[] = []
    wordFeatures(found, tokens, at)
    pieceFeatures(found, tokens, at, lines)
    runFeatures(found, token, runs[at])
    const { kind, norm, piece, mention, behind } = token
    if (behind !== undefined)
      found.push(
        `behind=${behind} ${kind}`,
        `behind=${behind} ${at > 0 && tokens[at - 1]?.behind === 'label'}`,
        `behind=${behind}`,
      )
    if (mention) found.push(`m=${worth(mention)}`, `m=${worth(mention)} ${partOf(token.line)}`)
    const times = bucket(counts.get(norm) ?? 0, [2, 3, 5])
    found.push(
      `times=${times} ${kind} ${piece.type}`,
      `part=${partOf(token.line)} ${kind}`,
      `part=${partOf(token.line)} ${piece.type}`,
    )
    if (norm.length > 3 && hosts.some((host) => host.includes(norm))) found.push(`host ${kind}`, `host ${piece.type}`)
    return found
  })
}

/** Content of a mention of pay, years or a place, roughly. */
function worth(mention: Mention): string {
  const { kind, stance } = mention
  if (kind === 'salary') {
    const { min, max, exact, isSurelyPay, isHourly } = mention
    const size = bucket(min ?? exact ?? max ?? 0, [20_000, 40_000, 60_000, 400_000, 1_000_000])
    return `${kind} ${size} ${min !== undefined && max !== undefined} ${isSurelyPay} ${isHourly === true}`
  }
  if (kind === 'experience') {
    const { min, max, isSurelyPractice, classYears } = mention
    return `${kind} ${bucket(min ?? max ?? 0, [1, 2, 5, 8, 11, 16])} ${min !== undefined && max !== undefined && max !== min} ${isSurelyPractice} ${classYears !== undefined}`
  }
  return kind === 'place' ? `${kind} ${stance} ${mention.places[0]?.city !== undefined}` : kind
}

/** Pieces of a line, the letters of their types, and the fact of a line that is a label. */
type Line = { pieces: Piece[]; key: string; words: string[]; fact: string }

function linesOf(tokens: readonly PostingToken[]): Map<number, Line> {
  const lines = new Map<number, Line>()
  for (const { line, piece, norm } of tokens) {
    const own = lines.get(line) ?? { pieces: [], key: '', words: [], fact: '' }
    if (own.pieces.at(-1) !== piece) own.pieces.push(piece)
    own.words.push(norm)
    lines.set(line, own)
  }
  for (const own of lines.values()) {
    own.key = own.pieces
      .slice(0, 5)
      .map(({ type }) => type)
      .join('')
    if (own.key === 'L') own.fact = labelOf(own.words.join(' ')) ?? ''
  }
  return lines
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index]

function wordFeatures(out: string[], tokens: readonly PostingToken[], index: number): void {
  const own = tokens[index]
  if (!own) return
  const kindAt = (by: number) => {
    const other = at(tokens, index + by)
    if (!other) return '-'
    return other.line === own.line ? other.kind : '/'
  }
  const normAt = (by: number) => {
    const other = at(tokens, index + by)
    return other?.line === own.line ? other.norm : '/'
  }
  const { kind, norm, sep } = own
  const after = at(tokens, index + 1)?.sep ?? '\n'
  const [b, n] = [normAt(-1), normAt(1)]
  out.push(
    'bias',
    `k=${kind}`,
    `w=${norm}`,
    `w=${norm} ${sep}`,
    `s=${sep} ${kind}`,
    `s=${sep}${after} ${kind}`,
    `a=${after} ${kind} ${kindAt(1)}`,
    `-k=${kindAt(-1)}${sep} ${kind}`,
    `-kk=${kindAt(-2)} ${kindAt(-1)}${sep} ${kind}`,
    `+k=${kind} ${after}${kindAt(1)}`,
    `+kk=${kind} ${after}${kindAt(1)} ${kindAt(2)}`,
    `k3=${kindAt(-1)}${sep} ${kind} ${after}${kindAt(1)}`,
    `-w=${b} ${kind}`,
    `+w=${n} ${kind}`,
    `-ww=${normAt(-2)} ${b} ${kind}`,
    `+ww=${n} ${normAt(2)} ${kind}`,
    `2w=${b} ${norm}`,
    `w2=${norm} ${n}`,
    `end=${norm.slice(-3)} ${kind}`,
  )
}

function pieceFeatures(
  out: string[],
  tokens: readonly PostingToken[],
  index: number,
  lines: ReadonlyMap<number, Line>,
): void {
  const own = tokens[index]
  const line = own && lines.get(own.line)
  if (!own || !line) return
  const { piece, kind } = own
  const { type, from, to } = piece
  const isLast = index === to - 1 ? 'e' : 'm'
  const length = bucket(to - from, [2, 3, 4, 6, 9, 13])
  const number = bucket(own.line, [1, 2, 3, 4, 6, 9, 14])
  const around = aroundPiece(tokens, piece, line)
  const lineKey = line.pieces.length < 6 && line.words.length < 16 ? line.key : 'S'
  const [upKey, downKey] = [lines.get(own.line - 1)?.key ?? '', lines.get(own.line + 1)?.key ?? '']
  out.push(
    `p=${type}${length} ${index === from ? 'b' : isLast}`,
    `p=${type} ${kind} ${number}`,
    `p=${around}`,
    `p=${around} ${number}`,
    `p=${around} ${kind}`,
    `l=${lineKey} ${piece.index} ${number}`,
    `l=${lineKey} ${piece.index} ${kind}`,
    `l=${lineKey} ${piece.index} u=${upKey}`,
    `l=${lineKey} ${piece.index} d=${downKey}`,
    `l=${lineKey} ${piece.index} u=${upKey} d=${downKey}`,
    `n=${number} ${type} ${length}`,
  )
  labelFeatures(out, own, lines.get(own.line - 1), length)
  if (piece.index === 0) out.push(`first=${line.words[0] ?? ''} ${type} ${kind}`)
}

/** Types of the pieces around one, and the signs between them. */
function aroundPiece(tokens: readonly PostingToken[], piece: Piece, line: Line): string {
  const [before, after] = [line.pieces[piece.index - 1], line.pieces[piece.index + 1]]
  const next = at(tokens, piece.to)
  const sepAfter = next?.line === piece.line ? next.sep : '\n'
  return `${before?.type ?? '/'}${tokens[piece.from]?.sep} ${piece.type} ${sepAfter}${after?.type ?? '/'}`
}

/** The label before a word, and a short line above it. */
function labelFeatures(out: string[], { piece, kind }: PostingToken, up: Line | undefined, length: number): void {
  const { type, label, fact } = piece
  if (label !== '') {
    out.push(`label=${fact} ${type}`, `label=${fact} ${kind}`, `label=${fact} ${piece.index}`)
    for (const word of label.toLowerCase().split(/\s+/).slice(0, 5)) out.push(`label ${word}`, `label ${word} ${kind}`)
  }
  if (!up || up.words.length >= 6) return
  const said = up.fact === '' ? up.key : up.fact
  out.push(`up=${said} ${type} ${length}`, `up=${said} ${kind}`)
  if (piece.index === 0) for (const word of up.words) out.push(`up ${word} ${type}`)
}

/** Words in capitals one after another, and what is around them. */
type Run = { length: number; place: string; types: string; before: string; after: string; next: string }

const joining = /^(?:of|and|for|the|on)$/

function runsOf(tokens: readonly PostingToken[]): (Run | undefined)[] {
  const runs: (Run | undefined)[] = Array.from({ length: tokens.length })
  const isName = (index: number) => {
    const token = at(tokens, index)
    return token !== undefined && (/^\p{Lu}/u.test(token.raw) || token.raw === '&' || token.kind === 'van')
  }
  for (let from = 0; from < tokens.length;) {
    if (!isName(from)) {
      from++
      continue
    }
    const to = runEnd(tokens, from, isName)
    for (const [index, run] of runOf(tokens, from, to).entries()) runs[from + index] = run
    from = to
  }
  return runs
}

function runEnd(tokens: readonly PostingToken[], from: number, isName: (index: number) => boolean): number {
  for (let to = from + 1; ;) {
    let last = to
    while (last < to + 2 && joining.test(at(tokens, last)?.norm ?? '')) last++
    const isWithin = tokens
      .slice(to, last + 1)
      .every(({ sep, piece }) => /^(?:[,.hd']|\.,)?$/.test(sep) && piece === tokens[from]?.piece)
    if (!isName(last) || !isWithin || to - from > 12) return to
    to = last + 1
  }
}

/** The run of some words, as each of them sees it. */
function runOf(tokens: readonly PostingToken[], from: number, to: number): Run[] {
  const own = tokens.slice(from, to)
  const [before, after, next] = [at(tokens, from - 1), at(tokens, to), at(tokens, to + 1)]
  const isSame = (token: PostingToken | undefined) => token !== undefined && token.line === tokens[from]?.line
  const same = (token: PostingToken | undefined) => (isSame(token) ? `${token?.norm}` : '/')
  const types = ['role', 'form', 'Comp', 'area', 'place', 'firm', '&']
    .map((kind) => (own.some((token) => token.kind === kind) ? kind[0] : ''))
    .join('')
  return own.map((_, index) => ({
    length: bucket(to - from, [2, 3, 4, 6]),
    place: index === 0 ? 'b' : 'm',
    types,
    before: same(before),
    after: `${isSame(after) ? after?.sep : ''}${same(after)}`,
    next: same(next),
  }))
}

function runFeatures(out: string[], { kind, piece }: PostingToken, run: Run | undefined): void {
  if (!run) return
  const { length, place, types, before, after, next } = run
  out.push(
    `r=${types} ${length}${place}`,
    `r=${types} ${kind} ${piece.type}`,
    `r-=${before} ${types}`,
    `r-=${before} ${kind}`,
    `r+=${after} ${types}`,
    `r+=${after} ${kind}`,
    `r+=${after} ${next}`,
    `r±=${before} ${after}`,
  )
}

/** The addresses in a posting: "careers", "whitcombehale". */
function hostsOf(tokens: readonly PostingToken[]): string[] {
  return tokens.flatMap(({ norm }, index) => {
    const next = at(tokens, index + 1)
    return next?.sep === 'd' && /^(?:com|net|org|gov|edu|law|legal|example|io|us)$/.test(next.norm) && norm.length > 4
      ? [norm]
      : []
  })
}
