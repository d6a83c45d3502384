import { makePoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { makeSafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { FetchHostsRepo, HostRules } from '#worker/platform/safe-fetch/fetch-hosts.repo.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import type { Bio } from '#worker/reading/person/read-bio.ts'
import { findPeople } from '#worker/features/sourcing/people-search/sources/firm-directory.ts'
import { isPeopleAddress } from '#worker/reading/person/page-address.ts'
import { readHtml, readPerson } from '#worker/features/sourcing/people-search/people/read-person.ts'
import { learnLayout, samplePages, type SiteLayout } from '#worker/reading/site/site-layout.ts'
import { asciiOf, type Degree, type Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import type { LabelledSite } from '#worker/reading/person/labelled/site-kit.fixture.ts'

/** The fields that are judged, and the least that they must reach in precision and in recall. */
export const leastOf = {
  'is a person': 0.97,
  name: 0.97,
  title: 0.97,
  offices: 0.93,
  email: 0.93,
  phone: 0.93,
  practiceAreas: 0.93,
  education: 0.93,
  barAdmissions: 0.93,
  clerkships: 0.93,
} as const
export type Field = keyof typeof leastOf
const fields = Object.keys(leastOf) as Field[]

/** Facts that pages state, facts that were read, and those of them that agree. */
export type Score = { stated: number; read: number; right: number; misses: string[] }
export type Judged = { sites: number; bios: number; others: number; scores: Record<Field, Score> }
/** Result of looking for the people pages of one site. */
export type DirectoryResult = {
  site: string
  by: string | null
  people: number
  found: number
  besides: number
  requests: number
}

export const precisionOf = ({ read, right }: Score): number => (read === 0 ? 1 : right / read)
export const recallOf = ({ stated, right }: Score): number => (stated === 0 ? 1 : right / stated)

/** Readers of a site in memory: our own fetch with robots.txt but without its pace, and a stand-in for the browser. */
export function readersOf(site: LabelledSite) {
  const rules = new Map<string, HostRules>()
  const asked: string[] = []
  let drawn = 0
  const hosts: FetchHostsRepo = {
    rules: async (origin) => rules.get(origin),
    saveRules: async (origin, kept) => void rules.set(origin, kept),
    takeSlot: async (_, now) => ({ at: now, blockedUntil: null }),
    block: async () => {},
    sweep: async () => {},
  }
  const safeFetch = makeSafeFetch({
    rules: { allowedPrivateOrigins: [], ownHosts: [] },
    userAgent: async () => 'Placet',
    transport: async (address) => {
      const url = new URL(address)
      asked.push(url.pathname + url.search)
      const answer = site.answer(url)
      if (!answer) return new Response('', { status: 404 })
      return new Response(answer.body as BodyInit, { headers: { 'Content-Type': answer.type } })
    },
  })
  const browserPages: BrowserPages = {
    html: async (address) => {
      drawn++
      const url = new URL(address)
      const answer = site.answer(url)
      const html = site.drawn?.(url) ?? (typeof answer?.body === 'string' ? answer.body : undefined)
      if (html === undefined) throw new PageError('gone', 'There is no such page.')
      return html
    },
    close: async () => {},
  }
  const politeFetch = makePoliteFetch({ safeFetch, hosts, now: () => new Date(0), sleep: async () => {} })
  return { politeFetch, browserPages, now: () => new Date(0), asked, drawn: () => drawn }
}

/** Looks for the people of each site as a reader of firms does. */
export async function judgeDirectories(sites: readonly LabelledSite[]): Promise<DirectoryResult[]> {
  const all: DirectoryResult[] = []
  for (const site of sites) {
    const readers = readersOf(site)
    const directory = await findPeople(readers, `https://${site.host}`, { onRequest: async () => {}, until: 1 })
    const paths = new Set(
      directory.pages
        .map(({ url }) => new URL(url))
        .map(({ pathname, search }) => (pathname + search).replace(/\/$/, '')),
    )
    const ofPeople = site.pages.filter(({ person }) => person)
    const found = ofPeople.filter(({ path }) => paths.has(path.replace(/\/$/, ''))).length
    all.push({
      site: site.key,
      by: directory.foundBy,
      people: ofPeople.length,
      found,
      besides: paths.size - found,
      requests: readers.asked.length + readers.drawn(),
    })
  }
  return all
}

/** Facts that the first pages of a site teach about it, as a reader of firms learns them. */
export function layoutOfSite(site: LabelledSite): SiteLayout | undefined {
  const samples = site.pages
    .filter(({ person }) => person)
    .flatMap(({ path }) => {
      const url = new URL(`https://${site.host}${path}`)
      const html = site.answer(url)?.body
      if (typeof html !== 'string') return []
      const page = { url: url.href, firm: site.firm, host: site.host, isPeopleAddress: isPeopleAddress(url.href) }
      return [{ html, read: readHtml(html, page), isRecord: false }]
    })
  return learnLayout(samples.slice(0, samplePages))
}

/** Reads every labeled page and compares the facts read with those that the page states. */
export async function judgePeople(
  sites: readonly LabelledSite[],
  layoutOf: (site: LabelledSite) => SiteLayout | undefined = layoutOfSite,
): Promise<Judged> {
  const scores = Object.fromEntries(
    fields.map((field) => [field, { stated: 0, read: 0, right: 0, misses: [] }]),
  ) as unknown as Record<Field, Score>
  const put = (field: Field, where: string, score: Omit<Score, 'misses'>, note: () => string) => {
    const sum = scores[field]
    sum.stated += score.stated
    sum.read += score.read
    sum.right += score.right
    if (score.right < score.stated || score.right < score.read) sum.misses.push(`${where}: ${note()}`)
  }
  let bios = 0
  let others = 0
  for (const site of sites) {
    const readers = readersOf(site)
    const layout = layoutOf(site)
    for (const { path, person, what } of site.pages) {
      const url = `https://${site.host}${path}`
      const { read } = await readPerson(readers, {
        url,
        firm: site.firm,
        host: site.host,
        isPeopleAddress: isPeopleAddress(url),
        label: null,
        site: layout,
        needsBrowser: false,
      })
      const where = `${site.key} ${what}`
      const isPerson = read.verdict.isPerson
      if (person) bios++
      else others++
      put(
        'is a person',
        where,
        { stated: person ? 1 : 0, read: isPerson ? 1 : 0, right: person && isPerson ? 1 : 0 },
        () => read.verdict.reason,
      )
      if (!person || !('bio' in read)) continue
      for (const [field, score, note] of compared(person, read.bio)) put(field, where, score, () => note)
    }
  }
  return { sites: sites.length, bios, others, scores }
}

const same = (text: string) =>
  text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim()
const letters = (text: string) =>
  asciiOf(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
const cityOf = (office: string) => letters(office.split(',')[0] ?? '')

function compared(person: Someone, bio: Bio): [Field, Omit<Score, 'misses'>, string][] {
  const one = (want: string | null, got: string | null, agree: (a: string, b: string) => boolean) => ({
    stated: want === null ? 0 : 1,
    read: got === null ? 0 : 1,
    right: want !== null && got !== null && agree(want, got) ? 1 : 0,
  })
  const list = <T>(want: readonly T[], got: readonly string[], agree: (a: T, b: string) => boolean) => {
    const left = [...got]
    let right = 0
    for (const wanted of want) {
      const at = left.findIndex((text) => agree(wanted, text))
      if (at < 0) continue
      left.splice(at, 1)
      right++
    }
    return { stated: want.length, read: got.length, right }
  }
  const digits = (text: string) => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const note = (want: unknown, got: unknown) => `${JSON.stringify(want)} read as ${JSON.stringify(got)}`
  return [
    ['name', one(person.name, bio.name, (a, b) => same(a) === same(b)), note(person.name, bio.name)],
    ['title', one(person.title, bio.title, (a, b) => same(a) === same(b)), note(person.title, bio.title)],
    [
      'offices',
      list(person.offices, bio.offices, (a, b) => cityOf(a) === cityOf(b)),
      note(person.offices, bio.offices),
    ],
    ['email', one(person.email, bio.email, (a, b) => a === b), note(person.email, bio.email)],
    ['phone', one(person.phone, bio.phone, (a, b) => digits(a) === digits(b)), note(person.phone, bio.phone)],
    [
      'practiceAreas',
      list(person.areas, bio.practiceAreas, (a, b) => letters(a) === letters(b)),
      note(person.areas, bio.practiceAreas),
    ],
    ['education', list(person.education, bio.education, isDegree), note(person.education, bio.education)],
    [
      'barAdmissions',
      list(person.bars, bio.barAdmissions, (a, b) => letters(a) === letters(b)),
      note(person.bars, bio.barAdmissions),
    ],
    [
      'clerkships',
      list(person.clerkships, bio.clerkships, (a, b) => letters(b).includes(letters(a)) && b.length < a.length + 45),
      note(person.clerkships, bio.clerkships),
    ],
  ]
}

/** An entry is right when it holds this degree, its school and its year, and no second year or school. */
function isDegree({ degree, school, year }: Degree, entry: string): boolean {
  const plain = ` ${letters(entry)} `
  const years: string[] = entry.match(/\b(?:19|20)\d{2}\b/g) ?? []
  return (
    plain.includes(letters(school)) &&
    plain.replaceAll(' ', '').includes(letters(degree).replaceAll(' ', '')) &&
    (year === null ? years.length === 0 : years.length === 1 && years[0] === String(year))
  )
}
