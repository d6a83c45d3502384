import type { Actor } from '#worker/http/access.ts'

/** Drafts and closed jobs are the admins'; for a partner they don't exist, in lists, counts and details alike. */
export const seesClosedJobs = (actor: Pick<Actor, 'role' | 'status'>): boolean =>
  actor.status === 'active' && actor.role === 'admin'
