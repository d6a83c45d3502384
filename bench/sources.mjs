// @ts-check
// One refresh of 394 simulated job sources with 40,000 postings over HTTP on this machine, then one in which nothing
// changed: minutes, requests, the most requests that one host got in any second, and how long searches took meanwhile.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { startPlacet } from '../e2e/harness/serve.mjs'
import { percentiles } from './data.mjs'

const postingsInAll = 40_000
const areas = [
  'Corporate',
  'Litigation',
  'Tax',
  'Real Estate',
  'Labor & Employment',
  'Patent',
  'Antitrust',
  'Healthcare',
]
const legal = ['Associate Attorney', 'Senior Associate Attorney', 'Counsel', 'Staff Attorney', 'Of Counsel', 'Attorney']
const others = [
  'Marketing Manager',
  'IT Support Analyst',
  'Billing Coordinator',
  'Account Executive',
  'Recruiter',
  'Receptionist',
]
const places = [
  ['New York', 'NY'],
  ['Boston', 'MA'],
  ['Chicago', 'IL'],
  ['Houston', 'TX'],
  ['Miami', 'FL'],
  ['Seattle', 'WA'],
]

/** Requests of recruiters while the sources are read. */
const searches = [
  {},
  { practiceArea: 'Tax' },
  { location: 'Boston, MA' },
  { jobTitle: 'Senior Associate Attorney', sort: 'salary' },
  { practiceArea: 'Litigation', location: 'Texas' },
  { q: 'experience', salaryFrom: 150 },
]

/** Platforms whose stand-in can be reached under any host; the others' boards are simulated as JSON lists. */
const simulated = new Set([
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workday',
  'virecruit',
  'florecruit',
  'ultipro',
  'workable',
  'recruitee',
  'personio',
  'jibe',
  'bamboohr',
  'pinpoint',
  'oracle_ce',
  'adp_wfn',
  'wp_json',
])
/** Platforms whose boards all share one host: their sources share a server. */
const shared = new Set(['greenhouse', 'lever', 'ashby', 'smartrecruiters', 'florecruit', 'workable', 'ultipro'])

/** @param {number} source @param {number} count */
function board(source, count) {
  return Array.from({ length: count }, (_, at) => {
    const n = source * 1000 + at
    const [city = '', region = ''] = places[n % places.length] ?? []
    const isLegal = n % 5 < 2
    const area = areas[Math.floor(n / 7) % areas.length]
    const title = isLegal ? `${area} ${legal[n % legal.length]}` : `${others[n % others.length]} ${at}`
    const text = `<p>${area} work for clients of the firm in ${city}. Three years of experience.</p><p>The salary range is $200,000 to $260,000 per year.</p>`
    return {
      id: `j${n}`,
      title,
      city,
      region,
      text,
      posted: '2026-06-01T09:00:00Z',
      isRemote: n % 11 === 0,
      min: 200_000,
      max: 260_000,
    }
  })
}

/**
 * Greenhouse's list with its texts, as it is asked for; the stand-in of the tests leaves them to the details.
 * @param {Record<string, any>} source @param {URL} url @param {string} answer
 */
function withContent(source, url, answer) {
  if (source['adapter'] !== 'greenhouse' || !url.searchParams.has('content')) return answer
  const list = JSON.parse(answer)
  for (const [at, job] of list.jobs.entries()) job.content = source['jobs'][at]?.text
  return JSON.stringify(list)
}

