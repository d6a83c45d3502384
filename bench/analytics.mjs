// @ts-check
// Analytics and the dashboard over 100,000 applications and 600,000 events: how long each question takes and how many
// rows it reads.
// `node bench/analytics.mjs [applications]`. Times are of the whole way from Node through D1 and back.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '../scripts/process.mjs'
import { counting, timed, withEmptyDatabase } from './database.mjs'
import { seedApplications } from './many-applications.mjs'

/** @typedef {import('@cloudflare/workers-types').D1Database} D1Database */
/** @typedef {{ beginRecount: () => Promise<void>, recount: (limit: number) => Promise<boolean> }} Repo */
/** @typedef {{ from?: string, to?: string, partnerId?: number }} Query */
/** @typedef {{ funnel: { reached: number }[] }} Answer */

const now = new Date('2026-11-20T17:00:00Z')

// Named at run time: the types of the Worker's world are not those of Node's.
const load = (/** @type {string} */ path) => import(new URL(`../worker/${path}`, import.meta.url).href)

await main(async () => {
  const { openDatabase } = await load('db/client.ts')
  const { analyticsRepo } = await load('features/analytics/analytics.repo.ts')
  const { readAnalytics } = await load('features/analytics/analytics.service.ts')
  const { applicationListRepo } = await load('features/applications/application-list.repo.ts')
  const { applicationDueRepo } = await load('features/applications/application-due.repo.ts')
  const { managedJobsRepo } = await load('features/jobs/managed-jobs.repo.ts')
  const { savedListsRepo } = await load('features/saved-lists/saved-lists.repo.ts')
  const { readDashboard } = await load('features/dashboard/dashboard.service.ts')
  /** @param {D1Database} d1 @param {{ id: number, role: string }} actor */
  const dashboard = (d1, actor) => {
    const db = openDatabase(d1)
    const deps = {
      applicationList: applicationListRepo(db),
      applicationDue: applicationDueRepo(db),
      managedJobs: managedJobsRepo(db),
      savedLists: savedListsRepo(db),
      now: () => now,
    }
    return readDashboard(deps, { ...actor, status: 'active' })
  }
  /** @type {(d1: D1Database) => Repo} */
  const repoOf = (d1) => analyticsRepo(openDatabase(d1))
  /** @type {(analytics: Repo, query: Query) => Promise<Answer>} */
  const ask = (analytics, query) => readAnalytics({ analytics, now: () => now }, query)

  const applications = Number(process.argv[2] ?? 100_000)
  await withEmptyDatabase(join(tmpdir(), 'placet-bench-analytics'), async (d1) => {
    // The events go in without their trigger; then everything is counted anew, as after a repair.
    const name = 'application_histories_event'
    const trigger = await d1.prepare('select sql from sqlite_master where name = ?').bind(name).first('sql')
    await d1.prepare(`drop trigger ${name}`).run()
    const put = clock()
    const seeded = await seedApplications(d1, { applications, now: now.getTime() })
    console.log(`${seeded.applications} applications and ${seeded.events} events put in: ${put()}`)
    await d1.prepare(String(trigger)).run()

    const repo = repoOf(d1)
    const counted = clock()
    await repo.beginRecount()
    console.log(`roll-ups emptied, ages counted: ${counted()}`)
    while (await repo.recount(500));
    console.log(`every history counted anew: ${counted()}`)

    const event = d1.prepare(
      "insert into application_events (application_id, kind, from_value, to_value, created_at) values (?, 'status', 'new', 'offered', ?)",
    )
    const change = await timed(300, (n) => event.bind(1 + ((n * 331) % applications), now.getTime()).run())
    console.log(`one status event with its roll-ups: ${times(change)}`)

    const watched = counting(d1)
    const watchedRepo = repoOf(watched.d1)
    /** @type {[string, Query][]} */
    const questions = [
      ['the last 90 days', {}],
      ['a year', { from: '2025-11-21', to: '2026-11-20' }],
      ['everything since 2020', { from: '2020-01-15', to: '2026-11-20' }],
      ['a year of one partner', { from: '2025-11-21', to: '2026-11-20', partnerId: 7 }],
    ]
    for (const [question, query] of questions) {
      watched.rowsRead()
      const { funnel } = await ask(watchedRepo, query)
      const rows = watched.rowsRead()
      const took = await timed(100, () => ask(repo, query))
      const found = `${funnel[0]?.reached} applications, ${funnel.at(-1)?.reached} hired`
      console.log(`${question} (${found}): ${times(took)}, ${rows} rows read`)
    }
    for (const actor of [
      { id: 1, role: 'admin' },
      { id: 7, role: 'partner' },
    ]) {
      watched.rowsRead()
      const { newApplications, stale, interviews } = await dashboard(watched.d1, actor)
      const rows = watched.rowsRead()
      const took = await timed(100, () => dashboard(d1, actor))
      const found = `${newApplications} new, ${interviews.count} interviews, ${stale.count} stale`
      console.log(`dashboard of a ${actor.role} (${found}): ${times(took)}, ${rows} rows read`)
    }
  })
})

function clock() {
  const began = performance.now()
  return () => `${((performance.now() - began) / 1000).toFixed(1)} s`
}

/** @param {{ p50: number, p95: number }} took */
function times({ p50, p95 }) {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
}
