import type { ApplicationPage } from '#contract/api/candidates/applications.ts'
import { applicationStatuses } from '#contract/domain/statuses.ts'
import { call, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'

export type Query = Record<string, string | number>
export const get = (path: string, as: TestSession | null, query: Query = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return call('GET', `${path}?${search.toString()}`, { as })
}
export const page = async (as: TestSession, query: Query = {}) =>
  (await (await get('/api/applications/page', as, query)).json()) as ApplicationPage
export const names = async (as: TestSession, query: Query) =>
  (await page(as, query)).items.map((item) => item.applicantName)

/** Every page of a list, and what it gave in all. */
export async function all(as: TestSession, query: Query): Promise<ApplicationPage['items']> {
  const items: ApplicationPage['items'] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 100; pages++) {
    const next: ApplicationPage = await page(as, { ...query, ...(cursor ? { cursor } : {}) })
    items.push(...next.items)
    cursor = next.nextCursor
  }
  return items
}

/** Applications of every status, two partners and nobody, two jobs, with ties in score and name. */
export async function many(count: number, partners: (number | null)[]) {
  const jobs = [
    await addJob({ title: 'Tax Associate' }),
    await addJob({ title: 'Patent Counsel', firmName: 'Oak & Elm' }),
  ]
  const added = []
  for (let n = 0; n < count; n++) {
    added.push(
      await addApplication({
        jobId: jobs[n % 2]?.id ?? 0,
        applicantName: ['Ann', 'ben', 'Cem'][n % 3] ?? '',
        status: applicationStatuses[(n * 5) % applicationStatuses.length] ?? 'new',
        assignedPartnerId: partners[n % partners.length] ?? null,
        matchScore: n % 4 === 0 ? null : (n * 37) % 7,
        appliedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 2) * 1000),
      }),
    )
  }
  return { jobs, added }
}
