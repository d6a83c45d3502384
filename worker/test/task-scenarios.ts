import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { backupRuns } from '#worker/features/insight/backups/backups.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { intakeItems } from '#worker/features/candidates/intake/intake.table.ts'
import { jobAlerts } from '#worker/features/jobs/job-alerts/job-alerts.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { peopleSearchQueries } from '#worker/features/sourcing/people-search/searches/people-searches.table.ts'
import { peopleSearchResults } from '#worker/features/sourcing/people-search/results/people-results.table.ts'
import { peopleRunEnded } from '#worker/features/sourcing/people-search/runs/people-runs.service.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { reviewItems, reviewRooms } from '#worker/features/clients/review-rooms/review-rooms.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { savedSearches } from '#worker/features/sourcing/saved-searches/saved-searches.table.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { ImportState } from '#contract/domain/imports.ts'
import { archives } from '#worker/features/workspace/archives/archives.table.ts'
import { importRows } from '#worker/features/workspace/imports/imports.table.ts'
import { addImport } from './access-fixtures.ts'
import { addUser, call, signedIn, testDeps } from './api.ts'
import { addApplication, addJob } from './applications.ts'
import { consentPageLink } from './pages.ts'
import { reviewPageLink } from './review-rooms.ts'
import { addPostings, addSource } from './online-jobs.ts'

/** Records that a task needs, and its payload. Made at a moment, which is "now" for the run. */
export type TaskScenario = {
  prepare: (now: Date) => Promise<unknown>
  /**
   * For tasks that read other people's sites, whose failure is written into the record, with a sentence and a way to try
   * again: a query that finds records that say neither.
   */
  hanging?: string
}

const first = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('a scenario was not stored')
  return row
}
const text = 'Ann Lee\nAssociate, Cooley LLP, 2019 - Present\nJ.D., Yale Law School, 2019\nAdmitted in New York'

/** A résumé whose file is there, of an application or of nobody yet. */
export async function storedResume(applicationId: number | null, now: Date): Promise<string> {
  const { db, ids } = testDeps()
  const id = ids.secretId()
  const bytes = wordFile(text)
  await env.FILES.put(`resumes/${id}`, bytes)
  await db.insert(resumes).values({
    id,
    originalName: 'cv.doc',
    mimeType: mimeTypes.doc,
    fileSize: bytes.byteLength,
    storedAt: now,
    createdAt: now,
    applicationId,
    claimedAt: applicationId === null ? null : now,
  })
  return id
}

/** A room of a recruiter with an answer that is due to be mailed. */
async function answeredRoom(now: Date): Promise<{ id: string }> {
  const { db } = testDeps()
  const { id: createdBy } = await addUser()
  const { id, itemId } = await reviewPageLink()
  const before = new Date(now.getTime() - 300_000)
  await db.update(reviewItems).set({ answer: 'hold', answeredAt: before }).where(eq(reviewItems.id, itemId))
  await db.update(reviewRooms).set({ createdBy, digestDueAt: before }).where(eq(reviewRooms.id, id))
  return { id }
}

let firms = 0
/** A firm with a site of its own, so that its people are nobody else's. */
/** An import in the middle of a step, with one row. */
async function importOf(state: ImportState, row: Partial<typeof importRows.$inferInsert> = {}): Promise<number> {
  const { db, now } = testDeps()
  const { id } = await addImport(state, now())
  await db
    .update(importRows)
    .set({ verdict: null, record: null, ...(row.verdict ? { record: '{"name":"Ann Lee"}' } : {}), ...row })
    .where(eq(importRows.importId, id))
  return id
}

async function addFirm(now: Date, kind: 'firm' | 'drawn' = 'firm'): Promise<{ id: number; site: string }> {
  const host = `${kind}${++firms}.example`
  const site = `https://www.${host}`
  const row = await testDeps().peopleSources.add({ name: `Firm ${firms} LLP`, site, host, isEnabled: true }, now)
  return { id: row?.id ?? 0, site }
}

