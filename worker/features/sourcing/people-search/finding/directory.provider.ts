import { hasTitle, headingMatchOf, matchOf, partsOf, rankerOf } from './people-match.ts'
import type { PeopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import type { FoundPerson } from '#worker/features/sourcing/people-search/people/person-rows.ts'
import { maxResults, type NewResult } from '#worker/features/sourcing/people-search/results/people-results.repo.ts'
import type { PeopleSearchProvider } from './people-provider.ts'

/** Pages without a person that one search shows at most, each with its reason. */
const maxPages = 40

/** People of the index: firms' own directories, read politely beforehand. */
export function directoryProvider(deps: { people: PeopleRepo }): PeopleSearchProvider {
  return {
    name: 'directory',
    async find(question, within = {}) {
      const match = matchOf(question)
      if (match === null) return { results: [], note: null }
      const rows = await deps.people.search(match, { limit: maxResults * 2, ...within })
      const wanted = partsOf(question.jobTitle)
      // A page of such a firm that shows no person has no place of its own: its firm's people say where it is.
      const sourceIds = [...new Set(rows.flatMap(({ isPerson, sourceId }) => (isPerson && sourceId ? [sourceId] : [])))]
      const pages = await deps.people.pagesOfNobody(headingMatchOf(question), sourceIds, maxPages)
      const known = new Set(rows.map(({ id }) => id))
      const rank = rankerOf(question)
      const results = [...rows, ...pages.filter(({ id }) => !known.has(id))]
        .filter(({ title, isPerson }) => !isPerson || hasTitle(title, wanted))
        .map((person) => resultOf(person, rank(person)))
        .sort((a, b) => b.rank - a.rank)
        .slice(0, maxResults)
      return { results, note: null }
    },
  }
}

/** Why a person is filtered out, in a sentence; null for a lawyer. */
function filterReasonOf({ isPerson, isLawyer, verdict, title }: FoundPerson): string | null {
  if (!isPerson) return verdict ?? 'The page doesn’t show a person.'
  return isLawyer ? null : `Not a lawyer: ${title ?? 'another member of the firm'}.`
}

/** A person of the index as a result of a search, with the reason if they are filtered out. */
function resultOf(person: FoundPerson, rank: number): NewResult {
  const filterReason = filterReasonOf(person)
  return {
    urlKey: person.urlKey,
    name: person.name,
    title: person.title,
    company: person.firm,
    location: person.offices.join('; ') || null,
    profileUrl: person.profileUrl,
    snippet: person.snippet || null,
    sourceUrl: person.profileUrl,
    isValid: filterReason === null,
    filterReason,
    email: person.email,
    phone: person.phone,
    practiceArea: person.practiceAreas.join('; ') || null,
    education: person.education.join('; ') || null,
    barAdmission: person.barAdmissions.join('; ') || null,
    clerkships: person.clerkships.join('; ') || null,
    profileSummary: person.summary,
    personId: person.id,
    rank,
  }
}
