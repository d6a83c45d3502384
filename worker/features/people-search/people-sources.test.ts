import { test } from 'vitest'
import { makePoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { TaskMessage } from '#worker/tasks/outbox.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { readFirm } from './directory/read-firm.service.ts'
import { people } from './people.table.ts'

const site = 'https://www.harlowfinch.example'
const bio = (name: string, title: string, more = '') => `<html><head><title>${name}</title></head><body><main>
  <h1>${name}</h1><p class="position">${title}</p><a href="/offices/boston">Boston</a>
  <a href="mailto:${name.split(' ')[0]?.toLowerCase()}.${name.split(' ').at(-1)?.toLowerCase()}@harlowfinch.example">E-mail</a>
  <h2>Practices</h2><ul><li>Tax</li></ul><h2>Education</h2><ul><li>J.D., Yale Law School, 2012</li></ul>
  <h2>Bar Admissions</h2><ul><li>Massachusetts</li></ul>${more}</main></body></html>`

type Answers = Record<string, string | number | (() => Response | Promise<Response>)>

/** A firm's site: pages by their paths; a number is a status. What it was asked for is kept. */
function firmWith(answers: Answers) {
  const asked: string[] = []
  const transport: Transport = async (address) => {
    const { pathname, search } = new URL(address)
    asked.push(pathname + search)
    const found = answers[pathname + search]
    if (typeof found === 'function') return found()
    if (typeof found === 'number') return new Response('', { status: found })
    if (found === undefined) return new Response('', { status: 404 })
    const type = found.startsWith('<?xml') ? 'application/xml' : pathname === '/robots.txt' ? 'text/plain' : 'text/html'
    return new Response(found, { headers: { 'Content-Type': type } })
  }
  return { transport, asked }
}

const sitemap = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`

const usual = (): Answers => ({
  '/sitemap.xml': sitemap('/', '/people/amy-wu', '/people/ben-carter', '/people/tax-team', '/news/a'),
  '/people/amy-wu': bio('Amy Wu', 'Partner'),
  '/people/ben-carter': bio('Ben Carter', 'Associate'),
  '/people/tax-team': '<html><body><main><h1>Tax Team</h1><p>We are a team.</p></main></body></html>',
})

/** Ports that wait for no pace, and whose messages are kept. */
function depsWith(transport: Transport, at = testNow) {
  const deps = testDeps({ transport, now: () => at })
  const { safeFetch, fetchHosts } = deps
  const sent: TaskMessage[] = []
  const politeFetch = makePoliteFetch({ safeFetch, hosts: fetchHosts, now: () => at, sleep: () => Promise.resolve() })
  return { ...deps, politeFetch, sent, enqueue: (messages: TaskMessage[]) => void sent.push(...messages) }
}

async function addFirm(deps: ReturnType<typeof depsWith>) {
  const row = await deps.peopleSources.add(
    { name: 'Harlow Finch LLP', site, host: 'harlowfinch.example', isEnabled: true },
    deps.now(),
  )
  if (!row) throw new Error('not added')
  // The shipped firms are not looked for while these tests read theirs.
  await deps.peopleSources.addShipped([{ name: 'x', site: 'https://x.example', host: 'x.example' }], new Date(8.64e15))
  return row
}
const slice = { readId: 'reader', sliceMs: 60_000 }

test('a firm is read from its sitemap: people with their facts, and what is no person with its reason', async ({
  expect,
}) => {
  const { transport } = firmWith(usual())
  const deps = depsWith(transport)
  const firm = await addFirm(deps)
  expect(await readFirm(deps, firm, slice)).toMatchObject({
    problem: null,
    isMore: false,
    pagesFound: 3,
    peopleFound: 2,
  })
  const rows = await deps.db.select().from(people)
  expect(rows.find(({ name }) => name === 'Amy Wu')).toMatchObject({
    title: 'Partner',
    firm: 'Harlow Finch LLP',
    offices: ['Boston, MA'],
    email: 'amy.wu@harlowfinch.example',
    practiceAreas: ['Tax'],
    education: ['J.D., Yale Law School, 2012'],
    jdYear: 2012,
    barAdmissions: ['Massachusetts'],
    isPerson: true,
    isLawyer: true,
  })
  expect(rows.find(({ name }) => name === 'Tax Team')).toMatchObject({
    isPerson: false,
    verdict: expect.stringContaining('names no person'),
  })
  expect(await deps.peopleSources.byId(firm.id)).toMatchObject({
    health: 'ok',
    people: 2,
    pagesFound: 3,
    readId: null,
    foundBy: 'sitemap',
  })
}, 60_000)
