// @ts-check
// Files that lie, sent to the import over HTTP as fast as it takes them: for each how long the answer takes, its sentence,
// how much of the file was sent until then, and the memory of the Worker's process.
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { printTable, recordFact, recordPromise } from '../harness/results.mjs'
import { startServer } from '../harness/serve.mjs'

/** Longest that an admin waits for the sentence about a file that is refused, in milliseconds. */
const maxMs = 10_000
/** Memory that one file may cost beyond what the process held, in MB. */
const maxMemory = 96

const megabyte = 2 ** 20
const text = (/** @type {string} */ part, size = megabyte) => Buffer.from(part.repeat(Math.ceil(size / part.length)))
/** @param {Buffer} piece @param {number} count */
function* times(piece, count) {
  for (let n = 0; n < count; n++) yield piece
}
const utf16 = (/** @type {string} */ content, isBigEndian = false) => {
  const bytes = Buffer.from(content, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}
const name = Buffer.from('Name,Email\n')

/** Pieces of each file, and whether it is one that can be read. @type {Record<string, [pieces: () => Iterable<Buffer>, isRead?: boolean]>} */
const files = {
  'an honest file': [() => [Buffer.from('Name,Email\nAda Row,ada@example.com\n')], true],
  'a line of 1 GB': [() => times(text('x'), 1024)],
  'a quoted cell of 1 GB': [() => [name, Buffer.from('"'), ...times(text('x'), 1024)]],
  '1 GB of empty lines': [() => [name, ...times(text('\n'), 1024)]],
  '1 GB of commas': [() => [name, ...times(text(','), 1024)]],
  '1 GB of quotation marks': [() => [name, ...times(text('"'), 1024)]],
  '1 GB of short rows': [() => [name, ...times(text('a,b\n'), 1024)]],
  'formula cells': [() => [name, Buffer.from('=HYPERLINK("http://x.example"),+1@example.com\n@SUM(A1),-2\n')], true],
  'UTF-16, little-endian': [() => [utf16('\u{FEFF}Name,Email\nZoë Łukasz,zoe@example.com\n')], true],
  'UTF-16, big-endian': [() => [utf16('\u{FEFF}Name,Email\nZoë Łukasz,zoe@example.com\n', true)], true],
  'UTF-16 without a mark': [() => [utf16('Name,Email\nZoe Brandt,zoe@example.com\n')], true],
  'UTF-16 that begins as UTF-8': [() => [name, utf16('Zoe Brandt,zoe@example.com\n')]],
  'a quote that is never closed, 19 MB': [() => [name, Buffer.from('Bo,"'), ...times(text('Ann,a@example.com\n'), 19)]],
  '10,000 columns': [() => [text('a,', 20_000), Buffer.from('\n')]],
  '10,000 cells in a row': [() => [name, text('a,', 20_000), Buffer.from('\n')]],
  'NUL bytes': [() => [name, Buffer.from('B\0o,\0\n')]],
  'bytes that are no UTF-8, after some that are': [
    () => [Buffer.from('Name\nZoë\n'), Buffer.from([0x5a, 0xff, 0xfe, 0x0a])],
  ],
  '50,001 rows': [() => [name, text('a,b\n', 4 * 50_001)]],
  gzip: [() => [gzipSync(text('Name,Email\n'))]],
  'a ZIP': [() => [Buffer.from('PK\u0003\u0004'), text('x', 1_000)]],
  'a PDF': [() => [Buffer.from('%PDF-1.7\n'), text('x', 1_000)]],
  'a header alone': [() => [name]],
  nothing: [() => []],
}

/** @param {import('../registry.mjs').Bench} bench */
export async function run({ signIn }) {
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-hostile-csv-'))
  const server = await startServer({ stateDir, seed: 'demo' })
  /** @type {string[]} */
  const complaints = []
  try {
    const cookie = await signIn(server)
    /** @type {(string | number)[][]} */
    const rows = []
    const most = { ms: 0, memory: 0 }
    for (const [what, [pieces, isRead = false]] of Object.entries(files)) {
      const before = server.memory().rss
      let peak = before
      const watch = setInterval(() => (peak = Math.max(peak, server.memory().rss)), 25)
      const began = performance.now()
      const { status, body, sent } = await send(server.url, cookie, pieces()).finally(() => clearInterval(watch))
      const ms = Math.round(performance.now() - began)
      const memory = Math.max(peak, server.memory().rss) - before
      Object.assign(most, { ms: Math.max(most.ms, ms), memory: Math.max(most.memory, memory) })
      const said = status === 201 ? `read: ${body.total} rows, ${body.columns.join(', ')}` : String(body.message)
      rows.push([what, status, (sent / 1e6).toFixed(1), ms, `+${memory}`, said])
      if (status !== (isRead ? 201 : 400)) complaints.push(`${what}: ${status}`)
      if (!isRead && !/^[A-Z].{15,}\.$/s.test(said)) complaints.push(`${what}: says "${said}"`)
    }
    printTable(['the file', 'status', 'MB sent', 'ms', 'MB more', 'the answer'], rows, 'Files that lie')
    const left = await fetch(`${server.url}/api/imports`, { headers: { Cookie: cookie } })
    const kept = /** @type {unknown[]} */ (await left.json()).length
    recordFact('hostile', { ...most, kept })
    recordPromise({
      what: 'a file that lies',
      promised: `≤ ${maxMs / 1000} s, ≤ ${maxMemory} MB`,
      measured: `${(most.ms / 1000).toFixed(1)} s, ${most.memory} MB at most`,
      isKept: most.ms <= maxMs && most.memory <= maxMemory,
    })
  } finally {
    await server.stop()
    rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
  }
  if (complaints.length > 0) throw new Error(complaints.join('; '))
}

/**
 * Sends pieces as fast as the other side takes them, until it has answered.
 *
 * @param {string} url @param {string} cookie @param {Iterable<Buffer>} pieces
 * @returns {Promise<{ status: number, body: any, sent: number }>}
 */
function send(url, cookie, pieces) {
  return new Promise((resolve, reject) => {
    let sent = 0
    const answer = { isThere: false }
    const upload = request(`${url}/api/imports?name=hostile.csv`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: url, 'Content-Type': 'text/csv' },
    })
    // Who has answered may hang up on the rest of the file.
    upload.on('error', (error) => (answer.isThere ? undefined : reject(error)))
    upload.on('response', (response) => {
      answer.isThere = true
      /** @type {Buffer[]} */
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        upload.destroy()
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString() || '{}'), sent })
      })
    })
    const rest = pieces[Symbol.iterator]()
    const more = () => {
      while (!answer.isThere) {
        const { done, value } = rest.next()
        if (done) return void upload.end()
        sent += value.length
        if (!upload.write(value)) return void upload.once('drain', more)
      }
    }
    more()
  })
}
