import type { ReadingBudget } from '#worker/reading/budget.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { byTag, codeOf, find, findAll, htmlToText, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { pageData } from '#worker/reading/document/html/page-data.ts'
import { judgePerson } from './is-person.ts'
import { readName } from './person-name.ts'
import { isTitle } from './titles.ts'

/** Facts of a person in data: JSON-LD, microdata, an h-card, a vCard, or what a page's program holds. Lists may be empty. */
export type StatedPerson = {
  by: 'json-ld' | 'microdata' | 'vcard'
  name: string
  title: string | undefined
  email: string | undefined
  phone: string | undefined
  places: string[]
  areas: string[]
  education: string[]
  bars: string[]
  clerkships: string[]
  text: string | undefined
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Before a value that is data, in a script: `var team = [{`, `render({ people:`. */
const assigned = /[=(]\s{0,20}(?=\[\s{0,40}\{|\{\s{0,40}["'\w$]{1,60}\s{0,9}:)/g
const maxObjects = 20_000

/** "office_names", "officesCollection" and "officeList" are "offices"; "p-job-title" of an h-card is "jobtitle". */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^[pu]-/, '')
    .replaceAll(/[^a-z]/g, '')
    .replace(/(?<=.{4})(?:collection|list|items|nodes|data)$/, '')

/** Names of fields, as schema.org, cards and programs have them. */
const fields = {
  name: /^(?:(?:full|display|person|attorney|lawyer|professional|formal|preferred)?name|fn)$/,
  first: /^(?:first|given)(?:name)?$/,
  middle: /^(?:middle(?:name|initial)?|additionalname)$/,
  last: /^(?:last|family|sur)(?:name)?$/,
  suffix: /^(?:name)?suffix$/,
  title:
    /^(?:job|professional|primary|current|person|attorney|lawyer)?(?:title|position|level|role)(?:title|name|label)?s?$|^hasoccupation$/,
  email: /^(?:primary|work|business|office|contact)?e?mail(?:address)?$/,
  direct: /^direct(?:dial|phone|line|number|telephone)?(?:number)?$/,
  phone: /^(?:primary|work|business|office|contact)?(?:phone|telephone|tel)(?:number)?s?$/,
  offices:
    /^(?:primary|main|home|work)?(?:offices?|locations?|city|cities|locality|addresslocality|adr|address)(?:names?)?$/,
  areas:
    /^(?:related|primary|key)?(?:practices?|practiceareas?|practicegroups?|capability|capabilities|services|expertise|areasof(?:practice|expertise|focus)|focusareas?|specialties|specialisms)(?:names?)?$|^(?:knowsabout|category)$/,
  education:
    /^(?:education\w{0,12}|degrees|schools|academics|academic(?:background|credentials)|alumniof|hascredential)$/,
  bars: /^(?:(?:bar|state)?admissions?|bars?(?:admissions?|memberships?)?|jurisdictions?|admittedin|licen[sc](?:es|edin|ures?))$/,
  clerkships: /^(?:judicial)?clerkships?$/,
  text: /^(?:bio|biography|overview|about|summary|profile|body|description|note)(?:html|text|content|raw|body)?$/,
} as const
type FieldName = keyof typeof fields
type FoundFields = Partial<Record<FieldName, unknown>>

/** Objects within a person's that are about the person still: `contact: { email }`, `fields: {…}`, `acf: {…}`. */
const part = /^(?:contact(?:info|details|information|point)?|details|fields|attributes|acf|meta|info|personal|data)$/

/** The fields of an object by their names, those of its parts among them. */
function namedIn(object: Json, depth = 0): FoundFields {
  const found: FoundFields = {}
  for (const [key, value] of Object.entries(object).slice(0, 300)) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue
    const name = plain(key)
    const field = (Object.keys(fields) as FieldName[]).find((one) => fields[one].test(name))
    // A person may have studied at several places, and have credentials beside.
    if (field === 'education' && found.education !== undefined) found.education = [found.education, value].flat()
    else if (field) found[field] ??= value
    else if (depth < 2 && part.test(name))
      for (const one of [value].flat().filter(isObject))
        for (const [inner, said] of Object.entries(namedIn(one, depth + 1))) found[inner as FieldName] ??= said
  }
  return found
}

const unread =
  /^(?:id|uid|uuid|key|slug|ur[il]|href|link|path|type|typename|order|weight|sort\w*|locale|status|image|photo|icon|sys|created\w*|updated\w*|published\w*)$/
const labeled =
  /^(?:name|title|label|value|text|description|jurisdiction|state|city|court|judge|rendered|html|content|practice|practicearea|area|rolename|address)$/

/** Texts of a value, one for each entry of a list. */
function textsOf(value: unknown, budget: ReadingBudget, depth = 0): string[] {
  if (depth > 6) return []
  if (typeof value === 'string') {
    const text = htmlToText(value, budget).trim()
    return text === '' ? [] : [text]
  }
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.slice(0, 60).flatMap((one) => textsOf(one, budget, depth + 1))
  if (!isObject(value)) return []
  const list = value['items'] ?? value['nodes'] ?? value['edges'] ?? value['node']
  if (list !== undefined) return textsOf(list, budget, depth + 1)
  const { addressLocality: city, addressRegion: region } = value
  if (city !== undefined) return [[city, region].flatMap((one) => textsOf(one, budget, depth + 1)).join(', ')]
  const entries = Object.entries(value).filter(([key]) => !unread.test(plain(key)))
  const best = entries.find(([key, said]) => labeled.test(plain(key)) && textsOf(said, budget, depth + 1).length > 0)
  return textsOf(best?.[1], budget, depth + 1)
}

const firstOf = (value: unknown, budget: ReadingBudget): string | undefined =>
  textsOf(value, budget)[0]?.replaceAll(/\s+/g, ' ').trim() || undefined

const entryFields = {
  degree:
    /^(?:degree|credential|credentialcategory|qualification|award|educationalcredentialawarded|rolename)(?:name|type|title|abbreviation)?s?$/,
  school:
    /^(?:school|institution|university|college|lawschool|alma\w*|recognizedby|alumniof|sourceorganization)(?:name)?$/,
  name: /^(?:name|title|label|description|text)$/,
  honors: /^hono(?:u)?rs?$/,
  year: /^(?:(?:graduation|end|completion|conferred|awarded)?(?:year|date)|graduated|yearof\w+|to|datecreated|validfrom)$/,
}

/** "J.D., Harvard Law School, 2009" from the fields of an entry. */
function degreesOf(value: unknown, budget: ReadingBudget): string[] {
  const list = isObject(value) ? (value['items'] ?? value['nodes'] ?? value['edges'] ?? [value]) : value
  if (!Array.isArray(list)) return textsOf(value, budget).flatMap((text) => text.split('\n'))
  return list.slice(0, 30).flatMap((entry: unknown) => {
    const one = isObject(entry) && isObject(entry['node']) ? entry['node'] : entry
    if (!isObject(one)) return textsOf(one, budget)
    const said = (field: keyof typeof entryFields) =>
      Object.entries(one)
        .filter(([key]) => entryFields[field].test(plain(key)))
        .map(([, inner]) => firstOf(inner, budget))
        .find(Boolean)
    const [degree, school, name] = [said('degree'), said('school'), said('name')]
    const year = /\b(?:19|20)\d{2}\b/.exec(said('year') ?? '')?.[0]
    const text = [...new Set([degree, school ?? name, said('honors'), year])].filter(Boolean).join(', ')
    return text === '' ? [] : [text]
  })
}

function nameIn(found: FoundFields, budget: ReadingBudget): string | undefined {
  const [first, middle, last, suffix] = [found.first, found.middle, found.last, found.suffix].map((one) =>
    firstOf(one, budget),
  )
  const whole = found.name === undefined ? undefined : firstOf(found.name, budget)
  if (whole && readName(whole)) return whole
  if (!first || !last) return undefined
  return [first, middle, last].filter(Boolean).join(' ') + (suffix ? `, ${suffix}` : '')
}

/** Counts the fields of an object that only a person has. */
const knows = (found: FoundFields) =>
  (
    ['title', 'email', 'direct', 'phone', 'areas', 'education', 'bars', 'clerkships', 'text', 'offices'] as const
  ).filter((one) => found[one] !== undefined).length

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
  if (!root) return undefined
  const object: Record<string, string[]> = {}
  for (const element of findAll(root, () => true)) {
    const text = valueOf(element)
    const names = scope ? (element.attributes['itemprop'] ?? '').split(/\s+/) : classesOf(element)
    if (text !== '') for (const name of names) if (name !== '') (object[name] ??= []).push(text)
  }
  const cities = object['addressLocality'] ?? object['p-locality'] ?? object['locality'] ?? []
  const regions = object['addressRegion'] ?? object['p-region'] ?? object['region'] ?? []
  const offices = cities.map((city, at) => [city, regions[at] ?? regions[0]].filter(Boolean).join(', '))
  const person = personOf({ ...namedIn(object), offices }, page.budget)
  const [one, two] = [readName(person?.name ?? ''), readName(heading)]
  if (!person || !one || (two && one.parts.at(-1) !== two.parts.at(-1))) return undefined
  return { ...person, by: 'microdata' }
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
  const own = readName(heading)
  const slug = lastPart((URL.parse(url)?.pathname ?? '').replace(/\/+$/, ''))
  let best: { found: FoundFields; points: number } | undefined
  for (const object of objectsIn(stateOf(page))) {
    const found = namedIn(object)
    const points = knows(found)
    const name = points < 3 || (best && points <= best.points) ? undefined : readName(nameIn(found, budget) ?? '')
    const isNamed = own && name && own.parts.at(-1) === name.parts.at(-1)
    if (name && (isNamed || (slug !== '' && lastPart(firstOf(object['slug'], budget) ?? '') === slug)))
      best = { found, points }
  }
  return best && personOf(best.found, budget)
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

function personOf(found: FoundFields, budget: ReadingBudget): StatedPerson | undefined {
  const name = nameIn(found, budget)
  if (!name) return undefined
  const lines = (value: unknown) =>
    textsOf(value, budget)
      .flatMap((text) => text.split(/\n|;\s/))
      .map((text) => text.trim())
  const email = firstOf(found.email, budget)
  return {
    by: 'json-ld',
    name,
    title: firstOf(found.title, budget),
    email: email?.includes('@') ? email.replace(/^mailto:/i, '').toLowerCase() : undefined,
    phone: firstOf(found.direct, budget) ?? firstOf(found.phone, budget),
    places: lines(found.offices),
    areas: lines(found.areas),
    education: degreesOf(found.education, budget),
    bars: lines(found.bars),
    clerkships: lines(found.clerkships),
    text: textsOf(found.text, budget).join('\n') || proseIn(found.text) || undefined,
  }
}

/** The text of a tree of nodes, as systems keep rich text: `{ nodeType, content: [{ value }] }`. */
function proseIn(value: unknown, depth = 0): string {
  if (depth > 8) return ''
  if (Array.isArray(value))
    return value
      .map((one) => proseIn(one, depth + 1))
      .join(' ')
      .trim()
  if (!isObject(value)) return ''
  const text = value['value'] ?? value['text']
  return typeof text === 'string'
    ? text
    : proseIn(value['content'] ?? value['children'] ?? value['json'] ?? value['root'] ?? [], depth + 1)
}

/** A vCard (RFC 6350 and its elders) as facts. Undefined when it holds no name. */
export function personInVcard(text: string, budget: ReadingBudget): StatedPerson | undefined {
  if (!/BEGIN:VCARD/i.test(text)) return undefined
  const object: Record<string, string> = {}
  const lines = text.replaceAll(/\r?\n[ \t]|=\r?\n/g, '').split(/\r?\n/)
  for (const line of lines) {
    const [, head = '', value = ''] = /^(?:item\d+\.)?([^:]+):(.*)$/i.exec(line) ?? []
    const [name = '', ...kinds] = head.toUpperCase().split(';')
    // Numbers of fax machines and private ones aren't the person's at the firm.
    if (name === 'TEL' && /FAX|CELL|HOME|PAGER/.test(kinds.join())) continue
    const isEncoded = kinds.some((kind) => kind.includes('QUOTED-PRINTABLE'))
    const said = (isEncoded ? quotedPrintable(value) : value).replaceAll(/\\n/gi, ' ').replaceAll(/\\([,;\\])/g, '$1')
    if (said.trim() !== '') object[name] ??= said.trim()
  }
  const [family, given, middle] = (object['N'] ?? '').split(';')
  const [, , , city, region] = (object['ADR'] ?? '').split(';')
  const name = object['FN'] ?? [given, middle, family].filter(Boolean).join(' ')
  const offices = city ? [[city, region].filter(Boolean).join(', ')] : []
  const { TITLE: title = object['ROLE'], EMAIL: email, TEL: phone = '' } = object
  const person = personOf({ name, title, email, phone: phone.replace(/^tel:/i, ''), offices }, budget)
  return person && { ...person, by: 'vcard' }
}

const quotedPrintable = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(
      [...text.matchAll(/=([\dA-F]{2})|([\s\S])/gi)].flatMap(([, hex, letter = '']) =>
        hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
      ),
    ),
  )
