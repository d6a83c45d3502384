import { describe, test } from 'vitest'
import { bucketEdges, bucketOf, quantile, reachableStages, stageOf, stageTimeText } from './stages.ts'
import { applicationStatuses, legacyStatuses } from './statuses.ts'

const day = 24 * 3600_000

test('every status has one stage, and rejections the last', ({ expect }) => {
  expect(applicationStatuses.map(stageOf)).toEqual([0, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 6, 6])
  expect(legacyStatuses.map(stageOf)).toEqual([0, 1, 6])
  expect(reachableStages.map(({ label }) => label)).toEqual([
    'New',
    'Screening',
    'In interview',
    'Client stage',
    'Offer',
    'Hired',
  ])
})

describe('times in a stage', () => {
  test('fall into buckets without a gap: hours, days, weeks, months', ({ expect }) => {
    expect(bucketEdges.length).toBe(74)
    expect([...bucketEdges].sort((a, b) => a - b)).toEqual(bucketEdges)
    const found = [0, day / 24 - 1, day / 24, day - 1, day, 1.9 * day, 29.9 * day, 30 * day, 36.9 * day, 37 * day]
    expect(found.map(bucketOf)).toEqual([0, 0, 1, 3, 4, 4, 32, 33, 33, 34])
    expect([183.9, 184, 214, 723, 724, 5000].map((days) => bucketOf(days * day))).toEqual([54, 55, 56, 72, 73, 73])
  })

  test('have a median and a p90 within their bucket', ({ expect }) => {
    // Ten visits: five of a day and a bit, four of three days, one of forty days (week from 37).
    const counts = new Map([
      [4, 5],
      [6, 4],
      [34, 1],
    ])
    // The fifth of ten ends the first bucket: 1 + 5/5 of a day.
    expect(quantile(counts, 0.5)).toBe(2)
    // The ninth of ten ends the second: 3 + 4/4.
    expect(quantile(counts, 0.9)).toBe(4)
    expect(quantile(counts, 1)).toBe(44)
    expect(quantile(new Map(), 0.5)).toBeNull()
    expect(quantile(new Map([[73, 2]]), 0.5)).toBe(724)
  })

  test('describes stages as recruiters would say them', ({ expect }) => {
    expect([null, 0.02, 1 / 24, 0.5, 1, 1.53, 12.4, 61, 200].map(stageTimeText)).toEqual([
      'no data',
      'under an hour',
      '1 hour',
      '12 hours',
      '1 day',
      '1.5 days',
      '12 days',
      '9 weeks',
      '29 weeks',
    ])
  })
})
