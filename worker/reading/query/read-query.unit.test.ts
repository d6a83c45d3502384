import { expect, test } from 'vitest'
import { setsDay } from '../../../bench/accuracy.ts'
import { asTyped, readQuery } from './read-query.ts'

const criteria = (query: string) => readQuery(query, setsDay).criteria

test.for([
  ['a firm of twenty fifty-year-olds', 'a firm of twenty fifty-year-olds'],
  ['two to five years', 'two to five years'],
  ['twenty years', 'twenty years'],
] as const)('“%s” is typed “%s”', ([said, typed]) => {
  expect(asTyped(said)).toBe(typed)
})

test.for([
  ['up to two hundred thousand', [undefined, 200_000]],
  ['two hundred and twenty five thousand', [225_000, undefined]],
  ['a hundred and eighty k', [180_000, undefined]],
  ['one seventy five to two hundred', [175_000, 200_000]],
  ['ninety to one ten', [90_000, 110_000]],
  ['pays four twenty', [420_000, undefined]],
  ['one and a half million and up', [1_500_000, undefined]],
  ['no less than half a million', [500_000, undefined]],
  ['cap on base is 240k', [undefined, 240_000]],
  ['nothing over $450k', [undefined, 450_000]],
  ['USD 60,000 - 100,000', [60_000, 100_000]],
  ['75000 - 125000 USD', [75_000, 125_000]],
  ['(125K-150K)', [125_000, 150_000]],
  ['$45-55 an hour', [93_600, 114_400]],
  ['CAD 140-170k', [undefined, undefined]],
  ['£150,000 to £175,000', [undefined, undefined]],
  ['EUR 180k', [undefined, undefined]],
  ['$200k CAD', [undefined, undefined]],
  ['signing bonus of $50k', [undefined, undefined]],
  ['$5,000 stipend', [undefined, undefined]],
  ['200 attorneys', [undefined, undefined]],
] as const)('“%s” pays %j', ([said, [min, max]]) => {
  const read = criteria(`tax counsel, ${said}`)
  expect([read.salaryMin, read.salaryMax]).toEqual([min, max])
})

test('shows pay in other money as understood', () => {
  const { understood } = readQuery('trademark attorney, Toronto, CAD 140-170k', setsDay)
  expect(understood).toContainEqual({ field: 'foreignPay', text: 'CAD 140-170k', value: '140,000–170,000 CAD' })
})

test('skips the head of an email, and reads a minus before quotation marks as a no', () => {
  expect(criteria('RE: Benefits associate, Washington, DC').practiceAreas).toEqual(['Employee Benefits'])
  expect(criteria('Fwd: Re: tax counsel Denver').practiceAreas).toEqual(['Tax'])
  expect(criteria('"M&A associate" "Los Angeles" -boutique').boutique).toBe(false)
  expect(criteria('M&A associate - boutique').boutique).toBe(true)
})

test.for([
  ['litigation associate, Dallas, 180ish', [180_000, undefined]],
  ['litigation associate, Dallas, 130-ish', [130_000, undefined]],
  ['tax counsel, Columbus, $175k-$200k + bonus', [175_000, 200_000]],
  ['tax counsel, Columbus, 250k + equity', [250_000, undefined]],
  ['IP transactions atty - SF - $290K to $330K', [290_000, 330_000]],
  ['probate attorney, Wisconsin, 80 to 110', [80_000, 110_000]],
  ['real property litigator, Naples, 3 years, 130,000', [130_000, undefined]],
  ['white collar / Miami / fluent Portuguese / 375', [375_000, undefined]],
  ['L&E partner who will bring 1M+, Denver', [undefined, undefined]],
  ['funds counsel, Greenwich, in-house 350 all-in', [350_000, undefined]],
  ['media counsel, Burbank, 220-250, in office 4 days', [220_000, 250_000]],
  ['securities litigation, Boston, 4th year, market or above', [310_000, undefined]],
  ["tax counsel, Akron, can't do less than 210", [210_000, undefined]],
  ['rainmakers 2M+ for a tax group', [undefined, undefined]],
] as const)('reads the pay of “%s”', ([query, [min, max]]) => {
  expect([criteria(query).salaryMin, criteria(query).salaryMax]).toEqual([min, max])
})

