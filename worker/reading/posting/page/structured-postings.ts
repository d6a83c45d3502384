import type { Pay, StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { amount, dateOf, payOf, placeOf, placesOf, unitOf } from '#worker/reading/posting/field-values.ts'
import { around, byTag, codeOf, findAll, linesOf, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'

type Json = Record<string, unknown>

/** All JobPostings of a page, in its order: JSON-LD first, else microdata, else RDFa. */
export function jobPostingsOf(page: Element): StatedPosting[] {
  const data = findAll(
    page,
    ({ tag, attributes }) => tag === 'script' && /ld\+json/i.test(attributes['type'] ?? ''),
  ).map((script) => parseLenientJson(codeOf(script), page.budget))
  const postings = postingsIn(data)
  const things = postings.length > 0 ? thingsById(data) : new Map<string, Json>()
  const inMarkup = () => {
    const items = markedUp(page, microdata)
    return items.length > 0 ? items : markedUp(page, rdfa)
  }
  return (postings.length > 0 ? postings.map((json) => withThings(json, things)) : inMarkup()).flatMap((json) => {
    const posting = postingOf(json)
    return posting ? [posting] : []
  })
}

/** JobPosting objects anywhere in JSON-LD: in lists, `@graph`, `mainEntity`, `itemListElement`. */
export function postingsIn(json: unknown, depth = 0): Json[] {
  if (typeof json !== 'object' || json === null || depth > 8) return []
  if (Array.isArray(json)) return json.slice(0, 500).flatMap((item) => postingsIn(item, depth + 1))
  const object = json as Json
  if (list(object['@type']).some((type) => /(?:^|\/)JobPosting$/.test(String(type)))) return [object]
  return ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item'].flatMap((name) =>
    postingsIn(object[name], depth + 1),
  )
}

/** The things of a page's JSON-LD that have an `@id` and say more than it. */
function thingsById(json: unknown, things = new Map<string, Json>(), depth = 0): Map<string, Json> {
  if (typeof json !== 'object' || json === null || depth > 8 || things.size > 500) return things
  const id = (json as Json)['@id']
  if (typeof id === 'string' && Object.keys(json).length > 1 && !things.has(id)) things.set(id, json as Json)
  for (const value of Object.values(json).slice(0, 500)) thingsById(value, things, depth + 1)
  return things
}

/** A thing whose facts are stated elsewhere on the page (`{"@id": "#firm"}`), with them. */
function withThings(json: Json, things: ReadonlyMap<string, Json>, depth = 0): Json {
  const meant = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || depth > 3) return value
    if (Array.isArray(value)) return value.map(meant)
    const id = (value as Json)['@id']
    const thing = typeof id === 'string' && Object.keys(value).length === 1 ? things.get(id) : undefined
    return withThings(thing ?? (value as Json), things, depth + 1)
  }
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, meant(value)]))
}

function postingOf(json: Json): StatedPosting | undefined {
  const title = string(json['title']) ?? string(json['name'])
  if (!title) return undefined
  const places = list(json['jobLocation']).flatMap((place) => {
    const written = placeIn(place)
    return written ? [written] : []
  })
  const isRemote = list(json['jobLocationType']).some((type) => /TELECOMMUTE/i.test(String(type)))
  return {
    title,
    id: string(json['identifier']) ?? string(object(json['identifier'])['value']),
    url: string(json['url']) ?? string(json['sameAs']),
    firm: string(json['hiringOrganization']) ?? string(object(json['hiringOrganization'])['name']),
    places: placesOf(...places),
    ...(isRemote ? { isRemote } : {}),
    salary: salaryIn(json['baseSalary']) ?? salaryIn(json['estimatedSalary']),
    postedAt: dateOf(json['datePosted']),
    validThrough: dateOf(json['validThrough']),
    description: string(json['description']),
    employmentTypes: list(json['employmentType']).flatMap((type) => String(type).split(/\s*,\s*/)),
    responsibilities: texts(json['responsibilities']),
    qualifications: texts(json['qualifications']) ?? texts(json['skills']),
    benefits: texts(json['jobBenefits']) ?? texts(json['benefits']),
    monthsOfExperience: amount.parse(object(json['experienceRequirements'])['monthsOfExperience']),
  }
}

