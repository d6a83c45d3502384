import { test } from 'vitest'
import { countVotes, otherVotes } from './votes.ts'

const guesses = [
  { label: 'title', margin: 9 },
  { label: 'title', margin: 100 },
  { label: 'firm', margin: 4 },
]
const votes = countVotes(guesses, () => ['bold'])

test('returns the guesses for the others with a key, without the own guess', ({ expect }) => {
  expect(otherVotes(votes, 'bold', guesses[2] as never)).toEqual({ label: 'title', share: 1, sum: 51 })
  expect(otherVotes(votes, 'bold', guesses[0] as never)).toEqual({ label: 'title', share: 41 / 46, sum: 46 })
})

test('returns no votes for a key of one thing or an unknown key', ({ expect }) => {
  const [only] = guesses
  const alone = countVotes(only ? [only] : [], () => ['bold'])
  expect(otherVotes(alone, 'bold', guesses[0] as never)).toEqual({ label: 'none', share: 0, sum: 0 })
  expect(otherVotes(alone, 'large', guesses[0] as never)).toEqual({ label: 'none', share: 0, sum: 0 })
})
