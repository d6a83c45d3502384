import type { Write } from '#worker/db/change.ts'
import { emptyFields, isBlank } from '#worker/features/candidates/people/empty-fields.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import { changedMeanwhile, personById, undoableSince, type PeopleDeps } from './people.service.ts'
import type { PersonChange } from './people-changes.repo.ts'
import type { PersonMergesRepo } from './person-merges.repo.ts'
import type { PersonRecord } from './people.repo.ts'

/** Says in the evidence about the two people that they are one, with the change that makes them so. */
type ChainJoins = {
  ofPeople: <T>(
    records: { keptId: number; otherId: number; isJoined: boolean; by: Actor; at: Date },
    save: (entries: Write[]) => Promise<T>,
  ) => Promise<T>
}
type MergeDeps = PeopleDeps & { personMerges: PersonMergesRepo; chainJoins: ChainJoins }

/**
 * Moves everything of another record into the record of a person, and fills its empty fields. The other record stays for
 * the undo; its id and email address lead to this one from now on.
 *
 * @returns The id of the merge, for `undoMerge`; of the earlier one where the records are merged already.
 * @throws AppError 404 candidate_not_found; 400 same_person; 409 changed_meanwhile.
 */
export async function mergePeople(deps: MergeDeps, actor: Actor, id: number, otherId: number): Promise<number> {
  const [person, other] = await Promise.all([personById(deps, actor, id), personById(deps, actor, otherId)])
  const earlier = person.id === other.id ? await deps.personMerges.standing(person.id, otherId) : undefined
  if (earlier !== undefined) return earlier
  if (person.id === other.id) throw badRequest('same_person', 'Please choose another person to merge with.')
  const at = deps.now()
  const joined = { keptId: person.id, otherId: other.id, isJoined: true, by: actor, at }
  const mergeId = await deps.chainJoins.ofPeople(joined, (entries) =>
    deps.personMerges.merge(person, other, filledBy(person, other), { by: actor.id, at }, entries),
  )
  if (mergeId === undefined) throw changedMeanwhile()
  return mergeId
}

/** Fields that the record takes over: those that it leaves empty. */
function filledBy(person: PersonRecord, other: PersonRecord): PersonChange {
  const single = ['email', 'notes', 'assignedPartnerId', 'resumeId'] as const
  const taken = single.filter((name) => isBlank(person[name]) && !isBlank(other[name]))
  return { ...emptyFields(person, other), ...Object.fromEntries(taken.map((name) => [name, other[name]])) }
}

/**
 * Separates two records again: applications go back, and fields that were taken over are emptied unless somebody has
 * changed them since. Safe to repeat.
 *
 * @throws AppError 404 merge_not_found; 409 merge_over after seven days, merged_again, email_taken.
 */
export async function undoMerge(deps: MergeDeps, actor: Actor, mergeId: number): Promise<void> {
  const merge = await deps.personMerges.byId(mergeId)
  if (!merge) throw notFound('merge_not_found', 'This merge doesn’t exist.')
  if (merge.undoneAt) return
  const at = deps.now()
  if (merge.mergedAt <= undoableSince(at)) {
    throw conflict('merge_over', 'A merge can be undone for seven days. This one is older.')
  }
  const separated = { keptId: merge.candidateId, otherId: merge.mergedId, isJoined: false, by: actor, at }
  const isUndone = await deps.chainJoins.ofPeople(separated, (entries) =>
    deps.personMerges.undo(merge, { by: actor.id, at }, entries),
  )
  if (isUndone) return
  if ((await deps.personMerges.byId(mergeId))?.undoneAt) return
  throw conflict(
    'merged_again',
    'One of these records was merged again since, or someone else has the email address. Undo the later merge first.',
  )
}
