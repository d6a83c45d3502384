import { and, eq, isNull, like } from 'drizzle-orm'
import { openDatabase, type Database } from '#worker/db/client.ts'
import type { JobPlatformName } from '#contract/domain/job-platforms.ts'
import { onlineSearchCriteria } from '#contract/domain/online-search.ts'
import { jobPlatforms } from '#worker/features/sourcing/job-sources/platforms/registry.ts'
import { jobSourcesRepo } from '#worker/features/sourcing/job-sources/job-sources.repo.ts'
import { ensureShippedSources } from '#worker/features/sourcing/job-sources/job-sources.service.ts'
import { laneOf } from '#worker/features/sourcing/job-sources/lane.ts'
import { postingIndexRepo } from '#worker/features/sourcing/job-sources/posting-index.repo.ts'
import { jobSources, onlineJobs } from '#worker/features/sourcing/job-sources/job-sources.table.ts'
import { onlineSearchRepo } from '#worker/features/sourcing/online-jobs/online-search.repo.ts'
import { readSource, type ReadSourceDeps } from '#worker/features/sourcing/job-sources/read-source.service.ts'
import { notificationsRepo } from '#worker/features/identity/notifications/notifications.repo.ts'
import { savedJobLists } from '#worker/features/sourcing/saved-lists/saved-lists.table.ts'
import { savedSearchesRepo } from '#worker/features/sourcing/saved-searches/saved-searches.repo.ts'
import { runSavedSearch } from '#worker/features/sourcing/saved-searches/saved-searches.service.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { admins, partners } from '#worker/demo/seed/accounts.ts'

/** A demo firm's list of openings, and what its site answers on a day. */
type DemoSite = {
  name: string
  adapter: string
  locator: string
  answer: (address: string, when: { now: Date; daysBack: number }) => { type: string; body: string } | undefined
}

/** The index was first filled so long ago: what came since is new to the demo's saved searches. Days. */
const firstReadDays = 9
const hourMs = 3600_000
const dayMs = 24 * hourMs

/**
 * Puts the openings of the demo firms into the index, by reading their sites as the Worker does, once as they were nine
 * days ago and once as they are; with a scheduled search for each demo account, and a list that waits for review.
 * A firm at another address than at the last start is read again, one that was removed stays removed, anything else is left alone.
 */
export async function seedOnlineJobs(given: { db: D1Database; now: Date; sites: readonly DemoSite[] }): Promise<void> {
  const { now, sites } = given
  const db = openDatabase(given.db)
  const sources = jobSourcesRepo(db)
  await ensureShippedSources({ jobSources: sources, now: () => now })
  const isFirst = (await db.select({ id: jobSources.id }).from(jobSources).where(isDemo).limit(1)).length === 0
  const placed: { id: number; site: DemoSite }[] = []
  for (const site of sites) {
    const id = await place(db, site, now)
    if (id !== undefined) placed.push({ id, site })
  }
  const readAll = async (at: Date, daysBack: number) => {
    for (const { id, site } of placed) {
      const source = await sources.byId(id)
      if (source) await readSource(readerOf(db, site, at, daysBack), source, { readId: 'demo', detailMs: hourMs })
    }
  }
  await readAll(new Date(now.getTime() - firstReadDays * dayMs), firstReadDays)
  if (isFirst) await saveList(db, now)
  const searches = isFirst ? await saveSearches(db, now) : []
  await readAll(new Date(now.getTime() - hourMs), 0)
  // A search of online jobs asks for nothing else of what other kinds need.
  const runner = runnerOf(db, now) as unknown as Parameters<typeof runSavedSearch>[0]
  for (const search of searches) await runSavedSearch(runner, search)
}

const isDemo = like(jobSources.locator, 'http://127.0.0.1:%')

/** Where a firm's source is, when it has to be read: new, or moved. */
async function place(db: Database, { name, adapter, locator }: DemoSite, now: Date): Promise<number | undefined> {
  const [known] = await db
    .select()
    .from(jobSources)
    .where(and(isDemo, eq(jobSources.name, name)))
  if (known?.locator === locator || known?.deletedAt) return undefined
  const lane = laneOf(jobPlatforms[adapter as JobPlatformName].listUrl(locator) ?? locator)
  if (known) {
    await db.batch([
      db.delete(onlineJobs).where(eq(onlineJobs.sourceId, known.id)),
      db
        .update(jobSources)
        .set({ locator, lane, etag: null, lastModified: null, nextReadAt: now })
        .where(eq(jobSources.id, known.id)),
    ])
    return known.id
  }
  const source = { name, adapter, locator, lane, kind: 'employer' as const, needsKey: false, isEnabled: true }
  return (await jobSourcesRepo(db).add(source, now))?.id
}

