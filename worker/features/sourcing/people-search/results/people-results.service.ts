import { ensureProfile, type EnsureProfileDeps } from '#worker/features/sourcing/matching/profiles.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notAllowed, notFound } from '#worker/http/errors.ts'
import { liftMark, markDoNotContact } from '#worker/features/sourcing/people-search/people/do-not-contact.service.ts'
import { candidateOf } from './candidate-of-result.ts'
import { deletePerson } from './found-people.service.ts'
import { resultJudge, type JudgedResult, type JudgeDeps } from './judged-results.service.ts'
import { mayDeletePeople } from '#worker/features/sourcing/people-search/searches/people-searches.policy.ts'
import type { PeopleSearchesRepo } from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import {
  searchFor,
  withCounts,
  type Search,
} from '#worker/features/sourcing/people-search/searches/people-searches.service.ts'

type PeopleResultsDeps = JudgeDeps & { peopleSearches: PeopleSearchesRepo }
type Place = { id: number; resultId: number }

const noSuchResult = () => notFound('result_not_found', 'This result doesn’t exist.')

/** A search with what it has found so far. @throws AppError 404. */
export async function readSearch(
  deps: PeopleResultsDeps,
  actor: Actor,
  id: number,
): Promise<Search & { results: JudgedResult[] }> {
  const query = await searchFor(deps, actor, id)
  const [search, results, judge] = await Promise.all([
    withCounts(deps, query),
    deps.peopleResults.ofQuery(id),
    resultJudge(deps, id),
  ])
  return { ...search, results: results.map(judge) }
}

/** @throws AppError 404 for an unknown result, or one of a search that the actor may not see. */
export async function resultFor(deps: PeopleResultsDeps, actor: Actor, place: Place): Promise<JudgedResult> {
  await searchFor(deps, actor, place.id)
  const [result, judge] = await Promise.all([
    deps.peopleResults.byId(place.id, place.resultId),
    resultJudge(deps, place.id),
  ])
  if (!result) throw noSuchResult()
  return judge(result)
}

/**
 * Marks the person behind a result as not to be contacted, or removes the mark. It holds in every search, past and to
 * come, and for everybody. A mark that is there stays as it was set.
 *
 * @throws AppError 404; 409 not_a_person.
 */
export async function markResult(
  deps: PeopleResultsDeps & Parameters<typeof markDoNotContact>[0],
  actor: Actor,
  place: Place,
  mark: { doNotContact: boolean; reason?: string | undefined },
): Promise<JudgedResult> {
  const result = await resultFor(deps, actor, place)
  const { personId } = result
  if (personId === null) throw conflict('not_a_person', 'There is no person behind this result.')
  if (mark.doNotContact !== (result.doNotContactAt !== null)) {
    if (mark.doNotContact) await markDoNotContact(deps, actor, personId, mark.reason ?? null)
    else await liftMark(deps, personId)
  }
  return resultFor(deps, actor, place)
}

/** Deletes what is known about the person behind a result, in every search. @throws AppError 403, 404. */
export async function deleteBehindResult(
  deps: PeopleResultsDeps & Parameters<typeof deletePerson>[0],
  actor: Actor,
  place: Place,
): Promise<void> {
  const { personId } = await resultFor(deps, actor, place)
  if (!mayDeletePeople(actor)) throw notAllowed('Only an administrator may delete a person.')
  if (personId === null) await deps.peopleResults.deleteResult(place.id, place.resultId)
  else await deletePerson(deps, personId)
}

/**
 * Keeps the person behind a result as a candidate profile of the actor; a second time gives the one that is there.
 *
 * @throws AppError 404; 409 off_limits, do_not_contact, not_a_person, candidate_known.
 */
export async function addCandidate(deps: PeopleResultsDeps & EnsureProfileDeps, actor: Actor, place: Place) {
  const result = await resultFor(deps, actor, place)
  if (!result.isValid) throw conflict('not_a_person', 'This result was filtered out: it is not a person.')
  if (result.offLimits) throw conflict('off_limits', result.offLimits.text)
  const person = result.personId === null ? undefined : await deps.peopleResults.person(result.personId)
  const { profile, isNew } = await ensureProfile(deps, actor, {
    ...candidateOf(result, person, deps.now()),
    personId: result.personId,
    url: result.profileUrl,
  })
  return { candidateId: profile.id, name: profile.name, isNew }
}
