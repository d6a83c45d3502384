import { featuresOf, type Attributes } from '#worker/reading/model/feature-templates.ts'
import { bucket } from '#worker/reading/model/linear-model.ts'
import { classOf } from '#worker/reading/model/word-classes.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'
import { tokenTemplates } from './feature-templates.data.ts'
import { labelOf, type Piece, type PostingToken } from './posting-tokens.ts'

const border: Attributes = { k: '/', w: '/', s: '\n' }

/** Features of each word of a posting, for the model that finds the words that state its facts. */
export function tokenFeatures(tokens: readonly PostingToken[], partOf: (line: number) => string, isText = false) {
  const looks = new Map([...Map.groupBy(tokens, ({ line }) => line)].map(([line, own]) => [line, lookOf(own)]))
  const lastLine = tokens.at(-1)?.line ?? 0
  const counts = new Map<string, number>()
  for (const { norm, kind } of tokens) if (/^[A-Z]/.test(kind)) counts.set(norm, (counts.get(norm) ?? 0) + 1)
  const runs = runsOf(tokens, counts)
  const attributes = tokens.map((token, at): Attributes => ({
    w: token.norm,
    k: token.kind,
    class: ownClass(token),
    s: token.sep,
    end: token.norm.slice(-3),
    m: token.mention && worth(token.mention),
    behind: token.behind,
    ...pieceAttributes(token, at, looks),
    ...runs[at],
    part: partOf(token.line),
    tail: `${bucket(lastLine - token.line, [1, 2, 3, 5, 8])}`,
    times: `${bucket(counts.get(token.norm) ?? 0, [2, 3, 5])}`,
  }))
  const near = (at: number, line: number) => (tokens[at]?.line === line ? (attributes[at] ?? border) : border)
  return tokens.map(({ line }, at) => featuresOf(tokenTemplates, (by) => near(at + by, line), isText))
}

/** Bucket limits, for both years and dollars a year. */
const steps = [1, 2, 5, 8, 11, 16, 20_000, 40_000, 60_000, 400_000, 1_000_000]
const flags = ['isSurelyPay', 'isHourly', 'isSurelyPractice', 'classYears'] as const

/** A rough description of a mention: its kind and stance, the size of its amount, or whether it names a city. */
function worth(mention: Mention): string {
  const { kind, stance, ...said }: Mention & { min?: number; max?: number; exact?: number } = mention
  if (kind === 'place') return `${kind} ${stance} ${'places' in said && said.places[0]?.city !== undefined}`
  const { min, max, exact } = said
  const isRange = min !== undefined && max !== undefined && min !== max
  const own = flags.filter((flag) => flag in said && Boolean((said as Partial<Record<string, unknown>>)[flag]))
  return `${kind} ${stance} ${bucket(min ?? exact ?? max ?? 0, steps)} ${isRange} ${own.join()}`
}

/** A line as its words see it: its pieces with the letters of their types, its words, and its fact if it is a label. */
type LineLook = { pieces: readonly Piece[]; key: string; words: readonly string[]; said: string }

function lookOf(line: readonly PostingToken[]): LineLook {
  const pieces = [...new Set(line.map(({ piece }) => piece))]
  const words = line.map(({ norm }) => norm)
  const key = pieces.length < 6 && words.length < 16 ? pieces.map(({ type }) => type).join('') : 'S'
  return { pieces, key, words, said: (key === 'L' && labelOf(words.join(' '))) || key }
}

