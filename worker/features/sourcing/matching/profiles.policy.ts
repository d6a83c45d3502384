import type { Actor } from '#worker/http/access.ts'

/** Admins see every saved profile, partners those that are theirs. */
export function maySeeProfile(
  actor: Pick<Actor, 'id' | 'role'>,
  profile: { assignedPartnerId: number | null },
): boolean {
  return actor.role === 'admin' || profile.assignedPartnerId === actor.id
}
