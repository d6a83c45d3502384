import { featuresOf, type Attributes } from '#worker/reading/model/feature-templates.ts'
import { bucket, type Guess } from '#worker/reading/model/linear-model.ts'
import { countVotes, otherVotes } from '#worker/reading/model/votes.ts'
import { contextTemplates } from './feature-templates.data.ts'
import type { PostingToken } from './posting-tokens.ts'

/** A word with its first guess. */
type SeenWord = { token: PostingToken; guess: Guess; at: number }
/** Consecutive words that were guessed to state the same fact. `to` is the index after the last one. */
type Run = { label: string; margin: number; from: number; to: number; line: number }

/** Maximum number of characters of the labels of a line, and of those of a piece. */
const [maxLineKey, maxPieceKey] = [10, 6]
/** Bucket limits of margins. */
const margins = [0, 5, 15, 30, 60]
/** Attributes beyond the ends of a line. */
const border: Attributes = { g: '/', w: '/', k: '/', s: '\n', sure: '/' }

/**
 * Returns features for a second look at each word of a posting: the first guesses for the word and its neighbors, the guesses for the same
 * words elsewhere, and the word's relation to the most certain title and firm. A posting names its job and its employer repeatedly.
 */
export function wordContextFeatures(
  tokens: readonly PostingToken[],
  guesses: readonly Guess[],
  partOf: (line: number) => string,
  isText = false,
) {
  const words = tokens.map((token, at): SeenWord => ({ token, guess: guesses[at] ?? { label: 'o', margin: 0 }, at }))
  const votes = countVotes(guesses, (at) => wordKeys(tokens, at))
  const runs = runsOf(words)
  const [titleOf, firmOf] = [runReader(runs, words, 'T'), runReader(runs, words, 'F')]
  const pieces = new Map([...Map.groupBy(words, ({ token }) => token.piece)].map(([piece, own]) => [piece, keyOf(own)]))
  const lines = new Map<number, string>()
  for (const { token } of words)
    if (token.start === tokens[token.piece.from]?.start)
      lines.set(token.line, `${lines.get(token.line) ?? ''}|${pieces.get(token.piece)}`.slice(0, maxLineKey))
  const attributes = words.map((word): Attributes => {
    const { token, guess, at } = word
    const { label, margin, next = '' } = guess
    const vote = wordKeys(tokens, at).map((key, kind) => {
      const { label: most, share, sum } = otherVotes(votes, key, guess)
      return `${kind} ${most} ${bucket(share, [0.5, 0.8])} ${bucket(sum, [10, 40, 120])}`
    })
    const [title, firm] = [titleOf(word), firmOf(word)]
    return {
      w: token.norm,
      k: token.kind,
      s: token.sep,
      t: token.piece.type,
      g: label,
      sure: `${label}${bucket(margin, margins)}`,
      own: `${label}>${next} ${bucket(margin, margins)}`,
      vote,
      elsewhere: vote[0],
      intitle: title.part,
      infirm: firm.part,
      titleline: title.side,
      firmline: firm.side,
      besttitle: title.best,
      bestfirm: firm.best,
      piece: pieces.get(token.piece),
      line: lines.get(token.line),
      up: lines.get(token.line - 1) ?? 'none',
      down: lines.get(token.line + 1) ?? 'none',
      part: partOf(token.line),
      place: `${at === token.piece.from} ${at === token.piece.to - 1}`,
      label: token.piece.label === '' ? 'none' : token.piece.fact,
      number: `${bucket(token.line, [1, 2, 3, 4, 6, 9, 14])}`,
    }
  })
  const near = (at: number, line: number) => (tokens[at]?.line === line ? (attributes[at] ?? border) : border)
  return tokens.map(({ line }, at) => featuresOf(contextTemplates, (by) => near(at + by, line), isText))
}

/** Keys of a word: the word alone, the word with the next one in its line, and the word with the previous one. */
function wordKeys(tokens: readonly PostingToken[], at: number): string[] {
  const near = (by: number) => (tokens[at + by]?.line === tokens[at]?.line ? tokens[at + by]?.norm : '')
  return [`${near(0)}`, `${near(0)} ${near(1)}`, `${near(-1)} ${near(0)}`].map((key, kind) => `${kind} ${key}`)
}

function runsOf(words: readonly SeenWord[]): Run[] {
  const runs: Run[] = []
  for (const { token, guess, at } of words) {
    const last = runs.at(-1)
    if (last?.to === at && last.label === guess.label && last.line === token.line) {
      last.margin = (last.margin * (at - last.from) + guess.margin) / (at + 1 - last.from)
      last.to++
    } else if (guess.label !== 'o') runs.push({ ...guess, from: at, to: at + 1, line: token.line })
  }
  return runs
}

/**
 * Returns a function that relates a word to the runs of a label: the word's place in the most certain run, the certainty of that run, and
 * whether the word is above, on, or below the line of the first run.
 */
function runReader(runs: readonly Run[], words: readonly SeenWord[], label: string) {
  const own = runs.filter((run) => run.label === label)
  const best = own.reduce((top: Run | undefined, run) => (top && top.margin >= run.margin ? top : run), undefined)
  const norms = best ? words.slice(best.from, best.to).map(({ token }) => token.norm) : []
  const places = ['out', 'first', ...norms.slice(2).map(() => 'in'), 'last']
  const first = own[0]?.line ?? -1
  return ({ token, at }: SeenWord) => {
    const isSelf = best !== undefined && at >= best.from && at < best.to
    const index = norms.indexOf(token.norm)
    return {
      part: best && (isSelf ? 'self' : places[index + 1]),
      best: `${bucket(best?.margin ?? -1, margins)}`,
      side: !best ? '-' : `${Math.sign(token.line - first)}`,
    }
  }
}

/** Labels of a piece in order, without consecutive repeats. */
const keyOf = (words: readonly SeenWord[]): string =>
  words
    .map(({ guess }) => guess.label)
    .filter((label, at, all) => label !== all[at - 1])
    .join('')
    .slice(0, maxPieceKey)
