// @ts-check
// Fills a state folder with many applications, the same on every machine: `node bench/seed-applications.mjs` takes
// STATE_DIR (never the one you work in) and COUNT (100,000). Demo accounts and jobs are put in first; then 1,000 jobs, 20
// partners and the applications, straight into the file of the local database, with every trigger and index at work.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { persistencePath } from '../scripts/local-state.mjs'
import { Complaint, main } from '../scripts/process.mjs'
import { prepareState } from '../scripts/seed.mjs'

const day = 86_400_000

/** Small seeded generator (mulberry32). @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    /** @type {<T>(items: readonly T[]) => T} */
    pick: (items) => /** @type {any} */ (items[Math.floor(next() * items.length)]),
  }
}

const firstNames =
  'Amara,Łukasz,José,Zoë,Søren,Siobhán,Anh,Priya,Marcus,Hannah,DeShawn,Élodie,Kenji,Fatima,Grace,Björn,Chloe,Rafael,Mei,Tobias,Aaliyah,Connor,Yael,Diego,Anjali,Emeka,Ingrid,Patrick,Leilani,Václav,Ruth,Omar,Katarzyna,Samuel,Lucía,Daniel,Margaret,Ahmet,Nadia,Jamal'.split(
    ',',
  )
const lastNames =
  'Okonkwo,Dąbrowski,Ramírez,Castellanos,Lindqvist,Brady,Nguyễn,Raghunathan,Whitfield,Goldfarb,Pettigrew,Marchand,Watanabe,Al-Sayed,Oyelaran,Halvorsen,Pemberton,Quiñones,Tan,Krüger,Freeman,Mulvaney,Rosenzweig,Echeverría,Deshpande,Nwosu,Sørensen,Gallagher,Kahananui,Novotný,Abernathy,Benjelloun,Wójcik,Adeyemi,Fernández,Cho,Thistlewood,Yıldız,Petrović,Richardson,Beaumont,Mehrotra,Villaseñor,Brockway,Mokoena,Santangelo,Shevchenko,Thibodeaux,Lindgren,Subramanian'.split(
    ',',
  )
const areas = [
  'Corporate',
  'Litigation',
  'Tax',
  'Real Estate',
  'Privacy & Cybersecurity',
  'Antitrust',
  'Patent Litigation',
]
const cities = ['New York, NY', 'Chicago, IL', 'Boston, MA', 'Dallas, TX', 'Seattle, WA', 'Miami, FL', 'Denver, CO']
const firms = [
  'Harrow & Vale',
  'Ostrander Bellwether',
  'Pemberwick Halloran',
  'Brandreth Ip',
  'Ellery Voss',
  'Larkspur Cole',
]
/** How applications spread over the pipeline, in hundredths. */
const statuses = Object.entries({
  new: 30,
  initial_screening: 15,
  scheduled_interview: 8,
  interviewed: 7,
  document_submission: 4,
  submitted_to_client: 6,
  client_interview: 4,
  reference_checks: 2,
  offered: 2,
  hired: 5,
  rejected_by_candidate: 4,
  rejected_by_client: 6,
  rejected_by_brand: 7,
}).flatMap(([status, share]) => Array.from({ length: share }, () => status))

/**
 * The one SQLite file of the local D1.
 * @param {string} stateDir
 */
export function databaseFile(stateDir) {
  const folder = join(persistencePath(stateDir), 'd1')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'),
  )
  const [file] = files
  if (!file || files.length > 1) throw new Complaint(`Expected one database in ${folder}, found ${files.length}.`)
  return join(folder, file)
}

/**
 * @param {{ stateDir: string, count: number, say?: (sentence: string) => void }} options
 * @returns {Promise<void>}
 */