/** One firm's site and one job board, for every task that reads. */
export const twoSites: Transport = async (address) => {
  const { hostname, pathname, origin: site } = new URL(address)
  if (pathname === '/robots.txt') return new Response('', { status: 404 })
  if (hostname.endsWith('greenhouse.io')) {
    const posting = (id: number, title: string) => ({
      id,
      title,
      absolute_url: `https://boards.greenhouse.io/x/jobs/${id}`,
      location: { name: 'Boston, MA' },
      content: 'Pay: $200,000 - $250,000 a year',
    })
    return Response.json({ jobs: [posting(1, 'Tax Associate'), posting(2, 'Litigation Counsel')] })
  }
  if (hostname.includes('drawn')) {
    const shell =
      '<html><head><title>Firm</title><script src="/app.js"></script></head><body><div id="root"></div></body></html>'
    return pathname.includes('.')
      ? new Response('', { status: 404 })
      : new Response(shell, { headers: { 'Content-Type': 'text/html' } })
  }
  if (pathname === '/sitemap.xml') {
    const entries = ['/people/amy-wu', '/people/ben-carter'].map((path) => `<url><loc>${site}${path}</loc></url>`)
    const headers = { 'Content-Type': 'application/xml' }
    return new Response(`<?xml version="1.0"?><urlset>${entries.join('')}</urlset>`, { headers })
  }
  const name = { '/people/amy-wu': 'Amy Wu', '/people/ben-carter': 'Ben Carter' }[pathname]
  if (!name) return new Response('', { status: 404 })
  const page = `<html><head><title>${name}</title></head><body><main><h1>${name}</h1><p class="position">Partner</p>
    <a href="/offices/boston">Boston</a><h2>Practices</h2><ul><li>Tax</li></ul></main></body></html>`
  return new Response(page, { headers: { 'Content-Type': 'text/html' } })
}

let n = 0

