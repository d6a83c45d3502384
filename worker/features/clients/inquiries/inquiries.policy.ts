import type { Actor } from '#worker/http/access.ts'

type Person = Pick<Actor, 'id' | 'role' | 'status'>
type AssignedInquiry = { assignedTo: number | null }

/** Admins see every inquiry, partners those assigned to them. Anything else is answered "not found". */
export const maySeeInquiry = (actor: Person, { assignedTo }: AssignedInquiry): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || (assignedTo !== null && assignedTo === actor.id))

/** Only admins assign an inquiry to a partner or unassign it. */
export const mayAssignInquiry = (actor: Person): boolean => actor.status === 'active' && actor.role === 'admin'

/** Whose inquiries the actor may list: everyone's (`undefined`) or their own. */
export const seenAssignee = (actor: Person): number | undefined => (actor.role === 'admin' ? undefined : actor.id)
