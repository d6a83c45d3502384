import { guessWith, type Guess, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import type { LabeledItem } from './label-items.ts'
import { postingTokens, type PostingToken } from './posting-tokens.ts'
import { tokenFeatures } from './token-features.ts'
import { wordContextFeatures } from './word-context.ts'
import { wordContextModel, wordsModel } from './trained.data.ts'

/** Facts that words of a posting state: title, firm, place, pay, years, practice area, remote, not remote and kind of work. */
export type FactLabel = 'T' | 'F' | 'P' | 'S' | 'Y' | 'A' | 'R' | 'N' | 'K'

/** Words one after another that state a fact. */
export type Fact = {
  label: FactLabel
  text: string
  line: number
  /** Certainty of the model, per word, in tenths of a nat. */
  margin: number
  tokens: readonly PostingToken[]
}

/** Models for the first look at the words of a posting and for the second one, which sees the first guesses. */
export type WordModels = { words: LinearModel; context?: LinearModel }

/** Opened when the first posting is read. */
let opened: WordModels | undefined
const stored = (): WordModels => (opened ??= { words: openModel(wordsModel), context: openModel(wordContextModel) })

/** Minimum certainty of noise. Less certain noise is read like the opening, because it may hold the title. */
const leastNoise = 5
/** Number of items at the top in which noise next to the opening is a list of facts: "Full Time", "Posted 2 days ago", "$90k". */
const maxTop = 14

/** Part of the posting that a line belongs to. */
export function partsOfLines(items: readonly LabeledItem[]): (line: number) => string {
  const top = items.slice(0, maxTop).map(({ label }) => label)
  const end = top.findIndex((label) => label !== 'opening' && label !== 'noise')
  const isTop = (at: number) => top.slice(0, at).includes('opening') && at < (end < 0 ? top.length : end)
  const partOf = ({ label, margin }: LabeledItem, at: number) =>
    label === 'noise' && (margin < leastNoise || isTop(at)) ? 'opening' : label
  const parts = new Map(items.map((item, at) => [item.line, partOf(item, at)] as const).toReversed())
  return (line) => parts.get(line) ?? ''
}

/** Finds the words that state the facts of a posting. */
export function postingFacts(
  lines: readonly string[],
  items: readonly LabeledItem[],
  now: Date,
  models = stored(),
): Fact[] {
  const tokens = postingTokens(lines, now)
  const partOf = partsOfLines(items)
  const guesses = guessWords(models, tokens, partOf)
  const facts: Fact[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [first, guess] = [tokens[at], guesses[at]]
    if (!first || !guess || guess.label === 'o') continue
    const label = guess.label as FactLabel
    const isOwn = (border: number, guess: Guess | undefined) =>
      continues(tokens, border) && (guess?.label === label || isCut(tokens, border, label))
    let [from, to] = [at, at + 1]
    while (isOwn(to, guesses[to])) to++
    while (isOwn(from, guesses[from - 1])) from--
    const margins = guesses.slice(from, to).flatMap((own) => (own.label === label ? [own.margin] : []))
    const margin = margins.reduce((sum, one) => sum + one, 0) / margins.length
    const words = tokens.slice(from, to)
    facts.push({ label, text: textOf(words, lines[first.line] ?? ''), line: first.line, margin, tokens: words })
    at = to - 1
  }
  return facts
}

/** Labels each word with the fact that it states, at a second look if there is a model for it. */
function guessWords({ words, context }: WordModels, tokens: readonly PostingToken[], partOf: (line: number) => string) {
  const first = guessWith(words, tokenFeatures(tokens, partOf))
  return context ? guessWith(context, wordContextFeatures(tokens, first, partOf)) : first
}

/** Checks whether an ampersand, a hyphen or a slash joins words of a name or a title. The model often cuts them there: "Ames | & Calder". */
function isCut(tokens: readonly PostingToken[], border: number, label: FactLabel): boolean {
  const [before, own] = [tokens[border - 1]?.raw, tokens[border]?.raw]
  const sides = [tokens[before === '&' ? border - 2 : border - 1], tokens[own === '&' ? border + 1 : border]]
  const isJoined = /[FT]/.test(label) && (tokens[border]?.sep === 'h' || before === '&' || own === '&')
  return isJoined && sides.every((word) => /^\p{Lu}/u.test(word?.raw ?? ''))
}

/** Checks whether a word continues the value of the word before it. */
const continues = (tokens: readonly PostingToken[], at: number): boolean =>
  tokens[at]?.line === tokens[at - 1]?.line &&
  (tokens[at]?.piece === tokens[at - 1]?.piece || !/[|•·:;@!?.]/.test(tokens[at]?.sep ?? ''))

/** Characters. */
const maxBrackets = 80

/** The words as written, with a period or bracket that belongs to them. */
function textOf(tokens: readonly PostingToken[], line: string): string {
  const start = tokens[0]?.start ?? 0
  let end = tokens.at(-1)?.end ?? start
  if (line[end] === '.' && /^(?:inc|co|corp|ltd|jr|sr)$/.test(tokens.at(-1)?.norm ?? '')) end++
  // "Contract Attorney (M&A due diligence)".
  const isOpen = line.slice(start, end).lastIndexOf('(') > line.slice(start, end).lastIndexOf(')')
  const close = isOpen ? line.indexOf(')', end) : -1
  if (close >= 0 && close - end < maxBrackets) end = close + 1
  return line.slice(start, end)
}
