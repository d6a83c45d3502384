import { textOf } from '#worker/reading/document/html/parse-html.ts'
import { addedElement, type Element } from '#worker/reading/document/html/page-tree.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { isPeopleAddress, slugOf } from '#worker/reading/person/person-address.ts'
import type { StatedPerson } from '#worker/reading/person/stated-fields.ts'
import { peopleInData } from '#worker/reading/person/stated-person.ts'
import { emailFits, readName } from '#worker/reading/person/person-name.ts'
import { isTitle, rankOf } from '#worker/reading/person/titles.ts'
import { linksIn, recordsOf, type PageRecord } from './page-records.ts'
import { hrefOf, withoutFragment } from './page-links.ts'

/** A person on a page of several: with a page of their own, or only there. */
export type PagePerson = PageRecord & { url: string | undefined; isKnown: boolean }

/** Texts of links that lead from a card to the page of its person. */
const more = /\b(?:bio(?:graphy)?|profile|more|meet|view|read|about|details|learn)\b|^[›»→>]/i

/** The people that a page shows or holds as data, each once. */
export function peopleOn(page: Element, at: string): PagePerson[] {
  const shown = recordsOf(page)
  const counts = new Map<string, number>()
  for (const record of shown)
    for (const key of new Set(addressesIn(record, at).map(({ key }) => key)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const people = new Map<string, PagePerson>()
  for (const record of shown) {
    const url = ownAddress(record, at, counts)
    const isAlone = shown.every(({ path, name }) => path !== record.path || name === record.name)
    const isKnown = url !== undefined || (saysMore(record) && !(isAlone && isDoubtful(record)))
    people.set(record.name.key, { ...record, url, isKnown })
  }
  addStated(people, page, at)
  return [...people.values()]
}

/** Adds the people whom the page's data names, and what it says of those whom the page shows. */
function addStated(people: Map<string, PagePerson>, page: Element, at: string): void {
  for (const { person, link } of peopleInData(page)) {
    const name = readName(person.name)
    if (!name) continue
    const { parts, path, groups, url } = people.get(name.key) ?? {
      parts: [headingOf(person.name, page)],
      path: '',
      groups: [],
      url: undefined,
    }
    const stated = { name, parts: [...parts, ...linesOf(person, page)], path, groups, isKnown: true }
    people.set(name.key, { ...stated, url: url ?? addressOf(link, at) })
  }
}

const addressOf = (link: string | undefined, at: string): string | undefined => {
  const url = link === undefined ? null : URL.parse(link, at)
  return url && url.host === new URL(at).host && url.pathname !== '/' ? withoutFragment(url) : undefined
}

function addressesIn(record: PageRecord, at: string) {
  const here = new URL(at)
  const own = canonicalAddress(at)
  return linksIn(record).flatMap((link) => {
    const href = hrefOf(link)
    if (href === '' || /^(?:mailto|tel|javascript|data):/i.test(href)) return []
    const url = URL.parse(href, at)
    if (!url || url.host.replace(/^www\./, '') !== here.host.replace(/^www\./, '')) return []
    // The home page is nobody's own.
    if (
      /\.(?:vcf|pdf|jpe?g|png|gif|svg|webp|docx?)$|^\/(?:(?:index|default)\.\w+)?$/i.test(url.pathname) &&
      !url.search
    )
      return []
    const key = canonicalAddress(url.href)
    return key === own ? [] : [{ url: withoutFragment(url), key, text: textOf(link) }]
  })
}

/** The page of a record's own: linked from no other record, and by the name, a picture, or a word such as "More". */
function ownAddress(record: PageRecord, at: string, counts: ReadonlyMap<string, number>): string | undefined {
  const own = addressesIn(record, at).filter(({ key }) => counts.get(key) === 1)
  const last = record.name.parts.at(-1) ?? ''
  return (
    own.find(({ text }) => readName(text)?.key === record.name.key || text.includes(record.name.name)) ??
    own.find(({ url }) => slugOf(new URL(url).pathname).toLowerCase().includes(last)) ??
    own.find(({ url, text }) => isPeopleAddress(url) || text === '' || more.test(text) || text.length > 60)
  )?.url
}

/** "Getting Here" above the way to the office: neither a known given name nor an email says that it is a person. */
const isDoubtful = ({ name, parts }: PageRecord): boolean =>
  !name.hasGivenName && !linesIn(parts).some((text) => text.includes('@') && emailFits(text, name))

const contact = /@|mailto:|tel:|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|data-cfemail|\+\d{1,3}[\s(]/
/** More parts are no card of one person. */
const maxLines = 60

/** Checks whether something beside the name says that it is a person of the firm: a position, an address, a number. */
function saysMore(record: PageRecord): boolean {
  if (record.groups.some((group) => rankOf(group) !== undefined)) return true
  return linesIn(record.parts)
    .slice(0, maxLines)
    .some((text) => contact.test(text) || saysTitle(text, record))
}

function saysTitle(text: string, { name }: PageRecord): boolean {
  const [last = ''] = name.name.split(' ').slice(-1)
  const rest = text.includes(last) ? text.slice(text.indexOf(last) + last.length) : text
  return rest.split(/\s*[|•·,–—]\s*/).some((part) => isTitle(part.trim()))
}

/** Short texts and links of parts, each text node alone. */
export function linesIn(parts: readonly (Element | string)[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part.trim()]
    part.budget.spend('steps', part.cost)
    const { href = '', 'data-cfemail': hidden } = part.attributes
    return [href, hidden === undefined ? '' : 'data-cfemail', ...linesIn(part.children)].filter(
      (text) => text !== '' && text.length < 300,
    )
  })
}

const element = (tag: string, text: string, { budget }: Element): Element =>
  addedElement(tag, { children: [text], parent: null, budget })
const headingOf = (text: string, page: Element) => element('h2', text, page)

/** Stated facts as lines of a card. */
const linesOf = ({ title, email, phone, places, text }: StatedPerson, page: Element): Element[] =>
  [title, email, phone, ...places.slice(0, 2), text].flatMap((fact) => (fact ? [element('p', fact, page)] : []))
