import { cleanLine } from '#contract/domain/plain-text.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { around, byTag, findAll, linesOf, parseHtml, type Element } from '#worker/reading/document/html/parse-html.ts'
import type { PageRecord, RecordKind, Spot } from '#worker/reading/document/html/repeated-records.ts'
import { recordPage, recordsAt, spotsIn } from '#worker/reading/document/html/repeated-records.ts'
import { emailOf } from '#worker/reading/person/contacts.ts'
import { degree } from '#worker/reading/person/background.ts'
import { isClear, judgePerson } from '#worker/reading/person/is-person.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { hostOf } from '#worker/reading/address-key.ts'
import { canonicalAddress, isPeopleAddress, slugOf } from '#worker/reading/person/page-address.ts'
import { bared, withoutTitle } from '#worker/reading/person/page-heading.ts'
import { marksOf } from '#worker/reading/person/page-markup.ts'
import { peopleInData } from '#worker/reading/person/people-in-data.ts'
import { emailFits, readName, type PersonName } from '#worker/reading/person/person-name.ts'
import { feetOf } from '#worker/reading/person/offices.ts'
import { readBio, readRecordBio, type PageOf, type ReadPage } from '#worker/reading/person/read-bio.ts'
import { isTitle, rankOf } from '#worker/reading/person/titles.ts'
import { linksOf, type PageLink } from './page-links.ts'
import { pageOf, type Card, type FoundPage } from './people-addresses.ts'

/** A name on a page, as it is written there, and its whole line if a position follows on it. */
type Named = { name: PersonName; text: string; title: string | null }

/** One of several people on a page: the parts of the page that are about them, and the headings above those parts. */
export type PersonRecord = Omit<PageRecord<unknown>, 'value'> & { name: PersonName }

/** The people that a page shows, each once. */
function recordsOf(page: Element): PersonRecord[] {
  const all = recordsAt(page, spotsIn(page, people).flatMap(likely), people)
  const same = [...Map.groupBy(all, ({ value }) => initialed(value.name)).values()]
  return same.flatMap(([first, ...others]) => {
    const parts = [first, ...others].flatMap((one) => one?.parts ?? [])
    return first ? [{ ...first, name: first.value.name, parts }] : []
  })
}

/** A name with the initial of its middle name, because "Thomas O. Hale" and "Thomas Owen Hale" are the same. */
const initialed = ({ parts }: PersonName): string =>
  parts.map((part, at) => (at === 1 && parts.length === 3 ? part[0] : part)).join(' ')

/** Cost of judging a name. In operators of the reading budget. */
const operatorsPerName = 15
/** The likely names among the texts at one place. If most are clearly names, the others need less evidence. If few are, none counts. */
function likely(alike: readonly Spot<Named>[]): readonly Spot<Named>[] {
  const peopleAmong = (isAmongPeople: boolean) =>
    alike.filter(({ value, behind, element }) => {
      element.budget.spend('operators', operatorsPerName)
      const title = value.title ?? (isTitle(behind) ? behind : null)
      return judgePerson(value.text, { title, isAmongPeople }).isPerson
    })
  const sure = peopleAmong(false)
  if (sure.length >= 3 && sure.length >= alike.length * 0.6) return peopleAmong(true)
  // Names without a link in a list of links are among other cells.
  if (sure.length * 3 >= alike.length) return sure
  return sure.filter(({ value, behind }) => isClear(value.name) && isTitle(value.title ?? behind))
}

/** Classes and headings of blocks of testimonials. */
const ofClients =
  /(?<![a-z])(?:testimon(?:y|ials?)|reviews?|quotes?|clients?[ -](?:say|stories)|success[ -]stories|said about us)(?![a-z])/i

const people: RecordKind<Named> = {
  read: nameOf,
  keyOf: ({ value }) => value.name.key,
  isUnread: (node) => /^(?:blockquote|footer|form|select)$/.test(node.tag) || ofClients.test(marksOf(node)),
  isOther: (heading) => ofClients.test(heading),
  isEven: true,
}

