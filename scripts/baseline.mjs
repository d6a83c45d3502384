// @ts-check
// Before the first release the migrations were rewritten as a baseline (docs/decisions/0024-migration-baseline.md). Data
// from before it can't be upgraded; every command that meets such data says so in one sentence.
import { Complaint } from './process.mjs'

/** The first migration of every database from before the baseline. */
const firstOfEarlierVersions = '0000_tables.sql'

/**
 * @param {Iterable<unknown>} applied names of the migrations that made a database
 * @param {string} sentence what the data is, and what to do about it
 * @throws {Complaint} with that sentence, when the database is from before the baseline
 */
function refuseEarlier(applied, sentence) {
  if ([...applied].includes(firstOfEarlierVersions)) throw new Complaint(sentence)
}

/** @param {Iterable<unknown>} applied @throws {Complaint} */
export const refuseEarlierState = (applied) =>
  refuseEarlier(
    applied,
    "This data was made by an earlier, unreleased version of Placet that this one can't upgrade: move the state folder aside, or set STATE_DIR to a new one, and start again.",
  )

/** @param {Iterable<unknown>} applied @throws {Complaint} */
export const refuseEarlierBackup = (applied) =>
  refuseEarlier(
    applied,
    "The backup was made by an earlier, unreleased version of Placet that this one can't read: restore it with that version.",
  )

/** @param {Iterable<unknown>} applied @param {string} database its name @throws {Complaint} */
export const refuseEarlierRemote = (applied, database) =>
  refuseEarlier(
    applied,
    `The remote database ${database} was made by an earlier, unreleased version of Placet that this one can't upgrade: delete it with \`npx wrangler d1 delete ${database}\`, empty database_id in wrangler.toml, and run npm run provision.`,
  )