/** One for every task of the registry; the test fails where one is missing. */
export const taskScenarios: Record<string, TaskScenario> = {
  'analytics.fold': {
    async prepare() {
      await addApplication()
      return {}
    },
  },
  'read.job-lane': {
    hanging: 'select 1 from job_sources where last_read_at is null',
    async prepare(now) {
      const lane = `lane-of-faults-${++n}`
      await addSource({ lane, locator: `board-of-faults-${n}`, nextReadAt: new Date(now.getTime() - 1000) })
      return { lane }
    },
  },
  'run.saved-search': {
    async prepare(now) {
      const as = await signedIn('partner')
      const source = await addSource()
      const body = { kind: 'online_jobs', name: 'Tax', every: 'daily', criteria: { practiceArea: 'Tax' } }
      const yesterday = new Date(now.getTime() - 26 * 3600_000)
      const made = await call('POST', '/api/saved-searches', { as, body, deps: { now: () => yesterday } })
      const { id, nextRunAt } = await made.json<{ id: number; nextRunAt: string }>()
      await addPostings(source, [{ title: 'Senior Tax Counsel' }], new Date(now.getTime() - 1000))
      return { id, dueAt: new Date(nextRunAt).getTime() }
    },
  },
  [peopleRunEnded.name]: {
    async prepare(now) {
      const { user } = await signedIn('partner')
      const { db } = testDeps()
      const saved = {
        userId: user.id,
        kind: 'people',
        name: 'Tax',
        criteria: '{"location":"Boston","keywords":"tax"}',
        every: 'daily',
      } as const
      const { id: savedSearchId } = first(await db.insert(savedSearches).values(saved).returning())
      const run = { location: 'Boston', keywords: 'tax', searchQuery: 'tax Boston', status: 'completed' } as const
      const query = { ...run, createdBy: user.id, savedSearchId, createdAt: now }
      return { queryId: first(await db.insert(peopleSearchQueries).values(query).returning()).id }
    },
  },
  'people-search.run': {
    async prepare(now) {
      const as = await signedIn('partner')
      await addFirm(now)
      const body = { location: 'Boston', keywords: 'tax' }
      const made = await call('POST', '/api/people-search', { as, body, deps: { now: () => now } })
      return { queryId: (await made.json<{ id: number }>()).id }
    },
  },
  'read.people-firm': {
    hanging: 'select 1 from people_sources where read_id is not null',
    prepare: async (now) => ({ sourceId: (await addFirm(now)).id }),
  },
  'read.people-profiles': {
    hanging: "select 1 from people_search_results where scraping_status in ('pending', 'scraping')",
    async prepare(now) {
      const { id: sourceId, site } = await addFirm(now)
      const { db, peopleResults } = testDeps()
      const asked = { location: 'Boston', keywords: 'tax', searchQuery: 'tax Boston', status: 'completed' } as const
      const { id: queryId } = first(await db.insert(peopleSearchQueries).values(asked).returning())
      const profileUrl = `${site}/people/amy-wu`
      const urlKey = profileUrl.replace('https://', '')
      const person = { sourceId, name: 'Amy Wu', nameKey: 'amy wu', firm: 'A firm', profileUrl, urlKey }
      const { id: personId } = first(await db.insert(people).values(person).returning())
      await db.insert(peopleSearchResults).values({ queryId, personId, name: 'Amy Wu', profileUrl, urlKey })
      const results = await peopleResults.askProfiles(queryId, { limit: 100, resultIds: undefined }, now)
      return { resultIds: results.map(({ id }) => id) }
    },
  },
  'backup.slice': {
    async prepare(now) {
      const { db, ids } = testDeps()
      await db.delete(backupRuns)
      const runId = ids.secretId()
      await db.insert(backupRuns).values({ id: runId, kind: 'backup', startedAt: now, updatedAt: now })
      return { runId, step: 0 }
    },
  },
  'archive.slice': {
    async prepare(now) {
      const { db, ids } = testDeps()
      await db.delete(archives)
      const archiveId = ids.secretId()
      await db.insert(archives).values({ id: archiveId, total: 1, startedAt: now, updatedAt: now })
      return { archiveId, step: 0 }
    },
  },
  'archive.sweep': {
    async prepare() {
      await env.FILES.put(`archives/gone-${++n}/0-a-0`, 'PK')
      return {}
    },
  },
  'mails.send': {
    async prepare(now) {
      const id = testDeps().ids.secretId()
      const mail = { id, kind: 'digest', toAddress: 'ann@example.com', subject: 'News', text: 'News.', html: 'News.' }
      await testDeps()
        .db.insert(mails)
        .values({ ...mail, createdAt: now })
      return { mailId: id }
    },
  },
  'auth.forgotten_password': {
    async prepare() {
      const { user } = await signedIn()
      return { userId: user.id, key: testDeps().ids.secretId() }
    },
  },
  'review_rooms.digest': { prepare: answeredRoom },
  'consents.remind': { prepare: async () => ({ id: (await consentPageLink()).id }) },
  'alerts.run': {
    async prepare(now) {
      const due = new Date(now.getTime() - 1000)
      await addJob({ practiceArea: 'Tax' })
      const { id } = first(
        await testDeps()
          .db.insert(jobAlerts)
          .values({
            id: testDeps().ids.secretId(),
            email: `ann${++n}@example.com`,
            query: 'practiceArea=tax',
            every: 'daily',
            confirmedAt: due,
            nextRunAt: due,
          })
          .returning(),
      )
      return { alertId: id, due: due.getTime() }
    },
  },
  'rights.files': {
    async prepare() {
      const keys = [`resumes/gone-${++n}`, `documents/gone-${n}.pdf`]
      for (const key of keys) await env.FILES.put(key, '%PDF-1.7\n')
      return { keys }
    },
  },
  'imports.check': {
    prepare: async () => ({ id: await importOf('checking') }),
  },
  'imports.run': {
    prepare: async () => ({ id: await importOf('running', { verdict: 'new' }) }),
  },
  'imports.undo': {
    prepare: async () => ({ id: await importOf('undoing', { verdict: 'new', result: 'added', version: 1 }) }),
  },
  'firms.link': {
    async prepare() {
      const { id } = await addJob({ firmName: `Linked ${++n}` })
      await testDeps()
        .db.insert(clientSubmissions)
        .values({
          applicationId: (await addApplication({ jobId: id })).id,
          companyName: `Client ${n}`,
        })
      return {}
    },
  },
  'candidates.link': {
    async prepare() {
      await addApplication({ applicantEmail: `linked${++n}@example.com` })
      return {}
    },
  },
  'file.read-intake': {
    async prepare(now) {
      const resumeId = await storedResume(null, now)
      const { id: ownerId } = await addUser()
      await testDeps().db.update(resumes).set({ isFromStaff: true }).where(eq(resumes.id, resumeId))
      await testDeps().db.insert(intakeItems).values({ ownerId, resumeId, origin: 'drop', createdAt: now })
      return { resumeId }
    },
  },
  'file.read-imported': {
    async prepare(now) {
      const resumeId = await storedResume(null, now)
      const { db } = testDeps()
      await db.update(resumes).set({ isFromStaff: true }).where(eq(resumes.id, resumeId))
      const person = { name: 'Ann Lee', isPerson: true, resumeId }
      const { id: targetId } = first(await db.insert(candidates).values(person).returning())
      await importOf('done', { verdict: 'new', result: 'added', version: 1, targetId, resumeId })
      return { resumeId }
    },
  },
  'file.read-resume': {
    prepare: async (now) => ({ resumeId: await storedResume((await addApplication()).id, now) }),
  },
  'applications.score': {
    prepare: async () => ({ applicationId: (await addApplication({ primaryPracticeArea: 'Corporate' })).id }),
  },
  'applications.rescore': {
    async prepare() {
      const { jobId } = await addApplication({ primaryPracticeArea: 'Corporate' })
      await addApplication({ jobId })
      return { jobId, after: 0 }
    },
  },
  'analysis.write': {
    async prepare() {
      const { id } = await addApplication({ primaryPracticeArea: 'Corporate' })
      const as = await signedIn('admin')
      await call('POST', `/api/applications/${id}/analysis`, { as })
      return { applicationId: id }
    },
  },
}

/** Other ways that a task can go, by their title. */
export const moreScenarios: Record<string, TaskScenario & { task: string }> = {
  'read.people-firm, of a site that scripts draw': {
    task: 'read.people-firm',
    hanging: 'select 1 from people_sources where read_id is not null',
    prepare: async (now) => ({ sourceId: (await addFirm(now, 'drawn')).id }),
  },
}
