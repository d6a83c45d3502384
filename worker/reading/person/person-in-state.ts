import type { ReadingBudget } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { pageData } from '#worker/reading/document/html/page-data.ts'
import { judgePerson } from './is-person.ts'
import { readName } from './person-name.ts'
import type { StructuredPerson } from './structured-person.ts'

/** Facts of a person in the data of a page's program; more than other structured data has. */
export type StatedPerson = StructuredPerson & { bars: string[]; clerkships: string[] }

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const assigned =
  /(?:window\s{0,9}(?:\.\s{0,9}|\[\s{0,9}["'])(?:__\w{1,60}__|__\w{1,60}|[a-zA-Z]{0,60}(?:State|Data|Props|Store|Person|Attorney|Profile|Bio)\w{0,60})(?:["']\s{0,9}\])?|(?:var|let|const)\s{1,9}\w{0,60}(?:[pP]erson|[aA]ttorney|[pP]rofile|[bB]io|[sS]tate|[dD]ata)\w{0,60})\s{0,9}=\s{0,9}(?=[{[])/g
const maxObjects = 20_000

function parse(json: string, budget: ReadingBudget): unknown {
  try {
    return parseJson(json.replaceAll(/(?<=[[:,{]\s{0,4})undefined(?=\s{0,4}[,}\]])/g, 'null'), budget)
  } catch {
    return undefined
  }
}

/** "office_names", "officesCollection" and "officeList" are "offices". */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/(?<=.{4})(?:collection|list|items|nodes|data)$/, '')

const fields = {
  name: /^(?:(?:full|display|person|attorney|lawyer|professional|formal|preferred)name|name)$/,
  first: /^(?:first|given)(?:name)?$/,
  middle: /^middle(?:name|initial)?$/,
  last: /^(?:last|family|sur)(?:name)?$/,
  suffix: /^(?:name)?suffix$/,
  title:
    /^(?:job|professional|primary|current|person|attorney|lawyer)?(?:title|position|level|role)(?:title|name|label)?s?$/,
  email: /^(?:primary|work|business|office|contact)?e?mail(?:address)?$/,
  direct: /^direct(?:dial|phone|line|number|telephone)?(?:number)?$/,
  phone: /^(?:primary|work|business|office|contact)?(?:phone|telephone|tel)(?:number)?s?$/,
  offices: /^(?:primary|main|home)?(?:offices?|locations?|city|cities)(?:names?)?$/,
  areas:
    /^(?:related|primary|key)?(?:practices?|practiceareas?|practicegroups?|capability|capabilities|services|expertise|areasof(?:practice|expertise|focus)|focusareas?|specialties|specialisms)(?:names?)?$/,
  education: /^(?:education\w{0,12}|degrees|schools|academics|academic(?:background|credentials))$/,
  bars: /^(?:(?:bar|state)?admissions?|bars?(?:admissions?|memberships?)?|jurisdictions?|admittedin|licen[sc](?:es|edin|ures?))$/,
  clerkships: /^(?:judicial)?clerkships?$/,
  text: /^(?:bio|biography|overview|about|summary|profile|body|description)(?:html|text|content|raw|body)?$/,
} as const
type FieldName = keyof typeof fields

/** Objects within a person's that are about the person still: `contact: { email }`, `fields: {…}`, `acf: {…}`. */
const part = /^(?:contact(?:info|details|information)?|details|fields|attributes|acf|meta|info|personal|data)$/

/** The fields of an object by what they are called, those of its parts among them. */
function namedIn(object: Json, depth = 0): Partial<Record<FieldName, unknown>> {
  const found: Partial<Record<FieldName, unknown>> = {}
  for (const [key, value] of Object.entries(object).slice(0, 300)) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue
    const name = plain(key)
    const field = (Object.keys(fields) as FieldName[]).find((one) => fields[one].test(name))
    if (field) found[field] ??= value
    else if (depth < 2 && isObject(value) && part.test(name))
      for (const [inner, said] of Object.entries(namedIn(value, depth + 1))) found[inner as FieldName] ??= said
  }
  return found
}

const unread =
  /^(?:id|uid|uuid|key|slug|ur[il]|href|link|path|type|typename|order|weight|sort\w*|locale|status|image|photo|icon|sys|created\w*|updated\w*|published\w*)$/
const labelled =
  /^(?:name|title|label|value|text|description|jurisdiction|state|city|court|judge|rendered|html|content|practice|practicearea|area)$/

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
  const entries = Object.entries(value).filter(([key]) => !unread.test(plain(key)))
  const best = entries.find(([key, said]) => labelled.test(plain(key)) && textsOf(said, budget, depth + 1).length > 0)
  return textsOf(best?.[1], budget, depth + 1)
}
const firstOf = (value: unknown, budget: ReadingBudget): string | undefined =>
  textsOf(value, budget)[0]?.replaceAll(/\s+/g, ' ').trim() || undefined

/** "J.D., Harvard Law School, 2009" from the fields of an entry, whatever they are called. */
function degreesOf(value: unknown, budget: ReadingBudget): string[] {
  const list = isObject(value) ? (value['items'] ?? value['nodes'] ?? value['edges'] ?? [value]) : value
  if (!Array.isArray(list)) return textsOf(value, budget).flatMap((text) => text.split('\n'))
  return list.slice(0, 30).flatMap((entry: unknown) => {
    const one = isObject(entry) && isObject(entry['node']) ? entry['node'] : entry
    if (!isObject(one)) return textsOf(one, budget)
    const by = (pattern: RegExp) => {
      const found = Object.entries(one).find(([key, said]) => pattern.test(plain(key)) && firstOf(said, budget))
      return found && firstOf(found[1], budget)
    }
    const school = by(/^(?:school|institution|university|college|lawschool|alma\w*)(?:name)?$/)
    const degree = by(/^(?:degree|credential|qualification|award)(?:name|type|title|abbreviation)?s?$/)
    const name = by(/^(?:name|title|label|description|text)$/)
    const year = by(/^(?:(?:graduation|end|completion|conferred|awarded)?(?:year|date)|graduated|yearof\w+|to)$/)
    const honors = by(/^hono(?:u)?rs?$/)
    const parts = [degree, school ?? (degree === undefined || name !== degree ? name : undefined), honors]
    const when = /\b(?:19|20)\d{2}\b/.exec(year ?? '')?.[0]
    const text = [...parts, when].filter(Boolean).join(', ')
    return text === '' ? [] : [text]
  })
}

function nameIn(found: Partial<Record<FieldName, unknown>>, budget: ReadingBudget): string | undefined {
  const [first, middle, last, suffix] = [found.first, found.middle, found.last, found.suffix].map((one) =>
    firstOf(one, budget),
  )
  const whole = found.name === undefined ? undefined : firstOf(found.name, budget)
  if (whole && readName(whole)) return whole
  if (!first || !last) return undefined
  return [first, middle, last].filter(Boolean).join(' ') + (suffix ? `, ${suffix}` : '')
}

/** Counts the fields of an object that only a person has. */
const knows = (found: Partial<Record<FieldName, unknown>>) =>
  (
    ['title', 'email', 'direct', 'phone', 'areas', 'education', 'bars', 'clerkships', 'text', 'offices'] as const
  ).filter((one) => found[one] !== undefined).length

/**
 * The person whom the page's own program holds as data: Next.js, Nuxt, stores, attributes. Colleagues, authors and the firm's
 * offices are there too, so it is the one whom the page's heading or address names, and of several the fullest.
 *
 * @param heading What the page calls itself.
 * @param url The page's address.
 */
export function personInState(page: Element, heading: string, url: string): StatedPerson | undefined {
  const { budget } = page
  const isThePerson = personMatcher(heading, url, budget)
  let best: { found: FoundFields; name: string; points: number } | undefined
  for (const object of objectsIn(pageData(page, { assigned, parse }))) {
    const found = namedIn(object)
    const name = nameIn(found, budget)
    if (!name || !isThePerson(name, object)) continue
    const points = knows(found)
    if (points >= 3 && (!best || points > best.points)) best = { found, name, points }
  }
  return best && statedPerson(best.found, best.name, budget)
}

/** The people whom the data of a directory's program holds, with the address that it gives them; also who isn't shown yet. */
export function peopleInState(page: Element): { person: StatedPerson; link: string | undefined }[] {
  const { budget } = page
  return objectsIn(pageData(page, { assigned, parse }))
    .flatMap((object) => {
      const found = namedIn(object)
      const name = nameIn(found, budget)
      const link = [object['link'], object['url'], object['href'], object['path'], object['permalink']].find(
        (value): value is string => typeof value === 'string' && /^(?:https?:|\/)/.test(value),
      )
      if (!name || knows(found) + (link ? 1 : 0) < 2 || !(found.title ?? found.email)) return []
      return judgePerson(name, { isStructured: true }).isPerson
        ? [{ person: statedPerson(found, name, budget), link }]
        : []
    })
    .toArray()
}

type FoundFields = Partial<Record<FieldName, unknown>>

/** Every object within the data, the outer ones first; at most `maxObjects` values are looked at. */
function* objectsIn(data: readonly unknown[]): Generator<Json> {
  const waiting: unknown[] = [...data]
  for (let at = 0; at < waiting.length && at < maxObjects; at++) {
    const value = waiting[at]
    if (Array.isArray(value)) for (const inner of value.slice(0, 2_000)) waiting.push(inner)
    if (!isObject(value)) continue
    for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) waiting.push(inner)
    yield value
  }
}

