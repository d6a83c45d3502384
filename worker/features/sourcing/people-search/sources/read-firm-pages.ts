import { reasonOf } from '#worker/http/reason.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { isPeopleAddress, slugOf } from '#worker/reading/person/page-address.ts'
import type { ReadPage } from '#worker/reading/person/read-bio.ts'
import { pageOf as foundPage, type FoundPage } from '#worker/reading/site/people-addresses.ts'
import { recordIn } from '#worker/reading/site/page-people.ts'
import { looksDrawn } from '#worker/reading/site/listings.ts'
import { learnLayout, samplePages, type SamplePage, type SiteLayout } from '#worker/reading/site/site-layout.ts'
import { indexedPerson } from '#worker/features/sourcing/people-search/people/indexed-person.ts'
import type { IndexedPerson } from '#worker/features/sourcing/people-search/people/person-rows.ts'
import { readHtml, readPerson } from '#worker/features/sourcing/people-search/people/read-person.ts'
import { TakenOver } from './firm-claim.ts'
import { readLabel } from './kept-label.ts'
import { withPagesKept } from './kept-pages.ts'
import type { PeoplePageRow, PeopleSourceRow } from './people-sources.repo.ts'
import type { Reading } from './read-firm.service.ts'
import { storedLayout } from './stored-layout.ts'

/** Findings from the pages read so far that decide how the next ones are read. */
type PagesState = {
  needsBrowser: boolean
  layout: SiteLayout | undefined
  /** Consecutive pages that could not be read. */
  errors: number
  /** Pages that were read and are not written down yet. */
  unwritten: { page: PeoplePageRow; person: IndexedPerson }[]
}

/** Consecutive errors that end a read. */
const maxErrors = 3
/** Pages that are settled and reported together. A reader that is killed in between reads them again. */
const pagesAtOnce = 5
const maxSample = 20

