import { mayChange } from '#worker/features/candidates/applications/applications.policy.ts'
import type { Actor } from '#worker/http/access.ts'
import type { FullItem } from './review-items.repo.ts'

/** Admins change every room; a partner one whose candidates are all assigned to them now. */
export const mayChangeRoom = (actor: Actor, items: readonly Pick<FullItem, 'partnerId'>[]): boolean =>
  items.every(({ partnerId }) => mayChange(actor, { assignedPartnerId: partnerId }))

/** Candidates of a room that the actor sees: all of them, or their own. */
export const seenItems = <Item extends Pick<FullItem, 'partnerId'>>(actor: Actor, items: readonly Item[]): Item[] =>
  items.filter(({ partnerId }) => mayChange(actor, { assignedPartnerId: partnerId }))
