import { expect, test } from 'vitest'
import type { FirmSubmission } from '#contract/api/clients/firm-submissions.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'

type Page = { items: FirmSubmission[]; nextCursor: string | null; code: string; message: string }

test('lists all submissions to a firm with their outcome, and keeps the firm', async () => {
  const { admin, partner, other, application } = await cast()
  const [firm, elsewhere] = [await addFirm(), await addFirm()]
  const theirs = await addApplication({ assignedPartnerId: other.user.id })
  const base = { firmId: firm.id, companyName: firm.name, applicationId: application.id }
  await testDeps()
    .db.insert(clientSubmissions)
    .values([
      { ...base, status: 'hired' },
      { ...base, status: 'closed', outcomeReason: 'The search was called off' },
      { ...base, applicationId: theirs.id, status: 'rejected_by_client' },
      { ...base },
      { ...base, firmId: elsewhere.id },
    ])
  const page = (as: TestSession, query = '', id = firm.id) =>
    answerOf<Page>(call('GET', `/api/firms/${id}/submissions${query}`, { as }))
  const statusesOf = ({ items }: Page) => items.map(({ status, outcomeReason }) => outcomeReason ?? status)

  const all = ['submitted_to_client', 'rejected_by_client', 'The search was called off', 'hired']
  expect(statusesOf((await page(admin)).body)).toEqual(all)
  const start = (await page(admin, '?limit=3')).body
  expect(statusesOf(start)).toEqual(all.slice(0, 3))
  const rest = (await page(admin, `?limit=3&cursor=${start.nextCursor}`)).body
  expect([statusesOf(rest), rest.nextCursor]).toEqual([all.slice(3), null])

  // A partner learns nothing of the candidates of others.
  expect(statusesOf((await page(partner)).body)).toEqual(all.filter((status) => status !== 'rejected_by_client'))
  expect(statusesOf((await page(other)).body)).toEqual(['rejected_by_client'])
  expect((await page(partner, '', 999)).status).toBe(404)

  const refused = await answerOf<Page>(call('DELETE', `/api/firms/${firm.id}`, { as: admin }))
  expect([refused.status, refused.body.code]).toEqual([409, 'firm_in_use'])
  expect(refused.body.message).toMatch(/^Submissions, .*can’t be deleted/)
  expect((await page(admin)).body.items).toHaveLength(4)
})
