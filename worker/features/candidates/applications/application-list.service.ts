import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { maxJobChoices } from '#contract/api/candidates/applications.ts'
import { applicationStatuses, candidateGroups, statusesOfFilter, type StatusSet } from '#contract/domain/statuses.ts'
import { page, type Page } from '#worker/db/page.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import { searchLine } from '#worker/reading/lexicon/fold.ts'
import { ftsQuery, trigramQuery } from '#worker/db/search-text.ts'
import type { ApplicationDueRepo } from './application-due.repo.ts'
import { dueOf, dueRows, type DueInput } from './application-due.service.ts'
import type { ApplicationListRepo, JobChoice } from './application-list.repo.ts'
import { afterOf, readCursor, type ApplicationCursor } from './application-cursor.ts'
import { applicationSearchMeaning } from './application-match.ts'
import { searchApplications, searchOf, type FoundPage } from './application-search.service.ts'
import type { ListFilter } from './application-walks.ts'
import type { ApplicationReviewsRepo } from './application-reviews.repo.ts'
import { maySeePartner, seenPartnerId } from './applications.policy.ts'
import type { ApplicationsRepo, FullApplication, ListedApplication, Viewer } from './applications.repo.ts'

type ApplicationListDeps = {
  applicationList: ApplicationListRepo
  applicationDue: ApplicationDueRepo
  applicationReviews: Pick<ApplicationReviewsRepo, 'toReview'>
  applications: Pick<ApplicationsRepo, 'listed' | 'whole'>
}

type ApplicationsInput = DueInput & {
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

type ApplicationsPage = Page<ListedApplication> & {
  total: number
  isTotalCapped: boolean
  counts: Record<string, number>
  toReview: number
  /** Meaning of the words; null if they are searched for literally. */
  searchedFor: string | null
}

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
  input: ApplicationsInput,
): Promise<ApplicationsPage> {
  const at = readCursor(input.cursor, input.sort)
  const own = seenPartnerId(actor)
  if (own !== undefined && input.partnerId !== undefined && input.partnerId !== own) {
    const toReview = await deps.applicationReviews.toReview(actor.id)
    const counts = countsByFilter(new Map())
    return { items: [], total: 0, isTotalCapped: false, counts, toReview, searchedFor: null, nextCursor: null }
  }
  const filter = filterOf(own, input)
  const [byStatus, toReview, found] = await Promise.all([
    deps.applicationList.countsByStatus(filter),
    deps.applicationReviews.toReview(actor.id),
    findPage(deps, actor, filter, input, at),
  ])
  const items = await deps.applications.listed(
    viewerOf(actor),
    found.items.map(({ id }) => id),
  )
  const isAllUnread = input.unread !== undefined && !isNarrowed(input)
  return {
    items,
    total: isAllUnread ? toReview : (found.total ?? totalOf(byStatus, filter.statuses)),
    isTotalCapped: found.isTotalCapped && !isAllUnread,
    counts: countsByFilter(byStatus),
    toReview,
    searchedFor: applicationSearchMeaning(searchLine(input.q ?? '')),
    nextCursor: found.nextCursor,
  }
}

const filterOf = (own: number | undefined, input: ApplicationsInput): ListFilter => ({
  partnerId: own ?? input.partnerId,
  jobId: input.jobId,
  statuses: statusesOf(input),
  isAssigned: input.assigned === 'yes',
})

const statusesOf = ({ status }: ApplicationsInput) =>
  !status || status === 'all' ? undefined : statusesOfFilter(status)

/** True when anything that the person chose narrows their list. */
const isNarrowed = (input: ApplicationsInput): boolean =>
  searchLine(input.q ?? '') !== '' ||
  input.assigned === 'yes' ||
  input.partnerId !== undefined ||
  input.jobId !== undefined ||
  statusesOf(input) !== undefined

function findPage(
  deps: ApplicationListDeps,
  actor: Actor,
  filter: ListFilter,
  input: ApplicationsInput,
  at: ApplicationCursor | undefined,
): Promise<FoundPage> {
  const { sort, limit } = input
  const due = dueOf(actor, input)
  const q = searchLine(input.q ?? '')
  const unreadBy = input.unread === undefined ? undefined : actor.id
  if (due) return duePage(deps, { due, filter, search: searchOf(q, filter) }, input, at)
  if (q === '' && unreadBy === undefined) return browse(deps, filter, input, at)
  return searchApplications(deps, filter, { q, unreadBy }, { sort, limit, at })
}

async function browse(
  deps: ApplicationListDeps,
  filter: ListFilter,
  { sort, limit }: Pick<ApplicationsInput, 'sort' | 'limit'>,
  at: ApplicationCursor | undefined,
): Promise<FoundPage> {
  const rows = await deps.applicationList.page(filter, sort, afterOf(at), limit + 1)
  return { ...page(rows, limit, ({ id, key, status }) => ({ sort, key, id, status })), isTotalCapped: false }
}

/** A page of a list of applications that need attention, in its own order. */
async function duePage(
  deps: ApplicationListDeps,
  reading: Parameters<typeof dueRows>[1],
  { sort, limit }: Pick<ApplicationsInput, 'sort' | 'limit'>,
  at: ApplicationCursor | undefined,
): Promise<FoundPage> {
  const { rows, ...total } = await dueRows(deps, reading, { after: afterOf(at), limit: limit + 1 })
  return { ...page(rows, limit, ({ id, key }) => ({ sort, key, id })), ...total }
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
): Promise<Page<FullApplication> & { total: number }> {
  if (input.partnerId !== undefined && !maySeePartner(actor, input.partnerId)) {
    throw notFound('partner_not_found', 'That partner doesn’t exist.')
  }
  const at = readCursor(input.cursor, 'recent')
  const filter: ListFilter = { partnerId: seenPartnerId(actor) ?? input.partnerId }
  const [byStatus, found] = await Promise.all([
    deps.applicationList.countsByStatus(filter),
    browse(deps, filter, { sort: 'recent', limit: input.limit }, at),
  ])
  return {
    items: await deps.applications.whole(
      viewerOf(actor),
      found.items.map(({ id }) => id),
    ),
    total: totalOf(byStatus, undefined),
    nextCursor: found.nextCursor,
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
