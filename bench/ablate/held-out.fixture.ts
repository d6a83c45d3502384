import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { setsDay } from '../accuracy.ts'
import { composePosting } from '../documents/compose-posting.fixture.ts'
import { generated } from '../documents/examples.ts'
import { jobPage, jobPageBuilds } from '../documents/job-pages.fixture.ts'
import { fieldsOf } from '../documents/judge-job-pages.fixture.ts'
import { countFields } from '../documents/judge-postings.fixture.ts'
import { judgeExamples, type FieldCount } from '../documents/judge.fixture.ts'
import { generatedPostings } from '../documents/train-postings.ts'

/** Of each field the values that should be there, those that are right, and those that are wrong or invented. */
type Outcome = Record<string, { stated: number; right: number; wrong: number }>
type HeldOutDocument = { set: string; read: () => Outcome | Promise<Outcome> }

function outcomeOf(counts: Readonly<Record<string, FieldCount>>): Outcome {
  return Object.fromEntries(
    Object.entries(counts).map(([field, { right, wrong, empty, invented }]) => [
      field,
      { stated: right + wrong + empty, right, wrong: wrong + invented },
    ]),
  )
}

/** Documents in layouts, builds and words that nothing is trained on, and reading them. */
export async function heldOutDocuments(): Promise<HeldOutDocument[]> {
  const readText = (text: string) => Promise.resolve({ engine: 'rules' as const, fields: readPosting(text, setsDay) })
  const postings = generatedPostings(true, 240).map(({ text, want }): HeldOutDocument => {
    const read = () => {
      const counts = {}
      countFields(counts, readPosting(text, setsDay), want)
      return outcomeOf(counts)
    }
    return { set: 'postings', read }
  })
  const pages = jobPageBuilds.flatMap((build, at): HeldOutDocument[] => {
    if (!build.isHeldOut) return []
    const seed = at * 3 + 1
    const posting = composePosting(seed, 70_000 + seed, true)
    const html = jobPage(posting, build, seed)
    const read = async () => {
      const counts = {}
      countFields(counts, (await fieldsOf(html, readText))[1], posting.truth)
      return outcomeOf(counts)
    }
    return [{ set: 'job pages', read }]
  })
  const resumes = (await generated(true, 4, 160)).map((example): HeldOutDocument => {
    const read = () => {
      const { counts, others } = judgeExamples([example], setsDay)
      const unnamed = { stated: others.documents, right: others.documents - others.named, wrong: others.named }
      return { ...outcomeOf(counts), 'no name for others': unnamed }
    }
    return { set: 'résumés', read }
  })
  return [...postings, ...pages, ...resumes]
}
