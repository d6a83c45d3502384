import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { indexedPerson } from '#worker/features/sourcing/people-search/people/indexed-person.ts'
import { reportFirm, type SearchDeps } from '#worker/features/sourcing/people-search/finding/run-search.service.ts'
import type { PeoplePageRow, PeopleSourceRow } from './people-sources.repo.ts'
import { findPeople } from './firm-directory.ts'
import { isPeopleAddress } from '#worker/reading/person/person-address.ts'
import { readPerson } from '#worker/features/sourcing/people-search/people/read-person.ts'
import { reasonOf } from '#worker/http/reason.ts'

export type ReadFirmDeps = SearchDeps & { politeFetch: PoliteFetch; browserPages: BrowserPages }

export type FirmRead = {
  pagesFound: number
  /** Pages and people of this slice. */
  pagesRead: number
  peopleFound: number
  requests: number
  /** Pages are left for another slice. */
  isMore: boolean
  problem: string | null
  sample: { name: string; title: string | null; url: string; isPerson: boolean }[]
}

/** A reader that is not heard of for this long has died. Milliseconds. */
const leaseMs = 3 * 60_000
const renewEveryMs = 20_000
const day = 24 * 3600_000
const listEveryMs = day
/** A bio whose sitemap says nothing of changes is read again after this. */
const rereadMs = 10 * day
/** The longest search for the pages of a directory. */
const listMs = 8 * 60_000
/** Consecutive errors that end a read. */
const maxErrors = 3
/** Pages between two reports of progress to the searches that wait for a firm. */
const reportEveryPages = 4

class TakenOver extends Error {}

/**
 * Reads a firm, or the next slice of it: its directory first, then page after page. It may be cut off at any point and run
 * again: the addresses are rows, a person is written by the address, and only a directory that was seen whole says who is gone.
 *
 * @param options.sliceMs How long pages are read; the directory may take longer.
 * @param options.isAsked A person requested it: the directory is read again unless a read is under way.
 * @returns null when somebody else reads the firm.
 */
