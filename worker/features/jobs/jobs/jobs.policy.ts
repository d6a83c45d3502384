import type { Actor } from '#worker/http/access.ts'

/** Drafts and closed jobs are the admins'; for a partner they don't exist, in lists, counts and details alike. */
export const seesClosedJobs = (actor: Pick<Actor, 'role' | 'status'>): boolean =>
  actor.status === 'active' && actor.role === 'admin'

/**
 * Anyone can register while registration is open, so an account made that way learns no confidential firm until an admin
 * has confirmed it.
 */
export const seesConfidentialFirms = (actor: Pick<Actor, 'role' | 'isProvisional'>): boolean =>
  actor.role === 'admin' || !actor.isProvisional
