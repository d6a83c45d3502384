// @ts-check
// Every bench there is. A module has `run(bench)`: it measures and prints through the harness, which keeps what it prints.

/**
 * @typedef {object} Bench what a module is given
 * @property {number} scale 1 is the data of the promises
 * @property {number} seconds that each line is measured
 * @property {(options?: { inspect?: boolean }) => Promise<import('./harness/serve.mjs').Server>} serve the build over a copy of
 *   the world, with V8's inspector if asked for; it is stopped when the bench ends
 * @property {(server: import('./harness/serve.mjs').Server, email?: string) => Promise<string>} signIn the cookie of an
 *   account of the world, the demo's admin when none is named
 *
 * @typedef {{ about: string, module: string, needsNoServer?: boolean }} Entry `needsNoServer`: it doesn't need the build
 */

/** In the order in which they run. @type {Record<string, Entry>} */
export const benches = {
  start: { about: 'cold start and size of the Worker; build, migrations and type check', module: './areas/start.mjs' },
  site: { about: 'pages of the site: from the cache, freshly rendered, twelve searches', module: './areas/site.mjs' },
  board: { about: 'searches of the public board over 100,000 open jobs', module: './areas/board.mjs' },
  uncached: {
    about: 'processor time of public pages and answers that no cache holds',
    module: './areas/uncached.mjs',
  },
  apply: { about: 'applying with an upload, signing in', module: './areas/apply.mjs' },
  staff: { about: "each staff screen's calls over 100,000 applications", module: './areas/staff.mjs' },
  candidates: { about: 'lists of candidates, filtered, sorted and searched', module: './areas/candidates.mjs' },
  jobs: { about: 'Manage Jobs over 100,000 jobs', module: './areas/jobs.mjs' },
  changes: { about: 'changes of status, assignments, messages, a job saved', module: './areas/changes.mjs' },
  gate: {
    about: 'the check of a submission among 5,000 firms and 100,000 submissions',
    module: './areas/gate.mjs',
  },
  analytics: { about: 'analytics and the dashboard over 600,000 events', module: './areas/analytics.mjs' },
  intelligence: { about: 'match, parse, score, and the printed summary', module: './areas/intelligence.mjs' },
  'online-jobs': { about: 'searches of online jobs over 100,000 postings', module: './areas/online-jobs.mjs' },
  polling: { about: 'the bell of 1,000 signed-in users', module: './areas/polling.mjs' },
  edge: {
    about: 'pages and staff screens with D1, KV and R2 0, 40 and 150 ms away; outage; calls of crons and tasks',
    module: './areas/edge.mjs',
  },
  memory: { about: 'what the local server and the Worker hold in an hour of mixed load', module: './areas/memory.mjs' },
  cron: { about: 'ticks of the cron jobs', module: './areas/cron.mjs' },
  backup: {
    about: 'a backup of everything, the state wiped, and restored: seconds, rows, hashes',
    module: './areas/backup.mjs',
  },
  archive: {
    about: 'an archive of 20,000 people with 2,000 files: seconds, slices, calls and memory',
    module: './areas/archive.mjs',
  },
  imports: {
    about: 'imports of 50,000 people and of 50,000 jobs: seconds, queries, rows read and memory of each step',
    module: './areas/imports.mjs',
  },
  intake: {
    about: 'fifty résumés dropped in Intake: seconds and memory until all are read',
    module: './areas/intake.mjs',
  },
  'hostile-csv': {
    about: 'files that lie sent to an import: time, sentence and memory of each',
    module: './areas/hostile-csv.mjs',
  },
  growth: { about: 'rows read and time of each query at 1, 10 and 100 times the data', module: './areas/growth.mjs' },
  browser: { about: 'pages in Chromium on a throttled phone; the staff list in it', module: './areas/browser.mjs' },
  preload: {
    about: 'first visits of public pages 40 and 150 ms away, with and without preload',
    module: './areas/preload.mjs',
  },
  cost: { about: 'dollars from what the other benches measured', module: './areas/cost.mjs' },
  matching: { about: 'criteria to jobs: order beside plain BM25', module: './matching.mjs' },
  reading: {
    about: 'how right and how fast queries, postings and résumés are read',
    module: './reading.mjs',
    needsNoServer: true,
  },
  ablate: {
    about: 'example and worth of each rule of the readers that has changed',
    module: './ablate.mjs',
    needsNoServer: true,
  },
  postings: {
    about: 'how right titles and pages of postings are read, and which postings are one',
    module: './postings.mjs',
  },
  resumes: { about: 'what the rules read out of résumés and how they rank applications', module: './resumes.mjs' },
  people: {
    about: 'how right bios are read and people distinguished from other pages, over labeled sites',
    module: './people.mjs',
  },
  'person-search': { about: 'searches of 200,000 people on record', module: './person-search.mjs' },
  duplicates: {
    about: 'who of 1,000 arriving résumés is recognized as somebody on record, and who wrongly',
    module: './duplicates.mjs',
  },
  'people-index': { about: 'searches of the people index over 200,000 people', module: './people-index.mjs' },
  'people-firms': { about: 'a search over 20 firms with 2,000 bios, cold and warm', module: './people-firms.mjs' },
  'address-guard': {
    about: 'hostile sites over HTTP: time, sentence and memory of each',
    module: './address-guard.mjs',
  },
  sources: { about: 'a refresh of 394 simulated job sources with 40,000 postings', module: './sources.mjs' },
}
