import { addDays, easternMidnight } from '#contract/domain/days.ts'
import type { Actor } from '#worker/http/access.ts'
import type { ApplicationDueRepo, Due, DueSearch } from './application-due.repo.ts'
import type { After, ListFilter, ApplicationPlace } from './application-walks.ts'

export type DueInput = {
  /** Days in Eastern time, both included. */
  interviewFrom?: string | undefined
  interviewTo?: string | undefined
  /** Asks for applications in the same status since before this day. */
  unchangedSince?: string | undefined
  /** Asks for applications that were hired on this day or later. */
  hiredSince?: string | undefined
  mentions?: 'unread' | undefined
}

type ApplicationDueDeps = { applicationDue: ApplicationDueRepo }

/** Reads from a page's query which list of applications that need attention it asks for, if any. */
export function dueOf(actor: Actor, input: DueInput): Due | undefined {
  const { interviewFrom, interviewTo, unchangedSince, hiredSince, mentions } = input
  if (interviewFrom !== undefined && interviewTo !== undefined) {
    return { kind: 'interviews', from: easternMidnight(interviewFrom), until: easternMidnight(addDays(interviewTo, 1)) }
  }
  if (unchangedSince !== undefined) {
    return { kind: 'unchanged', before: easternMidnight(unchangedSince), beforeDay: unchangedSince }
  }
  if (hiredSince !== undefined) return { kind: 'hired', from: easternMidnight(hiredSince) }
  return mentions ? { kind: 'mentions', userId: actor.id } : undefined
}

/**
 * The first `limit` rows of a list of applications that need attention, always in the list's own order. Filtered by
 * partner, job, status and search like any list. Its total is counted up to a thousand unless a stored count has it.
 */
export async function dueRows(
  deps: ApplicationDueDeps,
  { due, filter, search }: { due: Due; filter: ListFilter; search: DueSearch },
  { after, limit }: { after: After | undefined; limit: number },
): Promise<{ rows: ApplicationPlace[]; total: number; isTotalCapped: boolean }> {
  const isNarrowed = search || filter.jobId !== undefined || filter.statuses !== undefined || filter.isAssigned
  const [rows, { total, isTotalCapped }] = await Promise.all([
    deps.applicationDue.page({ due, filter, search }, after, limit),
    isNarrowed ? deps.applicationDue.count({ due, filter, search }) : dueTotal(deps, due, filter.partnerId),
  ])
  return { rows, total, isTotalCapped }
}

/** Counts such a list for everyone or one partner. The dashboard and the list both show this number. */
export async function dueTotal(
  deps: ApplicationDueDeps,
  due: Due,
  partnerId: number | undefined,
): Promise<{ total: number; isTotalCapped: boolean }> {
  return due.kind === 'unchanged'
    ? { total: await deps.applicationDue.unchangedBefore(due.beforeDay, partnerId), isTotalCapped: false }
    : deps.applicationDue.count({ due, filter: { partnerId }, search: undefined })
}
