import type { Actor } from '#worker/http/access.ts'

type Person = Pick<Actor, 'id' | 'role' | 'status'>

/** Whose lists the actor may read: everyone's (`undefined`) or their own. */
export const seenSubmitter = (actor: Person): number | undefined => (actor.role === 'admin' ? undefined : actor.id)

/** Admins see every list, a partner their own; what one may not see is "not found". */
export const maySeeList = (actor: Person, list: { submittedBy: number }): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || list.submittedBy === actor.id)
