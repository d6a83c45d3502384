import { isLegalTitle } from '#worker/reading/lexicon/legal-titles.ts'
import { findPostings, guessPostings, said } from './guessed-postings.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { statedPosting, type StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { pageData } from '#worker/reading/document/html/page-data.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'

type Json = Record<string, unknown>

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
  const named = unique.filter(({ id }) => id !== undefined && id.length > 2 && mentions(address, id))
  return named.length === 1 ? named : unique
}

const mentions = (address: string, id: string) => address.split(/[/?#&=_]/).some((piece) => piece === id)

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

const titleNames =
  'jobtitle positiontitle postingtitle requisitiontitle roletitle vacancytitle title jobopeningname name text'.split(
    ' ',
  )
/** A description by one of its names, whatever markup the name adds: `description_html`, `jobDescription`. */
const isTextName = (name: string) =>
  /^(?:job|full|long|external|public|position|role)?(?:description|content|body|text)(?:html|plain|text|content|raw|body)?$|^(?:html|overview|details|about)(?:html|description)?$/.test(
    plain(name),
  )
/** Fields that only jobs have. */
const surely =
  /^(?:employmenttypes?|requisitionid|reqid|jobid|dateposted|posteddate|applyurl|applicationurl|worktype|jobtype|salary|compensation|(?:salary|pay)(?:range|min|max)|(?:min|max)salary|multilocation|jobseqno|hiringorganization|commitment|workplacetype|validthrough|closingdate|telecommuting)$/
/** Fields that jobs share with other things. */
const perhaps =
  /^(?:locations?|joblocation|locationname|city|department|offices?|officename|postedat|publishedat|company|companyname|employer|firm|firmname|organization|practicegroup|practicearea|practice|state|region|country|remote|isremote)$/
/** Fields of people, which jobs don't have. */
const personal = /^(?:firstname|lastname|fullname|bio|biography|photo|headshot|email|barnumber)$/

/** Objects that describe a job: a title, a description, and something that only jobs have. References are followed. */
function jobObjects(state: unknown): Json[] {
  const found: Json[] = []
  const things = new Map<string, Json>()
  const waiting: unknown[] = [state]
  for (let count = 0; waiting.length > 0 && count < maxObjects; count++) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const object = value as Json
    if (!Array.isArray(value) && isJob(object)) {
      found.push(object)
      continue
    }
    for (const [name, inner] of Object.entries(object).slice(0, 2_000)) {
      if (name.includes(':') && typeof inner === 'object' && inner !== null) things.set(name, inner as Json)
      waiting.push(inner)
    }
  }
  return found.reverse().map((object) => withReferences(object, things))
}

/** A cache holds things once and points at them: `company: { __ref: "Company:1" }`. */
function withReferences(object: Json, things: ReadonlyMap<string, Json>): Json {
  if (things.size === 0) return object
  const meant = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(meant)
    const name = typeof value === 'object' && value !== null ? (value as Json)['__ref'] : undefined
    return typeof name === 'string' ? (things.get(name) ?? value) : value
  }
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, meant(value)]))
}

const titleOf = (object: Json): string | undefined => {
  const byName = new Map(Object.entries(object).map(([name, value]) => [plain(name), value]))
  return titleNames
    .map((name) => byName.get(name))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

/** Likelihood that an object is a job, by the names of its fields: 2 for certain, 0 for no sign. */
function signsOf(object: Json): number {
  const names = Object.keys(object).map(plain)
  if (names.some((name) => personal.test(name))) return 0
  if (names.some((name) => surely.test(name))) return 2
  return names.some((name) => perhaps.test(name)) ? 1 : 0
}

function isJob(object: Json): boolean {
  const title = titleOf(object)
  if (title === undefined) return false
  const text = textOf(object)
  return text !== undefined && text.length >= shortestText && signsOf(object) > 0
}

/** Jobs of a list without texts: at least two with lawyers' titles, among things that are nothing else. */
function listedJobs(state: unknown): Json[] {
  const items = findPostings(state) ?? []
  const jobs = items.filter((item) => {
    const title = titleOf(item)
    return title !== undefined && signsOf(item) > 0 && isLegalTitle(title)
  })
  return jobs.length >= 2 && jobs.length * 2 >= items.length ? jobs : []
}

/** The description: one text, or the parts of an object ({ role: "…", company: "…" }). */
function textOf(object: Json): string | undefined {
  for (const [name, value] of Object.entries(object)) {
    if (!isTextName(name)) continue
    if (typeof value === 'string' && value.trim().length >= shortestText) return value
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const parts = Object.values(value).filter((part): part is string => typeof part === 'string' && part !== '')
      if (parts.length > 0) return parts.join('\n\n')
    }
  }
  return undefined
}

const named = (object: Json, ...names: string[]): unknown => {
  for (const [name, value] of Object.entries(object)) {
    if (names.includes(plain(name)) && value !== null && value !== '') return value
  }
  return undefined
}

function postingOf(object: Json, address: string, budget: ReadingBudget): StatedPosting[] {
  const title = titleOf(object)
  // guessPostings requires an id and its own names.
  const known = { id: 'x', ...object, title }
  const [guess] = guessPostings([known], address)
  if (!guess || !title) return []
  const { id: _, url: __, ...posting } = guess
  const id = named(object, 'id', 'jobid', 'reqid', 'requisitionid', 'slug', 'jobseqno', 'shortcode')
  const types = named(object, 'employmenttype', 'employmenttypes', 'worktype', 'jobtype', 'commitment', 'type')
  const firm = named(
    object,
    'firmname',
    'firm',
    'companyname',
    'company',
    'hiringorganization',
    'organization',
    'employer',
    'employername',
    'hiringcompany',
  )
  return [
    statedPosting({
      ...posting,
      title: htmlToText(title, budget),
      description: textOf(object),
      firm: said(firm),
      id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
      employmentTypes: (Array.isArray(types) ? types : [types]).flatMap((type) => said(type) ?? []),
      qualifications: said(named(object, 'qualifications', 'requirements')),
      responsibilities: said(named(object, 'responsibilities', 'duties')),
      benefits: said(named(object, 'benefits')),
    }),
  ]
}
