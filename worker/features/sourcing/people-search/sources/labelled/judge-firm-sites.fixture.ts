import type { IndexedPerson } from '#worker/features/sourcing/people-search/people/person-rows.ts'
import { readFirm, type ReadFirmDeps } from '#worker/features/sourcing/people-search/sources/read-firm.service.ts'
import type {
  PeoplePageRow,
  PeopleSourceRow,
} from '#worker/features/sourcing/people-search/sources/people-sources.repo.ts'
import { asciiOf } from '#worker/reading/person/labelled/population.fixture.ts'
import type { FirmPerson, FirmSite } from '#worker/reading/person/labelled/firm-site.fixture.ts'
import { readersOf } from './judge-people.fixture.ts'

/** Values of one field, by what became of them. */
type FieldCount = { right: number; wrong: number; empty: number; invented: number; silent: number }

/** Outcome of reading one site as the product does, from its home page to its rows. */
type SiteResult = {
  build: string
  people: number
  found: number
  doubles: number
  invented: string[]
  missed: string[]
}

const day = 24 * 3600_000

/** Reads a site into memory as a firm is read into the index. */
export async function peopleOfSite(
  site: FirmSite,
): Promise<{ persons: IndexedPerson[]; source: PeopleSourceRow; requests: number }> {
  let pages: PeoplePageRow[] = []
  const persons = new Map<string, IndexedPerson>()
  let source = {
    id: 1,
    name: site.firm,
    site: `https://${site.host}`,
    host: site.host.replace(/^www\./, ''),
    failures: 0,
    needsBrowser: false,
    listedAt: null,
    people: 0,
  } as PeopleSourceRow
  const readers = readersOf({ ...site, key: site.build, structure: site.build, pages: [] })
  const peopleSources = {
    claim: async () => true,
    byId: async () => source,
    renew: async () => true,
    note: async (_: number, __: string, values: Partial<PeopleSourceRow>) => void (source = { ...source, ...values }),
    addPages: async (_: number, found: readonly Pick<PeoplePageRow, 'url' | 'urlKey' | 'label'>[]) => {
      for (const one of found)
        if (!pages.some(({ urlKey }) => urlKey === one.urlKey))
          pages.push({ ...one, id: pages.length + 1, state: 'waiting', tries: 0 } as PeoplePageRow)
    },
    nextPages: async (_: number, limit: number) =>
      pages.filter(({ state, tries }) => state === 'waiting' && tries < 3).slice(0, limit),
    settlePages: async (settled: readonly { id: number; state: 'read' | 'other' }[]) => {
      pages = pages.map((page) => ({ ...page, ...settled.find(({ id }) => id === page.id) }))
    },
    dropPage: async (id: number) =>
      void (pages = pages.map((page) => (page.id === id ? { ...page, state: 'failed' } : page))),
    failPage: async (id: number) =>
      void (pages = pages.map((page) =>
        page.id === id ? { ...page, tries: page.tries + 1, state: page.tries > 1 ? 'failed' : 'waiting' } : page,
      )),
    dropUnseen: async () => [],
    unchangedKeys: async () => [],
    knownKeys: async (_: number, keys: readonly string[], wanted?: 'read') =>
      keys.filter((key) => pages.some(({ urlKey, state }) => urlKey === key && (!wanted || state === wanted))),
    restartPages: async () => {},
    pageCounts: async () => {
      const count = (...states: string[]) => pages.filter(({ state }) => states.includes(state)).length
      return { all: pages.length, waiting: count('waiting'), read: count('read', 'other'), failed: count('failed') }
    },
  }
  const people = {
    write: async (some: readonly IndexedPerson[]) => {
      for (const one of some) persons.set(one.urlKey, one)
      return { ids: [], urlKeys: some.map(({ urlKey }) => urlKey), added: [] }
    },
    namesakes: async () => [...persons.values()].filter(({ isPerson }) => isPerson),
    settleMoves: async () => {},
    markGone: async () => [],
    touch: async () => {},
    countOf: async () => [...persons.values()].filter(({ isPerson }) => isPerson).length,
  }
  const deps = {
    ...readers,
    now: () => new Date(day),
    budget: { isSpent: () => false },
    log: () => {},
    people,
    peopleSources,
  } as unknown as ReadFirmDeps
  await readFirm(deps, source, { readId: 'bench', sliceMs: day })
  return { persons: [...persons.values()].filter(({ isPerson }) => isPerson), source, requests: readers.asked.length }
}

const letters = (name: string) =>
  asciiOf(name)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
const isSame = ({ first, last }: FirmPerson, { name }: IndexedPerson) => {
  const shown = letters(name)
  return [...letters(first), ...letters(last)].every((part) => shown.includes(part))
}
/** A name without its accents, capitals and commas: "J. Roe, III", "Montréal". */
const spelled = (name: string | null) => letters(name ?? '').join(' ')
const digits = (number: string | null) => number?.replaceAll(/\D/g, '')

/** Reads generated sites and counts people and, of those found, each field. */
export async function judgeFirmSites(sites: readonly FirmSite[]) {
  const results: SiteResult[] = []
  const counts: Record<string, FieldCount> = {}
  const put = (field: string, want: string | null, got: string | null, isRight: boolean) => {
    const count = (counts[field] ??= { right: 0, wrong: 0, empty: 0, invented: 0, silent: 0 })
    if (want === null) count[got === null ? 'silent' : 'invented']++
    else if (got === null) count.empty++
    else count[isRight ? 'right' : 'wrong']++
  }
  const began = performance.now()
  let pages = 0
  for (const site of sites) {
    const { persons, requests } = await peopleOfSite(site)
    pages += requests
    const left = new Set(persons)
    const missed: string[] = []
    let doubles = 0
    for (const person of site.people) {
      const own = [...left].filter((one) => isSame(person, one))
      for (const one of own) left.delete(one)
      const [read] = own
      doubles += Math.max(0, own.length - 1)
      if (!read) {
        missed.push(person.name)
        continue
      }
      put('name', person.name, read.name, spelled(read.name) === spelled(person.name))
      put('title', person.title, read.title, read.title?.toLowerCase() === person.title.toLowerCase())
      put('email', person.email, read.email, read.email === person.email)
      put('phone', person.phone, read.phone, digits(read.phone) === digits(person.phone))
      put('city', person.city, read.city, spelled(read.city) === spelled(person.city))
    }
    results.push({
      build: site.build,
      people: site.people.length,
      found: site.people.length - missed.length,
      doubles,
      invented: [...left].map(({ name }) => name),
      missed,
    })
  }
  return { results, counts, pages, ms: performance.now() - began }
}
