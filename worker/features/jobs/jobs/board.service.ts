import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import type { BoardFilters, BoardSort } from '#contract/domain/board-filters.ts'
import { activeFilters, type FilterKey } from '#contract/domain/board-filters.ts'
import { isShortId } from '#worker/platform/short-id.ts'
import { experienceHint } from './experience-hints.ts'
import { areaNames, areaSlug } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import type { PracticeAreasRepo } from '#worker/features/jobs/practice-areas/practice-areas.repo.ts'
import { areaCloseness, relatedAreas } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { placeFit, placeNamed, type Place } from '#worker/reading/lexicon/places.ts'
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
  /** True when the words found something only in their wider sense. */
  isWide: boolean
}

/** Meaning of a search ("mergers and acquisitions"), and the search for its words themselves. */
export type SearchedFor = { meaning: string; exact: BoardFilters }

/**
 * Open jobs that match, one page of them.
 *
 * @param page.cursor As a page gave it; anything else starts at the beginning.
 * @param page.offset Jobs to skip, at most `countLimit`; without a cursor only.
 * @param page.limit 1 to 500.
 */
export async function listPublicJobs(
  deps: SearchBoardDeps,
  filters: BoardFilters,
  page: { cursor?: string | undefined; offset?: number | undefined; limit: number },
): Promise<PublicJobsPage> {
  const sort: BoardSort = filters.sort ?? 'recent'
  const cursor = readCursor(page.cursor, sort)
  const { found, isWide } = await foundJobs(deps, filters, { ...page, sort, cursor })
  const [first, last] = [found.jobs.at(0), found.jobs.at(-1)]
  const isBack = cursor?.isBack ?? false
  return {
    jobs: found.jobs.map(presentPublicJob),
    total: found.total,
    isMore: found.isMore,
    next: last && (isBack || found.hasMore) ? writeCursor(last, sort, false) : null,
    previous: first && cursor && (!isBack || found.hasMore) ? writeCursor(first, sort, true) : null,
    searchedFor: searchedForOf(filters, { isWide }),
    isWide,
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
  if (found.total > 0 || boardMatch(search) === boardMatch(wide)) return { found, isWide: false }
  const more = await deps.board.search(wide, page)
  return more.total > 0 ? { found: more, isWide: true } : { found, isWide: false }
}

/** "mergers and acquisitions in New York" for "M&A" in "NYC"; null where the words mean themselves. */
function searchedForOf(filters: BoardFilters, mode: ReadingMode = {}): SearchedFor | null {
  const { q, location } = filters
  const words = q === undefined ? null : readSearch(q, mode).meaning
  const place = location === undefined ? null : (readLocation(location, mode)?.means ?? null)
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

/** Jobs that are looked at for similar ones. */
const maxCompared = 24

/**
 * Up to `limit` other open jobs of the same practice area, or else of a related one. Of several, first those of the nearest
 * practice, then place, then level; the newest of equals.
 */
export async function similarJobs(deps: SearchBoardDeps, job: Job, limit = 3): Promise<PublicJob[]> {
  const same = await deps.board.inAreas(await areaNames(deps, job.practiceArea), job.id, maxCompared)
  const near = relatedAreas(job.practiceArea).flatMap(({ area, relation }) =>
    relation === 'sibling' ? [] : [area.toLowerCase(), areaSlug(area)],
  )
  const related = same.length < limit && near.length > 0 ? await deps.board.inAreas(near, job.id, maxCompared) : []
  const known = new Set(same.map(({ id }) => id))
  const place = placeNamed(job.location)
  return [...same, ...related.filter(({ id }) => !known.has(id))]
    .map((other) => ({ other, likeness: likenessOf(job, place, other) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ other }) => presentPublicJob(other))
}

function likenessOf(job: Job, place: Place | undefined, other: Job): number {
  const otherPlace = placeNamed(other.location)
  const fit = place && otherPlace ? placeFit(place, otherPlace) : 'none'
  const nearness = { same: 2, metro: 2, state: 1, region: 1, none: 0 }[fit]
  return (
    areaCloseness(job.practiceArea, other.practiceArea) * 10 + nearness + (job.seniority === other.seniority ? 1 : 0)
  )
}

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

/** The filters with their practice area as jobs may have stored it. */
export async function searchOf(
  deps: Pick<SearchBoardDeps, 'practiceAreas'>,
  { practiceArea, ...rest }: BoardFilters,
): Promise<BoardSearch> {
  return practiceArea === undefined ? rest : { ...rest, practiceAreas: await areaNames(deps, practiceArea) }
}

export { confidential } from '#contract/domain/firm-mask.ts'
export { presentPublicJob } from './jobs.present.ts'
