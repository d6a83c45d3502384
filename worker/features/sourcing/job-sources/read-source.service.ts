import { budgetFor } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { platformOf, type JobPlatformName } from '#contract/domain/job-platforms.ts'
import type { Config } from '#worker/config.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import type { Log } from '#worker/http/log.ts'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { isAddress, type JobPlatform, type Reading } from './platforms/platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { challenged, emptyPage, isChallenge } from '#worker/reading/posting/page/empty-list.ts'
import { malformed } from '#worker/reading/posting/field-values.ts'
import { jobPlatforms } from './platforms/registry.ts'
import { canonicalAddress } from '#worker/reading/posting/canonical-address.ts'
import { classifyPosting, legalKind } from '#worker/reading/posting/classify-posting.ts'
import type { JobSourceRow, JobSourcesRepo } from './job-sources.repo.ts'
import type { IndexedPosting, OnlineJobRow, PostingIndexRepo } from './posting-index.repo.ts'
import { outcomeOf } from './source-health.ts'
import { reasonOf } from '#worker/http/reason.ts'

export type ReadNeeds = {
  now: () => Date
  log: Log
  config: Config
  politeFetch: PoliteFetch
  browserPages: BrowserPages
  jobSources: JobSourcesRepo
  postingIndex: PostingIndexRepo
}

export type Found = {
  postings: number
  legal: number
  added: number
  changed: number
  gone: number
  isUnchanged: boolean
  requests: number
  sample: { title: string; place: string; url: string; isLegal: boolean }[]
}

/** A reader that is not heard of for this long has died. Milliseconds. */
export const leaseMs = 3 * 60_000
const renewEveryMs = 30_000
/** No board of a firm is larger; what is beyond is not read. */
const maxPostings = 6_000
const maxPages = 250
/** What passes by itself; it is tried once more within a read. */
const hiccups: readonly string[] = ['timeout', 'network']
/** What the list says, and how it is read: a change of either reads a posting again. */
const readingVersion = 2

/** The site said that nothing changed since the last read. */
class NothingChanged extends Error {}
/** Another reader has taken the source over. */
class TakenOver extends Error {}

/**
 * Reads one source into the index. It may be cut off at any point and run again: postings are written page by page by
 * their own names, and only a read that came to its end says what is gone.
 *
 * @param options.detailMs How long details of postings may be read for; what is left is read the next time.
 * @returns What was found and the problem, or null when somebody else is reading the source.
 */
export async function readSource(
  deps: ReadNeeds,
  source: JobSourceRow,
  options: { readId: string; detailMs: number },
): Promise<{ found: Found; problem: PageError | null } | null> {
  const { readId } = options
  const startedAt = deps.now()
  if (!(await deps.jobSources.claim(source.id, readId, startedAt, new Date(startedAt.getTime() + leaseMs)))) return null
  const found: Found = {
    postings: 0,
    legal: 0,
    added: 0,
    changed: 0,
    gone: 0,
    isUnchanged: false,
    requests: 0,
    sample: [],
  }
  const read = startReading(deps, source, readId, found)
  let problem: PageError | null = null
  try {
    await readList(deps, source, read, found, startedAt)
    problem = await readDetails(deps, source, read, options.detailMs)
  } catch (error) {
    if (error instanceof TakenOver) return null
    if (error instanceof NothingChanged) {
      found.isUnchanged = true
      found.postings = source.postings
      found.legal = source.legalPostings
      await deps.postingIndex.touchAll(source.id, startedAt)
      // The list may be as it was while the last day of a posting has passed.
      await deps.postingIndex.settleDuplicates(await deps.postingIndex.markGone(source.id, startedAt, startedAt))
      problem = await readDetails(deps, source, read, options.detailMs)
    } else problem = asProblem(deps, source, error)
  }
  const isWhole = problem === null || read.isListWhole || found.isUnchanged
  await deps.jobSources.finish(
    source.id,
    readId,
    outcomeOf(source, {
      found,
      problem: isWhole ? null : problem,
      at: deps.now(),
      validators: read.validators,
      isMoreToRead: problem === null && read.isMoreToRead,
    }),
  )
  return { found, problem }
}

type ReadState = Reading & {
  platform: JobPlatform
  isListWhole: boolean
  /** The time was up before the last details. */
  isMoreToRead: boolean
  validators: { etag: string | null; lastModified: string | null }
}

