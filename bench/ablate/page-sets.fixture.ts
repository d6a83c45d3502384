// Documents that are pages, sites and files: labeled ones, and generated ones in builds that nothing is trained on.
import { budgetFor } from '#worker/reading/budget.ts'
import { readDocumentText } from '#worker/reading/document/document-text.fixture.ts'
import { readDocument } from '#worker/reading/document/document-text.ts'
import { hostileFiles } from '#worker/reading/document/hostile-files.fixture.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { everySite } from '#worker/reading/person/labelled/labelled-sites.fixture.ts'
import { isPeopleAddress } from '#worker/reading/person/page-address.ts'
import { fieldsOfStated } from '#worker/reading/posting/job-form-fields.ts'
import { pageFinding } from '#worker/reading/posting/page/page-postings.ts'
import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { pagesDay, setsDay } from '../accuracy.ts'
import { composePosting } from '../documents/compose-posting.fixture.ts'
import { composedDocuments, exampleOf, type Example } from '../documents/examples.ts'
import { firmSites } from '../documents/firm-sites.fixture.ts'
import { jobPage, jobPageBuilds, openingBuildNames, openingsPage } from '../documents/job-pages.fixture.ts'
import { fieldsOf } from '../documents/judge-job-pages.fixture.ts'
import { countFields } from '../documents/judge-postings.fixture.ts'
import { judgeExamples } from '../documents/judge.fixture.ts'
import { render } from '../documents/render.fixture.ts'
import { outcomeOf, type Outcome, type RuleDocument } from './documents.fixture.ts'

const readText = (text: string) => Promise.resolve({ engine: 'rules' as const, fields: readPosting(text, setsDay) })

const htmlOf = (html: unknown) => (typeof html === 'string' ? { html: () => html } : {})

/** A value that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const jobPages = () =>
  jobPageBuilds.map((build, at): RuleDocument => {
    const seed = at * 2 + 1
    const posting = composePosting(seed, 70_000 + seed, true)
    const html = once(() => jobPage(posting, build, seed))
    return {
      set: 'job pages',
      name: build.id,
      html,
      read: async () => [await fieldsOf(html(), readText), pageFinding(html(), 'https://firm.example/careers/1')],
      judge: async () => {
        const counts = {}
        countFields(counts, (await fieldsOf(html(), readText))[1], posting.truth as Record<string, unknown>)
        return outcomeOf(counts)
      },
    }
  })

const openings = () =>
  openingBuildNames.flatMap((name, at) =>
    [0, 1].map((page): RuleDocument => {
      const seed = (at * 4 + page) * 3 + 1
      const postings = Array.from({ length: 3 }, (_, own) => composePosting(seed + own, 90_000 + seed + own, true))
      const html = once(() => openingsPage(postings, name))
      const finding = () => pageFinding(html(), 'https://firm.example/careers')
      return {
        set: 'pages of openings',
        name: `${name} ${page + 1}`,
        html,
        read: finding,
        judge: async () => {
          const found = finding()
          const stated = found.kind === 'stated' ? found.postings : []
          const counts = {}
          for (const { truth } of postings) {
            const own = stated.find(({ title }) => title.toLowerCase() === truth.title.toLowerCase())
            const fields = own ? (await fieldsOfStated(own, readText)).fields : {}
            countFields(counts, fields, truth as Record<string, unknown>)
          }
          return outcomeOf(counts)
        },
      }
    }),
  )

/** Résumés and other documents as files; their lines are read once, so that only readers of lines take part. */
const generatedResumes = () =>
  composedDocuments(true, 1, 64).map((document): RuleDocument => {
    const example = once(() => exampleOf(document.id, document.composed, document.seed))
    return {
      set: 'held-out résumés',
      name: document.id,
      prepare: async () => void (await example()),
      read: async () => readResume((await example())?.lines ?? [], setsDay),
      judge: async () => outcomeOfExample(await example()),
    }
  })

function outcomeOfExample(example: Example | undefined): Outcome {
  if (!example) return {}
  const { counts, others } = judgeExamples([example], setsDay)
  const unnamed = { stated: others.documents, right: others.documents - others.named, wrong: others.named }
  return { ...outcomeOf(counts), 'no name for others': unnamed }
}

/** Files of the same documents, read from their bytes. */
const resumeFiles = () =>
  composedDocuments(true, 1, 12).map((document): RuleDocument => {
    const file = once(() => render(document.composed, document.seed))
    const example = once(() => exampleOf(document.id, document.composed, document.seed))
    const lines = async () => {
      const { bytes, kind } = await file()
      const read = await readDocument(bytes, kind, budgetFor('document'))
      return read.state === 'read' ? read.lines : []
    }
    return {
      set: 'résumé files',
      name: document.id,
      prepare: async () => void (await Promise.all([file(), example()])),
      read: lines,
      judge: async () => {
        const known = await example()
        return outcomeOfExample(known && { ...known, lines: await lines() })
      },
    }
  })

/** Larger ones only show that work is bounded. Bytes. */
const maxOddFile = 60_000

/** Files that a stranger could send, and files of Word. */
const oddFiles = () => {
  const budget = () => budgetFor('document')
  const text = 'Jane Doe\rCounsel\tRoe & Doe LLP\x07New York, NY\r\x13 HYPERLINK "x" \x14Bar admissions\x15: New York'
  const words = [wordFile(text), wordFile(text, { isNarrow: true }), wordFile(text, { isEncrypted: true })]
  return [
    ...hostileFiles.map(({ kind, name, make }): RuleDocument => {
      const bytes = once(() => make(1))
      return {
        set: 'odd files',
        name: `${kind}, ${name}`,
        prepare: () => void bytes(),
        read: async () => (bytes().length > maxOddFile ? null : readDocumentText(bytes(), kind, budget())),
      }
    }),
    ...words.map((bytes, at): RuleDocument => ({
      set: 'odd files',
      name: `Word ${at + 1}`,
      read: () => readDocument(bytes, 'doc', budget()),
    })),
  ]
}

