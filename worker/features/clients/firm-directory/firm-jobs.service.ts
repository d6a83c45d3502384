import { z } from 'zod'
import type { FirmJob } from '#contract/api/clients/firms.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import type { Actor } from '#worker/http/access.ts'
import { refuseUnlessSeesFirms } from './firm-directory.policy.ts'
import type { FirmDirectoryRepo } from './firm-directory.repo.ts'
import { firmById } from './firm-directory.service.ts'

const cursorShape = z.object({ isActive: z.boolean(), id: z.number().int().positive() })

/**
 * Jobs of a firm, open ones first.
 *
 * @throws AppError 403 not_allowed; 404 firm_not_found.
 */
export async function jobsOfFirm(
  deps: { firmDirectory: FirmDirectoryRepo },
  actor: Actor,
  id: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: FirmJob[]; nextCursor: string | null }> {
  refuseUnlessSeesFirms(actor)
  const firm = await firmById(deps, id)
  const after = decodeCursor(cursorShape, cursor)
  const rows = await deps.firmDirectory.jobs(firm.id, { after, limit: limit + 1 })
  const { items, nextCursor } = page(rows, limit, ({ isActive, id: jobId }) => ({ isActive, id: jobId }))
  return {
    items: items.map(({ postedDate, ...job }) => ({ ...job, postedDate: postedDate.toISOString() })),
    nextCursor,
  }
}