function asProblem(deps: ReadNeeds, source: JobSourceRow, error: unknown): PageError {
  if (error instanceof PageError) return error
  deps.log('source.read_failed', { sourceId: source.id, reason: reasonOf(error) })
  return new PageError('malformed', 'The source could not be read because of a fault of our own. It was logged.')
}

function startReading(deps: ReadNeeds, source: JobSourceRow, readId: string, found: Found): ReadState {
  const platform = jobPlatforms[source.adapter as JobPlatformName]
  const { config } = deps
  let renewedAt = deps.now().getTime()
  let isFirst = true
  let mayTryAgain = true
  const hold = async () => {
    found.requests++
    const at = deps.now().getTime()
    if (at - renewedAt < renewEveryMs) return
    renewedAt = at
    if (!(await deps.jobSources.renew(source.id, readId, new Date(at + leaseMs)))) throw new TakenOver()
  }
  const state: ReadState = {
    platform,
    isListWhole: false,
    isMoreToRead: false,
    indexed: 0,
    validators: { etag: null, lastModified: null },
    name: source.name,
    locator: source.locator,
    keys: config,
    now: deps.now(),
    async read(url, request = {}) {
      await hold()
      const isConditional = isFirst && platform.isOneAnswer && request.json === undefined
      isFirst = false
      const known = { etag: source.etag ?? undefined, lastModified: source.lastModified ?? undefined }
      const fetched = () =>
        deps.politeFetch(url, {
          sameHost: true,
          ...(platform.everyMs === undefined ? {} : { everyMs: platform.everyMs }),
          ...(isConditional ? { known } : {}),
          ...request,
        })
      const answer = await fetched().catch(async (error: unknown) => {
        // One hiccup in a read of many pages is no reason to read them all again in an hour.
        if (!mayTryAgain || !(error instanceof PageError) || !hiccups.includes(error.kind)) throw error
        mayTryAgain = false
        await hold()
        return fetched()
      })
      if (answer.isUnchanged) throw new NothingChanged()
      if (isConditional) {
        state.validators = { etag: answer.etag ?? null, lastModified: answer.lastModified ?? null }
      }
      return answer
    },
    async json(url, schema, request) {
      const { text } = await state.read(url, request)
      let json: unknown
      try {
        json = parseJson(text, budgetFor('answer'))
      } catch {
        throw isChallenge(text) ? challenged() : malformed()
      }
      const parsed = schema.safeParse(json)
      if (!parsed.success) throw malformed()
      return parsed.data
    },
    async drawn(url) {
      await hold()
      await deps.politeFetch.waitFor(url, platform.everyMs)
      return deps.browserPages.html(url)
    },
  }
  return state
}

async function readList(deps: ReadNeeds, source: JobSourceRow, read: ReadState, found: Found, startedAt: Date) {
  const known = await deps.postingIndex.known(source.id)
  // A page that shows nothing for the third time is believed.
  const isEmptyAgain = source.failures >= 2 && source.failure === emptyPage().message
  read.indexed = isEmptyAgain ? 0 : [...known.values()].filter(({ goneAt }) => goneAt === null).length
  const seen = new Set<string>()
  const addresses = new Map<string, string>()
  if (isAddress(source.locator)) addresses.set(canonicalAddress(source.locator), '')
  const moved: number[] = []
  let pages = 0
  for await (const page of read.platform.list(read)) {
    const fresh = page.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    // A board that does not know pages answers with the same one for ever.
    if (++pages > 1 && fresh.length === 0 && page.length > 0) break
    const { write, keep } = await sortOut(source, fresh, known, addresses, read.now, found)
    const before = new Set([...known.values()].map(({ id }) => id))
    const ids = await deps.postingIndex.write(source.id, write, startedAt)
    await deps.postingIndex.touch(source.id, keep, startedAt)
    found.added += ids.filter((id) => !before.has(id)).length
    found.changed += ids.filter((id) => before.has(id)).length
    moved.push(...ids, ...keep.flatMap((name) => (known.get(name)?.goneAt ? [known.get(name)?.id ?? 0] : [])))
    if (seen.size >= maxPostings || pages >= maxPages) break
  }
  found.sample.sort((a, b) => Number(b.isLegal) - Number(a.isLegal))
  found.sample.splice(20)
  const gone = await deps.postingIndex.markGone(source.id, startedAt, deps.now())
  found.gone = gone.length
  await deps.postingIndex.settleDuplicates([...moved, ...gone])
  read.isListWhole = true
}

