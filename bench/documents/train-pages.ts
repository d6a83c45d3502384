// Trains the model that labels the lines of pages about people, and writes its weights: `node bench/documents/train-pages.ts`.
// The same sources give the same weights.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { parseHtml, type Element } from '#worker/reading/document/html/parse-html.ts'
import { bucketsOf, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { storeModel } from './store-model.ts'
import { labels as pageLabels, pageFeatures, type PageLabel } from '#worker/reading/person/label-page.ts'
import { everySite } from '#worker/reading/person/labelled/labelled-sites.fixture.ts'
import type { LabelledSite } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import type { FirmPerson } from '#worker/reading/person/labelled/firm-site.fixture.ts'
import type { Line } from '#worker/reading/person/page-lines.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { partsOf, partsOfRecord, type PageOf, type PageParts } from '#worker/reading/person/read-bio.ts'
import { peopleOn } from '#worker/reading/site/page-people.ts'
import { recordPage } from '#worker/reading/document/html/repeated-records.ts'
import { learnLayout, type SiteLayout } from '#worker/reading/site/site-layout.ts'
import { composeCards, composeSite } from './compose-bio.fixture.ts'
import { firmSites } from './firm-sites.fixture.ts'
import { knownCities, labelsOfPage, type KnownFacts } from './page-gold.ts'
import { averageOf, train, type Sequence } from './perceptron.fixture.ts'
import { makeRandom } from './random.ts'

/** Features and labels of the lines of a page, and the site that it is of. */
export type LabeledPage = { id: string; features: string[][]; labels: PageLabel[][]; texts: string[] }

/** Facts of pages that show nobody. */
const nobody: KnownFacts = {
  name: '-',
  title: '-',
  phone: null,
  offices: [],
  areas: [],
  education: [],
  bars: [],
  clerkships: [],
}

/** The layout of a site's pages, as a reader learns it; where facts are isn't needed to label lines. */
function layoutOf(pages: readonly string[]): SiteLayout | undefined {
  const paths = { name: undefined, title: undefined, city: undefined }
  const read = { bio: {}, paths } as never
  return learnLayout(pages.slice(0, 5).map((html) => ({ html, read, isRecord: false })))
}

type Known = { id: string; facts: KnownFacts; isPartly?: boolean }

function labeled(
  { id, facts, isPartly = false }: Known,
  html: string,
  parts: (page: Element) => PageParts,
): LabeledPage[] {
  return withPageBudget((budget) => {
    const { lines, heading, data } = parts(parseHtml(html, budget))
    const pageAt = (some: readonly Line[], at: number) => ({
      id,
      features: pageFeatures(some, at, true).map((own) => own.map(String)),
      labels: labelsOfPage(some, at, facts, isPartly),
      texts: some.map(({ text }) => text),
    })
    // The data of a page becomes a labeled page of its own.
    return [pageAt(lines, heading.at), ...(data.length > 0 ? [pageAt(data, 0)] : [])]
  })
}

function pagesOfSite({ key, firm, host, pages, answer, drawn }: LabelledSite): LabeledPage[] {
  const bodies = pages.flatMap(({ path, person }) => {
    const url = new URL(`https://${host}${path}`)
    const html = drawn?.(url) ?? answer(url)?.body
    return typeof html === 'string' ? [{ url: url.href, html, facts: person ?? nobody }] : []
  })
  const layout = layoutOf(bodies.flatMap(({ html, facts }) => (facts === nobody ? [] : [html])))
  // Each page as it is, and as a reader sees it that has learned what the site's pages share.
  return bodies.flatMap(({ url, html, facts }) =>
    [layout, undefined].flatMap((site) =>
      labeled({ id: key, facts }, html, (page) => partsOf(page, { url, firm, host, site })),
    ),
  )
}

/** Pages of the labeled sites. */
export function labeledPages(isUsed: (key: string) => boolean = () => true): LabeledPage[] {
  const sites = everySite()
  for (const { person } of sites.flatMap(({ pages }) => pages))
    for (const office of person?.offices ?? []) knownCities.add(office.split(',')[0] ?? '')
  return sites.filter(({ key }) => isUsed(key)).flatMap(pagesOfSite)
}

const factsOf = ({ name, title, phone, city }: FirmPerson): KnownFacts => ({
  ...nobody,
  name,
  title,
  phone,
  offices: city ? [city] : [],
})

/** People of the generated sites: on pages of their own, and in records. */
export function generatedPages(isHeldOut: boolean): LabeledPage[] {
  return firmSites(isHeldOut).flatMap(({ build, firm, host, people, pages }) =>
    Object.entries(pages).flatMap(([path, html]) => {
      const from: PageOf = { url: `https://${host}${path}`, firm, host }
      const alone = people.find(({ slug }) => path.includes(slug))
      if (alone)
        return labeled({ id: build, facts: factsOf(alone), isPartly: true }, html, (page) => partsOf(page, from))
      return people.flatMap((person) => {
        const key = readName(person.name)?.key
        const record = (page: Element) => peopleOn(page, from.url).find(({ name }) => name.key === key)
        const isShown = withPageBudget((budget) => record(parseHtml(html, budget)) !== undefined)
        const parts = (page: Element) => {
          const found = record(page)
          return found ? partsOfRecord(recordPage(found, page), found, from, []) : partsOf(page, from)
        }
        return isShown ? labeled({ id: build, facts: factsOf(person), isPartly: true }, html, parts) : []
      })
    }),
  )
}

/** Pages in layouts that are put together at random. */
export const composedPages = (count: number): LabeledPage[] =>
  Array.from({ length: count }, (_, at) => composeSite(at)).flatMap(({ firm, host, pages }, at) => {
    const layout = layoutOf(pages.map(({ html }) => html))
    return pages.flatMap(({ html, facts, url }, index) => {
      const site = index % 2 === 0 ? layout : undefined
      return labeled({ id: `composed ${at}`, facts }, html, (page) => partsOf(page, { url, firm, host, site }))
    })
  })

/** Cards of people in layouts that are put together at random. */
export const composedCards = (count: number): LabeledPage[] =>
  Array.from({ length: count }, (_, at) => composeCards(at)).flatMap(({ firm, host, pages }, at) =>
    pages.flatMap(({ html, facts, url }) => {
      const name = readName(facts.name)
      const parts = (page: Element) => name && partsOfRecord(page, { name, groups: [] }, { url, firm, host }, [])
      return name ? labeled({ id: `cards ${at}`, facts }, html, parts as (page: Element) => PageParts) : []
    }),
  )

const composedSites = 240
/** Pages that the weights are trained on. */
const trainingPages = (): LabeledPage[] => [
  ...labeledPages(),
  ...generatedPages(false),
  ...composedPages(composedSites),
  ...composedCards(composedSites),
]

/** Every nth labeled site and this many composed sites are enough to notice changed inputs. */
const [hashEvery, hashedSites] = [7, 30]

/** Hash of what the model is trained on: it is stored with the weights, which a change of the inputs makes stale. */
export function inputsHash(): string {
  const keys = everySite().map(({ key }) => key)
  const pages = [
    ...labeledPages((key) => keys.indexOf(key) % hashEvery === 0),
    ...generatedPages(false),
    ...composedPages(hashedSites),
    ...composedCards(hashedSites),
  ]
  const hash = createHash('sha256')
  for (const { features, labels } of pages) hash.update(JSON.stringify([features, labels]))
  return hash.digest('hex').slice(0, 16)
}

const buckets = 131_072
/** Seeds of the orders of pages that weights are averaged over, so that effects of the order cancel out. */
const seeds = [12, 13, 14, 15, 16]
/** Features of fewer sites are left out: they would be learned by heart. */
const leastSites = 2
/** Shares of lines that lose their words, and of marks and words of headings that are left, in a second copy. */
const [wordless, kept] = [0.4, 0.6]

/** Checks which features enough sites have. Pages of one site follow each other. */
function commonFeatures(pages: readonly LabeledPage[]): (feature: string) => boolean {
  const sites = new Map<string, { id: string; count: number }>()
  for (const { id, features } of pages)
    for (const feature of features.flat()) {
      const known = sites.get(feature)
      if (!known) sites.set(feature, { id, count: 1 })
      else if (known.id !== id) Object.assign(known, { id, count: known.count + 1 })
    }
  return (feature) => (sites.get(feature)?.count ?? 0) >= leastSites
}

export function trainPages(pages: readonly LabeledPage[]): LinearModel {
  const random = makeRandom(11)
  const isCommon = commonFeatures(pages)
  const sequences = pages.flatMap(({ features, labels }): Sequence[] => {
    const whole = features.map((own) => own.filter(isCommon))
    // Layout is learned too, where the words are new.
    const thinned = whole.map((own) => {
      const left = random.chance(wordless) ? own.filter((one) => !/^(?:w|2|all|first|last)=/.test(one)) : own
      return left.filter((one) => !/^(?:m|h|hh|h:w|hh:w)=/.test(one) || random.chance(kept))
    })
    return [whole, thinned].map((items) => ({
      items: items.map((own) => Uint32Array.from(bucketsOf(own, { buckets }))),
      labels,
    }))
  })
  const options = { labels: pageLabels, buckets, rounds: 8, isSequence: true, pairRate: 0.3 }
  return averageOf(seeds.map((seed) => train(sequences, { ...options, seed })))
}

/** Smaller weights are left out. A share of the largest weight. */
const leastWeight = 0.02

if (import.meta.main) {
  const began = performance.now()
  const pages = trainingPages()
  const model = storeModel(trainPages(pages), { levels: 63, least: leastWeight })
  const text = `import type { StoredModel } from '#worker/reading/model/weights.ts'

/* oxlint-disable approx-constant -- a weight may be close to one. */
// Written by bench/documents/train-pages.ts; not for editing.
export const pagesInputs = '${inputsHash()}'
export const pagesModel: StoredModel = ${JSON.stringify(model)}
`
  writeFileSync(new URL('../../worker/reading/person/trained-pages.data.ts', import.meta.url), text)
  console.log(`${(text.length / 1000).toFixed(0)} kB after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
