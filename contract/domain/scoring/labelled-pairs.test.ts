import { expect, test } from 'vitest'
import { judgePairs } from './judge-pairs.fixture.ts'

test('the pile for a job is sorted as a recruiter would, and better than by its words alone', () => {
  const { pairs, score, bm25 } = judgePairs()
  expect(pairs).toBeGreaterThanOrEqual(200)
  expect(score).toBeGreaterThanOrEqual(0.93)
  expect(score).toBeGreaterThan(bm25 + 0.1)
})
