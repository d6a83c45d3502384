import type { ReadingBudget } from '#worker/reading/budget.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { codeOf, findAll } from '#worker/reading/document/html/parse-html.ts'
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

/** The people that data on a page may describe. */
type DataOf = { heading: string; url: string; firm: string }

/** The person whom a page's data states: in JSON-LD, and in what its program holds (Next.js, Nuxt, stores, attributes). */
export const statedPersons = (page: Element, of: DataOf) => ({
  inMarkup: personAmong(jsonLdOf(page), page.budget, of, 0),
  inState: personAmong(stateOf(page), page.budget, of, 2),
})

/**
 * The person whom data describes. Colleagues, authors and the firm are there too, so it is the one whom the page's heading or
 * address names, and of several the fullest. Under a heading that names nobody it is the only one of type Person.
 *
 * @param least Fields that it must have more than.
 */
function personAmong(
  data: readonly unknown[],
  budget: ReadingBudget,
  { heading, url, firm }: DataOf,
  least: number,
): StatedPerson | undefined {
  const own = readName(heading)
  const family = own?.parts.at(-1)
  const slug = lastPart((URL.parse(url)?.pathname ?? '').replace(/\/+$/, '')) || '-'
  const candidates = objectsIn(data)
    .flatMap((object) => {
      const types = typesOf(object)
      const found = namedIn(object)
      const points = types.every((type) => isOfPerson.test(type)) ? knows(found) : 0
      const name = points > least ? readName(nameIn(found, budget) ?? '') : undefined
      if (!name || !isPersonIn(found, name.name, firm, budget)) return []
      const isOfAddress = lastPart(firstOf(object['slug'], budget) ?? '') === slug
      const isNamed = isOfAddress || name.parts.at(-1) === family
      // A whole name says more than the family's.
      const rank = points + (isNamed ? namedRank : 0) + (name.key === own?.key ? namedRank : 0)
      return isNamed || (own === undefined && types.includes('person')) ? [{ found, rank, name, isNamed }] : []
    })
    .toArray()
  const [best] = candidates.toSorted((one, other) => other.rank - one.rank)
  if (!best || (!best.isNamed && candidates.some(({ name }) => name.key !== best.name.key))) return undefined
  const person = personOf(best.found, budget)
  return person && { ...person, name: best.name.name }
}

function isPersonIn(found: FoundFields, name: string, firm: string, budget: ReadingBudget): boolean {
  const [email = null, title = null] = [firstOf(found.email, budget), firstOf(found.title, budget)]
  const hasCredentials = (found.education ?? found.bars) !== undefined
  return judgePerson(name, { isStructured: true, firm, email, title, hasCredentials }).isPerson
}

/** Types of data about a person; "Attorney" is what many firms call themselves there. */
const isOfPerson = /^(?:person|attorney|legalservice|profilepage)$/

/** More than the number of fields. */
const namedRank = 100

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
