import type { Actor } from '#worker/http/access.ts'

type Staff = Pick<Actor, 'id' | 'role' | 'status'>

/** Admins decide about every item, partners about their own. */
export const maySeeItem = (actor: Staff, { ownerId }: { ownerId: number }): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || actor.id === ownerId)

/** The owner whose items are listed; undefined: everybody's, for admins who ask for them. */
export const listedOwnerId = (actor: Staff, whose: 'mine' | 'all'): number | undefined =>
  actor.role === 'admin' && whose === 'all' ? undefined : actor.id
