// Runs in Node, where time can be measured while something computes; what is read here knows no platform.
import { expect, test } from 'vitest'
import { growthOf, lengths } from '#contract/domain/growth.fixture.ts'
import { readDocLines } from '#worker/reading/document/doc-lines.ts'
import { readDocxLines } from '#worker/reading/document/docx-lines.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { htmlToText, parseHtml } from '#worker/reading/document/html/parse-html.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { linesOfPage, mainOf } from '#worker/reading/person/page-lines.ts'
import { readBio } from '#worker/reading/person/read-bio.ts'
import { statedPerson } from '#worker/reading/person/people-in-data.ts'
import { contentDisposition, safeFileName } from '#worker/platform/uploads/serve-file.ts'
import { decodeText } from '#worker/platform/safe-fetch/decode-text.ts'
import { judgeAddress } from '#worker/platform/safe-fetch/address-guard.ts'
import { listingLinks } from '#worker/reading/site/listings.ts'
import { pageFinding } from '#worker/reading/posting/page/page-postings.ts'
import { readableLines, readableText } from '#worker/reading/posting/page/readable-text.ts'
import { statePostings } from '#worker/reading/posting/page/page-data-postings.ts'
import { greenhouse } from '#worker/features/sourcing/job-sources/platforms/greenhouse.ts'
import { postingsOfPage } from '#worker/reading/posting/page/page-openings.ts'
import { relativeDay } from '#worker/features/sourcing/job-sources/platforms/relative-day.ts'
import { parseXml } from '#worker/features/sourcing/job-sources/platforms/feed-xml.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { readWebResult } from '#worker/reading/person/web-result.ts'
import { entriesOf } from '#worker/reading/site/sitemap-entries.ts'
import { jobPostingsOf } from '#worker/reading/posting/page/page-data-postings.ts'

/** Everything that reads what strangers write, and that one text is enough for. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/worker/reading/person/*.ts',
    '/worker/reading/site/*.ts',
    '/worker/features/sourcing/people-search/finding/people-match.ts',
    '/worker/features/candidates/follow-ups/contact-action.ts',
    '/worker/features/candidates/people/first-names.ts',
    '/worker/features/sourcing/people-search/sources/layout-sentence.ts',
    '/worker/reading/posting/page/*.ts',
    '/worker/reading/posting/{classify-posting,feed-xml,field-values,online-posting,posting-items,posting-text}.ts',
    '/worker/features/sourcing/job-sources/platforms/{platform,posting-fields,rippling}.ts',
    '/worker/features/sourcing/job-sources/posting-address.service.ts',
    '/worker/reading/document/html/*.ts',
    '/worker/platform/safe-fetch/decode-text.ts',
    '/worker/platform/uploads/serve-file.ts',
    '!**/*.test.ts',
    '!**/*fixture*',
  ],
  { eager: true },
)

type Reader = (text: string) => unknown
const at = 'https://www.harlowfinch.example/people/'
const page = (text: string) =>
  `<html><head><title>${text}</title></head><body><main><h1>Ann Lee</h1><p>${text}</p></main></body></html>`
const script = (text: string) => `<script type="application/ld+json">{"@type":"JobPosting","description":"${text}`
const rules = { allowedPrivateOrigins: [], ownHosts: [] }

/** Those that take more than a text, each with its text where strangers put theirs. */
const named: Record<string, Reader> = {
  'readBio, in the page': (text) =>
    readBio(page(text), { url: at, host: 'harlowfinch.example', firm: 'Harlow' } as never),
  'readBio, as the page': (text) => readBio(text, { url: at, host: 'harlowfinch.example', firm: 'Harlow' } as never),
  judgePerson: (text) => judgePerson(text, {}),
  readResume: (text) => readResume(text, new Date('2026-01-01')),
  readWebResult: (text) => readWebResult({ title: text, url: at, description: text }, 'Boston, MA', budgetFor('page')),
  linesOfPage: (text) => linesOfPage(mainOf(parseHtml(page(text), budgetFor('page')))),
  statedPerson: (text) =>
    statedPerson(parseHtml(script(text), budgetFor('page')), { heading: 'Ann Lee', url: at, firm: 'Harlow' }),
  listingLinks: (text) => listingLinks(page(text), at),
  'pageFinding, in the page': (text) => pageFinding(page(text), at),
  'pageFinding, as the page': (text) => pageFinding(text, at),
  readableText: (text) => readableText(readableLines(parseHtml(page(text), budgetFor('page')))),
  statePostings: (text) =>
    statePostings(parseHtml(`<script>window.__STATE__ = ${text}</script>`, budgetFor('page')), at),
  jobPostingsOf: (text) => jobPostingsOf(parseHtml(script(text), budgetFor('page'))),
  postingsOfPage: (text) => postingsOfPage(page(text), at),
  parseHtml: (text) => parseHtml(text, budgetFor('page')),
  htmlToText: (text) => htmlToText(text, budgetFor('page')),
  parseLenientJson: (text) => parseLenientJson(text, budgetFor('page')),
  parseXml: (text) => parseXml(`<rss>${text}`, budgetFor('answer')),
  'entriesOf a sitemap': (text) => entriesOf(`<urlset>${text}`, budgetFor('answer')),
  'greenhouse.fromPage': (text) => greenhouse.fromPage?.(page(text), new URL(at)),
  relativeDay: (text) => relativeDay(text, new Date(0)),
  judgeAddress: (text) => judgeAddress(`https://${text}`, rules),
  decodeText: (text) => decodeText(new TextEncoder().encode(text), 'text/html'),
  safeFileName: (text) => safeFileName(text, 'pdf'),
  contentDisposition: (text) => contentDisposition('inline', text),
  readDocLines: (text) => readDocLines(wordFile(text), budgetFor('document')),
  'readDocLines, no such file': (text) => readDocLines(new TextEncoder().encode(text), budgetFor('document')),
  'readDocxLines, no such file': (text) => readDocxLines(new TextEncoder().encode(text), budgetFor('document')),
}

const readers: [string, Reader][] = [
  ...Object.entries(named),
  ...Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter((entry): entry is [string, Reader] => typeof entry[1] === 'function' && entry[1].length === 1)
      .map(([name, read]): [string, Reader] => [`${file}: ${name}`, (text) => drained(read(text))]),
  ),
]

/** A generator reads when it is asked. */
function drained(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
    ? [...(value as Iterable<unknown>)]
    : value
}

/** `npm run test:long` reads longer texts. */
const length = import.meta.env['TEST_LONG'] === '1' ? lengths.long : lengths.quick

test('readers of strangers’ pages and files take time in proportion to the text', () => {
  expect(readers.length).toBeGreaterThan(50)
  const exploding = readers.flatMap(([name, read]) => {
    const growth = growthOf(read, length)
    return growth ? [`${name}: ${growth}`] : []
  })
  expect(exploding).toEqual([])
}, 300_000)
