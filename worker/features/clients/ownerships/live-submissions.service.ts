import { z } from 'zod'
import type { LiveSubmission } from '#contract/api/clients/live-submissions.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import type { Actor } from '#worker/http/access.ts'
import type { LiveSubmissionRow, LiveSubmissionsRepo } from './live-submissions.repo.ts'

const cursorShape = z.object({ since: z.number().int(), id: z.number().int().positive() })

/** One page of submissions that firms have yet to decide about: all, or those of a partner's candidates. */
export async function pageOfLiveSubmissions(
  { liveSubmissions }: { liveSubmissions: LiveSubmissionsRepo },
  actor: Actor,
  { cursor, limit, firmId }: { cursor?: string | undefined; limit: number; firmId?: number | undefined },
): Promise<{ items: LiveSubmission[]; nextCursor: string | null }> {
  const after = decodeCursor(cursorShape, cursor)
  const rows = await liveSubmissions.page({ firmId, partnerId: seenPartnerId(actor) }, { after, limit: limit + 1 })
  const { items, nextCursor } = page(rows, limit, ({ waitingSince, id }) => ({ since: waitingSince, id }))
  return { items: items.map((row) => present(row, actor)), nextCursor }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Nobody but its owner and admins learns of an ownership. */
function present(row: LiveSubmissionRow, actor: Actor): LiveSubmission {
  const { ownershipId, ownershipEndsOn, ownershipOwnerId, waitingSince, ...rest } = row
  const isShown = actor.role === 'admin' || ownershipOwnerId === actor.id
  return {
    ...rest,
    interviewDate: iso(row.interviewDate),
    waitingSince: new Date(waitingSince).toISOString(),
    sentAt: iso(row.sentAt),
    receivedAt: iso(row.receivedAt),
    updatedAt: row.updatedAt.toISOString(),
    ownership:
      isShown && ownershipId !== null && ownershipEndsOn !== null ? { id: ownershipId, endsOn: ownershipEndsOn } : null,
  }
}