/** What of a page is new or changed, and what only has to be noted as still there. */
async function sortOut(
  source: JobSourceRow,
  page: readonly Posting[],
  known: ReadonlyMap<string, { contentHash: string }>,
  addresses: Map<string, string>,
  now: Date,
  found: Found,
) {
  const write: IndexedPosting[] = []
  const keep: string[] = []
  for (const posting of page) {
    found.postings++
    const kind = legalKind(posting.title, posting.firm ?? source.name)
    if (kind === 'attorney') found.legal++
    const isLegal = kind === 'attorney'
    if (found.sample.length < 200 && (isLegal || found.sample.length < 20)) {
      found.sample.push({ title: posting.title, place: (posting.places ?? []).join('; '), url: posting.url, isLegal })
    }
    if (!kind) continue
    const externalId = posting.id.length > 200 ? await sha256Hex(posting.id) : posting.id
    const { postedAt: _, ...said } = posting
    const contentHash = (await sha256Hex(JSON.stringify([readingVersion, source.name, said]))).slice(0, 32)
    if (known.get(externalId)?.contentHash === contentHash) {
      keep.push(externalId)
      continue
    }
    const classified = classifyPosting(posting, source.name, now)
    if (!classified) continue
    // Several postings on one page: the page's address does not tell them apart.
    const owner = addresses.get(classified.urlKey)
    const urlKey =
      owner !== undefined && owner !== externalId ? `${classified.urlKey}#${externalId}` : classified.urlKey
    addresses.set(classified.urlKey, owner ?? externalId)
    write.push({
      ...classified,
      urlKey,
      externalId,
      contentHash,
      detailRef: kind === 'attorney' ? (posting.detailRef ?? null) : null,
      priority: source.kind === 'aggregator' ? 1 : 0,
    })
  }
  return { write, keep }
}

/**
 * Reads details of lawyers' postings until the time is up.
 *
 * @returns What stopped it: a site that refuses or asks for patience is not asked again now.
 */
async function readDetails(
  deps: ReadNeeds,
  source: JobSourceRow,
  read: ReadState,
  detailMs: number,
): Promise<PageError | null> {
  if (!read.platform.detail) return null
  const until = deps.now().getTime() + detailMs
  const moved: number[] = []
  let stopped: PageError | null = null
  for (const row of await deps.postingIndex.detailsWanted(source.id, 500)) {
    if (deps.now().getTime() >= until) {
      read.isMoreToRead = true
      break
    }
    try {
      const detail = await read.platform.detail(read, row.detailRef ?? '')
      if (detail === 'closed') await deps.postingIndex.close(row.id, deps.now())
      else {
        const classified = classifyPosting(withDetail(row, detail), source.name, read.now)
        if (classified) await deps.postingIndex.saveDetail(row.id, { ...classified, urlKey: row.urlKey })
      }
      moved.push(row.id)
    } catch (error) {
      if (error instanceof TakenOver) throw error
      const problem = asProblem(deps, source, error)
      if (problem.kind === 'gone') await deps.postingIndex.close(row.id, deps.now())
      else await deps.postingIndex.noteDetailFailure(row.id)
      moved.push(row.id)
      if (['refused', 'too_many', 'robots', 'redirect', 'timeout'].includes(problem.kind)) {
        stopped = problem
        break
      }
    }
  }
  await deps.postingIndex.settleDuplicates(moved)
  return stopped
}

/** A posting of the index with what its details add; what they leave out stays. */
function withDetail(row: OnlineJobRow, detail: Partial<Posting>): Posting {
  const places = detail.places?.length ? detail.places : row.place.split('; ').filter(Boolean)
  const pay = { min: row.salaryMin ?? undefined, max: row.salaryMax ?? undefined, unit: 'year' as const }
  return {
    id: row.externalId,
    title: detail.title ?? row.title,
    url: detail.url ?? row.url,
    firm: row.firm,
    places,
    isRemote: detail.isRemote ?? (row.isRemote || undefined),
    salary: detail.salary ?? (row.salaryMin === null && row.salaryMax === null ? undefined : pay),
    postedAt: detail.postedAt ?? row.postedAt ?? undefined,
    validThrough: detail.validThrough ?? row.validThrough ?? undefined,
    description: detail.description ?? row.snippet,
  }
}

/** Whether a platform's keys are set. */
export const hasKeys = (config: Config, adapter: JobPlatformName): boolean =>
  (platformOf(adapter).keys ?? []).every((key) => config[key])
