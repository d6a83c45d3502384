import type { RecordKind } from '#worker/feature.ts'
import type { PeopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import { seenSearcher } from '#worker/features/sourcing/people-search/searches/people-searches.policy.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import type { PeopleResultsRepo } from './people-results.repo.ts'

const noPerson = () => notFound('person_not_found', 'That person doesn’t exist or was deleted.')

/**
 * Refuses a person whom the actor may not see. A partner sees only people whom their own searches have found, so that no one
 * can enumerate the index by id.
 *
 * @throws AppError 404 person_not_found.
 */
async function refuseUnlessFound(
  deps: { people: Pick<PeopleRepo, 'byId' | 'isFoundBy'> },
  actor: Actor,
  personId: number,
): Promise<void> {
  const searcher = seenSearcher(actor)
  if (!(await deps.people.byId(personId))) throw noPerson()
  if (searcher !== undefined && !(await deps.people.isFoundBy(personId, searcher))) throw noPerson()
}

/** People of the index, for features that refer to them. */
export const personRecord: RecordKind = {
  kind: 'person',
  async see(deps, actor, id) {
    await refuseUnlessFound(deps, actor, id)
    return null
  },
  async contactOf(deps, id) {
    const person = await deps.people.byId(id)
    return { ...person, personId: id, url: person?.profileUrl }
  },
}

/** Deletes a person from index and searches; no later read brings them back. @throws AppError 404. */
export async function deletePerson(
  deps: { people: PeopleRepo; peopleResults: PeopleResultsRepo; now: () => Date },
  personId: number,
): Promise<void> {
  const inSearches = deps.peopleResults.withoutPerson(personId)
  if (!(await deps.people.remove(personId, deps.now(), [inSearches]))) throw noPerson()
}
