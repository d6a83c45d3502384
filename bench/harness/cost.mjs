// @ts-check
// Monthly cost: pure arithmetic over measured figures (requests, rows, processor time, bytes), bench/prices.json and
// bench/agencies.json, which holds the sizes and what isn't measured.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/process.mjs'

/**
 * @typedef {'requests' | 'cpuMs' | 'rowsRead' | 'rowsWritten' | 'd1GbMonth' | 'r2GbMonth' | 'r2Writes' | 'r2Reads' | 'kvReads' | 'kvWrites' | 'queueOperations' | 'browserHours' | 'mails' | 'logLines'} Meter
 * @typedef {Record<Meter, number>} Use what one of something uses
 * @typedef {{ asOf: string, plan: string, baseMonth: number, meters: Record<Meter, { unit: string, included: number, perMillion: number }> }} Prices
 * @typedef {Map<string, import('./results.mjs').Result>} Results
 * @typedef {{ views: number, searches: number, applications: number, staffHours: number, openJobs: number, people: number, firms: number, postings: number, alerts: number, years: number }} Agency by the month, and the size of the database
 */

/** @type {Use} */
const nothing = {
  requests: 0,
  cpuMs: 0,
  rowsRead: 0,
  rowsWritten: 0,
  d1GbMonth: 0,
  r2GbMonth: 0,
  r2Writes: 0,
  r2Reads: 0,
  kvReads: 0,
  kvWrites: 0,
  queueOperations: 0,
  browserHours: 0,
  mails: 0,
  logLines: 0,
}

/** Share of views that a cache answers: the pages of a board are the same for everybody and change when it does. */
const cachedShare = 0.9
/** Server calls of one recruiter's hour. */
export const recruiterHour = {
  bells: 120,
  lists: 40,
  names: 15,
  panels: 30,
  statuses: 10,
  messages: 6,
  matches: 4,
  dashboards: 2,
  pdfs: 1,
}
/** A message is written, read and deleted. */
const operationsOfMessage = 3

/** @param {Results} results @param {string} area @param {string} fact */
function measured(results, area, fact) {
  const found = /** @type {{ cpuMs?: number, rowsRead?: number, rowsWritten?: number } | undefined} */ (
    results.get(area)?.facts[fact]
  )
  if (!found || found.cpuMs === undefined) throw new Error(`"${fact}" is not measured: run the bench "${area}" first`)
  return { cpuMs: found.cpuMs, rowsRead: found.rowsRead ?? 0, rowsWritten: found.rowsWritten ?? 0 }
}

/** @param {Partial<Use>[]} parts @returns {Use} */
const sum = (...parts) => {
  const all = { ...nothing }
  for (const part of parts) for (const [key, value] of Object.entries(part)) all[/** @type {Meter} */ (key)] += value
  return all
}

/** @param {Partial<Use>} use @param {number} times @returns {Use} */
const times = (use, times) => sum(Object.fromEntries(Object.entries(use).map(([key, value]) => [key, value * times])))

/**
 * Resources that one view, search, application, sign-in and staff-hour uses.
 * @param {Results} results
 * @returns {Record<string, Use>}
 */
export function kinds(results) {
  const [cached, rendered] = [measured(results, 'site', 'cached'), measured(results, 'site', 'madeAnew')]
  const call = (/** @type {string} */ area, /** @type {string} */ fact) => ({
    requests: 1,
    kvReads: 1,
    ...measured(results, area, fact),
  })
  const flow = measured(results, 'apply', 'apply')
  const [score] = [measured(results, 'apply', 'scoring')]
  return {
    view: sum({ requests: 1 }, times(cached, cachedShare), times(rendered, 1 - cachedShare)),
    search: sum({ requests: 1 }, measured(results, 'site', 'search')),
    application: sum(
      // The page of the wizard, what it asks before it sends, and the three requests of sending.
      { requests: 6, r2Writes: 1, r2Reads: 3, queueOperations: 2 * operationsOfMessage },
      flow,
      score,
    ),
    'sign-in': sum({ requests: 2, kvWrites: 1 }, measured(results, 'apply', 'signIn')),
    'staff-hour': sum(
      times(call('staff', 'bell'), recruiterHour.bells),
      times(call('candidates', 'list'), recruiterHour.lists),
      times(call('candidates', 'nameSearch'), recruiterHour.names),
      times(call('staff', 'panel'), recruiterHour.panels),
      times(call('changes', 'viewed'), recruiterHour.panels),
      times(call('changes', 'status'), recruiterHour.statuses),
      times(call('changes', 'message'), recruiterHour.messages),
      times(call('intelligence', 'match'), recruiterHour.matches),
      times(call('analytics', 'dashboard'), recruiterHour.dashboards),
      times(call('intelligence', 'pdf'), recruiterHour.pdfs),
    ),
  }
}

/** Dollars for a thousand of something, at the price of what exceeds the plan. @param {Use} use @param {Prices} prices */
export function perThousand(use, { meters }) {
  let dollars = 0
  for (const [meter, amount] of Object.entries(use)) {
    dollars += (1000 * amount * meters[/** @type {Meter} */ (meter)].perMillion) / 1e6
  }
  return dollars
}

/** @type {{ agencies: Record<string, Agency>, assumptions: Record<string, { value: number, about: string }> }} */
const data = JSON.parse(readFileSync(join(root, 'bench/agencies.json'), 'utf8'))
export const { agencies, assumptions } = data

/** @param {string} name */
const assumed = (name) => {
  const found = assumptions[name]
  if (!found) throw new Error(`bench/agencies.json assumes no "${name}"`)
  return found.value
}

