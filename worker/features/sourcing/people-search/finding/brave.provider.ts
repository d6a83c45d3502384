import { budgetFor } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { z } from 'zod'
import type { Config } from '#worker/config.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { pause } from '#worker/platform/safe-fetch/polite-fetch.ts'
import type { SafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { PeopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import { hasTitle, partsOf, type PeopleQuestion } from './people-match.ts'
import type { PeopleSearchProvider } from './people-provider.ts'
import type { WebResult } from '#worker/reading/person/web-result.ts'
import { findingOf, type Finding } from './web-finding.ts'

/** Documented bounds of the interface: 20 results a page, pages 0 to 9, a query of 400 characters and 50 words. */
const pageSize = 20
const maxPages = 5
const maxQuery = { characters: 400, words: 50 }
/** The smallest plan allows one request a second. Refused requests are repeated after this time. Milliseconds. */
const paceMs = 1_100
const maxTries = 3
/** A plan that is used up for longer than this ends the search. Seconds. */
const maxWait = 10

const answer = z.object({
  web: z
    .object({
      results: z.array(z.object({ title: z.string(), url: z.string(), description: z.string().nullish() })),
    })
    .nullish(),
  query: z.object({ more_results_available: z.boolean().nullish() }).nullish(),
})

const quoted = (text: string) => `"${text.replaceAll('"', ' ').trim()}"`

/**
 * The query in the words of a web search: the place, every keyword, one of the titles, whatever a lawyer is called, nothing
 * excluded. What does not fit is left out from the end: excluded words first, which the results are looked through for again.
 */
export function braveQuery(question: PeopleQuestion): { q: string; isWhole: boolean } {
  const titles = partsOf(question.jobTitle).map(quoted)
  const parts = [
    quoted(question.location),
    '(attorney OR lawyer OR counsel) -site:linkedin.com',
    ...partsOf(question.keywords).map(quoted),
    ...(titles.length > 0 ? [titles.length === 1 ? titles.join('') : `(${titles.join(' OR ')})`] : []),
    ...partsOf(question.excludeWords).map((word) => `-${quoted(word)}`),
  ]
  let q = ''
  for (const part of parts) {
    const longer = q === '' ? part : `${q} ${part}`
    if (longer.length > maxQuery.characters || longer.split(/\s+/).length > maxQuery.words) return { q, isWhole: false }
    q = longer
  }
  return { q, isWhole: true }
}

/**
 * People pages by the Brave web search interface; LinkedIn is neither asked for nor kept.
 *
 * @param deps.sleep Waits between two requests; tests pass their own.
 */
export function braveProvider(deps: {
  config: Pick<Config, 'BRAVE_API_KEY' | 'BRAVE_BASE_URL'>
  safeFetch: SafeFetch
  people: PeopleRepo
  now: () => Date
  sleep?: (ms: number) => Promise<void>
}): PeopleSearchProvider {
  const base = deps.config.BRAVE_BASE_URL ?? 'https://api.search.brave.com'
  const { sleep = pause } = deps
  return {
    name: 'brave',
    async find(question) {
      const { q, isWhole } = braveQuery(question)
      const { found, note } = await allPages(q, question)
      const wanted = partsOf(question.jobTitle)
      const excluded = partsOf(question.excludeWords).map((word) => word.toLowerCase())
      const deleted = await deps.people.deletedAmong(found.map(({ result }) => result.urlKey))
      const kept = found.filter(
        ({ result }) =>
          !deleted.has(result.urlKey) &&
          (!result.isValid || result.title === null || hasTitle(result.title, wanted)) &&
          !excluded.some((word) => `${result.name} ${result.title} ${result.snippet}`.toLowerCase().includes(word)),
      )
      const ids = await deps.people.addFound(
        kept.flatMap(({ person }) => (person ? [person] : [])),
        deps.now(),
      )
      const cut = isWhole ? null : 'The query was too long for the web search, so the last words were left out.'
      return {
        results: kept.map(({ result }) => ({ ...result, personId: ids.get(result.urlKey) ?? null })),
        note: [cut, note].filter(Boolean).join(' ') || null,
      }
    },
  }

  /** Page after page, each person once. A failure after the first page ends the search with the results so far. */
  async function allPages(q: string, question: PeopleQuestion): Promise<{ found: Finding[]; note: string | null }> {
    const found = new Map<string, Finding>()
    for (let page = 0; page < maxPages; page++) {
      if (page > 0) await sleep(paceMs)
      let read: Awaited<ReturnType<typeof ask>>
      try {
        read = await ask(q, page)
      } catch (error) {
        if (!(error instanceof PageError) || page === 0) throw error
        const pages = page === 1 ? 'the first page' : `the first ${page} pages`
        return { found: [...found.values()], note: `Only ${pages} of the web search arrived. ${error.message}` }
      }
      for (const one of read.results) {
        const finding = findingOf(one, question)
        if (finding && !found.has(finding.result.urlKey)) found.set(finding.result.urlKey, finding)
      }
      if (!read.isMore) break
    }
    return { found: [...found.values()], note: null }
  }

  async function ask(q: string, page: number): Promise<{ results: WebResult[]; isMore: boolean }> {
    const key = deps.config.BRAVE_API_KEY
    if (!key) throw new PageError('refused', 'The web search has no key. An admin can set BRAVE_API_KEY.')
    const url = new URL('/res/v1/web/search', base)
    url.searchParams.set('q', q)
    url.searchParams.set('count', String(pageSize))
    url.searchParams.set('offset', String(page))
    url.searchParams.set('country', 'us')
    for (let attempt = 1; ; attempt++) {
      try {
        const { text } = await deps.safeFetch(url.href, {
          headers: { 'X-Subscription-Token': key, Accept: 'application/json' },
          sameHost: true,
        })
        const parsed = answer.safeParse(parse(text))
        if (!parsed.success) {
          throw new PageError('malformed', 'The web search sent a response in an unexpected format.')
        }
        const results = parsed.data.web?.results ?? []
        return { results, isMore: parsed.data.query?.more_results_available ?? results.length === pageSize }
      } catch (error) {
        if (!(error instanceof PageError)) throw error
        const seconds = error.retryAfterSeconds ?? paceMs / 1000
        if (error.kind !== 'too_many' || attempt >= maxTries || seconds > maxWait) throw explainFailure(error)
        await sleep(Math.max(paceMs, seconds * 1000))
      }
    }
  }
}

/** Explains a failure to a recruiter, who can't fix it, and to an admin, who can. */
function explainFailure(error: PageError): PageError {
  const { kind, status } = error
  const more = {
    ...(status === undefined ? {} : { status }),
    ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
  }
  const say = (sentence: string) => new PageError(kind, sentence, more)
  if (status === 401 || status === 403) {
    return say(`The web search didn’t accept the key (${status}). An admin can check BRAVE_API_KEY.`)
  }
  if (status === 422) return say('The web search refused the query or the key (422). An admin can check BRAVE_API_KEY.')
  if (kind === 'too_many') {
    return say('The web search asked us to come back later (429). Its plan has no searches left right now.')
  }
  if (kind === 'timeout') return say('The web search didn’t respond in time.')
  if (kind === 'network') return say('We couldn’t reach the web search.')
  if (kind === 'server') return say(`The web search is having problems right now (${status ?? 500}).`)
  return kind === 'malformed' ? error : say(`The web search didn’t respond. ${error.message}`)
}

function parse(text: string): unknown {
  try {
    return parseJson(text, budgetFor('answer'))
  } catch {
    return undefined
  }
}
