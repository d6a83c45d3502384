import { test } from 'vitest'
import { namedRanges, readAnalyticsFilters } from './analytics-filters.ts'

test('reads range and partner from the address and ignores invalid values', ({ expect }) => {
  const read = (query: string) => readAnalyticsFilters(new URLSearchParams(query))
  expect(read('view=analytics&from=2026-01-05&to=2026-02-01&partner=0')).toEqual({
    from: '2026-01-05',
    to: '2026-02-01',
    partnerId: 0,
  })
  const none = ['', 'from=2026-01-05', 'from=2026-02-30&to=2026-03-01', 'from=2026-02-02&to=2026-02-01', 'partner=x']
  for (const query of none) expect([query, read(query)]).toEqual([query, {}])
  expect(read('from=2001-01-01&to=2026-01-01')).toEqual({})
})

test('named ranges end today in New York', ({ expect }) => {
  const ranges = namedRanges(new Date('2026-06-16T02:00:00Z'))
  expect(ranges.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-05-17 2026-06-15',
    '2026-03-18 2026-06-15',
    '2025-06-16 2026-06-15',
    '2026-01-01 2026-06-15',
    '2025-01-01 2025-12-31',
  ])
})
