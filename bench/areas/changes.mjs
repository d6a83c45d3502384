// @ts-check
import { measure } from '../harness/measure.mjs'
import { recordFact } from '../harness/results.mjs'
import { whoAsks } from './questions.mjs'

const statuses = ['initial_screening', 'interviewed', 'document_submission', 'submitted_to_client', 'reference_checks']

/** Writes of a staff member's day. @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const server = await bench.serve()
  const who = await whoAsks(bench, server)
  const headers = { Cookie: who.admin, Origin: server.url, 'Content-Type': 'application/json' }
  const { applications } = who
  const application = (/** @type {number} */ n) => applications[Math.abs(n) % applications.length]
  const jobs = /** @type {{ id: number }[]} */ (
    await (await fetch(`${server.url}/api/jobs?limit=500`, { headers })).json()
  )
  const write = (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ body) => ({
    method,
    path,
    headers,
    body: JSON.stringify(body),
  })
  // Round after round everybody gets the next status.
  const statusOf = (/** @type {number} */ n) =>
    statuses[(Math.abs(n) + Math.floor(Math.abs(n) / applications.length)) % statuses.length]
  const figures = await measure(
    server,
    'Changes',
    [
      {
        name: 'status of a candidate',
        ask: (n) => write('PATCH', `/api/applications/${application(n)}/status`, { status: statusOf(n) }),
      },
      { name: 'a candidate is opened', ask: (n) => write('POST', `/api/applications/${application(n)}/viewed`, {}) },
      {
        name: 'a message',
        status: 201,
        ask: (n) =>
          write('POST', `/api/applications/${application(n)}/messages`, { message: `Spoke with them, call ${n}.` }),
      },
      {
        name: 'a job is saved',
        flow: async (send, n) => {
          // Each saves a record of its own: a second writer of one record would get a conflict.
          const path = `/api/jobs/${jobs[Math.abs(n) % jobs.length]?.id}`
          const job = await send({ path, headers })
          await send(write('PUT', path, { ...job, description: `${job.description} Edition ${n}.` }))
        },
      },
      {
        name: 'a candidate is assigned',
        ask: (n) =>
          write('POST', `/api/applications/${application(n)}/assign`, {
            partnerId: n % 2 === 0 ? who.partnerId : null,
          }),
      },
    ],
    bench,
  )
  recordFact('status', { ...figures.get('status of a candidate') })
  recordFact('message', { ...figures.get('a message') })
  recordFact('viewed', { ...figures.get('a candidate is opened') })
}
