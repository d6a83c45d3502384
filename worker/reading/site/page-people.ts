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
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { bared } from '#worker/reading/person/page-heading.ts'
import { marksOf } from '#worker/reading/person/page-markup.ts'
import { peopleInData } from '#worker/reading/person/people-in-data.ts'
import { isPeopleAddress, slugOf } from '#worker/reading/person/person-address.ts'
import { emailFits, readName, type PersonName } from '#worker/reading/person/person-name.ts'
import { isTitle, rankOf } from '#worker/reading/person/titles.ts'
import { linksOf, withoutFragment, type PageLink } from './page-links.ts'

/** A name on a page, with the position behind it on its line. */
type Named = { name: PersonName; text: string; title: string | null }

/** A person among others on one page: the parts of the page that are about them, and the headings above. */
export type PersonRecord = Omit<PageRecord<unknown>, 'value'> & { name: PersonName }

/** The people that a page shows, each once. */
function recordsOf(page: Element): PersonRecord[] {
  const records: PersonRecord[] = []
  const spots = spotsIn(page, people).flatMap(likely)
  for (const { value, ...record } of recordsAt(page, spots, people)) {
    const known = records.find(({ name }) => isSameName(name, value.name))
    if (known) known.parts.push(...record.parts)
    else records.push({ ...record, name: value.name })
  }
  return records
}

/** Checks whether two names are the same but for a middle initial: "Thomas O. Hale" and "Thomas Owen Hale". */
const isSameName = (one: PersonName, other: PersonName): boolean =>
  one.key === other.key ||
  (initialed(one) === initialed(other) && [one, other].some(({ parts }) => parts[1]?.length === 1))
const initialed = ({ parts }: PersonName): string =>
  parts.map((part, at) => (at === 1 && parts.length === 3 ? part[0] : part)).join(' ')

/** The likely names among texts at one place. If most are surely names, the others may be too; if few are, none is. */
function likely(alike: readonly Spot<Named>[]): readonly Spot<Named>[] {
  const isLikely =
    (isLikeOthers: boolean) =>
    ({ value, behind }: Spot<Named>) =>
      judgePerson(value.text, { title: value.title ?? (isTitle(behind) ? behind : null), isLikeOthers }).isPerson
  const sure = alike.filter(isLikely(false))
  if (sure.length >= 3 && sure.length >= alike.length * 0.75) return alike.filter(isLikely(true))
  return sure.length * 3 >= alike.length ? sure : []
}

/** The class of a block, or a heading, of what clients say. */
const ofClients =
  /\b(?:testimon(?:y|ials?)|reviews?|quotes?|clients?[ -](?:say|stories)|success[ -]stories|said about us)\b/i

const people: RecordKind<Named> = {
  read: nameOf,
  keyOf: ({ value }) => value.name.key,
  isUnread: (node) => /^(?:blockquote|form|select)$/.test(node.tag) || ofClients.test(marksOf(node)),
  isOther: (heading) => ofClients.test(heading),
  isEven: true,
}

/** Reads a name, with or without a position behind it: "Amy Wu", "Amy Wu, Partner", "Amy Wu — Of Counsel". */
function nameOf(given: string): Named | undefined {
  const text = bared(cleanLine(given))
  // "M. Price" below "Rohit" is the end of a name in two lines.
  if (!/^\p{L}/u.test(text) || /^\p{Lu}\.\s\S+$/u.test(text)) return undefined
  const [, before = text, title = ''] = /^(.{4,60}?)(?:\s?[,|:•·]\s?|\s[–—-]\s)(\p{Lu}.*)$/u.exec(text) ?? []
  const hasTitle = readName(before) !== undefined && title.split(/\s*[|•·]\s*|\s[–—-]\s/).some((part) => isTitle(part))
  const own = hasTitle ? before : text
  const name = readName(own)
  // A first name and an initial are only a piece of a name. A position isn't a name either.
  if (!name || (name.parts.at(-1) ?? '').length < 2 || (!hasTitle && isTitle(name.name) && !name.hasGivenName))
    return undefined
  return { name, text: own, title: hasTitle ? title : null }
}

/** A person on a page of several: with a page of their own, or only there. */
export type PagePerson = PersonRecord & { url: string | undefined; isKnown: boolean }

/** Texts of links that lead from a card to the page of its person. */
const more = /\b(?:bio(?:graphy)?|profile|more|meet|view|read|about|details|learn)\b|^[›»→>]/i

/** The people that a page shows or holds as data, each once. */
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

/** The address of a page of the site that may be somebody's own: no file, and not the home page. */
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

/** The page of a record's person, among links that no other record has: its text or address has the name, it is a picture, or it says "More". */
const ownAddress = ({ name }: PersonRecord, links: ReturnType<typeof linksIn>): string | undefined =>
  (
    links.find(({ text = '' }) => readName(text)?.key === name.key || text.includes(name.name)) ??
    links.find(({ key }) => slugOf(key).includes(name.parts.at(-1) ?? '')) ??
    links.find(({ url, text = '' }) => isPeopleAddress(url) || text === '' || more.test(text) || text.length > 60)
  )?.url

/** Checks whether neither a known given name nor an email says that this is a person. A firm's name above its address looks the same. */
const isDoubtful = ({ name, parts }: PersonRecord): boolean =>
  !name.hasGivenName && !linesIn(parts).some((text) => text.includes('@') && emailFits(text, name))

const contact = /@|mailto:|tel:|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|data-cfemail|\+\d{1,3}[\s(]/
/** Texts of a record that are looked at. The card of one person has no more. */
const maxLines = 60

/** Checks whether something beside the name says that it is a person of the firm: a position, an address, a number. */
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

/** The short texts and the links of parts. */
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
