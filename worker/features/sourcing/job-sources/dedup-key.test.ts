import { test } from 'vitest'
import { dedupKey } from './dedup-key.ts'
import { judgeDuplicates, placesIn } from './judge-duplicates.fixture.ts'
import { otherPostings, samePostings } from './labelled/similar-postings.fixture.ts'

const percent = (share: number) => Math.round(share * 1000) / 10

test('joins one job posted in several places, and no jobs that look alike', ({ expect }) => {
  const judged = judgeDuplicates()
  console.info(
    `${percent(judged.precision)} % of pairs are right, ${percent(judged.recall)} % of those in ${judged.of} postings are found; ${judged.jobs} jobs are shown as ${judged.shown}`,
  )
  expect(judged.of).toBeGreaterThanOrEqual(120)
  expect(percent(judged.precision), judged.wrong.join('\n')).toBeGreaterThanOrEqual(98)
  expect(percent(judged.recall), judged.missed.join('\n')).toBeGreaterThanOrEqual(95)
})

test('gives equal postings one key and others their own', ({ expect }) => {
  const keyOf = ([firm, title, place]: readonly [string, string, string]) =>
    dedupKey({ firm, title, place: placesIn(place) })
  for (const [a, b] of samePostings) expect(keyOf(a), [...a, '=', ...b].join(' ')).toBe(keyOf(b))
  for (const [a, b] of otherPostings) expect(keyOf(a), [...a, 'is not', ...b].join(' ')).not.toBe(keyOf(b))
})
