// @ts-check
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../world/world.mjs'

/** @typedef {import('../harness/load.mjs').Ask} Ask */
/** @typedef {{ admin: string, partner: string, partnerId: number, job: number, application: number, applications: number[] }} Who cookies and ids */
/** @typedef {import('../../worker/test/questions.ts').Question} Question */

/**
 * Who asks about what in a world: both cookies, the partner with most candidates, a busy job, and applications of the partner.
 * @param {import('../registry.mjs').Bench} bench
 * @param {import('../harness/serve.mjs').Server} server
 * @returns {Promise<Who>}
 */
export async function whoAsks({ signIn }, server) {
  const db = new DatabaseSync(databaseFile(server.stateDir), { readOnly: true })
  const one = (/** @type {string} */ sql) => Number(db.prepare(sql).get()?.['id'])
  const partnerId = one("SELECT id FROM users WHERE email = 'bench-0@placet.test'")
  const job = one('SELECT job_id AS id FROM application_job_totals ORDER BY count DESC LIMIT 1')
  const applications = db
    .prepare(
      'SELECT id FROM job_applications WHERE assigned_partner_id = ? AND match_score IS NOT NULL ORDER BY id DESC LIMIT 2000',
    )
    .all(partnerId)
    .map(({ id }) => Number(id))
  db.close()
  return {
    admin: await signIn(server),
    partner: await signIn(server, 'bench-0@placet.test'),
    partnerId,
    job,
    application: applications[Math.floor(applications.length / 2)] ?? 0,
    applications,
  }
}

/**
 * Cases for `measure`.
 * @param {readonly Question[]} questions
 * @param {Who} who
 * @param {string} origin
 * @param {'admin' | 'partner' | 'stranger'} [as]
 * @returns {import('../harness/measure.mjs').Case[]}
 */
export const casesOf = (questions, who, origin, as = 'admin') =>
  questions.map(([name, address, body]) => {
    const path = address
      .replaceAll(':partner', String(who.partnerId))
      .replaceAll(':job', String(who.job))
      .replaceAll(':application', String(who.application))
    /** @type {Record<string, string>} */
    const headers = as === 'stranger' ? {} : { Cookie: who[as] }
    /** @type {Ask} */
    const ask = body
      ? {
          path,
          method: 'POST',
          headers: { ...headers, Origin: origin, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }
      : { path, headers }
    return { name, ask: () => ask }
  })
