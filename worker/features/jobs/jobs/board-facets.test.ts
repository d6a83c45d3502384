import { expect, test } from 'vitest'
import type { BoardFilters } from '#contract/domain/board-filters.ts'
import { testDeps } from '#worker/test/api.ts'
import { boardFacets } from './board-facets.service.ts'
import { countLimit } from './board.repo.ts'
import { listPublicJobs } from './board.service.ts'
import { jobs } from './jobs.table.ts'

const areas = ['Tax', 'tax', 'Corporate', 'mergers-acquisitions', 'Mergers & Acquisitions', 'Unlisted']
const cities = ['Boston, MA', 'New York, NY', 'Austin, TX']
const levels = ['associate', 'counsel', 'partner']

async function addJobs(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const location = cities[n % cities.length] ?? ''
    const [city = '', region = ''] = location.split(', ')
    return {
      shortId: `zz${String(n)
        .padStart(6, '0')
        .replaceAll(/\d/g, (digit) => 'abcdefghjk'[Number(digit)] ?? '')}`,
      title: `Job ${n}`,
      firmName: 'Firm',
      location,
      city,
      region,
      seniority: levels[n % 2] ?? '',
      practiceArea: areas[n % areas.length] ?? '',
      additionalAreas: n % 4 === 0 ? ['Corporate'] : [],
      description: n % 3 === 0 ? 'Private credit.' : 'Work.',
      isRemote: n % 5 === 0,
      postedDate: new Date(Date.UTC(2026, 0, 1) + n * 1000),
    }
  })
  const { db } = testDeps()
  for (let start = 0; start < count; start += 4) await db.insert(jobs).values(rows.slice(start, start + 4))
}

const boards: readonly BoardFilters[] = [
  {},
  { practiceArea: 'tax' },
  { location: 'Boston, MA', seniority: 'counsel' },
  { q: 'credit', remote: true },
  { q: 'M&A', location: 'NYC' },
  { practiceArea: 'corporate', location: 'Austin, TX', seniority: 'associate', q: 'work' },
]

test('each count is the number of jobs that its link shows', async () => {
  await addJobs(60)
  for (const filters of boards) {
    const facets = await boardFacets(testDeps(), filters)
    for (const name of ['practiceArea', 'location', 'seniority'] as const) {
      const values = facets[name] ?? []
      expect(values.length, `${name} of ${JSON.stringify(filters)}`).toBeGreaterThan(0)
      for (const { value, count } of values) {
        const { total } = await listPublicJobs(testDeps(), { ...filters, [name]: value }, { limit: 1 })
        expect([filters, name, value, total]).toEqual([filters, name, value, count])
      }
    }
  }
})

test('names areas once, whichever way jobs store them, and only listed ones', async () => {
  await addJobs(12)
  const { practiceArea } = await boardFacets(testDeps(), {})
  expect(practiceArea).toEqual([
    { value: 'corporate', label: 'Corporate', count: 4 },
    { value: 'mergers-acquisitions', label: 'Mergers & Acquisitions', count: 4 },
    { value: 'tax', label: 'Tax', count: 4 },
  ])
})

test('counts nothing where more jobs match than are counted', async () => {
  await addJobs(countLimit + 1)
  expect(await boardFacets(testDeps(), {})).toEqual({ practiceArea: null, location: null, seniority: null })
  expect((await boardFacets(testDeps(), { practiceArea: 'tax' })).seniority).toHaveLength(2)
})

test('pages by number show each job once in every order', async () => {
  await addJobs(45)
  for (const sort of ['recent', 'salary-high', 'salary-low', 'title'] as const) {
    for (const filters of [{ sort }, { sort, q: 'job' }]) {
      const pages = await Promise.all(
        [0, 20, 40, 60].map((offset) => listPublicJobs(testDeps(), filters, { offset, limit: 20 })),
      )
      const ids = pages.flatMap((page) => page.jobs.map(({ id }) => id))
      expect([sort, new Set(ids).size, ids.length]).toEqual([sort, 45, 45])
      expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45])
      expect(pages.map(({ next }) => next !== null)).toEqual([true, true, false, false])
    }
  }
})
