import { z } from 'zod'
import { applicationSorts, type ApplicationSort } from '#contract/domain/candidate-view.ts'
import { maxJobChoices } from '#contract/api/candidates/applications.ts'
import { ftsQuery, trigramQuery } from '#worker/reading/query/search-text.ts'
import { applicationStatuses, candidateGroups, statusesOfFilter, type StatusSet } from '#contract/domain/statuses.ts'
import { badCursor, decodeCursor, encodeCursor } from '#worker/db/cursor.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import type { ApplicationDueRepo, DueSearch } from './application-due.repo.ts'
import { dueOf, dueRows, type DueInput } from './application-due.service.ts'
import type { ApplicationListRepo, Candidate, JobChoice } from './application-list.repo.ts'
import { compareBy, type After, type ListFilter, type ApplicationPlace } from './application-walks.ts'
import { maySeePartner, seenPartnerId } from './applications.policy.ts'
import type { ApplicationsRepo, FullApplication, ListedApplication, Viewer } from './applications.repo.ts'
import { applicationsMatch, foldForSearch, searchLine } from '#worker/reading/lexicon/search-fold.ts'

type ApplicationListDeps = {
  applicationList: ApplicationListRepo
  applicationDue: ApplicationDueRepo
  applications: Pick<ApplicationsRepo, 'listed' | 'whole' | 'toReview'>
}

export type PageInput = DueInput & {
  q?: string | undefined
  status?: string | undefined
  jobId?: number | undefined
  partnerId?: number | undefined
  assigned?: 'yes' | undefined
  unread?: 'true' | undefined
  sort: ApplicationSort
  cursor?: string | undefined
  limit: number
}

export type Page<T> = {
  items: T[]
  total: number
  isTotalCapped: boolean
  counts: Record<string, number>
  toReview: number
  nextCursor: string | null
}

/**
 * Matches that a search looks at for one page, the newest first. Two rows are read for each, so that a screen reads
 * less than a thousand rows. A page may be empty although more follow; the screen then asks for the next one.
 */
export const searchWindow = 250

const whole = z.number().int().min(-1).max(Number.MAX_SAFE_INTEGER)
const place = z.object({
  /** The order it was made for. */
  s: z.enum(applicationSorts),
  /** The last row's key, id and status. */
  k: z.union([whole, z.string().max(250)]).optional(),
  i: whole.optional(),
  t: z.string().max(40).optional(),
  /** A search: its window starts below this id, and so many rows were counted so far. */
  w: whole.optional(),
  n: whole.optional(),
})
type Place = z.output<typeof place>

export const viewerOf = (actor: Actor): Viewer => ({ userId: actor.id, partnerId: seenPartnerId(actor) })

/**
 * One page of Candidate Management: of all applications for an admin, of their own for a partner. Someone else's
 * `partnerId` gives a partner nothing. Totals and counts come from stored counts. For a search with more than 250
 * matches, the total counts only those looked at so far (`isTotalCapped`), rows are sorted within 250 at a time, and a
 * page can be shorter than asked for although more follow.
 *
 * @throws AppError 400 bad_cursor.
 */
export async function pageOfApplications(
  deps: ApplicationListDeps,
  actor: Actor,
  input: PageInput,
): Promise<Page<ListedApplication>> {
  const at = decodeCursor(place, input.cursor)
  if (at && at.s !== input.sort) throw badCursor()
  const own = seenPartnerId(actor)
  if (own !== undefined && input.partnerId !== undefined && input.partnerId !== own) {
    const toReview = await deps.applications.toReview(actor.id)
    return { items: [], total: 0, isTotalCapped: false, counts: countsByFilter(new Map()), toReview, nextCursor: null }
  }
  const filter: ListFilter = {
    partnerId: own ?? input.partnerId,
    jobId: input.jobId,
    statuses: !input.status || input.status === 'all' ? undefined : statusesOfFilter(input.status),
    isAssigned: input.assigned === 'yes',
  }
  const due = dueOf(actor, input)
  const q = searchLine(input.q ?? '')
  const unreadBy = input.unread === undefined ? undefined : actor.id
  const rowsOf = () => {
    if (due) return toDo(deps, { due, filter, search: searchOf(q, filter) }, input, at)
    if (q === '' && unreadBy === undefined) return browse(deps, filter, input, at)
    return search(deps, filter, { ...input, q, unreadBy }, at)
  }
  const [byStatus, toReview, found] = await Promise.all([
    deps.applicationList.countsByStatus(filter),
    deps.applications.toReview(actor.id),
    rowsOf(),
  ])
  const isAllUnread = q === '' && unreadBy !== undefined && !narrows({ ...filter, partnerId: input.partnerId })
  const items = await deps.applications.listed(
    viewerOf(actor),
    found.rows.map(({ id }) => id),
  )
  return {
    items,
    total: isAllUnread ? toReview : (found.total ?? totalOf(byStatus, filter.statuses)),
    isTotalCapped: found.isTotalCapped && !isAllUnread,
    counts: countsByFilter(byStatus),
    toReview,
    nextCursor: found.next ? encodeCursor(found.next) : null,
  }
}

