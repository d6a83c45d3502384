import { budgetFor } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { platformOf, type JobPlatformName } from '#contract/domain/job-platforms.ts'
import type { Config } from '#worker/config.ts'
import type { CallBudget } from '#worker/db/call-budget.ts'
import type { Log } from '#worker/http/log.ts'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { isAddress, type JobPlatform, type Reading } from './platforms/platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { challenged, emptyPage, isChallenge } from './platforms/empty-list.ts'
import { jobPlatforms } from './platforms/registry.ts'
import { canonicalAddress } from '#worker/reading/posting/canonical-address.ts'
import { classifyPosting, legalKind } from '#worker/reading/posting/classify-posting.ts'
import type { JobSourceRow, JobSourcesRepo } from './job-sources.repo.ts'
import type { PostingIndexRepo } from './posting-index.repo.ts'
import { ofEmployer, sortPostings, withDetail } from './sort-postings.ts'
import { outcomeOf } from './source-health.ts'
import { reasonOf } from '#worker/http/reason.ts'
import { malformed } from './platforms/answer-fields.ts'
import { withIndexFields } from './index-fields.ts'

export type ReadSourceDeps = {
  now: () => Date
  budget: Pick<CallBudget, 'isSpent'>
  log: Log
  config: Config
  politeFetch: PoliteFetch
  browserPages: BrowserPages
  jobSources: JobSourcesRepo
  postingIndex: PostingIndexRepo
}

export type FoundPostings = {
  postings: number
  legal: number
  added: number
  changed: number
  gone: number
  isUnchanged: boolean
  requests: number
  sample: { title: string; place: string; url: string; isLegal: boolean }[]
}

/** Lease of a reader. A crashed reader's lease expires. Milliseconds. */
export const leaseMs = 3 * 60_000
const renewEveryMs = 30_000
/** Largest board that is read to its end. */
const maxPostings = 6_000
const maxPages = 250
/** Transient errors. Retried once per read. */
const transientErrors: readonly string[] = ['timeout', 'network']
/** The site said that nothing changed since the last read. */
class NothingChanged extends Error {}
/** Another reader has taken the source over. */
class TakenOver extends Error {}

/**
 * Reads one source into the index. It may be interrupted at any point and run again: postings are written page by page
 * under the platform's ids, and only a read that reached its end marks postings as gone.
 *
 * @param options.detailMs Time for details of postings; the next read continues with the rest.
 * @returns The counts and the problem; null while another reader has the source.
 */
export async function readSource(
  deps: ReadSourceDeps,
  source: JobSourceRow,
  options: { readId: string; detailMs: number },
): Promise<{ found: FoundPostings; problem: PageError | null } | null> {
  const { readId } = options
  const startedAt = deps.now()
  if (!(await deps.jobSources.claim(source.id, readId, startedAt, new Date(startedAt.getTime() + leaseMs)))) return null
  const found: FoundPostings = {
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
  /** The time ended before the last details. */
  isMoreToRead: boolean
  validators: { etag: string | null; lastModified: string | null }
}

function asProblem(deps: ReadSourceDeps, source: JobSourceRow, error: unknown): PageError {
  if (error instanceof PageError) return error
  deps.log('source.read_failed', { sourceId: source.id, reason: reasonOf(error) })
  return new PageError('malformed', 'Something went wrong on our side while syncing this source. The error was logged.')
}

function startReading(deps: ReadSourceDeps, source: JobSourceRow, readId: string, found: FoundPostings): ReadState {
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
        // One transient error in a read of many pages must not cost reading them all again in an hour.
        if (!mayTryAgain || !(error instanceof PageError) || !transientErrors.includes(error.kind)) throw error
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

async function readList(
  deps: ReadSourceDeps,
  source: JobSourceRow,
  read: ReadState,
  found: FoundPostings,
  startedAt: Date,
) {
  const known = await deps.postingIndex.known(source.id)
  // The third empty read in a row is accepted as true.
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
    // A board without paging answers with the same page each time.
    if (++pages > 1 && fresh.length === 0 && page.length > 0) break
    count(found, source, fresh)
    const { write, unchanged } = await sortPostings(source, fresh, { known, addresses, now: read.now })
    const before = new Set([...known.values()].map(({ id }) => id))
    const ids = await deps.postingIndex.write(source.id, write, startedAt)
    await deps.postingIndex.touch(source.id, unchanged, startedAt)
    found.added += ids.filter((id) => !before.has(id)).length
    found.changed += ids.filter((id) => before.has(id)).length
    moved.push(...ids, ...unchanged.flatMap((name) => (known.get(name)?.goneAt ? [known.get(name)?.id ?? 0] : [])))
    if (seen.size >= maxPostings || pages >= maxPages) break
  }
  found.sample.sort((a, b) => Number(b.isLegal) - Number(a.isLegal))
  found.sample.splice(20)
  const gone = await deps.postingIndex.markGone(source.id, startedAt, deps.now())
  found.gone = gone.length
  await deps.postingIndex.settleDuplicates([...moved, ...gone])
  read.isListWhole = true
}

/** Adds a page of postings to the counts and the sample. */
function count(found: FoundPostings, source: JobSourceRow, page: readonly Posting[]): void {
  const employed = ofEmployer(source, page)
  for (const posting of page) {
    found.postings++
    const isLegal = legalKind(posting.title, employed(posting).firm ?? source.name) === 'attorney'
    if (isLegal) found.legal++
    if (found.sample.length >= 200 || (!isLegal && found.sample.length >= 20)) continue
    found.sample.push({ title: posting.title, place: (posting.places ?? []).join('; '), url: posting.url, isLegal })
  }
}

/**
 * Reads details of lawyers' postings until the time is up.
 *
 * @returns The problem that ended it: a site that refuses or asks to wait gets no further request now.
 */
async function readDetails(
  deps: ReadSourceDeps,
  source: JobSourceRow,
  read: ReadState,
  detailMs: number,
): Promise<PageError | null> {
  if (!read.platform.detail) return null
  const until = deps.now().getTime() + detailMs
  const moved: number[] = []
  let stopped: PageError | null = null
  for (const row of await deps.postingIndex.detailsWanted(source.id, 500)) {
    if (deps.now().getTime() >= until || deps.budget.isSpent()) {
      read.isMoreToRead = true
      break
    }
    try {
      const detail = await read.platform.detail(read, row.detailRef ?? '')
      if (detail === 'closed') await deps.postingIndex.close(row.id, deps.now())
      else {
        const classified = classifyPosting(withDetail(row, ofEmployer(source)(detail)), source.name, read.now)
        if (classified)
          await deps.postingIndex.saveDetail(row.id, { ...withIndexFields(classified), urlKey: row.urlKey })
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

/** Says if the settings have the keys that a platform requires. */
export const hasKeys = (config: Config, adapter: JobPlatformName): boolean =>
  (platformOf(adapter).keys ?? []).every((key) => config[key])
