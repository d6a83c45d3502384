import { z } from 'zod'
import { peopleSearchLimits } from '#contract/domain/people-search.ts'
import type { CallBudget } from '#worker/db/call-budget.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { indexedPerson } from '#worker/features/sourcing/people-search/people/indexed-person.ts'
import type { PeopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import type { PersonRow } from '#worker/features/sourcing/people-search/people/person-rows.ts'
import { readPerson } from '#worker/features/sourcing/people-search/people/read-person.ts'
import type { PeopleSearchesRepo } from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import { searchFor } from '#worker/features/sourcing/people-search/searches/people-searches.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, notFound } from '#worker/http/errors.ts'
import type { Log } from '#worker/http/log.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { reasonOf } from '#worker/http/reason.ts'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { canonicalAddress, isPeopleAddress } from '#worker/reading/person/page-address.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import type { AskedProfile, PeopleResultsRepo, StoredResult } from './people-results.repo.ts'

/** Reads profiles of one host; people-search.tasks.ts runs it. */
export const readProfilesTask = taskDefinition(
  'read.people-profiles',
  z.object({ resultIds: z.array(z.number().int().positive()).max(peopleSearchLimits.scraped) }),
)

type AskProfilesDeps = { now: () => Date; peopleSearches: PeopleSearchesRepo; peopleResults: PeopleResultsRepo }
type ReadProfilesDeps = {
  now: () => Date
  budget: Pick<CallBudget, 'isSpent'>
  ids: Ids
  log: Log
  enqueue: (messages: TaskMessage[]) => void
  politeFetch: PoliteFetch
  browserPages: BrowserPages
  people: PeopleRepo
  peopleResults: PeopleResultsRepo
}

/** Each reads up to 100 pages. */
const scrapes: RateLimit = { name: 'people_scrape', max: 120, windowSeconds: 3600 }
/** A profile that is pending for longer than this counts as lost. Milliseconds. */
export const profileBoundMs = 20 * 60_000
/** One message reads its host's profiles for this long. */
const sliceMs = 4 * 60_000
const maxTries = 2
/** A page that was read this recently is not asked for again. */
const freshMs = 6 * 3600_000

/**
 * Has unread profiles read: the best 100, or one result's.
 *
 * @returns The number of profiles being read now, with those requested before.
 * @throws AppError 404, 429.
 */
export async function askProfiles(
  deps: AskProfilesDeps & { limiter: RateLimiter },
  actor: Actor,
  queryId: number,
  resultId?: number,
): Promise<number> {
  await searchFor(deps, actor, queryId)
  await deps.limiter.hit(scrapes, String(actor.id))
  const wanted = await deps.peopleResults.toScrape(queryId, { max: peopleSearchLimits.scraped, id: resultId })
  // Without any, all are read or being read, and asking again isn't an error.
  if (wanted.length > 0) await scrapeProfiles(deps, queryId, wanted)
  return (await deps.peopleSearches.scrapingCounts(queryId)).pending
}

/**
 * Asks for the profiles of a search's valid results, at most 100; those that failed are tried again.
 *
 * @param resultIds These alone, for a retry.
 * @returns How many were asked for.
 * @throws AppError 404; 400 when there isn't one to read.
 */
export async function scrapeProfiles(
  deps: AskProfilesDeps,
  queryId: number,
  resultIds?: readonly number[],
): Promise<{ totalResults: number }> {
  if (!(await deps.peopleSearches.byId(queryId))) throw notFound('search_not_found', 'This search doesn’t exist.')
  const asked = await deps.peopleResults.askProfiles(
    queryId,
    { limit: peopleSearchLimits.scraped, resultIds },
    deps.now(),
    (tx, chosen) => byHost(chosen).map((resultIds) => tx.enqueue(readProfilesTask, { resultIds })),
  )
  if (asked.length === 0)
    throw badRequest(
      'nothing_to_scrape',
      'There are no profiles to read: all of them have been read, or are being read.',
    )
  return { totalResults: asked.length }
}

/** Ids by host: one task reads the pages of a host, one after the other. */
function byHost(asked: readonly AskedProfile[]): number[][] {
  const groups = Map.groupBy(asked, ({ profileUrl }) => URL.parse(profileUrl ?? '')?.host ?? '')
  return [...groups.values()].map((some) => some.map(({ id }) => id))
}

/** Reads profiles of one host, one after the other; a second delivery finds nothing pending. */
export async function readProfiles(deps: ReadProfilesDeps, resultIds: readonly number[]): Promise<void> {
  const until = deps.now().getTime() + sliceMs
  while (deps.now().getTime() < until && !deps.budget.isSpent()) {
    const result = await deps.peopleResults.nextProfile(resultIds)
    if (!result) return
    await readProfile(deps, result)
  }
  if (await deps.peopleResults.nextProfile(resultIds)) {
    deps.enqueue([messageFor(deps.ids, readProfilesTask, { resultIds: [...resultIds] })])
  }
}

async function readProfile(deps: ReadProfilesDeps, result: StoredResult): Promise<void> {
  const url = result.profileUrl ?? ''
  const known = await deps.people.byUrlKey(canonicalAddress(url))
  if (known?.deletedAt) return deps.peopleResults.failProfile(result.id, 'This person was deleted.', deps.now())
  try {
    const failure = isFresh(known, deps.now()) ? null : await indexProfile(deps, result, known)
    if (failure !== null) return await deps.peopleResults.failProfile(result.id, failure, deps.now())
    const person = await deps.people.byUrlKey(canonicalAddress(url))
    if (!person) return await deps.peopleResults.failProfile(result.id, 'The profile could not be kept.', deps.now())
    await deps.peopleResults.saveProfile(result.id, profileOf(person, result), deps.now())
  } catch (error) {
    await noteFailure(deps, result, error)
  }
}

const isFresh = (known: PersonRow | undefined, now: Date): boolean =>
  Boolean(known?.readAt && now.getTime() - known.readAt.getTime() < freshMs && known.goneAt === null)

/** Reads the page of a result into the index. @returns Why the page shows no person; null for a person. */
async function indexProfile(
  deps: ReadProfilesDeps,
  result: StoredResult,
  known: PersonRow | undefined,
): Promise<string | null> {
  await deps.peopleResults.noteProfileTry(result.id)
  const url = result.profileUrl ?? ''
  const host = URL.parse(url)?.host.replace(/^www\./, '') ?? ''
  const firm = known?.firm ?? result.company ?? host
  const { read } = await readPerson(deps, {
    url,
    firm,
    host,
    isPeopleAddress: isPeopleAddress(url),
    label: result.name,
    needsBrowser: false,
  })
  if (!read.verdict.isPerson) return `The page doesn’t show a person. ${read.verdict.reason}`
  const place = { url, urlKey: canonicalAddress(url), sourceId: known?.sourceId ?? null, firm }
  await deps.people.write([await indexedPerson(read, place)], deps.now())
  return null
}

/** Facts of a person, and those of the result that the person's page leaves out. */
const profileOf = (person: PersonRow, result: StoredResult): Partial<StoredResult> => ({
  name: person.name,
  title: person.title ?? result.title,
  company: person.firm,
  location: person.offices.join('; ') || result.location,
  email: person.email ?? result.email,
  phone: person.phone ?? result.phone,
  practiceArea: person.practiceAreas.join('; ') || result.practiceArea,
  education: person.education.join('; ') || result.education,
  barAdmission: person.barAdmissions.join('; ') || result.barAdmission,
  clerkships: person.clerkships.join('; ') || result.clerkships,
  profileSummary: person.summary,
  scrapedContent: person.bio || null,
  personId: person.id,
})

/** Fails a profile, unless another try may help. */
async function noteFailure(deps: ReadProfilesDeps, result: StoredResult, error: unknown): Promise<void> {
  if (!(error instanceof PageError)) {
    deps.log('people-profile.failed', { resultId: result.id, reason: reasonOf(error) })
    const sentence = 'The profile could not be read because of a fault of our own. It was logged.'
    return deps.peopleResults.failProfile(result.id, sentence, deps.now())
  }
  const mayBetter = ['timeout', 'network', 'server'].includes(error.kind)
  if (mayBetter && result.scrapeTries + 1 < maxTries) return
  await deps.peopleResults.failProfile(result.id, error.message, deps.now())
}
