import { test } from 'vitest'
import { titleKind } from '#contract/domain/legal-titles.ts'
import { testNow } from '#worker/test/api.ts'
import { classifyPosting, dedupKey } from './classify-posting.ts'
import * as labelled from './labelled-titles.fixture.ts'
import { readPlaces } from './posting-places.ts'

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
const labels = (text: string) =>
  lines(text).map((line) => {
    const [said = '', area = '', seniority = ''] = line.split('>').map((part) => part.trim())
    const [title = '', place = ''] = said.split(/ @ /)
    return { title, place, area, seniority }
  })

const lawFirm = labels(labelled.lawFirmAttorneys).map((label) => ({ ...label, firm: 'Roe & Doe LLP' }))
const company = labels(labelled.companyAttorneys).map((label) => ({ ...label, firm: 'Acme Inc.' }))
const attorneys = [...lawFirm, ...company]
const support = lines(labelled.lawFirmSupport)
const others = lines(labelled.others)

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

test('lawyers, those who support them and others are told apart on 400 labelled titles', ({ expect }) => {
  expect(attorneys.length + support.length + others.length).toBeGreaterThanOrEqual(400)
  const isFound = (title: string, isLawFirm: boolean) => titleKind(title, { isLawFirm }) === 'attorney'
  const missed = attorneys.filter(({ title, firm }) => !isFound(title, firm.includes('LLP')))
  const wrong = [...support, ...others].filter((title) => isFound(title, true) || isFound(title, false))
  const helped = support.filter((title) => titleKind(title, { isLawFirm: true }) === 'support')
  const found = attorneys.length - missed.length
  console.info(
    `titles: attorney precision ${share(found, found + wrong.length)} %, recall ${share(found, attorneys.length)} %; support recall ${share(helped.length, support.length)} % (${attorneys.length} + ${support.length} + ${others.length})`,
  )
  expect(share(found, attorneys.length), missed.map(({ title }) => title).join('; ')).toBeGreaterThanOrEqual(98)
  expect(share(found, found + wrong.length), wrong.join('; ')).toBeGreaterThanOrEqual(98)
  expect(
    share(helped.length, support.length),
    support.filter((t) => !helped.includes(t)).join('; '),
  ).toBeGreaterThanOrEqual(90)
})

test('practice area and seniority of a title are read as a recruiter reads them', ({ expect }) => {
  const read = attorneys.map((label) => ({
    ...label,
    found: classifyPosting(
      { id: '1', title: label.title, url: 'https://example.com/1', places: [label.place] },
      label.firm,
      testNow,
    ),
  }))
  const withArea = read.filter(({ area }) => area !== '')
  const wrongArea = withArea.filter(({ area, found }) => (found?.practiceArea ?? '-') !== area)
  const withLevel = read.filter(({ seniority }) => seniority !== '')
  const wrongLevel = withLevel.filter(({ seniority, found }) => found?.seniority !== seniority)
  console.info(
    `areas right ${share(withArea.length - wrongArea.length, withArea.length)} % of ${withArea.length}; seniority right ${share(withLevel.length - wrongLevel.length, withLevel.length)} % of ${withLevel.length}`,
  )
  const told = (rows: typeof read) =>
    rows.map(({ title, found }) => `${title}: ${found?.practiceArea} ${found?.seniority}`).join('; ')
  expect(share(withArea.length - wrongArea.length, withArea.length), told(wrongArea)).toBeGreaterThanOrEqual(95)
  expect(share(withLevel.length - wrongLevel.length, withLevel.length), told(wrongLevel)).toBeGreaterThanOrEqual(95)
})

test('places are read from what platforms write', ({ expect }) => {
  for (const [written, shown] of labelled.places) {
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
  const own = attorneys.filter(({ place }) => /^[A-Z][\w. ]+, [A-Z]{2}$/.test(place) && !/, (ON|BC|US)$/.test(place))
  expect(own.length).toBeGreaterThan(120)
  expect(own.filter(({ place }) => readPlaces([place]).places[0]?.name !== place).map(({ place }) => place)).toEqual([])
})

test('equal postings have one key, others their own', ({ expect }) => {
  const keyOf = ([firm, title, place]: readonly [string, string, string]) =>
    dedupKey({ firm, title, places: readPlaces([place]).places.map(({ name }) => name) })
  for (const [a, b] of labelled.samePostings) expect(keyOf(a), [...a, '=', ...b].join(' ')).toBe(keyOf(b))
  for (const [a, b] of labelled.otherPostings) expect(keyOf(a), [...a, 'is not', ...b].join(' ')).not.toBe(keyOf(b))
})

test('pay is stated in dollars a year, or not at all', ({ expect }) => {
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
