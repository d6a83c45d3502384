// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
/** @type {Record<string, string>} The Worker's own code, by path. */
const sources = Object.fromEntries(
  readdirSync(new URL('worker', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|fixture|\.site\.ts$|^test\/|^db\/seed/.test(file))
    .map((file) => [`/worker/${file}`, readFileSync(new URL(`worker/${file}`, root), 'utf8')]),
)

/** Calls that turn bytes into values, and the files that may make them because they pay a budget first. */
const parsers = /** @type {[RegExp, string[]][]} */ ([
  [/\bnew Inflate\(/, ['/worker/reading/inflate.ts']],
  [/\bnew Unzip\(/, ['/worker/reading/inflate.ts']],
  [/\b(?:unzip|inflate|gunzip|unzlib|decompress)Sync\(/, []],
  [/\bgetDocument\(/, []],
  // Answers of the bucket that an admin set up, at most 4 MB, without entities.
  [/\bnew XMLParser\(/, ['/worker/platform/object-store/s3-store.ts']],
  // One counts the bytes that come out, the other opens what this installation has packed and authenticated.
  [
    /\bnew DecompressionStream\(/,
    ['/worker/features/insight/backups/backup-format.ts', '/worker/platform/safe-fetch/safe-fetch.ts'],
  ],
])

/** Files that parse JSON of our own (rows, cursors, fonts, tasks, backups that were authenticated) or of the browser that we drive; and the reader itself. */
const ownJson = [
  '/worker/reading/json.ts',
  '/worker/db/columns.ts',
  '/worker/db/cursor.ts',
  '/worker/features/candidates/apply/repeats.service.ts',
  '/worker/features/candidates/people/person-matches.repo.ts',
  '/worker/features/clients/evidence/checked-chains.ts',
  '/worker/demo/seed/demo-room-profiles.ts',
  '/worker/features/clients/off-limits/off-limits.repo.ts',
  '/worker/features/sourcing/people-search/sources/stored-layout.ts',
  '/worker/features/clients/review-rooms/room-people.repo.ts',
  '/worker/features/clients/submission-gate/submission-gate.repo.ts',
  '/worker/features/identity/auth/auth.repo.ts',
  '/worker/features/jobs/jobs/board-cursor.ts',
  '/worker/features/sourcing/online-jobs/online-search.repo.ts',
  '/worker/features/insight/analytics/analytics-fold.repo.ts',
  '/worker/features/insight/backups/backup-slice.service.ts',
  '/worker/features/insight/backups/backups.service.ts',
  '/worker/features/insight/backups/chunk-lists.ts',
  '/worker/features/insight/backups/vault.ts',
  '/worker/features/workspace/archives/archive-slice.service.ts',
  '/worker/features/workspace/archives/archived-files.ts',
  '/worker/features/workspace/imports/firm-imports.repo.ts',
  '/worker/features/insight/backups/verify-backup.service.ts',
  '/worker/features/insight/operations/operations.service.ts',
  '/worker/features/sourcing/people-search/people/person-rows.ts',
  '/worker/features/sourcing/saved-lists/saved-lists.present.ts',
  '/worker/features/sourcing/saved-searches/people-run.service.ts',
  '/worker/features/sourcing/saved-searches/saved-searches.present.ts',
  '/worker/features/sourcing/saved-searches/saved-searches.service.ts',
  '/worker/features/identity/settings/settings.repo.ts',
  '/worker/platform/browser/cdp.ts',
  '/worker/platform/llm/openai-model.ts',
  '/worker/platform/pdf/font-library.ts',
  '/worker/tasks/outbox.ts',
]

/** Readers of files, pages and API responses. Each takes a budget as its last parameter. */
const budgetedReaders = {
  readDocument: '/worker/reading/document/document-text.ts',
  linesOfText: '/worker/reading/document/document-lines.ts',
  readPdfLines: '/worker/reading/document/pdf/pdf-lines.ts',
  drawPage: '/worker/reading/document/pdf/pdf-page.ts',
  readFont: '/worker/reading/document/pdf/pdf-fonts.ts',
  openPdf: '/worker/reading/document/pdf/pdf-file.ts',
  readDocxLines: '/worker/reading/document/docx-lines.ts',
  unzipParts: '/worker/reading/inflate.ts',
  readDocLines: '/worker/reading/document/doc-lines.ts',
  openCompoundFile: '/worker/reading/document/doc-lines.ts',
  inflate: '/worker/reading/inflate.ts',
  parseJson: '/worker/reading/json.ts',
  parseHtml: '/worker/reading/document/html/parse-html.ts',
  parseXmlTree: '/worker/reading/document/html/parse-html.ts',
  htmlToText: '/worker/reading/document/html/parse-html.ts',
  parseLenientJson: '/worker/reading/lenient-json.ts',
  entriesOf: '/worker/reading/site/sitemap-entries.ts',
  readWebResult: '/worker/reading/person/web-result.ts',
  parseXml: '/worker/features/sourcing/job-sources/platforms/feed-xml.ts',
}

/** @param {RegExp} pattern */
const filesWith = (pattern) =>
  Object.entries(sources)
    .filter(([, code]) => pattern.test(code))
    .map(([file]) => file)

test('parses bytes only where a budget is paid', () => {
  for (const [pattern, allowed] of parsers) expect(filesWith(pattern).sort(), String(pattern)).toEqual(allowed)
})

test('reads the JSON of strangers through the reader that counts it', () => {
  expect(filesWith(/\bJSON\.parse\(/).filter((file) => !ownJson.includes(file))).toEqual([])
})

test('gives every reader a budget as its last parameter', () => {
  for (const [name, file] of Object.entries(budgetedReaders)) {
    const [, parameters = ''] =
      new RegExp(`function ${name}\\(([\\s\\S]*?)\\n?\\)(?:: | \\{)`).exec(sources[file] ?? '') ?? []
    expect(parameters, name).toMatch(/budget: ReadingBudget,?\s*$/)
  }
})

/** The folders that each folder of worker/reading may import; '' is worker/reading itself. @type {Record<string, string[]>} */
const borders = {
  '': [''],
  document: ['', 'document'],
  lexicon: ['', 'lexicon'],
  model: ['', 'model'],
  query: ['', 'document', 'lexicon', 'query'],
  posting: ['', 'document', 'lexicon', 'model', 'posting'],
  resume: ['', 'document', 'lexicon', 'model', 'resume'],
  person: ['', 'document', 'lexicon', 'model', 'person'],
  site: ['', 'document', 'lexicon', 'person', 'site'],
}
/** The folder of a path below worker/reading, or undefined elsewhere. @param {string} path */
const readingFolder = (path) => /^\/?worker\/reading\/(?:([\w-]+)\/)?/.exec(path)?.[1] ?? ''

test('keeps the folders of worker/reading in order, and free of features and I/O', () => {
  const wrong = Object.entries(sources)
    .filter(([file]) => file.startsWith('/worker/reading/'))
    .flatMap(([file, code]) =>
      [...code.matchAll(/(?:from|import\()\s*'#((?:worker|web)\/[^']+)'/g)]
        .map(([, target = '']) => target)
        .filter(
          (target) =>
            !target.startsWith('worker/reading/') || !borders[readingFolder(file)]?.includes(readingFolder(target)),
        )
        .map((target) => `${file} imports ${target}`),
    )
  expect(wrong).toEqual([])
})
