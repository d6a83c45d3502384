import { classifyPosting } from '#worker/reading/posting/classify-posting.ts'
import { withIndexFields } from '#worker/features/sourcing/job-sources/index-fields.ts'
import { jobSources } from '#worker/features/sourcing/job-sources/job-sources.table.ts'
import { testDeps, testNow } from './api.ts'

type PostingFields = {
  title: string
  firm?: string
  places?: string[]
  url?: string
  min?: number
  max?: number
  description?: string
  /** Days before `testNow`. */
  daysAgo?: number
}

let numbers = 0

/** A source that was read a moment ago, and is not due. */
export async function addSource(given: Partial<typeof jobSources.$inferInsert> = {}): Promise<number> {
  const deps = testDeps()
  const n = ++numbers
  const [row] = await deps.db
    .insert(jobSources)
    .values({
      name: `Board ${n}`,
      adapter: 'greenhouse',
      locator: `board${n}`,
      lane: `lane${n}`,
      health: 'ok',
      provedAt: testNow,
      lastReadAt: testNow,
      lastSuccessAt: testNow,
      nextReadAt: new Date(testNow.getTime() + 6 * 3600_000),
      postings: 1,
      ...given,
    })
    .returning({ id: jobSources.id })
  return row?.id ?? 0
}

/** Puts postings into the index as reading a source would, seen first at `at`. Gives their ids. */
export async function addPostings(sourceId: number, given: readonly PostingFields[], at = testNow): Promise<number[]> {
  const postings = given.map(({ min, max, daysAgo = 1, ...posting }) => {
    const n = ++numbers
    const classified = classifyPosting(
      {
        id: `p${n}`,
        url: `https://careers.firm.example/${n}`,
        places: ['Boston, MA'],
        firm: 'Acme Law LLP',
        postedAt: new Date(testNow.getTime() - daysAgo * 24 * 3600_000),
        ...posting,
        ...(min || max ? { salary: { min, max, unit: 'year' } } : {}),
      },
      'Acme Law LLP',
      testNow,
    )
    if (!classified) throw new Error(`no legal title: ${posting.title}`)
    return { ...withIndexFields(classified), externalId: `p${n}`, contentHash: String(n), detailRef: null, priority: 0 }
  })
  const { postingIndex } = testDeps()
  return postingIndex.write(sourceId, postings, at)
}
