import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import type { StaffJob } from '#contract/api/jobs/jobs.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { firmContacts } from './firm-contacts.table.ts'

type Answer = StaffJob & { code?: string; message?: string; issues?: { path: string; message: string }[] }

const form = {
  title: 'Tax Associate',
  location: 'New York, NY',
  seniority: 'associate',
  practiceArea: 'Tax',
  description: `Responsibilities include advising on deals. Qualifications: three years of experience. ${'Text. '.repeat(20)}`,
  validThrough: '2099-01-31',
}
const post = (as: TestSession, body: object) =>
  answerOf<Answer>(call('POST', '/api/jobs', { as, body: { ...form, ...body } }))
const put = (as: TestSession, id: number, body: object) =>
  answerOf<Answer>(call('PUT', `/api/jobs/${id}`, { as, body: { ...form, ...body } }))
const get = async (as: TestSession, id: number) => (await answerOf<Answer>(call('GET', `/api/jobs/${id}`, { as }))).body
const contact = async (firmId: number, name: string, email: string | null = null) => {
  const [row] = await testDeps().db.insert(firmContacts).values({ firmId, name, email }).returning()
  return row?.id ?? 0
}

async function given() {
  const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
  const [firm, other] = [await addFirm({ name: 'Alder & Hale LLP' }), await addFirm({ name: 'Wexcombe Stroud LLP' })]
  const [rae, ann] = [await contact(firm.id, 'Rae Lind'), await contact(other.id, 'Ann Lee')]
  return { admin, partner, firm, other, rae, ann }
}

describe('the contact of a job', () => {
  test('is one of the firm, shown to staff and never in public', async ({ expect }) => {
    const { admin, partner, firm, rae } = await given()
    const { status, body } = await post(admin, { firmName: 'alder and hale', contactId: rae })
    expect([status, body.firmId, body.contactId]).toEqual([201, firm.id, rae])
    expect(await get(partner, body.id)).toMatchObject({ firmId: firm.id, contactId: rae })
    const open = await Promise.all(
      ['/api/public/jobs', `/api/public/jobs/${body.shortId}`, `/job/${body.shortId}`].map(async (path) =>
        (await call('GET', path)).text(),
      ),
    )
    for (const text of open) expect(text).not.toMatch(/contactId|firmId|Rae Lind/)
    expect((await put(partner, body.id, { firmName: firm.name, contactId: null })).status).toBe(403)
  })

  test('of another firm is refused with a sentence at its field', async ({ expect }) => {
    const { admin, firm, other, rae, ann } = await given()
    const refused = await post(admin, { firmName: firm.name, contactId: ann })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'contact_of_other_firm', issues: [{ path: 'contactId' }] },
    })
    expect(refused.body.message).toContain(firm.name)
    expect((await post(admin, { firmName: 'A firm nobody knows', contactId: rae })).status).toBe(400)
    expect((await post(admin, { firmName: firm.name, contactId: 999_999 })).status).toBe(400)
    for (const contactId of [-1, 1.5, 'x', {}]) {
      const { status, body } = await post(admin, { firmName: firm.name, contactId })
      expect([status, body.issues?.[0]?.path ?? 'none']).toEqual([400, 'contactId'])
    }
    const { body } = await post(admin, { firmName: firm.name, contactId: rae })
    expect((await put(admin, body.id, { firmName: other.name, contactId: rae })).body.code).toBe(
      'contact_of_other_firm',
    )
    expect(await get(admin, body.id)).toMatchObject({ firmName: firm.name, contactId: rae, version: body.version })
  })

  test('stays with an edit that leaves it out, and goes with the firm', async ({ expect }) => {
    const { admin, firm, other, rae, ann } = await given()
    const { body } = await post(admin, { firmName: firm.name, contactId: rae })
    expect((await put(admin, body.id, { firmName: firm.name, title: 'Tax Counsel' })).body.contactId).toBe(rae)
    expect((await put(admin, body.id, { firmName: other.name })).body).toMatchObject({
      firmId: other.id,
      contactId: null,
    })
    expect((await put(admin, body.id, { firmName: other.name, contactId: ann })).body.contactId).toBe(ann)
    const copy = await answerOf<Answer>(call('POST', `/api/jobs/${body.id}/duplicate`, { as: admin }))
    expect(copy.body.contactId).toBe(ann)
    expect((await put(admin, body.id, { firmName: other.name, contactId: null })).body.contactId).toBe(null)
    expect((await put(admin, body.id, { firmName: firm.name, contactId: rae, version: 1 })).body.code).toBe(
      'job_changed',
    )
  })

  test('is cleared when the contact is deleted or erased', async ({ expect }) => {
    const { admin, firm, rae } = await given()
    const first = (await post(admin, { firmName: firm.name, contactId: rae })).body
    const erased = await contact(firm.id, 'Kim Oyelaran', 'kim@example.com')
    const second = (await post(admin, { firmName: firm.name, contactId: erased })).body
    await call('DELETE', `/api/contacts/${rae}`, { as: admin })
    expect([(await get(admin, first.id)).contactId, (await get(admin, second.id)).contactId]).toEqual([null, erased])
    await call('POST', '/api/candidate-data/erase', { as: admin, body: { email: 'kim@example.com' } })
    expect((await get(admin, second.id)).contactId).toBe(null)
  })

  test('goes along with a merge of firms and back with its undo', async ({ expect }) => {
    const { admin, firm, other, ann } = await given()
    const [there, here] = [
      await contact(other.id, 'Bo Ruiz', 'bo@example.com'),
      await contact(firm.id, 'Bo Ruiz', 'bo@example.com'),
    ]
    const withAnn = (await post(admin, { firmName: other.name, contactId: ann })).body
    const withBo = (await post(admin, { firmName: other.name, contactId: there })).body
    const contacts = async () =>
      (await Promise.all([withAnn, withBo].map(({ id }) => get(admin, id)))).map((job) => [job.firmId, job.contactId])
    const merge = await answerOf<{ mergeId: number }>(
      call('POST', `/api/firms/${firm.id}/merge`, { as: admin, body: { otherId: other.id } }),
    )
    expect(await contacts()).toEqual([
      [firm.id, ann],
      [firm.id, here],
    ])
    await call('POST', `/api/firms/merges/${merge.body.mergeId}/undo`, { as: admin })
    expect(await contacts()).toEqual([
      [other.id, ann],
      [other.id, there],
    ])
  })

  test('of a confidential job is hidden from an account that nobody has confirmed', async ({ expect }) => {
    const { admin, partner, firm, rae } = await given()
    const { body } = await post(admin, { firmName: firm.name, contactId: rae, isConfidential: true })
    await testDeps().db.update(users).set({ isProvisional: true }).where(eq(users.id, partner.user.id))
    expect(await get(partner, body.id)).toMatchObject({ firmName: 'Confidential', firmId: null, contactId: null })
    const listed = await (await call('GET', '/api/jobs', { as: partner })).json<Answer[]>()
    expect(listed.map(({ firmId, contactId }) => [firmId, contactId])).toEqual([[null, null]])
    expect(await testDeps().db.select({ contactId: jobs.contactId }).from(jobs)).toEqual([{ contactId: rae }])
  })
})
