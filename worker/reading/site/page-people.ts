import { cleanLine } from '#contract/domain/plain-text.ts'
import { findAll } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import {
  recordsAt,
  spotsIn,
  type PageRecord,
  type RecordKind,
  type Spot,
} from '#worker/reading/document/html/repeated-records.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { canonicalAddress, isPeopleAddress, slugOf } from '#worker/reading/person/page-address.ts'
import { bared, withoutTitle } from '#worker/reading/person/page-heading.ts'
import { marksOf } from '#worker/reading/person/page-markup.ts'
import { peopleInData } from '#worker/reading/person/people-in-data.ts'
import { emailFits, readName, type PersonName } from '#worker/reading/person/person-name.ts'
import { isTitle, rankOf } from '#worker/reading/person/titles.ts'
import { linksOf, withoutFragment, type PageLink } from './page-links.ts'

/** A name on a page, as it is written there, and its whole line if a position follows on it. */
type Named = { name: PersonName; text: string; title: string | null }

/** One of several people on a page: the parts of the page that are about them, and the headings above those parts. */
export type PersonRecord = Omit<PageRecord<unknown>, 'value'> & { name: PersonName }

/** The people that a page shows, each once. */
function recordsOf(page: Element): PersonRecord[] {
  const known = new Map<string, PersonRecord>()
  const spots = spotsIn(page, people).flatMap(likely)
  for (const { value, ...record } of recordsAt(page, spots, people)) {
    const same = known.get(initialed(value.name))
    if (same) for (const part of record.parts) same.parts.push(part)
    else known.set(initialed(value.name), { ...record, name: value.name })
  }
  return [...known.values()]
}

/** A name with the initial of its middle name, because "Thomas O. Hale" and "Thomas Owen Hale" are the same. */
const initialed = ({ parts }: PersonName): string =>
  parts.map((part, at) => (at === 1 && parts.length === 3 ? part[0] : part)).join(' ')

/** The likely names among the texts at one place. If most are clearly names, the others need less evidence. If few are, none counts. */
function likely(alike: readonly Spot<Named>[]): readonly Spot<Named>[] {
  const isLikely =
    (isLikeOthers: boolean) =>
    ({ value, behind }: Spot<Named>) =>
      judgePerson(value.text, { title: value.title ?? (isTitle(behind) ? behind : null), isLikeOthers }).isPerson
  const sure = alike.filter(isLikely(false))
  if (sure.length >= 3 && sure.length >= alike.length * 0.75) return alike.filter(isLikely(true))
  return sure.length * 3 >= alike.length ? sure : []
}

/** Classes and headings of blocks of testimonials. */
const ofClients =
  /\b(?:testimon(?:y|ials?)|reviews?|quotes?|clients?[ -](?:say|stories)|success[ -]stories|said about us)\b/i

const people: RecordKind<Named> = {
  read: nameOf,
  keyOf: ({ value }) => value.name.key,
  isUnread: (node) => /^(?:blockquote|form|select)$/.test(node.tag) || ofClients.test(marksOf(node)),
  isOther: (heading) => ofClients.test(heading),
  isEven: true,
}

/** Reads a name, with or without a position after it: "Amy Wu", "Amy Wu, Partner", "Amy Wu — Of Counsel". */
function nameOf(given: string): Named | undefined {
  const text = bared(cleanLine(given))
  // "M. Price" below "Rohit" is the second line of a name.
  if (/^\p{Lu}\.\s\S+$/u.test(text)) return undefined
  const own = withoutTitle(text)
  const title = own === text ? null : text
  const name = readName(own)
  // A first name with an initial is only a piece of a name. A position isn't a name either.
  if (!name || (name.parts.at(-1) ?? '').length < 2 || (title === null && isTitle(name.name) && !name.hasGivenName))
    return undefined
  return { name, text: own, title }
}

/** One of several people on a page. `url` is undefined for those without a page of their own. */
export type PagePerson = PersonRecord & { url: string | undefined; isKnown: boolean }

/** Texts of links that lead from a card to the person's own page. */
const more = /\b(?:bio(?:graphy)?|profile|more|meet|view|read|about|details|learn)\b|^[›»→>]/i

