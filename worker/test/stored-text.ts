import { env } from 'cloudflare:workers'
import type { Hono } from 'hono'
import { errorBody } from '#contract/api/common.ts'
import type { AppEnv, Mounted } from '#worker/http/route.ts'
import { queries } from './access-fixtures.ts'
import { signedIn, type TestSession } from './api.ts'
import { pagesOf } from './pages.ts'

/** Nothing but an answer that a person can read: never a 5xx, and a refusal has its sentence. */
export async function complaint(response: Response): Promise<string | undefined> {
  const text = await response.text()
  // A part that is down by design (no key, no browser) says so with 502 or 503 and a sentence; 500 is a defect.
  if (response.status === 500 || response.status > 503) return `${response.status} ${text.slice(0, 200)}`
  if (response.status < 400) return undefined
  if (!text) return undefined
  return errorBody.safeParse(JSON.parse(text)).success ? undefined : `no error body: ${text.slice(0, 200)}`
}

/** Of the hostile values: what a browser would run, were it not written as text. */
const markup = ['<img src=x', '<script>alert', '</script><script>']

/** Nothing but a page, or a file for programs, that holds what people wrote as text. */
export async function pageComplaint(response: Response): Promise<string | undefined> {
  const text = await response.text()
  const type = response.headers.get('Content-Type') ?? ''
  if (response.status >= 500) return `${response.status} ${text.slice(0, 200)}`
  if (response.headers.get('X-Content-Type-Options') !== 'nosniff') return 'a type that a browser may guess'
  const ran = /html|xml/.test(type) ? markup.find((part) => text.includes(part)) : undefined
  if (ran) return `${ran} in ${type}`
  return response.status < 400 || /<h1[^>]*>[^<]/.test(text)
    ? undefined
    : `${response.status} without a page: ${text.slice(0, 200)}`
}

/** The first cell of a CSV file that a spreadsheet would take for a formula; a number below zero is not one. */
export function computedCell(csv: string): string | undefined {
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"|[^,\r\n]+/g)].map(([whole, quoted]) => quoted ?? whole)
  return cells.find((cell) => /^[=+@\t\r-]/.test(cell) && !/^-[\d.]+$/.test(cell))
}

/** Where a record is read by its id once it is stored, and the table of its ids. */
const tables: Record<string, string> = {
  '/api/applications/:id': 'job_applications',
  '/api/jobs/:id': 'jobs',
  '/api/people-search/:id': 'people_search_queries',
  '/api/saved-job-lists/:id': 'saved_job_lists',
  '/api/mails/:id': 'mails',
  '/api/documents/:id': 'documents',
}

/**
 * Reads stored text wherever it leaves the Worker: endpoints, pages, feeds, prints, calendars, CSV and emails.
 *
 * @param options.most Newest records of a kind that are read one by one.
 * @returns A sentence for each text that is cut, or that a program would run or compute.
 */
export async function readStored(
  hono: Hono<AppEnv>,
  mounted: readonly Mounted[],
  { most, ask }: { most: number; ask: (path: string, as: TestSession) => Promise<Response> },
): Promise<string[]> {
  const found: string[] = []
  const admin = await signedIn('admin')
  const look = async (path: string) => {
    const response = await ask(path, admin)
    const type = response.headers.get('Content-Type') ?? ''
    if (type.includes('csv') && response.ok) {
      const computed = computedCell(await response.text())
      if (computed !== undefined) found.push(`${path}: a cell that a spreadsheet would compute: ${computed}`)
      return
    }
    const wrong = type.includes('json') ? await complaint(response) : await pageComplaint(response)
    if (wrong) found.push(`${path}: ${wrong}`)
  }
  const idsOf = async (table: string, column = 'id') => {
    const query = `select ${column} as id from ${table} order by rowid desc limit ?`
    return (await env.DB.prepare(query).bind(most).all<{ id: string | number }>()).results.map(({ id }) => String(id))
  }

  for (const { method, path } of mounted) {
    if (method !== 'GET') continue
    if (!path.includes(':')) await look(path + (queries[`GET ${path}`] ?? ''))
    const table = Object.entries(tables).find(([beginning]) => `${path}/`.startsWith(`${beginning}/`))?.[1]
    if (!table || path.replace(':id', '').includes(':')) continue
    for (const id of await idsOf(table)) await look(path.replace(':id', id))
  }
  for (const shortId of await idsOf('jobs', 'short_id')) await look(`/job/${shortId}`)
  for (const { method, path } of pagesOf(hono)) if (method === 'GET' && !/[:*]/.test(path)) await look(path)

  type Mail = { kind: string; subject: string; html: string }
  const mails = await env.DB.prepare('select kind, subject, html from mails').all<Mail>()
  for (const { kind, subject, html } of mails.results) {
    const ran = markup.find((part) => html.includes(part))
    if (ran) found.push(`${ran} in an email, ${kind}`)
    if (/[\r\n]/.test(subject)) found.push(`two lines in the subject of an email, ${kind}`)
  }
  return found
}
