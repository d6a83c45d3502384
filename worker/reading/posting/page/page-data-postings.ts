import { isLegalTitle } from '#worker/reading/lexicon/legal-titles.ts'
import { isObject, type Json } from '#worker/reading/json.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import type { StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { pageData } from '#worker/reading/document/html/page-data.ts'
import type { Element } from '#worker/reading/document/html/parse-html.ts'
import { around, byTag, codeOf, findAll, htmlToText, linesOf } from '#worker/reading/document/html/parse-html.ts'
import { jobFields, personFields } from './field-names.data.ts'
import { assigned } from './page-words.data.ts'
import { descriptionOf, field, list, maxFields, plainName, postingOf, said } from './stated-fields.ts'

/** Most values of data that are looked at. */
const maxValues = 20_000

/** Objects anywhere in data that fit, in its order, with what they refer to. */
function objectsIn(data: unknown, fits: (object: Json) => boolean): Json[] {
  const found: Json[] = []
  const things = new Map<string, unknown>()
  const waiting: unknown[] = [data]
  for (let count = 0; waiting.length > 0 && count < maxValues; count++) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    // Asked once, not for each field: a stranger's object may have thousands.
    const isFound = isObject(value) && fits(value)
    if (isFound) found.push(value)
    const id = isObject(value) ? value['@id'] : undefined
    if (typeof id === 'string' && Object.keys(value).length > 1 && !things.has(id)) things.set(id, value)
    // A posting holds no others, but may hold what others refer to.
    for (const [name, inner] of Object.entries(value).slice(0, 2_000)) {
      if (name.includes(':')) things.set(name, inner)
      if (!isFound || things.size < 500) waiting.push(inner)
    }
  }
  let left = 5 * maxValues
  /** Replaces references (`{"@id": "#firm"}`, `{ __ref: "Company:1" }`), which may go in circles, with the objects that they name. */
  const meant = (value: unknown, depth: number): unknown => {
    if (--left < 0 || depth > 3 || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((one) => meant(one, depth))
    const { __ref, ['@id']: id } = value as Json
    const name = __ref ?? (Object.keys(value).length === 1 ? id : undefined)
    const thing = (typeof name === 'string' ? things.get(name) : undefined) ?? value
    return isObject(thing) ? resolved(thing, depth + 1) : thing
  }
  const resolved = (object: Json, depth: number): Json =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, meant(value, depth)]))
  return found.reverse().map((object) => resolved(object, 0))
}

/** All JobPostings of a page, in its order: JSON-LD first, else microdata, else RDFa. */
export function jobPostingsOf(page: Element): StatedPosting[] {
  const scripts = findAll(page, byTag('script')).filter(({ attributes }) => /ld\+json/i.test(attributes['type'] ?? ''))
  const data = scripts.map((script) => parseLenientJson(codeOf(script), page.budget))
  const isPosting = (object: Json) => list(object['@type']).some((type) => /(?:^|\/)JobPosting$/.test(String(type)))
  // Marked-up postings become the objects that JSON-LD would have held.
  const marked = markups.map((markup) => {
    const scopes = findAll(page, ({ attributes }) => /JobPosting/i.test(attributes[markup.kind] ?? ''))
    return scopes.map((scope) => itemOf(scope, markup))
  })
  const found = [objectsIn(data, isPosting), ...marked]
  const postings = found.map((objects) => objects.flatMap((object) => postingOf(object) ?? []))
  return postings.find(({ length }) => length > 0) ?? []
}

/** The attributes with which a kind of markup names a thing, its type and its properties. */
type Markup = { scope: string; kind: string; property: string }
const markups: readonly Markup[] = [
  { scope: 'itemscope', kind: 'itemtype', property: 'itemprop' },
  { scope: 'typeof', kind: 'typeof', property: 'property' },
]

function itemOf(scope: Element, markup: Markup): Json {
  const item: Json = {}
  for (const element of findAll(scope, ({ attributes }) => markup.property in attributes)) {
    if (around(element, ({ attributes }) => markup.scope in attributes) !== scope) continue
    const value = markup.scope in element.attributes ? itemOf(element, markup) : valueOf(element)
    const name = (element.attributes[markup.property] ?? '').replace(/^.*[:/]/, '')
    item[name] = name in item ? [...list(item[name]), value] : value
  }
  return item
}

function valueOf(element: Element): string {
  const { attributes, tag } = element
  const stated = attributes['content'] ?? (tag === 'time' ? attributes['datetime'] : undefined)
  const address = byTag('a', 'link', 'area')(element) ? attributes['href'] : undefined
  return stated ?? address ?? linesOf(element)
}

/** Postings that the page's own program holds as data: Next.js, Nuxt, Phenom, Inertia and their like. */
export function statePostings(page: Element, address: string): StatedPosting[] {
  const states = pageData(page, { assigned, parse: parseLenientJson })
  const isWhole = (object: Json) => descriptionOf(object) !== undefined && mayBeJob(object)
  const whole = objectsIn(states, isWhole)
  // A page that lists its openings holds them without their texts.
  const listed = objectsIn(states, (object) => mayBeJob(object) && isLegalTitle(said(field(object, 'title')) ?? ''))
  const postings = (whole.length > 0 || listed.length < 2 ? whole : listed).flatMap((object) => {
    const posting = postingOf(object)
    return posting ? [{ ...posting, title: htmlToText(posting.title, page.budget) }] : []
  })
  const unique = [...new Map(postings.map((one) => [`${one.title}|${one.places?.join()}`, one])).values()]
  // The one that the address names, where the page holds others beside it.
  const named = unique.filter(({ id }) => id !== undefined && id.length > 2 && address.split(/[/?#&=_]/).includes(id))
  return named.length === 1 ? named : unique
}

/** An object whose fields are those of a job and not of a person. */
function mayBeJob(object: Json): boolean {
  const names = Object.keys(object).slice(0, maxFields).map(plainName)
  const isTitled = typeof field(object, 'title') === 'string'
  return isTitled && !names.some((name) => personFields.has(name)) && names.some((name) => jobFields.has(name))
}