function placeIn(place: unknown): string | undefined {
  if (typeof place === 'string') return place
  const where = object(place)
  const address = where['address'] ?? place
  if (typeof address === 'string') return address
  const parts = object(address)
  const country = string(parts['addressCountry']) ?? string(object(parts['addressCountry'])['name'])
  return (
    placeOf({ city: string(parts['addressLocality']), region: string(parts['addressRegion']), country }) ??
    string(where['name'])
  )
}

function salaryIn(given: unknown): Pay | undefined {
  const base = object(list(given)[0])
  if (typeof given === 'number' || typeof given === 'string') return rangeIn(String(given))
  const value = base['value']
  const range = object(value)
  const said = typeof value === 'string' || typeof value === 'number' ? rangeIn(String(value)) : undefined
  const one = amount.parse(range['value'])
  const min = amount.parse(range['minValue']) ?? amount.parse(base['minValue']) ?? said?.min ?? one
  const max = amount.parse(range['maxValue']) ?? amount.parse(base['maxValue']) ?? said?.max ?? one
  const unit = unitOf(string(range['unitText']) ?? string(base['unitText']))
  return payOf({ min, max, unit, currency: string(base['currency']) ?? string(range['currency']) })
}

/** "$225,000" or "$225,000 - $260,000". */
function rangeIn(written: string): Pay | undefined {
  const [min, max] = (written.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => amount.parse(number))
  return payOf({ min, max: max ?? min })
}

/** The attributes with which a kind of markup names a thing, its type and its properties. */
type Markup = { scope: string; kind: string; property: string; posting: RegExp }
const microdata: Markup = {
  scope: 'itemscope',
  kind: 'itemtype',
  property: 'itemprop',
  posting: /schema\.org\/JobPosting/i,
}
const rdfa: Markup = {
  scope: 'typeof',
  kind: 'typeof',
  property: 'property',
  posting: /(?:^|\s|:|schema\.org\/)JobPosting(?:\s|$)/,
}

/** Marked-up postings as the objects that JSON-LD would have held. */
function markedUp(page: Element, markup: Markup): Json[] {
  const isPosting = ({ attributes }: Element) =>
    markup.posting.test(attributes[markup.kind] ?? '') && markup.scope in attributes
  return findAll(page, isPosting).map((element) => itemOf(element, markup))
}

function itemOf(scope: Element, markup: Markup): Json {
  const item: Json = {}
  for (const element of findAll(scope, ({ attributes }) => markup.property in attributes)) {
    if (around(element, ({ attributes }) => markup.scope in attributes) !== scope) continue
    const value = markup.scope in element.attributes ? itemOf(element, markup) : valueOf(element)
    for (const said of (element.attributes[markup.property] ?? '').split(/\s+/).filter(Boolean)) {
      const name = said.replace(/^.*[:/]/, '')
      item[name] = name in item ? [...list(item[name]), value] : value
    }
  }
  return item
}

function valueOf(element: Element): string {
  const { attributes, tag } = element
  if (attributes['content'] !== undefined) return attributes['content']
  if (tag === 'time') return attributes['datetime'] ?? textOf(element)
  if (byTag('a', 'link', 'area')(element)) return attributes['href'] ?? textOf(element)
  return linesOf(element)
}

function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}
const object = (value: unknown): Json => {
  const first = list(value)[0]
  return typeof first === 'object' && first !== null ? (first as Json) : {}
}
const string = (value: unknown): string | undefined => {
  const first = list(value)[0]
  if (typeof first === 'number') return String(first)
  return typeof first === 'string' && first.trim() ? first.trim() : undefined
}
/** A text or a list of them, one a line. */
const texts = (value: unknown): string | undefined => {
  const lines = list(value).filter((item): item is string => typeof item === 'string' && item.trim() !== '')
  return lines.length > 0 ? lines.join('\n') : undefined
}
