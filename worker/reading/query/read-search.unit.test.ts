import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchShorthands } from '#worker/reading/lexicon/search-terms.data.ts'
import { readLocation, readSearch } from './read-search.ts'

/**
 * Searches that attorneys type, with their meaning. Written before the word list, which understood 95 of the first 98; null is for
 * words that mean themselves.
 */
const searches: readonly (readonly [typed: string, meaning: string | null])[] = [
  ['m&a', 'mergers and acquisitions'],
  ['M & A associate', 'mergers and acquisitions associate'],
  ['mna', 'mergers and acquisitions'],
  ['t&e associate', 'trusts and estates associate'],
  ['trusts and estates', null],
  ['l&e partner', 'labor and employment partner'],
  ['labor and employment', null],
  ['emp lit', 'employment litigation'],
  ['lev fin NYC', 'leveraged finance New York'],
  ['levfin', 'leveraged finance'],
  ['cap markets', 'capital markets'],
  ['ecm', 'equity capital markets'],
  ['PE associate', 'private equity associate'],
  ['ecvc', 'emerging companies and venture capital'],
  ['vc', 'venture capital'],
  ['fund formation', 'investment funds'],
  ['40 act', 'investment funds'],
  ['IP lit', 'intellectual property litigation'],
  ['ip', 'intellectual property'],
  ['patent pros', 'patent prosecution'],
  ['soft ip', 'trademark and copyright'],
  ['RE associate', 'real estate associate'],
  ['CRE', 'commercial real estate'],
  ['bk', 'bankruptcy'],
  ['RX', 'restructuring'],
  ['exec comp', 'executive compensation'],
  ['ERISA', 'employee benefits'],
  ['SALT', 'state and local tax'],
  ['white-collar', null],
  ['sec lit', 'securities litigation'],
  ['comm lit', 'commercial litigation'],
  ['lit associate', 'litigation associate'],
  ['litigator', 'litigation'],
  ['trial lawyer', 'litigation'],
  ['tech trans', 'technology transactions'],
  ['govcon', 'government contracts'],
  ['proj fin', 'project finance'],
  ['muni', 'public finance'],
  ['healthcare reg', 'healthcare regulatory'],
  ['oil and gas', null],
  ['PI', 'personal injury'],
  ['med mal', 'medical malpractice'],
  ['prods', 'product liability'],
  ['H-1B', 'immigration'],
  ['OFAC', 'international trade'],
  ['inhouse', 'in-house'],
  ['GC', 'general counsel'],
  ['AGC', 'associate general counsel'],
  ['of counsel', null],
  ['sr associate', 'senior associate'],
  ['jr associate', 'junior associate'],
  ['midlevel', 'mid-level associate'],
  ['5th year associate', 'associate'],
  ['staff atty', 'staff attorney'],
  ['tax lawyer jobs', 'tax'],
  ['NYC', 'New York'],
  ['SF', 'San Francisco'],
  ['bay area', 'San Francisco Bay Area'],
  ['D.C.', 'Washington, DC'],
  ['L.A.', 'Los Angeles'],
  ['socal', 'Los Angeles metro or San Diego metro'],
  ['Philly', 'Philadelphia'],
  ['DFW', 'Dallas–Fort Worth'],
  ['tax NJ', 'tax New Jersey'],
  ['Indianapolis, IN', 'Indianapolis, Indiana'],
  ['tax Portland OR', 'tax Portland Oregon'],
  ['Harrisburg Pa', 'Harrisburg Pennsylvania'],
  ['tax OR litigation', null],
  ['Mass.', 'Massachusetts'],
  ['wfh', 'remote'],
  ['amlaw 100', 'big law'],
  ['attorney jobs in NYC', 'attorney in New York'],
  ['La Jolla', null],
  ['mass torts', null],
  ['zebra', null],
]

test.for(searches)('“%s” means %s', ([typed, meaning]) => {
  expect(readSearch(typed).meaning).toBe(meaning)
})

describe('terms of a search', () => {
  test('separates shorthand from plain words, in any order', () => {
    const { plain, terms } = readSearch('Sidley M&A associate NYC')
    expect(plain).toBe('Sidley associate')
    expect(terms.map(({ text }) => text)).toEqual(['M&A', 'NYC'])
    expect(terms[1]?.places).toEqual({ cities: [{ city: 'New York', region: 'NY' }], states: [] })
  })

  test('takes words in quotation marks as they are', () => {
    expect(readSearch('"M&A" NYC')).toMatchObject({ plain: '"M&A"', meaning: '"M&A" New York' })
    expect(readSearch('“lev fin”')).toEqual({ plain: '“lev fin”', terms: [], meaning: null })
  })

  test('knows a level and a kind of firm', () => {
    expect(readSearch('of counsel').terms).toMatchObject([{ level: 'of-counsel' }])
    expect(readSearch('biglaw wfh').terms).toMatchObject([{ firmType: 'big-law' }, { isRemote: true }])
  })

  test('keeps a search of nothing but common words', () => {
    expect(readSearch('lawyer jobs')).toEqual({ plain: 'lawyer jobs', terms: [], meaning: null })
    expect(readSearch('in the').plain).toBe('in the')
  })

  test('widens parts of a practice and corrects slips only in the wide sense', () => {
    expect(readSearch('surety').meaning).toBeNull()
    expect(readSearch('surety', { isWide: true }).meaning).toBe('construction')
    expect(readSearch('litigaton', { isWide: true }).meaning).toBe('litigation')
    expect(readSearch('"litigaton"', { isWide: true }).meaning).toBeNull()
  })

  test('reads at most five terms, of any text', () => {
    expect(readSearch('m&a t&e l&e pe vc ip re').terms).toHaveLength(5)
    const any = fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const isWide of [false, true]) {
        expect(readSearch(text, { isWide }).terms.length).toBeLessThanOrEqual(5)
        readLocation(text, { isWide })
      }
    })
    fc.assert(any, { numRuns: 500 })
  })

  test('lists each shorthand once', () => {
    const all = searchShorthands.flatMap(({ says }) => says)
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  })
})

test.for([
  ['NYC', 'New York'],
  ['bay area', 'San Francisco Bay Area'],
  ['D.C.', 'Washington, DC'],
  ['LA', 'Los Angeles or Louisiana'],
  ['SF or LA', 'San Francisco or Los Angeles or Louisiana'],
  ['Boston / Chicago', 'Boston or Chicago'],
  ['New England', 'New England'],
] as const)('the location “%s” means %s', ([typed, meaning]) => {
  expect(readLocation(typed)?.means).toBe(meaning)
})

test.for(['Boston, MA', 'Texas', 'bost', 'Portland, OR', '"NYC"', ''])('the location “%s” means itself', (typed) => {
  expect(readLocation(typed)).toBeNull()
})

test('corrects a misspelled city only in the wide sense', () => {
  expect(readLocation('san fransisco')).toBeNull()
  expect(readLocation('san fransisco', { isWide: true })?.means).toBe('san francisco')
})

test('reads a word of 2,000 letters at once', () => {
  expect(readSearch('ab'.repeat(1_000), { isWide: true }).terms).toEqual([])
})
