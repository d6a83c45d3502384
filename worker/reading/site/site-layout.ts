import { z } from 'zod'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { byTag, find, parseHtml, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import type { ReadPage } from '#worker/reading/person/read-bio.ts'
import { blocksIn } from '#worker/reading/person/page-markup.ts'

const facts = ['name', 'title', 'email', 'city'] as const
type Fact = (typeof facts)[number]
/** Facts about a site that its pages have taught. Stored with the source. */
export const siteLayout = z.object({
  /** Place of the people: pages of their own, or one that they share. */
  people: z.enum(['on one page', 'on pages of their own']),
  /** Where facts are: "h2", "p.role", "title" for the page's title; null where they are at no common place. */
  paths: z.record(z.enum(facts), z.string().nullable()),
  /** Fingerprints of the blocks that its pages share. */
  furniture: z.array(z.string()),
  /** The cities that those blocks name: the firm's offices. */
  cities: z.array(z.string()),
  /** People of the first whole read with this layout; 0 before its end. */
  count: z.number(),
})
export type SiteLayout = z.infer<typeof siteLayout>

/** A page that was read, with what it was read from. */
export type SamplePage = { html: string; read: ReadPage; isRecord: boolean }

/** Number of pages that are compared, and the fewest that teach anything. */
export const samplePages = 5
const fewestSamples = 3
const maxFurniture = 80
const maxCities = 60

/**
 * Learns from some pages of one site where it has the facts about its people, and which blocks its pages share: these say
 * nothing about a person. Undefined if too few of the pages show a person.
 */
export function learnLayout(samples: readonly SamplePage[]): SiteLayout | undefined {
  const people = samples.filter(({ read }) => 'bio' in read)
  if (people.length < fewestSamples) return undefined
  const pages = [...new Set(samples.map(({ html }) => html))]
  const shared = pages.length >= fewestSamples ? sharedBlocks(pages) : noBlocks
  const cities = readMentions(shared.text, { now: new Date(0) }).flatMap((mention) => {
    const [place] = mention.kind === 'place' ? mention.places : []
    return place?.city ? [place.name] : []
  })
  return {
    people:
      samples.filter(({ isRecord }) => isRecord).length * 2 > samples.length ? 'on one page' : 'on pages of their own',
    paths: Object.fromEntries(facts.map((fact) => [fact, commonPath(people, fact)])) as SiteLayout['paths'],
    furniture: shared.furniture,
    cities: [...new Set(cities)].slice(0, maxCities),
    count: 0,
  }
}

/** The place where most pages that state a fact have it; null if most have no common place. */
function commonPath(samples: readonly SamplePage[], fact: Fact): string | null {
  const stated = samples.flatMap(({ read }) => ('bio' in read && read.paths[fact]) || [])
  const [best = []] = [...Map.groupBy(stated, (at) => at).values()].toSorted((a, b) => b.length - a.length)
  return best.length >= 2 && best.length * 2 > stated.length ? (best[0] ?? null) : null
}

type SharedBlocks = { furniture: string[]; text: string }
const noBlocks: SharedBlocks = { furniture: [], text: '' }

/** Fingerprints and text of the blocks that all of the pages have. Blocks within a shared block are left out. */
function sharedBlocks(pages: readonly string[]): SharedBlocks {
  const [first, ...others] = pages.map((html) =>
    withPageBudget((budget) => {
      const page = parseHtml(html, budget)
      const body = find(page, byTag('body')) ?? page
      return { body, blocks: blocksIn(body) }
    }),
  )
  if (!first) return noBlocks
  const prints = others.map(({ blocks }) => new Set([...blocks.values()].map(({ print }) => print)))
  const isShared = (node: Element) => {
    const print = first.blocks.get(node)?.print
    return print !== undefined && prints.every((all) => all.has(print))
  }
  const frame = frameOf(first.body, isShared)
  const largest = [...first.blocks].filter(
    ([node, { text }]) =>
      isShared(node) &&
      !(node.parent && isShared(node.parent)) &&
      !isUnderFacts(node) &&
      text.length >= (frame.has(node) ? shortest : longFact),
  )
  const furniture = largest.slice(0, maxFurniture).map(([, block]) => block)
  return { furniture: furniture.map(({ print }) => print), text: furniture.map(({ text }) => text).join('\n') }
}

/** Checks whether a block is under a heading such as "Bar admissions". It states facts, even if all people of a firm share them. */
const isUnderFacts = (node: Element): boolean => {
  const siblings = (node.parent?.children ?? []).filter((one) => typeof one !== 'string')
  return siblings.some((one, at) => (one === node || siblings[at + 1] === node) && heading.test(textOf(one)))
}
const heading = /^(?:bar |court )?(?:admissions?|admitted|courts?|clerkships?|education)\b/i

/**
 * Least length of a shared block of the site's frame, and of one among blocks that vary: a shorter one may be a fact that
 * several people share. Characters.
 */
const [shortest, longFact] = [16, 90]

/** The frame of a site: the elements before and after everything that varies from page to page. */
function frameOf(body: Element, isShared: (node: Element) => boolean): Set<Element> {
  const frame = new Set<Element>()
  for (let node: Element | undefined = body; node;) {
    const children: Element[] = node.children.filter(
      (child) => typeof child !== 'string' && textOf(child) !== '',
    ) as Element[]
    const varies = children.map((child) => !isShared(child))
    const [first, last] = [varies.indexOf(true), varies.lastIndexOf(true)]
    for (const [at, child] of children.entries()) if (at < first || at > last) frame.add(child)
    node = first === last ? children[first] : undefined
  }
  return frame
}

const wordsOfPath = (place: string): string => {
  const [, name] = /\.([\w-]+)$/.exec(place) ?? []
  if (name) return `“${name}”`
  if (place === 'title') return 'the page’s title'
  return /h\d$/.test(place) ? 'a heading' : 'a line of text'
}

/** A sentence for staff about how a site shows its people. */
export function layoutSentence({ people, paths }: SiteLayout): string {
  const stated = (['name', 'title', 'email'] as const).flatMap((fact) =>
    paths[fact] ? [`${fact} in ${wordsOfPath(paths[fact])}`] : [],
  )
  const start = people === 'on one page' ? 'People are listed on one page' : 'People have pages of their own'
  return `${[start, stated.join(', ')].filter((part) => part !== '').join(': ')}.`
}
