// @ts-check
// Hostile sites against the reader of their address, over real HTTP: pages that never end, two gigabytes, gzip
// bombs, wrong charsets, redirects to private hosts. For each: how long the answer takes, its sentence, and the memory of
// the Worker's process before, at most meanwhile, and afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGzip, gzipSync } from 'node:zlib'
import { printTable } from './data.mjs'
import { startServer } from './harness/serve.mjs'

const posting = (/** @type {string} */ title) =>
  `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title,
    hiringOrganization: { name: 'Núñez & Gray LLP' },
    jobLocation: { address: { addressLocality: 'Boston', addressRegion: 'MA' } },
    description:
      'Responsibilities: advise clients on the tax side of their deals. Qualifications: three years of experience.',
  })}</script><h1>${title}</h1>`

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const megabyte = Buffer.alloc(1024 * 1024, 'a ')
const bomb = gzipSync(Buffer.alloc(1024 * 1024 * 1024), { level: 9 })

/** Sends a megabyte again and again, as fast as the other side takes it. @param {import('node:http').ServerResponse} response @param {number} count */
function flood(response, count) {
  let sent = 0
  const more = () => {
    while (sent++ < count && !response.destroyed)
      if (!response.write(megabyte)) return void response.once('drain', more)
    if (!response.destroyed) response.end()
  }
  more()
}

/** @type {Record<string, (response: import('node:http').ServerResponse) => void>} */
const sites = {
  'an honest page': (response) => void response.writeHead(200, html).end(posting('Tax Associate')),
  'never answers': () => {},
  'answers, and never sends': (response) => {
    response.writeHead(200, html).flushHeaders()
  },
  'sends a letter a second forever': (response) => {
    response.writeHead(200, html)
    const timer = setInterval(() => response.write('a'), 1_000)
    response.on('close', () => clearInterval(timer))
  },
  'sends forever, as fast as it can': (response) => flood(response.writeHead(200, html), Infinity),
  'sends 2 GB and says so': (response) => flood(response.writeHead(200, { ...html, 'Content-Length': 2 ** 31 }), 2048),
  'sends 2 GB unannounced': (response) => flood(response.writeHead(200, html), 2048),
  'sends headers forever': (response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n')
    const timer = setInterval(() => response.socket?.write(`X-More: ${'a'.repeat(1_000)}\r\n`), 20)
    response.socket?.on('close', () => clearInterval(timer))
  },
  'a gzip bomb: 1 MB that unpacks to 1 GB': (response) =>
    void response.writeHead(200, { ...html, 'Content-Encoding': 'gzip', 'Content-Length': bomb.length }).end(bomb),
  'a gzip stream that never ends': (response) => {
    response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' })
    const gzip = createGzip()
    gzip.pipe(response)
    const more = () => {
      while (!response.destroyed) if (!gzip.write(megabyte)) return void gzip.once('drain', more)
    }
    more()
  },
  'gzip that is plain text': (response) =>
    void response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end(posting('Tax Associate')),
  'windows-1252, said to be utf-8': (response) =>
    void response.writeHead(200, html).end(Buffer.from(posting('Tax Associate'), 'latin1')),
  'a charset that does not exist': (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/html; charset=klingon' }).end(posting('Tax Associate')),
  'UTF-16, said to be utf-8': (response) =>
    void response.writeHead(200, html).end(Buffer.from(`\uFEFF${posting('Tax Associate')}`, 'utf16le')),
  'noise that is said to be a page': (response) =>
    void response.writeHead(200, html).end(Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 256))),
  'a redirect to itself': (response) => void response.writeHead(302, { Location: '?again' }).end(),
  'a redirect to the metadata of the cloud': (response) =>
    void response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'a redirect to this machine': (response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
}

/** Longest that a person waits for the sentence. Milliseconds; a little is the way there and back. */
const longest = 10_500
/** Memory that one hostile page may cost at most beyond what the process held. MB. */
const most = 96

/** @param {number} status @param {any} body */
const sentenceOf = (status, body) =>
  status === 200 ? `read: ${body.title ?? ''}, ${body.firmName ?? body.data?.fields?.firmName ?? ''}` : body.message

/** Prints one line for each site, and fails when one is slow, unclear or dear. */
export async function run() {
  const names = Object.keys(sites)
  const site = createServer((request, response) => {
    const name = names[Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0)] ?? ''
    response.on('error', () => {})
    sites[name]?.(response)
  })
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = site.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-guard-'))
  const placet = await startServer({ stateDir, seed: 'demo', vars: { ALLOWED_PRIVATE_ORIGINS: origin } })
  /** @type {string[]} */
  const complaints = []
  try {
    const post = (/** @type {string} */ path, /** @type {unknown} */ body, cookie = '') =>
      fetch(placet.url + path, {
        method: 'POST',
        headers: { Origin: placet.url, Cookie: cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const signIn = await post('/api/auth/login', { email: 'admin@placet.test', password: 'placet-demo' })
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const ask = async (/** @type {number} */ at) => {
      const response = await post('/api/jobs/scrape-url', { url: `${origin}/p/${at}` }, cookie)
      return { status: response.status, body: /** @type {any} */ (await response.json()) }
    }
    /** @type {string[][]} */
    const rows = []
    for (const [at, name] of names.entries()) {
      const before = placet.memory().rss
      let peak = before
      const watch = setInterval(() => (peak = Math.max(peak, placet.memory().rss)), 25)
      const began = performance.now()
      const { status, body } = await ask(at)
      const ms = performance.now() - began
      clearInterval(watch)
      peak = Math.max(peak, placet.memory().rss)
      const said = sentenceOf(status, body)
      rows.push([name, String(status), (ms / 1000).toFixed(1), `${before}`, `+${peak - before}`, said])
      if (ms > longest) complaints.push(`${name}: ${ms.toFixed(0)} ms`)
      if (status >= 500) complaints.push(`${name}: ${status}`)
      if (status !== 200 && !/^[A-Z].{15,}\.$/s.test(said)) complaints.push(`${name}: says "${said}"`)
      if (at > 0 && peak - before > most) complaints.push(`${name}: ${peak - before} MB more`)
    }
    printTable(['the site', 'status', 'seconds', 'MB before', 'at most', 'the answer'], rows)
    // All at once: who waits for one keeps nobody from another.
    const before = placet.memory().rss
    const began = performance.now()
    await Promise.all(names.map(async (_, at) => ask(at)))
    const after = placet.memory()
    console.log(
      `\nAll ${names.length} at once: ${((performance.now() - began) / 1000).toFixed(1)} s; memory ${before} MB before, ${after.rss} MB after, ${after.peak} MB at most in the life of the process`,
    )
  } finally {
    await placet.stop()
    site.closeAllConnections()
    site.close()
    rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
  }
  if (complaints.length > 0) throw new Error(complaints.join('; '))
}
