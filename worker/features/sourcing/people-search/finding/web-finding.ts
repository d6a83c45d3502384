import { budgetFor } from '#worker/reading/budget.ts'
import { readWebResult, type ReadWebResult, type WebResult } from '#worker/reading/person/web-result.ts'
import { placeWordsOf, rankOf, type PeopleQuestion } from './people-match.ts'
import type { IndexedPerson } from '#worker/features/sourcing/people-search/people/person-rows.ts'
import type { NewResult } from '#worker/features/sourcing/people-search/results/people-results.repo.ts'

/** A web search's result in our own format; `person` is null if it shows none. */
export type Finding = { result: NewResult; person: IndexedPerson | null }

/**
 * One result of a web search as a result of ours, and as a person for the index when it is one.
 *
 * @returns null for results that are never kept.
 */
export function findingOf(found: WebResult, question: PeopleQuestion): Finding | null {
  const read = readWebResult(found, question.location, budgetFor('page'))
  return read && { result: resultOf(read, question), person: read.verdict.isPerson ? personOf(read) : null }
}

function resultOf(read: ReadWebResult, question: PeopleQuestion): NewResult {
  const { name, title, firm, url, urlKey, snippet, place, verdict } = read
  return {
    name,
    title,
    email: null,
    phone: null,
    clerkships: null,
    urlKey,
    company: firm,
    location: place?.name ?? null,
    profileUrl: url,
    snippet: snippet || null,
    sourceUrl: url,
    isValid: verdict.isPerson,
    filterReason: verdict.isPerson ? null : verdict.reason,
    practiceArea: null,
    education: null,
    barAdmission: null,
    profileSummary: null,
    personId: null,
    rank: rankOf({ title, practiceAreas: [], offices: officesOf(read), email: null }, question),
  }
}

const officesOf = ({ place }: ReadWebResult): string[] => (place ? [place.name] : [])

function personOf(read: ReadWebResult): IndexedPerson {
  const { name, title, firm, url, urlKey, snippet, place, verdict } = read
  return {
    name,
    title,
    email: null,
    phone: null,
    sourceId: null,
    profileUrl: url,
    urlKey,
    nameKey: verdict.isPerson ? verdict.name.key : '',
    firm,
    offices: officesOf(read),
    city: place?.city ?? null,
    state: null,
    placeWords: place ? placeWordsOf([place]) : '',
    practiceAreas: [],
    education: [],
    jdYear: null,
    barAdmissions: [],
    clerkships: [],
    summary: null,
    bio: snippet,
    factSources: JSON.stringify({ name: { url, by: 'web search' } }),
    isPerson: true,
    verdict: verdict.reason,
    isLawyer: true,
    contentHash: '',
  }
}
