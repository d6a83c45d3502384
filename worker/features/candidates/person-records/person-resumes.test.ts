import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import type { Person } from '#contract/api/candidates/people.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { addResume } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'

const facts: ResumeFacts = {
  barAdmissions: [{ value: 'New York', quote: 'Admitted in New York, 2015' }],
  practiceAreas: [],
  positions: [],
  clerkships: [],
  portableBook: { value: 750_000, quote: 'Portable book of $750K' },
}

/** A résumé that staff put on the record of a person, as the intake does. */
async function addToRecord(given: Partial<typeof candidates.$inferInsert>) {
  const { db } = testDeps()
  const resumeId = await addResume(null)
  await db.update(resumes).set({ isFromStaff: true }).where(eq(resumes.id, resumeId))
  await db.insert(resumeReadings).values({ resumeId, state: 'read', text: 'Portable book of $750K', facts })
  const [row] = await db
    .insert(candidates)
    .values({ name: 'Ottoline Frame', email: `${resumeId}@example.com`, isPerson: true, resumeId, ...given })
    .returning()
  if (!row) throw new Error('no person')
  return { id: row.id, resumeId }
}
const read = async (as: TestSession, id: number) => (await call('GET', `/api/candidates/${id}`, { as })).json<Person>()
const open = async (as: TestSession | undefined, resumeId: string) =>
  (await call('GET', `/api/resumes/${resumeId}`, as ? { as } : {})).status

describe('a résumé that staff added to a record', () => {
  test('opens for those who see the record and for nobody else', async ({ expect }) => {
    const [admin, owner, other] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
    const { id, resumeId } = await addToRecord({ assignedPartnerId: owner.user.id })
    expect((await read(owner, id)).resume).toMatchObject({
      url: `/resumes/${resumeId}`,
      name: 'cv.pdf',
      isPdf: true,
      message: null,
      facts: { portableBook: { value: 750_000 }, barAdmissions: [{ value: 'New York' }] },
    })
    const opened = async () => Promise.all([admin, owner, other, undefined].map((as) => open(as, resumeId)))
    expect(await opened()).toEqual([200, 200, 404, 401])
    await call('PATCH', '/api/settings', { as: admin, body: { candidateVisibility: 'agency' } })
    expect(await opened()).toEqual([200, 200, 200, 401])
  })

  test('stays open for the owner when a colleague’s application takes it', async ({ expect }) => {
    const [admin, owner, colleague] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
    const { id, resumeId } = await addToRecord({ assignedPartnerId: owner.user.id })
    const { id: jobId } = await addJob()
    await call('POST', `/api/candidates/${id}/applications`, { as: admin, body: { jobId } })
    await testDeps().db.update(jobApplications).set({ assignedPartnerId: colleague.user.id })
    expect((await read(owner, id)).resume?.url).toBe(`/resumes/${resumeId}`)
    expect(await Promise.all([owner, colleague].map((as) => open(as, resumeId)))).toEqual([200, 200])
  })

  test('belongs to the record that its own was merged into', async ({ expect }) => {
    const [admin, owner, former] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
    const { id: otherId, resumeId } = await addToRecord({ assignedPartnerId: former.user.id })
    const [kept] = await testDeps()
      .db.insert(candidates)
      .values({ name: 'Ottoline Frame', isPerson: true, assignedPartnerId: owner.user.id })
      .returning()
    await call('POST', `/api/candidates/${kept?.id}/merge`, { as: admin, body: { otherId } })
    expect((await read(owner, kept?.id ?? 0)).resume?.url).toBe(`/resumes/${resumeId}`)
    expect(await Promise.all([owner, former].map((as) => open(as, resumeId)))).toEqual([200, 404])
  })

  test('gives way to a newer one of an application, as far as the caller sees it', async ({ expect }) => {
    const [admin, owner] = [await signedIn('admin'), await signedIn('partner')]
    const { id, resumeId } = await addToRecord({ assignedPartnerId: owner.user.id })
    await testDeps()
      .db.update(resumes)
      .set({ createdAt: new Date('2020-01-01') })
    const application = await addApplication({ candidateId: id })
    const newer = await addResume(application.id)
    await testDeps().db.run(`update job_applications set resume_id = '${newer}' where id = ${application.id}`)
    expect((await read(admin, id)).resume?.url).toBe(`/resumes/${newer}`)
    expect((await read(owner, id)).resume?.url).toBe(`/resumes/${resumeId}`)
  })

  test('is closed when the person is deleted', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { id, resumeId } = await addToRecord({})
    await testDeps().db.update(candidates).set({ deletedAt: new Date() }).where(eq(candidates.id, id))
    expect(await open(admin, resumeId)).toBe(404)
  })
})
