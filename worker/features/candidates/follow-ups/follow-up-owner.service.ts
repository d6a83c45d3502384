import type { Write } from '#worker/db/change.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { followUpsMoved } from './follow-ups.writes.ts'

/**
 * Moves the open follow-ups that rules have made for an application to its new partner, or to all admins (null),
 * together with the assignment. Those that a person has added keep their owner.
 */
export const moveFollowUps = ({ applicationId }: ApplicationTx, partnerId: number | null): Write =>
  followUpsMoved(applicationId, partnerId)
