import { PageError } from '#worker/reading/page-error.ts'
import { badRequest, notFound } from '#worker/http/errors.ts'
import { isPeopleAddress } from '#worker/reading/person/person-address.ts'
import { readPerson } from '#worker/features/sourcing/people-search/people/read-person.ts'
import type { ReadFirmDeps } from '#worker/features/sourcing/people-search/sources/read-firm.service.ts'
import { indexedPerson } from '#worker/features/sourcing/people-search/people/indexed-person.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import type { AskedProfile, StoredResult } from './people-results.repo.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { readProfilesTask } from '#worker/features/sourcing/people-search/searches/task-names.ts'
import { reasonOf } from '#worker/http/reason.ts'

/** Most profiles of one request. */
const maxProfiles = 100
/** A profile that is pending for longer than this counts as lost. Milliseconds. */
export const profileBoundMs = 20 * 60_000
/** One message reads its host's profiles for this long. */
const sliceMs = 4 * 60_000
const maxTries = 2
/** A page that was read this recently is not asked for again. */
const freshMs = 6 * 3600_000

/**
 * Asks for the profiles of a search's valid results, at most 100; those that failed are tried again.
 *
 * @param resultIds These alone, for a retry.
 * @returns How many were asked for.
 * @throws AppError 404; 400 when there is none to read.
 */
export async function scrapeProfiles(
  deps: ReadFirmDeps,
  queryId: number,
  resultIds?: readonly number[],
): Promise<{ totalResults: number }> {
  if (!(await deps.peopleSearches.byId(queryId))) throw notFound('search_not_found', 'That search does not exist.')
  const asked = await deps.peopleResults.askProfiles(
    queryId,
    { limit: maxProfiles, resultIds },
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
export async function readProfiles(deps: ReadFirmDeps, resultIds: readonly number[]): Promise<void> {
  const until = deps.now().getTime() + sliceMs
  while (deps.now().getTime() < until) {
    const result = await deps.peopleResults.nextProfile(resultIds)
    if (!result) return
    await readProfile(deps, result)
  }
  if (await deps.peopleResults.nextProfile(resultIds)) {
    deps.enqueue([messageFor(deps.ids, readProfilesTask, { resultIds: [...resultIds] })])
  }
}

async function readProfile(deps: ReadFirmDeps, result: StoredResult): Promise<void> {
  const url = result.profileUrl ?? ''
  const urlKey = canonicalAddress(url)
  const host = URL.parse(url)?.host.replace(/^www\./, '') ?? ''
  const known = await deps.people.byUrlKey(urlKey)
  if (known?.deletedAt) return deps.peopleResults.failProfile(result.id, 'This person was deleted.', deps.now())
  const isFresh = known?.readAt && deps.now().getTime() - known.readAt.getTime() < freshMs && known.goneAt === null
  try {
    if (!isFresh) {
      await deps.peopleResults.noteProfileTry(result.id)
      const firm = known?.firm ?? result.company ?? host
      const { read } = await readPerson(deps, {
        url,
        firm,
        host,
        isPeopleAddress: isPeopleAddress(url),
        label: result.name,
        needsBrowser: false,
      })
      if (!read.verdict.isPerson)
        return await deps.peopleResults.failProfile(
          result.id,
          `The page shows no person. ${read.verdict.reason}`,
          deps.now(),
        )
      await deps.people.write(
        [await indexedPerson(read, { url, urlKey, sourceId: known?.sourceId ?? null, firm })],
        deps.now(),
      )
    }
    const person = await deps.people.byUrlKey(urlKey)
    if (!person) return await deps.peopleResults.failProfile(result.id, 'The profile could not be kept.', deps.now())
    await deps.peopleResults.saveProfile(
      result.id,
      {
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
      },
      deps.now(),
    )
  } catch (error) {
    const isOurs = !(error instanceof PageError)
    if (isOurs)
      deps.log('people-profile.failed', {
        resultId: result.id,
        reason: reasonOf(error),
      })
    const mayBetter = !isOurs && ['timeout', 'network', 'server'].includes(error.kind)
    if (mayBetter && result.scrapeTries + 1 < maxTries) return
    const sentence = isOurs
      ? 'The profile could not be read because of a fault of our own. It was logged.'
      : error.message
    await deps.peopleResults.failProfile(result.id, sentence, deps.now())
  }
}