/** Ticks of a month: every five minutes, and hourly. */
const ticks = { '*/5 * * * *': 12 * 24 * 30, '17 * * * *': 24 * 30, '47 * * * *': 24 * 30 }
/** A posting of the index is read again four times a day; one in a hundred has changed, which writes it and its words. */
const reads = { aDay: 4, changed: 0.01, rowsOfChange: 6 }

/**
 * Bytes of a row of each table with its indexes and word lists, and of an application with all that hangs on it.
 * @param {Results} results
 */
export function weightsOf(results) {
  const weights = /** @type {Record<string, number>} */ (results.get('start')?.facts['bytesPerRow'] ?? {})
  const weight = (/** @type {string} */ table) => {
    const bytes = weights[table]
    if (bytes === undefined)
      throw new Error(`what a row of ${table} weighs is not measured: run the bench "start" first`)
    return bytes
  }
  const perApplication =
    weight('job_applications') +
    6 * weight('application_events') +
    3 * weight('candidate_messages') +
    weight('documents')
  return { weight, perApplication }
}

/**
 * A month of an agency by what causes it.
 * @param {Agency} agency
 * @param {Record<string, Use>} used
 * @param {Results} results
 * @returns {Record<string, Use>}
 */
export function partsOf(agency, used, results) {
  const { perApplication, weight } = weightsOf(results)
  const stored = agency.applications * 12 * agency.years
  const resume = Number(results.get('apply')?.facts['resumeBytes'] ?? 0)
  const database =
    stored * perApplication +
    agency.openJobs * weight('jobs') +
    agency.people * weight('people') +
    agency.postings * weight('online_jobs')
  const files = stored * resume * 2
  const pages = agency.firms * assumed('pagesPerFirm')
  const kind = (/** @type {string} */ name) => used[name] ?? nothing
  // Each request of the Worker writes one line; pages from memory are summed up, which is left out here.
  const logged = (/** @type {Use} */ use) => sum(use, { logLines: use.requests })
  return {
    'views of the site': logged(times(kind('view'), agency.views)),
    searches: logged(times(kind('search'), agency.searches)),
    applications: logged(times(kind('application'), agency.applications)),
    'staff hours': logged(
      sum(times(kind('sign-in'), agency.staffHours / 8), times(kind('staff-hour'), agency.staffHours)),
    ),
    crons: logged(
      sum(
        ...Object.entries(ticks).flatMap(([cron, count]) =>
          // Results from before a job got an expression of its own have it in another one.
          results.get('cron')?.facts[cron] ? [times({ requests: 1, ...measured(results, 'cron', cron) }, count)] : [],
        ),
      ),
    ),
    'online postings': sum({
      rowsWritten: agency.postings * reads.aDay * 30 * reads.changed * reads.rowsOfChange,
      rowsRead: agency.postings * reads.aDay * 30 * 2,
    }),
    'reading firms': sum({
      cpuMs: pages * assumed('cpuMsPerPage'),
      rowsRead: pages * assumed('rowsReadPerPage'),
      rowsWritten: pages * assumed('rowsWrittenPerPage'),
      queueOperations: (pages / assumed('pagesPerSlice')) * operationsOfMessage,
      browserHours: (pages * assumed('browserShare') * assumed('browserSeconds')) / 3600,
    }),
    email: sum({
      mails: agency.applications * assumed('mailsPerApplication') + agency.alerts,
      queueOperations: agency.alerts * operationsOfMessage,
      rowsWritten: agency.alerts * 8,
    }),
    'stored data': sum({ d1GbMonth: database / 1e9, r2GbMonth: files / 1e9 }),
    backups: sum({
      r2GbMonth: ((database + files) / 1e9) * assumed('backupShare'),
      r2Writes: 30 * assumed('backupWritesADay') * (1 + agency.applications / 30 / 1000),
      rowsRead: (agency.applications * 12 * agency.years * 11 + agency.people + agency.postings + agency.openJobs) * 30,
    }),
  }
}

/**
 * Dollars that a month costs more when one cause doubles, the largest first.
 * @param {Agency} agency
 * @param {Record<string, Use>} used
 * @param {Results} results
 * @param {Prices} prices
 */
export function sensitivity(agency, used, results, prices) {
  const parts = partsOf(agency, used, results)
  const base = priceOf(sum(...Object.values(parts)), prices)
  return Object.entries(parts)
    .map(([cause, use]) => ({ cause, more: priceOf(sum(...Object.values(parts), use), prices) - base }))
    .sort((a, b) => b.more - a.more)
}

/** @param {Use} all @param {Prices} prices */
const priceOf = (all, { meters }) =>
  Object.entries(meters).reduce(
    (dollars, [meter, { included, perMillion }]) =>
      dollars + (Math.max(0, all[/** @type {Meter} */ (meter)] - included) * perMillion) / 1e6,
    0,
  )

/**
 * A month of an agency, line by line.
 * @param {Agency} agency
 * @param {Record<string, Use>} used
 * @param {Results} results
 * @param {Prices} prices
 */
export function bill(agency, used, results, prices) {
  const all = sum(...Object.values(partsOf(agency, used, results)))
  const lines = Object.entries(prices.meters).map(([meter, { unit, included, perMillion }]) => {
    const amount = all[/** @type {Meter} */ (meter)]
    return { unit, amount, included, cost: (Math.max(0, amount - included) * perMillion) / 1e6 }
  })
  const total = prices.baseMonth + lines.reduce((dollars, { cost }) => dollars + cost, 0)
  return { lines: [...lines, { unit: 'the plan', amount: 1, included: 0, cost: prices.baseMonth }], total }
}
