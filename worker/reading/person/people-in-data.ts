import type { ReadingBudget } from '#worker/reading/budget.ts'
import { isObject, type Json } from '#worker/reading/json.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { addedElement, htmlToText, type Element } from '#worker/reading/document/html/parse-html.ts'
import { pageData } from '#worker/reading/document/html/page-data.ts'
import { emailsIn } from './contacts.ts'
import { judgePerson } from './is-person.ts'
import { slugOf } from './page-address.ts'
import { readName } from './person-name.ts'
import { isTitle } from './titles.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Code before data in a script: `var team = [{`, `render({ people:`. */
const assigned = /[=(]\s{0,20}(?=\[\s{0,40}\{|\{\s{0,40}["'\w$]{1,60}\s{0,9}:)/g
const maxObjects = 20_000
const ofOthers = /^(?:worksFor|author|creator|editor|publisher|reviewedBy)$/

/**
 * The objects in a page's JSON-LD and in the data of its scripts, outer ones first, among the first `maxObjects` values. Employers, and
 * the people who wrote a page, are left out.
 */
function dataOf(page: Element): Json[] {
  const values = pageData(page, { assigned, parse: parseLenientJson })
  // The list grows while it is read.
  for (const value of values) {
    const fields = Object.entries(isObject(value) ? value : {}).filter(([key]) => !ofOthers.test(key))
    for (const inner of Array.isArray(value) ? value.slice(0, 2_000) : fields.map(([, one]) => one))
      if (typeof inner === 'object' && values.length < maxObjects) values.push(inner)
  }
  return values.filter(isObject)
}

/** The words of a field name: "officeNames" becomes "office names", and "p-job-title" becomes "p job title". */
const wordsOf = (key: string): string =>
  key
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}]+/gu, ' ')
    .toLowerCase()
    .trim()

const wholeName = /^(?:(?:full|display|person|attorney|lawyer|professional|formal|preferred) ?)?name$/
const partsOfName = [/^(?:first|given) ?(?:name)?$/, /^(?:last|family|sur) ?(?:name)?$/]
/** Fields that state no fact about a person. */
const unread =
  /^(?:id|uid|uuid|key|slug|ur[il]|href|link|path|permalink|(?:node )?type|typename|context|marks|order|weight|sort\b.*|locale|status|image|photo|icon|sys|created\b.*|updated\b.*|published\b.*|works for|name suffix|suffix)$/
/** Fields whose object is about the person too: `contact: { email }`, `fields: {…}`. */
const part =
  /^(?:contact(?: (?:info|details|information|point))?|details|fields|attributes|acf|meta|info|personal|data)$/
/** The fields of an object and of its parts, with their labels. */
const fieldsOf = (object: Json, depth = 0): [label: string, value: unknown][] =>
  Object.entries(object)
    .slice(0, 300)
    .flatMap(([key, value]): [string, unknown][] => {
      const label = wordsOf(key)
      if (unread.test(label) || value === null || value === '') return []
      const parts = part.test(label) && depth < 2 ? [value].flat().filter(isObject) : []
      return parts.length > 0 ? parts.flatMap((one) => fieldsOf(one, depth + 1)) : [[label, value]]
    })

/** The texts of a value, one per list entry. The fields of an object are joined: "J.D., Harvard Law School, 2009". */
function textsOf(value: unknown, budget: ReadingBudget, depth = 0): string[] {
  if (depth > 8) return []
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return htmlToText(value, budget).match(/.+/g) ?? []
  if (Array.isArray(value)) return value.slice(0, 60).flatMap((one) => textsOf(one, budget, depth + 1))
  if (!isObject(value)) return []
  const fields = fieldsOf(value)
  const texts = fields.flatMap(([, one]) => textsOf(one, budget, depth + 1))
  return fields.length > 1 ? [[...new Set(texts)].join(', ')] : texts
}

/**
 * Reads an object as a person. The facts become a small page: the name is its heading, and each value has a label above it.
 *
 * @returns undefined if the object doesn't name a person. `size` is the number of its fields with a value, without the name.
 */
function personOf(object: Json, page: Element, firm = '') {
  const { budget } = page
  const fields = fieldsOf(object)
  const textOf = (label: RegExp) => textsOf(fields.find(([one]) => label.test(one))?.[1], budget)[0] ?? ''
  const name = readName(textOf(wholeName)) ?? readName(partsOfName.map(textOf).join(' '))
  if (!name) return undefined
  const stated = fields
    .filter(([label]) => ![wholeName, ...partsOfName].some((one) => one.test(label)))
    .map(([label, value]) => ({ label, texts: textsOf(value, budget) }))
    .filter(({ texts }) => texts.length > 0)
  const texts = stated.flatMap((one) => one.texts)
  const [email = null] = texts.flatMap(emailsIn)
  const title = texts.find(isTitle) ?? null
  if (!judgePerson(name.name, { isStructured: true, firm, email, title }).isPerson) return undefined
  const element = (tag: string, children: (Element | string)[]) => addedElement(tag, { children, parent: null, budget })
  const rows = stated.flatMap((one) => [element('dt', [one.label]), ...one.texts.map((text) => element('dd', [text]))])
  const link = ['link', 'url', 'href', 'path', 'permalink'].map((key) => object[key]).find(isText)
  const body = element('body', [element('h1', [name.name]), ...rows])
  /** The data has a position, or an email and something else. */
  const isClear = title !== null || (email !== null && (stated.length > 1 || link !== undefined))
  return { name, body, size: stated.length, isClear, link }
}

/** The people in the data of a directory, including those that the page doesn't show yet. */
export const peopleInData = (page: Element) =>
  dataOf(page).flatMap((object) => {
    const isOfFirm = [object['@type']].flat().some((type) => isText(type) && /service|organization/i.test(type))
    const person = isOfFirm ? undefined : personOf(object, page)
    return person?.isClear ? [person] : []
  })

/**
 * The person whom a page's data describes, in JSON-LD or in the data of its scripts (Next.js, Nuxt, stores, attributes). Data also
 * describes colleagues, authors and the firm, so the page's heading or address must name the person. If several entries fit, the one
 * with the most values counts. If the heading names nobody, the only object of type Person counts.
 */
export function statedPerson(page: Element, { heading, url, firm }: Record<'heading' | 'url' | 'firm', string>) {
  const own = readName(heading)
  const slug = slugOf(URL.parse(url)?.pathname ?? '').toLowerCase() || '-'
  const candidates = dataOf(page).flatMap((object) => {
    const types = [object['@type']].flat().filter(isText)
    const person = types.every((type) => isOfPerson.test(type)) ? personOf(object, page, firm) : undefined
    if (!person || (types.length === 0 && person.size < leastSize)) return []
    const isOfAddress = isText(object['slug']) && object['slug'].toLowerCase().endsWith(slug)
    const isNamed = isOfAddress || person.name.parts.at(-1) === own?.parts.at(-1)
    // A match of the whole name is better than one of the last name.
    const rank = person.size + (isNamed ? namedRank : 0) + (person.name.key === own?.key ? namedRank : 0)
    return isNamed || (own === undefined && types.includes('Person')) ? [{ person, rank, isNamed }] : []
  })
  const [best] = candidates.toSorted((one, other) => other.rank - one.rank)
  const isOnly = candidates.every(({ person }) => person.name.key === best?.person.name.key)
  return best?.isNamed || isOnly ? best?.person : undefined
}

/** Types of data about a person. Firms use "Attorney" and "LegalService" for themselves, so these need a name too. */
const isOfPerson = /^(?:person|attorney|legalservice|profilepage)$/i
/** Minimum number of values of an object without a type. One with fewer only mentions somebody. */
const leastSize = 3
/** Added to the rank of an object that the heading or address names. Higher than any number of fields. */
const namedRank = 1_000

const vcardLine = /^(?:item\d{1,3}\.)?(\w{1,40})([^:\r\n]{0,200}):(.*\S)/gim

/** The facts in a vCard (RFC 6350 and older versions), without fax, cell, home and pager numbers. */
export function personInVcard(text: string): Record<'name' | 'title' | 'email' | 'phone', string | undefined> {
  const fields: Record<string, string> = {}
  // A line that begins with a blank continues the one before it.
  for (const [, given = '', kinds = '', value = ''] of text.replaceAll(/\r?\n[ \t]/g, '').matchAll(vcardLine)) {
    const name = given.toUpperCase()
    const said = /QUOTED-PRINTABLE/i.test(kinds) ? value.replaceAll(/(?:=[\dA-F]{2})+/gi, bytesOf) : value
    const plain = said.replaceAll(/\\([,;\\])/g, '$1').replace(/^tel:/i, '')
    if (name !== 'TEL' || !/FAX|CELL|HOME|PAGER/i.test(kinds)) fields[name] ??= plain.trim()
  }
  const { FN, N = '', TITLE, EMAIL, TEL } = fields
  const [family, given] = N.split(';')
  return { name: FN ?? [given, family].join(' '), title: TITLE, email: EMAIL?.toLowerCase(), phone: TEL }
}

const bytesOf = (run: string): string =>
  new TextDecoder().decode(Uint8Array.from(run.slice(1).split('='), (digits) => Number.parseInt(digits, 16)))
