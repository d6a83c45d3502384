import type { CandidateVisibility } from '#contract/domain/people.ts'
import type { Actor } from '#worker/http/access.ts'

type Staff = Pick<Actor, 'id' | 'role' | 'status'>
type PersonRelations = {
  /** Owner. */
  assignedPartnerId: number | null
  /** True if one of the person's applications is assigned to the actor. */
  isAssigned: boolean
}

/** Admins change every record, partners those that they own and those of people whose applications are assigned to them. */
export const mayChangePerson = (actor: Staff, person: PersonRelations): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || person.assignedPartnerId === actor.id || person.isAssigned)

/** Anyone who may change a record sees it; with `candidateVisibility` "agency" every active partner does. */
export const maySeePerson = (actor: Staff, person: PersonRelations, visibility: CandidateVisibility): boolean =>
  mayChangePerson(actor, person) || (actor.status === 'active' && visibility === 'agency')

/** Merging moves records between partners, so only admins merge and name owners. */
export const mayMerge = (actor: Staff): boolean => actor.status === 'active' && actor.role === 'admin'

/** The partner whose people alone the actor may list; undefined: everybody's. */
export const seenOwnerId = (actor: Staff, visibility: CandidateVisibility): number | undefined =>
  actor.role === 'admin' || visibility === 'agency' ? undefined : actor.id
