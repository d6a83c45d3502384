// @ts-check
import { agencies, kinds, weightsOf } from './cost.mjs'
import { markdown } from './markdown.mjs'

/** Where D1 ends, and where one should have begun to act. Bytes. */
const [limit, signal] = [10e9, 7e9]
/** A month's work falls into 21 days of eight hours; the busiest hour has three times the average. */
const busySeconds = 21 * 8 * 3600
const peak = 3

/**
 * Capacity of one database, the time in which the largest agency fills it, and the load of its one thread.
 * @param {Map<string, import('./results.mjs').Result>} results
 * @returns {string} markdown
 */
export function capacityOf(results) {
  const { weight, perApplication } = weightsOf(results)
  const used = kinds(results)
  const rows = /** @type {const} */ ([
    ['an application with six events, three messages and a document', perApplication],
    ['an open job, in five word lists', weight('jobs')],
    ['an online posting', weight('online_jobs')],
    ['a person of the index', weight('people')],
    ['a notification', weight('notifications')],
  ])
  const million = (/** @type {number} */ count) => `${(count / 1e6).toFixed(1)} million`
  const tables = [
    markdown(
      ['what', 'bytes', 'fit into 7 GB (the signal)', 'fit into 10 GB (the end)'],
      rows.map(([what, bytes]) => [what, bytes.toFixed(0), million(signal / bytes), million(limit / bytes)]),
    ),
  ]
  /** @type {(string | number)[][]} */
  const lines = []
  for (const [name, agency] of Object.entries(agencies)) {
    const standing =
      agency.openJobs * weight('jobs') + agency.people * weight('people') + agency.postings * weight('online_jobs')
    const months = (signal - standing) / (agency.applications * perApplication)
    const work = {
      view: agency.views / (30 * 86_400),
      search: agency.searches / (30 * 86_400),
      application: agency.applications / busySeconds,
      'staff-hour': agency.staffHours / busySeconds,
    }
    const busy = Object.entries(work).reduce(
      (sum, [kind, rate]) => sum + (rate * peak * (used[kind]?.cpuMs ?? 0)) / 1000,
      0,
    )
    lines.push([name, (standing / 1e9).toFixed(2), (months / 12).toFixed(1), `${(100 * busy).toFixed(1)} %`])
  }
  tables.push(
    markdown(
      ['agency', 'GB of jobs, people and postings', 'years of applications until 7 GB', 'one processor, busiest hour'],
      lines,
    ),
    'Agencies are those of "Cost". The last column is processor time of Worker and database together at three times the average of working hours: what of it is D1 is less.',
  )
  return tables.join('\n\n')
}