const narrows = ({ partnerId, jobId, statuses, isAssigned }: ListFilter) =>
  isAssigned === true || partnerId !== undefined || jobId !== undefined || statuses !== undefined

type ApplicationListPage = {
  rows: ApplicationPlace[]
  next: Place | undefined
  total: number | undefined
  isTotalCapped: boolean
}

async function browse(
  deps: ApplicationListDeps,
  filter: ListFilter,
  { sort, limit }: PageInput,
  at?: Place,
): Promise<ApplicationListPage> {
  const after = afterOf(at)
  // One row more than asked for shows whether there is a next page.
  const rows = await deps.applicationList.page(filter, sort, after, limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    rows: shown,
    next: last && { s: sort, k: last.key, i: last.id, t: last.status },
    total: undefined,
    isTotalCapped: false,
  }
}

/** A page of a list of applications that need attention, in its own order. */
async function toDo(
  deps: ApplicationListDeps,
  reading: Parameters<typeof dueRows>[1],
  { sort, limit }: PageInput,
  at?: Place,
): Promise<ApplicationListPage> {
  const { rows, isMore, ...total } = await dueRows(deps, reading, { after: afterOf(at), limit })
  const last = isMore ? rows.at(-1) : undefined
  return { rows, next: last && { s: sort, k: last.key, i: last.id }, ...total }
}

function searchOf(q: string, { partnerId }: ListFilter): DueSearch {
  const match = applicationsMatch(q, partnerId)
  if (match) return { match }
  return q ? { nameStarts: nameStarts(q) } : undefined
}

function afterOf(at: Place | undefined): After | undefined {
  if (at?.k === undefined || at.i === undefined) return undefined
  return { key: at.k, id: at.i, status: at.t ?? '' }
}

/**
 * Pages through the matches of a search or the unread applications, `searchWindow` at a time, then filters and sorts.
 */
async function search(
  deps: ApplicationListDeps,
  filter: ListFilter,
  { q, sort, limit, unreadBy }: PageInput & { q: string; unreadBy: number | undefined },
  at?: Place,
): Promise<ApplicationListPage> {
  const match = applicationsMatch(q, filter.partnerId)
  const starts = nameStarts(q)
  const source = (window: { below: number | undefined; limit: number }) => {
    if (match) return deps.applicationList.matches(match, { ...window, unreadBy })
    if (unreadBy !== undefined) return deps.applicationList.unread(unreadBy, window)
    return deps.applicationList.namesBeginning(starts, filter.partnerId, searchWindow)
  }
  const isWanted = ({ status, jobId, partnerId, name, isUnread }: Candidate) =>
    (filter.statuses?.includes(status) ?? true) &&
    jobId === (filter.jobId ?? jobId) &&
    (filter.partnerId === undefined || filter.partnerId === (partnerId ?? 0)) &&
    (!filter.isAssigned || partnerId !== null) &&
    (unreadBy === undefined || isUnread === 1) &&
    (match !== null || starts.some((start) => name.startsWith(start)))
  const compare = compareBy(sort)
  const below = at?.w
  const place = afterOf(at)
  const matches = await source({ below, limit: searchWindow + 1 })
  const isMore = matches.length > searchWindow
  const wanted = matches
    .slice(0, searchWindow)
    .filter(isWanted)
    .map((candidate) => ({ id: candidate.id, key: keyOf(candidate, sort), status: candidate.status }))
    .sort(compare)
  const rest = place ? wanted.filter((row) => compare(row, place) > 0) : wanted
  const total = (at?.n ?? 0) + (place ? 0 : wanted.length)
  const isTotalCapped = isMore || (!match && unreadBy === undefined && matches.length === searchWindow)
  const rows = rest.slice(0, limit)
  const last = rows.at(-1)
  const common = { s: sort, n: total }
  if (rest.length > limit && last) {
    const next = { ...common, k: last.key, i: last.id, t: last.status, ...(below === undefined ? {} : { w: below }) }
    return { rows, next, total, isTotalCapped }
  }
  return { rows, next: isMore ? { ...common, w: matches[searchWindow - 1]?.id } : undefined, total, isTotalCapped }
}

