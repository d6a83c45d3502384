import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { judgePerson } from './is-person.ts'
import { partsOfTitles } from './page-heading.ts'
import { canonicalAddress, isPeopleAddress } from './page-address.ts'
import { readName } from './person-name.ts'
import { isTitle } from './titles.ts'

/** A result of a web search. */
export type WebResult = { title: string; url: string; description?: string | null | undefined }

export type ReadWebResult = NonNullable<ReturnType<typeof readWebResult>>

const [maxSnippet, maxName] = [400, 200]

/**
 * Reads a result of a web search. The title of such a page is "Jane Doe | Partner | Firm", in any order. The name is the heading if
 * the result isn't about a person. The place is the one that was searched for, if the result names its city.
 *
 * @param wantedPlace The place that was searched for.
 * @returns null for results that are never kept: those on LinkedIn, and addresses that aren't http or https.
 * @throws BudgetExceeded
 */
export function readWebResult(found: WebResult, wantedPlace: string, budget: ReadingBudget) {
  const url = URL.parse(found.url)
  if (!url || !/^https?:$/.test(url.protocol) || /(?:^|\.)linkedin\.com$/i.test(url.hostname)) return null
  const snippet = htmlToText(found.description ?? '', budget)
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxSnippet)
  const { heading, title, firm } = headingOf(htmlToText(found.title, budget), url)
  const place = placeNamed(wantedPlace)
  const verdict = judgePerson(heading, { isPeopleAddress: isPeopleAddress(url.href), title, firm })
  return {
    url: url.href,
    urlKey: canonicalAddress(url.href),
    name: verdict.isPerson ? verdict.name.name : heading.slice(0, maxName),
    title,
    firm,
    snippet,
    place: place?.city !== undefined && snippet.includes(place.city) ? place : null,
    verdict,
  }
}

/** The parts of a page's title: a person's name (else the first part), a position, and the firm (else the host). */
function headingOf(text: string, url: URL): { heading: string; title: string | null; firm: string } {
  const parts = partsOfTitles([text.replaceAll(/\s+/g, ' ')]).filter((part) => part !== '')
  const heading = parts.find((part) => readName(part) && judgePerson(part).isPerson) ?? parts[0] ?? url.hostname
  const title = parts.find((part) => part !== heading && isTitle(part)) ?? null
  const firm = parts.find((part) => part !== heading && part !== title && part.length > 2)
  return { heading, title, firm: firm ?? url.hostname.replace(/^www\./, '') }
}
