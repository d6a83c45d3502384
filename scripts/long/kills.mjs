// @ts-check
// Kills the real local server (SIGKILL) at random moments while people apply, write and file, starts it again over the
// same state folder, lets the crons of an hour run, and in the end looks for everything that it had acknowledged: local
// queues live in memory, so whatever a killed server had queued must come back through the outbox.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlacet } from '../../e2e/harness/serve.mjs'
import { compare, letMinutesPass, openState } from './ledger.mjs'
import { apply, caller, file, newLedger, signIn, write } from './people.mjs'

const admin = { email: 'admin@placet.test', password: 'placet-demo' }
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * @param {{ times: number, applicants?: number, staff?: number }} options
 * @returns {Promise<{ wrong: string[], cases: number, notes: string[] }>} a sentence for each problem; how often it was killed
 */
export async function killUnderLoad({ times, applicants = 4, staff = 3 }) {
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-kills-'))
  const options = { stateDir, seed: /** @type {const} */ ('demo'), vars: { RATE_LIMIT_FACTOR: '100000' } }
  const ledger = newLedger()
  const began = performance.now()
  let kills = 0
  /** @type {string[]} */
  const wrong = []
  try {
    while (kills < times) {
      const placet = await startPlacet(options)
      const end = { isHere: false }
      const cookie = await signIn(placet.url, '198.51.100.1', admin)
      const call = caller(placet.url, { address: '198.51.100.1', cookie })
      const jobs = (await call('GET', '/api/public/jobs?limit=20')).json()
      const { items } = (await call('GET', '/api/applications/page?limit=20')).json()
      /** @param {number} n @param {(turn: number) => Promise<unknown>} work */
      const person = async (n, work) => {
        for (let turn = n; !end.isHere; turn++) {
          // A server that is gone answers no request, so it acknowledges none.
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
    wrong.push(...(await lostResumes(last.url, cookie, ledger)))
    wrong.push(...(await lostFiles(call, last.url, ledger)))
    const seconds = Math.round((performance.now() - began) / 1000)
    const lost = unfinished(stateDir)
    await anHourOfCrons(last.url, stateDir)
    wrong.push(...tasksLeft(unfinished(stateDir)))
    const { waiting, parts } = (await call('GET', '/api/health')).json()
    if (waiting.total > 0) wrong.push(`health: ${waiting.total} unfinished tasks, ${waiting.late} of them late`)
    for (const part of parts) {
      if (/^(Waiting|Failed) tasks$/.test(part.name) && !part.isWell) wrong.push(`health: ${part.sentence}`)
    }
    await last.stop()
    const db = openState(stateDir)
    wrong.push(...compare(db, ledger))
    const unread = db.prepare("select count(*) as n from resume_readings where state = 'unreadable'").get()?.['n']
    db.close()
    const notes = [
      `killed ${kills} times in ${seconds} s; acknowledged and looked for: ${ledger.applications.size} applications (${ledger.tried.size} sent), ${ledger.messages.size} messages, ${ledger.documents.size} documents; lost, doubled or half there: ${wrong.length}`,
      `after the last start, before any cron: ${lost.outbox} tasks unfinished, ${lost.unscored} applications without a score, ${lost.queued} emails queued; ${Number(unread)} résumés given up because the server was killed while it read them`,
    ]
    for (const note of notes) console.log(note)
    for (const sentence of wrong.slice(0, 20)) console.log(`  ${sentence}`)
    return { wrong, cases: kills, notes }
  } finally {
    rmSync(stateDir, { recursive: true, force: true })
  }
}

/**
 * Opens every résumé that was acknowledged.
 * @param {string} url
 * @param {string} cookie
 * @param {import('./people.mjs').Ledger} ledger
 * @returns {Promise<string[]>} a sentence for each that doesn't come whole
 */
async function lostResumes(url, cookie, ledger) {
  const wrong = []
  for (const [email, { resumeId }] of ledger.applications) {
    const answer = await fetch(`${url}/api/resumes/${resumeId}`, { headers: { Cookie: cookie } })
    const { byteLength } = await answer.arrayBuffer()
    if (answer.status !== 200 || byteLength !== 60_000)
      wrong.push(`${email}: the résumé answers ${answer.status} with ${byteLength} bytes`)
  }
  return wrong
}

/** Work that a task should have ended. @param {string} stateDir */
function unfinished(stateDir) {
  const db = openState(stateDir)
  /** @param {string} sql */
  const count = (sql) => Number(db.prepare(sql).get()?.['n'])
  try {
    return {
      outbox: count('select count(*) as n from outbox'),
      unscored: count('select count(*) as n from job_applications where match_score is null'),
      queued: count("select count(*) as n from mails where state = 'queued'"),
      dead: count('select count(*) as n from dead_letters'),
    }
  } finally {
    db.close()
  }
}

/** @param {ReturnType<typeof unfinished>} left @returns {string[]} */
const tasksLeft = ({ outbox, unscored, queued, dead }) =>
  [
    { n: outbox, text: 'tasks never ended' },
    { n: unscored, text: 'applications without a score' },
    { n: queued, text: 'emails still queued' },
    { n: dead, text: 'tasks given up' },
  ]
    .filter(({ n }) => n > 0)
    .map(({ n, text }) => `${n} ${text}`)

/**
 * Runs the crons of an hour, in a minute or two: between two ticks it is as if five minutes had gone by for the tasks that
 * wait.
 * @param {string} url
 * @param {string} stateDir
 */
async function anHourOfCrons(url, stateDir) {
  const tick = async (/** @type {string} */ cron) => {
    const answer = await fetch(`${url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`)
    if (!answer.ok) throw new Error(`the cron ${cron} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  for (let minute = 0; minute < 60; minute += 5) {
    letMinutesPass(stateDir, 5)
    await tick('*/5 * * * *')
    if (minute === 15) await tick('17 * * * *')
    if (minute === 45) await tick('47 * * * *')
    // Until the queue has nothing left to do, or does nothing more.
    for (let quiet = 0, before = -1; quiet < 5;) {
      await pause(1000)
      const { outbox } = unfinished(stateDir)
      if (outbox === 0) break
      quiet = outbox === before ? quiet + 1 : 0
      before = outbox
    }
  }
}

/** Counts the requests that the server has acknowledged so far. @param {import('./people.mjs').Ledger} ledger */
const acknowledged = ({ applications, messages, documents }) => applications.size + messages.size + documents.size

/**
 * Opens every document that was acknowledged, as staff do.
 * @param {ReturnType<typeof caller>} call
 * @param {string} url
 * @param {import('./people.mjs').Ledger} ledger
 * @returns {Promise<string[]>} a sentence for each that does not open
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