/** Deps for reading a source as of `daysBack` days ago, with the demo site's answers instead of the network. */
function readerOf(db: Database, site: DemoSite, now: Date, daysBack: number): ReadSourceDeps {
  const read = async (url: string) => {
    const found = site.answer(url, { now, daysBack })
    if (!found) throw new PageError('gone', 'The site says that this page does not exist (404).', { status: 404 })
    return {
      url,
      isUnchanged: false,
      contentType: found.type,
      etag: undefined,
      lastModified: undefined,
      header: () => null,
      text: found.body,
    }
  }
  const politeFetch = Object.assign(read, { waitFor: async () => {}, sitemaps: async () => [] })
  const browserPages = { html: async (url: string) => (await read(url)).text, close: async () => {} }
  return {
    now: () => now,
    budget: { isSpent: () => false },
    log: () => {},
    // None of these platforms has a key.
    config: {} as ReadSourceDeps['config'],
    politeFetch,
    browserPages: browserPages as unknown as ReadSourceDeps['browserPages'],
    jobSources: jobSourcesRepo(db),
    postingIndex: postingIndexRepo(db),
  }
}

const runnerOf = (db: Database, now: Date) => ({
  onlineSearch: onlineSearchRepo(db),
  savedSearches: savedSearchesRepo(db),
  notifications: notificationsRepo(db),
  now: () => now,
  config: { READ_SOURCES: false },
})

/** Searches that were saved a week ago and ran last this morning; each with the run that is due. */
async function saveSearches(db: Database, now: Date): Promise<{ id: number; dueAt: Date }[]> {
  const { savedSearches, onlineSearch } = runnerOf(db, now)
  const mark = await onlineSearch.lastIdAt(now)
  const wanted = [
    {
      userId: admins[0]?.id,
      name: 'Any attorney in Texas or California',
      every: 'weekly',
      criteria: { location: 'Texas or California' },
    },
    {
      userId: partners[0]?.id,
      name: 'Associates in New York',
      every: 'daily',
      criteria: { location: 'New York, NY', jobTitle: 'Associate' },
    },
    { userId: partners[0]?.id, name: 'Remote positions', every: 'weekly', criteria: { location: 'Remote' } },
  ] as const
  const due: { id: number; dueAt: Date }[] = []
  for (const { userId = 1, name, every, criteria } of wanted) {
    const row = await savedSearches.add(
      {
        userId,
        kind: 'online_jobs',
        name,
        every,
        criteria: JSON.stringify(onlineSearchCriteria.parse(criteria)),
        mark,
        lastTotal: 0,
      },
      now,
      new Date(now.getTime() - 7 * dayMs),
      50,
    )
    if (row?.nextRunAt) due.push({ id: row.id, dueAt: row.nextRunAt })
  }
  return due
}

/** A partner's list of what was found then; one of its postings has gone since. */
async function saveList(db: Database, now: Date): Promise<void> {
  const rows = await db
    .select({ job: onlineJobs, source: jobSources.name })
    .from(onlineJobs)
    .innerJoin(jobSources, eq(jobSources.id, onlineJobs.sourceId))
    .where(and(isDemo, eq(onlineJobs.isShown, true), isNull(onlineJobs.goneAt)))
    .orderBy(onlineJobs.id)
  // The sixth that was open then is filled by now.
  const ofFirm = rows.filter(({ job }) => job.firm === rows[0]?.job.firm)
  const chosen = [...ofFirm.slice(0, 2), ...ofFirm.slice(5, 6)]
  const createdAt = new Date(now.getTime() - (firstReadDays - 1) * dayMs)
  await db.insert(savedJobLists).values({
    candidateName: 'Ottavia Brandt',
    submittedBy: partners[0]?.id ?? 1,
    jobData: JSON.stringify(
      chosen.map(({ job, source }) => ({
        title: job.title,
        url: job.url,
        source: [job.firm, job.place, source === job.firm ? '' : source].filter(Boolean).join(' · '),
        snippet: job.snippet,
      })),
    ),
    status: 'pending',
    createdAt,
    updatedAt: createdAt,
  })
}