/** Reads page after page until the slice is over or none is left. @throws PageError where the firm is to be left alone. */
export async function readPages(reading: Reading, onRead: (pagesRead: number) => Promise<void>): Promise<void> {
  const { source, options } = reading
  const deps = withPagesKept(reading.deps)
  const until = deps.now().getTime() + options.sliceMs
  const isOver = () => deps.now().getTime() >= until || deps.budget.isSpent()
  const layout = storedLayout(source.layout) ?? (await layoutOf({ ...reading, deps }))
  const pages: PagesState = { needsBrowser: source.needsBrowser, errors: 0, unwritten: [], layout }
  while (!isOver()) {
    const next = await deps.peopleSources.nextPages(source.id, pagesAtOnce)
    if (next.length === 0) return
    let problem: PageError | undefined
    for (const page of next) {
      if (isOver()) break
      problem = await readOne({ ...reading, deps }, page, pages)
      if (problem) break
    }
    await writePages(reading, pages)
    if (problem) throw problem
    await onRead((await deps.peopleSources.pageCounts(source.id)).read)
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
async function readPage(reading: Reading, page: PeoplePageRow, pages: PagesState): Promise<void> {
  const { deps, source, options, slice, startedAt } = reading
  if (await isNeedless(reading, page, pages)) return leaveOut(reading, [page])
  const { read, wasDrawn } = await readPerson(deps, pageOf(source, page, pages))
  pages.errors = 0
  if (wasDrawn && !pages.needsBrowser) {
    pages.needsBrowser = true
    await deps.peopleSources.note(source.id, options.readId, { needsBrowser: true })
  }
  slice.pagesRead++
  const { url, urlKey } = page
  const person = await indexedPerson(read, { url, urlKey, sourceId: source.id, firm: source.name })
  const canonical = await canonicalOf(reading, read, person)
  if (canonical !== undefined) {
    if (!canonical.isKnown) await deps.peopleSources.addPages(source.id, [canonical.page], startedAt, startedAt)
    return leaveOut(reading, [page])
  }
  pages.unwritten.push({ page, person })
  const { name, title, isPerson } = person
  if (slice.sample.length < maxSample) slice.sample.push({ name, title, url, isPerson })
}

/** Checks whether a record replaces a page that has shown its person. */
async function isNeedless({ deps, source }: Reading, { label }: PeoplePageRow, { unwritten }: PagesState) {
  const { page: key } = readLabel(label).card
  if (key === undefined) return false
  const isNew = unwritten.some(({ page, person }) => page.urlKey === key && person.isPerson)
  return isNew || (await deps.peopleSources.knownKeys(source.id, [key], 'read')).length > 0
}

/** Notes that pages show people who have other pages; who was written from them is gone. */
async function leaveOut({ deps }: Reading, pages: readonly PeoplePageRow[]): Promise<void> {
  const settled = pages.map(({ id }) => ({ id, state: 'other' }) as const)
  await deps.peopleSources.settlePages(settled, deps.now())
  await deps.people.markGone(
    pages.map(({ urlKey }) => urlKey),
    deps.now(),
  )
}

/** Writes people into the index and notes that their pages are read. */
async function writePages(reading: Reading, pages: PagesState): Promise<void> {
  const { deps, slice } = reading
  const all = pages.unwritten.splice(0)
  const twins = await twinsAmong(
    reading,
    all.map(({ person }) => person),
  )
  if (twins.size > 0)
    await leaveOut(
      reading,
      all.flatMap(({ page }) => (twins.has(page.urlKey) ? [page] : [])),
    )
  const read = all.filter(({ page }) => !twins.has(page.urlKey))
  if (read.length === 0) return
  const persons = read.map(({ person }) => person)
  const { urlKeys, added } = await deps.people.write(persons, deps.now())
  if (added.length > 0) await deps.people.settleMoves(added, deps.now())
  const written = new Set(urlKeys)
  slice.peopleFound += persons.filter(({ isPerson, urlKey }) => isPerson && written.has(urlKey)).length
  const settled = read.map(({ page, person }) => ({ id: page.id, state: person.isPerson ? 'read' : 'other' }) as const)
  await deps.peopleSources.settlePages(settled, deps.now())
}

export function asProblem({ deps, source }: Reading, error: unknown): PageError {
  if (error instanceof PageError) return error
  deps.log('people-source.read_failed', { sourceId: source.id, reason: reasonOf(error) })
  return new PageError('malformed', 'Something went wrong on our side while reading this firm. The error was logged.')
}

const pageOf = (source: PeopleSourceRow, page: PeoplePageRow, pages: Pick<PagesState, 'needsBrowser' | 'layout'>) => ({
  url: page.url,
  firm: source.name,
  host: source.host,
  isPeopleAddress: isPeopleAddress(page.url),
  ...readLabel(page.label),
  record: recordIn(page.urlKey),
  site: pages.layout,
  needsBrowser: pages.needsBrowser,
})

/** Learns a site's layout from its first pages, which are kept and not asked for again. Undefined where they teach nothing. */
async function layoutOf({ deps, source, options, renewClaim }: Reading): Promise<SiteLayout | undefined> {
  const samples: SamplePage[] = []
  for (const page of await deps.peopleSources.nextPages(source.id, samplePages)) {
    await renewClaim()
    const given = pageOf(source, page, { needsBrowser: source.needsBrowser, layout: undefined })
    const sample = await sampleOf(deps, given).catch((error: unknown) => {
      if (error instanceof PageError) return undefined
      throw error
    })
    if (sample === undefined) return undefined
    samples.push(sample)
  }
  const layout = learnLayout(samples)
  if (layout) await deps.peopleSources.note(source.id, options.readId, { layout: JSON.stringify(layout) })
  return layout
}

async function sampleOf(deps: Reading['deps'], page: ReturnType<typeof pageOf>): Promise<SamplePage> {
  const sent = page.needsBrowser ? undefined : (await deps.politeFetch(page.url)).text
  // A page that scripts draw teaches nothing as it is sent.
  const isDrawn = sent === undefined || looksDrawn(sent)
  if (isDrawn) await deps.politeFetch.waitFor(page.url)
  const html = isDrawn ? await deps.browserPages.html(page.url) : sent
  return { html, read: readHtml(html, page), isRecord: page.record !== undefined }
}

/** The address that a page calls its own, where it is another page of a person of the firm. */
async function canonicalOf(
  { deps, source }: Reading,
  { canonical }: ReadPage,
  { isPerson, urlKey }: IndexedPerson,
): Promise<{ page: FoundPage; isKnown: boolean } | undefined> {
  const page = canonical === null || !isPerson ? undefined : foundPage(canonical)
  if (!page || page.urlKey === urlKey) return undefined
  const [known] = await deps.peopleSources.knownKeys(source.id, [page.urlKey])
  // A site that calls its home page the canonical one of all pages is mistaken.
  if (known === undefined && !isPeopleAddress(page.url)) return undefined
  return { page, isKnown: known !== undefined }
}

/** Facts by which two pages of one name are of different people: without such a difference they are of the same. */
type Twin = Pick<IndexedPerson, 'urlKey' | 'nameKey' | 'email' | 'title' | 'phone' | 'city'>

/**
 * Checks whether two addresses are of one person. Emails decide. A record of a page that others share, and a page that is called
 * like the other in another folder, language or query, may state the firm's number or another position, and still be of them.
 */
const areTwins = (one: Twin, other: Twin): boolean => {
  if (one.urlKey === other.urlKey || one.nameKey !== other.nameKey) return false
  if (one.email !== null && other.email !== null) return one.email === other.email
  const isRecord = [one, other].some(({ urlKey }) => recordIn(urlKey) !== undefined)
  if (isRecord || (nameInAddress(one) !== '' && nameInAddress(one) === nameInAddress(other))) return true
  const isUnlike = (a: string | null, b: string | null) =>
    a !== null && b !== null && a.toLowerCase() !== b.toLowerCase()
  return (
    !isUnlike(one.title, other.title) &&
    !isUnlike(digitsOf(one.phone), digitsOf(other.phone)) &&
    !isUnlike(one.city, other.city)
  )
}

const digitsOf = (phone: string | null): string | null => phone && phone.replaceAll(/\D/g, '').slice(-10)

/** "jane-doe" of "example.com/en/people/jane-doe.html?view=full"; empty if the name isn't in the address. */
function nameInAddress({ urlKey, nameKey }: Twin): string {
  const slug = slugOf(URL.parse(`https://${urlKey}`)?.pathname.replaceAll('%2d', '-') ?? '').replace(/\.\w+$/, '')
  return slug.includes(nameKey.split(' ').at(-1) ?? '') ? slug : ''
}

/** Addresses of people who have another page at the firm already. */
async function twinsAmong({ deps, source }: Reading, persons: readonly IndexedPerson[]): Promise<Set<string>> {
  const shown = persons.filter(({ isPerson }) => isPerson)
  if (shown.length === 0) return new Set()
  const known: Twin[] = await deps.people.namesakes(
    source.id,
    shown.map(({ nameKey }) => nameKey),
  )
  const twins = new Set<string>()
  for (const person of shown) {
    if (known.some((one) => !twins.has(one.urlKey) && areTwins(one, person))) twins.add(person.urlKey)
    else known.push(person)
  }
  return twins
}
