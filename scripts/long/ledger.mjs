// @ts-check
// What the server acknowledged against what is in its state folder, read from the files when it has stopped.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** @typedef {import('./people.mjs').Ledger} Ledger */

/**
 * Opens the application's database in a state folder.
 * @param {string} stateDir
 */
export function openState(stateDir) {
  for (const name of readdirSync(stateDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.sqlite') || !/d1/i.test(name)) continue
    const db = new DatabaseSync(join(stateDir, name))
    const has = db.prepare("select 1 from sqlite_master where name = 'job_applications'").get()
    if (has) return db
    db.close()
  }
  throw new Error(`there is no database in ${stateDir}`)
}

/**
 * Makes waiting tasks older, beside a running server: one short transaction.
 * @param {string} stateDir
 * @param {number} minutes
 */
export function letMinutesPass(stateDir, minutes) {
  const db = openState(stateDir)
  const ms = minutes * 60_000
  try {
    db.exec(`PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE;
      UPDATE outbox SET created_at = created_at - ${ms}, last_tried_at = last_tried_at - ${ms};
      COMMIT`)
  } finally {
    db.close()
  }
}

/**
 * @param {DatabaseSync} db
 * @param {Ledger} ledger
 * @returns {string[]} a sentence for each record that is lost, doubled or incomplete
 */
export function compare(db, ledger) {
  /** @type {string[]} */
  const wrong = []
  /** @param {string} sql @param {(string | number)[]} values */
  const count = (sql, ...values) => Number(Object.values(db.prepare(sql).get(...values) ?? { n: 0 })[0])
  for (const email of ledger.tried) {
    const n = count('select count(*) from job_applications where applicant_email = ?', email)
    const acknowledged = ledger.applications.get(email)
    if (n > 1) wrong.push(`${email}: ${n} applications`)
    if (acknowledged && n === 0) wrong.push(`${email}: acknowledged and lost`)
    if (n === 0) continue
    const events = count(
      `select count(*) from application_events e join job_applications a on a.id = e.application_id
       where a.applicant_email = ? and e.kind = 'applied'`,
      email,
    )
    if (events !== 1) wrong.push(`${email}: ${events} events of applying`)
    const claimed = count(
      `select count(*) from resumes r join job_applications a on a.id = r.application_id
       where a.applicant_email = ? and a.resume_id = r.id and r.stored_at is not null`,
      email,
    )
    if (claimed !== 1) wrong.push(`${email}: ${claimed} résumés`)
  }
  for (const [message, applicationId] of ledger.messages) {
    const n = count(
      'select count(*) from candidate_messages where message = ? and application_id = ?',
      message,
      applicationId,
    )
    if (n !== 1) wrong.push(`“${message}”: ${n} times`)
  }
  for (const [filename, applicationId] of ledger.documents) {
    const n = count('select count(*) from documents where filename = ? and application_id = ?', filename, applicationId)
    if (n !== 1) wrong.push(`${filename}: ${n} times`)
  }
  const doubled = count(
    `select count(*) from (select 1 from candidate_messages where message like 'Called at %'
     group by application_id, message, sender_id having count(*) > 1)`,
  )
  if (doubled > 0) wrong.push(`${doubled} messages twice`)
  return wrong
}
