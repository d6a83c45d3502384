// @ts-check
// Analytics and the dashboard over 100,000 applications and 600,000 events: how long each question takes and how many rows
// it reads. Times are of the whole way from Node through D1 and back.
import { withLocalState } from '../scripts/local-state.mjs'
import { counting, timed } from './database.mjs'
import { percentiles, printTable, stateWith } from './data.mjs'
import { seedApplications } from './many-applications.mjs'

/** @typedef {import('@cloudflare/workers-types').D1Database} D1Database */
/** @typedef {{ beginRecount: () => Promise<void>, recount: (limit: number) => Promise<boolean> }} Repo */
/** @typedef {{ from?: string, to?: string, partnerId?: number }} Query */
/** @typedef {{ funnel: { reached: number }[] }} Analytics */
/** @typedef {{ newApplications: number, interviews: { count: number }, stale: { count: number } }} Dashboard */

const applications = 100_000
const now = new Date('2026-11-20T17:00:00Z')
const runs = 60

// Named at run time: the types of the Worker's world are not those of Node's.
const load = (/** @type {string} */ path) => import(new URL(`../worker/${path}`, import.meta.url).href)

/** The services over a database, as the Worker puts them together. */
async function services() {
  const { openDatabase } = await load('db/client.ts')
  const { analyticsRepo } = await load('features/analytics/analytics.repo.ts')
  const { readAnalytics } = await load('features/analytics/analytics.service.ts')
  const { applicationListRepo } = await load('features/applications/application-list.repo.ts')
  const { applicationDueRepo } = await load('features/applications/application-due.repo.ts')
  const { managedJobsRepo } = await load('features/jobs/managed-jobs.repo.ts')
  const { savedListsRepo } = await load('features/saved-lists/saved-lists.repo.ts')
  const { readDashboard } = await load('features/dashboard/dashboard.service.ts')
  const depsOf = (/** @type {D1Database} */ d1) => {
    const db = openDatabase(d1)
    return {
      analytics: analyticsRepo(db),
      applicationList: applicationListRepo(db),
      applicationDue: applicationDueRepo(db),
      managedJobs: managedJobsRepo(db),
      savedLists: savedListsRepo(db),
      now: () => now,
    }
  }
  return {
    /** @type {(d1: D1Database) => Repo} */
    repo: (d1) => depsOf(d1).analytics,
    /** @type {(d1: D1Database, query: Query) => Promise<Analytics>} */
    analytics: (d1, query) => readAnalytics(depsOf(d1), query),
    /** @type {(d1: D1Database, actor: { id: number, role: string }) => Promise<Dashboard>} */
    dashboard: (d1, actor) => readDashboard(depsOf(d1), { ...actor, status: 'active' }),
  }
}

/** Puts the events in without their trigger, then counts everything anew, as after a repair. @param {D1Database} d1 */
async function fill(d1) {
  const name = 'application_histories_event'
  const trigger = await d1.prepare('select sql from sqlite_master where name = ?').bind(name).first('sql')
  await d1.prepare(`drop trigger ${name}`).run()
  await seedApplications(d1, { applications, now: now.getTime() })
  await d1.prepare(String(trigger)).run()
  const repo = (await services()).repo(d1)
  const began = performance.now()
  await repo.beginRecount()
  while (await repo.recount(500));
  console.log(`Counted every history anew in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

export async function run() {
  const sources = ['bench/many-applications.mjs', 'bench/database.mjs']
  const state = await stateWith('analytics', sources, ({ db }) => fill(db))
  await withLocalState(state, async ({ db: d1 }) => {
    const { analytics, dashboard } = await services()
    const watched = counting(d1)
    /** @type {(string | number)[][]} */
    const rows = []
    /** @type {<T>(name: string, ask: (d1: D1Database) => Promise<T>, said: (answer: T) => string) => Promise<void>} */
    const measure = async (name, ask, said) => {
      watched.rowsRead()
      const answer = await ask(watched.d1)
      const read = watched.rowsRead()
      const { p50, p95 } = percentiles(await timed(runs, () => ask(d1)))
      rows.push([name, said(answer), p50.toFixed(1), p95.toFixed(1), read])
    }
    /** @type {[string, Query][]} */
    const questions = [
      ['analytics, the last 90 days', {}],
      ['analytics, a year', { from: '2025-11-21', to: '2026-11-20' }],
      ['analytics, everything since 2020', { from: '2020-01-15', to: '2026-11-20' }],
      ['analytics, a year of one partner', { from: '2025-11-21', to: '2026-11-20', partnerId: 7 }],
    ]
    for (const [name, query] of questions) {
      const said = (/** @type {Analytics} */ { funnel }) => `${funnel[0]?.reached} in, ${funnel.at(-1)?.reached} hired`
      await measure(name, (db) => analytics(db, query), said)
    }
    for (const actor of [
      { id: 1, role: 'admin' },
      { id: 7, role: 'partner' },
    ]) {
      const said = (/** @type {Dashboard} */ { newApplications, stale }) =>
        `${newApplications} new, ${stale.count} stale`
      await measure(`dashboard, ${actor.role}`, (db) => dashboard(db, actor), said)
    }
    printTable(['question', 'answer', 'p50 ms', 'p95 ms', 'rows read'], rows)
  })
}
