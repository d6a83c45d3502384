import { filterKeys } from '#contract/domain/board-filters.ts'
import { origin } from './api.ts'
import { alertForm, applicationForm, filledPage, formOf, formType, pageRecords, type PageRoute } from './pages.ts'

const types = [formType, 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/json', 'text/plain', '']
const noForms = ['', '%', '--x', '--x\r\n\r\n--x--', '{"email":1}', `${alertForm()}&${alertForm()}`]

const applicationNames = [...new URLSearchParams(applicationForm()).keys(), 'source', 'resume', '__proto__']

/**
 * Fills the address, the query and the form of a page with values that no person would enter.
 *
 * @param given.ask Sends a request, and returns a sentence about what is wrong with its answer.
 * @param given.texts Some hostile texts, others each time.
 * @param given.ids Some parts of addresses that are not ids.
 */
export async function tryPage(
  page: PageRoute,
  given: { ask: (request: Request) => Promise<string | undefined>; texts: () => string[]; ids: () => string[] },
): Promise<string[]> {
  const found: string[] = []
  const record = await pageRecords[page.path]?.()
  const good = filledPage(page.path, record ?? '')
  const { method } = page
  const look = async (path: string, body?: { raw: string; type: string }) => {
    const headers = new Headers(method === 'GET' ? {} : { Origin: origin })
    if (body) headers.set('Content-Type', body.type)
    const wrong = await given.ask(new Request(origin + path, { method, headers, body: body?.raw ?? null }))
    const what = body ? ` with ${body.type}: ${body.raw.slice(0, 120)}` : ''
    if (wrong) found.push(`${method} ${path.slice(0, 160)}${what}: ${wrong}`)
  }
  if (record !== undefined) for (const id of given.ids()) await look(filledPage(page.path, id))
  // Pages beside the board read nothing of a query or a form: one name shows that.
  const isBoard = /^\/(?:jobs?|public)/.test(page.path)
  if (method === 'GET') {
    for (const name of isBoard ? [...filterKeys, 'sort', 'cursor'] : ['q']) {
      for (const text of given.texts()) await look(`${good}?${name}=${encodeURIComponent(text)}`)
    }
    return found
  }
  const isApplication = page.path.startsWith('/apply/')
  const formFor = (given: Record<string, string>) => (isApplication ? applicationForm(given) : formOf(page.path, given))
  for (const name of isApplication ? applicationNames : fieldsOf(page.path, isBoard)) {
    for (const text of given.texts()) await look(good, { type: formType, raw: formFor({ [name]: text }) })
  }
  for (const type of types) for (const raw of noForms) await look(good, { type, raw })
  return found
}

/** Names of fields to fill with hostile texts. */
function fieldsOf(path: string, isBoard: boolean): string[] {
  if (path === '/inquiry') return ['name', 'contact', 'topic', 'message', 'website', '__proto__', 'name[]']
  return isBoard ? ['email', 'search', 'every', '__proto__', 'email[]'] : ['email']
}