/** Prints what the two refreshes took. */
export async function run() {
  // By its address, so that the scripts' types need not know the Worker's.
  const { standIns } = await import(
    new URL('../worker/features/sourcing/job-sources/platforms/stand-ins.ts', import.meta.url).href
  )
  const shipped = JSON.parse(
    readFileSync(new URL('../worker/features/sourcing/job-sources/shipped-sources.json', import.meta.url), 'utf8'),
  )
  /** @type {Map<string, { server: import('node:http').Server, port: number, requests: number[] }>} */
  const hosts = new Map()
  /** @type {Record<string, any>[]} */
  const sources = []
  const perSource = Math.floor(postingsInAll / shipped.length)

  for (const [index, { name, adapter: own }] of shipped.entries()) {
    const adapter = simulated.has(own) ? own : 'json_generic'
    const standIn = standIns.find((/** @type {{ adapter: string }} */ candidate) => candidate.adapter === adapter)
    if (!standIn) throw new Error(adapter)
    const jobs = board(index, perSource + (index < postingsInAll % shipped.length ? 1 : 0))
    const key = shared.has(adapter) ? adapter : `${adapter} ${index}`
    const host = hosts.get(key) ?? (await listen(key))
    const prefix = shared.has(adapter) ? `/s${index}` : ''
    const locator = standIn.locator.replace('https://board.example.com', `http://127.0.0.1:${host.port}${prefix}`)
    sources.push({ name, adapter, locator, prefix, jobs, standIn, host })
  }

  /** @param {string} key */
  async function listen(key) {
    /** @type {number[]} */
    const requests = []
    const server = createServer((request, response) => {
      requests.push(Date.now())
      const url = new URL(request.url ?? '/', 'http://board.example.com')
      if (url.pathname === '/robots.txt') return void response.writeHead(404).end()
      const prefix = /^\/s\d+(?=\/)/.exec(url.pathname)?.[0] ?? ''
      const source = sources.find((candidate) => candidate.host.server === server && candidate.prefix === prefix)
      url.pathname = url.pathname.slice(prefix.length)
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      const finish = async () => {
        if (!source) return void response.writeHead(404).end()
        const answer = source['standIn'].answer(url, source['jobs'], body ? JSON.parse(body) : undefined)
        if (!answer) return void response.writeHead(404).end()
        const text = withContent(source, url, await answer.text())
        const etag = `"${createHash('sha1').update(text).digest('hex')}"`
        if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
        response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), etag }).end(text)
      }
      request.on('end', () => void finish())
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    const host = { server, port: address.port, requests }
    hosts.set(key, host)
    return host
  }

  const origins = [...hosts.values()].map(({ port }) => `http://127.0.0.1:${port}`)
  const placet = await startPlacet({
    seed: 'demo',
    vars: { READ_SOURCES: 'on', ALLOWED_PRIVATE_ORIGINS: origins.join(',') },
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

  const median = (/** @type {number[]} */ list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]

  /** Asks one of the searches, as a recruiter does while the sources are read. Milliseconds over HTTP. @param {number} n */
  async function timedSearch(n) {
    const began = performance.now()
    await api('POST', '/api/jobs/search-online', searches[n % searches.length])
    return performance.now() - began
  }
  const shownTimes = (/** @type {number[]} */ times) => {
    const { p50, p95 } = percentiles(times)
    return `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${times.length} searches)`
  }

  /** @param {string} name */
  async function refresh(name) {
    for (const host of hosts.values()) host.requests.length = 0
    const began = Date.now()
    /** @type {Record<string, any>[]} */
    let listed = []
    const looks = []
    /** @type {number[]} */
    const searched = []
    for (let round = 0; ; round++) {
      if (round % 10 === 0) await fetch(`${placet.url}/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*`)
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      const asked = Date.now()
      listed = await api('GET', '/api/job-sources')
      looks.push(Date.now() - asked)
      // One person may ask 240 times in ten minutes.
      if (round % 2 === 0) searched.push(await timedSearch(round / 2))
      const done = listed.filter(
        ({ lastReadAt, isReading }) => lastReadAt && Date.parse(lastReadAt) >= began && !isReading,
      )
      if (round % 10 === 9)
        console.log(`  ${done.length} of ${listed.length} after ${Math.round((Date.now() - began) / 1000)} s`)
      if (done.length === listed.length || Date.now() - began > 20 * 60_000) break
    }
    const requests = [...hosts.values()].map((host) => host.requests)
    const most = Math.max(
      ...requests.map((times) =>
        Math.max(0, ...times.map((time, at) => times.filter((other, i) => i >= at && other < time + 1000).length)),
      ),
    )
    const bad = listed.filter(({ health }) => health !== 'ok')
    console.log(
      `${name}: ${((Date.now() - began) / 60_000).toFixed(1)} minutes, ${requests.flat().length} requests to ${hosts.size} hosts,`,
    )
    console.log(
      `  at most ${most} requests to one host in any second; ${listed.length - bad.length} of ${listed.length} sources well;`,
    )
    console.log(
      `  ${listed.reduce((sum, { postings }) => sum + postings, 0)} postings, ${listed.reduce((sum, { legalPostings }) => sum + legalPostings, 0)} attorney positions; the list of sources answered in ${median(looks)} ms (median)`,
    )
    console.log(`  searches while it was read: ${shownTimes(searched)}`)
    for (const { name: source, adapter, health, failure } of bad.slice(0, 20))
      console.log(`  ${source} (${adapter}, ${health}): ${failure}`)
  }

  try {
    await api('POST', '/api/auth/login', { email: 'admin@placet.test', password: 'placet-demo' })
    const ids = (await api('GET', '/api/job-sources')).map((/** @type {{ id: number }} */ { id }) => id)
    for (const [index, { name, adapter, locator }] of sources.entries()) {
      await api('PATCH', `/api/job-sources/${ids[index]}`, { name: `${name} LLP`, adapter, locator, enabled: true })
    }
    await refresh('Full refresh')
    for (const id of ids) await api('PATCH', `/api/job-sources/${id}`, { enabled: false })
    for (const id of ids) await api('PATCH', `/api/job-sources/${id}`, { enabled: true })
    await refresh('Nothing changed')
    const after = []
    for (let n = 0; n < 60; n++) after.push(await timedSearch(n))
    console.log(`Searches after: ${shownTimes(after)}`)
  } finally {
    await placet.stop()
    for (const { server } of hosts.values()) server.close()
  }
}
