import type { Guess } from './linear-model.ts'

/** Weight of all guesses for each label, per key. A key is a look or a word that several things share. */
type Votes = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Maximum weight of a guess: sure guesses count more than unsure ones. */
const maxVote = 40
const voteOf = ({ margin }: Guess): number => 1 + Math.min(margin, maxVote)

/**
 * Counts the guesses per key.
 *
 * @param keysOf Returns the keys of the thing with the guess at that index.
 */
export function countVotes(guesses: readonly Guess[], keysOf: (at: number) => readonly string[]): Votes {
  const votes = new Map<string, Map<string, number>>()
  for (const [at, guess] of guesses.entries())
    for (const key of keysOf(at)) {
      const own = votes.get(key) ?? new Map<string, number>()
      votes.set(key, own.set(guess.label, (own.get(guess.label) ?? 0) + voteOf(guess)))
    }
  return votes
}

/**
 * Returns the most common label of the other things with a key, or "none"; its share of their votes, from 0 to 1; and the sum of those
 * votes.
 *
 * @param guess The thing's own guess, which is left out.
 */
export function otherVotes(votes: Votes, key: string, guess: Guess): { label: string; share: number; sum: number } {
  const counts = new Map(votes.get(key))
  if (counts.size > 0) counts.set(guess.label, (counts.get(guess.label) ?? 0) - voteOf(guess))
  const sum = [...counts.values()].reduce((all, count) => all + count, 0)
  const [most] = [...counts].filter(([, count]) => count > 0.01).toSorted((a, b) => b[1] - a[1])
  return { label: most?.[0] ?? 'none', share: (most?.[1] ?? 0) / Math.max(1, sum), sum }
}
