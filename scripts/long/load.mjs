// @ts-check
// Many people at once against the production build, with the limits as they are shipped: readers of the site, applicants
// with résumés of 2 MB, staff at work, and one stranger who floods. Prints what it held, and fails on any error, on a
// heap of the Worker that keeps growing, and on an acknowledged application that is not there.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../bench/harness/serve.mjs'
import { workerHeap } from './heap.mjs'
import { compare, openState } from './ledger.mjs'
import { apply, caller, newLedger, signIn, write } from './people.mjs'

const accounts = ['admin@placet.test', 'partner@placet.test']
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))
/** Between half and one and a half times as long: people do not move in step. @param {number} seconds */
const think = (seconds) => pause(seconds * 1000 * (0.5 + Math.random()))
/** @param {number} n */
const addressOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** @typedef {{ ms: number[], bad: Map<string, number>, limited: number }} Kind answers of one kind */

/** Seconds that people look at a page. */
const thinking = { reader: 10, applicant: 30, staff: 4 }

/**
 * @param {{ seconds?: number, readers?: number, applicants?: number, staff?: number, bytes?: number }} options
 * @returns {Promise<{ wrong: string[], cases: number, notes: string[] }>} a sentence for each problem; requests; memory
 */
export async function loadTest({
  seconds = 600,
  readers = 2_000,
  applicants = 100,
  staff = 30,
  bytes = 2 * 1024 * 1024,
}) {
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-load-'))
  const server = await startServer({ stateDir, seed: 'demo', inspect: true, vars: { RATE_LIMIT_FACTOR: '1' } })
  const { url } = server
  const ledger = newLedger()
  /** @type {Map<string, Kind>} */
  const kinds = new Map()
  /** @type {string[]} */
  const wrong = []
  /** @type {readonly number[]} */
  const usual = [200, 201]
  const end = { isHere: false }

  /**
   * @param {string} kind
   * @param {() => Promise<{ status: number, headers?: Headers } | number>} work
   * @param {readonly number[]} [fine]
   */
  const timed = async (kind, work, fine = usual) => {
    /** @type {Kind} */
    const entry = kinds.get(kind) ?? { ms: [], bad: new Map(), limited: 0 }
    kinds.set(kind, entry)
    const began = performance.now()
    /** @type {string | number} */
    let outcome
    /** @type {Headers | undefined} */
    let headers
    try {
      const answer = await work()
      outcome = typeof answer === 'number' ? answer : answer.status
      headers = typeof answer === 'number' ? undefined : answer.headers
    } catch (error) {
      outcome = error instanceof Error ? `${error.message} ${causeOf(error)}` : 'unknown'
    }
    entry.ms.push(performance.now() - began)
    if (outcome === 429) {
      entry.limited++
      if (headers && !/^[1-9]\d*$/.test(headers.get('Retry-After') ?? ''))
        wrong.push(`${kind}: 429 without Retry-After`)
    } else if (typeof outcome !== 'number' || !fine.includes(outcome)) {
      entry.bad.set(String(outcome), (entry.bad.get(String(outcome)) ?? 0) + 1)
    }
  }

  try {
    const board = caller(url, { address: addressOf(1) })
    /** @type {{ shortId: string }[]} */
    const jobs = (await board('GET', '/api/public/jobs?limit=50')).json()
    /** Half of the staff are admins, half are partners with candidates of their own. */
    const offices = await Promise.all(
      accounts.map(async (email, n) => {
        const address = addressOf(4 + n)
        const office = caller(url, { address, cookie: await signIn(url, address, { email, password: 'placet-demo' }) })
        const page = (await office('GET', '/api/applications/page?limit=50')).json()
        return { office, items: /** @type {{ id: number }[]} */ (page.items) }
      }),
    )
    /** @template T @param {readonly T[]} list @returns {T} */
    const any = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)])

    /** @param {number} n */
    const reader = async (n) => {
      const call = caller(url, { address: addressOf(1_000 + n) })
      const paths = () =>
        any(['/', '/jobs', `/jobs?q=${any(['tax', 'counsel', 'boston'])}`, `/job/${any(jobs).shortId}`])
      await pause(Math.random() * thinking.reader * 1000)
      while (!end.isHere) {
        await timed('site page', () => call('GET', paths()))
        await think(thinking.reader)
      }
    }
    /** @param {number} n */
    const applicant = async (n) => {
      await pause(Math.random() * thinking.applicant * 1000)
      while (!end.isHere) {
        const address = addressOf(10_000 + n)
        await timed('application with résumé', () => apply(url, { jobId: any(jobs).shortId, address, bytes, ledger }))
        await think(thinking.applicant)
      }
    }
    /** @param {number} n */
    const recruiter = async (n) => {
      const { office, items } = /** @type {(typeof offices)[number]} */ (offices[n % offices.length])
      await pause(Math.random() * thinking.staff * 1000)
      for (let turn = n; !end.isHere; turn++) {
        const { id } = any(items)
        if (turn % 5 === 0) await timed('message', () => write(office, { applicationId: id, ledger }))
        else if (turn % 5 === 1) await timed('candidate', () => office('GET', `/api/applications/${id}`))
        else if (turn % 5 === 2) {
          const body = { status: any(['initial_screening', 'interviewed', 'reference_checks']) }
          await timed('status', () => office('PATCH', `/api/applications/${id}/status`, body))
        } else await timed('candidates', () => office('GET', '/api/applications/page?limit=25'))
        await think(thinking.staff)
      }
    }
    /** One address that sends more than any person, four at a time: it must wait, and no other address must. */
    const flooder = async () => {
      const call = caller(url, { address: addressOf(3) })
      while (!end.isHere) {
        const path = `/api/public/jobs/${any(jobs).shortId}/apply`
        await timed('flood from one address', () => call('POST', path, {}), [400, 404, 409])
        await timed('résumé addresses of the flood', () => call('POST', '/api/resumes/upload-url'))
        await pause(Math.max(20, (seconds * 1000) / 1_000))
      }
    }
    /** A person behind the address of the flood: is accepted, or learns when to try again. */
    const neighbour = async () => {
      while (!end.isHere) {
        const who = { jobId: any(jobs).shortId, address: addressOf(3), bytes: 20_000, ledger }
        await timed('application behind the flood', () => apply(url, who))
        await think(thinking.applicant / 3)
      }
    }

    /** @type {number[]} */
    const memory = []
    /** @type {number[]} */
    const heap = []
    const watch = async () => {
      while (!end.isHere) {
        memory.push(server.memory().rss)
        if (server.inspector) heap.push(await workerHeap(server.inspector))
        await pause(Math.max(1_000, (seconds * 1000) / 60))
      }
    }
    const everybody = [
      watch().catch((error) => void wrong.push(`memory was no longer looked at: ${String(error)}`)),
      ...Array.from({ length: 4 }, flooder),
      neighbour(),
      ...Array.from({ length: readers }, (_, n) => reader(n)),
      ...Array.from({ length: applicants }, (_, n) => applicant(n)),
      ...Array.from({ length: staff }, (_, n) => recruiter(n)),
    ]
    await pause(seconds * 1000)
    end.isHere = true
    await Promise.all(everybody)
    await server.stop()
    const db = openState(stateDir)
    wrong.push(...compare(db, ledger))
    db.close()
    const notes = held({ kinds, memory, heap, seconds, ledger, size: { readers, applicants, staff, bytes } })
    console.log(notes.join('\n'))
    for (const [kind, { bad }] of kinds) {
      for (const [outcome, n] of bad) wrong.push(`${kind}: ${n} × ${outcome}`)
    }
    if (!kinds.get('résumé addresses of the flood')?.limited && seconds >= 60) wrong.push('the flood was never limited')
    if (isGrowing(heap)) wrong.push(`the Worker's heap keeps growing: ${heap.join(' ')} MB`)
    for (const sentence of wrong.slice(0, 20)) console.log(`  wrong: ${sentence}`)
    const cases = [...kinds.values()].reduce((sum, { ms }) => sum + ms.length, 0)
    return { wrong, cases, notes }
  } finally {
    end.isHere = true
    await server.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

/** Cause that `fetch` hides behind "fetch failed". @param {Error} error */
const causeOf = ({ cause }) => (cause instanceof Error ? cause.message : '')
/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

/** Compares the last quarter with the second, because the first is warming up. @param {readonly number[]} heap in MB */
function isGrowing(heap) {
  const quarter = Math.floor(heap.length / 4)
  if (quarter < 4) return false
  const before = quantile(heap.slice(quarter, 2 * quarter), 0.5)
  return quantile(heap.slice(-quarter), 0.5) > before * 1.25 + 5
}

/**
 * @param {object} given
 * @param {Map<string, Kind>} given.kinds
 * @param {number[]} given.memory of the process, with the simulators
 * @param {number[]} given.heap of the Worker
 * @param {number} given.seconds
 * @param {import('./people.mjs').Ledger} given.ledger
 * @param {{ readers: number, applicants: number, staff: number, bytes: number }} given.size
 * @returns {string[]} what it held, as lines
 */
function held({ kinds, memory, heap, seconds, ledger, size }) {
  const errorsOf = (/** @type {Kind} */ { bad }) => [...bad.values()].reduce((sum, n) => sum + n, 0)
  const all = [...kinds.values()]
  const requests = all.reduce((sum, { ms }) => sum + ms.length, 0)
  const tenths = (/** @type {number[]} */ all) =>
    Array.from({ length: 10 }, (_, n) => all[Math.floor((n * all.length) / 10)] ?? 0).join(' ')
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`
  return [
    `${size.readers} readers, ${size.applicants} applicants with ${Math.round(size.bytes / 1024 / 1024)} MB, ${size.staff} staff, ${seconds} s`,
    '',
    line(['what', 'answers', 'a second', 'p50 ms', 'p99 ms', '429', 'errors']),
    line(Array.from({ length: 7 }, () => '---')),
    ...[...kinds].map(([kind, found]) =>
      line([
        kind,
        found.ms.length,
        (found.ms.length / seconds).toFixed(1),
        Math.round(quantile(found.ms, 0.5)),
        Math.round(quantile(found.ms, 0.99)),
        found.limited,
        errorsOf(found),
      ]),
    ),
    '',
    `${requests} answers (${(requests / seconds).toFixed(1)} a second), ${all.reduce((sum, kind) => sum + errorsOf(kind), 0)} errors`,
    `MB over the time: the Worker’s heap, collected, ${tenths(heap)}; workerd with the simulators in it ${tenths(memory)}`,
    `acknowledged and in the database: ${ledger.applications.size} applications of ${ledger.tried.size} sent, ${ledger.messages.size} messages`,
  ]
}