/** Recognizes the page's own person by the name in its heading, or by the last part of its address. */
function personMatcher(heading: string, url: string, budget: ReadingBudget) {
  const own = readName(heading)
  const slug = lastPart((URL.parse(url)?.pathname ?? '').replace(/\/+$/, ''))
  return (name: string, object: Json): boolean => {
    const read = readName(name)
    if (!read) return false
    if (own && (own.key === read.key || own.parts.at(-1) === read.parts.at(-1))) return true
    return slug !== '' && lastPart(firstOf(object['slug'], budget) ?? '') === slug
  }
}

const lastPart = (path: string): string => path.split('/').at(-1)?.toLowerCase() ?? ''

function statedPerson(found: FoundFields, name: string, budget: ReadingBudget): StatedPerson {
  const lines = (value: unknown) =>
    textsOf(value, budget)
      .flatMap((text) => text.split('\n'))
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
    text: textsOf(found.text, budget).join('\n') || proseIn(found.text) || undefined,
    bars: lines(found.bars),
    clerkships: lines(found.clerkships),
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
  if (typeof value['value'] === 'string') return value['value']
  if (typeof value['text'] === 'string') return value['text']
  return proseIn(value['content'] ?? value['children'] ?? value['json'] ?? value['root'] ?? [], depth + 1)
}
