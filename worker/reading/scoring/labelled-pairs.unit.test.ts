import { expect, test } from 'vitest'
import { judgePairs, judgePiles } from './judge-pairs.fixture.ts'

test('the pile for a job is sorted as a recruiter would, and better than by its words alone', () => {
  const { pairs, score, bm25 } = judgePairs()
  expect(pairs).toBeGreaterThanOrEqual(200)
  expect(score).toBeGreaterThanOrEqual(0.93)
  expect(score).toBeGreaterThan(bm25 + 0.1)
})

test('words of the job in the resume of another practice take nobody up the pile', () => {
  const { pairs, score, bm25 } = judgePiles()
  expect(pairs).toBe(60)
  expect(score).toBeGreaterThanOrEqual(0.95)
  expect(score).toBeGreaterThan(bm25 + 0.2)
})
