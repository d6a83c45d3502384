import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { isTitle } from '#worker/reading/person/titles.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { isPeopleAddress } from '#worker/reading/person/person-address.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { placeWordsOf, rankOf, type PeopleQuestion } from '#worker/reading/query/people-match.ts'
import type { IndexedPerson } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import type { NewResult } from '#worker/features/sourcing/people-search/results/people-results.repo.ts'

/** A result as a web search gives it. */
export type WebResult = { title: string; url: string; description?: string | null | undefined }
/** A web search's result in our own format; `person` is null if it shows none. */
export type Finding = { result: NewResult; person: IndexedPerson | null }

/**
 * One result of a web search as a result of ours, and as a person for the index when it is one. The title of such a page is
 * "Jane Doe | Partner | Firm", in any order.
 *
 * @returns null for results that are never kept: LinkedIn, and addresses that aren't on the web.
 */
export function readFinding(found: WebResult, question: PeopleQuestion): Finding | null {
  const url = URL.parse(found.url)
  if (!url || !/^https?:$/.test(url.protocol) || /(?:^|\.)linkedin\.com$/i.test(url.hostname)) return null
  const budget = budgetFor('page')
  const parts = htmlToText(found.title, budget)
    .split(/\s+[|–—•·»-]\s+|\s*\|\s*|\s*:\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const snippet = htmlToText(found.description ?? '', budget)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 400)
  const named = parts.find((part) => readName(part) && judgePerson(part).isPerson) ?? parts[0] ?? url.hostname
  const title = parts.find((part) => part !== named && isTitle(part)) ?? null
  const firm =
    parts.find((part) => part !== named && part !== title && part.length > 2) ?? url.hostname.replace(/^www\./, '')
  const verdict = judgePerson(named, { isPeopleAddress: isPeopleAddress(url.href), title, firm })
  const location = placeNamed(question.location)
  const isThere = location?.city !== undefined && snippet.includes(location.city)
  const office = isThere && location ? location.name : null
  const name = verdict.isPerson ? verdict.name.name : named.slice(0, 200)
  const urlKey = canonicalAddress(url.href)
  const offices = office ? [office] : []
  const base = { name, title, email: null, phone: null, clerkships: null }
  return {
    result: {
      ...base,
      urlKey,
      company: firm,
      location: office,
      profileUrl: url.href,
      snippet: snippet || null,
      sourceUrl: url.href,
      isValid: verdict.isPerson,
      filterReason: verdict.isPerson ? null : verdict.reason,
      practiceArea: null,
      education: null,
      barAdmission: null,
      profileSummary: null,
      personId: null,
      rank: rankOf({ title, practiceAreas: [], offices, email: null }, question),
    },
    person: verdict.isPerson
      ? {
          sourceId: null,
          profileUrl: url.href,
          urlKey,
          name,
          nameKey: verdict.name.key,
          title,
          firm,
          offices,
          city: isThere ? (location.city ?? null) : null,
          state: null,
          placeWords: isThere ? placeWordsOf([location]) : '',
          email: null,
          phone: null,
          practiceAreas: [],
          education: [],
          jdYear: null,
          barAdmissions: [],
          clerkships: [],
          summary: null,
          bio: snippet,
          factSources: JSON.stringify({ name: { url: url.href, by: 'web search' } }),
          isPerson: true,
          verdict: verdict.reason,
          isLawyer: true,
          contentHash: '',
        }
      : null,
  }
}
