import { test } from 'vitest'
import { testNow } from '#worker/test/api.ts'
import { classifyPosting } from './classify-posting.ts'
import { judgeTitles, labelledTitles, type Judged, type TitleSet } from './labelled/judge-postings.fixture.ts'
import { places } from './labelled/places.fixture.ts'
import { readPlaces } from './written-places.ts'

const percent = (share: number) => Math.round(share * 1000) / 10
const sentence = ({ name, of, precision, recall }: Judged) =>
  `${name}: precision ${percent(precision)} %, recall ${percent(recall)} % (${of})`

// Minimum percentages of each set: lawyers' positions, support, practice area, seniority.
const minimums: readonly (readonly [TitleSet, readonly number[]])[] = [
  ['development', [98, 98, 98, 98]],
  ['validation', [95, 95, 95, 95]],
  ['test', [95, 95, 85, 95]],
]

test('separates lawyers from support staff on 600 titles, with area and level', ({ expect }) => {
  const all = minimums.flatMap(([set]) => Object.values(labelledTitles(set)).flat())
  expect(all.length).toBeGreaterThanOrEqual(600)
  for (const [set, minimum] of minimums) {
    for (const [at, judged] of judgeTitles(set, testNow).entries()) {
      console.info(`${set} titles, ${sentence(judged)}`)
      const wrong = [...judged.wrong, 'missed', ...judged.missed].join('; ')
      expect(percent(judged.precision), wrong).toBeGreaterThanOrEqual(minimum[at] ?? 100)
      expect(percent(judged.recall), wrong).toBeGreaterThanOrEqual(minimum[at] ?? 100)
    }
  }
})

test('reads places as platforms write them', ({ expect }) => {
  for (const [written, shown] of places) {
    expect(
      readPlaces([written])
        .places.map(({ name }) => name)
        .join('; '),
      written,
    ).toBe(shown)
  }
  expect(readPlaces(['Remote - US']).isRemote).toBe(true)
  expect(readPlaces(['Dallas, TX (Remote)']).isRemote).toBe(true)
  expect(readPlaces(['Hybrid - Austin, TX']).isRemote).toBe(false)
  const own = labelledTitles('development').attorneys.filter(
    ({ place }) => /^[A-Z][\w. ]+, [A-Z]{2}$/.test(place) && !/, (ON|BC|US)$/.test(place),
  )
  expect(own.length).toBeGreaterThan(120)
  expect(own.filter(({ place }) => readPlaces([place]).places[0]?.name !== place).map(({ place }) => place)).toEqual([])
})

test('states pay in dollars a year, or not at all', ({ expect }) => {
  const paid = (
    description: string,
    salary?: { min?: number; max?: number; unit?: 'hour' | 'month' | 'year'; currency?: string },
  ) => {
    const found = classifyPosting(
      { id: '1', title: 'Counsel', url: 'https://x.example.com/', description, salary },
      'Acme LLP',
      testNow,
    )
    return [found?.salaryMin, found?.salaryMax]
  }
  expect(paid('The base salary range is $225,000 - $260,000 per year.')).toEqual([225_000, 260_000])
  expect(paid('', { min: 60, max: 80, unit: 'hour' })).toEqual([124_800, 166_400])
  expect(paid('', { min: 10_000, max: 12_000, unit: 'month', currency: 'USD' })).toEqual([120_000, 144_000])
  expect(paid('', { min: 90_000, max: 110_000, unit: 'year', currency: 'GBP' })).toEqual([null, null])
  expect(paid('We closed a $2 billion fund and a $15,000,000 verdict.')).toEqual([null, null])
  expect(paid('', { min: 260_000, max: 225_000, unit: 'year' })).toEqual([225_000, 260_000])
})
