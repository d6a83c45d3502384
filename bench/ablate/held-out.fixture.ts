import { readFileSync } from 'node:fs'
import { everySite } from '#worker/reading/person/labelled/labelled-sites.fixture.ts'
import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { readQuery } from '#worker/reading/query/read-query.ts'
import { accuracyOf, queryFields, setsDay } from '../accuracy.ts'
import { composePosting } from '../documents/compose-posting.fixture.ts'
import { generated } from '../documents/examples.ts'
import { firmSites } from '../documents/firm-sites.fixture.ts'
import { jobPage, jobPageBuilds } from '../documents/job-pages.fixture.ts'
import { fieldsOf } from '../documents/judge-job-pages.fixture.ts'
import { countFields } from '../documents/judge-postings.fixture.ts'
import { judgeExamples, type FieldCount } from '../documents/judge.fixture.ts'
import { generatedPostings } from '../documents/train-postings.ts'

/** Of each field the values that should be there, those that are right, and those that are wrong or invented. */
type Outcome = Record<string, { stated: number; right: number; wrong: number }>
type HeldOutDocument = { set: string; read: Read }

function outcomeOf(counts: Readonly<Record<string, FieldCount>>): Outcome {
  return Object.fromEntries(
    Object.entries(counts).map(([field, { right, wrong, empty, invented }]) => [
      field,
      { stated: right + wrong + empty, right, wrong: wrong + invented },
    ]),
  )
}

type Kind = keyof typeof documentsOf

/** Judges of the Worker, whose files are another world of types. */
const labeled: string = '#worker/features/sourcing/people-search/sources/labelled/'

/** Documents in layouts, builds and words that nothing is trained on, and the standing sets of people and queries. */
const documentsOf = {
  postings: () => {
    const postings = generatedPostings(true, 240)
    return postings.map(({ text, want }) => () => {
      const counts = {}
      countFields(counts, readPosting(text, setsDay), want)
      return outcomeOf(counts)
    })
  },
  'job pages': () => {
    const readText = (text: string) => Promise.resolve({ engine: 'rules' as const, fields: readPosting(text, setsDay) })
    return jobPageBuilds.flatMap((build, at) => {
      if (!build.isHeldOut) return []
      const seed = at * 3 + 1
      const posting = composePosting(seed, 70_000 + seed, true)
      const html = jobPage(posting, build, seed)
      const read = async () => {
        const counts = {}
        countFields(counts, (await fieldsOf(html, readText))[1], posting.truth)
        return outcomeOf(counts)
      }
      return [read]
    })
  },
  résumés: async () => {
    const examples = await generated(true, 4, 160)
    return examples.map((example) => () => {
      const { counts, others } = judgeExamples([example], setsDay)
      const unnamed = { stated: others.documents, right: others.documents - others.named, wrong: others.named }
      return { ...outcomeOf(counts), 'no name for others': unnamed }
    })
  },
  'people pages': async () => {
    const { judgePeople, layoutOfSite } = await import(`${labeled}judge-people.fixture.ts`)
    return everySite().flatMap((site) => {
      let learned: { layout: unknown } | undefined
      return site.pages.map((page) => async () => {
        learned ??= { layout: layoutOfSite(site) }
        const { layout } = learned
        const { scores } = await judgePeople([{ ...site, pages: [page] }], () => layout)
        return Object.fromEntries(
          Object.entries<{ stated: number; read: number; right: number }>(scores).map(
            ([field, { stated, read, right }]) => [field, { stated, right, wrong: read - right }],
          ),
        )
      })
    })
  },
  'firm sites': async () => {
    const { judgeFirmSites } = await import(`${labeled}judge-firm-sites.fixture.ts`)
    return [...firmSites(true), ...firmSites(false)].map((site) => async () => {
      const { results, counts } = await judgeFirmSites([site])
      const [{ people = 0, found = 0, doubles = 0, invented = [] } = {}] = results
      const wrong = doubles + invented.length
      return { ...outcomeOf(counts), people: { stated: people, right: found, wrong } }
    })
  },
  queries: () => {
    const file = new URL('../sets/queries.json', import.meta.url)
    const queries = JSON.parse(readFileSync(file, 'utf8')) as { query: string; want: Record<string, unknown> }[]
    return queries.map(({ query, want }) => () => {
      const { byField } = accuracyOf([{ got: readQuery(query, setsDay).criteria, want }], queryFields)
      return Object.fromEntries(
        Object.entries(byField).map(([field, { stated, right, invented }]) => [
          field,
          { stated, right, wrong: stated - right + invented },
        ]),
      )
    })
  },
} satisfies Record<string, () => Read[] | Promise<Read[]>>
type Read = () => Outcome | Promise<Outcome>

/** Kinds of documents that the readers of a folder read. */
const kindsOf: Record<string, readonly Kind[]> = {
  posting: ['postings', 'job pages'],
  resume: ['résumés'],
  person: ['people pages', 'firm sites'],
  site: ['firm sites'],
  query: ['queries'],
  lexicon: ['postings', 'job pages', 'résumés', 'people pages', 'firm sites', 'queries'],
}

/** The documents on which the rules of some folders of readers are judged. */
export async function heldOutDocuments(folders: readonly string[]): Promise<HeldOutDocument[]> {
  const kinds = new Set(folders.flatMap((folder) => kindsOf[folder] ?? []))
  const documents: HeldOutDocument[] = []
  for (const set of kinds) {
    const reads: readonly Read[] = await documentsOf[set]()
    documents.push(...reads.map((read) => ({ set, read })))
  }
  return documents
}
