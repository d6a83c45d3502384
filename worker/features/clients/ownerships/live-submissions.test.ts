import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LiveSubmission } from '#contract/api/clients/live-submissions.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { answerOf, cast, unassign } from '#worker/test/pipeline.ts'
import { ownerships } from './ownerships.table.ts'

type Page = { items: LiveSubmission[]; nextCursor: string | null }
const page = async (as: TestSession, query = '') =>
  (await answerOf<Page>(call('GET', `/api/submissions/page${query}`, { as }))).body

test('lists what firms have yet to decide about, the longest waiting first', async () => {
  const { admin, partner, other, application } = await cast()
  const { db } = testDeps()
  const firm = await addFirm()
  const theirs = await addApplication({ assignedPartnerId: other.user.id })
  const at = (day: number) => new Date(`2026-06-${String(day).padStart(2, '0')}T15:00:00Z`)
  const base = { firmId: firm.id, companyName: firm.name }
  const [first] = await db
    .insert(clientSubmissions)
    .values([
      { ...base, applicationId: application.id, createdAt: at(1), sentAt: at(5), sentHow: 'email' },
      { ...base, applicationId: theirs.id, createdAt: at(3) },
      { ...base, applicationId: application.id, createdAt: at(1), status: 'rejected_by_client' },
    ])
    .returning()
  const owned = {
    applicationId: application.id,
    submissionId: first?.id ?? 0,
    firmId: firm.id,
    chain: 'a1:x',
    months: 6,
  }
  const window = { sentAt: at(5), sentHow: 'email', startsOn: '2026-06-05', endsOn: '2026-12-05' }
  await db.insert(ownerships).values({ ...owned, ...window, ownerId: partner.user.id })

  const all = await page(admin)
  expect(
    all.items.map(({ candidate, waitingSince, ownership }) => [candidate, waitingSince, ownership?.endsOn]),
  ).toEqual([
    [theirs.applicantName, at(3).toISOString(), undefined],
    ['Łukasz Żółć', at(5).toISOString(), '2026-12-05'],
  ])
  const [start] = [await page(admin, '?limit=1')]
  expect((await page(admin, `?limit=1&cursor=${start.nextCursor}`)).items).toEqual(all.items.slice(1))
  expect((await page(admin, `?firmId=${firm.id + 1}`)).items).toEqual([])
  expect((await page(partner)).items.map(({ id }) => id)).toEqual([first?.id])
  expect((await page(other)).items.map(({ candidate }) => candidate)).toEqual([theirs.applicantName])

  // The new recruiter sees the submission. Whose the ownership is stays with its owner.
  await db
    .update(jobApplications)
    .set({ assignedPartnerId: other.user.id })
    .where(eq(jobApplications.id, application.id))
  expect((await page(other)).items.map(({ ownership }) => ownership)).toEqual([null, null])
  expect((await page(partner)).items).toEqual([])
  await unassign(admin, application.id)
  expect((await page(other)).items).toHaveLength(1)
})
