// @ts-check
// A search over 20 firms that are served here, 2,000 bios in all, over HTTP: cold, when nobody has read them, and warm. The
// firms are of three structures: a sitemap, a directory by pages, and, one of them, drawn by its script.
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { startPlacet } from '../e2e/harness/serve.mjs'
import { printTable } from './data.mjs'

const firmsInAll = 20
const drawnBios = 20
const given =
  'Amara Benjamin Carlos Dana Elena Fatima Grace Hiroshi Ines James Kwame Laura Mei Nathan Olivia Priya Rafael Sofia Thomas Walter'.split(
    ' ',
  )
const family =
  'Abbott Brandt Castellan Desai Ellison Farkas Greer Holt Ito Jensen Kessler Lowell Marsh Nolan Okafor Parker Quill Rosen Sato Tanaka'.split(
    ' ',
  )
const titles = ['Partner', 'Associate', 'Counsel', 'Senior Associate', 'Of Counsel']
const areas = ['Tax', 'Real Estate', 'Energy', 'Private Equity', 'Commercial Litigation']
const cities = ['Boston, MA', 'New York, NY', 'Chicago, IL']

/** @template T @param {readonly T[]} list @param {number} n @returns {T} */
const pick = (list, n) => /** @type {T} */ (list[n % list.length])

/** @param {number} firm @param {number} n */
function bioOf(firm, n) {
  const [first, last] = [pick(given, n + firm), pick(family, Math.floor(n / given.length) + firm * 3)]
  return {
    name: `${first} ${last}`,
    slug: `${first}-${last}-${n}`.toLowerCase(),
    html: `<h1>${first} ${last}</h1><p class="position">${pick(titles, n)}</p><p><a href="/offices/1">${pick(cities, n + firm)}</a> <a href="tel:617555${1000 + n}">(617) 555-${1000 + n}</a>
      <a href="mailto:${first}.${last}@firm${firm}.example">Email</a></p><p>${last} advises lenders, boards and their families on disputes and transactions, with care and without haste, in this country and abroad.</p>
      <h2>Practices</h2><ul><li>${pick(areas, n)}</li><li>${pick(areas, n + 2)}</li></ul><h2>Education</h2><ul><li>J.D., Harvard Law School, ${1980 + (n % 40)}</li><li>B.A., Rice University</li></ul>
      <h2>Bar Admissions</h2><ul><li>Massachusetts</li><li>New York</li></ul>`,
  }
}

const pageOf = (/** @type {string} */ main) =>
  `<!doctype html><html><head><title>A firm</title></head><body><nav><a href="/people">People</a></nav><main>${main}</main></body></html>`

const drawnPage = `<!doctype html><html><head><title>A firm</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>`
const drawingScript = `fetch('/data' + location.pathname).then((answer) => answer.text()).then((html) => { document.getElementById('root').innerHTML = html })`

/** @typedef {ReturnType<typeof bioOf>} Bio @typedef {[type: string, body: string]} Answer */

/** @param {number} firm @param {Bio[]} bios @param {URL} url @returns {Answer | undefined} */
function answerOf(firm, bios, url) {
  if (url.pathname === '/robots.txt')
    return ['text/plain', firm % 2 === 1 ? `User-agent: *\nSitemap: ${url.origin}/sitemap.xml` : 'User-agent: *']
  if (url.pathname === '/sitemap.xml' && firm % 2 === 1)
    return [
      'application/xml',
      `<?xml version="1.0"?><urlset>${bios.map(({ slug }) => `<url><loc>${url.origin}/people/${slug}</loc></url>`).join('')}</urlset>`,
    ]
  return firm === 0 ? drawnAnswer(bios, url) : htmlAnswer(bios, url, url.pathname, { size: 25, wrap: pageOf })
}

/** A site that its script draws. @param {Bio[]} bios @param {URL} url @returns {Answer | undefined} */
function drawnAnswer(bios, url) {
  if (url.pathname === '/app.js') return ['text/javascript', drawingScript]
  if (url.pathname.startsWith('/data/'))
    return htmlAnswer(bios, url, url.pathname.slice('/data'.length), {
      size: 100,
      wrap: (main) => `<main>${main}</main>`,
    })
  return /^\/(?:people(?:\/.*)?)?$/.test(url.pathname) ? ['text/html', drawnPage] : undefined
}

/**
 * @param {Bio[]} bios
 * @param {URL} url
 * @param {string} path
 * @param {{ size: number, wrap: (main: string) => string }} look people on a page of the listing; the page around its text
 * @returns {Answer | undefined}
 */
function htmlAnswer(bios, url, path, { size, wrap }) {
  if (path === '/') return ['text/html', wrap('<h1>A firm</h1><a href="/people">Our people</a>')]
  if (path === '/people') {
    const at = Number(url.searchParams.get('page') ?? 0)
    const cards = bios
      .slice(at * size, at * size + size)
      .map(({ name, slug }) => `<p><a href="/people/${slug}">${name}</a></p>`)
    return [
      'text/html',
      wrap(
        `<h1>People</h1>${cards.join('')}${(at + 1) * size < bios.length ? `<a rel="next" href="/people?page=${at + 1}">Next</a>` : ''}`,
      ),
    ]
  }
  const bio = bios.find(({ slug }) => path === `/people/${slug}`)
  return bio && ['text/html', wrap(bio.html)]
}

