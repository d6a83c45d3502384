import { test } from 'vitest'
import { everySite } from '#worker/reading/person/labelled/labelled-sites.fixture.ts'
import { judgeDirectories, judgePeople, leastOf, precisionOf, recallOf, type Field } from './judge-people.fixture.ts'

test('bios of many structures are read, and people told from teams, news and offices', async ({ expect }) => {
  const judged = await judgePeople(everySite())
  expect(judged.sites).toBeGreaterThanOrEqual(8)
  expect(judged.bios).toBeGreaterThanOrEqual(200)
  expect(judged.others).toBeGreaterThanOrEqual(60)
  for (const [field, score] of Object.entries(judged.scores)) {
    const least = leastOf[field as Field]
    expect(score.stated, field).toBeGreaterThan(30)
    expect(precisionOf(score), `${field}: ${score.misses.slice(0, 5).join('\n')}`).toBeGreaterThanOrEqual(least)
    expect(recallOf(score), `${field}: ${score.misses.slice(0, 5).join('\n')}`).toBeGreaterThanOrEqual(least)
  }
}, 120_000)

test('finds people by sitemaps of all kinds and directories by page, letter and office', async ({ expect }) => {
  const found = await judgeDirectories(everySite())
  for (const one of found) {
    expect([one.site, one.found]).toEqual([one.site, one.people])
    expect(one.besides, one.site).toBeLessThanOrEqual(3)
    expect(one.requests, one.site).toBeLessThan(40)
  }
  expect(new Set(found.map(({ by }) => by))).toEqual(new Set(['sitemap', 'listing', 'drawn_listing']))
}, 120_000)