/** Reads a name, with or without a position after it: "Amy Wu", "Amy Wu, Partner", "Amy Wu — Of Counsel". */
function nameOf(given: string): Named | undefined {
  const text = bared(cleanLine(given))
  // "M. Price" below "Rohit" is the second line of a name. No name is a possessive, and "John Doe" comes with a template.
  if (/^\p{Lu}\.\s\S+$|['’]s(?!\S)|\s(?:Doe|DOE)$/u.test(text)) return undefined
  const own = withoutTitle(text)
  const title = own === text ? null : text
  const name = readName(own)
  // A first name with an initial is only a piece of a name. A position isn't a name either, and "LLB, TEP" isn't.
  const isPiece = name && name.parts.length < 3 && (name.parts.at(-1) ?? '').length < 2
  const isOther = (title === null && isTitle(name?.name ?? '')) || (degree.test(own) && !/\p{Ll}{2}/u.test(own))
  if (!name || isPiece || (isOther && !name.hasGivenName)) return undefined
  return { name, text: own, title }
}

/** Texts of links that lead from a card to the person's own page. */
const more = /\b(?:bio(?:graphy)?|profile|more|meet|view|read|about|details|learn)\b|^[›»→>]/i

/**
 * One of several people on a page. `url` is undefined for those without a page of their own. It is unsure if its
 * address neither names the person nor lies among people, while the record says enough of the person.
 */
export type PagePerson = PersonRecord & { url: string | undefined; isKnown: boolean; isUnsure: boolean }

/** The people that a page shows or has in its data, each once. */
export function peopleOn(page: Element, at: string): PagePerson[] {
  const shown = recordsOf(page)
  const [own, host] = [canonicalAddress(at), hostOf(new URL(at))]
  const links = new Map(linksOf(page, at).flatMap((link) => (link.key === own ? [] : [[link.element, link] as const])))
  const linked = shown.map((record) => linksIn(record, links))
  const keys = linked.flatMap((some) => [...new Set(some.map(({ key }) => key))])
  const counts = Map.groupBy(keys, (key) => key)
  const paths = Map.groupBy(shown, ({ path }) => path)
  const people = new Map<string, PagePerson>()
  for (const [index, record] of shown.entries()) {
    const alone = (linked[index] ?? []).filter(({ key }) => counts.get(key)?.length === 1)
    const url = ownAddress(record, alone)
    const isShown = saysMore(record) && !(paths.get(record.path)?.length === 1 && isDoubtful(record))
    const isKnown = isShown || url !== undefined
    people.set(record.name.key, { ...record, url, isKnown, isUnsure: isUnsure(record, isShown, url) })
  }
  for (const { name, body, link } of peopleInData(page)) {
    const known = people.get(name.key)
    const target = link ? URL.parse(link, at) : null
    const url = known?.url ?? (target && hostOf(target) === host && isOwnPage(target) ? target.href : undefined)
    const parts = known ? [...known.parts, ...body.children.slice(1)] : body.children
    people.set(name.key, { path: '', groups: [], isUnsure: false, ...known, name, parts, url, isKnown: true })
  }
  return [...people.values()]
}

const isUnsure = ({ name }: PersonRecord, isShown: boolean, url = ''): boolean =>
  isShown && !isPeopleAddress(url) && !slugOf(url.toLowerCase()).includes(name.parts.at(-1) ?? '')

/** Checks whether a page may be somebody's own: it isn't a file, the home page, or where the firm can be contacted. */
const isOwnPage = ({ pathname, search }: URL): boolean =>
  search !== '' ||
  !/\.(?:vcf|pdf|jpe?g|png|gif|svg|webp|docx?)$|^\/(?:(?:index|default|contact)\b[\w.-]*)?\/?$/i.test(pathname)

/** Links within a record to pages that may be its person's own. */
const linksIn = ({ parts }: PersonRecord, links: ReadonlyMap<Element, PageLink>): PageLink[] =>
  parts
    .flatMap((part) => (typeof part === 'string' ? [] : [part, ...findAll(part, () => true)]))
    .flatMap((element) => links.get(element) ?? [])
    .filter(({ url, element }) => isOwnPage(url) && !around(element, byTag('nav', 'footer')))

/**
 * The page of a record's person, among links that no other record has. The first of these that is found: a link whose text is or
 * contains the name, one whose address contains the last name, one to an address among people, without text, with a word such as
 * "More", or with a long text.
 */
const ownAddress = ({ name }: PersonRecord, links: readonly PageLink[]): string | undefined =>
  (
    links.find(({ text }) => readName(text)?.key === name.key || text.includes(name.name)) ??
    links.find(({ key }) => slugOf(key).includes(name.parts.at(-1) ?? '')) ??
    links.find(({ url, text }) => isPeopleAddress(url.href) || text === '' || more.test(text) || text.length > 60)
  )?.url.href

/** Checks whether a record has neither a known given name nor an email made of the name. It may be a firm's name above its address. */
const isDoubtful = ({ name, parts }: PersonRecord): boolean =>
  !name.hasGivenName && !linesIn(parts).some((text) => text.includes('@') && emailFits(text, name))

const contact = /@|mailto:|tel:|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|\[email.protected\]|\+\d{1,3}[\s(]/
/** Only this many texts of a record are searched. The card of one person has no more. */
const maxLines = 60
/** Checks whether a record has a sign that this is a person at the firm: a rank above it, a position, an email or a phone number. */
function saysMore({ name, parts, groups }: PersonRecord): boolean {
  if (groups.some((group) => rankOf(group) !== undefined)) return true
  const texts = linesIn(parts).slice(0, maxLines)
  return texts.some((text) => contact.test(text) || isTitle(text.replace(name.name, '').trim()))
}

/** The short lines and the link addresses in parts of a page. */
function linesIn(parts: readonly (Element | string)[]): string[] {
  const texts = parts.flatMap((part) => {
    if (typeof part === 'string') return [part.trim()]
    const addresses = findAll(part, byTag('a')).map(({ attributes: { href = '' } }) => href)
    return [...linesOf(part).split('\n'), ...addresses]
  })
  return texts.filter((text) => text !== '' && text.length < 300)
}

const slugOfKey = (key: string): string => key.replaceAll(' ', '-')
/** Treats a record as a page of its own. Its address is that of the page that holds it, with the person's name after "#". */
export const recordAddress = ({ name, url }: PagePerson, at: string): FoundPage => ({
  ...pageOf(at, { label: name.name }),
  ...(url === undefined ? {} : { card: { page: canonicalAddress(url) } }),
  url: `${at}#${slugOfKey(name.key)}`,
  urlKey: `${canonicalAddress(at)}#${slugOfKey(name.key)}`,
})

/** The part after "#" in the key of a record. Undefined for a person's own page. */
export const recordIn = (urlKey: string): string | undefined => /#(.+)$/.exec(urlKey)?.[1]

/**
 * Reads one record on a page of several people. The headings of its group fill in what the record leaves out: "Partners", "Denver, CO".
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function readRecord(html: string, record: string, from: PageOf): ReadPage {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    // A text that is only the firm's name, at a firm of several people, is the firm.
    const isFirm = ({ name, isKnown }: PagePerson) => from.site && !isKnown && firmKey(name.name) === firmKey(from.firm)
    const all = peopleOn(page, from.url)
    const found = all.find((one) => slugOfKey(one.name.key) === record && !isFirm(one))
    if (found) {
      const read = readRecordBio(recordPage(found, page), found, from, feetOf(page))
      // A window that opens elsewhere on the page may show the address.
      const email = read.bio.email ?? emailOf(page, [], found.name, from.host)
      const isOther = all.some(({ name }) => name !== found.name && emailFits(email ?? '', name))
      if (email?.endsWith(`@${from.host}`) && emailFits(email, found.name) && !isOther) read.bio.email = email
      return read
    }
    const reason = 'The page doesn’t show this person any more.'
    return { verdict: { isPerson: false, reason }, heading: '', canonical: null }
  })
}

/** The position and the office that a card of a directory shows for a person who has a page. */
export function cardOf(record: PersonRecord, page: Element, url: string): Card {
  const { bio } = readRecordBio(recordPage(record, page), record, { url, firm: '', host: '' }, [])
  const email = bio.email && emailFits(bio.email, record.name) ? bio.email : ''
  return { title: bio.title ?? '', office: bio.offices[0] ?? '', email }
}

/**
 * Reads a page as that of a firm's only lawyer. The firm may be named after the lawyer, so its name isn't evidence against the
 * person's.
 *
 * @returns The page, labeled with the lawyer's name; undefined if it isn't about a person.
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function personAlone(html: string, url: string): FoundPage | undefined {
  const read = readBio(html, { url, firm: '', host: new URL(url).host })
  // A name that is only in the page's title may be the firm's. "We Handle" is less like a name than a lawyer's.
  const isAbout = 'bio' in read && read.paths.name !== 'title' && isClear(read.verdict.name, read.paths.name === 'h1')
  return isAbout ? pageOf(url, { label: read.bio.name }) : undefined
}
