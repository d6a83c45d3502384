import { AppError } from '#worker/http/errors.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { scrapeUrl } from './scrape-url.service.ts'
import type { LabelledPage } from './labelled/page-kit.fixture.ts'
import { platformPages } from './labelled/platform-pages.fixture.ts'
import { programDataPages } from './labelled/program-data-pages.fixture.ts'
import { prosePages } from './labelled/prose-pages.fixture.ts'
import { severalOrClosedPages } from './labelled/several-or-closed-pages.fixture.ts'
import { structuredDataPages } from './labelled/structured-data-pages.fixture.ts'

type ScrapeUrlDeps = Parameters<typeof scrapeUrl>[0]
type Scraped = Awaited<ReturnType<typeof scrapeUrl>>

/** The fields that pages are judged by; lists and the description are judged by a person. */
const judgedFields = [
  'title',
  'firmName',
  'location',
  'seniority',
  'practiceArea',
  'salaryMin',
  'salaryMax',
  'yearsExperienceMin',
  'yearsExperienceMax',
  'workType',
  'isRemote',
] as const

/** A labeled page: the answers of its addresses, the page that a browser draws, and the facts that it states. */
export type JudgedPage = Omit<LabelledPage, 'html'> & { answers: Record<string, string | object>; drawn?: string }

const structures = [structuredDataPages, programDataPages, prosePages, platformPages, severalOrClosedPages]
const heldOut = (set: 'validation' | 'test') =>
  structures.flatMap((pages) =>
    (pages[set] ?? []).map(({ html, ...page }): JudgedPage => ({ ...page, answers: { [page.url]: html } })),
  )

/**
 * All labeled pages: those that the rules were written with, and two sets that were written before the rules saw them.
 */
export const labelledPages: Readonly<Record<'development' | 'validation' | 'test', readonly JudgedPage[]>> = {
  development: structures.flatMap(({ development }) => development ?? []),
  validation: heldOut('validation'),
  test: heldOut('test'),
}

/** Counts of facts `stated` and of those read `right`, and a sentence for each `wrong` or `invented` one. */
export type PagesJudged = { pages: number; stated: number; right: number; wrong: string[]; invented: string[] }

/**
 * Reads labeled pages the way an admin's address is read, with the built-in rules, and compares. Choices, refusals and
 * notices count as one fact each.
 */
export async function judgePages(pages: readonly JudgedPage[], now: Date): Promise<PagesJudged> {
  const judged: PagesJudged = { pages: pages.length, stated: 0, right: 0, wrong: [], invented: [] }
  const fact = (page: string, name: string, is: unknown, should: unknown) => {
    const [seen, meant] = [JSON.stringify(is), JSON.stringify(should)]
    if (should === undefined && is !== undefined) judged.invented.push(`${page}: ${name} is ${seen}`)
    if (should === undefined) return
    judged.stated++
    if (seen === meant) judged.right++
    else judged.wrong.push(`${page}: ${name} is ${seen}, not ${meant}`)
  }
  for (const page of pages) {
    const scraped = await scrapeUrl(depsOf(page, now), { id: 1 } as never, { url: page.url }).catch(refusalOf)
    const found: Partial<Scraped> = 'code' in scraped ? {} : scraped
    fact(page.name, 'refusal', 'code' in scraped ? scraped.code : undefined, page.code)
    fact(
      page.name,
      'jobs',
      found.jobs?.map(({ title }) => title),
      page.jobs,
    )
    if (page.notice) fact(page.name, 'notice', found.notices?.some((said) => page.notice?.test(said)) ?? false, true)
    for (const field of judgedFields) fact(page.name, field, found.fields?.[field], page.expected?.[field])
  }
  return judged
}

const refusalOf = (error: unknown): { code: string } => {
  if (error instanceof AppError) return { code: error.code }
  throw error
}

/** Dependencies that store nothing and ask no model. */
function depsOf({ answers, drawn }: JudgedPage, now: Date): ScrapeUrlDeps {
  const fetched = (url: string) => {
    const answer = answers[url]
    if (answer === undefined) throw new PageError('gone', 'The page is gone (404).')
    const isText = typeof answer === 'string'
    return {
      url,
      isUnchanged: false,
      contentType: isText ? 'text/html' : 'application/json',
      etag: undefined,
      lastModified: undefined,
      header: () => null,
      text: isText ? answer : JSON.stringify(answer),
    }
  }
  const deps = {
    now: () => now,
    ids: { secretId: () => 'read', shortId: () => 'abcdefgh' },
    model: null,
    limiter: { hit: async () => {}, giveBack: async () => {} },
    mayFetch: (url: string) => ({ ok: true, url: new URL(url) }),
    safeFetch: async (url: string) => fetched(url),
    browserPages: {
      html: async () => {
        if (drawn === undefined) throw new PageError('network', 'No browser is available to load this page right now.')
        return drawn
      },
    },
    jobSources: { nameOf: async () => undefined },
    jobAddresses: { jobOf: async () => undefined, claim: async () => true, release: async () => {} },
    practiceAreas: { all: async () => [], list: async () => [], add: async () => {}, addMissing: async () => {} },
    jobChanges: { add: async () => ({ id: 1 }) },
    enqueue: () => {},
  }
  return deps as unknown as ScrapeUrlDeps
}
