import { asciiOf, type Degree, type Someone } from './population.fixture.ts'
import {
  escaped,
  htmlAnswer,
  urlset,
  xml,
  type Answer,
  type LabelledPage,
  type LabelledSite,
} from './site-kit.fixture.ts'

/** A page that shows no person. */
export type Other = readonly [path: string, heading: string, body: string]
/** A site that was written before the reader saw anything like it. */
export type WrittenPlan = {
  key: string
  firm: string
  host: string
  structure: string
  people: readonly Someone[]
  /** Where people are. */
  path: (person: Someone) => string
  /** Content between header and footer of a person's page. */
  bio: (person: Someone, people: readonly Someone[]) => string
  others: readonly Other[]
  /** The site's own page around a title, what is in it, and what belongs into its head. */
  page: (title: string, inner: string, head?: string) => string
  /** The site's own way to put a heading and what follows. */
  other?: (heading: string, body: string) => string
  head?: (person: Someone) => string
  /** Listings, sitemaps, drawn pages. */
  more?: (url: URL, all: { origin: string; pages: readonly LabelledPage[] }) => Answer | undefined
  drawn?: (url: URL) => string | undefined
}

const listOf = (text: string): string[] =>
  text === '-'
    ? []
    : text
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean)
const orNull = (text: string | undefined): string | null =>
  text === undefined || text === '' || text === '-' ? null : text

function degreeOf(text: string): Degree {
  const [degree = '', school = '', year, honor] = text.split('/').map((part) => part.trim())
  return { degree, school, year: orNull(year) === null ? null : Number(year), honor: orNull(honor) }
}

/**
 * People written manually, one a line: name (shown=name where they differ) | title | offices | local part of the email | phone |
 * practice areas | degrees (degree/school/year/honor) | bars | clerkships | a sentence. Lists are separated by ";", "-" means no value.
 */
export function handwritten(host: string, text: string): Someone[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [
        written = '',
        title = '',
        offices = '',
        local = '',
        phone,
        areas = '',
        degrees = '',
        bars = '',
        clerkships = '',
        bio = '',
      ] = line.split('|').map((part) => part.trim())
      const [shown = '', name = shown] = written.split('=')
      const words = name
        .split(' ')
        .map((word) => asciiOf(word).replaceAll(/[^a-z-]/g, ''))
        .filter((word) => word !== '' && !/^(?:jr|sr|ii|iii|iv)$/.test(word))
      return {
        shown,
        name,
        slug: words.join('-'),
        last:
          name
            .replace(/,? (?:Jr\.|Sr\.|II|III|IV)$/, '')
            .split(' ')
            .at(-1) ?? '',
        title,
        offices: listOf(offices),
        email: local === '-' ? null : `${local}@${host}`,
        phone: orNull(phone),
        areas: listOf(areas),
        education: listOf(degrees).map(degreeOf),
        bars: listOf(bars),
        clerkships: listOf(clerkships),
        bio,
      }
    })
}

/** A site of such a plan. */
export function writtenSite(plan: WrittenPlan): LabelledSite {
  const html = new Map<string, string>()
  const pages: LabelledPage[] = plan.people.map((person) => {
    html.set(plan.path(person), plan.page(person.name, plan.bio(person, plan.people), plan.head?.(person)))
    return { path: plan.path(person), person, what: person.name }
  })
  for (const [path, heading, body] of plan.others) {
    const inner = plan.other?.(heading, body) ?? `<main><h1>${escaped(heading)}</h1>${body}</main>`
    html.set(path, plan.page(heading, inner))
    pages.push({ path, person: null, what: heading })
  }
  const origin = `https://${plan.host}`
  const { drawn } = plan
  return {
    key: plan.key,
    firm: plan.firm,
    host: plan.host,
    structure: plan.structure,
    pages,
    answer(url) {
      const own = plan.more?.(url, { origin, pages })
      if (own) return own
      const found = html.get(url.pathname + url.search) ?? html.get(url.pathname.replace(/\/$/, ''))
      if (found !== undefined) return htmlAnswer(found)
      if (url.pathname === '/') return htmlAnswer(plan.page('Home', '<main><h1>Welcome</h1></main>'))
      if (url.pathname === '/robots.txt') return { body: 'User-agent: *\nDisallow:', type: 'text/plain' }
      return undefined
    },
    ...(drawn ? { drawn } : {}),
  }
}

/** A part of a page, where there is something to tell. */
export const part = (is: readonly unknown[] | string | null, html: string): string => (is && is.length > 0 ? html : '')
export const each = <T>(list: readonly T[], html: (one: T, at: number) => string, between = ''): string =>
  list.map(html).join(between)
/** All pages in one sitemap. */
export const sitemap: NonNullable<WrittenPlan['more']> = (url, { origin, pages }) =>
  url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
export const peopleAmong = (pages: readonly LabelledPage[]) =>
  pages.flatMap(({ path, person }) => (person ? [{ path, person }] : []))

/** An address as a well-known network hides it: hexadecimal, each character mixed with the first. */
export const hexHidden = (email: string, key = 0x5c): string =>
  [key, ...[...new TextEncoder().encode(email)].map((code) => code ^ key)]
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('')
/** Every character as an entity, decimal and hexadecimal in turn. */
export const asEntities = (text: string): string =>
  [...text]
    .map((letter, at) => (at % 2 ? `&#${letter.charCodeAt(0)};` : `&#x${letter.charCodeAt(0).toString(16)};`))
    .join('')

export const listInSentence = (list: readonly string[]) =>
  list.length > 2 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join(' and ')

export const row = (cells: readonly (string | number | null)[], tag = 'td') =>
  `<tr>${each(cells, (cell) => `<${tag}>${cell ?? ''}</${tag}>`)}</tr>`

export const doctype = (title: string, head: string, body: string) =>
  `<!DOCTYPE html>\n<html lang="en-US"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>${head}</head>${body}</html>`

export const listing = (
  plan: () => WrittenPlan,
  path: string,
  row: (path: string, name: string, title: string) => string,
) =>
  ((url, { pages }) =>
    url.pathname === path
      ? htmlAnswer(
          plan().page(
            'People',
            `<h1>People</h1>${each(peopleAmong(pages), (one) => row(one.path, escaped(one.person.name), escaped(one.person.title)))}`,
          ),
        )
      : undefined) satisfies WrittenPlan['more']
