// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
/** @type {Record<string, string>} The Worker's own code, by path. */
const sources = Object.fromEntries(
  readdirSync(new URL('worker', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|fixture|^test\/|^db\/seed/.test(file))
    .map((file) => [`/worker/${file}`, readFileSync(new URL(`worker/${file}`, root), 'utf8')]),
)

/** What turns bytes into values, and where it may be called because a budget is paid there first. */
const parsers = /** @type {[RegExp, string[]][]} */ ([
  [/\bnew Inflate\(/, ['/worker/reading/inflate.ts']],
  [/\b(?:unzip|inflate|gunzip|unzlib|decompress)Sync\(/, []],
  [/\bgetDocument\(/, ['/worker/platform/document-text/pdf-text.ts']],
  [/\bnew XMLParser\(/, ['/worker/features/online-jobs/adapters/xml.ts']],
  // Bounded by the bytes that may come out.
  [/\bnew DecompressionStream\(/, ['/worker/platform/safe-fetch/safe-fetch.ts']],
])

/** `JSON.parse` of what we or the browser we drive wrote: rows, cursors, fonts, tasks, its protocol; and the reader itself. */
const ownJson = [
  '/worker/reading/json.ts',
  '/worker/db/columns.ts',
  '/worker/db/cursor.ts',
  '/worker/features/applications/repeats.service.ts',
  '/worker/features/auth/auth.repo.ts',
  '/worker/features/jobs/board-cursor.ts',
  '/worker/features/online-jobs/online-search.repo.ts',
  '/worker/features/operations/operations.service.ts',
  '/worker/features/people-search/people.repo.ts',
  '/worker/features/saved-lists/saved-lists.present.ts',
  '/worker/features/saved-searches/people-run.service.ts',
  '/worker/features/saved-searches/saved-searches.present.ts',
  '/worker/features/saved-searches/saved-searches.service.ts',
  '/worker/features/settings/settings.repo.ts',
  '/worker/platform/browser/cdp.ts',
  '/worker/platform/llm/openai-model.ts',
  '/worker/platform/pdf/font-library.ts',
  '/worker/tasks/outbox.ts',
]

/** Readers of files, pages and answers, each with a budget as its last parameter. */
const budgetedReaders = {
  readDocumentText: '/worker/platform/document-text/document-text.ts',
  readPdfText: '/worker/platform/document-text/pdf-text.ts',
  makePlainPdf: '/worker/platform/document-text/pdf/plain-pdf.ts',
  openPdf: '/worker/platform/document-text/pdf/pdf-file.ts',
  readDocxText: '/worker/platform/document-text/docx-text.ts',
  unzipParts: '/worker/platform/document-text/zip-parts.ts',
  readDocText: '/worker/platform/document-text/doc-text.ts',
  readCompoundFile: '/worker/platform/document-text/compound-file.ts',
  inflate: '/worker/reading/inflate.ts',
  parseJson: '/worker/reading/json.ts',
  parseHtml: '/worker/platform/html/parse-html.ts',
  htmlToText: '/worker/platform/html/parse-html.ts',
  parseLenientJson: '/worker/features/online-jobs/extract/lenient-json.ts',
  entriesOf: '/worker/features/people-search/directory/sitemaps.ts',
  parseXml: '/worker/features/online-jobs/adapters/xml.ts',
  countTags: '/worker/features/online-jobs/adapters/xml.ts',
}

/** @param {RegExp} pattern */
const filesWith = (pattern) =>
  Object.entries(sources)
    .filter(([, code]) => pattern.test(code))
    .map(([file]) => file)

test('bytes are parsed only where a budget is paid', () => {
  for (const [pattern, allowed] of parsers) expect(filesWith(pattern), String(pattern)).toEqual(allowed)
})

test('JSON of strangers goes through the reader that counts it', () => {
  expect(filesWith(/\bJSON\.parse\(/).filter((file) => !ownJson.includes(file))).toEqual([])
})

test('every reader takes a budget as its last parameter', () => {
  for (const [name, file] of Object.entries(budgetedReaders)) {
    const [, parameters = ''] = new RegExp(`function ${name}\\(([\\s\\S]*?)\\n?\\): `).exec(sources[file] ?? '') ?? []
    expect(parameters, name).toMatch(/budget: ReadingBudget,?\s*$/)
  }
})
