// @ts-check
import { insert } from './database.mjs'

/** @typedef {import('@cloudflare/workers-types').D1Database} D1Database */

const dayMs = 24 * 3600_000
const path = [
  'initial_screening',
  'scheduled_interview',
  'interviewed',
  'document_submission',
  'submitted_to_client',
  'client_interview',
  'reference_checks',
  'offered',
  'hired',
]
const rejections = ['rejected_by_candidate', 'rejected_by_client', 'rejected_by_brand']
const sources = ['job_board', 'direct', 'search_engine', 'feed', 'other_site']
const areas = ['Corporate', 'Tax', 'Litigation', 'Real Estate', 'Energy', 'Privacy & Cybersecurity', 'Healthcare']
  .concat(['Immigration', 'Antitrust', 'Capital Markets', 'Labor & Employment', 'Patent Litigation', 'In-House'])
  .concat(['White Collar', 'Insurance', 'Life Sciences', 'Environmental', 'Family Law', 'Trademark', 'Venture Capital'])

/** @param {number} seed */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/**
 * Forty partners, 2,000 jobs, 100,000 applications of two years and 600,000 events, the same every time: everybody walks
 * some way along the pipeline, a third are rejected, and one in six of these is reopened and goes on.
 *
 * @param {D1Database} d1 A migrated, empty database.
 * @param {{ applications?: number, now: number }} options
 * @returns {Promise<{ applications: number, events: number }>}
 */
export async function seedApplications(d1, { applications = 100_000, now }) {
  const random = randomFrom(20_261_121)
  const below = (/** @type {number} */ max) => Math.floor(random() * max)
  const partners = 40
  const jobs = 2000
  await insert(
    d1,
    'users',
    ['id', 'name', 'email', 'password', 'role', 'status'],
    Array.from({ length: partners + 1 }, (_, n) =>
      n === 0
        ? [1, 'Admin', 'admin@bench.test', '', 'admin', 'active']
        : [n + 1, `Partner ${n}`, `partner${n}@bench.test`, '', 'partner', 'active'],
    ),
  )
  await insert(
    d1,
    'jobs',
    [
      'id',
      'short_id',
      'title',
      'firm_name',
      'location',
      'seniority',
      'practice_area',
      'description',
      'posted_date',
      'is_active',
    ],
    Array.from({ length: jobs }, (_, n) => [
      n + 1,
      `bench${String(n).padStart(3, '0')}`.slice(-8).padStart(8, 'b'),
      `${areas[n % areas.length]} Associate ${n}`,
      `Firm ${n % 300}`,
      'New York, NY',
      'associate',
      areas[n % areas.length],
      'A position.',
      now - below(200) * dayMs,
      n % 3 === 0 ? 0 : 1,
    ]),
  )
  /** @type {unknown[][]} */
  const rows = []
  /** @type {unknown[][]} */
  const events = []
  for (let n = 1; n <= applications; n++) {
    const appliedAt = now - Math.floor(((applications - n) / applications) * 730 * dayMs) - below(3600_000)
    let at = appliedAt
    let status = 'new'
    /** @param {string} next */
    const move = (next) => {
      at += 3600_000 + below(6 * dayMs)
      if (at > now) return false
      events.push([n, 'status', status, next, at])
      status = next
      return true
    }
    events.push([n, 'applied', null, 'new', appliedAt])
    let step = 0
    const walk = (/** @type {number} */ upTo) => {
      while (step < upTo && move(path[step] ?? 'hired')) step++
    }
    walk(below(10))
    if (step < path.length && random() < 0.33 && move(rejections[below(3)] ?? '') && random() < 0.17) {
      step = Math.max(0, step - 1)
      walk(step + 1 + below(4))
    }
    rows.push([
      n,
      1 + below(jobs),
      `Candidate ${n}`,
      `c${n}@bench.test`,
      random() < 0.8 ? 2 + below(partners) : null,
      status,
      sources[below(sources.length)],
      appliedAt,
      at > now ? appliedAt : at,
      at > now ? appliedAt : at,
      status === 'scheduled_interview' ? at + below(20) * dayMs : null,
    ])
  }
  // What is said about them beside their moves, up to six for each.
  for (let n = 0; events.length < applications * 6; n++) {
    const row = rows[n % rows.length]
    if (row) events.push([row[0], 'document_added', null, 'Writing sample.pdf', row[7]])
  }
  events.sort((a, b) => Number(a[4]) - Number(b[4]))
  await insert(
    d1,
    'job_applications',
    [
      'id',
      'job_id',
      'applicant_name',
      'applicant_email',
      'assigned_partner_id',
      'status',
      'source',
      'applied_at',
    ].concat(['updated_at', 'status_changed_at', 'interview_date']),
    rows,
  )
  await insert(d1, 'application_events', ['application_id', 'kind', 'from_value', 'to_value', 'created_at'], events)
  return { applications: rows.length, events: events.length }
}
