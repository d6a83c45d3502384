import { guessPostings, said } from '#worker/features/online-jobs/extract/field-names.ts'
import { parseLenientJson } from '#worker/features/online-jobs/extract/lenient-json.ts'
import type { StatedPosting } from '#worker/features/online-jobs/extract/job-posting.ts'
import { byTag, codeOf, findAll, htmlToText, type Element } from '#worker/platform/html/parse-html.ts'
import { stated } from './platform-json.ts'

type Json = Record<string, unknown>

/** What a page's own program keeps in variables: `window.__INITIAL_STATE__ = {…}`, `phApp.ddo = {…}`. */
const assigned =
  /(?:window\s*(?:\.\s*|\[\s*["'])(__[A-Z_]+__|__\w+|[a-zA-Z]*(?:State|Data|Props|Job)\w*)(?:["']\s*\])?|phApp\.(?:ddo|eagerLoadRefineSearch)|var\s+\w*[jJ]ob\w*)\s*=\s*(?=[{[])/g
/** Scripts longer than this are programs, not data. Characters. */
const maxScript = 1_500_000
const maxObjects = 20_000
/** A description worth the name; what is shorter is a caption. Characters. */
const shortestText = 80

/** Postings that the page's own program holds as data: Next.js, Nuxt, Phenom and their like. */
export function statePostings(page: Element, address: string): StatedPosting[] {
  const found = findAll(page, byTag('script')).flatMap((script) => {
    const code = codeOf(script)
    if (code.length < 40 || code.length > maxScript || /ld\+json/i.test(script.attributes['type'] ?? '')) return []
    return statesIn(code, /json/i.test(script.attributes['type'] ?? '')).flatMap((state) => jobObjects(state))
  })
  const postings = found.flatMap((object) => postingOf(object, address))
  const unique = [...new Map(postings.map((one) => [`${one.title}|${one.places?.join()}`, one])).values()]
  // The one that the address names, where the page holds others beside it.
  const named = unique.filter(({ id }) => id !== undefined && id.length > 2 && mentions(address, id))
  return named.length === 1 ? named : unique
}

const mentions = (address: string, id: string) => address.split(/[/?#&=_]/).some((piece) => piece === id)

function statesIn(code: string, isData: boolean): unknown[] {
  if (isData) return [parseLenientJson(code)]
  return [...code.matchAll(assigned)].flatMap((match) => {
    const json = balanced(code, match.index + match[0].length)
    return json === undefined ? [] : [parseLenientJson(json)]
  })
}

/** The text from an opening bracket to the one that closes it, texts passed over. */
function balanced(code: string, from: number): string | undefined {
  let depth = 0
  for (let at = from; at < code.length; at++) {
    const letter = code[at]
    if (letter === '"' || letter === "'") {
      for (at++; at < code.length && code[at] !== letter; at++) if (code[at] === '\\') at++
    } else if (letter === '{' || letter === '[') depth++
    else if ((letter === '}' || letter === ']') && --depth === 0) return code.slice(from, at + 1)
  }
  return undefined
}

const titleNames = ['jobTitle', 'title', 'postingTitle', 'positionTitle', 'name', 'jobOpeningName', 'text']
const textNames = ['description', 'jobDescription', 'descriptionHtml', 'content', 'body', 'html', 'longDescription']
const jobSigns =
  /^(?:location|locations|city|employmenttype|employmenttypes|department|requisitionid|reqid|jobid|dateposted|posteddate|postedat|publishedat|applyurl|worktype|salary|multi_location|jobseqno|office|offices|hiringorganization)$/i

/** Objects that describe a job: a title, a description, and something that only jobs have. */
function jobObjects(state: unknown): Json[] {
  const found: Json[] = []
  const waiting: unknown[] = [state]
  for (let count = 0; waiting.length > 0 && count < maxObjects; count++) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const object = value as Json
    if (!Array.isArray(value) && isJob(object)) {
      found.push(object)
      continue
    }
    waiting.push(...Object.values(object).slice(0, 2_000))
  }
  return found.reverse()
}

function isJob(object: Json): boolean {
  if (!titleNames.some((name) => typeof object[name] === 'string' && (object[name] as string).trim() !== ''))
    return false
  const text = textOf(object)
  if (text === undefined || text.length < shortestText) return false
  return Object.keys(object).some((name) => jobSigns.test(name.replace(/[_-]/g, '')) || jobSigns.test(name))
}

/** The description: one text, or the parts of an object ({ role: "…", company: "…" }). */
function textOf(object: Json): string | undefined {
  for (const name of textNames) {
    const value = object[name]
    if (typeof value === 'string' && value.trim() !== '') return value
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const parts = Object.values(value).filter((part): part is string => typeof part === 'string' && part !== '')
      if (parts.length > 0) return parts.join('\n\n')
    }
  }
  return undefined
}

const named = (object: Json, ...names: string[]): unknown => {
  for (const [name, value] of Object.entries(object)) {
    if (names.includes(name.toLowerCase().replace(/[^a-z]/g, '')) && value !== null && value !== '') return value
  }
  return undefined
}

function postingOf(object: Json, address: string): StatedPosting[] {
  const title = titleNames.map((name) => object[name]).find((value): value is string => typeof value === 'string')
  // The reader of unknown lists wants an id and its own names; both are the page's business here.
  const known = { id: 'x', ...object, title }
  const [guess] = guessPostings([known], address)
  if (!guess || !title) return []
  const { id: _, url: __, ...posting } = guess
  const id = named(object, 'id', 'jobid', 'reqid', 'requisitionid', 'slug', 'jobseqno', 'shortcode')
  const types = named(object, 'employmenttype', 'employmenttypes', 'worktype', 'jobtype', 'type', 'commitment')
  const firm = named(object, 'companyname', 'company', 'hiringorganization', 'organization', 'employer', 'firmname')
  return [
    stated({
      ...posting,
      title: htmlToText(title),
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
