import { z } from 'zod'
import type { ManagedJobFilters } from '#contract/api/jobs/jobs.ts'
import { managedJobSorts, type ManagedJobSort } from '#contract/domain/managed-jobs.ts'
import { badCursor, decodeCursor, encodeCursor } from '#worker/db/cursor.ts'
import { page, type Page } from '#worker/db/page.ts'
import { areaNames } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import type { PracticeAreasRepo } from '#worker/features/jobs/practice-areas/practice-areas.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { readSearch, searchMeaning } from '#worker/reading/query/read-search.ts'
import { notFound } from '#worker/http/errors.ts'
import type { ListedJob, ManagedJobsRepo, PlacedJob, WalkedSort } from './managed-jobs.repo.ts'
import { managedMatch, type ManagedSearch } from './managed-match.ts'
import { seesClosedJobs, seesConfidentialFirms } from './jobs.policy.ts'
import { maskedFor } from './jobs.present.ts'
import type { Job, JobsRepo } from './jobs.repo.ts'
import { isOpen } from './jobs.service.ts'
import { relevanceOf } from './relevance.ts'

type PageOfJobsDeps = { managedJobs: ManagedJobsRepo; practiceAreas: PracticeAreasRepo }

export type JobTotalsDeps = { managedJobs: Pick<ManagedJobsRepo, 'totals'> }

/** Numbers of open jobs and of closed jobs that are not deleted, from stored counts. */
export const jobTotals = (deps: JobTotalsDeps): Promise<{ open: number; closed: number }> => deps.managedJobs.totals()

export type PageInput = ManagedJobFilters & { sort: ManagedJobSort; cursor?: string | undefined; limit: number }

export type JobsPage = Page<WithApplicants<ListedJob>> & {
  total: number
  isTotalCapped: boolean
  isOrderPartial: boolean
  /** Meaning of the words; null if they are searched for literally. */
  searchedFor: string | null
  counts: { open: number; closed: number; all: number }
}

export type WithApplicants<T> = T & { applicants: number }

/**
 * Matches of a filter are counted up to here, and put in order so many newest ones at a time where no index holds the
 * order: a screen reads a bounded number of rows.
 */
export const matchWindow = 120

const whole = z.number().int().min(-1).max(Number.MAX_SAFE_INTEGER)
const place = z.object({
  /** Order that the cursor belongs to. */
  sort: z.enum(managedJobSorts),
  /** The last row's id, and its sort key where the order has one. */
  id: whole.optional(),
  key: z.union([whole, z.string().max(400)]).optional(),
  /** Upper bound of the ids in the current window of matches. */
  below: whole.optional(),
})
type Place = z.output<typeof place>

type ManagedJobsPage = Page<number> & {
  isOrderPartial: boolean
  /** Number of matches, where reading the page already revealed it. */
  seen?: number | undefined
}

/**
 * One page of jobs for staff, with the firm of confidential ones for those who may know it. Partners change nothing of it, and for them only open
 * jobs exist: drafts and closed ones are neither listed nor counted.
 *
 * @throws AppError 400 bad_cursor.
 */
export async function pageOfJobs(deps: PageOfJobsDeps, actor: Actor, input: PageInput): Promise<JobsPage> {
  const at = decodeCursor(place, input.cursor)
  if (at && at.sort !== input.sort) throw badCursor()
  const { practiceArea, sort: _sort, cursor: _cursor, limit: _limit, ...rest } = input
  if (!seesClosedJobs(actor) && input.status === 'closed') return noJobs(await seenTotals(deps, actor))
  const search: ManagedSearch = {
    ...rest,
    status: seesClosedJobs(actor) ? input.status : 'open',
    isNamedOnly: !seesConfidentialFirms(actor) || undefined,
    practiceAreas: practiceArea === undefined ? undefined : await areaNames(deps, practiceArea),
  }
  const isWhole = !isNarrowed(search)
  const [{ found, searched }, totals] = await Promise.all([findAny(deps, search, input, at), seenTotals(deps, actor)])
  // A search that reaches far is looked up once: what the page saw to its end need not be counted.
  const counted = isWhole ? undefined : (found.seen ?? (await deps.managedJobs.count(searched, matchWindow + 1)))
  const counts = { ...totals, all: totals.open + totals.closed }
  return {
    items: await rowsOf(deps, actor, found.items),
    total: counted === undefined ? counts[search.status] : Math.min(counted, matchWindow),
    isTotalCapped: counted !== undefined && counted > matchWindow,
    isOrderPartial: found.isOrderPartial,
    searchedFor: searched.q === undefined ? null : readSearch(searched.q, searched).meaning,
    counts,
    nextCursor: found.nextCursor,
  }
}

