import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { around, byTag, find, parseHtml, textOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { placesIn } from '#worker/reading/person/offices.ts'
import type { FactPaths, ReadPage } from '#worker/reading/person/read-bio.ts'
import { blocksIn, fingerprint } from '#worker/reading/person/page-markup.ts'

/** Facts about a site, learned from its pages. Stored with the source. */
export type SiteLayout = {
  /** Place of the people: on pages of their own, or on one page that they share. */
  people: 'on one page' | 'on pages of their own'
  /** Common places of facts: "h2", "p.role", or "title" for the page's title. Null for a fact without a common place. */
  paths: FactPaths<null>
  /** Fingerprints of the blocks that its pages share. */
  furniture: string[]
  /** The cities that those blocks name, which are the firm's offices. */
  cities: string[]
  /** Number of people in the first complete read with this layout; 0 until that read ends. */
  count: number
}

/** A page that was read, with its HTML. */
export type SamplePage = { html: string; read: ReadPage; isRecord: boolean }

/** Number of pages that are compared, and the minimum to learn anything from. */
export const samplePages = 5
const [fewestSamples, maxFurniture, maxCities] = [3, 80, 60]

/**
 * Learns from some pages of one site where the facts about its people are, and which blocks its pages share. Shared blocks say
 * nothing about a person. Undefined if too few of the pages show a person.
 */
export function learnLayout(samples: readonly SamplePage[]): SiteLayout | undefined {
  const people = samples.filter(({ read }) => 'bio' in read)
  if (people.length < fewestSamples) return undefined
  const pages = [...new Set(samples.map(({ html }) => html))]
  const shared = pages.length >= fewestSamples ? sharedBlocks(pages) : []
  const cities = placesIn(shared.join('\n')).flatMap(({ places: [place] }) => (place?.city ? [place.name] : []))
  return {
    people:
      samples.filter(({ isRecord }) => isRecord).length * 2 > samples.length ? 'on one page' : 'on pages of their own',
    paths: { name: commonPath(people, 'name'), title: commonPath(people, 'title'), city: commonPath(people, 'city') },
    furniture: shared.map(fingerprint),
    cities: [...new Set(cities)].slice(0, maxCities),
    count: 0,
  }
}

/** The place that most pages with a fact have it in. Null if there is no such place. */
function commonPath(samples: readonly SamplePage[], fact: keyof FactPaths): string | null {
  const stated = samples.flatMap(({ read }) => ('bio' in read && read.paths[fact]) || [])
  const [best = []] = [...Map.groupBy(stated, (at) => at).values()].toSorted((a, b) => b.length - a.length)
  return best.length >= 2 && best.length * 2 > stated.length ? (best[0] ?? null) : null
}

/** The texts of the blocks that all of the pages have. Blocks within a shared block are left out. */
function sharedBlocks(pages: readonly string[]): string[] {
  const [first = new Map<Element, string>(), ...others] = pages.map((html) =>
    withPageBudget((budget) => {
      const page = parseHtml(html, budget)
      return blocksIn(find(page, byTag('body')) ?? page)
    }),
  )
  const texts = others.map((blocks) => new Set(blocks.values()))
  const isShared = (node: Element | string | null) => {
    const text = node && typeof node !== 'string' ? first.get(node) : undefined
    return text === undefined ? undefined : texts.every((all) => all.has(text))
  }
  const all = [...first]
  const varies = ([node]: [Element, string]) =>
    !isShared(node) && node.children.every((child) => isShared(child) !== false)
  const [start, end] = [all.findIndex(varies), all.findLastIndex(varies)]
  const ends = [all[start], all[end]].flatMap((one) => (one ? [one[0]] : []))
  const isInFrame = ({ parent }: Element, at: number) =>
    (at < start || at > end) && ends.every((one) => around(one, (node) => node === parent) !== undefined)
  const isLargest = (node: Element) => isShared(node) && !isShared(node.parent) && !isUnderFacts(node)
  return all
    .filter(([node, text], at) => isLargest(node) && text.length >= (isInFrame(node, at) ? shortest : longFact))
    .slice(0, maxFurniture)
    .map(([, text]) => text)
}

/** Checks whether a block begins with or follows a heading such as "Bar admissions". It states facts, even if everybody shares them. */
const isUnderFacts = (node: Element): boolean => {
  const siblings = (node.parent?.children ?? []).filter((one) => typeof one !== 'string')
  return siblings.some((one, at) => (one === node || siblings[at + 1] === node) && heading.test(textOf(one)))
}
const heading = /^(?:bar |court )?(?:admissions?|admitted|courts?|clerkships?|education)\b/i

/**
 * Minimum length of a shared block before or after everything that varies from page to page, which is the frame of the site, and of
 * a shared block among blocks that vary. A shorter one may be a fact that several people have in common. Characters.
 */
const [shortest, longFact] = [16, 90]
