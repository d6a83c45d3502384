// @ts-check
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { measure } from '../harness/measure.mjs'
import { recordFact, recordPromise, printTable } from '../harness/results.mjs'

/** Searches as strangers make them. */
const searches = {
  'one word': 'q=associate',
  'three words': 'q=tax+new+york',
  'two letters': 'q=co',
  'a word that is nowhere': 'q=zebra',
  'practice area': 'practiceArea=tax',
  city: 'location=Boston,+MA',
  'level and state': 'seniority=counsel&location=NY',
  remote: 'remote=true',
  'salary from $300K': 'salaryMin=300000',
  'by salary, a firm type': 'firmType=boutique&sort=salary-high',
  'by title, full-time': 'workType=Full-time&sort=title',
  'every filter':
    'q=associate&practiceArea=tax&location=New+York,+NY&seniority=associate&workType=Full-time&firmType=big-law&salaryMin=150000&salaryMax=400000',
}

/** Cached pages against a constant answer, freshly rendered pages and searches, and the bytes of a page. @param {import('../registry.mjs').Bench} bench */
export async function run({ serve, signIn, seconds }) {
  const server = await serve()
  const [job] = /** @type {{ shortId: string }[]} */ (
    await (await fetch(`${server.url}/api/public/jobs?limit=1`)).json()
  )
  const pages = ['/', '/jobs', `/job/${job?.shortId}`, '/privacy']
  const labels = ['home', 'board', 'a job', 'a page of text']
  const cached = await measure(
    server,
    'Pages from the cache',
    pages.map((path, at) => ({ name: labels[at] ?? path, ask: () => path })),
    { seconds: seconds * 2 },
  )
  const least = Math.min(...[...cached.values()].slice(0, 3).map(({ rpsToConstant }) => rpsToConstant))
  recordPromise({
    what: 'a cached page against a constant answer of the same server',
    promised: '≥ 0.8 × the requests per second',
    measured: `${least.toFixed(2)} ×, the slowest of three pages`,
    isKept: least >= 0.8,
  })

  // Someone signed in gets a page of their own, which no cache may store.
  const headers = { Cookie: await signIn(server) }
  const uncached = (/** @type {string} */ path) => () => ({ path, headers })
  const made = await measure(
    server,
    'Pages rendered for someone signed in',
    [
      { name: 'board, no filter', ask: uncached('/jobs') },
      { name: 'a job, rendered', ask: uncached(`/job/${job?.shortId}`) },
      ...Object.entries(searches).map(([name, query]) => ({
        name: `search: ${name}`,
        ask: uncached(`/jobs?${query}`),
      })),
    ],
    { seconds },
  )
  recordFact('madeAnew', { ...made.get('board, no filter') })
  recordFact('search', { ...made.get('search: three words') })
  recordFact('cached', { ...cached.get('board') })
  await bytesOfPages(server.url, pages.slice(0, 3))
}

/** Loads of one visit, by kind. @param {string} url @param {string[]} pages */
async function bytesOfPages(url, pages) {
  /** @type {(string | number)[][]} */
  const rows = []
  for (const path of pages) {
    const html = await (await fetch(url + path)).text()
    const links = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(css|js|woff2))"/g)]
    const own = new Map(links.map(([, address = '', kind = '']) => [address, kind]))
    const sizes = { css: 0, js: 0, woff2: 0 }
    for (const [address, kind] of own) {
      const body = Buffer.from(await (await fetch(url + address)).arrayBuffer())
      if (kind === 'woff2') sizes.woff2 += body.length
      else if (kind === 'css' || kind === 'js') sizes[kind] += gzipSync(body).length
    }
    const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)
    rows.push([path, kb(brotliCompressSync(html).length), kb(sizes.css), kb(sizes.js), kb(sizes.woff2), own.size + 1])
    for (const [what, size, most] of /** @type {const} */ ([
      ['HTML, brotli', brotliCompressSync(html).length, 15_000],
      ['CSS, gzip', sizes.css, 12_000],
      ['JavaScript, gzip', sizes.js, 5_000],
    ])) {
      if (path !== '/jobs') continue
      recordPromise({
        what: `the board's ${what}`,
        promised: `≤ ${most / 1000} kB`,
        measured: `${kb(size)} kB`,
        isKept: size <= most,
      })
    }
  }
  printTable(['page', 'HTML kB br', 'CSS kB gz', 'JS kB gz', 'fonts kB', 'requests'], rows, 'What one visit loads')
}
