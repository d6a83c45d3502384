import type { Config } from '#worker/config.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import type { AddressVerdict } from '#worker/platform/safe-fetch/address-guard.ts'
import { readFirm, readFirmTask, type FirmProgress, type FirmRead, type ReadFirmDeps } from './read-firm.service.ts'
import { unreadSource, type PeopleSourceRow, type PeopleSourcesRepo } from './people-sources.repo.ts'
import { ensureShippedSources } from './shipped-firms.ts'

type PeopleSourcesDeps = {
  now: () => Date
  peopleSources: PeopleSourcesRepo
  mayFetch: (url: string | URL) => AddressVerdict
}
export type ListedSource = PeopleSourceRow & { pagesWaiting: number }

/** Sites that are read automatically: undefined for all, or only those of this machine where READ_SOURCES is off. */
export const sitesToRead = (config: Config): readonly string[] | undefined =>
  config.READ_SOURCES ? undefined : config.ALLOWED_PRIVATE_ORIGINS

const noSource = () => notFound('source_not_found', 'That source doesn’t exist or was removed.')
const isTaken = () => conflict('source_exists', 'A source with this domain already exists.')

export async function listSources(deps: PeopleSourcesDeps): Promise<ListedSource[]> {
  const sources = await deps.peopleSources.list()
  if (sources.length > 0) return sources
  await ensureShippedSources(deps)
  return deps.peopleSources.list()
}

/**
 * The origin and host that a person means by a domain, an origin or an address of the firm.
 *
 * @throws AppError 400 for anything else, and for a site that may not be read.
 */
function siteOf(deps: PeopleSourcesDeps, given: string): { site: string; host: string } {
  const refuse = (message: string) => badRequest('invalid_input', message, [{ path: 'site', message }])
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`)
  if (!url || url.hostname === '') throw refuse('That isn’t a domain. It should look like this: example.com')
  const verdict = deps.mayFetch(url)
  if (!verdict.ok) throw refuse(verdict.sentence)
  const host = url.hostname.toLowerCase().replace(/^www\./, '') + (url.port && `:${url.port}`)
  return { site: url.origin, host }
}

type Fields = { name: string; site: string; enabled: boolean }

/** Adds a source; it is read at the next chance. @throws AppError 400, 409. */
export async function addSource(deps: PeopleSourcesDeps, given: Fields): Promise<ListedSource> {
  await ensureShippedSources(deps)
  const row = await deps.peopleSources.add(
    { name: given.name, ...siteOf(deps, given.site), isEnabled: given.enabled },
    deps.now(),
  )
  if (!row) throw isTaken()
  return { ...row, pagesWaiting: 0 }
}

/** Changes the given fields. Another site is another directory, read from the start. @throws AppError 400, 404, 409. */
export async function changeSource(
  deps: PeopleSourcesDeps,
  id: number,
  given: { [K in keyof Fields]?: Fields[K] | undefined },
): Promise<ListedSource> {
  const source = await deps.peopleSources.byId(id)
  if (!source) throw noSource()
  const place = given.site === undefined ? undefined : siteOf(deps, given.site)
  const isMoved = place !== undefined && place.site !== source.site
  const isReadAgain = isMoved || (given.enabled === true && !source.isEnabled)
  const changed = await deps.peopleSources.change(id, {
    ...(given.name === undefined ? {} : { name: given.name }),
    ...(given.enabled === undefined ? {} : { isEnabled: given.enabled }),
    ...(isMoved ? { ...place, ...unreadSource } : {}),
    ...(isReadAgain ? { nextReadAt: deps.now() } : {}),
    updatedAt: deps.now(),
  })
  if (changed === 'taken') throw isTaken()
  if (!changed) throw noSource()
  return { ...changed, pagesWaiting: source.pagesWaiting }
}

/** Removes a source; its people leave the index. @throws AppError 404. */
export async function removeSource(deps: PeopleSourcesDeps, id: number): Promise<void> {
  if (!(await deps.peopleSources.remove(id, deps.now()))) throw noSource()
}

const readLimit = { name: 'people-sources.read', max: 60, windowSeconds: 3600 }
/** Time for reading pages while a person waits for the first answer. Milliseconds. */
const whileWaitingMs = 20_000

/**
 * Reads a firm now, disabled or not; what takes longer is read behind it.
 *
 * @param onProgress Called with the progress that the read makes.
 * @throws AppError 404; 409 while being read; 429.
 */
export async function readSourceNow(
  deps: PeopleSourcesDeps &
    ReadFirmDeps & { ids: Ids; enqueue: (messages: TaskMessage[]) => void; limiter: RateLimiter },
  actor: { id: number },
  id: number,
  onProgress: (progress: FirmProgress) => Promise<void>,
): Promise<{ source: ListedSource; read: FirmRead }> {
  const source = await deps.peopleSources.byId(id)
  if (!source) throw noSource()
  await deps.limiter.hit(readLimit, String(actor.id))
  const verdict = deps.mayFetch(source.site)
  if (!verdict.ok) throw badRequest('invalid_input', verdict.sentence)
  const read = await readFirm(deps, source, { readId: deps.ids.secretId(), sliceMs: whileWaitingMs, onProgress })
  if (!read) throw conflict('being_read', 'This firm is being read right now. Please check back in a minute.')
  if (read.isMore) deps.enqueue([messageFor(deps.ids, readFirmTask, { sourceId: id })])
  return { source: (await deps.peopleSources.byId(id)) ?? source, read }
}
