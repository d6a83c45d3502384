import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import type { BoardFilters, BoardSort } from '#contract/domain/board-filters.ts'
import { activeFilters, type FilterKey } from '#contract/domain/board-filters.ts'
import { isShortId } from '#worker/platform/short-id.ts'
import { experienceHint } from './experience-hints.ts'
import { areaNames } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import type { PracticeAreasRepo } from '#worker/features/jobs/practice-areas/practice-areas.repo.ts'
import { readLocation, readSearch, type ReadingMode } from '#worker/reading/query/read-search.ts'
import { AppError, notFound } from '#worker/http/errors.ts'
import { readCursor, writeCursor } from './board-cursor.ts'
import { boardMatch, type BoardSearch } from './board-match.ts'
import type { BoardRepo } from './board.repo.ts'
import { presentPublicJob } from './jobs.present.ts'

import type { Job, JobsRepo } from './jobs.repo.ts'
import { isOpen, openJobByIdOrShortId } from './jobs.service.ts'

type SearchBoardDeps = { board: BoardRepo; practiceAreas: PracticeAreasRepo }

export type PublicJobsPage = {
  jobs: PublicJob[]
  /** Number of matches; when `isMore`, at least that many. */
  total: number
  isMore: boolean
  /** Cursors of the pages beside this one; null at either end. */
  next: string | null
  previous: string | null
  searchedFor: SearchedFor | null
}

/** Meaning of a search ("mergers and acquisitions"), and the search for its words themselves. */
export type SearchedFor = { meaning: string; exact: BoardFilters }

/**
 * Open jobs that match, one page of them.
 *
 * @param page.cursor As a page gave it; anything else starts at the beginning.
 * @param page.limit 1 to 500.
 */
export async function listPublicJobs(
  deps: SearchBoardDeps,
  filters: BoardFilters,
  page: { cursor?: string | undefined; limit: number },
): Promise<PublicJobsPage> {
  const sort: BoardSort = filters.sort ?? 'recent'
  const cursor = readCursor(page.cursor, sort)
  const { found, searchedFor } = await foundJobs(deps, filters, { sort, cursor, limit: page.limit })
  const [first, last] = [found.jobs.at(0), found.jobs.at(-1)]
  const isBack = cursor?.isBack ?? false
  return {
    jobs: found.jobs.map(presentPublicJob),
    total: found.total,
    isMore: found.isMore,
    next: last && (isBack || found.hasMore) ? writeCursor(last, sort, false) : null,
    previous: first && cursor && (!isBack || found.hasMore) ? writeCursor(first, sort, true) : null,
    searchedFor,
  }
}

/**
 * A page of matches. Words that find nothing are read again in their wider sense ("hedge funds" as investment funds), which
 * costs one more bounded search.
 */
async function foundJobs(deps: SearchBoardDeps, filters: BoardFilters, page: Parameters<BoardRepo['search']>[1]) {
  const search = await searchOf(deps, filters)
  const found = await deps.board.search(search, page)
  const wide = { ...search, isWide: true }
  if (found.total > 0 || boardMatch(search) === boardMatch(wide)) return { found, searchedFor: searchedForOf(filters) }
  const more = await deps.board.search(wide, page)
  return more.total > 0
    ? { found: more, searchedFor: searchedForOf(filters, wide) }
    : { found, searchedFor: searchedForOf(filters) }
}

/** "mergers and acquisitions in New York" for "M&A" in "NYC"; null where the words mean themselves. */
function searchedForOf(filters: BoardFilters, mode: ReadingMode = {}): SearchedFor | null {
  const { q, location } = filters
  const words = q === undefined ? null : readSearch(q, mode).meaning
  const place = location === undefined ? null : (readLocation(location, mode)?.meaning ?? null)
  if (words === null && place === null) return null
  const exact = {
    ...filters,
    ...(words !== null && { q: quoted(q ?? '') }),
    ...(place !== null && { location: quoted(location ?? '') }),
  }
  return { meaning: [words ?? q, place ?? location].filter(Boolean).join(' in '), exact }
}

const quoted = (text: string) => `"${text.replaceAll(/["“”]/g, '')}"`

/** For a search without a result: how many would match without each of its filters, the most helpful first, no zeros. */
export async function whatToDrop(
  deps: SearchBoardDeps,
  filters: BoardFilters,
): Promise<{ key: FilterKey; count: number }[]> {
  const active = activeFilters(filters)
  const counts = await deps.board.countEach(
    await Promise.all(active.map(({ without }) => searchOf(deps, without))),
    1000,
  )
  return active
    .map(({ key }, index) => ({ key, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/**
 * The open job at a public address.
 *
 * @throws AppError 404 job_not_found when there never was one; 410 job_closed when it is closed or deleted.
 */
export async function openPublicJob(deps: { jobs: Pick<JobsRepo, 'byShortId'> }, shortId: string): Promise<Job> {
  const job = isShortId(shortId) ? await deps.jobs.byShortId(shortId) : undefined
  if (!job) throw jobNotFound()
  if (!isOpen(job)) throw new AppError(410, 'job_closed', 'This position has been filled or closed.')
  return job
}

export const jobNotFound = () =>
  notFound('job_not_found', "The job you're looking for doesn't exist or has been removed.")

/** Up to `limit` other open jobs of the same practice area. */
export const similarJobs = async (deps: Pick<SearchBoardDeps, 'board'>, job: Job, limit = 3): Promise<PublicJob[]> =>
  (await deps.board.similar(job, limit)).map(presentPublicJob)

/**
 * Default of the application form's experience field for a job, and examples of what to write there.
 *
 * @throws AppError 404 job_not_found.
 */
export async function experienceFieldOf(
  deps: { jobs: Pick<JobsRepo, 'byId' | 'byShortId'> },
  key: string,
): Promise<{ experienceField: string; examples: string[] }> {
  const job = await openJobByIdOrShortId(deps, key)
  if (!job) throw jobNotFound()
  const { experienceField, examples } = experienceHint(job.practiceArea)
  return { experienceField, examples: [...examples] }
}

async function searchOf(
  deps: Pick<SearchBoardDeps, 'practiceAreas'>,
  { practiceArea, ...rest }: BoardFilters,
): Promise<BoardSearch> {
  return practiceArea === undefined ? rest : { ...rest, practiceAreas: await areaNames(deps, practiceArea) }
}

export { confidential } from '#contract/domain/firm-mask.ts'
export { presentPublicJob } from './jobs.present.ts'