export async function seedApplications({ stateDir, count, say = () => {} }) {
  mkdirSync(stateDir, { recursive: true })
  await prepareState({ stateDir, seed: 'demo', say })
  const db = new DatabaseSync(databaseFile(stateDir))
  try {
    const random = randomFrom(20_260_704)
    db.exec('PRAGMA foreign_keys = ON; BEGIN')
    const [{ partners = 0 } = {}] = db
      .prepare("SELECT count(*) AS partners FROM users WHERE email LIKE 'bench-%'")
      .all()
    if (Number(partners) > 0) throw new Complaint('This state folder holds the bench data already.')
    const people = insertPartners(db, 20)
    const jobs = insertJobs(db, 1_000, random)
    const insert =
      db.prepare(`INSERT INTO job_applications (job_id, applicant_name, applicant_email, phone_number, jd_year,
        years_experience, experience_field, primary_practice_area, location, expected_salary, last_job_title,
        last_firm_name, firm_preference, match_score, match_summary, match_reasons, assigned_partner_id, status,
        applied_at, updated_at, status_changed_at)
      VALUES (?, ?, ?, '(212) 555-0100', ?, ?, ?, ?, ?, ?, ?, ?, 'big_firm', ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`)
    const end = Date.UTC(2026, 5, 1)
    // Somebody who applied to the same job before is no application more.
    for (let n = 0; n < count;) {
      const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
      const area = random.pick(areas)
      const years = 1 + Math.floor(random.next() * 25)
      const at = end - Math.floor((count - n) * ((700 * day) / count))
      const score = random.next() < 0.2 ? null : 20 + Math.floor(random.next() * 80)
      // A tenth of all applications go to ten busy jobs.
      const job = random.next() < 0.1 ? jobs[Math.floor(random.next() * 10)] : random.pick(jobs)
      const { changes } = insert.run(
        job ?? 0,
        name,
        // Every tenth applicant has applied before.
        `person${n % 10 === 9 ? Math.floor(random.next() * n) : n}@bench.example`,
        2026 - years,
        years,
        area,
        area,
        random.pick(cities),
        150_000 + Math.floor(random.next() * 40) * 5_000,
        'Senior Associate',
        random.pick(firms),
        score,
        score === null ? null : 'Close to what the job asks for.',
        '["✓ Same practice area","✓ Years fit","⚠ Another city"]',
        random.next() < 0.3 ? null : random.pick(people),
        random.pick(statuses),
        at,
        at,
        at,
      )
      n += Number(changes)
    }
    db.exec('COMMIT')
  } finally {
    db.close()
  }
}

/** @param {DatabaseSync} db @param {number} count @returns {number[]} */
function insertPartners(db, count) {
  const insert = db.prepare(
    "INSERT INTO users (name, email, password, role, status, created_at) VALUES (?, ?, (SELECT password FROM users WHERE email = 'partner@placet.test'), 'partner', 'active', 0)",
  )
  return Array.from({ length: count }, (_, n) =>
    Number(insert.run(`Bench Partner ${n}`, `bench-${n}@placet.test`).lastInsertRowid),
  )
}

/** @param {DatabaseSync} db @param {number} count @param {ReturnType<typeof randomFrom>} random @returns {number[]} */
function insertJobs(db, count, random) {
  const insert =
    db.prepare(`INSERT INTO jobs (short_id, title, firm_name, location, seniority, practice_area, description)
    VALUES (?, ?, ?, ?, 'Mid-Level', ?, 'A position.')`)
  return Array.from({ length: count }, (_, n) => {
    const area = random.pick(areas)
    const shortId = createHash('sha256').update(`bench ${n}`).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 8)
    return Number(
      insert.run(shortId, `${area} Associate ${n}`, random.pick(firms), random.pick(cities), area).lastInsertRowid,
    )
  })
}

if (import.meta.main) {
  await main(async () => {
    const stateDir = process.env['STATE_DIR']
    if (!stateDir) throw new Complaint('Name a folder of its own in STATE_DIR: it is filled with made-up people.')
    const began = performance.now()
    await seedApplications({ stateDir, count: Number(process.env['COUNT'] ?? 100_000), say: console.log })
    console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  })
}
