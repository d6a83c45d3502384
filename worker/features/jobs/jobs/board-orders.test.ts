import { expect, test } from 'vitest'
import { boardSorts, type BoardFilters, type BoardSort } from '#contract/domain/board-filters.ts'
import { salaryOverlaps, salarySlider } from '#contract/domain/salary.ts'
import { testDeps } from '#worker/test/api.ts'
import { stepWords } from './board-match.ts'
import { listPublicJobs } from './board.service.ts'
import type { Job } from './jobs.repo.ts'
import { jobs } from './jobs.table.ts'

/** Lowest pay of the nth job: unknown for some, above the end of the slider for a few. */
function salaryMinOf(n: number): number | null {
  if (n % 6 === 0) return null
  return n % 40 === 5 ? 650_000 : 90_000 + (n % 11) * 15_000
}

/** Jobs that are alike in many ways, so that every order has ties and every filter finds many. */
async function addBoard(count: number): Promise<Job[]> {
  const leads = [
    'Senior ',
    '',
    'Junior ',
    'senior ',
    'Of Counsel in ',
    'Zoning ',
    'Éclair ',
    '§ ',
    '2L ',
    'Managing Partner for ',
  ]
  const areas = ['Tax', 'Corporate', 'Energy', 'Trusts & Estates']
  const rows = Array.from({ length: count }, (_, n) => ({
    shortId: `zz${String(n)
      .padStart(6, '0')
      .replaceAll(/\d/g, (digit) => 'abcdefghjk'[Number(digit)] ?? '')}`,
    title: `${leads[n % leads.length]}${areas[n % areas.length]} Associate${n % 3 === 0 ? ` ${n % 5}` : ''}`,
    firmName: 'Firm',
    location: 'Boston, MA',
    city: 'Boston',
    region: 'MA',
    seniority: n % 2 ? 'associate' : 'counsel',
    practiceArea: areas[n % areas.length] ?? '',
    description: 'Work.',
    isRemote: n % 7 < 5,
    // A few start above the end of the slider and state no maximum.
    salaryMin: salaryMinOf(n),
    salaryMax: n % 5 === 0 ? null : 250_000 + (n % 13) * 25_500,
    // Two of each second, which only the id tells apart.
    postedDate: new Date(Date.UTC(2026, 0, 1) + Math.floor(((n * 37) % count) / 2) * 1000),
  }))
  const { db } = testDeps()
  for (let start = 0; start < count; start += 3) await db.insert(jobs).values(rows.slice(start, start + 3))
  return db.select().from(jobs)
}

const orders: Record<BoardSort, (job: Job) => string | number> = {
  recent: (job) => -job.postedDate.getTime(),
  'salary-high': (job) => -(job.salaryHighKey ?? 0),
  'salary-low': (job) => job.salaryLowKey ?? 0,
  // As SQLite compares: by bytes, capitals of A to Z alone made small.
  title: (job) => job.title.replaceAll(/[A-Z]/g, (capital) => capital.toLowerCase()),
}

function inOrder(all: Job[], sort: BoardSort): number[] {
  const [key, isDown] = [orders[sort], sort === 'recent' || sort === 'salary-high']
  return all
    .toSorted((a, b) => {
      const [one, other] = [key(a), key(b)]
      if (one === other) return isDown ? b.id - a.id : a.id - b.id
      return one < other ? -1 : 1
    })
    .map(({ id }) => id)
}

const searches: [BoardFilters, (job: Job) => boolean][] = [
  [{ remote: true }, (job) => job.isRemote],
  [{ q: 'associate' }, () => true],
  [{ q: 'senior', seniority: 'associate' }, (job) => /senior/i.test(job.title) && job.seniority === 'associate'],
  [
    { practiceArea: 'tax', salaryMin: 400_000 },
    (job) => job.practiceArea === 'Tax' && (job.salaryMax ?? 500_000) >= 400_000,
  ],
  [{ salaryMin: 301_000, salaryMax: 123_456 }, (job) => salaryOverlaps(job, { min: 301_000, max: 123_456 })],
  // Nobody asked for a maximum, so a job that starts above the end of the slider is found too.
  [{ salaryMin: 301_000 }, (job) => (job.salaryMax ?? 500_000) >= 301_000],
  [{ salaryMax: 120_000 }, (job) => (job.salaryMin ?? 0) <= 120_000],
  // Wide ranges beside something else are read off the narrow rest.
  [
    { q: 'associate', salaryMin: 270_000, salaryMax: 200_000 },
    (job) => salaryOverlaps(job, { min: 270_000, max: 200_000 }),
  ],
  [
    { remote: true, salaryMin: 300_000, salaryMax: 260_000 },
    (job) => job.isRemote && salaryOverlaps(job, { min: 300_000, max: 260_000 }),
  ],
]

