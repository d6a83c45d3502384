import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { browseUnguarded, serveHostileSite, type HostileSite } from './harness/hostile-site.ts'
import { startSeededPlacet } from './harness/placet.ts'
import type { RunningPlacet } from './harness/serve.mjs'

const jobs = [
  {
    id: 1,
    title: 'Litigation Associate',
    location: { name: 'Boston, MA' },
    content: 'Pay: $225,000 - $260,000 a year.',
  },
  { id: 2, title: 'Tax Counsel', location: { name: 'New York, NY' }, content: 'Advise.' },
  { id: 3, title: 'Marketing Manager', location: { name: 'Chicago, IL' }, content: 'Promote.' },
].map((job) => ({ ...job, absolute_url: `https://boards.greenhouse.io/acme/jobs/${job.id}` }))

/** A board, and everything that a site can do to its reader. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?')[0]
  const send = (type: string, body: string) => void response.writeHead(200, { 'Content-Type': type }).end(body)
  if (path === '/robots.txt') return void response.writeHead(404).end()
  if (path === '/v1/boards/acme/jobs') return send('application/json', JSON.stringify({ jobs }))
  if (path === '/drawn') {
    return send(
      'text/html',
      `<main id="m"></main><script>m.innerHTML = '<ul><li><a href="/drawn/1">Corporate Associate Attorney</a></li></ul>'</script>`,
    )
  }
  const link = '<ul><li><a href="/drawn/1">Corporate Associate Attorney</a></li></ul>'
  const drawn: Record<string, string> = {
    '/drawn-late': `<main id="m"></main><script>setTimeout(() => { m.textContent = 'Loading' }, 700); setTimeout(() => { m.innerHTML = '${link}' }, 1900)</script>`,
    '/drawn-frame': '<main><iframe src="/framed"></iframe></main>',
    '/framed': `<body><script>document.body.innerHTML = '${link}'</script>`,
    '/drawn-shadow': `<main><job-list></job-list></main><script>customElements.define('job-list', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '${link}' } })</script>`,
  }
  if (path !== undefined && drawn[path] !== undefined) return send('text/html', drawn[path])
  if (path === '/silent') return
  if (path === '/inside') return void response.writeHead(302, { Location: 'http://169.254.169.254/latest/' }).end()
  const chunk = Buffer.alloc(64 * 1024, 'a')
  if (path === '/drip') {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    const timer = setInterval(() => response.write('a'), 200)
    return void response.on('close', () => clearInterval(timer))
  }
  if (path === '/endless' || path === '/bomb') {
    const isBomb = path === '/bomb'
    response.writeHead(200, { 'Content-Type': 'text/html', ...(isBomb ? { 'Content-Encoding': 'gzip' } : {}) })
    const out = isBomb ? createGzip() : response
    if (isBomb) out.pipe(response)
    const more = () => {
      while (!response.destroyed && out.write(chunk));
      if (!response.destroyed) out.once('drain', more)
    }
    return more()
  }
  response.writeHead(404).end()
}

let board: Server
let hostile: HostileSite
let origin = ''
let placet: RunningPlacet

beforeAll(async () => {
  board = createServer(answer)
  await new Promise<void>((resolve) => board.listen(0, '127.0.0.1', resolve))
  const address = board.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
  hostile = await serveHostileSite()
  placet = await startSeededPlacet({ ALLOWED_PRIVATE_ORIGINS: `${origin},${hostile.origin}` })
})

afterAll(async () => {
  await placet.stop()
  await hostile.stop()
  board.closeAllConnections()
  board.close()
})

test('lets an admin add and read a source, and explains hostile sites in a sentence', async ({ expect }) => {
  const page = await newPage({ baseURL: placet.url, expects: [/status of 40[01]/] })
  await page.goto('/admin/job-sources')
  await page.getByLabel('Email').fill('admin@placet.test')
  await page.getByLabel('Password', { exact: true }).fill('placet-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Job Sources' }).waitFor()
  await page.getByText(/^Show more \(34\d\)$/).waitFor()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Add source' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Name is required').waitFor()
  await dialog.getByLabel('Name').fill('Acme Law LLP')
  await dialog.getByRole('combobox', { name: 'Platform' }).click()
  await page.getByRole('option', { name: 'Greenhouse' }).click()
  await dialog.getByLabel('URL or token').fill('http://192.168.0.1/jobs')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('URLs with a number instead of a name aren’t supported.').first().waitFor()
  await dialog.getByLabel('URL or token').fill(`${origin}/v1/boards/acme/jobs`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('searchbox', { name: 'Find a source' }).fill('acme law')
  const row = page.getByRole('listitem').filter({ hasText: 'Acme Law LLP' })
  await row.getByRole('button', { name: 'Sync now' }).click()
  await dialog.getByText('3 postings, 2 of them attorney positions: 2 new').waitFor()
  await dialog.getByRole('link', { name: 'Litigation Associate' }).waitFor()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await row.getByText('Working').waitFor()
  await row.getByText('2 of 3').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page)

  const headers = { Origin: placet.url }
  const read = async (adapter: string, path: string) => {
    const added = await page.request.post('/api/job-sources', {
      headers,
      data: { name: path, adapter, locator: origin + path, enabled: false },
    })
    const began = Date.now()
    const { id } = (await added.json()) as { id: number }
    const answer = await page.request.post(`/api/job-sources/${id}/read`, { headers, timeout: 60_000 })
    return { ms: Date.now() - began, ...((await answer.json()) as { problem: string; found: { legal: number } }) }
  }
  const tooLarge = 'The page is larger than 2 MB, which is over our limit.'
  const tooSlow = 'The site didn’t respond within 10 seconds.'
  const hostile = [
    ['/endless', tooLarge],
    ['/bomb', tooLarge],
    ['/inside', 'The page has moved to another site (169.254.169.254).'],
    ['/silent', tooSlow],
    ['/drip', tooSlow],
  ] as const
  const ends = await Promise.all(hostile.map(([path]) => read('html_page', path)))
  for (const [at, [path, sentence]] of hostile.entries()) {
    expect(ends[at]?.problem, path).toBe(sentence)
    // Ten seconds each, and two for each one that comes first at the host's pace.
    expect(ends[at]?.ms, path).toBeLessThan(60_000)
  }
  // A page that its scripts draw, in a browser of the Worker's own.
  expect(await read('html_page_browser', '/drawn')).toMatchObject({ problem: null, found: { legal: 1 } })
  // Drawn late and in two steps, in a frame of the site's own, in an open shadow root.
  for (const path of ['/drawn-late', '/drawn-frame', '/drawn-shadow'])
    expect(await read('html_page_browser', path), path).toMatchObject({ problem: null, found: { legal: 1 } })
  // Nothing of it has hurt: the next board is read as before.
  expect(await read('greenhouse', '/v1/boards/acme')).toMatchObject({ problem: null, found: { legal: 2 } })
})

test('reads a page that tries every way out of the browser, and contains it', async ({ expect }) => {
  const page = await newPage({ baseURL: placet.url })
  const headers = { Origin: placet.url }
  await page.request.post('/api/auth/login', {
    headers,
    data: { email: 'admin@placet.test', password: 'placet-demo' },
  })
  const reads: unknown[] = []
  for (const path of hostile.pages) {
    const locator = hostile.origin + path
    const data = { name: `Hostile ${path}`, adapter: 'html_page_browser', locator, enabled: false }
    const { id } = (await (await page.request.post('/api/job-sources', { headers, data })).json()) as { id: number }
    const read = await page.request.post(`/api/job-sources/${id}/read`, { headers, timeout: 60_000 })
    reads.push(await read.json())
  }
  // Requests of a closing page have left by the time that the last one was read; a second more for slow machines.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(hostile.arrived()).toEqual([])
  expect(reads).toMatchObject(hostile.pages.map(() => ({ problem: null, found: { legal: 1 } })))

  const stop = browseUnguarded(`${hostile.origin}/?on`)
  try {
    const missing = () => hostile.ways.filter((way) => !hostile.arrived().includes(way))
    await expect.poll(missing, { timeout: 60_000 }).toEqual([])
  } finally {
    await stop()
  }
})
