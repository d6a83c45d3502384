import { platformOf, type JobPlatformName } from '#contract/domain/job-platforms.ts'
import { badRequest, conflict, notFound, type AppError } from '#worker/http/errors.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { AddressVerdict } from '#worker/platform/safe-fetch/address-guard.ts'
import { isAddress } from './platforms/platform.ts'
import { jobPlatforms } from './platforms/registry.ts'
import type { JobSourceRow, JobSourcesRepo } from './job-sources.repo.ts'
import { laneOf } from './lane.ts'
import { hasKeys, readSource, type FoundPostings, type ReadSourceDeps } from './read-source.service.ts'
import shipped from './shipped-sources.json' with { type: 'json' }

type JobSourcesDeps = Pick<ReadSourceDeps, 'now' | 'config'> & {
  jobSources: JobSourcesRepo
  mayFetch: (url: string | URL) => AddressVerdict
}

const noSource = () => notFound('source_not_found', 'That source doesn’t exist or was removed.')
const isTaken = () => conflict('source_exists', 'A source with this platform and URL already exists.')

/** Adds the shipped sources to an installation that never had any. Safe to run repeatedly. */
export async function ensureShippedSources(deps: Pick<JobSourcesDeps, 'jobSources' | 'now'>): Promise<void> {
  if (!(await deps.jobSources.isEmpty())) return
  await deps.jobSources.addShipped(shippedSources(), deps.now())
}

/** The shipped sources as rows. */
export const shippedSources = () =>
  shipped.map(({ name, adapter, locator, kind, ...source }) => ({
    name,
    adapter,
    locator,
    kind: kind as JobSourceRow['kind'],
    needsKey: 'needsKey' in source,
    lane: laneOf(jobPlatforms[adapter as JobPlatformName].listUrl(locator) ?? locator),
  }))

export async function listSources(deps: JobSourcesDeps): Promise<JobSourceRow[]> {
  const sources = await deps.jobSources.list()
  if (sources.length > 0) return sources
  await ensureShippedSources(deps)
  return deps.jobSources.list()
}

/** @throws AppError 400 when the locator does not fit the platform or may not be read. */
function placeOf(deps: JobSourcesDeps, adapter: JobPlatformName, locator: string): { locator: string; lane: string } {
  const refuse = (message: string): AppError => badRequest('invalid_input', message, [{ path: 'locator', message }])
  const url = jobPlatforms[adapter].listUrl(locator)
  if (!url) {
    const { label, locator: shape } = platformOf(adapter)
    throw refuse(`That isn’t a URL or token for ${label}. It looks like this: ${shape}`)
  }
  const verdict = deps.mayFetch(url)
  if (!verdict.ok) throw refuse(verdict.sentence)
  return { locator, lane: laneOf(url) }
}

type Fields = { name: string; adapter: JobPlatformName; locator: string; enabled: boolean }

/** Adds a source, which the next run of the cron job reads. @throws AppError 400, 409. */
export async function addSource(deps: JobSourcesDeps, given: Fields): Promise<JobSourceRow> {
  await ensureShippedSources(deps)
  const { keys = [], isAggregator } = platformOf(given.adapter)
  const row = await deps.jobSources.add(
    {
      name: given.name,
      adapter: given.adapter,
      ...placeOf(deps, given.adapter, given.locator),
      kind: isAggregator ? 'aggregator' : 'employer',
      needsKey: keys.length > 0,
      isEnabled: given.enabled,
    },
    deps.now(),
  )
  if (!row) throw isTaken()
  return row
}

/**
 * Changes the given fields. A source with another platform or locator starts over: nothing is known about it, and the next
 * read marks the postings of the old one as gone.
 *
 * @throws AppError 400, 404, 409.
 */
export async function changeSource(
  deps: JobSourcesDeps,
  id: number,
  given: { [K in keyof Fields]?: Fields[K] | undefined },
): Promise<JobSourceRow> {
  const source = await deps.jobSources.byId(id)
  if (!source) throw noSource()
  const adapter = given.adapter ?? (source.adapter as JobPlatformName)
  const locator = given.locator ?? source.locator
  const isMoved = adapter !== source.adapter || locator !== source.locator
  const isReadAgain = isMoved || (given.enabled === true && !source.isEnabled)
  const { keys = [], isAggregator } = platformOf(adapter)
  const changed = await deps.jobSources.change(id, {
    ...(given.name === undefined ? {} : { name: given.name }),
    ...(given.enabled === undefined ? {} : { isEnabled: given.enabled }),
    ...(isMoved
      ? {
          adapter,
          ...placeOf(deps, adapter, locator),
          kind: isAggregator ? ('aggregator' as const) : ('employer' as const),
          needsKey: keys.length > 0,
          health: 'waiting' as const,
          provedAt: null,
          etag: null,
          lastModified: null,
          failure: null,
          failures: 0,
        }
      : {}),
    ...(isReadAgain ? { nextReadAt: deps.now() } : {}),
    updatedAt: deps.now(),
  })
  if (changed === 'taken') throw isTaken()
  if (!changed) throw noSource()
  return changed
}

/** Removes a source and its postings. @throws AppError 404. */
export async function removeSource(deps: JobSourcesDeps, id: number): Promise<void> {
  if (!(await deps.jobSources.remove(id, deps.now()))) throw noSource()
}

const readLimit = { name: 'job-sources.read', max: 120, windowSeconds: 3600 }
/** Time for details while a person waits; the next read continues. Milliseconds. */
const detailMsWhileWaiting = 12_000

/** Reads a source now, even a disabled one. @throws AppError 404; 409 while it is being read; 429. */
export async function readSourceNow(
  deps: JobSourcesDeps & ReadSourceDeps & { ids: Ids; limiter: RateLimiter },
  actor: { id: number },
  id: number,
): Promise<{ source: JobSourceRow; found: FoundPostings; problem: string | null }> {
  const source = await deps.jobSources.byId(id)
  if (!source) throw noSource()
  await deps.limiter.hit(readLimit, String(actor.id))
  if (!hasKeys(deps.config, source.adapter as JobPlatformName)) {
    const { label, keys = [] } = platformOf(source.adapter as JobPlatformName)
    throw badRequest('key_needed', `${label} can only be read with a key. Set ${keys.join(' and ')}.`)
  }
  const verdict = isAddress(source.locator) ? deps.mayFetch(source.locator.split(/\s/)[0] ?? '') : { ok: true as const }
  if (!verdict.ok) throw badRequest('invalid_input', verdict.sentence)
  const read = await readSource(deps, source, { readId: deps.ids.secretId(), detailMs: detailMsWhileWaiting })
  if (!read) throw conflict('being_read', 'This source is syncing right now. Please check back in a minute.')
  return {
    source: (await deps.jobSources.byId(id)) ?? source,
    found: read.found,
    problem: read.problem?.message ?? null,
  }
}
