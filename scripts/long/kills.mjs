// @ts-check
// Kills the real local server (SIGKILL) at random moments while people apply, write and file, starts it again over the
// same state folder, and in the end looks for everything that it had acknowledged.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlacet } from '../../e2e/harness/serve.mjs'
import { compare, openState } from './ledger.mjs'
import { apply, caller, file, newLedger, signIn, write } from './people.mjs'

const admin = { email: 'admin@placet.test', password: 'placet-demo' }
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * @param {{ seconds: number, applicants?: number, staff?: number, settle?: boolean }} options
 * @returns {Promise<{ wrong: string[], cases: number, notes: string[] }>} what is wrong, in words; how often it was killed
 */
export async function killUnderLoad({ seconds, applicants = 4, staff = 3, settle = true }) {
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-kills-'))
  const options = { stateDir, seed: /** @type {const} */ ('demo'), vars: { RATE_LIMIT_FACTOR: '100000' } }
  const ledger = newLedger()
  const until = performance.now() + seconds * 1000
  let kills = 0
  /** @type {string[]} */
  const wrong = []
  try {
    while (kills === 0 || performance.now() < until) {
      const placet = await startPlacet(options)
      const end = { isHere: false }
      const cookie = await signIn(placet.url, '198.51.100.1', admin)
      const call = caller(placet.url, { address: '198.51.100.1', cookie })
      const jobs = (await call('GET', '/api/public/jobs?limit=20')).json()
      const { items } = (await call('GET', '/api/applications/page?limit=20')).json()
      /** @param {number} n @param {(turn: number) => Promise<unknown>} work */
      const person = async (n, work) => {
        for (let turn = n; !end.isHere; turn++) {
          // A server that is gone answers nobody: whoever asks then has no acknowledgement.
          await work(turn).catch(() => pause(50))
        }
      }
      const everybody = [
        ...Array.from({ length: applicants }, (_, n) =>
          person(n, (turn) =>
            apply(placet.url, {
              jobId: jobs[turn % jobs.length].shortId,
              address: `203.0.113.${n}`,
              bytes: 60_000,
              ledger,
            }),
          ),
        ),
        ...Array.from({ length: staff }, (_, n) =>
          person(n, async (turn) => {
            const applicationId = items[turn % items.length].id
            await (turn % 3 === 0
              ? file(call, { url: placet.url, applicationId, ledger })
              : write(call, { applicationId, ledger }))
          }),
        ),
      ]
      // On a busy machine a moment of seconds may be one before anything was answered, and a kill then proves nothing.
      const before = acknowledged(ledger)
      const latest = performance.now() + 30_000
      await pause(300 + Math.random() * 4_000)
      while (acknowledged(ledger) === before && performance.now() < latest) await pause(20)
      await placet.kill()
      end.isHere = true
      await Promise.all(everybody)
      kills++
    }
    const last = await startPlacet(options)
    const cookie = await signIn(last.url, '198.51.100.1', admin)
    const call = caller(last.url, { address: '198.51.100.1', cookie })
    for (const [email, { resumeId }] of ledger.applications) {
      const answer = await fetch(`${last.url}/api/resumes/${resumeId}`, { headers: { Cookie: cookie } })
      const { byteLength } = await answer.arrayBuffer()
      if (answer.status !== 200 || byteLength !== 60_000) {
        wrong.push(`${email}: the résumé answers ${answer.status} with ${byteLength} bytes`)
      }
    }
    wrong.push(...(await lostFiles(call, last.url, ledger)))
    if (settle) {
      // Rows of the outbox younger than a minute are left to the request that wrote them.
      await pause(62_000)
      await call('GET', '/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*')
      await pause(15_000)
    }
    await last.stop()
    const db = openState(stateDir)
    wrong.push(...compare(db, ledger))
    if (settle) {
      const left = db.prepare('select task, count(*) as n from outbox group by task').all()
      for (const row of left) wrong.push(`${String(row['n'])} × ${String(row['task'])} never left the outbox`)
    }
    db.close()
    const found = `killed ${kills} times in ${seconds} s; acknowledged and looked for: ${ledger.applications.size} applications (${ledger.tried.size} sent), ${ledger.messages.size} messages, ${ledger.documents.size} documents; lost, doubled or half there: ${wrong.length}`
    console.log(found)
    for (const sentence of wrong.slice(0, 20)) console.log(`  ${sentence}`)
    return { wrong, cases: kills, notes: [found] }
  } finally {
    rmSync(stateDir, { recursive: true, force: true })
  }
}

/** How much the server has taken so far. @param {import('./people.mjs').Ledger} ledger */
const acknowledged = ({ applications, messages, documents }) => applications.size + messages.size + documents.size

/**
 * Opens every document that was acknowledged, as staff do.
 * @param {ReturnType<typeof caller>} call
 * @param {string} url
 * @param {import('./people.mjs').Ledger} ledger
 * @returns {Promise<string[]>} what does not open, in words
 */
async function lostFiles(call, url, ledger) {
  /** @type {string[]} */
  const wrong = []
  /** @type {Map<number, { id: number, filename: string }[]>} */
  const lists = new Map()
  for (const [filename, applicationId] of ledger.documents) {
    const list = lists.get(applicationId) ?? (await call('GET', `/api/applications/${applicationId}/documents`)).json()
    lists.set(applicationId, list)
    const document = list.find((/** @type {{ filename: string }} */ one) => one.filename === filename)
    const answer = document && (await call('GET', `${url}/api/documents/${document.id}/content`))
    if (answer?.status !== 200 || !answer.text.startsWith('%PDF-')) {
      wrong.push(`${filename}: its file answers ${answer?.status ?? 'nothing, it is in no list'}`)
    }
  }
  return wrong
}