test('pages through every search in every order, forward and back', async () => {
  const all = await addBoard(150)
  const deps = testDeps()
  for (const [filters, matches] of searches) {
    for (const { value: sort } of boardSorts) {
      const label = JSON.stringify({ ...filters, sort })
      const wanted = inOrder(all.filter(matches), sort)
      const pages: number[][] = []
      let page = await listPublicJobs(deps, { ...filters, sort }, { limit: 20 })
      pages.push(page.jobs.map(({ id }) => id))
      while (page.next) {
        page = await listPublicJobs(deps, { ...filters, sort }, { limit: 20, cursor: page.next })
        pages.push(page.jobs.map(({ id }) => id))
      }
      expect(page.total, label).toBe(wanted.length)
      expect(pages.flat(), label).toEqual(wanted)
      for (let back = pages.length - 2; back >= 0; back--) {
        page = await listPublicJobs(deps, { ...filters, sort }, { limit: 20, cursor: page.previous ?? '' })
        expect(
          page.jobs.map(({ id }) => id),
          `${label}, back to page ${back}`,
        ).toEqual(pages[back])
      }
      expect(page.previous, label).toBeNull()
    }
  }
})

test('a changed, closed, deleted or reopened job leaves nothing behind in any order', async () => {
  const [job] = await addBoard(1)
  const deps = testDeps()
  const found = async (filters: BoardFilters) =>
    Promise.all(
      boardSorts.map(async ({ value: sort }) => (await listPublicJobs(deps, { ...filters, sort }, { limit: 5 })).total),
    )
  expect(await found({ q: 'senior' })).toEqual([1, 1, 1, 1])
  await deps.db
    .update(jobs)
    .set({ title: 'Zoning Partner', salaryMin: 10_000, salaryMax: 20_000, postedDate: new Date(0) })
  expect(await found({ q: 'senior' })).toEqual([0, 0, 0, 0])
  expect(await found({ q: 'zoning', salaryMax: 10_000 })).toEqual([1, 1, 1, 1])
  await deps.db.update(jobs).set({ isActive: false })
  expect(await found({ q: 'zoning' })).toEqual([0, 0, 0, 0])
  await deps.db.update(jobs).set({ isActive: true, title: 'Admiralty Partner' })
  expect(await found({ q: 'partner' })).toEqual([1, 1, 1, 1])
  await deps.db.delete(jobs)
  expect(await found({ q: 'partner' })).toEqual([0, 0, 0, 0])
  for (const words of ['board_recent', 'board_salary_high', 'board_salary_low', 'board_title']) {
    const left = await deps.db.$client
      .prepare(`select count(*) as rows from ${words}_docsize`)
      .first<{ rows: number }>()
    expect(left?.rows, words).toBe(0)
  }
  expect(job?.id).toBeGreaterThan(0)
})

test('the words of a range of salary steps cover it, and nothing else', () => {
  const last = salarySlider.max / salarySlider.step + 1
  const wordsOf = (step: number) => [0, 1, 2, 3, 4, 5].map((level) => `"h${level}x${step >> level}"`)
  for (let from = 0; from <= last; from++) {
    for (const to of [from, from + 7, 40, last, 63]) {
      const words = stepWords('h', from, to)
      expect(words.length).toBeLessThanOrEqual(11)
      for (let step = 0; step <= last; step++) {
        expect(
          wordsOf(step).some((word) => words.includes(word)),
          `${step} in ${from} to ${to}`,
        ).toBe(step >= from && step <= to)
      }
    }
  }
})
