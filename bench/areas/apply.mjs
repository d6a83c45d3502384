// @ts-check
import { DatabaseSync } from 'node:sqlite'
import { measure, percentiles } from '../harness/measure.mjs'
import { recordFact, note } from '../harness/results.mjs'
import { databaseFile } from '../world/world.mjs'
import { samplePdf } from './sample-pdf.mjs'

/** @typedef {import('../harness/measure.mjs').Send} Send */

/** Applying as the wizard does it: an address, the file, the form; signing in; and how long scoring takes behind the answer. @param {import('../registry.mjs').Bench} bench */
export async function run({ serve, seconds }) {
  const server = await serve()
  const jobs = /** @type {{ shortId: string }[]} */ (
    await (await fetch(`${server.url}/api/public/jobs?limit=500`)).json()
  )
  const json = { 'Content-Type': 'application/json', Origin: server.url }
  const pdf = await samplePdf()
  const run = Date.now().toString(36)
  const email = (/** @type {number} */ n) => `bench-${run}-${n < 0 ? `m${-n}` : n}@applicants.example`
  /** @param {Send} send */
  const upload = async (send) => {
    const named = { originalName: 'Resume.pdf', fileSize: pdf.length, mimeType: 'application/pdf' }
    const { uploadURL } = await send({
      path: '/api/resumes/upload-url',
      method: 'POST',
      headers: json,
      body: JSON.stringify(named),
    })
    const { pathname, search } = new URL(uploadURL)
    await send({ path: pathname + search, method: 'PUT', headers: { 'Content-Type': 'application/pdf' }, body: pdf })
    return pathname.split('/').at(-1) ?? ''
  }
  /** @param {Send} send @param {number} n @param {string} resume */
  const apply = (send, n, resume) =>
    send({
      path: `/api/public/jobs/${jobs[Math.abs(n) % jobs.length]?.shortId}/apply`,
      method: 'POST',
      status: 201,
      headers: json,
      body: JSON.stringify({
        applicantName: 'Łucja Nowak',
        applicantEmail: email(n),
        jdYear: 2019,
        yearsExperience: 6,
        experienceField: 'Tax',
        location: 'Boston, MA',
        expectedSalary: 250_000,
        hasPortableBook: true,
        phoneNumber: '+1 617 555 0101',
        linkedinUrl: '',
        bigFirmExperienceYears: 3,
        firmPreference: 'big_firm',
        needsVisaSponsorship: 'NO',
        resumeUrl: `/resumes/${resume}`,
      }),
    })
  const figures = await measure(
    server,
    `Applying with a résumé of ${Math.round(pdf.length / 1000)} kB, signing in`,
    [
      {
        name: 'sign in',
        least: 8,
        ask: (n) => ({
          path: '/api/auth/login',
          method: 'POST',
          headers: json,
          body: JSON.stringify({ email: `bench-${Math.abs(n) % 1000}@placet.test`, password: 'placet-demo' }),
        }),
      },
      { name: 'upload: address and file', flow: (send) => upload(send) },
      { name: 'apply: address, file, form', flow: async (send, n) => apply(send, n, await upload(send)) },
    ],
    { seconds: seconds * 2 },
  )
  recordFact('apply', { ...figures.get('apply: address, file, form') })
  recordFact('signIn', { ...figures.get('sign in') })
  recordFact('resumeBytes', pdf.length)

  // Reading and scoring continue behind the answer: wait for what the load left, then watch some alone.
  const db = new DatabaseSync(databaseFile(server.stateDir), { readOnly: true })
  const scoreOf = db.prepare('SELECT match_score AS score FROM job_applications WHERE applicant_email = ?')
  /** @type {number[]} */
  const waits = []
  /** @type {number[]} */
  const cpu = []
  /** @type {Send} */
  const send = async ({ path, method, headers, body }) => {
    const answer = await fetch(server.url + path, /** @type {RequestInit} */ ({ method, headers, body }))
    return answer.headers.get('Content-Type')?.includes('json') ? answer.json() : undefined
  }
  const background = async (/** @type {string} */ end = '') =>
    (await fetch(`${server.url}/cdn-cgi/bench/background${end}`)).json()
  const settle = () => new Promise((resolve) => setTimeout(resolve, 3000))
  const watched = 6
  for (let n = 2e6; n <= 2e6 + watched; n++) {
    const before = server.cpuSeconds()
    await apply(send, n, await upload(send))
    const began = performance.now()
    while (performance.now() - began < 30_000) {
      const row = scoreOf.get(email(n))
      if (row && row['score'] !== null) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    if (n > 2e6) {
      waits.push(performance.now() - began)
      cpu.push((server.cpuSeconds() - before) * 1000)
      continue
    }
    // The first waited for what the load had left on the queue.
    await settle()
    await background()
  }
  await settle()
  const tasks = /** @type {{ queries: number, rowsRead: number, rowsWritten: number }} */ (await background('?end'))
  db.close()
  const { p50, p95 } = percentiles(waits)
  const own = figures.get('apply: address, file, form')
  recordFact('scoring', {
    cpuMs: Math.max(0, percentiles(cpu).p50 - (own?.cpuMs ?? 0)),
    rowsRead: tasks.rowsRead / watched,
    rowsWritten: tasks.rowsWritten / watched,
  })
  note(
    `Behind one application its tasks read ${(tasks.rowsRead / watched).toFixed(0)} rows and write ${(tasks.rowsWritten / watched).toFixed(0)}.`,
  )
  note(
    `From the answer to the score (queue, text of the PDF, facts, score): ${(p50 / 1000).toFixed(2)} s in the middle, at most ${(p95 / 1000).toFixed(2)} s; the queue waits up to a second to fill a batch.`,
  )
}
