import { z } from 'zod'
import type { Config } from '#worker/config.ts'
import { FetchError } from '#worker/platform/safe-fetch/fetch-error.ts'
import type { SafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { PeopleRepo } from './people.repo.ts'
import { hasTitle, partsOf, type PeopleQuestion } from './directory/people-match.ts'
import type { PeopleSearchProvider } from './people-provider.ts'
import { readFinding } from './read-finding.ts'

/** Documented bounds of the interface: 20 results a page, pages 0 to 9. */
const pageSize = 20
const maxPages = 5

const answer = z.object({
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          description: z.string().nullish(),
        }),
      ),
    })
    .nullish(),
  query: z.object({ more_results_available: z.boolean().nullish() }).nullish(),
})

/** Where people of law firms have pages of their own, as web addresses spell it. */
const scope =
  '(inurl:people OR inurl:attorneys OR inurl:lawyers OR inurl:professionals OR inurl:team OR inurl:bio) -site:linkedin.com'

/** The query in the words of a web search: the scope, the place, every keyword, one of the titles, nothing excluded. */
export function braveQuery(question: PeopleQuestion): string {
  const quoted = (text: string) => `"${text.replaceAll('"', ' ').trim()}"`
  const titles = partsOf(question.jobTitle).map(quoted)
  return [
    scope,
    quoted(question.location),
    ...partsOf(question.keywords).map(quoted),
    titles.length > 0 ? `(${titles.join(' OR ')})` : '(attorney OR lawyer OR partner OR associate OR counsel)',
    ...partsOf(question.excludeWords).map((word) => `-${quoted(word)}`),
  ]
    .join(' ')
    .slice(0, 400)
}

/** People pages by the Brave web search interface; LinkedIn is neither asked for nor kept. */
export function braveProvider(deps: {
  config: Config
  safeFetch: SafeFetch
  people: PeopleRepo
  now: () => Date
}): PeopleSearchProvider {
  const base = deps.config.BRAVE_BASE_URL ?? 'https://api.search.brave.com'
  return {
    name: 'brave',
    async find(question) {
      const wanted = partsOf(question.jobTitle)
      const found = new Map<string, ReturnType<typeof readFinding>>()
      for (let page = 0; page < maxPages; page++) {
        const { results, isMore } = await ask(question, page)
        for (const one of results) {
          const finding = readFinding(one, question)
          if (finding && !found.has(finding.result.urlKey)) found.set(finding.result.urlKey, finding)
        }
        if (!isMore || results.length < pageSize) break
      }
      const findings = [...found.values()].filter((finding) => finding !== null)
      const deleted = await deps.people.deletedAmong(findings.map(({ result }) => result.urlKey))
      const kept = findings.filter(
        ({ result }) =>
          !deleted.has(result.urlKey) && (!result.isValid || result.title === null || hasTitle(result.title, wanted)),
      )
      const ids = await deps.people.addFound(
        kept.flatMap(({ person }) => (person ? [person] : [])),
        deps.now(),
      )
      return kept.map(({ result }) => ({ ...result, personId: ids.get(result.urlKey) ?? null }))
    },
  }

  async function ask(question: PeopleQuestion, page: number) {
    const url = new URL('/res/v1/web/search', base)
    url.searchParams.set('q', braveQuery(question))
    url.searchParams.set('count', String(pageSize))
    url.searchParams.set('offset', String(page))
    url.searchParams.set('country', 'us')
    const { text } = await deps.safeFetch(url.href, {
      headers: { 'X-Subscription-Token': deps.config.BRAVE_API_KEY ?? '', Accept: 'application/json' },
      sameHost: true,
    })
    const parsed = answer.safeParse(parse(text))
    if (!parsed.success) throw new FetchError('malformed', 'Its answer is not in the format that it documents.')
    return {
      results: parsed.data.web?.results ?? [],
      isMore: parsed.data.query?.more_results_available ?? true,
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
