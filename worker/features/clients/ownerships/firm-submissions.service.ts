import { z } from 'zod'
import type { FirmSubmission } from '#contract/api/clients/firm-submissions.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import { refuseUnlessSeesFirms } from '#worker/features/clients/firm-directory/firm-directory.policy.ts'
import { firmById, type FirmDeps } from '#worker/features/clients/firm-directory/firm-directory.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { FirmSubmissionsRepo } from './firm-submissions.repo.ts'

const cursorShape = z.object({ id: z.number().int().positive() })

/**
 * Submissions to a firm, the newest first, ended ones too: all, or those of a partner's candidates.
 *
 * @throws AppError 403 not_allowed; 404 firm_not_found.
 */
export async function submissionsToFirm(
  deps: Pick<FirmDeps, 'firmDirectory'> & { firmSubmissions: FirmSubmissionsRepo },
  actor: Actor,
  id: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: FirmSubmission[]; nextCursor: string | null }> {
  refuseUnlessSeesFirms(actor)
  const firm = await firmById(deps, id)
  const after = decodeCursor(cursorShape, cursor)?.id
  const partnerId = seenPartnerId(actor)
  const rows = await deps.firmSubmissions.page({ firmId: firm.id, partnerId }, { after, limit: limit + 1 })
  const { items, nextCursor } = page(rows, limit, (row) => ({ id: row.id }))
  return {
    items: items.map(({ waitingSince, updatedAt, ...row }) => ({
      ...row,
      waitingSince: new Date(waitingSince).toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    nextCursor,
  }
}