/** The people that a page shows or has in its data, each once. */
export function peopleOn(page: Element, at: string): PagePerson[] {
  const shown = recordsOf(page)
  const links = new Map(linksOf(page, at).map((link) => [link.element, link]))
  const linked = shown.map((record) => linksIn(record, links, at))
  const counts = Map.groupBy(
    linked.flatMap((own) => [...new Set(own.map(({ key }) => key))]),
    (key) => key,
  )
  const paths = Map.groupBy(shown, ({ path }) => path)
  const people = new Map<string, PagePerson>()
  for (const [index, record] of shown.entries()) {
    const own = (linked[index] ?? []).filter(({ key }) => counts.get(key)?.length === 1)
    const url = ownAddress(record, own)
    const isKnown =
      url !== undefined || (saysMore(record) && !(paths.get(record.path)?.length === 1 && isDoubtful(record)))
    people.set(record.name.key, { ...record, url, isKnown })
  }
  for (const { name, body, link } of peopleInData(page)) {
    const known = people.get(name.key)
    const url = known?.url ?? (link && ownPage(URL.parse(link, at), at))
    const parts = known ? [...known.parts, ...body.children.slice(1)] : body.children
    people.set(name.key, { path: '', groups: [], ...known, name, parts, url, isKnown: true })
  }
  return [...people.values()]
}

/** The address of a page that may be somebody's own: on the site, not a file, and not the home page. */
const ownPage = (url: URL | null, at: string): string | undefined =>
  url?.host !== new URL(at).host ||
  (/\.(?:vcf|pdf|jpe?g|png|gif|svg|webp|docx?)$|^\/(?:(?:index|default)\.\w+)?$/i.test(url.pathname) && !url.search)
    ? undefined
    : withoutFragment(url)

/** Links within a record to other pages of the site. */
function linksIn({ parts }: PersonRecord, links: ReadonlyMap<Element, PageLink>, at: string) {
  const elements = parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...findAll(part, () => true)]))
  return elements.flatMap((element) => {
    const { url, text } = links.get(element) ?? {}
    const key = url && canonicalAddress(url.href)
    const own = url && ownPage(url, url.href)
    return key && own && key !== canonicalAddress(at) ? [{ url: own, key, text }] : []
  })
}

/**
 * The page of a record's person, among links that no other record has. The first of these that is found: a link whose text is or
 * contains the name, one whose address contains the last name, one to an address among people, without text, with a word such as
 * "More", or with a long text.
 */
const ownAddress = ({ name }: PersonRecord, links: ReturnType<typeof linksIn>): string | undefined =>
  (
    links.find(({ text = '' }) => readName(text)?.key === name.key || text.includes(name.name)) ??
    links.find(({ key }) => slugOf(key).includes(name.parts.at(-1) ?? '')) ??
    links.find(({ url, text = '' }) => isPeopleAddress(url) || text === '' || more.test(text) || text.length > 60)
  )?.url

/** Checks whether a record has neither a known given name nor an email made of the name. It may be a firm's name above its address. */
const isDoubtful = ({ name, parts }: PersonRecord): boolean =>
  !name.hasGivenName && !linesIn(parts).some((text) => text.includes('@') && emailFits(text, name))

const contact = /@|mailto:|tel:|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|data-cfemail|\+\d{1,3}[\s(]/
/** Only this many texts of a record are searched. The card of one person has no more. */
const maxLines = 60

/** Checks whether a record has a sign that this is a person at the firm: a rank above it, a position, an email or a phone number. */
const saysMore = ({ name, parts, groups }: PersonRecord): boolean =>
  groups.some((group) => rankOf(group) !== undefined) ||
  linesIn(parts)
    .slice(0, maxLines)
    .some(
      (text) =>
        contact.test(text) ||
        text
          .replace(name.name, '')
          .split(/\s*[|•·,–—]\s*/)
          .some((part) => isTitle(part.trim())),
    )

/** The short texts and the link addresses in parts of a page. */
function linesIn(parts: readonly (Element | string)[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part.trim()]
    part.budget.spend('steps', part.cost)
    const { href = '', 'data-cfemail': hidden } = part.attributes
    return [href, hidden === undefined ? '' : 'data-cfemail', ...linesIn(part.children)].filter(
      (text) => text !== '' && text.length < 300,
    )
  })
}
