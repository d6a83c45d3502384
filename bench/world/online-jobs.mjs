// @ts-check
import { areas, cities, day, inserter } from './rows.mjs'

const sources = 394
/** Postings are asked by their age in days: they are as old as the week in which they are made, not as the rest. */
const now = Math.floor(Date.now() / day) * day
const later = now + 3650 * day
const levels = [
  ['Associate', 'associate'],
  ['Senior Associate', 'senior-associate'],
  ['Counsel', 'counsel'],
  ['Attorney', 'attorney'],
  ['Partner', 'partner'],
  ['Staff Attorney', 'staff-attorney'],
]

/** @template T @param {readonly T[]} list @param {number} n @returns {T} */
const pick = (list, n) => /** @type {T} */ (list[n % list.length])

/**
 * Sources, all read, and their open postings.
 * @param {import('./rows.mjs').Database} db
 * @param {number} postings
 */
export function addOnlineJobs(db, postings) {
  const first = Number(db.prepare('SELECT coalesce(max(id), 0) AS id FROM job_sources').get()?.['id']) + 1
  const addSource = inserter(
    db,
    'job_sources',
    'id name adapter locator lane health proved_at last_read_at last_success_at next_read_at postings'.split(' '),
  )
  for (let n = 0; n < sources; n++) {
    // Read last in ten years: never stale, so that no search goes out to a platform for boards that are made up.
    const read = [now, later, later, later]
    addSource([first + n, `Source ${n + 1}`, 'greenhouse', `bench${n + 1}`, `lane${n}`, 'ok', ...read, 250])
  }
  addSource.done()
  const add = inserter(
    db,
    'online_jobs',
    'source_id external_id url url_key dedup_key title firm place city state is_remote salary_min salary_max snippet kind practice_area additional_areas seniority posted_at content_hash first_seen_at last_seen_at'.split(
      ' ',
    ),
  )
  for (let n = 1; n <= postings; n++) {
    const [level, seniority] = /** @type {[string, string]} */ (pick(levels, n * 7))
    const area = pick(areas, Math.floor(n / 3) * 11)
    const [city, state] = pick(cities, Math.floor(n / 7))
    const pay = n % 3 === 0 ? 120_000 + (n % 40) * 5_000 : null
    const posted = now - (n % 90) * day
    add([
      first + (n % sources),
      `p${n}`,
      `https://firm${n % 900}.example/jobs/${n}`,
      `firm${n % 900}.example/jobs/${n}`,
      `bench${n}`,
      `${level}, ${area}`,
      `Firm ${n % 900} LLP`,
      state ? `${city}, ${state}` : 'London, England',
      city,
      state,
      n % 17 === 0 ? 1 : 0,
      pay,
      pay === null ? null : pay + 60_000,
      `Advise clients of the firm in ${area} matters and draft documents. Number ${n}.`,
      'attorney',
      area,
      '[]',
      seniority,
      posted,
      `h${n}`,
      posted,
      now,
    ])
  }
  add.done()
}
