// @ts-check
// Imports of 50,000 people and of 50,000 jobs over HTTP: seconds, queries and rows read of each step, and the memory of the
// Worker's process.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable, recordFact, recordMeasure, recordPromise } from '../harness/results.mjs'
import { startServer } from '../harness/serve.mjs'

/** Rows of a file at full scale, as many as an import takes. */
const maxRows = 50_000
/** Rows of one slice of the Worker. */
const slice = 250
/** Memory that a step may take beyond what the process held before it, in MB. */
const maxMemory = 192
/** Rows that a step may read for a row of the file, whatever the length of the file. */
const maxRead = 60

const first = ['Maya', 'Tobias', 'Imani', 'Desmond', 'Elena', 'Hiroshi', 'Priya', 'Rafael', 'Sofia', 'Wei']
const last = [
  'Abbott',
  'Brandt',
  'Castellan',
  'Desai',
  'Ellison',
  'Farkas',
  'Greer',
  'Okafor',
  'Quill',
  'Sato',
  'Vance',
]
const levels = ['Associate', 'Senior Associate', 'Counsel', 'Partner']
const areas = ['Corporate', 'Litigation', 'Tax', 'Real Estate', 'Bankruptcy', 'Antitrust', 'Privacy', 'Energy']
const cities = ['New York, NY', 'Boston, MA', 'Chicago, IL', 'Houston, TX', 'Denver, CO', 'Miami, FL', 'Seattle, WA']
const text =
  'The group is looking for a colleague. Duties include drafting agreements and leading diligence. Qualifications: three years of experience and admission to the bar.'

/** @template T @param {readonly T[]} list @param {number} n @returns {T} */
const pick = (list, n) => /** @type {T} */ (list[n % list.length])

/** @param {number} n */
const person = (n) => {
  const city = pick(cities, n).split(', ')
  const firm = `Firm ${n % 900} LLP`
  return `${pick(first, n)},${pick(last, Math.floor(n / 10))} ${n},person${n}@example.com,(212) 55${String(n).padStart(5, '0')},${pick(levels, n)},${firm},${city.join(',')},${1990 + (n % 34)},${pick(areas, n)},NY; NJ`
}
/** Few titles in few cities, as agencies have them, so that thousands of jobs share a title. @param {number} n */
const job = (n) =>
  `${pick(areas, n)} ${pick(levels, Math.floor(n / 8))},Firm ${Math.floor(n / 32)} LLP,${n % 5 === 0 ? 'yes' : 'no'},"${pick(cities, n)}",${pick(areas, n)},${pick(levels, Math.floor(n / 8))},3,6,225000,310000,"${text} File ${n}."`

const kinds = {
  candidates: {
    header: 'First name,Last name,Email,Phone,Title,Firm,City,State,Class year,Practice areas,Bar admissions',
    line: person,
  },
  jobs: {
    header: 'Title,Firm,Open,Location,Practice area,Seniority,Years from,Years to,Salary from,Salary to,Description',
    line: job,
  },
}

/** @param {import('../registry.mjs').Bench} bench */
export async function run({ scale, signIn }) {
  const count = Math.max(slice, Math.round(maxRows * scale))
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-imports-'))
  const server = await startServer({ stateDir, seed: 'demo' })
  try {
    const cookie = await signIn(server)
    for (const kind of /** @type {const} */ (['candidates', 'jobs'])) await measure({ server, cookie, kind, count })
  } finally {
    await server.stop()
    rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * @typedef {{ queries: number, rowsRead: number, rowsWritten: number }} Meter
 * @typedef {{ server: import('../harness/serve.mjs').Server, cookie: string, kind: keyof typeof kinds, count: number }} Given
 */

/** Uploads a file, checks it, runs it, and takes it back. @param {Given} given */
async function measure({ server, cookie, kind, count }) {
  const headers = { Cookie: cookie, Origin: server.url, 'bench-meter': '1' }
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ init = {}) => {
    const answer = await fetch(server.url + path, { ...init, headers: { ...headers, ...init.headers } })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const { header, line } = kinds[kind]
  const file = Buffer.from(`${[header, ...Array.from({ length: count }, (_, n) => line(n))].join('\n')}\n`)
  /** @type {any} */
  let found
  /** @type {(string | number)[][]} */
  const rows = []
  const timed = async (/** @type {string} */ step, /** @type {() => Promise<Meter>} */ body) => {
    const before = server.memory().rss
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, server.memory().rss)), 50)
    const began = performance.now()
    const { queries, rowsRead, rowsWritten } = await body().finally(() => clearInterval(watch))
    const seconds = (performance.now() - began) / 1000
    const read = Math.round(rowsRead / count)
    const memory = peak - before
    rows.push([
      step,
      seconds.toFixed(1),
      (queries / (count / slice)).toFixed(1),
      read,
      rowsWritten,
      before,
      `+${memory}`,
    ])
    recordMeasure({ table: `Import of ${kind}`, name: step, values: { seconds, queries, rowsRead, memory } })
    recordFact(`${kind} ${step}`, { seconds, queries, rowsRead, memory })
    return { read, memory }
  }
  /** A step of the queue, from its start to the state in which it ends. @param {string} step @param {unknown} body @param {string} end */
  const step = (step, body, end) =>
    timed(step, async () => {
      await ask('/cdn-cgi/bench/background')
      const json = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      await ask(`/api/imports/${found.id}/${step}`, json)
      const working = found.state
      do {
        await new Promise((resolve) => setTimeout(resolve, 200))
        found = await (await ask(`/api/imports/${found.id}`)).json()
      } while (found.state !== end && (found.state === working || found.state.endsWith('ing')))
      if (found.state !== end) throw new Error(`the step ended in "${found.state}"`)
      return (await ask('/cdn-cgi/bench/background?end')).json()
    })

  const limits = [
    await timed('upload', async () => {
      const answer = await ask(`/api/imports?kind=${kind}&name=bench.csv`, { method: 'POST', body: file })
      found = await answer.json()
      return JSON.parse(answer.headers.get('Bench-D1') ?? '{}')
    }),
    await step('check', { columns: found.columns }, 'checked'),
    await step('run', {}, 'done'),
  ]
  const { added } = found.counts
  limits.push(await step('undo', {}, 'undone'))
  const size = (file.byteLength / 1e6).toFixed(1)
  printTable(
    ['step', 's', 'queries a slice', 'rows read a row', 'rows written', 'MB before', 'at most'],
    rows,
    `${count} ${kind}, ${size} MB: ${added} added, then undone`,
  )
  const [read, memory] = [Math.max(...limits.map((one) => one.read)), Math.max(...limits.map((one) => one.memory))]
  recordPromise({
    what: `import of ${count} ${kind}`,
    promised: `≤ ${maxRead} rows read for a row in any step, ≤ ${maxMemory} MB`,
    measured: `${read} rows read for a row, ${memory} MB`,
    isKept: read <= maxRead && memory <= maxMemory,
  })
}
