import type { Mention } from '#worker/reading/lexicon/mentions.ts'
import { normalize, tokenize, type Token } from '#worker/reading/lexicon/tokens.ts'
import type { PostingToken } from '#worker/reading/posting/posting-tokens.ts'
import type { ComposedPosting } from './compose-posting.fixture.ts'

const letters = {
  title: 'T',
  firm: 'F',
  place: 'P',
  pay: 'S',
  years: 'Y',
  area: 'A',
  remote: 'R',
  office: 'N',
  type: 'K',
} as const
/** Without the ending of an owner, as the reader's words are. */
const normOf = ({ raw, norm }: Token): string => (/['’]s$/.test(raw) ? normalize(raw.slice(0, -2)) : norm)

/** Returns a text's letters, digits, and signs that count as words, in lower case. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}&$+%£€<>]/gu, '')
/** Maximum number of letters that the reader may have dropped between two words, such as a reference number. */
const maxSkipped = 600

/**
 * Returns the fact that each word of a labeled posting states. Words are matched by their letters, because the reader may see two words
 * where the posting has one: "TitleCounsel".
 */
export function composedWords({ rows }: ComposedPosting, tokens: readonly PostingToken[]): string[][] {
  const spans = rows.flatMap(({ cells }) => cells.flat())
  const text = spans.map((span) => lettersOf(span.text)).join('')
  const facts = spans.flatMap(({ text: own, label }) =>
    Array<string>(lettersOf(own).length).fill(label ? letters[label] : 'o'),
  )
  // If no area is labeled as the job's, any area that is named may be the one.
  const hasArea = facts.includes('A')
  const words = tokens.map(({ raw }) => lettersOf(raw))
  let at = 0
  return tokens.map(({ kind }, index) => {
    const [own, next] = [words[index] ?? '', words[index + 1] ?? '']
    const here = text.startsWith(own, at) ? at : text.indexOf(own + next, at)
    if (own === '' || here < 0 || here > at + maxSkipped) return []
    at = here + own.length
    const label = facts[here] ?? 'o'
    if (label === 'o' && kind === 'area' && !hasArea) return ['o', 'A']
    return label === 'S' || label === 'Y' ? onlyMentioned(label, kind) : [label]
  })
}

/** Pay and years are the words that the vocabulary reads as such. */
const onlyMentioned = (label: string, kind: string): string[] =>
  kind === (label === 'S' ? 'pay' : 'years') ? [label] : ['o', label]

const wordsOf = (text: unknown): string[] => (typeof text === 'string' ? tokenize(text).map(normOf) : [])
const forms = /^(?:llp|pllp|pllc|llc|pc|pa|plc|inc|corp|ltd|lp|co|company|corporation)$/

/** The fact that each word of a labeled posting states, as far as its fields tell; several where they don't. */
export function statedWords(
  tokens: readonly PostingToken[],
  want: Record<string, unknown>,
  isPartial = false,
): string[][] {
  const labels = tokens.map(({ kind }) => (/^(?:pay|years|place)$/.test(kind) ? [] : ['o']) as string[])
  const norms = tokens.map(({ norm }) => norm)
  markMentions(labels, tokens, want)
  markTerms(labels, norms, tokens, want)
  markTitle(labels, norms, tokens, wordsOf(want.title))
  markFirm(labels, norms, tokens, wordsOf(want.firmName))
  return isPartial ? labels.map((own) => withUnknown(own, want)) : labels
}

function markTitle(
  labels: string[][],
  norms: readonly string[],
  tokens: readonly PostingToken[],
  title: string[],
): void {
  if (mark(labels, norms, tokens, title, 'T') || title.length === 0) return
  // Written otherwise: its words may be the title's.
  for (const [index, norm] of norms.entries())
    if (title.includes(norm) || (title.includes(norms[index - 1] ?? '') && title.includes(norms[index + 1] ?? '')))
      labels[index] = ['o', 'T', ...(labels[index] ?? [])]
}

function markFirm(labels: string[][], norms: readonly string[], tokens: readonly PostingToken[], firm: string[]): void {
  if (firm.length === 0) return
  mark(labels, norms, tokens, firm, 'F')
  const short = firm.filter((word, index) => index === 0 || !forms.test(word))
  if (short.length !== firm.length) mark(labels, norms, tokens, short, 'F')
  for (const [index, norm] of norms.entries())
    if (norm === firm[0] && labels[index]?.[0] === 'o' && /^\p{Lu}/u.test(tokens[index]?.raw ?? ''))
      labels[index] = ['o', 'F']
}

const fieldOf = {
  T: 'title',
  F: 'firmName',
  P: 'location',
  S: 'salaryMin',
  Y: 'yearsExperienceMin',
  A: 'practiceArea',
  R: 'isRemote',
  N: 'isRemote',
  K: 'workType',
} as const

/** A word of no known fact may be one of those that nobody has labeled. */
const withUnknown = (labels: readonly string[], want: Record<string, unknown>): string[] =>
  labels[0] === 'o' || labels.length === 0
    ? [
        ...labels,
        ...Object.entries(fieldOf).flatMap(([label, field]) =>
          field in want || labels.includes(label) ? [] : [label],
        ),
      ]
    : [...labels]

function mark(
  labels: string[][],
  norms: readonly string[],
  tokens: readonly PostingToken[],
  words: readonly string[],
  label: string,
): boolean {
  let isFound = false
  for (let at = 0; words.length > 0 && at + words.length <= norms.length; at++) {
    if (!words.every((word, index) => norms[at + index] === word || norms[at + index] === `${word}s`)) continue
    if (tokens[at]?.line !== tokens[at + words.length - 1]?.line) continue
    isFound = true
    for (let index = at; index < at + words.length; index++)
      if (labels[index]?.[0] !== 'T' && labels[index]?.[0] !== 'F') labels[index] = [label]
  }
  return isFound
}

/** Mentions of pay, years and places are the job's if they say what its fields say. */
function markMentions(labels: string[][], tokens: readonly PostingToken[], want: Record<string, unknown>): void {
  for (const [kind, letter] of [
    ['pay', 'S'],
    ['years', 'Y'],
    ['place', 'P'],
  ] as const) {
    const own = tokens.flatMap((token, at) =>
      token.kind === kind && token.mention ? [{ at, mention: token.mention }] : [],
    )
    const right = own.filter(({ mention }) => isStated(mention, want))
    const isStatedAtAll =
      { S: want.salaryMin ?? want.salaryMax, Y: want.yearsExperienceMin ?? want.yearsExperienceMax, P: want.location }[
        letter
      ] !== undefined
    for (const one of own) {
      if (right.length === 0 && isStatedAtAll) labels[one.at] = ['o', letter]
      else if (!right.includes(one) && isStep(one.mention, want)) labels[one.at] = ['o', letter]
      else labels[one.at] = [right.includes(one) ? letter : 'o']
    }
  }
}

/** Words that name the area, the kind and the mode of the work are the job's if they say what its fields say. */
function markTerms(
  labels: string[][],
  norms: readonly string[],
  tokens: readonly PostingToken[],
  want: Record<string, unknown>,
): void {
  for (const [at, token] of tokens.entries()) labels[at] = termOf(token, want) ?? labels[at] ?? []
  const isMarked = (letter: string) => labels.some(([label]) => label === letter)
  const markWords = (letter: string, isWord: (norm: string) => boolean, found: string[]) => {
    if (!isMarked(letter)) for (const [at, norm] of norms.entries()) if (isWord(norm)) labels[at] = found
  }
  if (!isMarked('A')) mark(labels, norms, tokens, wordsOf(want.practiceArea), 'A')
  if (want.workType !== undefined) markWords('K', (norm) => shortTypes[norm] === want.workType, ['o', 'K'])
  const mode = want.isRemote === true ? 'R' : 'N'
  if (want.isRemote !== undefined) markWords(mode, (norm) => modeWords.test(norm), [mode])
}

const modeWords = /^(?:home|remote|telework|attendance|remotely|anywhere|telecommuting)$/

/** The labels of a word whose mention agrees with a field, or may. */
function termOf({ mention, kind }: PostingToken, want: Record<string, unknown>): string[] | undefined {
  if (mention?.kind === 'practiceArea' && kind === 'area') return areaOf(mention.areas, want)
  if (mention?.kind === 'workType')
    return want.workType === undefined ? ['o', 'K'] : [mention.workType === want.workType ? 'K' : 'o']
  if (mention?.kind !== 'workMode' || want.isRemote === undefined) return undefined
  const isRemote = mention.workMode === 'remote' && mention.stance !== 'unwanted'
  return isRemote === want.isRemote ? [isRemote ? 'R' : 'N'] : undefined
}

function areaOf(areas: readonly string[], want: Record<string, unknown>): string[] | undefined {
  const others = Array.isArray(want.additionalAreas) ? want.additionalAreas : []
  if (areas.some((area) => area === want.practiceArea)) return ['A']
  return areas.some((area) => others.includes(area)) ? ['o', 'A'] : undefined
}

const shortTypes: Readonly<Record<string, string>> = { ft: 'Full-time', pt: 'Part-time', contract: 'Contract' }

/** An amount between the ends of the pay: a step of a scale. */
const isStep = (mention: Mention, want: Record<string, unknown>): boolean => {
  if (mention.kind !== 'salary') return false
  const amount = mention.exact ?? mention.min ?? mention.max ?? 0
  return amount > Number(want.salaryMin ?? 0) && amount < Number(want.salaryMax ?? 0)
}

function isStated(mention: Mention, want: Record<string, unknown>): boolean {
  if (mention.kind === 'place') return mention.places.some(({ name }) => name === want.location)
  if (mention.kind === 'salary') {
    const { min, max, exact } = mention
    return (
      (want.salaryMin !== undefined && [min, exact].includes(Number(want.salaryMin))) ||
      (want.salaryMax !== undefined && [max, exact].includes(Number(want.salaryMax)))
    )
  }
  if (mention.kind !== 'experience') return false
  const isLeast = mention.min === want.yearsExperienceMin
  return isLeast && (want.yearsExperienceMax === undefined || mention.max === want.yearsExperienceMax)
}

/** Letters of bench/sets/posting-items.json: the part that an item is in, in capitals for its heading. */
export const partLetters: Readonly<Record<string, readonly string[]>> = {
  o: ['opening'],
  O: ['opening', 'h:opening'],
  d: ['duties'],
  D: ['h:duties'],
  r: ['requirements'],
  R: ['h:requirements'],
  b: ['benefits'],
  B: ['h:benefits'],
  p: ['pay'],
  P: ['h:pay'],
  f: ['story'],
  F: ['h:story'],
  x: ['boilerplate'],
  X: ['h:boilerplate'],
  n: ['noise'],
}