/** Finds a page of jobs. Words that find nothing are read again in their wider sense ("hedge funds" as investment funds). */
async function findAny(deps: PageOfJobsDeps, search: ManagedSearch, input: PageInput, at: Place | undefined) {
  const found = await find(deps, search, input, at)
  const searched = { ...search, isWide: true }
  if (found.items.length > 0 || managedMatch(search) === managedMatch(searched)) return { found, searched: search }
  // The last rows of an earlier page may have gone meanwhile.
  if (at && (await deps.managedJobs.count(search, 1)) > 0) return { found, searched: search }
  const more = await find(deps, searched, input, at)
  return more.items.length > 0 ? { found: more, searched } : { found, searched: search }
}

const noJobs = (totals: { open: number; closed: number }): JobsPage => ({
  items: [],
  total: 0,
  isTotalCapped: false,
  isOrderPartial: false,
  searchedFor: null,
  counts: { ...totals, all: totals.open + totals.closed },
  nextCursor: null,
})

/** Numbers of jobs that the actor may see. */
async function seenTotals(deps: JobTotalsDeps, actor: Actor): Promise<{ open: number; closed: number }> {
  const totals = await deps.managedJobs.totals()
  return seesClosedJobs(actor) ? totals : { open: totals.open, closed: 0 }
}

/** True when anything but the status narrows the list. */
const isNarrowed = ({
  status: _status,
  isNamedOnly: _isNamedOnly,
  isWide: _isWide,
  ...filters
}: ManagedSearch): boolean => Object.values(filters).some((value) => value !== undefined)

async function find(
  deps: PageOfJobsDeps,
  search: ManagedSearch,
  input: PageInput,
  at: Place | undefined,
): Promise<ManagedJobsPage> {
  const { sort, limit } = input
  if (sort === 'recent' || sort === 'oldest' || (sort === 'relevance' && search.q === undefined)) {
    const ids = await deps.managedJobs.ids(search, { after: at?.id, isRising: sort === 'oldest', limit: limit + 1 })
    return {
      ...page(ids, limit, (id) => ({ sort, id })),
      isOrderPartial: false,
      seen: at === undefined && ids.length <= limit ? ids.length : undefined,
    }
  }
  if (sort !== 'relevance' && !isNarrowed(search) && search.status !== 'closed')
    return walk(deps, search, { sort, limit }, at)
  return ordered(deps, search, input, at)
}

async function walk(
  deps: PageOfJobsDeps,
  { status }: ManagedSearch,
  { sort, limit }: { sort: WalkedSort; limit: number },
  at: Place | undefined,
): Promise<ManagedJobsPage> {
  const after = at?.id === undefined || at.key === undefined ? undefined : { id: at.id, key: at.key }
  const rows = await deps.managedJobs.walk(sort, { isOpen: status === 'open', after, limit: limit + 1 })
  const { items, nextCursor } = page(rows, limit, ({ id, key }) => ({ sort, id, key }))
  return { items: items.map(({ id }) => id), nextCursor, isOrderPartial: false }
}

/** Sorts the newest matches, then the next newest, one window at a time. */
async function ordered(
  deps: PageOfJobsDeps,
  search: ManagedSearch,
  { sort, limit }: PageInput,
  at: Place | undefined,
): Promise<ManagedJobsPage> {
  const matches = await deps.managedJobs.newestWithKeys(search, { below: at?.below, limit: matchWindow + 1 })
  const isMore = matches.length > matchWindow
  const compare = sort === 'title' ? rising : falling
  const rows = matches
    .slice(0, matchWindow)
    .map((job): PlacedJob => {
      if (sort === 'title') return { id: job.id, key: job.titleKey }
      return {
        id: job.id,
        key: sort === 'salary' ? job.salaryHighKey : relevanceOf(job, searchMeaning(search.q ?? '')),
      }
    })
    .sort(compare)
  const from = at?.id === undefined || at.key === undefined ? undefined : { id: at.id, key: at.key }
  const rest = from ? rows.filter((row) => compare(row, from) > 0) : rows
  const { items, nextCursor } = page(rest, limit, ({ id, key }) => ({ sort, id, key, below: at?.below }))
  const nextWindow = isMore ? encodeCursor({ sort, below: matches[matchWindow - 1]?.id }) : null
  return {
    items: items.map(({ id }) => id),
    nextCursor: nextCursor ?? nextWindow,
    isOrderPartial: isMore || at?.below !== undefined,
    seen: at?.below === undefined ? matches.length : undefined,
  }
}

