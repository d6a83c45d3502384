import { z } from 'zod'
import { addDays, easternMidnight } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import type { FollowUpBucket, ownSubjects } from '#contract/domain/follow-up-rules.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { refuseIfBanned, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { Records } from '#worker/feature.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page, type Page } from '#worker/db/page.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import { isAboutOthers, isContactAction } from './contact-action.ts'
import type { FollowUpRow, FollowUpsRepo, FollowUpWithRecord, QueueOwner } from './follow-ups.repo.ts'

/** For changes of other features that leave something to do. */
export { followUpAdded, followUpTakenBack } from './follow-ups.writes.ts'

export { presentFollowUp } from './follow-ups.present.ts'

type FollowUpsReads = { followUps: FollowUpsRepo; applications: ApplicationsRepo; now: () => Date }
type Changes = FollowUpsReads & BanDeps & { records: Records }

const followUpNotFound = () => notFound('follow_up_not_found', 'This follow-up doesn’t exist, or it isn’t yours.')
const ownerOf = ({ id, role }: Actor): QueueOwner => ({ id, isAdmin: role === 'admin' })

/** Periods of the parts of the queue, by the Eastern day. */
function stretches(now: Date): Record<FollowUpBucket, { from: Date; before: Date }> {
  const today = easternDay(now)
  const [start, end] = [easternMidnight(today), easternMidnight(addDays(today, 1))]
  return {
    overdue: { from: new Date(0), before: start },
    today: { from: start, before: end },
    upcoming: { from: end, before: new Date(Date.UTC(2200, 0, 1)) },
  }
}

const place = z.object({ at: z.number().int(), id: z.number().int().positive() })

/** A page of one part of the caller's queue, soonest first, with the counts of every part. */
export async function readQueue(
  deps: FollowUpsReads,
  actor: Actor,
  { bucket, cursor, limit }: { bucket: FollowUpBucket; cursor?: string | undefined; limit: number },
): Promise<Page<FollowUpWithRecord> & { total: number; counts: Record<FollowUpBucket, number> }> {
  const owner = ownerOf(actor)
  const parts = stretches(deps.now())
  const at = decodeCursor(place, cursor)
  const after = at && { dueAt: at.at, id: at.id }
  const [rows, overdue, today, upcoming] = await Promise.all([
    deps.followUps.queue(owner, { ...parts[bucket], after, limit: limit + 1 }),
    deps.followUps.count(owner, parts.overdue),
    deps.followUps.count(owner, parts.today),
    deps.followUps.count(owner, parts.upcoming),
  ])
  const counts = { overdue, today, upcoming }
  return {
    ...page(rows, limit, ({ dueAt, id }) => ({ at: dueAt.getTime(), id })),
    total: counts[bucket],
    counts,
  }
}

/** The caller's candidates without a follow-up; for an admin, the unassigned ones. */
export async function readUnplanned(
  deps: FollowUpsReads,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const at = decodeCursor(place, cursor)
  const partnerId = actor.role === 'admin' ? 0 : actor.id
  const rows = await deps.followUps.unplanned(partnerId, at && { updatedAt: at.at, id: at.id }, limit + 1)
  return page(rows, limit, ({ updatedAt, applicationId }) => ({ at: updatedAt, id: applicationId }))
}

/** Follow-ups of an application. @throws AppError 404 application_not_found. */
export async function followUpsOf(
  deps: FollowUpsReads,
  actor: Actor,
  applicationId: number,
): Promise<FollowUpWithRecord[]> {
  await refuseUnlessSeen(deps, actor, applicationId)
  return deps.followUps.ofApplication(applicationId)
}

/**
 * Adds a follow-up for the caller.
 *
 * @throws AppError 404 for a record that the caller may not see, and for a person whom no search of theirs has found;
 *   409 do_not_contact for an action that would contact somebody who is marked so.
 */
