import { z } from 'zod'
import { reasonOf } from '#worker/http/reason.ts'
import type { CallBudget } from '#worker/db/call-budget.ts'
import type { Log } from '#worker/http/log.ts'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { isPeopleAddress } from '#worker/reading/person/person-address.ts'
import { indexedPerson } from '#worker/features/sourcing/people-search/people/indexed-person.ts'
import type { IndexedPerson } from '#worker/features/sourcing/people-search/people/person-rows.ts'
import type { PeopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import { readPerson } from '#worker/features/sourcing/people-search/people/read-person.ts'
import { recordIn } from '#worker/reading/site/read-record.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import { claimKeeper, later, leaseMs, TakenOver } from './firm-claim.ts'
import { findPeople } from './firm-directory.ts'
import { emptySentence, healthAfter, waitAfter } from './firm-health.ts'
import type { PeoplePageRow, PeopleSourceRow, PeopleSourcesRepo } from './people-sources.repo.ts'

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
type Reading = {
  deps: ReadFirmDeps
  source: PeopleSourceRow
  options: ReadOptions
  startedAt: Date
  slice: FirmRead
  /** Renews the claim before each request. @throws TakenOver when another reader has it. */
  renewClaim: () => Promise<void>
}

/** Findings from the pages read so far that decide how the next ones are read. */
type PagesState = {
  needsBrowser: boolean
  /** Consecutive pages that could not be read. */
  errors: number
  /** Pages that were read and are not written down yet. */
  unwritten: { page: PeoplePageRow; person: IndexedPerson }[]
}

const day = 24 * 3600_000
const listEveryMs = day
/** Wait after a read that found nobody. */
const emptyWaitMs = 7 * day
/** A bio whose sitemap says nothing of changes is read again after this. */
const rereadMs = 10 * day
/** The longest search for the pages of a directory. */
const listMs = 8 * 60_000
/** Consecutive errors that end a read. */
const maxErrors = 3
/** Pages that are settled and reported together. A reader that is killed in between reads them again. */
const pagesAtOnce = 5
const maxSample = 20

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
    await readPages(reading)
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
  await deps.peopleSources.addPages(source.id, directory.pages, startedAt, later(startedAt, -rereadMs))
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

/** Reads page after page until the slice is over or none is left. @throws PageError where the firm is to be left alone. */
async function readPages(reading: Reading): Promise<void> {
  const { deps, source, options } = reading
  const until = deps.now().getTime() + options.sliceMs
  const isOver = () => deps.now().getTime() >= until || deps.budget.isSpent()
  const pages: PagesState = { needsBrowser: source.needsBrowser, errors: 0, unwritten: [] }
  while (!isOver()) {
    const next = await deps.peopleSources.nextPages(source.id, pagesAtOnce)
    if (next.length === 0) return
    let problem: PageError | undefined
    for (const page of next) {
      if (isOver()) break
      problem = await readOne(reading, page, pages)
      if (problem) break
    }
    await writePages(reading, pages)
    if (problem) throw problem
    await report(reading, 'waiting', (await deps.peopleSources.pageCounts(source.id)).read)
  }
}

/** Reads one page. Returns a problem for which the whole firm is left alone. */
async function readOne(reading: Reading, page: PeoplePageRow, pages: PagesState): Promise<PageError | undefined> {
  const problem = await tryPage(reading, page, pages)
  if (!problem || problem.kind === 'gone') return undefined
  pages.errors++
  // A firm whose every page fails is left alone; one page that fails is tried again with the rest.
  return ['refused', 'too_many'].includes(problem.kind) || pages.errors >= maxErrors ? problem : undefined
}

/** Reads one page; a failure is noted at the page and returned. */
async function tryPage(reading: Reading, page: PeoplePageRow, pages: PagesState): Promise<PageError | undefined> {
  const { deps, renewClaim } = reading
  await renewClaim()
  try {
    await readPage(reading, page, pages)
    return undefined
  } catch (error) {
    if (error instanceof TakenOver) throw error
    const problem = asProblem(reading, error)
    await deps.peopleSources.failPage(page.id, problem.message, deps.now())
    if (problem.kind === 'gone') {
      await deps.peopleSources.dropPage(page.id)
      await deps.people.settleMoves(await deps.people.markGone([page.urlKey], deps.now()), deps.now())
    }
    return problem
  }
}

/** Reads the person whom a page shows. */
async function readPage(
  { deps, source, options, slice }: Reading,
  page: PeoplePageRow,
  pages: PagesState,
): Promise<void> {
  const { read, wasDrawn } = await readPerson(deps, {
    url: page.url,
    firm: source.name,
    host: source.host,
    isPeopleAddress: isPeopleAddress(page.url),
    label: page.label,
    record: recordIn(page.urlKey),
    needsBrowser: pages.needsBrowser,
  })
  pages.errors = 0
  if (wasDrawn && !pages.needsBrowser) {
    pages.needsBrowser = true
    await deps.peopleSources.note(source.id, options.readId, { needsBrowser: true })
  }
  slice.pagesRead++
  const { url, urlKey } = page
  const person = await indexedPerson(read, { url, urlKey, sourceId: source.id, firm: source.name })
  pages.unwritten.push({ page, person })
  const { name, title, isPerson } = person
  if (slice.sample.length < maxSample) slice.sample.push({ name, title, url, isPerson })
}

/** Writes people into the index and notes that their pages are read. */
async function writePages({ deps, slice }: Reading, pages: PagesState): Promise<void> {
  const read = pages.unwritten.splice(0)
  if (read.length === 0) return
  const persons = read.map(({ person }) => person)
  const { urlKeys, added } = await deps.people.write(persons, deps.now())
  if (added.length > 0) await deps.people.settleMoves(added, deps.now())
  const written = new Set(urlKeys)
  slice.peopleFound += persons.filter(({ isPerson, urlKey }) => isPerson && written.has(urlKey)).length
  const settled = read.map(({ page, person }) => ({ id: page.id, state: person.isPerson ? 'read' : 'other' }) as const)
  await deps.peopleSources.settlePages(settled, deps.now())
}

const report = async (
  { deps, source, options }: Reading,
  state: FirmProgress['state'],
  pagesRead: number,
): Promise<void> => options.onProgress?.({ state, pagesRead, peopleFound: await deps.people.countOf(source.id) })

function asProblem({ deps, source }: Reading, error: unknown): PageError {
  if (error instanceof PageError) return error
  deps.log('people-source.read_failed', { sourceId: source.id, reason: reasonOf(error) })
  return new PageError('malformed', 'Something went wrong on our side while reading this firm. The error was logged.')
}

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
  await deps.peopleSources.note(source.id, options.readId, {
    health: isEmpty ? 'empty' : 'ok',
    failure: isEmpty ? emptySentence(counts) : null,
    failures: 0,
    people,
    pagesFound: counts.all,
    listedAt: null,
    lastReadAt: at,
    lastSuccessAt: at,
    nextReadAt: later(at, isEmpty ? emptyWaitMs : listEveryMs),
    ...released,
  })
  await report(reading, isEmpty && counts.failed > 0 ? 'failed' : 'read', counts.read)
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