export async function readFirm(
  deps: ReadFirmDeps,
  source: PeopleSourceRow,
  options: { readId: string; sliceMs: number; isAsked?: boolean },
): Promise<FirmRead | null> {
  const { readId } = options
  const startedAt = deps.now()
  if (!(await deps.peopleSources.claim(source.id, readId, startedAt, later(startedAt, leaseMs)))) return null
  const slice: FirmRead = {
    pagesFound: 0,
    pagesRead: 0,
    peopleFound: 0,
    requests: 0,
    isMore: false,
    problem: null,
    sample: [],
  }
  let renewedAt = startedAt.getTime()
  const hold = async () => {
    slice.requests++
    const at = deps.now()
    if (at.getTime() - renewedAt < renewEveryMs) return
    renewedAt = at.getTime()
    if (!(await deps.peopleSources.renew(source.id, readId, later(at, leaseMs)))) throw new TakenOver()
  }
  const { listedAt } = source
  try {
    if (!listedAt || startedAt.getTime() - listedAt.getTime() > listEveryMs) {
      await list(deps, source, readId, startedAt, hold)
    }
    await readPages(deps, source, slice, options, hold)
  } catch (error) {
    if (error instanceof TakenOver) return null
    await fail(deps, source, readId, slice, asProblem(deps, source, error))
    return slice
  }
  const counts = await deps.peopleSources.pageCounts(source.id)
  slice.pagesFound = counts.all
  slice.isMore = counts.waiting > 0
  const people = await deps.people.countOf(source.id)
  if (slice.isMore) {
    await deps.peopleSources.note(source.id, readId, {
      people,
      readId: null,
      readingUntil: null,
      lastReadAt: deps.now(),
    })
    await report(deps, source, 'waiting', counts.read)
    return slice
  }
  const isEmpty = people === 0
  const at = deps.now()
  await deps.peopleSources.note(source.id, readId, {
    health: isEmpty ? 'empty' : 'ok',
    failure: isEmpty ? emptySentence(counts) : null,
    failures: 0,
    people,
    pagesFound: counts.all,
    listedAt: null,
    lastReadAt: at,
    lastSuccessAt: at,
    nextReadAt: later(at, isEmpty ? 7 * day : listEveryMs),
    readId: null,
    readingUntil: null,
  })
  await report(deps, source, isEmpty && counts.failed > 0 ? 'failed' : 'read', counts.read)
  return slice
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const emptySentence = (counts: { all: number; failed: number }) =>
  counts.all === 0
    ? 'No pages of people were found, neither in a sitemap nor in a directory. It is looked at again in a week.'
    : counts.failed === counts.all
      ? 'The pages of its people could not be read. They are tried again in a week.'
      : 'None of the pages found shows a person. It is looked at again in a week.'

/** Finds the pages of people and writes them down; the moment of the read tells old addresses from new ones. */
async function list(
  deps: ReadFirmDeps,
  source: PeopleSourceRow,
  readId: string,
  startedAt: Date,
  hold: () => Promise<void>,
): Promise<void> {
  await hold()
  const directory = await findPeople(deps, source.site, { onRequest: hold, until: startedAt.getTime() + listMs })
  await deps.peopleSources.addPages(source.id, directory.pages, startedAt, later(startedAt, -rereadMs))
  if (directory.isWhole && directory.pages.length > 0) {
    const gone = await deps.peopleSources.dropUnseen(source.id, startedAt)
    const ids = await deps.people.markGone(gone, startedAt)
    await deps.people.settleMoves(ids, startedAt)
    await deps.people.touch(await deps.peopleSources.unchangedKeys(source.id, startedAt), startedAt)
  }
  await deps.peopleSources.note(source.id, readId, {
    listedAt: startedAt,
    pagesFound: directory.pages.length,
    foundBy: directory.foundBy,
    robotsFact: 'robots.txt lets the directory be read.',
    sitemapFact: directory.sitemapFact,
  })
}

async function readPages(
  deps: ReadFirmDeps,
  source: PeopleSourceRow,
  slice: FirmRead,
  options: { readId: string; sliceMs: number },
  hold: () => Promise<void>,
): Promise<void> {
  const until = deps.now().getTime() + options.sliceMs
  let { needsBrowser } = source
  let errors = 0
  while (deps.now().getTime() < until) {
    const page = await deps.peopleSources.nextPage(source.id)
    if (!page) return
    await hold()
    try {
      const { read, wasDrawn } = await readPerson(deps, pageFor(source, page, needsBrowser))
      errors = 0
      if (wasDrawn && !needsBrowser) {
        needsBrowser = true
        await deps.peopleSources.note(source.id, options.readId, { needsBrowser: true })
      }
      slice.pagesRead++
      const person = await indexedPerson(read, {
        url: page.url,
        urlKey: page.urlKey,
        sourceId: source.id,
        firm: source.name,
      })
      const { ids, added } = await deps.people.write([person], deps.now())
      await deps.people.settleMoves(added, deps.now())
      if (person.isPerson && ids.length > 0) slice.peopleFound++
      if (slice.sample.length < 20)
        slice.sample.push({ name: person.name, title: person.title, url: page.url, isPerson: person.isPerson })
      await deps.peopleSources.settlePage(page.id, {
        state: person.isPerson ? 'read' : 'other',
        readAt: deps.now(),
        failure: null,
        tries: 0,
      })
    } catch (error) {
      if (error instanceof TakenOver) throw error
      const problem = asProblem(deps, source, error)
      await deps.peopleSources.failPage(page.id, problem.message, deps.now())
      if (problem.kind === 'gone') {
        await deps.peopleSources.settlePage(page.id, { state: 'failed' })
        await deps.people.settleMoves(await deps.people.markGone([page.urlKey], deps.now()), deps.now())
        continue
      }
      // A firm whose every page fails is left alone; one page that fails is tried again with the rest.
      if (problem.kind === 'refused' || problem.kind === 'too_many' || ++errors >= maxErrors) throw problem
    }
    if (slice.pagesRead % reportEveryPages === 0) {
      await report(deps, source, 'waiting', (await deps.peopleSources.pageCounts(source.id)).read)
    }
  }
}

const pageFor = (source: PeopleSourceRow, page: PeoplePageRow, needsBrowser: boolean) => ({
  url: page.url,
  firm: source.name,
  host: source.host,
  isPeopleAddress: isPeopleAddress(page.url),
  label: page.label,
  needsBrowser,
})

async function report(
  deps: ReadFirmDeps,
  source: PeopleSourceRow,
  state: 'waiting' | 'read' | 'failed',
  pagesRead: number,
): Promise<void> {
  await reportFirm(deps, source.id, { state, pagesRead, peopleFound: await deps.people.countOf(source.id) })
}

function asProblem(deps: ReadFirmDeps, source: PeopleSourceRow, error: unknown): PageError {
  if (error instanceof PageError) return error
  deps.log('people-source.read_failed', {
    sourceId: source.id,
    reason: reasonOf(error),
  })
  return new PageError('malformed', 'The firm could not be read because of a fault of our own. It was logged.')
}

const hour = 3600_000
/** The wait after a first failure; it doubles with each further one, up to a week. */
const firstWait = (kind: PageError['kind']): number =>
  kind === 'refused' || kind === 'gone' ? 48 * hour : kind === 'robots' ? day : kind === 'too_many' ? 6 * hour : hour

/** Records a failure, releases the firm and notifies the searches that wait for it. */
async function fail(
  deps: ReadFirmDeps,
  source: PeopleSourceRow,
  readId: string,
  slice: FirmRead,
  problem: PageError,
): Promise<void> {
  const at = deps.now()
  const counts = await deps.peopleSources.pageCounts(source.id)
  const wait = Math.max(
    firstWait(problem.kind) * 2 ** Math.min(source.failures, 7),
    (problem.retryAfterSeconds ?? 0) * 1000,
  )
  slice.problem = problem.message
  slice.pagesFound = counts.all
  await deps.peopleSources.note(source.id, readId, {
    health:
      problem.kind === 'gone'
        ? 'gone'
        : ['refused', 'robots', 'too_many'].includes(problem.kind)
          ? 'blocked'
          : 'failing',
    failure: problem.message,
    failures: source.failures + 1,
    ...(problem.kind === 'robots' ? { robotsFact: problem.message } : {}),
    people: await deps.people.countOf(source.id),
    lastReadAt: at,
    nextReadAt: later(at, Math.min(7 * day, wait)),
    readId: null,
    readingUntil: null,
  })
  await report(deps, source, 'failed', counts.read)
}
