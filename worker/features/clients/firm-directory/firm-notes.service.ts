import type { Actor } from '#worker/http/access.ts'
import { refuseUnlessSeesFirms } from './firm-directory.policy.ts'
import { firmById, type FirmDeps } from './firm-directory.service.ts'

/**
 * Adds a note to the log of a firm. Anyone who sees firms may write one.
 *
 * @throws AppError 403 not_allowed; 404 firm_not_found.
 */
export async function noteOnFirm(
  deps: Pick<FirmDeps, 'firmDirectory' | 'now'>,
  actor: Actor,
  id: number,
  text: string,
): Promise<void> {
  refuseUnlessSeesFirms(actor)
  const firm = await firmById(deps, id)
  await deps.firmDirectory.note(firm.id, text, { by: actor.id, at: deps.now() })
}
