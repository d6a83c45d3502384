import { test } from 'vitest'
import { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { areaTerms } from './area-terms.data.ts'
import { knownFirm } from './firm-names.ts'
import { readMentions, type Mention } from './mentions.ts'
import { placeFit, placeNamed, type Place } from './places.ts'
import { tokenize } from './tokens.ts'

const now = new Date('2026-06-15T15:00:00Z')
const read = (text: string, isProse = false) => readMentions(text, { now, isProse })
const of = <K extends Mention['kind']>(text: string, kind: K, isProse = false) =>
  read(text, isProse).filter((one): one is Extract<Mention, { kind: K }> => one.kind === kind)
const areas = (text: string) => of(text, 'practiceArea').flatMap((one) => [...one.areas])
const places = (text: string) => of(text, 'place').flatMap((one) => one.places.map(({ name }) => name))
const levels = (text: string) => of(text, 'seniority').map(({ seniority }) => seniority)
const pay = (text: string) =>
  of(text, 'salary').map(({ min, max, exact, isMarket }) => (isMarket ? 'market' : (exact ?? [min, max])))
const years = (text: string) => of(text, 'experience').map(({ min, max }) => [min, max])

test('places every mention at its words', ({ expect }) => {
  const text = 'Mid-level lev fin associate, NYC or “Chi-town”, $250–300k, no litigation'
  const mentions = read(text)
  expect(mentions.length).toBeGreaterThan(5)
  for (const { start, end, text: words } of mentions) expect(text.slice(start, end)).toBe(words)
  expect(tokenize('')).toEqual([])
  expect(read('')).toEqual([])
})

test('reads no practice area out of a phrase about owners or families', ({ expect }) => {
  for (const text of [
    'founders, boards and family-owned groups',
    'family businesses in four states',
    'the Family and Medical Leave Act',
    'energy-efficient homes',
  ]) {
    expect([text, areas(text)]).toEqual([text, []])
  }
  for (const text of ['family, divorce', 'family lawyer in Austin', 'matters: family', 'family and elder law']) {
    expect([text, areas(text).slice(0, 1)]).toEqual([text, ['Family Law']])
  }
})

test.for([
  ['lev fin', 'Banking & Finance'],
  ['T&E', 'Trusts & Estates'],
  ['trusts and estates', 'Trusts & Estates'],
  ['M&A', 'Mergers & Acquisitions'],
  ['L&E', 'Labor & Employment'],
  ['WC', 'White Collar'],
  ['cap markets', 'Capital Markets'],
  ['ERISA', 'Employee Benefits'],
  ['exec comp', 'Employee Benefits'],
  ['PE', 'Private Equity'],
  ['VC', 'Venture Capital'],
  ['fund formation', 'Investment Funds'],
  ['muni bonds', 'Public Finance'],
  ['chapter 11', 'Bankruptcy & Restructuring'],
  ['BK', 'Bankruptcy & Restructuring'],
  ['ITC', 'Patent Litigation'],
  ['Hatch-Waxman', 'Patent Litigation'],
  ['prosecution', 'Patent Prosecution'],
  ['data privacy', 'Privacy & Cybersecurity'],
  ['FCPA', 'White Collar'],
  ['med mal', 'Personal Injury'],
  ['gov con', 'Government Contracts'],
  ['CFIUS', 'International Trade'],
  ['wage and hour', 'Labor & Employment'],
  ['oil & gas', 'Energy'],
  ['ECVC', 'Venture Capital'],
  ['tech trans', 'Technology Transactions'],
  ['zoning', 'Land Use'],
] as const)('“%s” is %s', ([words, area], { expect }) => {
  expect(areas(`${words} associate in Boston`)).toEqual([area])
})

test('finds every shipped area by its name, its slug’s words and each of its terms', ({ expect }) => {
  for (const label of shippedPracticeAreas) {
    expect(areas(label), label).toContain(label)
    const lost = areaTerms[label].terms.filter(
      (term) => of(term, 'practiceArea').length === 0 && of(term, 'firmKind').length === 0,
    )
    expect.soft(lost, label).toEqual([])
  }
})

test('doesn’t read words that only contain a word of the field', ({ expect }) => {
  for (const text of [
    'equal employment opportunity',
    'health insurance and benefits package',
    'state of the art',
    'visa sponsorship',
  ])
    expect(areas(text), text).toEqual([])
  expect(areas('claim construction')).toEqual(['Patent Litigation'])
  expect(levels('our business partners and outside counsel')).toEqual([])
  expect(places('Paul Hastings and Sidley Austin')).toEqual([])
  expect(of('Paul Hastings and Sidley Austin', 'firm').map(({ isBigLaw }) => isBigLaw)).toEqual([true, true])
})

test('reads no area from everyday words of running prose', ({ expect }) => {
  for (const word of ['projects', 'municipal', 'juvenile', 'Supreme Court'])
    expect(readMentions(`You handle ${word} matters`, { isProse: true, now }).map(({ text }) => text)).toEqual([])
  expect(areas('municipal law associate')).toEqual(['Land Use'])
})

test.for([
  ['5th year associate', 'associate'],
  ['junior M&A associate', 'associate'],
  ['midlevel', 'associate'],
  ['sr. corporate associate', 'senior-associate'],
  ['senior tax counsel', 'senior-counsel'],
  ['of counsel', 'of-counsel'],
  ['special counsel', 'counsel'],
  ['AGC', 'counsel'],
  ['staff attorney', 'staff-attorney'],
  ['senior attorney', 'senior-attorney'],
  ['non-equity partner', 'partner'],
  ['office managing partner', 'managing-partner'],
  ['name partner', 'senior-partner'],
] as const)('“%s” is a %s', ([words, level], { expect }) => {
  expect(levels(words)).toEqual([level])
})

test.for<[string, unknown[]]>([
  ['5th year', [[5, 5]]],
  ['4th/5th year', [[4, 5]]],
  ['third to fifth-year', [[3, 5]]],
  ['3-5 years', [[3, 5]]],
  ['at least four (4) years of experience', [[4, undefined]]],
  ['7+ yrs', [[7, undefined]]],
  ['up to 6 years', [[undefined, 6]]],
  ['class of 2018', [[8, 8]]],
  ['JD 2018', [[8, 8]]],
  ['2017-2019 grads', [[7, 9]]],
  ['class years 2020 to 2022', [[4, 6]]],
  ["class of '21", [[5, 5]]],
  ['class of 2024 – class of 2021', [[2, 5]]],
  ['in business for 50 years of age', []],
])('“%s” is %j years', ([words, expected], { expect }) => {
  expect(years(words)).toEqual(expected)
})

test.for<[string, unknown[]]>([
  ['250-300k', [[250_000, 300_000]]],
  ['$225,000', [225_000]],
  ['$225,000 - $435,000', [[225_000, 435_000]]],
  ['low 300s', [[300_000, 330_000]]],
  ['mid-200s', [[240_000, 260_000]]],
  ['200+', [[200_000, undefined]]],
  ['under 400', [[undefined, 400_000]]],
  ['at least 250', [[250_000, undefined]]],
  ['$100/hr', [208_000]],
  ['between $180k and $220k', [[180_000, 220_000]]],
  ['$1.1-1.3M', [[1_100_000, 1_300_000]]],
  ['six figures', [[100_000, undefined]]],
  ['Cravath scale', ['market']],
  ['$2M book', []],
  ['200+ attorneys', []],
  ['$50,000 signing bonus', []],
  ['AmLaw 100', []],
  ['401k match', []],
  ['Chapter 11', []],
  ['1900 billable hours', []],
  ['over 110,000 New Yorkers', []],
  ['over 10 million residents', []],
])('“%s” pays %j', ([words, expected], { expect }) => {
  expect(pay(`associate, ${words}, Boston`)).toEqual(expected)
})

test.for<[string, string[]]>([
  ['NYC', ['New York, NY']],
  ['SF or the Bay Area', ['San Francisco, CA', 'San Francisco, CA']],
  ['DC', ['Washington, DC']],
  ['Washington state', ['Washington (state)']],
  ['Washington or Oregon', ['Washington (state)', 'Oregon']],
  ['the Valley', ['Palo Alto, CA']],
  ['Philly', ['Philadelphia, PA']],
  ['Portland, ME or Portland', ['Portland, ME', 'Portland, OR']],
  ['Kansas City, Missouri', ['Kansas City, MO']],
  ['Naperville, Illinois', ['Naperville, IL']],
  ['Wolfeboro, NH', ['Wolfeboro, NH']],
  ['tampa fl', ['Tampa, FL']],
  ['LA', ['Los Angeles, CA']],
  ['New Orleans, LA 70112', ['New Orleans, LA']],
  ['work in or near me, hi there', []],
  ['London', ['London, England']],
  ['Midwest', ['Midwest']],
  ['Orange County, Calif.', ['Irvine, CA']],
  ['Olympia Fields, IL', ['Olympia Fields, IL']],
  ['Florence Park, NJ', ['Florence Park, NJ']],
])('“%s” is %j', ([words, expected], { expect }) => {
  expect(places(words)).toEqual(expected)
})

test('doesn’t read bar admissions as places to work', ({ expect }) => {
  expect(places('NY bar, admitted in NJ or CT, wants Boston')).toEqual(['Boston, MA'])
  expect(of('NY bar, admitted in NJ or CT', 'bar').flatMap(({ states }) => states)).toEqual(['NY', 'NJ', 'CT'])
  expect(of('admitted in Washington or D.C.', 'bar').flatMap(({ states }) => states)).toEqual(['WA', 'DC'])
  expect(of('patent bar', 'bar')[0]?.isPatentBar).toBe(true)
})

test('marks what is ruled out or left behind', ({ expect }) => {
  const stances = (text: string) => Object.fromEntries(read(text).map((one) => [one.text, one.stance]))
  expect(stances('no litigation, patent, or trademark; corporate only')).toEqual({
    litigation: 'unwanted',
    patent: 'unwanted',
    trademark: 'unwanted',
    corporate: 'wanted',
  })
  expect(stances('anything but patent')).toEqual({ patent: 'unwanted' })
  expect(stances('not only tax but also M&A')).toEqual({ tax: 'wanted', 'M&A': 'wanted' })
  expect(stances('relocating from NYC to Miami')).toEqual({ NYC: 'past', Miami: 'wanted' })
  expect(stances('tax in Chicago, not interested in big law')).toEqual({
    tax: 'wanted',
    Chicago: 'wanted',
    'big law': 'unwanted',
  })
  expect(of('not remote', 'workMode')[0]?.workMode).toBe('on-site')
})

test('compares places by city, commuting area and state', ({ expect }) => {
  const fit = (wanted: string, job: string) => placeFit(placeNamed(wanted) as Place, placeNamed(job) as Place)
  expect(fit('NYC', 'New York, NY')).toBe('same')
  expect(fit('San Francisco, CA', 'Palo Alto, CA')).toBe('metro')
  expect(fit('Boston, MA', 'Worcester, MA')).toBe('state')
  expect(fit('Texas', 'Austin, TX')).toBe('same')
  expect(fit('Midwest', 'Chicago, IL')).toBe('same')
  expect(fit('Boston, MA', 'Chicago, IL')).toBe('none')
})

test('recognizes a firm by its full and its short name', ({ expect }) => {
  expect(knownFirm('Latham & Watkins LLP')).toMatchObject({ firm: 'Latham & Watkins', isBigLaw: true })
  expect(knownFirm('Paul, Weiss, Rifkind, Wharton & Garrison')?.isBigLaw).toBe(true)
  expect(knownFirm('Susman Godfrey')?.isBigLaw).toBe(false)
  expect(knownFirm('Cooley Brothers Plumbing')).toBeUndefined()
  expect(knownFirm('')).toBeUndefined()
})
