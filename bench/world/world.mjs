// @ts-check
// The made-up agency that everything is measured on: one state folder for each scale, made once and kept in bench/.data/,
// the same on every machine. Rows go straight into the file of the local database, with the triggers and indexes at work:
// through D1 each statement would travel to another process and back, and its journal would hold the whole of it.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentsHash } from '../../scripts/build.mjs'
import { persistencePath, withLocalState } from '../../scripts/local-state.mjs'
import { root } from '../../scripts/process.mjs'
import { prepareState } from '../../scripts/seed.mjs'
import { addApplications, foldAnalytics } from './applications.mjs'
import { jobRows } from './jobs.mjs'
import { addOnlineJobs } from './online-jobs.mjs'
import { addPeople } from './people.mjs'
import { inserter } from './rows.mjs'
import { addStaff } from './staff.mjs'

const folder = join(root, 'bench/.data')

/** Rows at full scale. */
export const fullScale = {
  openJobs: 100_000,
  applications: 100_000,
  postings: 100_000,
  people: 200_000,
}

/** @param {number} scale @returns {typeof fullScale} */
export const amounts = (scale) =>
  /** @type {typeof fullScale} */ (
    Object.fromEntries(Object.entries(fullScale).map(([name, count]) => [name, Math.round(count * scale)]))
  )

/**
 * The state folder of a scale, made where it is not there: demo data first, so that the demo accounts can sign in, then the
 * rest in bulk. Nobody may write into it: see `worldCopy`.
 * @param {number} scale
 * @returns {Promise<string>}
 */
export async function worldAt(scale) {
  const state = join(folder, `world-${scale}-${contentsHash(root, ['migrations', 'bench/world']).slice(0, 12)}`)
  if (existsSync(state)) return state
  for (const old of existsSync(folder) ? readdirSync(folder) : []) {
    if (old.startsWith(`world-${scale}-`)) rmSync(join(folder, old), { recursive: true, force: true })
  }
  const began = performance.now()
  console.log(`Making the data at scale ${scale}, once …`)
  const making = `${state}-making`
  mkdirSync(making, { recursive: true })
  await prepareState({ stateDir: making, seed: 'demo' })
  const { openJobs, applications, postings, people } = amounts(scale)
  const db = new DatabaseSync(databaseFile(making))
  try {
    // An interrupted world is rebuilt, so nothing waits for the disk.
    db.exec(
      'PRAGMA synchronous = OFF; PRAGMA cache_size = -600000; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = OFF',
    )
    const say = (/** @type {string} */ what) =>
      console.log(`  ${what} after ${((performance.now() - began) / 1000).toFixed(0)} s`)
    const staff = addStaff(db)
    const { columns, rows } = await jobRows(openJobs)
    const addJob = inserter(db, 'jobs', columns)
    for (const row of rows) addJob(row)
    addJob.done()
    say(`${openJobs} open jobs`)
    addApplications(db, { count: applications, staff })
    say(`${applications} applications`)
    addOnlineJobs(db, postings)
    say(`${postings} postings`)
    await addPeople(db, people)
    say(`${people} people`)
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
  await withLocalState(making, ({ db: d1 }) => foldAnalytics(d1))
  renameSync(making, state)
  console.log(`Made in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
  return state
}

/** @type {Map<number, Promise<string>>} */
const copies = new Map()

/**
 * A copy of it that may be written to, one for the whole run.
 * @param {number} scale
 * @returns {Promise<string>}
 */
export function worldCopy(scale) {
  const known = copies.get(scale)
  if (known) return known
  const copy = worldAt(scale).then((world) => {
    const target = join(folder, `run-${scale}`)
    rmSync(target, { recursive: true, force: true })
    cpSync(world, target, { recursive: true, mode: 2 })
    return target
  })
  copies.set(scale, copy)
  return copy
}

/** Deletes the copies of this run. */
export async function removeCopies() {
  for (const copy of copies.values()) {
    const path = await copy.catch(() => undefined)
    if (path) rmSync(path, { recursive: true, force: true })
  }
  copies.clear()
}

/**
 * The one SQLite file of the local D1.
 * @param {string} stateDir
 */
export function databaseFile(stateDir) {
  const d1 = join(persistencePath(stateDir), 'd1')
  const files = readdirSync(d1, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'),
  )
  const [file] = files
  if (!file || files.length > 1) throw new Error(`expected one database in ${d1}, found ${files.length}`)
  return join(d1, file)
}
