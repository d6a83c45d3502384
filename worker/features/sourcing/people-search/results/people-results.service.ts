import { csvText } from '#worker/http/csv.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { cleanLine, cleanText, textLimits } from '#contract/domain/plain-text.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { ensureProfile } from '#worker/features/sourcing/matching/profiles.service.ts'
import type { ProfilesRepo } from '#worker/features/sourcing/matching/profiles.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notAllowed, notFound } from '#worker/http/errors.ts'
import type { BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { liftMark, markDoNotContact } from '#worker/features/sourcing/people-search/people/do-not-contact.service.ts'
import type { PeopleResultRow, PeopleResultsRepo, PersonFacts } from './people-results.repo.ts'
import { deletePerson } from '#worker/features/sourcing/people-search/finding/run-search.service.ts'
import { mayDeletePeople } from '#worker/features/sourcing/people-search/searches/people-searches.policy.ts'
import type { PeopleSearchesRepo } from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import { searchFor } from '#worker/features/sourcing/people-search/searches/people-searches.service.ts'

type PeopleResultsDeps = { peopleSearches: PeopleSearchesRepo; peopleResults: PeopleResultsRepo; now: () => Date }
type Place = { id: number; resultId: number }

const noSuchResult = () => notFound('result_not_found', 'That result does not exist.')

/** @throws AppError 404 for an unknown result, or one of a search that the actor may not see. */
export async function resultFor(
  deps: Omit<PeopleResultsDeps, 'now'>,
  actor: Actor,
  place: Place,
): Promise<PeopleResultRow> {
  await searchFor(deps, actor, place.id)
  const result = await deps.peopleResults.byId(place.id, place.resultId)
  if (!result) throw noSuchResult()
  return result
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
): Promise<PeopleResultRow> {
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
 * @throws AppError 404; 409 do_not_contact, not_a_person.
 */
export async function addCandidate(
  deps: PeopleResultsDeps & { profiles: ProfilesRepo } & BanDeps,
  actor: Actor,
  place: Place,
) {
  const result = await resultFor(deps, actor, place)
  if (!result.isValid) throw conflict('not_a_person', 'This result was filtered out: it is not a person.')
  const person = result.personId === null ? undefined : await deps.peopleResults.person(result.personId)
  const { profile, isNew } = await ensureProfile(deps, actor, {
    ...candidateFrom(result, person, deps.now()),
    personId: result.personId,
    url: result.profileUrl,
  })
  return { candidateId: profile.id, name: profile.name, isNew }
}

const line = (text: string | null, max: number) => cleanLine(text ?? '').slice(0, max) || undefined
const lines = (items: readonly string[]) => [...new Set(items.map((item) => cleanLine(item)).filter(Boolean))]

/** Candidate profile of a result. Nothing is added that the page doesn't state. */
function candidateFrom(result: PeopleResultRow, person: PersonFacts | undefined, now: Date) {
  const title = result.title ?? person?.title ?? null
  const level = readMentions(title ?? '', { now }).find((mention) => mention.kind === 'seniority')
  const years = person?.jdYear ? now.getUTCFullYear() - person.jdYear : undefined
  const notes = [
    [title, result.company].filter(Boolean).join(', '),
    result.education && `Education: ${result.education}`,
    result.barAdmission && `Bar admissions: ${result.barAdmission}`,
    result.profileUrl && `Found by people search: ${result.profileUrl}`,
  ]
  return {
    name: line(result.name, textLimits.name) ?? 'Unnamed',
    email: line(result.email, textLimits.email),
    phone: line(result.phone, 40),
    practiceAreas: lines(
      person?.practiceAreas.length ? person.practiceAreas : (result.practiceArea ?? '').split(';'),
    ).slice(0, 20),
    locations: lines(person?.offices.length ? person.offices : (result.location ?? '').split(';')).slice(0, 20),
    seniority: level?.kind === 'seniority' ? level.seniority : undefined,
    yearsExperience: years !== undefined && years >= 0 && years <= 60 ? years : undefined,
    notes: cleanText(notes.filter(Boolean).join('\n')).slice(0, 5_000),
  }
}

const header = [
  'Name',
  'Title',
  'Firm',
  'Practice area',
  'Email',
  'Phone',
  'Location',
  'Education',
  'Bar admissions',
  'Clerkships',
  'Summary',
  'Profile',
  'Source',
]

/**
 * Valid results as CSV, all of them or those of `ids`, in the order of the search. People who must not be contacted are
 * left out, even if their ids are given. Safe to open in a spreadsheet.
 *
 * @throws AppError 404.
 */
export async function resultsCsv(
  deps: PeopleResultsDeps,
  actor: Actor,
  id: number,
  ids: readonly number[] | undefined,
): Promise<{ name: string; text: string }> {
  const query = await searchFor(deps, actor, id)
  const results = (await deps.peopleResults.ofQuery(id, ids)).filter(
    ({ isValid, doNotContactAt }) => isValid && doNotContactAt === null,
  )
  const rows = results.map((row) => [
    row.name,
    row.title,
    row.company,
    row.practiceArea,
    row.email,
    row.phone,
    row.location,
    row.education,
    row.barAdmission,
    row.clerkships,
    row.profileSummary ?? row.snippet,
    row.profileUrl,
    row.sourceUrl,
  ])
  const day = easternDay(deps.now())
  return { name: `People in ${query.location} ${day}.csv`, text: csvText(header, rows) }
}