test.for([
  ['looking to leave NYC for Nashville or Raleigh, tax', ['Nashville, TN', 'Raleigh, NC'], []],
  ['wants to leave Chicago for Denver, tax', ['Denver, CO'], []],
  ['tax counsel no clearance needed Huntsville AL', ['Huntsville, AL'], []],
  ['tax, Dallas, New York firm, Texas ties', ['Dallas, TX', 'New York, NY'], []],
  ['tax, Seattle/Bellevue', ['Seattle, WA', 'Bellevue, WA'], []],
  ['tax, no Texas, Denver', ['Denver, CO'], ['Texas']],
  ['he turned down DC. tax, Chicago', ['Chicago, IL'], ['Washington, DC']],
  ['tax, ok with Nashville; not ok with Florida', ['Nashville, TN'], ['Florida']],
  ['tax, Austin, tired of Silicon Valley', ['Austin, TX'], []],
  ['tax, Atlanta, licenced in Georgia', ['Atlanta, GA'], []],
  ['tax, not Houston, maybe Dallas or Austin', ['Dallas, TX', 'Austin, TX'], ['Houston, TX']],
  ['tax, not Cravath not Debevoise, NY', ['New York, NY'], []],
  ['tax, Kirkland, WA', ['Kirkland, WA'], []],
  ['Seattle / Bellevue employment', ['Seattle, WA', 'Bellevue, WA'], []],
  ['tax, n. cal or pac nw', ['San Francisco, CA', 'Sacramento, CA', 'Pacific Northwest'], []],
  ['tax, Fresno, CA licence needed', ['Fresno, CA'], []],
  ['dual qualified NY/CA tax, Akron', ['Akron, OH'], []],
] as const)('reads the places of “%s”', ([query, wanted, excluded]) => {
  expect([criteria(query).locations, criteria(query).excludedLocations]).toEqual([wanted, excluded])
})

test('reads a class year with one end open', () => {
  expect(criteria('tax, class yr 2023 and younger').yearsExperience).toBe(3)
  expect(criteria('2015 or older, tax').yearsExperience).toBe(11)
})

test('reads a level before a practice area', () => {
  expect(criteria('sr. M&A, Dallas').seniority).toBe('senior-associate')
  expect(criteria('senior living, Dallas').seniority).toBeUndefined()
})

test.for([
  'missing a network contact',
  'tax, e-filing',
  'Martin, status',
  'a broad reason to provide',
  'Fordham, Stanford',
])('doesn’t correct common words and names: “%s”', (query) => {
  expect(criteria(query)).toEqual(criteria(query.startsWith('tax') ? 'tax' : ''))
})

test('corrects a misspelled word', () => {
  expect(criteria('litigaton in Bostn').practiceAreas).toEqual(['Litigation'])
  expect(criteria('employmnt counsil, Chicgo').locations).toEqual(['Chicago, IL'])
})

test('reads no contract work from “contractor side”, and no practice from “reg #”', () => {
  expect(criteria('construction, owner or contractor side').workType).toBeUndefined()
  expect(criteria('patent prosecution, reg # a must').practiceAreas).toEqual(['Patent Prosecution'])
})

test('reads years after their word, and a class year before a school', () => {
  expect(criteria('banking associates, years 3 through 5, Cravath scale').salaryMin).toBe(310_000)
  expect(criteria('2016 NYU grad, funds').seniority).toBe('senior-associate')
  expect(criteria('2022 Boston College law graduate, funds').seniority).toBe('associate')
})

test.for([
  ['litig assoc, Dallas', ['Litigation']],
  ['first chair patent trial', ['Patent Litigation']],
  ['regulatory healthcare roles, Boston', ['Healthcare']],
  ['regulatory (utilities) attorney, Raleigh', ['Energy']],
  ['healthcare M&A, PE clients', ['Healthcare', 'Mergers & Acquisitions']],
  ['trademark & copyright associate', ['Trademark', 'Intellectual Property']],
] as const)('reads the areas of “%s”', ([query, areas]) => {
  expect([criteria(query).practiceAreas, criteria(query).excludedAreas]).toEqual([areas, []])
})

test('reads CLO as a loan near finance, and office days as no ban on remote work', () => {
  expect(criteria('structured finance (CLO) associate, NYC').seniority).toBe('associate')
  expect(criteria('media counsel, Burbank, in office 4 days').remoteWork).toBeUndefined()
  expect(criteria('media counsel, Burbank, in office').remoteWork).toBe(false)
})