export async function addFollowUp(
  deps: Changes,
  actor: Actor,
  {
    subject,
    subjectId,
    text,
    dueAt,
  }: {
    subject: (typeof ownSubjects)[number]
    subjectId: number
    text: string
    dueAt: string
  },
): Promise<FollowUpWithRecord> {
  const applicationId = subject === 'application' ? subjectId : await deps.records.see(subject, actor, subjectId)
  if (applicationId !== null) await refuseUnlessSeen(deps, actor, applicationId)
  await refuseContact(deps, { subject, subjectId, applicationId }, text)
  const at = deps.now()
  const row = await deps.followUps.add({
    ownerId: actor.id,
    subject,
    subjectId,
    applicationId,
    text,
    dueAt: new Date(dueAt),
    createdBy: actor.id,
    createdAt: at,
    updatedAt: at,
  })
  return visible(deps, actor, row.id)
}

/** @throws AppError 409 do_not_contact when the action contacts the person or applicant, and they are marked so. */
async function refuseContact(
  deps: Changes,
  { subject, subjectId, applicationId }: Pick<FollowUpRow, 'subject' | 'subjectId' | 'applicationId'>,
  text: string,
): Promise<void> {
  if (!isContactAction(text)) return
  if (subject === 'person') {
    const person = await deps.records.contactOf(subject, subjectId)
    return person && refuseIfBanned(deps, person)
  }
  // "Call the client" about a candidate contacts the client, not the candidate.
  if (applicationId === null || isAboutOthers(text)) return
  const applicant = await deps.applications.applicant(applicationId)
  if (applicant) await refuseIfBanned(deps, applicant)
}

/**
 * Changes, snoozes, finishes or reopens one of the caller's follow-ups.
 *
 * @throws AppError 404 follow_up_not_found; 409 when somebody changed it at the same moment, and do_not_contact as for
 *   a new one.
 */
export async function changeFollowUp(
  deps: Changes,
  actor: Actor,
  id: number,
  { text, dueAt, isDone }: { text?: string | undefined; dueAt?: string | undefined; isDone?: boolean | undefined },
): Promise<FollowUpWithRecord> {
  const before = await visible(deps, actor, id)
  if (text !== undefined && text !== before.text) await refuseContact(deps, before, text)
  const at = deps.now()
  const change: Partial<FollowUpRow> = {
    ...(text === undefined ? {} : { text }),
    // A new date notifies the owner again.
    ...(dueAt === undefined ? {} : { dueAt: new Date(dueAt), notifiedAt: null }),
    ...(isDone === true && !before.doneAt ? { doneAt: at, doneBy: actor.id, outcome: 'done' as const } : {}),
    ...(isDone === false ? { doneAt: null, doneBy: null, outcome: null } : {}),
  }
  if (!(await deps.followUps.save(before, change, at))) {
    throw conflict('changed_meanwhile', 'Someone just changed this follow-up. Please take another look.')
  }
  return visible(deps, actor, id)
}

/** Deletes a follow-up that the caller added. @throws AppError 404 follow_up_not_found. */
export async function removeFollowUp(deps: FollowUpsReads, actor: Actor, id: number): Promise<void> {
  await visible(deps, actor, id)
  if (!(await deps.followUps.remove(id, actor.id))) throw followUpNotFound()
}

/**
 * A follow-up that the caller may see: one of an application they may see, or one of their own; for an admin also one
 * of all admins. @throws AppError 404 follow_up_not_found.
 */
async function visible(deps: FollowUpsReads, actor: Actor, id: number): Promise<FollowUpWithRecord> {
  const row = await deps.followUps.byId(id)
  if (!row) throw followUpNotFound()
  const isOwner = row.ownerId === actor.id || (actor.role === 'admin' && row.ownerId === 0)
  if (row.applicationId !== null) {
    const snapshot = await deps.applications.snapshot(row.applicationId)
    const maySee = snapshot && (actor.role === 'admin' || snapshot.assignedPartnerId === actor.id)
    if (!maySee) throw followUpNotFound()
    return row
  }
  if (!isOwner) throw followUpNotFound()
  return row
}
