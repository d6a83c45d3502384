import { z } from 'zod'
import type { CallBudget } from '#worker/db/call-budget.ts'
import type { Log } from '#worker/http/log.ts'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import type { PageError } from '#worker/reading/page-error.ts'
import type { PeopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import { asProblem, readPages } from './read-firm-pages.ts'
import { claimKeeper, later, leaseMs, TakenOver } from './firm-claim.ts'
import { findPeople } from './firm-directory.ts'
import { emptySentence, healthAfter, waitAfter } from './firm-health.ts'
import { keptLabel } from './kept-label.ts'
import type { PeopleSourceRow, PeopleSourcesRepo } from './people-sources.repo.ts'
import { storedLayout } from './stored-layout.ts'

/** Reads a slice of a firm; people-search.tasks.ts runs it. */
export const readFirmTask = taskDefinition('read.people-firm', z.object({ sourceId: z.number().int().positive() }))

export type ReadFirmDeps = {
  now: () => Date
  /** A slice ends when its queries are used up, like one whose time is over. */
  budget: Pick<CallBudget, 'isSpent'>
  log: Log
  people: PeopleRepo
  peopleSources: PeopleSourcesRepo
  politeFetch: PoliteFetch
  browserPages: BrowserPages
}

/** Progress of a whole read, not of this slice. */
export type FirmProgress = { state: 'waiting' | 'read' | 'failed'; pagesRead: number; peopleFound: number }

export type FirmRead = {
  pagesFound: number
  /** Pages and people of this slice. */
  pagesRead: number
  peopleFound: number
  /** Pages are left for another slice. */
  isMore: boolean
  problem: string | null
  sample: { name: string; title: string | null; url: string; isPerson: boolean }[]
}

type ReadOptions = {
  /** Names the reader, so that it notices when another one takes over. */
  readId: string
  /** Time for reading pages; finding the directory may take longer. Milliseconds. */
  sliceMs: number
  /** Called with the progress that the read makes, and with its end. */
  onProgress?: (progress: FirmProgress) => Promise<void>
}

/** A read under way: what it works with and what it has found. */
export type Reading = {
  deps: ReadFirmDeps
  source: PeopleSourceRow
  options: ReadOptions
  startedAt: Date
  slice: FirmRead
  /** Renews the claim before each request. @throws TakenOver when another reader has it. */
  renewClaim: () => Promise<void>
}

const day = 24 * 3600_000
const listEveryMs = day
/** Wait after a read that found nobody. */
const emptyWaitMs = 7 * day
/** A bio whose sitemap says nothing of changes is read again after this. */
const rereadMs = 10 * day
/** A layout that brings a smaller share of the people that it brought fits the site no more. */
const leastOfLayout = 0.7
/** Wait before a site is read with a new layout. */
const relearnMs = 3600_000
/** The longest search for the pages of a directory. */
const listMs = 8 * 60_000

/**
 * Reads a firm, or the next slice of it: its directory first, then page after page. It may be cut off at any point and run
 * again: the addresses are rows, a person is written by the address, and only a directory that was seen whole says who is gone.
 *
 * @returns null when someone else reads the firm.
 */
export async function readFirm(
  deps: ReadFirmDeps,
  source: PeopleSourceRow,
  options: ReadOptions,
): Promise<FirmRead | null> {
  const startedAt = deps.now()
  const isMine = await deps.peopleSources.claim(source.id, options.readId, startedAt, later(startedAt, leaseMs))
  if (!isMine) return null
  const renewClaim = claimKeeper(deps, { sourceId: source.id, readId: options.readId, claimedAt: startedAt })
  const slice = { pagesFound: 0, pagesRead: 0, peopleFound: 0, isMore: false, problem: null, sample: [] }
  const reading: Reading = { deps, source, options, startedAt, slice, renewClaim }
  try {
    if (isListDue(source, startedAt)) await list(reading)
    await readPages(reading, (read) => report(reading, 'waiting', read))
  } catch (error) {
    if (error instanceof TakenOver) return null
    await fail(reading, asProblem(reading, error))
    return reading.slice
  }
  await settle(reading)
  return reading.slice
}

const isListDue = ({ listedAt }: PeopleSourceRow, now: Date): boolean =>
  !listedAt || now.getTime() - listedAt.getTime() > listEveryMs

/** Finds the pages of people and writes them down; the moment of the read tells old addresses from new ones. */
async function list({ deps, source, options, startedAt, renewClaim }: Reading): Promise<void> {
  await renewClaim()
  const until = startedAt.getTime() + listMs
  const directory = await findPeople(deps, source.site, { onRequest: renewClaim, until })
  const pages = directory.pages.map((page) => ({ ...page, label: keptLabel(page) }))
  await deps.peopleSources.addPages(source.id, pages, startedAt, later(startedAt, -rereadMs))
  if (directory.isWhole && directory.pages.length > 0) {
    const gone = await deps.peopleSources.dropUnseen(source.id, startedAt)
    const ids = await deps.people.markGone(gone, startedAt)
    await deps.people.settleMoves(ids, startedAt)
    await deps.people.touch(await deps.peopleSources.unchangedKeys(source.id, startedAt), startedAt)
  }
  await deps.peopleSources.note(source.id, options.readId, {
    listedAt: startedAt,
    pagesFound: directory.pages.length,
    foundBy: directory.foundBy,
    robotsFact: 'robots.txt lets the directory be read.',
    sitemapFact: directory.sitemapFact,
  })
}

const report = async (
  { deps, source, options }: Reading,
  state: FirmProgress['state'],
  pagesRead: number,
): Promise<void> => options.onProgress?.({ state, pagesRead, peopleFound: await deps.people.countOf(source.id) })

const released = { readId: null, readingUntil: null }

/** Records the end of a slice, or of the whole read, and releases the firm. */
async function settle(reading: Reading): Promise<void> {
  const { deps, source, options, slice } = reading
  const counts = await deps.peopleSources.pageCounts(source.id)
  slice.pagesFound = counts.all
  slice.isMore = counts.waiting > 0
  const people = await deps.people.countOf(source.id)
  const at = deps.now()
  if (slice.isMore) {
    await deps.peopleSources.note(source.id, options.readId, { people, lastReadAt: at, ...released })
    await report(reading, 'waiting', counts.read)
    return
  }
  const isEmpty = people === 0
  const again = await checkLayout(reading, people)
  await deps.peopleSources.note(source.id, options.readId, {
    health: isEmpty ? 'empty' : 'ok',
    failure: isEmpty ? emptySentence(counts) : null,
    failures: 0,
    people,
    pagesFound: counts.all,
    listedAt: null,
    lastReadAt: at,
    lastSuccessAt: at,
    nextReadAt: later(at, again ?? (isEmpty ? emptyWaitMs : listEveryMs)),
    ...released,
  })
  await report(reading, isEmpty && counts.failed > 0 ? 'failed' : 'read', counts.read)
}

/**
 * Notes how many people a layout has brought, or forgets one that brings far fewer than it did: the site has changed. Gives
 * the wait before the firm is read again then.
 */
async function checkLayout({ deps, source, options }: Reading, people: number): Promise<number | undefined> {
  const layout = storedLayout((await deps.peopleSources.byId(source.id))?.layout ?? null)
  if (!layout) return undefined
  const fits = people >= layout.count * leastOfLayout
  const kept = fits ? JSON.stringify({ ...layout, count: people }) : null
  await deps.peopleSources.note(source.id, options.readId, { layout: kept })
  if (fits) return undefined
  await deps.peopleSources.restartPages(source.id)
  return relearnMs
}

/** Records a failure and releases the firm. */
async function fail(reading: Reading, problem: PageError): Promise<void> {
  const { deps, source, options, slice } = reading
  const at = deps.now()
  const counts = await deps.peopleSources.pageCounts(source.id)
  slice.problem = problem.message
  slice.pagesFound = counts.all
  await deps.peopleSources.note(source.id, options.readId, {
    health: healthAfter(problem),
    failure: problem.message,
    failures: source.failures + 1,
    ...(problem.kind === 'robots' ? { robotsFact: problem.message } : {}),
    people: await deps.people.countOf(source.id),
    lastReadAt: at,
    nextReadAt: later(at, waitAfter(problem, source.failures)),
    ...released,
  })
  await report(reading, 'failed', counts.read)
}
