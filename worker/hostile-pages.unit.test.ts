import { expect, test } from 'vitest'
import { PageError } from '#worker/reading/page-error.ts'
import { BudgetExceeded, budgetFor, limitsOf, makeBudget, type WorkKind } from '#worker/reading/budget.ts'
import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import { parseHtml, textOf, walk } from '#worker/reading/document/html/parse-html.ts'
import { pageFinding } from '#worker/reading/posting/page/page-postings.ts'
import { listingLinks } from '#worker/reading/site/listings.ts'
import { hostileFormats, pageReaders } from './hostile-pages.fixture.ts'

/** `npm run test:long` makes the larger ones. */
const isLong = import.meta.env['TEST_LONG'] === '1'
const sizes = isLong ? [50_000, 100_000, 200_000, 400_000] : [5_000, 20_000]
const unlimited = { bytes: Infinity, operators: Infinity, items: Infinity, steps: Infinity, depth: Infinity }

test.for(Object.entries(hostileFormats))('%s: work grows no faster than the text', ([, { kind, read, families }]) => {
  const wrong: string[] = []
  for (const [name, make] of families) {
    const work = sizes.map((length) => {
      const text = make(length)
      // Without limits, or the limits would hide how the work grows; except what is refused for its depth.
      const budget = makeBudget({ ...unlimited, depth: limitsOf[kind].depth })
      attempt(() => read(text, budget))
      return { length: text.length, spent: budget.spent() }
    })
    const [first, last] = [work[0], work.at(-1)]
    if (!first || !last) continue
    for (const unit of Object.keys(last.spent) as WorkKind[]) {
      const most = Math.max(1_000, first.spent[unit]) * (last.length / first.length) * 1.5
      const isRefused = last.spent[unit] > limitsOf[kind][unit]
      if (last.spent[unit] > most && !isRefused)
        wrong.push(`${name}: ${unit} ${first.spent[unit]} → ${last.spent[unit]}`)
    }
  }
  expect(wrong).toEqual([])
})

test.for(Object.entries(hostileFormats))(
  '%s: the longest text ends within its budget',
  { timeout: 120_000 },
  ([, format]) => {
    const { kind, read, families, maxLength } = format
    const wrong: string[] = []
    for (const [name, make] of families) {
      const budget = budgetFor(kind)
      attempt(() => read(make(isLong ? maxLength : maxLength / 20), budget))
      for (const [unit, amount] of Object.entries(budget.spent())) {
        if (amount > limitsOf[kind][unit as WorkKind]) wrong.push(`${name}: ${amount} ${unit}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

test.for(Object.entries(pageReaders))(
  '%s reads a hostile page or says that it cannot',
  { timeout: 120_000 },
  ([, read]) => {
    for (const [name, make] of hostileFormats.html.families) {
      try {
        read(make(isLong ? 400_000 : 6_000))
      } catch (error) {
        expect(error, name).toBeInstanceOf(PageError)
        expect(error, name).toMatchObject({ kind: 'malformed' })
      }
    }
  },
)

test('refuses a page that repeats its text for every element before reading it often', () => {
  const [, make] = hostileFormats.html.families.find(([name]) => name === 'text at the bottom') ?? []
  const page = make?.(500_000) ?? ''
  const budget = budgetFor('page')
  const readAll = () => {
    for (const element of walk(parseHtml(page, budget))) textOf(element)
  }
  expect(readAll).toThrow(BudgetExceeded)
  expect(budget.spent().steps).toBeGreaterThan(15_000_000)
})

test('decodes the references of a long text like those of a short one', () => {
  for (const piece of ['&amp;', 'x&#8217;', '&unknown;yz', '&']) {
    const once = decodeEntities(piece.repeat(10))
    expect(decodeEntities(piece.repeat(40_000)), piece).toBe(once.repeat(4_000))
  }
})

/** Refusals end the reading as intended; anything else thrown is a fault of the reader. */
function attempt(read: () => unknown) {
  try {
    read()
  } catch (error) {
    const isRefusal = error instanceof BudgetExceeded || error instanceof PageError || error instanceof SyntaxError
    if (!isRefusal) throw error
  }
}

test('looks once at each of many references to one large object', { timeout: 20_000 }, () => {
  // If the object were copied at each reference, this would take minutes.
  const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, 1]))
  const list = Array.from({ length: 9_000 }, () => ({ __ref: 'thing:1' }))
  const job = { '@type': 'JobPosting', title: 'Tax Associate', list }
  const data = { 'thing:1': { inner: { __ref: 'thing:2', ...fields } }, 'thing:2': {}, job }
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(pageFinding(html, 'https://firm.example/')).toMatchObject({ kind: 'stated' })
})

test('refuses a page with more names and links than it may judge', { timeout: 30_000 }, () => {
  const pages = {
    names: '<p>Amy Wu, SAN, FCIArb, ACIS, FIMS, SAN, ABC, DEF, GHI, JKL</p>'.repeat(30_000),
    links: Array.from({ length: 30_000 }, (_, at) => `<a href="/amy-${at}">Amy Wu</a>`).join(''),
    cards: '<a href="/amy"><img src="x"><div>Tim Hale</div><div>Partner</div></a>'.repeat(26_000),
  }
  for (const [name, html] of Object.entries(pages))
    expect(() => listingLinks(html, 'https://firm.example/people'), name).toThrow(PageError)
})
