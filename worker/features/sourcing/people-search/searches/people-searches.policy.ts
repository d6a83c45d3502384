import type { Actor } from '#worker/http/access.ts'

type Person = Pick<Actor, 'id' | 'role' | 'status'>

/** Whose searches the actor may read: everyone's (`undefined`) or their own. */
export const seenSearcher = (actor: Person): number | undefined => (actor.role === 'admin' ? undefined : actor.id)

/** Admins see every search, a partner their own; what one may not see is "not found". */
export const maySeeSearch = (actor: Person, search: { createdBy: number | null }): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || search.createdBy === actor.id)

/** A deletion holds for the whole agency and can't be undone, so it is the admins'. Marking is everybody's. */
export const mayDeletePeople = (actor: Person): boolean => actor.status === 'active' && actor.role === 'admin'
