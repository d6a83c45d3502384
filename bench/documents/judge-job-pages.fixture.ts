import { fieldsOfPage, fieldsOfStated, type ReadText } from '#worker/reading/posting/job-form-fields.ts'
import { pageFinding, type PageFinding } from '#worker/reading/posting/page/page-postings.ts'
import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { composePosting } from './compose-posting.fixture.ts'
import { jobPage, jobPageBuilds, openingBuildNames, openingsPage } from './job-pages.fixture.ts'
import { countFields } from './judge-postings.fixture.ts'
import type { FieldCount } from './judge.fixture.ts'
import type { WrittenPage } from './written-pages.ts'

const pagesPerBuild = 2
const [pagesPerOpeningBuild, jobsPerPage] = [4, 3]

/** Kind of finding of such a page, and the fields of the form that it gives. */
export const fieldsOf = (html: string, read: ReadText): Promise<[kind: string, found: Record<string, unknown>]> =>
  fieldsIn(pageFinding(html, 'https://firm.example/careers/1'), read)

async function fieldsIn(finding: PageFinding, read: ReadText): Promise<[kind: string, found: Record<string, unknown>]> {
  if (finding.kind === 'read' || finding.kind === 'text')
    return [finding.kind, (await fieldsOfPage(finding.page, read)).fields]
  if (finding.kind === 'shell') {
    const page = { title: undefined, isTitle: false, name: '', text: finding.text }
    return [finding.kind, (await fieldsOfPage(page, read)).fields]
  }
  if (finding.kind === 'stated' && finding.postings.length === 1 && finding.postings[0]) {
    return [finding.kind, (await fieldsOfStated(finding.postings[0], read)).fields]
  }
  return [finding.kind, {}]
}

/**
 * Reads generated job pages and counts each field and each kind of finding. Their postings are held out; `isHeldOut` chooses
 * the builds that nothing is trained on. Pages that a program draws come as a browser gives them.
 */
export async function judgeJobPages(isHeldOut: boolean, now: Date) {
  const read: ReadText = (text) => Promise.resolve({ engine: 'rules', fields: readPosting(text, now) })
  const counts: Record<string, FieldCount> = {}
  const kinds: Record<string, number> = {}
  const times: number[] = []
  for (const [at, build] of jobPageBuilds.entries()) {
    if (build.isHeldOut !== isHeldOut) continue
    for (let seed = at * pagesPerBuild + 1; seed <= (at + 1) * pagesPerBuild; seed++) {
      const posting = composePosting(seed, 70_000 + seed, true)
      const html = jobPage(posting, build, seed)
      const began = performance.now()
      const [kind, found] = await fieldsOf(html, read)
      times.push(performance.now() - began)
      kinds[kind] = (kinds[kind] ?? 0) + 1
      countFields(counts, found, posting.truth)
    }
  }
  return { counts, kinds, times }
}

/** Reads pages with several jobs each; `offered` counts the jobs that a page offers, of all that it holds. */
export async function judgeOpenings(now: Date) {
  const read: ReadText = (text) => Promise.resolve({ engine: 'rules', fields: readPosting(text, now) })
  const counts: Record<string, FieldCount> = {}
  let [jobs, offered, pages] = [0, 0, 0]
  for (const [at, name] of openingBuildNames.entries())
    for (let page = 0; page < pagesPerOpeningBuild; page++) {
      const seed = (at * pagesPerOpeningBuild + page) * jobsPerPage + 1
      const postings = Array.from({ length: jobsPerPage }, (_, own) =>
        composePosting(seed + own, 90_000 + seed + own, true),
      )
      const finding = pageFinding(openingsPage(postings, name), 'https://firm.example/careers')
      const stated = finding.kind === 'stated' ? finding.postings : []
      pages++
      for (const { truth } of postings) {
        jobs++
        const own = stated.find(({ title }) => title.toLowerCase() === truth.title.toLowerCase())
        if (own) offered++
        countFields(counts, own ? (await fieldsOfStated(own, read)).fields : {}, truth)
      }
    }
  return { counts, jobs, offered, pages }
}

/** Kind of a page, by what was found on it. */
function kindOf(finding: PageFinding): WrittenPage['kind'] {
  if (finding.kind === 'links') return 'list'
  if (finding.kind === 'stated') return finding.postings.length > 1 ? 'list' : 'job'
  return finding.kind === 'read' ? 'job' : 'other'
}

/**
 * Reads pages that others wrote. Counts each field of pages of one job, the pages that are taken for what they are, and the
 * titles that lists offer. `misses` has what isn't right.
 */
export async function judgeWrittenPages(written: readonly WrittenPage[], now: Date) {
  const read: ReadText = (text) => Promise.resolve({ engine: 'rules', fields: readPosting(text, now) })
  const counts: Record<string, FieldCount> = {}
  const misses: { id: string; field: string; got: unknown; want: unknown }[] = []
  let [ofKind, titles, offered] = [0, 0, 0]
  for (const { id, address, kind, truth, jobs, html } of written) {
    const finding = pageFinding(html, address)
    const own = kindOf(finding)
    if (own === kind) ofKind++
    else misses.push({ id, field: 'kind', got: own, want: kind })
    if (truth) {
      const [, found] = await fieldsIn(finding, read)
      for (const field of countFields(counts, found, truth))
        misses.push({ id, field, got: found[field], want: truth[field as keyof typeof truth] })
    }
    const given = new Set(
      finding.kind === 'links' || finding.kind === 'stated' ? finding.postings.map(({ title }) => plain(title)) : [],
    )
    const missed = jobs.filter((job) => !given.has(plain(job)))
    titles += jobs.length
    offered += jobs.length - missed.length
    if (missed.length > 0) misses.push({ id, field: 'jobs', got: [...given], want: missed })
  }
  return { counts, ofKind, titles, offered, misses }
}

const plain = (title = ''): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
