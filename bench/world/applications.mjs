// @ts-check
import { areas, cities, day, firstNames, inserter, lastNames, randomFrom, worldEnd } from './rows.mjs'

/** @typedef {import('@cloudflare/workers-types').D1Database} D1Database */

const pipeline = [
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
const documentTypes = ['resume', 'cover_letter', 'writing_sample', 'transcript']

/**
 * Applications of two years with six events, three messages and a document each, and the notifications of their staff:
 * everybody walks some way along the pipeline, a third are rejected, and one in six of these is reopened and moves on.
 * @param {import('./rows.mjs').Database} db with jobs
 * @param {{ count: number, staff: readonly number[] }} options
 */
export function addApplications(db, { count, staff }) {
  const random = randomFrom(20_260_704)
  const jobs = db
    .prepare('SELECT id FROM jobs ORDER BY id')
    .all()
    .map(({ id }) => Number(id))
  const first = Number(db.prepare('SELECT coalesce(max(id), 0) AS id FROM job_applications').get()?.['id']) + 1
  const add = inserter(
    db,
    'job_applications',
    `id job_id applicant_name applicant_email phone_number jd_year years_experience experience_field
    primary_practice_area location expected_salary last_job_title last_firm_name firm_preference match_score match_summary
    match_reasons assigned_partner_id status source interview_date applied_at updated_at status_changed_at`.split(
      /\s+/,
    ),
  )
  /** @type {unknown[][]} */
  const events = []
  /** @type {number[]} */
  const appliedAts = []
  for (let n = 0; n < count; n++) {
    const id = first + n
    const appliedAt = worldEnd - Math.floor(((count - n) / count) * 730 * day) - random.below(3600_000)
    appliedAts.push(appliedAt)
    const { status, at } = journey(random, id, appliedAt, events)
    const area = random.pick(areas)
    const years = 1 + random.below(25)
    const [city, state] = random.pick(cities)
    const score = random.next() < 0.2 ? null : 20 + random.below(80)
    const row = (/** @type {number} */ job) => [
      id,
      job,
      `${random.pick(firstNames)} ${random.pick(lastNames)}`,
      // Every tenth applicant has applied before.
      `person${n % 10 === 9 ? random.below(n) : n}@bench.example`,
      '(212) 555-0100',
      2026 - years,
      years,
      area,
      area,
      state ? `${city}, ${state}` : city,
      150_000 + random.below(40) * 5_000,
      'Senior Associate',
      `Firm ${random.below(900)} LLP`,
      'big_firm',
      score,
      score === null ? null : 'Close to what the job asks for.',
      '["✓ Same practice area","✓ Years fit","⚠ Another city"]',
      random.next() < 0.3 ? null : random.pick(staff),
      status,
      random.pick(sources),
      status === 'scheduled_interview' ? at + random.below(20) * day : null,
      appliedAt,
      at,
      at,
    ]
    // A tenth of all applications go to ten busy jobs. Somebody who applied to the same job before applies to another.
    while (!add(row((random.next() < 0.1 ? jobs[random.below(10)] : random.pick(jobs)) ?? 1)));
  }
  add.done()
  // As reviews.writes.ts would have it, if nobody had opened any.
  db.exec(`INSERT INTO application_unread (user_id, application_id) SELECT u.id, a.id FROM job_applications a CROSS JOIN users u
    WHERE a.id >= ${first} AND (u.role = 'admin' AND u.status = 'active' AND u.deleted_at IS NULL OR u.id = a.assigned_partner_id)`)
  // Other events than moves, up to six for each.
  for (let n = 0; events.length < count * 6; n++) {
    events.push([first + (n % count), 'document_added', null, 'Writing sample.pdf', appliedAts[n % count]])
  }
  addEvents(db, events)
  addTalk(db, { count, staff, first, appliedAts })
}

/**
 * Where one application gets to, and when; each move is an event.
 * @param {ReturnType<typeof randomFrom>} random
 * @param {number} id
 * @param {number} appliedAt
 * @param {unknown[][]} events gets its rows
 */
function journey(random, id, appliedAt, events) {
  let status = 'new'
  let at = appliedAt
  events.push([id, 'applied', null, 'new', appliedAt])
  const move = (/** @type {string} */ next) => {
    const later = at + 3600_000 + random.below(6 * day)
    if (later > worldEnd) return false
    at = later
    events.push([id, 'status', status, next, at])
    status = next
    return true
  }
  let step = 0
  const walk = (/** @type {number} */ upTo) => {
    while (step < upTo && move(pipeline[step] ?? 'hired')) step++
  }
  walk(random.below(10))
  if (step < pipeline.length && random.next() < 0.33 && move(random.pick(rejections)) && random.next() < 0.17) {
    step = Math.max(0, step - 1)
    walk(step + 1 + random.below(4))
  }
  return { status, at }
}

/** @param {import('./rows.mjs').Database} db @param {unknown[][]} events */
function addEvents(db, events) {
  events.sort((a, b) => Number(a[4]) - Number(b[4]))
  const add = inserter(db, 'application_events', ['application_id', 'kind', 'from_value', 'to_value', 'created_at'])
  for (const event of events) add(event)
  add.done()
}

/** @param {import('./rows.mjs').Database} db @param {{ count: number, staff: readonly number[], first: number, appliedAts: readonly number[] }} about */
function addTalk(db, { count, staff, first, appliedAts }) {
  const random = randomFrom(20_260_705)
  const addMessage = inserter(db, 'candidate_messages', [
    'application_id',
    'sender_id',
    'message',
    'created_at',
    'updated_at',
  ])
  for (let n = 0; n < count * 3; n++) {
    const at = (appliedAts[n % count] ?? worldEnd) + day + n
    const text = `Called about the ${random.pick(areas)} position; asks for the firm's parental leave and will send a writing sample by Friday.`
    addMessage([first + (n % count), random.pick(staff), text, at, at])
  }
  addMessage.done()
  const addDocument = inserter(
    db,
    'documents',
    'application_id filename original_name key document_type file_size mime_type uploaded_at'.split(' '),
  )
  for (let n = 0; n < count; n++) {
    const name = `${first + n}_${n}.pdf`
    const type = documentTypes[n % documentTypes.length]
    addDocument([first + n, name, 'Resume.pdf', `documents/${name}`, type, 84_000, 'application/pdf', appliedAts[n]])
  }
  addDocument.done()
  const users = db
    .prepare("SELECT id FROM users WHERE email LIKE 'bench-%'")
    .all()
    .map(({ id }) => Number(id))
  const addNotice = inserter(
    db,
    'notifications',
    'user_id type title message application_id is_read created_at updated_at'.split(' '),
  )
  for (let n = 0; n < users.length * 20; n++) {
    const at = worldEnd - n * 60_000
    const about = first + random.below(count)
    addNotice([
      users[n % users.length],
      'message',
      'New message',
      'Somebody wrote about a candidate.',
      about,
      n % 5 === 0 ? 0 : 1,
      at,
      at,
    ])
  }
  addNotice.done()
}

/** Folds all applications and jobs into the roll-ups of analytics. @param {D1Database} d1 */
export async function foldAnalytics(d1) {
  const load = (/** @type {string} */ path) => import(new URL(`../../worker/${path}`, import.meta.url).href)
  const { openDatabase } = await load('db/client.ts')
  const { analyticsFoldRepo } = await load('features/insight/analytics/analytics-fold.repo.ts')
  const { foldChanges } = await load('features/insight/analytics/analytics-fold.service.ts')
  while (!(await foldChanges({ analyticsFold: analyticsFoldRepo(openDatabase(d1)) }, 100)));
}
