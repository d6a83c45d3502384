import { seesConfidentialFirms } from '#worker/features/jobs/jobs/jobs.policy.ts'
import type { Actor } from '#worker/http/access.ts'
import { notAllowed } from '#worker/http/errors.ts'

/**
 * The directory names the firms of confidential jobs, so an account that no admin has confirmed doesn't see it.
 *
 * @throws AppError 403 not_allowed.
 */
export function refuseUnlessSeesFirms(actor: Actor): void {
  if (!seesConfidentialFirms(actor)) throw notAllowed('An admin has to confirm your account before you can see firms.')
}

/** Only admins change the directory: names decide what a firm owes. */
export const mayChangeFirm = (actor: Pick<Actor, 'role' | 'status'>): boolean =>
  actor.status === 'active' && actor.role === 'admin'
