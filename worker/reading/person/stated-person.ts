import type { ReadingBudget } from '#worker/reading/budget.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { byTag, codeOf, find, findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { pageData } from '#worker/reading/document/html/page-data.ts'
import { judgePerson } from './is-person.ts'
import { readName } from './person-name.ts'
import {
  firstOf,
  isObject,
  knows,
  nameIn,
  namedIn,
  personOf,
  type FoundFields,
  type Json,
  type StatedPerson,
} from './stated-fields.ts'
import { isTitle } from './titles.ts'

/** Before a value that is data, in a script: `var team = [{`, `render({ people:`. */
const assigned = /[=(]\s{0,20}(?=\[\s{0,40}\{|\{\s{0,40}["'\w$]{1,60}\s{0,9}:)/g
const maxObjects = 20_000

/** Every object within the data, the outer ones first; employers are left out, and `maxObjects` values looked at. */
function* objectsIn(data: readonly unknown[]): Generator<Json> {
  const waiting: unknown[] = [...data]
  for (let at = 0; at < waiting.length && at < maxObjects; at++) {
    const value = waiting[at]
    if (Array.isArray(value)) for (const inner of value.slice(0, 2_000)) waiting.push(inner)
    if (!isObject(value)) continue
    for (const [key, inner] of Object.entries(value))
      if (typeof inner === 'object' && inner !== null && key !== 'worksFor') waiting.push(inner)
    yield value
  }
}

const jsonLdOf = (page: Element): unknown[] =>
  findAll(page, ({ tag, attributes }) => tag === 'script' && /ld\+json/i.test(attributes['type'] ?? '')).map((script) =>
    parseLenientJson(codeOf(script), page.budget),
  )

const stateOf = (page: Element): unknown[] => pageData(page, { assigned, parse: parseLenientJson })

const typesOf = (node: Json): string[] =>
  [node['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '').toLowerCase()] : []))

/** The person whom a page's data states: in its markup, and in what its program holds. */
export function statedPersons(
  page: Element,
  heading: string,
  from: { url: string; firm: string },
): { inMarkup: StatedPerson | undefined; inState: StatedPerson | undefined } {
  const inMarkup = personInJsonLd(page, heading, from.firm) ?? personInMarks(page, heading)
  return { inMarkup, inState: personInState(page, heading, from.url) }
}

/**
 * The person that a page's JSON-LD describes. "Attorney" is what many firms call themselves there, so a node counts only
 * when its name could be a person's and is not the firm's.
 *
 * @param heading The page's heading, which distinguishes the person from colleagues and authors.
 */
export function personInJsonLd(page: Element, heading: string, firm: string): StatedPerson | undefined {
  const found = objectsIn(jsonLdOf(page))
    .flatMap((node) => {
      const types = typesOf(node)
      if (!types.some((type) => ['person', 'attorney', 'legalservice', 'profilepage'].includes(type))) return []
      const person = personOf(namedIn(node), page.budget)
      if (!person) return []
      const isPerson = types.includes('person')
      const { name, email = null, title = null } = person
      const verdict = judgePerson(name, { isStructured: isPerson, email, title, firm })
      return verdict.isPerson
        ? [{ person: { ...person, name: verdict.name.name }, isPerson, key: verdict.name.key }]
        : []
    })
    .toArray()
  const own = judgePerson(heading, { isStructured: true, firm })
  if (own.isPerson) {
    const { key } = own.name
    return (found.find((one) => one.key === key) ?? found.find((one) => sharesWords(one.key, key)))?.person
  }
  const [only, ...others] = found.filter(({ isPerson }) => isPerson)
  return only && others.every((one) => one.key === only.key) ? only.person : undefined
}

const sharesWords = (a: string, b: string) => {
  const [one, two] = [a.split(' '), b.split(' ')]
  return one.at(-1) === two.at(-1) && (one[0] ?? '').slice(0, 3) === (two[0] ?? '').slice(0, 3)
}

/** The person that microdata (schema.org/Person) or an h-card of the page describes, if the heading doesn't name another. */
export function personInMarks(page: Element, heading: string): StatedPerson | undefined {
  const scopes = findAll(page, ({ attributes }) =>
    /schema\.org\/(?:Person|Attorney)$/i.test(attributes['itemtype'] ?? ''),
  )
  const main = scopes.find((one) => find(one, byTag('h1')))
  const scope = main ?? (scopes.length === 1 ? scopes[0] : undefined)
  const cards = scope ? [] : findAll(page, (one) => classesOf(one).some((name) => /^(?:h-card|vcard)$/.test(name)))
  const root = scope ?? (cards.length === 1 ? cards[0] : undefined)
  const marked = root && markedIn(root, scope !== undefined)
  const person = marked && personOf({ ...namedIn(marked), offices: officesIn(marked) }, page.budget)
  const [one, two] = [readName(person?.name ?? ''), readName(heading)]
  const isOther = one === undefined || (two !== undefined && one.parts.at(-1) !== two.parts.at(-1))
  return person && !isOther ? { ...person, by: 'microdata' } : undefined
}

/** Texts of the elements below one, by their properties or classes. */
function markedIn(root: Element, isScope: boolean): Record<string, string[]> {
  const marked: Record<string, string[]> = {}
  for (const element of findAll(root, () => true)) {
    const text = valueOf(element)
    const names = isScope ? (element.attributes['itemprop'] ?? '').split(/\s+/) : classesOf(element)
    for (const name of names) if (text !== '' && name !== '') (marked[name] ??= []).push(text)
  }
  return marked
}

function officesIn(marked: Record<string, string[]>): string[] {
  const named = (...names: string[]) => names.map((name) => marked[name]).find((texts) => texts !== undefined) ?? []
  const regions = named('addressRegion', 'p-region', 'region')
  return named('addressLocality', 'p-locality', 'locality').map((city, at) =>
    [city, regions[at] ?? regions[0]].filter(Boolean).join(', '),
  )
}

const classesOf = ({ attributes }: Element): string[] => (attributes['class'] ?? '').split(/\s+/)

function valueOf(element: Element): string {
  const { content, href = '' } = element.attributes
  return (content ?? (/^(?:mailto|tel):/i.test(href) ? href.replace(/^\w+:/, '') : textOf(element))).trim()
}

/**
 * The person whom the page's own program holds as data: Next.js, Nuxt, stores, attributes. Colleagues, authors and the firm's
 * offices are there too, so it is the one whom the page's heading or address names, and of several the fullest.
 */
function personInState(page: Element, heading: string, url: string): StatedPerson | undefined {
  const { budget } = page
  const own = readName(heading)?.parts.at(-1)
  const slug = lastPart((URL.parse(url)?.pathname ?? '').replace(/\/+$/, ''))
  const isNamed = (found: FoundFields, object: Json): boolean => {
    const name = readName(nameIn(found, budget) ?? '')
    const isOfAddress = slug !== '' && lastPart(firstOf(object['slug'], budget) ?? '') === slug
    return name !== undefined && (name.parts.at(-1) === own || isOfAddress)
  }
  let [best, points]: [FoundFields | undefined, number] = [undefined, 2]
  for (const object of objectsIn(stateOf(page))) {
    const found = namedIn(object)
    if (knows(found) > points && isNamed(found, object)) [best, points] = [found, knows(found)]
  }
  return best && personOf(best, budget)
}

const lastPart = (path: string): string => path.split('/').at(-1)?.toLowerCase() ?? ''

/** The people whom the data of a directory holds, with the address that it gives them; also who isn't shown yet. */
export function peopleInData(page: Element): { person: StatedPerson; link: string | undefined }[] {
  const { budget } = page
  return objectsIn([...stateOf(page), ...jsonLdOf(page)])
    .flatMap((object) => {
      const found = namedIn(object)
      const link = [object['link'], object['url'], object['href'], object['path'], object['permalink']].find(
        (value): value is string => typeof value === 'string' && /^(?:https?:|\/)/.test(value),
      )
      if (!(found.title ?? found.email)) return []
      const person = personOf(found, budget)
      if (!person || !judgePerson(person.name, { isStructured: true }).isPerson) return []
      const isKnown = knows(found) + (link ? 1 : 0) > 1 || isTitle(person.title ?? '')
      return isKnown ? [{ person, link }] : []
    })
    .toArray()
}

/** A vCard (RFC 6350 and its elders) as facts. Undefined when it holds no name. */
export function personInVcard(text: string, budget: ReadingBudget): StatedPerson | undefined {
  if (!/BEGIN:VCARD/i.test(text)) return undefined
  const card = fieldsOfCard(text)
  const [family, given, middle] = (card['N'] ?? '').split(';')
  const [, , , city, region] = (card['ADR'] ?? '').split(';')
  const name = card['FN'] ?? [given, middle, family].filter(Boolean).join(' ')
  const offices = city ? [[city, region].filter(Boolean).join(', ')] : []
  const { TITLE: title = card['ROLE'], EMAIL: email, TEL: phone = '' } = card
  const person = personOf({ name, title, email, phone: phone.replace(/^tel:/i, ''), offices }, budget)
  return person && { ...person, by: 'vcard' }
}

/** The first value of each field of a card; numbers of fax machines and private ones are left out. */
function fieldsOfCard(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const line of text.replaceAll(/\r?\n[ \t]|=\r?\n/g, '').split(/\r?\n/)) {
    const [, head = '', value = ''] = /^(?:item\d+\.)?([^:]+):(.*)$/i.exec(line) ?? []
    const [name = '', ...kinds] = head.toUpperCase().split(';')
    if (name === 'TEL' && /FAX|CELL|HOME|PAGER/.test(kinds.join())) continue
    const isEncoded = kinds.some((kind) => kind.includes('QUOTED-PRINTABLE'))
    const said = (isEncoded ? quotedPrintable(value) : value).replaceAll(/\\n/gi, ' ').replaceAll(/\\([,;\\])/g, '$1')
    if (said.trim() !== '') fields[name] ??= said.trim()
  }
  return fields
}

const quotedPrintable = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(
      [...text.matchAll(/=([\dA-F]{2})|([\s\S])/gi)].flatMap(([, hex, letter = '']) =>
        hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
      ),
    ),
  )
