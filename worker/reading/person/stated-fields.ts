import type { ReadingBudget } from '#worker/reading/budget.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { readName } from './person-name.ts'

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

export type Json = Record<string, unknown>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
export type FoundFields = Partial<Record<FieldName, unknown>>

/** Objects within a person's that are about the person still: `contact: { email }`, `fields: {…}`, `acf: {…}`. */
const part = /^(?:contact(?:info|details|information|point)?|details|fields|attributes|acf|meta|info|personal|data)$/

/** The fields of an object by their names, those of its parts among them. */
export function namedIn(object: Json, depth = 0): FoundFields {
  const found: FoundFields = {}
  const known = Object.entries(object).filter(
    ([, value]) => value !== null && value !== '' && [value].flat().length > 0,
  )
  for (const [key, value] of known.slice(0, 300)) {
    const name = plain(key)
    const field = (Object.keys(fields) as FieldName[]).find((one) => fields[one].test(name))
    // A person may have studied at several places, and have credentials beside.
    if (field === 'education') found.education = [found.education ?? [], value].flat()
    else if (field) found[field] ??= value
    else if (depth < 2 && part.test(name)) addParts(found, value, depth + 1)
  }
  return found
}

function addParts(found: FoundFields, value: unknown, depth: number): void {
  for (const one of [value].flat().filter(isObject))
    for (const [inner, said] of Object.entries(namedIn(one, depth))) found[inner as FieldName] ??= said
}

const unread =
  /^(?:id|uid|uuid|key|slug|ur[il]|href|link|path|type|typename|nodetype|marks|order|weight|sort\w*|locale|status|image|photo|icon|sys|created\w*|updated\w*|published\w*)$/
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

export const firstOf = (value: unknown, budget: ReadingBudget): string | undefined =>
  textsOf(value, budget)[0]?.replaceAll(/\s+/g, ' ').trim() || undefined

/** All texts within a value, in its order. */
function everyText(value: unknown, budget: ReadingBudget, depth = 0): string[] {
  if (typeof value !== 'object' || value === null) return textsOf(value, budget)
  if (depth > 8) return []
  const entries = Array.isArray(value)
    ? value.slice(0, 60)
    : Object.entries(value).flatMap(([key, one]) => (unread.test(plain(key)) ? [] : [one]))
  return entries.flatMap((one: unknown) => everyText(one, budget, depth + 1))
}

/** "J.D., Harvard Law School, 2009" from the fields of each entry. */
function degreesOf(value: unknown, budget: ReadingBudget): string[] {
  const list = isObject(value) ? (value['items'] ?? value['nodes'] ?? value['edges'] ?? [value]) : value
  if (!Array.isArray(list)) return textsOf(value, budget).flatMap((text) => text.split('\n'))
  return list.slice(0, 30).flatMap((entry: unknown) => {
    const texts = everyText(entry, budget).map((text) => text.replace(/^(\d{4})-\d\d-\d\d.*/, '$1'))
    return texts.length === 0 ? [] : [[...new Set(texts)].join(', ')]
  })
}

export function nameIn(found: FoundFields, budget: ReadingBudget): string | undefined {
  const [first, middle, last, suffix] = [found.first, found.middle, found.last, found.suffix].map((one) =>
    firstOf(one, budget),
  )
  const whole = found.name === undefined ? undefined : firstOf(found.name, budget)
  if (whole && readName(whole)) return whole
  if (!first || !last) return undefined
  return [first, middle, last].filter(Boolean).join(' ') + (suffix ? `, ${suffix}` : '')
}

/** Counts the fields of an object that only a person has. */
export const knows = (found: FoundFields) =>
  (
    ['title', 'email', 'direct', 'phone', 'areas', 'education', 'bars', 'clerkships', 'text', 'offices'] as const
  ).filter((one) => found[one] !== undefined).length

export function personOf(found: FoundFields, budget: ReadingBudget): StatedPerson | undefined {
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
    text: textsOf(found.text, budget).join('\n') || everyText(found.text, budget).join(' ').trim() || undefined,
  }
}
