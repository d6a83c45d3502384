// Documents that others wrote with labels (bench/written), as far as nothing is trained on them.
import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { pageFinding } from '#worker/reading/posting/page/page-postings.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { setsDay } from '../accuracy.ts'
import { writtenExamples } from '../documents/examples.ts'
import { judgeWrittenPages } from '../documents/judge-job-pages.fixture.ts'
import { countFields } from '../documents/judge-postings.fixture.ts'
import { judgeExamples } from '../documents/judge.fixture.ts'
import { writtenPages, writtenSites } from '../documents/written-pages.ts'
import { writtenPostings } from '../documents/written-postings.ts'
import { outcomeOf, type Outcome, type RuleDocument } from './documents.fixture.ts'

/** Fields that the writers noted. Of the others nothing is known. */
const [ofJobs, ofPeople] = [
  /^(?:title|firmName|location|salaryM|yearsExperienceM|workType|isRemote|kind|titles of lists)/,
  /^(?:name|title|email|city|people)$/,
]
const noted = (outcome: Outcome, fields: RegExp): Outcome =>
  Object.fromEntries(Object.entries(outcome).filter(([field]) => fields.test(field)))

/** Résumés, whose files are read once, so that only readers of lines take part. */
const resumes = async () =>
  (await writtenExamples(true)).map((example): RuleDocument => ({
    set: 'written résumés',
    name: example.id,
    read: () => readResume(example.lines, setsDay),
    judge: () => outcomeOf(judgeExamples([example], setsDay).counts),
  }))

const postings = () =>
  writtenPostings(true).map(({ id, text, want }): RuleDocument => ({
    set: 'written postings',
    name: id,
    read: () => readPosting(text, setsDay),
    judge: () => {
      const counts = {}
      countFields(counts, readPosting(text, setsDay), want as Record<string, unknown>)
      return noted(outcomeOf(counts), ofJobs)
    },
  }))

const jobPages = () =>
  writtenPages().map((page): RuleDocument => {
    const judged = () => judgeWrittenPages([page], setsDay)
    return {
      set: 'written job pages',
      name: page.id,
      html: () => page.html,
      read: async () => [await judged(), pageFinding(page.html, page.address)],
      judge: async () => {
        const { counts, ofKind, titles, offered } = await judged()
        const own = {
          kind: { stated: 1, right: ofKind, wrong: 1 - ofKind },
          'titles of lists': { stated: titles, right: offered, wrong: 0 },
        }
        return noted({ ...outcomeOf(counts), ...own }, ofJobs)
      },
    }
  })

const sites = async () => {
  // By a name of its own: the Worker's files are another world of types.
  const judgeFile: string = '#worker/features/sourcing/people-search/sources/labelled/judge-firm-sites.fixture.ts'
  const { judgeFirmSites, peopleOfSite } = await import(judgeFile)
  return writtenSites().map((site): RuleDocument => ({
    set: 'written firm sites',
    name: site.build,
    read: () => peopleOfSite(site),
    judge: async () => {
      const { results, counts } = await judgeFirmSites([site])
      const [{ people = 0, found = 0, doubles = 0, invented = [] } = {}] = results
      const own = { people: { stated: people, right: found, wrong: doubles + invented.length } }
      return noted({ ...outcomeOf(counts), ...own }, ofPeople)
    },
  }))
}

/** Sets of written documents, by name. */
export const writtenSets: Readonly<Record<string, () => RuleDocument[] | Promise<RuleDocument[]>>> = {
  'written résumés': resumes,
  'written postings': postings,
  'written job pages': jobPages,
  'written firm sites': sites,
}