/** A word's position in its piece and line, the lines around it, the label before it, and a short line above it. */
function pieceAttributes({ piece, line }: PostingToken, at: number, looks: ReadonlyMap<number, LineLook>): Attributes {
  const [own, up, down] = [line, line - 1, line + 1].map((one) => looks.get(one))
  const typeOf = (index: number) => own?.pieces[index]?.type ?? '/'
  const isLast = at === piece.to - 1 ? 'e' : 'm'
  const above = up && up.words.length < 6 ? up : undefined
  return {
    t: piece.type,
    before: typeOf(piece.index - 1),
    after: typeOf(piece.index + 1),
    length: `${bucket(piece.to - piece.from, [2, 3, 4, 6, 9, 13])}`,
    place: at === piece.from ? 'b' : isLast,
    index: `${piece.index}`,
    number: `${bucket(line, [1, 2, 3, 4, 6, 9, 14])}`,
    line: own?.key,
    up: up?.key ?? '',
    down: down?.key ?? '',
    first: own?.words[0],
    ...(piece.label === '' ? {} : { label: piece.fact, labelword: piece.label.toLowerCase().split(/\s+/).slice(0, 5) }),
    above: above?.said,
    aboveword: piece.index === 0 ? above?.words : undefined,
  }
}

/** Words inside a name that are written in lower case. */
const joining = /^(?:of|and|for|the|on|to)$/
const maxRun = 14

const isName = (token: PostingToken | undefined): boolean =>
  token !== undefined && (/^[\p{Lu}&]/u.test(token.raw) || token.kind === 'van')

/** The end of a run of capitalized words, including small words between them. */
function runEnd(tokens: readonly PostingToken[], from: number): number {
  let to = from + 1
  for (let next = to; next - from < maxRun && next < to + 3; next++) {
    const token = tokens[next]
    if (!token || token.piece !== tokens[from]?.piece || !/^(?:[,.hd']|\.,)?$/.test(token.sep)) break
    if (isName(token)) to = next + 1
    else if (!joining.test(token.norm)) break
  }
  return to
}

const ownClass = ({ raw }: PostingToken): string => classOf(raw.toLowerCase())
/** A text of a word, or the border of the line. */
const textOf = (token: PostingToken | undefined, of: (token: PostingToken) => string): string =>
  token ? of(token) : '/'

/** Hosts of email addresses that are looked at. */
const maxHosts = 5

/** For each word in a run of capitalized words: what kinds of words the run has, what is around it, and if an email's host has its words. */
function runsOf(tokens: readonly PostingToken[], counts: ReadonlyMap<string, number>): Attributes[] {
  const runs: Attributes[] = []
  const hosts = tokens.flatMap(({ sep, norm }) => (sep === '@' ? [norm] : [])).slice(0, maxHosts)
  const isInHost = ({ norm }: PostingToken) => norm.length > 3 && hosts.some((host) => host.includes(norm))
  for (let from = 0; from < tokens.length; from = runs.length) {
    const to = isName(tokens[from]) ? runEnd(tokens, from) : from
    const own = tokens.slice(from, to)
    const [before, after, next] = [from - 1, to, to + 1].map((at) =>
      tokens[at]?.line === tokens[from]?.line ? tokens[at] : undefined,
    )
    const run = {
      run: runKinds.filter((kind) => own.some((token) => token.kind === kind)).join(),
      runlength: `${bucket(to - from, [2, 3, 4, 6])}`,
      runbefore: textOf(before, ({ norm }) => norm),
      runafter: textOf(after, ({ sep, norm }) => sep + norm),
      runnext: textOf(next, ({ norm }) => norm),
      beforeclass: textOf(before, ownClass),
      afterclass: textOf(after, (token) => token.sep + ownClass(token)),
      nextclass: textOf(next, ownClass),
      repeats: `${bucket(counts.get(own[0]?.norm ?? '') ?? 0, [2, 3, 5])}`,
      runend: after && after.sep + after.norm.slice(-1) + after.kind,
      host: hosts.length > 0 ? `${own.some(isInHost)}` : undefined,
    }
    runs.push(...own.map((_, at) => ({ ...run, runplace: at === 0 ? 'b' : 'm' })), ...(own.length > 0 ? [] : [{}]))
  }
  return runs
}
const runKinds = ['role', 'form', 'Comp', 'area', 'place', 'firm', '&']
