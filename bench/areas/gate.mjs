// @ts-check
// The check of a submission among 5,000 firms, 20,000 contacts and 100,000 submissions: queries, rows read and time of the
// preview and of a submission, the firm of a typed name with its neighbors, and fifty submissions of one candidate at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withLocalState } from '../../scripts/local-state.mjs'
import { prepareState } from '../../scripts/seed.mjs'
import { measure, meterOf } from '../harness/measure.mjs'
import { printTable, recordFact, recordPromise } from '../harness/results.mjs'
import { startServer } from '../harness/serve.mjs'
import { foldAnalytics } from '../world/applications.mjs'
import { day, firstNames, inserter, lastNames, randomFrom, worldEnd } from '../world/rows.mjs'
import { databaseFile } from '../world/world.mjs'

/** Rows at full scale. */
const full = { firms: 5_000, contacts: 20_000, people: 25_000, submissions: 100_000 }
const promised = { queries: 8, p95: 40 }
const lookUp = 'the firm of a name with a typing error'
const atOnce = 50

/** @typedef {Awaited<ReturnType<typeof stateOf>>} State */

/** @param {import('../registry.mjs').Bench} bench */
export async function run({ scale, seconds, signIn }) {
  /** @type {(string | number)[][]} */
  const rows = []
  for (const part of [0.1, 1]) {
    const state = await stateOf(Math.max(0.001, part * scale))
    const server = await startServer({ stateDir: state.stateDir })
    try {
      const cookie = await signIn(server)
      const cases = casesOf(state, cookie, server.url)
      const [preview] = cases
      if (!preview) throw new Error('there is nothing to measure')
      const other = await meterOf(server, unknownApplication(cookie, server.url))
      const found = await meterOf(server, preview)
      const queries = found.queries - other.queries
      rows.push([`${state.submissions} submissions, ${state.firms} firms`, queries, found.rowsRead])
      if (part < 1) continue
      const figures = await measure(server, 'The check of a submission', cases, { seconds })
      const own = figures.get(preview.name)
      if (own) {
        recordFact('gate', { ...own, queries })
        recordPromise({
          what: `the check of a submission among ${state.firms} firms and ${state.submissions} submissions`,
          promised: `at most ${promised.queries} queries, p95 ${promised.p95} ms`,
          measured: `${queries} queries, p95 ${own.p95.toFixed(1)} ms (of an answer that reads one row: ${(own.p50 / own.p50ToRow).toFixed(1)} ms p50)`,
          isKept: queries <= promised.queries && own.p95 <= promised.p95,
        })
      }
      const lookedUp = figures.get(lookUp)
      if (lookedUp)
        recordPromise({
          what: `${lookUp}, among ${state.firms} that share most of their words`,
          promised: `p95 ${promised.p95} ms`,
          measured: `p95 ${lookedUp.p95.toFixed(1)} ms`,
          isKept: lookedUp.p95 <= promised.p95,
        })
      await submitAtOnce(server.url, state, cookie)
    } finally {
      await server.stop()
      rmSync(state.stateDir, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  printTable(['data', 'queries of the check', 'rows read'], rows, 'The check as the data grows')
}

/** @param {State} state @param {string} cookie @param {string} origin @returns {import('../harness/measure.mjs').Case[]} */
function casesOf({ applications, names }, cookie, origin) {
  const headers = { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' }
  const at = (/** @type {number} */ n, /** @type {readonly (number | string)[]} */ list) =>
    list[Math.abs(n * 7919) % list.length]
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) => ({
    path,
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return [
    {
      name: 'the check, for the form',
      ask: (n) =>
        post('/api/submissions/check', { applicationId: at(n, applications), companyName: String(at(n + 3, names)) }),
    },
    {
      name: 'a submission',
      status: 201,
      ask: (n) =>
        post(`/api/applications/${at(n, applications)}/client-submissions`, {
          companyName: String(at(n + 5, names)),
          movesApplication: false,
        }),
    },
    {
      name: lookUp,
      ask: (n) => ({
        path: `/api/firms/resolve?name=${encodeURIComponent(misspelled(String(at(n, names))))}`,
        headers,
      }),
    },
  ]
}

/** Without its third letter, as a hurried reader types. @param {string} name */
const misspelled = (name) => name.slice(0, 2) + name.slice(3)

/**
 * A check that ends before the gate, for the queries that any such request makes: session and application. Nothing is folded after
 * a refusal, so what follows a write still counts as the check’s.
 * @param {string} cookie @param {string} origin @returns {import('../harness/measure.mjs').Case}
 */
const unknownApplication = (cookie, origin) => ({
  name: 'an unknown application',
  status: 404,
  ask: () => ({
    path: '/api/submissions/check',
    method: 'POST',
    headers: { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ applicationId: 999_999_999, companyName: 'Nobody' }),
  }),
})

/** Fifty people press the button at once: one row. @param {string} origin @param {State} state @param {string} cookie */
async function submitAtOnce(origin, { applications, stateDir }, cookie) {
  const applicationId = applications.at(-1) ?? 0
  const companyName = 'Fifty At Once LLP'
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () =>
      fetch(`${origin}/api/applications/${applicationId}/client-submissions`, {
        method: 'POST',
        headers: { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify({ companyName, movesApplication: false }),
      }),
    ),
  )
  const took = performance.now() - began
  const created = answers.filter(({ status }) => status === 201).length
  const db = new DatabaseSync(databaseFile(stateDir), { readOnly: true })
  const stored = Number(
    db.prepare('SELECT count(*) AS n FROM client_submissions WHERE company_name = ?').get(companyName)?.['n'],
  )
  db.close()
  recordPromise({
    what: `${atOnce} submissions of one candidate to one firm at once`,
    promised: `${atOnce} answers with one row`,
    measured: `${created} answers with ${stored} row in ${took.toFixed(0)} ms`,
    isKept: created === atOnce && stored === 1,
  })
}

/**
 * @typedef {import('../world/rows.mjs').Database} Database
 * @typedef {{ firms: number, contacts: number, people: number, submissions: number }} Counts
 */

/** @param {Database} db @param {string} table */
const nextId = (db, table) => Number(db.prepare(`SELECT coalesce(max(id), 0) + 1 AS id FROM ${table}`).get()?.['id'])
const lastName = (/** @type {number} */ n) => lastNames[n % lastNames.length]
const firmKey = (/** @type {number} */ n) => `${lastName(n)} bench ${n}`.toLowerCase()

/**
 * An agency with demo accounts and so many firms, people and submissions; every second submission has consent, every third firm
 * an agreement, every tenth a parent.
 * @param {number} scale
 */
async function stateOf(scale) {
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-gate-'))
  await prepareState({ stateDir, seed: 'demo' })
  const of = (/** @type {number} */ n) => Math.max(10, Math.round(n * scale))
  const counts = {
    firms: of(full.firms),
    contacts: of(full.contacts),
    people: of(full.people),
    submissions: of(full.submissions),
  }
  const db = new DatabaseSync(databaseFile(stateDir))
  db.exec(
    'PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = OFF',
  )
  const random = randomFrom(20_261_123)
  const directory = addFirms(db, counts)
  const applications = addPeople(db, counts, random)
  addSubmissions(db, counts, { random, applications, ...directory })
  db.exec('ANALYZE')
  db.close()
  // Otherwise each request that writes would count a part of what was put in here.
  await withLocalState(stateDir, ({ db: d1 }) => foldAnalytics(d1))
  return { stateDir, ...counts, applications: applications.map(({ id }) => id), names: directory.names }
}

/** @param {Database} db @param {Counts} counts */
function addFirms(db, { firms, contacts }) {
  const firstFirm = nextId(db, 'firms')
  const names = Array.from({ length: firms }, (_, n) => `${lastName(n)} Bench ${n} LLP`)
  const addFirm = inserter(db, 'firms', ['id', 'name', 'name_key', 'parent_id', 'is_client', 'is_verified'])
  const addAlias = inserter(db, 'firm_aliases', ['firm_id', 'name', 'alias_key', 'kind'])
  const addAgreement = inserter(
    db,
    'firm_agreements',
    'firm_id fee_bps fee_base invoice_on terms_days guarantee_days guarantee_kind valid_from'.split(' '),
  )
  const addContact = inserter(db, 'firm_contacts', ['firm_id', 'name', 'email'])
  for (const [n, name] of names.entries()) addFirm([firstFirm + n, name, firmKey(n), parentOf(firstFirm, n), 1, 1])
  addFirm.done()
  for (let n = 0; n < firms; n++) addAlias([firstFirm + n, `BB${n}`, `bb${n}`, 'short'])
  addAlias.done()
  for (let n = 0; n < firms; n += 3)
    addAgreement([firstFirm + n, 2500, '["salary"]', 'start', 30, 90, 'full', '2025-01-01'])
  addAgreement.done()
  for (let n = 0; n < contacts; n++) addContact([firstFirm + (n % firms), `Contact ${n}`, `contact${n}@bench.example`])
  addContact.done()
  return { firstFirm, names }
}

const parentOf = (/** @type {number} */ first, /** @type {number} */ n) => (n % 10 === 9 ? first + n - 1 : null)

/**
 * People with two applications each.
 * @param {Database} db
 * @param {Counts} counts
 * @param {ReturnType<typeof randomFrom>} random
 */
function addPeople(db, { people }, random) {
  const first = { person: nextId(db, 'candidates'), application: nextId(db, 'job_applications') }
  const jobs = db.prepare('SELECT id FROM jobs WHERE is_active = 1').all()
  const addPerson = inserter(
    db,
    'candidates',
    'id name email phone_key linkedin_key is_person jd_year last_firm_name'.split(' '),
  )
  const addApplication = inserter(
    db,
    'job_applications',
    'id job_id applicant_name applicant_email phone_number jd_year last_firm_name candidate_id status applied_at'.split(
      ' ',
    ),
  )
  const applications = []
  /** @type {unknown[][]} */
  const rows = []
  for (let n = 0; n < people; n++) {
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
    const [person, email, phone, year] = [
      first.person + n,
      `gate${n}@bench.example`,
      String(2_125_500_000 + n),
      1995 + (n % 30),
    ]
    const lastFirm = `Firm ${n % 900} LLP`
    addPerson([person, name, email, phone, `in/gate-${n}`, 1, year, lastFirm])
    for (let second = 0; second < 2; second++) {
      const id = first.application + 2 * n + second
      const job = jobs[(n + second) % jobs.length]?.['id']
      rows.push([id, job, name, email, phone, year, lastFirm, person, 'interviewed', worldEnd - n * 1000])
      applications.push({ id, person })
    }
  }
  addPerson.done()
  for (const row of rows) addApplication(row)
  addApplication.done()
  return applications
}

/**
 * @param {Database} db
 * @param {Counts} counts
 * @param {{ random: ReturnType<typeof randomFrom>, applications: readonly { id: number, person: number }[], firstFirm: number,
 *   names: readonly string[] }} given
 */
function addSubmissions(db, { submissions }, { random, applications, firstFirm, names }) {
  const addSubmission = inserter(
    db,
    'client_submissions',
    'application_id company_name firm_id status created_at updated_at'.split(' '),
  )
  const addConsent = inserter(
    db,
    'consents',
    `id application_id candidate_id firm_name firm_key firm_id state channel scope statement statement_hash requested_at
    open_until answered_at valid_until`.split(/\s+/),
  )
  /** @type {unknown[][]} */
  const consents = []
  const said = ['given', 'link', 'named', 'I agree.', '0'.repeat(64)]
  for (let n = 0; n < submissions; n++) {
    const { id, person } = applications[n % applications.length] ?? { id: 0, person: 0 }
    const firm = random.below(names.length)
    const at = worldEnd - Math.floor((n / submissions) * 730 * day)
    const until = at + 90 * day
    addSubmission([id, names[firm], firstFirm + firm, 'submitted_to_client', at, at])
    const about = [`bench${n}`, id, person, names[firm], firmKey(firm), firstFirm + firm]
    if (n % 2 === 0) consents.push([...about, ...said, at - day, until, at - day / 2, until])
  }
  addSubmission.done()
  for (const row of consents) addConsent(row)
  addConsent.done()
}
