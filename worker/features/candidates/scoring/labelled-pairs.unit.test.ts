import { expect, test } from 'vitest'
import { judgePairs, judgePiles } from './judge-pairs.fixture.ts'

test('sorts the applications for a job like a recruiter, better than words alone', () => {
  const { pairs, score, bm25 } = judgePairs()
  expect(pairs).toBeGreaterThanOrEqual(200)
  expect(score).toBeGreaterThanOrEqual(0.93)
  expect(score).toBeGreaterThan(bm25 + 0.1)
})

test('doesn’t rank another practice higher for quoting the job’s words', () => {
  const { pairs, score, bm25 } = judgePiles()
  expect(pairs).toBe(60)
  expect(score).toBeGreaterThanOrEqual(0.95)
  expect(score).toBeGreaterThan(bm25 + 0.2)
})
