import { isLegalTitle } from '#worker/reading/lexicon/legal-titles.ts'
import { jobFields, personFields, sharedFields } from './field-names.data.ts'
import { field, findPostings, guessPostings, isObject, plainName, said, type Json } from './guessed-postings.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { statedPosting, type StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { pageData } from '#worker/reading/document/html/page-data.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'

/**
 * Variables in which a page's own program holds data: `window.__INITIAL_STATE__ = {…}`, `phApp.ddo = {…}`. Each run is bounded: a
 * megabyte of "jobjobjob" after `var` is tried once at each letter.
 */
const assigned =
  /(?:window\s{0,9}(?:\.\s{0,9}|\[\s{0,9}["'])(__[A-Z_]{1,60}__|__\w{1,60}|[a-zA-Z]{0,60}(?:State|Data|Props|Job)\w{0,60})(?:["']\s{0,9}\])?|phApp\.(?:ddo|eagerLoadRefineSearch)|(?:var|let|const)\s{1,9}\w{0,60}[jJ]ob\w{0,60})\s{0,9}=\s{0,9}(?=[{[])/g
const maxObjects = 20_000
/** A description worth the name; what is shorter is a caption. Characters. */
const shortestText = 80

/** Postings that the page's own program holds as data: Next.js, Nuxt, Phenom, Inertia and their like. */
export function statePostings(page: Element, address: string): StatedPosting[] {
  const states = pageData(page, { assigned, parse: parseLenientJson })
  const whole = states.flatMap(jobObjects)
  // A page that lists its openings holds them without their texts.
  const found = whole.length > 0 ? whole : states.flatMap(listedJobs)
  const postings = found.flatMap((object) => postingOf(object, address, page.budget))
  const unique = [...new Map(postings.map((one) => [`${one.title}|${one.places?.join()}`, one])).values()]
  // The one that the address names, where the page holds others beside it.
  const named = unique.filter(({ id }) => id !== undefined && id.length > 2 && address.split(/[/?#&=_]/).includes(id))
  return named.length === 1 ? named : unique
}

/** A description by one of its names, whatever markup the name adds: `description_html`, `jobDescription`. */
const textName =
  /^(?:job|full|long|external|public|position|role)?(?:description|content|body|text)(?:html|plain|text|content|raw|body)?$|^(?:html|overview|details|about)(?:html|description)?$/

/** Objects that describe a job: a title, a description, and something that only jobs have. References are followed. */
function jobObjects(state: unknown): Json[] {
  const found: Json[] = []
  const things = new Map<string, unknown>()
  const waiting: unknown[] = [state]
  for (let count = 0; waiting.length > 0 && count < maxObjects; count++) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isObject(value) && titleOf(value) !== undefined && textOf(value) !== undefined && mayBeJob(value)) {
      found.push(value)
      continue
    }
    for (const [name, inner] of Object.entries(value).slice(0, 2_000)) {
      if (name.includes(':')) things.set(name, inner)
      waiting.push(inner)
    }
  }
  return found.reverse().map((object) => withReferences(object, things))
}

/** A cache holds things once and points at them: `company: { __ref: "Company:1" }`. */
function withReferences(object: Json, things: ReadonlyMap<string, unknown>): Json {
  const meant = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(meant)
    const name = isObject(value) ? value['__ref'] : undefined
    return typeof name === 'string' ? (things.get(name) ?? value) : value
  }
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, meant(value)]))
}

function titleOf(object: Json): string | undefined {
  const title = field(object, 'title')
  return typeof title === 'string' && title.trim() !== '' ? title : undefined
}

/** An object whose fields are those of a job and not of a person. */
function mayBeJob(object: Json): boolean {
  const names = Object.keys(object).map(plainName)
  return (
    !names.some((name) => personFields.has(name)) && names.some((name) => jobFields.has(name) || sharedFields.has(name))
  )
}

/** Jobs of a list without texts: at least two with lawyers' titles, among things that are nothing else. */
function listedJobs(state: unknown): Json[] {
  const items = findPostings(state) ?? []
  const jobs = items.filter((item) => mayBeJob(item) && isLegalTitle(titleOf(item) ?? ''))
  return jobs.length >= 2 && jobs.length * 2 >= items.length ? jobs : []
}

/** The description: one text, or the parts of an object ({ role: "…", company: "…" }). */
function textOf(object: Json): string | undefined {
  return Object.entries(object)
    .filter(([name]) => textName.test(plainName(name)))
    .map(([, value]) => {
      const parts = isObject(value) ? Object.values(value) : [value]
      return parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join('\n\n')
    })
    .find((text) => text.trim().length >= shortestText)
}

function postingOf(object: Json, address: string, budget: ReadingBudget): StatedPosting[] {
  const title = titleOf(object)
  // guessPostings requires an id and its own names.
  const [guess] = guessPostings([{ id: 'x', ...object, title }], address)
  if (!guess || !title) return []
  const { id: _, url: __, ...posting } = guess
  const id = field(object, 'id')
  const types = field(object, 'types')
  return [
    statedPosting({
      ...posting,
      title: htmlToText(title, budget),
      description: textOf(object),
      firm: said(field(object, 'firm')),
      id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
      employmentTypes: (Array.isArray(types) ? types : [types]).flatMap((type) => said(type) ?? []),
      qualifications: said(field(object, 'qualifications')),
      responsibilities: said(field(object, 'responsibilities')),
      benefits: said(field(object, 'benefits')),
    }),
  ]
}