function rising(a: PlacedJob, b: PlacedJob): number {
  if (a.key === b.key) return a.id - b.id
  return a.key < b.key ? -1 : 1
}
const falling = (a: PlacedJob, b: PlacedJob) => rising(b, a)

async function rowsOf(
  deps: PageOfJobsDeps,
  actor: Actor,
  ids: readonly number[],
): Promise<WithApplicants<ListedJob>[]> {
  const [jobs, applicants] = await Promise.all([
    deps.managedJobs.listed(ids),
    deps.managedJobs.applicants(ids, ofPartner(actor)),
  ])
  const byId = new Map(jobs.map((job) => [job.id, job]))
  return ids.flatMap((id) => {
    const job = byId.get(id)
    return job ? [{ ...maskedFor(actor, job), applicants: applicants.get(id) ?? 0 }] : []
  })
}

/** Whose candidates a person counts: a partner their own, an admin all. */
const ofPartner = (actor: Actor): number | undefined => (actor.role === 'admin' ? undefined : actor.id)

/**
 * The plain list: whole jobs, newest first; for a partner the open ones.
 *
 * @throws AppError 400 bad_cursor.
 */
export async function plainListOfJobs(
  deps: PageOfJobsDeps,
  actor: Actor,
  input: { cursor?: string | undefined; limit: number },
): Promise<Page<WithApplicants<Job>> & { total: number }> {
  const at = decodeCursor(place, input.cursor)
  if (at && at.sort !== 'recent') throw badCursor()
  const [ids, totals] = await Promise.all([
    deps.managedJobs.ids(
      { status: seesClosedJobs(actor) ? 'all' : 'open' },
      { after: at?.id, isRising: false, limit: input.limit + 1 },
    ),
    seenTotals(deps, actor),
  ])
  const { items: shown, nextCursor } = page(ids, input.limit, (id) => ({ sort: 'recent', id }))
  const [jobs, applicants] = await Promise.all([
    deps.managedJobs.whole(shown),
    deps.managedJobs.applicants(shown, ofPartner(actor)),
  ])
  return {
    items: jobs.map((job) => ({ ...maskedFor(actor, job), applicants: applicants.get(job.id) ?? 0 })),
    total: totals.open + totals.closed,
    nextCursor,
  }
}

/** The whole jobs of a page's rows, in their order. One that was deleted meanwhile is left out. */
export async function wholeJobs(
  { managedJobs }: Pick<PageOfJobsDeps, 'managedJobs'>,
  actor: Actor,
  rows: readonly WithApplicants<ListedJob>[],
): Promise<WithApplicants<Job>[]> {
  const found = await managedJobs.whole(rows.map(({ id }) => id))
  const byId = new Map(found.map((job) => [job.id, job]))
  return rows.flatMap(({ id, applicants }) => {
    const job = byId.get(id)
    return job ? [{ ...maskedFor(actor, job), applicants }] : []
  })
}

/** @throws AppError 404 job_not_found, also for a deleted job, and for one that isn't open to a partner. */
export async function staffJobById(
  deps: { jobs: Pick<JobsRepo, 'byId'>; managedJobs: Pick<ManagedJobsRepo, 'applicants'> },
  actor: Actor,
  id: number,
): Promise<WithApplicants<Job>> {
  const [job, applicants] = await Promise.all([deps.jobs.byId(id), deps.managedJobs.applicants([id], ofPartner(actor))])
  if (!job || !(seesClosedJobs(actor) || isOpen(job))) throw noSuchJob()
  return { ...maskedFor(actor, job), applicants: applicants.get(id) ?? 0 }
}

export const noSuchJob = () => notFound('job_not_found', 'This job doesn’t exist or has been deleted.')
