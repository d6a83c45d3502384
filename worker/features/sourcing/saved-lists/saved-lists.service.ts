import { z } from 'zod'
import type { OnlineJob } from '#contract/api/sourcing/saved-lists.ts'
import { savedListStatuses, savedListStatusLabels, type SavedListStatus } from '#contract/domain/saved-list-statuses.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import {
  listDecidedNotification,
  listSubmittedNotification,
} from '#worker/features/identity/notifications/notifications.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listAdminsAnd } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { maySeeList, seenSubmitter } from './saved-lists.policy.ts'
import type { SavedList, SavedListCard, SavedListsRepo } from './saved-lists.repo.ts'

type SavedListsReads = { savedLists: SavedListsRepo }
type Changes = SavedListsReads & { users: UsersRepo; limiter: RateLimiter; now: () => Date }

/** More than anyone reviews in an hour, less than a script would save. */
const perPerson: RateLimit = { name: 'saved_lists', max: 100, windowSeconds: 3600 }

/** Counts stop here: nobody needs the exact number of more. */
const maxCounted = 500

export type PendingListsNeeds = { savedLists: Pick<SavedListsRepo, 'count'> }

/** Number of lists that wait for an admin, counted as far as the screen of lists counts. */
export const pendingLists = (deps: PendingListsNeeds): Promise<number> =>
  deps.savedLists.count({ status: 'pending' }, maxCounted)

const listNotFound = () => notFound('saved_list_not_found', 'This job list doesn’t exist.')

const place = z.object({ id: z.number().int().positive() })

type Paging = { cursor?: string | undefined; limit: number }

const cursorOf = ({ id }: { id: number }) => ({ id })

/** The lists that the actor may see, whole, newest first. @throws AppError 400 bad_cursor. */
export async function listSavedLists(deps: SavedListsReads, actor: Actor, { cursor, limit }: Paging) {
  const beforeId = decodeCursor(place, cursor)?.id
  const rows = await deps.savedLists.whole({ submittedBy: seenSubmitter(actor) }, { limit: limit + 1, beforeId })
  return page(rows, limit, cursorOf)
}

export type SavedListsPage = {
  items: SavedListCard[]
  total: number
  counts: Record<SavedListStatus, number>
  nextCursor: string | null
}

/** Lists as cards, with the number in each state. @throws AppError 400 bad_cursor. */
export async function pageSavedLists(
  deps: SavedListsReads,
  actor: Actor,
  { status, cursor, limit }: Paging & { status?: SavedListStatus | undefined },
): Promise<SavedListsPage> {
  const beforeId = decodeCursor(place, cursor)?.id
  const submittedBy = seenSubmitter(actor)
  const [rows, total, counts] = await Promise.all([
    deps.savedLists.cards({ submittedBy, status }, { limit: limit + 1, beforeId }),
    deps.savedLists.count({ submittedBy, status }, maxCounted),
    deps.savedLists.counts({ submittedBy }, savedListStatuses, maxCounted),
  ])
  return { ...page(rows, limit, cursorOf), total, counts }
}

/** One list, whole. @throws AppError 404 saved_list_not_found, also for another partner's. */
export async function readSavedList(deps: SavedListsReads, actor: Actor, id: number): Promise<SavedList> {
  const list = await deps.savedLists.byId(id)
  if (!list || !maySeeList(actor, list)) throw listNotFound()
  return list
}

/**
 * Saves online jobs for a candidate, for an admin to review, and notifies the admins. Sent twice within five seconds it
 * is one list.
 *
 * @throws AppError 429.
 */
export async function saveList(
  deps: Changes,
  actor: Actor,
  input: { candidateName: string; jobData: OnlineJob[] },
): Promise<SavedList> {
  await deps.limiter.hit(perPerson, String(actor.id))
  const { candidateName, jobData } = input
  const at = deps.now()
  const admins = (await listAdminsAnd(deps, null)).filter(({ id }) => id !== actor.id)
  const occasion = { who: actor.name, candidate: candidateName, jobs: jobData.length, at }
  const id = await deps.savedLists.add(
    { candidateName, submittedBy: actor.id, jobData: JSON.stringify(jobData) },
    at,
    (tx) => admins.map(({ id: userId }) => tx.notify(listSubmittedNotification({ ...occasion, userId }))),
  )
  return readSavedList(deps, actor, id)
}

/**
 * Approves or rejects a pending list and notifies the person who submitted it.
 *
 * @throws AppError 404 saved_list_not_found; 409 saved_list_decided, also when another admin was faster.
 */
export async function decideList(
  deps: Changes,
  actor: Actor,
  id: number,
  input: { status: Exclude<SavedListStatus, 'pending'>; adminNotes?: string | undefined },
): Promise<SavedList> {
  const before = await readSavedList(deps, actor, id)
  const at = deps.now()
  const notes = input.adminNotes ?? null
  const occasion = { who: actor.name, candidate: before.candidateName, decision: input.status, notes, at }
  const isDecided = await deps.savedLists.decide(
    id,
    { status: input.status, adminNotes: notes, reviewedBy: actor.id },
    at,
    (tx) =>
      before.submittedBy === actor.id
        ? []
        : [tx.notify(listDecidedNotification({ ...occasion, userId: before.submittedBy }))],
  )
  const after = await readSavedList(deps, actor, id)
  if (!isDecided) {
    const by = after.reviewer ? ` by ${after.reviewer.name}` : ''
    throw conflict(
      'saved_list_decided',
      `This list has been ${savedListStatusLabels[after.status].toLowerCase()}${by} already.`,
    )
  }
  return after
}
