// Memory that reading one document takes, in a process of its own: `node --expose-gc bench/documents/memory.ts "résumé, PDF"`
// prints what reading allocates in all, an upper bound of its peak, and what its result keeps. Without a name, the names.
import { readFileSync } from 'node:fs'
import { budgetFor } from '#worker/reading/budget.ts'
import { readDocument } from '#worker/reading/document/document-text.ts'
import { readBio } from '#worker/reading/person/read-bio.ts'
import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { composedDocuments } from './examples.ts'
import { firmSites } from './firm-sites.fixture.ts'
import { jobPage, jobPageBuilds } from './job-pages.fixture.ts'
import { composePosting } from './compose-posting.fixture.ts'
import { fieldsOf } from './judge-job-pages.fixture.ts'
import { render, type Rendered } from './render.fixture.ts'

const now = new Date('2026-01-01')
const runs = 9
const mega = 1_000_000

/** The first generated résumé of a kind that has two pages of text. */
async function resume(kind: Rendered['kind']): Promise<Uint8Array> {
  for (const { composed, seed } of composedDocuments(true, 1, 0)) {
    const made = await render(composed, seed)
    if (made.kind !== kind) continue
    const read = await readDocument(made.bytes, kind, budgetFor('document'))
    const isLong = read.state === 'read' && (read.pages === 2 || (read.pages === null && read.lines.length > 55))
    if (isLong) return made.bytes
  }
  throw new Error(`No generated résumé is a ${kind} of two pages.`)
}

const readFile = (bytes: Uint8Array, kind: 'pdf' | 'docx') => async () => {
  const read = await readDocument(bytes, kind, budgetFor('document'))
  return read.state === 'read' ? readResume(read.lines, now) : read
}

function postingText(): string {
  const set = JSON.parse(readFileSync(new URL('../sets/postings.json', import.meta.url), 'utf8')) as {
    description: string
  }[]
  return set.reduce((longest, { description }) => (description.length > longest.length ? description : longest), '')
}

/** The home page of a generated firm site. */
function sitePage(): string {
  const [site] = firmSites(true)
  const answer = site?.answer(new URL(`https://${site.host}/`))
  if (typeof answer?.body !== 'string') throw new Error('The first firm site has no home page.')
  return answer.body
}

const subjects: Readonly<Record<string, () => Promise<() => unknown>>> = {
  'résumé of two pages, PDF': async () => readFile(await resume('pdf'), 'pdf'),
  'résumé of two pages, DOCX': async () => readFile(await resume('docx'), 'docx'),
  posting: () => {
    const text = postingText()
    return Promise.resolve(() => readPosting(text, now))
  },
  'job page': () => {
    const html = jobPage(composePosting(1, 70_001, true), jobPageBuilds[0] as (typeof jobPageBuilds)[number], 1)
    return Promise.resolve(() =>
      fieldsOf(html, (text) => Promise.resolve({ engine: 'rules', fields: readPosting(text, now) })),
    )
  },
  'page of a firm site': () => {
    const html = sitePage()
    return Promise.resolve(() =>
      readBio(html, { url: 'https://firm.example/people/jane-doe', host: 'firm.example', firm: 'Firm LLP' }),
    )
  },
}

const bytesNow = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const [name] = process.argv.slice(2)
if (name === undefined) console.log(JSON.stringify(Object.keys(subjects)))
else {
  const read = await (subjects[name] as (typeof subjects)[string])()
  for (let round = 0; round < 3; round++) await read()
  const allocated: number[] = []
  const kept: number[] = []
  for (let run = 0; run < runs; run++) {
    globalThis.gc?.()
    const before = bytesNow()
    const result = await read()
    allocated.push(bytesNow() - before)
    globalThis.gc?.()
    kept.push(bytesNow() - before)
    if (result === undefined) throw new Error('Nothing was read.')
  }
  console.log(JSON.stringify({ allocated: median(allocated) / mega, kept: Math.max(0, median(kept)) / mega }))
}