/** Processes below one, as the system tells; none where it does not. @param {number} parent @returns {{ pid: number, name: string, command: string, kb: number }[]} */
function processesUnder(parent) {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const status = readFileSync(`/proc/${pid}/status`, 'utf8')
          const of = (/** @type {string} */ key) => new RegExp(`^${key}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
          const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
          return [{ pid: Number(pid), parent: Number(of('PPid')), name: of('Name'), command, kb: Number(of('VmRSS')) }]
        } catch {
          return []
        }
      })
    const own = new Set([parent])
    for (let before = 0; before !== own.size;) {
      before = own.size
      for (const one of all) if (own.has(one.parent)) own.add(one.pid)
    }
    return all.filter(({ pid }) => own.has(pid))
  } catch {
    return []
  }
}

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Prints what the cold and the warm search took. @param {{ scale: number }} bench */
export async function run({ scale }) {
  const biosInAll = Math.round(2_000 * scale)
  const perFirm = Math.max(1, Math.floor((biosInAll - Math.min(drawnBios, biosInAll / firmsInAll)) / (firmsInAll - 1)))
  const firms = await Promise.all(
    Array.from({ length: firmsInAll }, async (_, firm) => {
      const count = firm === 0 ? Math.min(drawnBios, perFirm) : perFirm
      const bios = Array.from({ length: count }, (_unused, n) => bioOf(firm, n))
      /** @type {number[]} */
      const requests = []
      const server = createServer((request, response) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
        // Requests of a browser after its page belong to that page.
        if (!url.pathname.startsWith('/data/') && url.pathname !== '/app.js' && url.pathname !== '/favicon.ico')
          requests.push(Date.now())
        const answer = answerOf(firm, bios, url)
        response.writeHead(answer ? 200 : 404, { 'Content-Type': answer?.[0] ?? 'text/plain' }).end(answer?.[1] ?? '')
      })
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
      const address = server.address()
      if (!address || typeof address === 'string') throw new Error('no port')
      return { firm, server, requests, count, site: `http://127.0.0.1:${address.port}` }
    }),
  )
  const placet = await startPlacet({
    seed: 'demo',
    vars: { ALLOWED_PRIVATE_ORIGINS: firms.map(({ site }) => site).join(',') },
  })
  let cookie = ''
  /** @param {string} method @param {string} path @param {unknown} [body] */
  async function api(method, path, body) {
    const response = await fetch(placet.url + path, {
      method,
      headers: { Origin: placet.url, Cookie: cookie, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) cookie = set.join('; ')
    return response.status === 204 ? null : response.json()
  }

  /** @param {string} name @returns {Promise<(string | number)[]>} */
  async function search(name) {
    for (const { requests } of firms) requests.length = 0
    const browsers = new Set()
    let peak = 0
    let first = 0
    let progress = { firmsRead: 0, firmsFailed: 0, pagesRead: 0 }
    const began = Date.now()
    const { id } = await api('POST', '/api/people-search', {
      location: 'Boston, MA',
      keywords: 'tax',
      jobTitle: null,
      excludeWords: null,
      searchQuery: 'bench',
    })
    for (;;) {
      const { query, results: all } = await api('GET', `/api/people-search/${id}`)
      // The people of the demo data are known already.
      const results = all.filter((/** @type {{ company: string }} */ { company }) => /^Firm \d+ LLP$/.test(company))
      progress = query.progress
      if (results.length > 0 && first === 0) first = Date.now() - began
      const below = processesUnder(process.pid)
      peak = Math.max(
        peak,
        below.filter((one) => one.name === 'workerd').reduce((sum, { kb }) => sum + kb, 0),
      )
      for (const one of below)
        if (/chrom/.test(one.name) && !/--type=|crashpad/.test(one.command)) browsers.add(one.pid)
      if (query.status !== 'pending') {
        const asked = firms.map(({ requests }) => requests)
        const most = Math.max(
          0,
          ...asked.map((times) =>
            Math.max(0, ...times.map((time, at) => times.filter((other, i) => i >= at && other < time + 1000).length)),
          ),
        )
        return [
          name,
          (first / 1000).toFixed(1),
          ((Date.now() - began) / 1000).toFixed(1),
          results.length,
          `${progress.firmsRead} / ${progress.firmsFailed}`,
          progress.pagesRead,
          asked.flat().length,
          most,
          browsers.size,
          Math.round(peak / 1024),
        ]
      }
      await sleep(name === 'warm' ? 20 : 500)
    }
  }

  try {
    await api('POST', '/api/auth/login', { email: 'admin@placet.test', password: 'placet-demo' })
    for (const { id, site } of await api('GET', '/api/people-sources'))
      if (site.startsWith('http://127.0.0.1')) await api('PATCH', `/api/people-sources/${id}`, { enabled: false })
    for (const { firm, site } of firms)
      await api('POST', '/api/people-sources', { name: `Firm ${firm} LLP`, site, enabled: true })
    const rows = [await search('cold'), await search('warm')]
    for (const { name, site, failure } of await api('GET', '/api/people-sources'))
      if (failure && site.startsWith('http://127.0.0.1')) console.log(`${name}: ${failure}`)
    console.log(
      `${firmsInAll} firms, ${firms.reduce((sum, { count }) => sum + count, 0)} bios, ${firms[0]?.count} of them drawn by a script\n`,
    )
    printTable(
      [
        'search',
        'first result s',
        'complete s',
        'results',
        'firms read / failed',
        'pages',
        'requests',
        'most to a host in a second',
        'browsers',
        'peak workerd MB',
      ],
      rows,
    )
  } finally {
    await placet.stop()
    for (const { server } of firms) {
      server.closeAllConnections()
      server.close()
    }
  }
}