// By a name of their own: the Worker's features are another world of types.
const sourcing: string = '#worker/features/sourcing/'

const peoplePages = async () => {
  const { judgePeople, layoutOfSite, readersOf } = await import(
    `${sourcing}people-search/sources/labelled/judge-people.fixture.ts`
  )
  const { readPerson } = await import(`${sourcing}people-search/people/read-person.ts`)
  return everySite().flatMap((site) => {
    const layout = once(() => layoutOfSite(site))
    return site.pages.map((page): RuleDocument => {
      const url = `https://${site.host}${page.path}`
      return {
        set: 'people pages',
        name: `${site.key} ${page.path}`,
        ...htmlOf(site.answer(new URL(url))?.body),
        prepare: () => void layout(),
        read: async () => {
          const from = { url, firm: site.firm, host: site.host, isPeopleAddress: isPeopleAddress(url), label: null }
          return (await readPerson(readersOf(site), { ...from, site: layout(), needsBrowser: false })).read
        },
        judge: async () => {
          const { scores } = await judgePeople([{ ...site, pages: [page] }], () => layout())
          return Object.fromEntries(
            Object.entries<{ stated: number; read: number; right: number }>(scores).map(
              ([field, { stated, read, right }]) => [field, { stated, right, wrong: read - right }],
            ),
          )
        },
      }
    })
  })
}

const directories = async () => {
  const { judgeDirectories } = await import(`${sourcing}people-search/sources/labelled/judge-people.fixture.ts`)
  return everySite().map((site): RuleDocument => {
    const read = async () => (await judgeDirectories([site]))[0]
    return {
      set: 'directories',
      name: site.key,
      read,
      judge: async () => {
        const { people, found, besides } = await read()
        return { people: { stated: people, right: found, wrong: besides } }
      },
    }
  })
}

const sites = async () => {
  const { judgeFirmSites, peopleOfSite } = await import(
    `${sourcing}people-search/sources/labelled/judge-firm-sites.fixture.ts`
  )
  return [...firmSites(true), ...firmSites(false)].map((site): RuleDocument => ({
    set: 'firm sites',
    name: site.build,
    read: () => peopleOfSite(site),
    judge: async () => {
      const { results, counts } = await judgeFirmSites([site])
      const [{ people = 0, found = 0, doubles = 0, invented = [] } = {}] = results
      return { ...outcomeOf(counts), people: { stated: people, right: found, wrong: doubles + invented.length } }
    },
  }))
}

const labeledJobPages = async () => {
  const { judgePages, labelledPages } = await import(`${sourcing}online-jobs/judge-pages.fixture.ts`)
  const pages = Object.values<{ name: string; url: string; answers: Record<string, unknown> }[]>(labelledPages).flat()
  return pages.map((page, at): RuleDocument => {
    const html = page.answers[page.url]
    const judged = () => judgePages([page], pagesDay)
    return {
      set: 'labeled job pages',
      name: `${at + 1}: ${page.name}`,
      ...htmlOf(html),
      read: async () => [await judged(), typeof html === 'string' ? pageFinding(html, page.url) : null],
      judge: async () => {
        const { stated, right, invented } = await judged()
        return { facts: { stated, right, wrong: invented.length } }
      },
    }
  })
}

/** Lists of job platforms in their own formats. */
const platforms = async () => {
  const { standIns } = await import(`${sourcing}job-sources/platforms/stand-ins.ts`)
  const { boardOf } = await import(`${sourcing}job-sources/platforms/stand-in.ts`)
  const { jobPlatforms } = await import(`${sourcing}job-sources/platforms/registry.ts`)
  const jobs = boardOf(5)
  type Asked = { json?: unknown }
  type Answers = { adapter: string; locator: string; answer: (...given: unknown[]) => Response | null }
  return standIns.map((standIn: Answers): RuleDocument => {
    const ask = async (url: string, { json }: Asked = {}) => {
      const answer = standIn.answer(new URL(url), jobs, json) ?? new Response('', { status: 404 })
      return {
        text: await answer.text(),
        url,
        status: answer.status,
        header: (name: string) => answer.headers.get(name),
      }
    }
    const reading = {
      name: 'Acme Law LLP',
      locator: standIn.locator,
      now: setsDay,
      indexed: 0,
      keys: {},
      read: ask,
      json: async (url: string, schema: { parse: (json: unknown) => unknown }, options?: Asked) =>
        schema.parse(JSON.parse((await ask(url, options)).text)),
      drawn: async (url: string) => (await ask(url)).text,
    }
    return {
      set: 'job platforms',
      name: standIn.adapter,
      read: async () => {
        const platform = jobPlatforms[standIn.adapter]
        const found: { detailRef?: string }[] = []
        for await (const page of platform.list(reading)) found.push(...page)
        const refs = found.flatMap(({ detailRef }) => detailRef ?? [])
        return [found, ...(await Promise.all(refs.map((ref) => platform.detail(reading, ref))))]
      },
    }
  })
}

/** Sets of pages, sites and files, by name. */
export const pageSets: Readonly<Record<string, () => RuleDocument[] | Promise<RuleDocument[]>>> = {
  'job platforms': platforms,
  'odd files': oddFiles,
  'labeled job pages': labeledJobPages,
  'job pages': jobPages,
  'people pages': peoplePages,
  'pages of openings': openings,
  'held-out résumés': generatedResumes,
  'résumé files': resumeFiles,
  directories,
  'firm sites': sites,
}