const keyOf = (candidate: Candidate, sort: ApplicationSort): number | string => {
  if (sort === 'score' || sort === 'score-low') return candidate.score
  return sort === 'name' || sort === 'name-desc' ? candidate.name : candidate.appliedAt
}

/**
 * Beginnings of names that match a text of one or two characters, spelled as the key is stored: A to Z in lower case,
 * other letters as they were typed.
 */
const nameStarts = (q: string): string[] => {
  const asciiLower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...new Set([q, q.toLowerCase(), q.toUpperCase(), foldForSearch(q)].map(asciiLower))]
}

const totalOf = (counts: ReadonlyMap<string, number>, statuses: readonly string[] | undefined): number =>
  (statuses ?? [...counts.keys()]).reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)

/** Number of applications for each filter, tile and status, by key. */
export function countsByFilter(counts: ReadonlyMap<string, number>): Record<string, number> {
  const sets: readonly StatusSet[] = [
    ...applicationStatuses.map((status) => ({ key: status, label: '', statuses: [status] })),
    ...candidateGroups,
  ]
  const byKey = Object.fromEntries(sets.map(({ key, statuses }) => [key, totalOf(counts, statuses)]))
  return { ...byKey, all: totalOf(counts, undefined) }
}

/**
 * Lists applications with all their fields, newest first; those of one partner if `partnerId` is given.
 *
 * @throws AppError 404 partner_not_found for a partner who asks for another's; 400 bad_cursor.
 */
export async function plainListOfApplications(
  deps: ApplicationListDeps,
  actor: Actor,
  input: { partnerId?: number; cursor?: string | undefined; limit: number },
): Promise<{ items: FullApplication[]; total: number; nextCursor: string | null }> {
  if (input.partnerId !== undefined && !maySeePartner(actor, input.partnerId)) {
    throw notFound('partner_not_found', 'That partner does not exist.')
  }
  const at = decodeCursor(place, input.cursor)
  if (at && at.s !== 'recent') throw badCursor()
  const filter: ListFilter = { partnerId: seenPartnerId(actor) ?? input.partnerId }
  const [byStatus, found] = await Promise.all([
    deps.applicationList.countsByStatus(filter),
    browse(deps, filter, { sort: 'recent', limit: input.limit }, at),
  ])
  return {
    items: await deps.applications.whole(
      viewerOf(actor),
      found.rows.map(({ id }) => id),
    ),
    total: totalOf(byStatus, undefined),
    nextCursor: found.next ? encodeCursor(found.next) : null,
  }
}

/** The job filter: jobs among the applications that the actor may see, newest job first, at most `maxJobChoices`. */
export async function jobsOfApplications(
  deps: ApplicationListDeps,
  actor: Actor,
  q: string | undefined,
): Promise<JobChoice[]> {
  const own = seenPartnerId(actor)
  const line = searchLine(q ?? '')
  const contained = trigramQuery(line)
  const begun = ftsQuery(line)
  const matchingJobs = () => {
    if (contained) return deps.applicationList.jobsMatching('jobs_contains', `{title firm_name} : (${contained})`, own)
    return begun ? deps.applicationList.jobsMatching('jobs_staff_words', `{title firm} : (${begun})`, own) : []
  }
  const [newest, matching] = await Promise.all([deps.applicationList.jobs(own), matchingJobs()])
  const words = line.toLowerCase().split(' ')
  const near = newest.filter(({ title, firmName }) => {
    const text = `${title} ${firmName}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const found = new Map([...near, ...matching].map((job) => [job.id, job]))
  return [...found.values()].sort((a, b) => b.id - a.id).slice(0, maxJobChoices)
}
