import { describe, test } from 'vitest'
import type { Person } from '#contract/api/candidates/people.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { addResume } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { arrived, form as applyForm } from '#worker/features/candidates/apply/apply.fixture.ts'
import { linkedAtOnce, linkPeople } from './link-people.service.ts'

type NewPerson = Partial<typeof candidates.$inferInsert>
let made = 0

async function addPerson(given: NewPerson = {}) {
  const n = ++made
  const [row] = await testDeps()
    .db.insert(candidates)
    .values({ name: `Person ${n}`, email: `person${n}@example.com`, isPerson: true, ...given })
    .returning()
  if (!row) throw new Error('no person')
  return row
}
const people = async () => testDeps().db.select().from(candidates).orderBy(candidates.id)
const read = async (as: TestSession, id: number) => (await call('GET', `/api/candidates/${id}`, { as })).json<Person>()
const post = async (as: TestSession, path: string, body: object = {}) => {
  const answer = await call('POST', path, { as, body })
  return { status: answer.status, body: await answer.json<Record<string, unknown>>() }
}
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code]
const linkAll = () => linkPeople(testDeps())

describe('applying', () => {
  const apply = async (jobId: number, form: Record<string, unknown>) =>
    call('POST', `/api/public/jobs/${jobId}/apply`, {
      body: applyForm(await arrived(), form),
      deps: { now: () => testNow },
    })

  test('makes one person of two applications that arrive at once', async ({ expect }) => {
    const [one, other] = [await addJob(), await addJob()]
    const email = 'ann.lee@example.com'
    const answers = await Promise.all([
      apply(one.id, { applicantEmail: email, phoneNumber: '(212) 555-0101' }),
      apply(other.id, { applicantEmail: 'ANN.LEE@example.com', phoneNumber: '(212) 555-0102' }),
      apply(other.id, { applicantEmail: email, phoneNumber: '(212) 555-0103' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const [person, ...others] = await people()
    expect(others).toEqual([])
    const linked = await testDeps().db.select({ id: jobApplications.candidateId }).from(jobApplications)
    expect(linked).toEqual([{ id: person?.id }, { id: person?.id }])
  })

  test('fills what a record leaves empty and overwrites nothing', async ({ expect }) => {
    const { id } = await addPerson({ email: 'Ann@Example.com', phone: '(617) 555-0100', phoneKey: '6175550100' })
    const { id: jobId } = await addJob()
    await apply(jobId, { applicantEmail: 'ann@example.com', phoneNumber: '(212) 555-0101', lastFirmName: 'Cooley LLP' })
    expect(await people()).toMatchObject([
      { id, phone: '(617) 555-0100', phoneKey: '6175550100', lastFirmName: 'Cooley LLP', version: 2 },
    ])
  })

  test('makes no person of an application that is refused', async ({ expect }) => {
    const { id } = await addJob()
    expect((await apply(id, { resumeUrl: `/resumes/${'x'.repeat(32)}` })).status).toBe(409)
    expect(await people()).toEqual([])
  })
})

describe('linking applications of before', () => {
  test('links each run once, with what the newest application says', async ({ expect }) => {
    await addApplication({ applicantEmail: 'ann@example.com', lastFirmName: 'Old LLP', phoneNumber: '(212) 555-0101' })
    await addApplication({ applicantEmail: 'ann@example.com', lastFirmName: 'New LLP', location: 'Boston, MA' })
    await addApplication({ applicantEmail: 'bo@example.com' })
    expect([await linkAll(), await linkAll()]).toEqual([3, 0])
    expect(await people()).toMatchObject([
      { email: 'bo@example.com' },
      { email: 'ann@example.com', lastFirmName: 'New LLP', phoneKey: '2125550101', city: 'Boston', region: 'MA' },
    ])
  })

  test('continues where a run was cut off, and two runs at once make no second person', async ({ expect }) => {
    const { id: jobId } = await addJob()
    const rows = Array.from({ length: linkedAtOnce + 20 }, (_, n) => ({
      jobId,
      applicantName: `Candidate ${n}`,
      applicantEmail: `candidate${n}@example.org`,
    }))
    for (let at = 0; at < rows.length; at += 10) {
      await testDeps()
        .db.insert(jobApplications)
        .values(rows.slice(at, at + 10))
    }
    const both = await Promise.all([linkAll(), linkAll()])
    expect(both).toEqual([linkedAtOnce, linkedAtOnce])
    expect(await linkAll()).toBe(20)
    expect(await people()).toHaveLength(rows.length)
    expect(await testDeps().personLinks.isAnyUnlinked()).toBe(false)
  })
})

describe('visibility of a person', () => {
  test('the owner, partners of the applications, admins; everyone else finds nobody', async ({ expect }) => {
    const [admin, owner, assigned, other] = await Promise.all([
      signedIn('admin'),
      signedIn('partner'),
      signedIn('partner'),
      signedIn('partner'),
    ])
    const { id } = await addPerson({ assignedPartnerId: owner.user.id })
    await addApplication({ candidateId: id, assignedPartnerId: assigned.user.id })
    const listed = async (as: TestSession) =>
      (await (await call('GET', '/api/candidates/page', { as })).json<{ items: unknown[] }>()).items.length
    expect(await Promise.all([admin, owner, assigned, other].map(listed))).toEqual([1, 1, 1, 0])
    const statuses = [admin, owner, assigned, other].map(
      async (as) => (await call('GET', `/api/candidates/${id}`, { as })).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404])
    expect((await read(owner, id)).applications).toEqual([])
    expect((await read(assigned, id)).applications).toHaveLength(1)
    expect(await codeOf(await call('PATCH', `/api/candidates/${id}`, { as: other, body: { city: 'Reno' } }))).toEqual([
      404,
      'candidate_not_found',
    ])
  })

  test('with agency visibility every partner reads and only the owner changes', async ({ expect }) => {
    const [admin, owner, other] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
    const { id } = await addPerson({ assignedPartnerId: owner.user.id })
    const application = await addApplication({ candidateId: id, assignedPartnerId: owner.user.id })
    const resumeId = await addResume(application.id)
    await testDeps().db.update(jobApplications).set({ resumeId })
    const openResume = async () => (await call('GET', `/api/resumes/${resumeId}`, { as: other })).status
    expect(await openResume()).toBe(404)
    await call('PATCH', '/api/settings', { as: admin, body: { candidateVisibility: 'agency' } })
    const { mayChange, resume } = await read(other, id)
    expect([mayChange, resume?.url, await openResume()]).toEqual([false, `/resumes/${resumeId}`, 200])
    const change = (as: TestSession) => call('PATCH', `/api/candidates/${id}`, { as, body: { city: 'Boston' } })
    expect([(await change(other)).status, (await change(owner)).status]).toEqual([403, 200])
    const { id: jobId } = await addJob()
    expect((await post(other, `/api/candidates/${id}/applications`, { jobId })).status).toBe(403)
    expect((await call('DELETE', `/api/candidates/${id}`, { as: other })).status).toBe(403)
  })
})

describe('changing a person', () => {
  test('saves facts with their keys and refuses an outdated version', async ({ expect }) => {
    const as = await signedIn('partner')
    const { id } = await addPerson({ assignedPartnerId: as.user.id })
    const patch = (body: object) => call('PATCH', `/api/candidates/${id}`, { as, body })
    const facts = {
      phone: '+1 (212) 555-0199',
      linkedinUrl: 'https://www.linkedin.com/in/Ann-Lee',
      barStates: ['New York', 'NY'],
    }
    expect((await patch({ ...facts, version: 1 })).status).toBe(200)
    expect(await people()).toMatchObject([
      { phoneKey: '2125550199', linkedinKey: 'ann-lee', barStates: ['NY'], version: 2 },
    ])
    expect(await codeOf(await patch({ city: 'Boston', version: 1 }))).toEqual([409, 'changed_meanwhile'])
    expect((await patch({ phone: null, version: 2 })).status).toBe(200)
    expect(await people()).toMatchObject([{ phone: null, phoneKey: null }])
    expect((await read(as, id)).events.map(({ detail }) => detail)).toEqual([
      'Phone number',
      'Phone number, LinkedIn profile, Bar admissions',
    ])
  })

  test('refuses a bad address, one that is on record, and a partner who names an owner', async ({ expect }) => {
    const as = await signedIn('partner')
    const { id } = await addPerson({ assignedPartnerId: as.user.id })
    await addPerson({ email: 'taken@example.com' })
    const patch = (body: object) => call('PATCH', `/api/candidates/${id}`, { as, body })
    expect(await codeOf(await patch({ email: 'nobody' }))).toEqual([400, 'invalid_email'])
    expect(await codeOf(await patch({ email: 'TAKEN@example.com' }))).toEqual([409, 'email_taken'])
    expect(await codeOf(await patch({ assignedPartnerId: null }))).toEqual([403, 'not_allowed'])
    expect(await codeOf(await patch({ jdYear: 3019 }))).toEqual([400, 'invalid_input'])
  })
})

describe('adding a person', () => {
  test('returns one’s own with 200 and refuses another’s without a word about them', async ({ expect }) => {
    const [admin, owner, other] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
    const body = { name: 'Ann Lee', email: 'ann@example.com' }
    const added = await post(owner, '/api/candidates', body)
    const again = await post(owner, '/api/candidates', { ...body, email: 'ANN@example.com', phone: '(212) 555-0101' })
    expect([added.status, again.status, again.body['id']]).toEqual([201, 200, added.body['id']])
    const refused = await post(other, '/api/candidates', body)
    expect([refused.status, refused.body['code']]).toEqual([409, 'candidate_known'])
    expect(JSON.stringify(refused.body)).not.toMatch(new RegExp(`Ann|${owner.user.name}`))
    await post(other, '/api/candidates', body)
    const bell = await (await call('GET', '/api/notifications', { as: admin })).json<{ type: string }[]>()
    expect(bell.filter(({ type }) => type === 'known_person')).toHaveLength(1)
    expect(await people()).toMatchObject([{ phone: '(212) 555-0101' }])
  })

  test('adds one person for the same form sent five times at once', async ({ expect }) => {
    const as = await signedIn('partner')
    const body = { name: 'Ann Lee', email: 'ann@example.com' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(as, '/api/candidates', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    expect(await people()).toHaveLength(1)
  })
})

describe('adding a person to a job', () => {
  test('makes one application, emails nobody, and names the one that is there', async ({ expect }) => {
    const as = await signedIn('partner')
    const { id } = await addPerson({ assignedPartnerId: as.user.id, jdYear: 2015, city: 'Boston', region: 'MA' })
    const { id: jobId } = await addJob({ title: 'Tax Associate' })
    const add = () => post(as, `/api/candidates/${id}/applications`, { jobId, status: 'initial_screening' })
    const [one, two] = await Promise.all([add(), add()])
    expect([one.status, two.status].sort()).toEqual([201, 409])
    const refused = one.status === 409 ? one : two
    const { applications, events } = await read(as, id)
    expect(applications).toMatchObject([{ status: 'initial_screening', job: { id: jobId } }])
    expect(refused.body).toMatchObject({
      code: 'already_applied',
      issues: [{ path: 'applicationId', message: String(applications[0]?.id) }],
    })
    expect(events).toMatchObject([{ kind: 'applied_by_staff', detail: 'Tax Associate' }])
    const [row] = await testDeps().db.select().from(jobApplications)
    expect(row).toMatchObject({ source: 'staff', location: 'Boston, MA', jdYear: 2015, assignedPartnerId: as.user.id })
    expect(await testDeps().db.select().from(mails)).toEqual([])
  })

  test('refuses people without an address, closed and unknown jobs', async ({ expect }) => {
    const as = await signedIn('admin')
    const [nobody, person] = [await addPerson({ email: null }), await addPerson()]
    const [job, closed] = [await addJob(), await addJob({ isActive: false })]
    const add = async (id: number, jobId: number) => {
      const { status, body } = await post(as, `/api/candidates/${id}/applications`, { jobId })
      return [status, body['code']]
    }
    expect(await add(nobody.id, job.id)).toEqual([409, 'email_needed'])
    expect(await add(person.id, closed.id)).toEqual([409, 'job_closed'])
    expect(await add(person.id, 999_999)).toEqual([404, 'job_not_found'])
    expect(await add(999_999, job.id)).toEqual([404, 'candidate_not_found'])
  })
})

describe('merging', () => {
  test('moves everything, leads the old id and address on, and is undone', async ({ expect }) => {
    const admin = await signedIn('admin')
    const kept = await addPerson({ name: 'Ann Lee', phone: null })
    const other = await addPerson({ name: 'A. Lee', phone: '(212) 555-0101', phoneKey: '2125550101' })
    await addApplication({ candidateId: other.id, applicantEmail: String(other.email) })
    const merge = () => post(admin, `/api/candidates/${kept.id}/merge`, { otherId: other.id })
    const { body } = await merge()
    expect((await merge()).body).toEqual(body)
    expect(await read(admin, other.id)).toMatchObject({ id: kept.id, phone: '(212) 555-0101', applications: [{}] })
    const added = await post(admin, '/api/candidates', { name: 'Ann', email: other.email })
    expect(added.body['id']).toBe(kept.id)
    const undo = () => post(admin, `/api/candidates/merges/${String(body['mergeId'])}/undo`)
    expect([(await undo()).status, (await undo()).status]).toEqual([200, 200])
    expect(await read(admin, kept.id)).toMatchObject({ phone: null, applications: [] })
    expect(await people()).toMatchObject([{ phoneKey: null }, { phoneKey: '2125550101', mergedIntoId: null }])
    expect(await read(admin, other.id)).toMatchObject({ phone: '(212) 555-0101', applications: [{}] })
  })

  test('is for admins, not with oneself, and over after seven days', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    const [kept, other] = [await addPerson({ assignedPartnerId: partner.user.id }), await addPerson()]
    const path = `/api/candidates/${kept.id}/merge`
    expect((await post(partner, path, { otherId: other.id })).status).toBe(403)
    expect((await post(admin, path, { otherId: kept.id })).body).toMatchObject({ code: 'same_person' })
    expect((await post(admin, path, { otherId: 999_999 })).status).toBe(404)
    const { body } = await post(admin, path, { otherId: other.id })
    const later = new Date(Date.now() + 8 * 24 * 3600_000)
    const undone = await call('POST', `/api/candidates/merges/${String(body['mergeId'])}/undo`, {
      as: await signedIn('admin'),
      deps: { now: () => later },
    })
    expect(await codeOf(undone)).toEqual([409, 'merge_over'])
  })
})

describe('corrections and notes', () => {
  test('corrects an application and what its person’s record said the same', async ({ expect }) => {
    const as = await signedIn('partner')
    const { id: candidateId } = await addPerson({ phone: '(212) 555-0100', city: 'Reno' })
    const application = await addApplication({
      candidateId,
      assignedPartnerId: as.user.id,
      phoneNumber: '(212) 555-0100',
    })
    const path = `/api/applications/${application.id}`
    const updatedAt = application.updatedAt.toISOString()
    const patch = (body: object) => call('PATCH', path, { as, body })
    expect((await patch({ phoneNumber: '(212) 555-0177', updatedAt })).status).toBe(200)
    expect((await patch({ phoneNumber: '(212) 555-0177', updatedAt })).status).toBe(200)
    expect(await codeOf(await patch({ location: 'Boston, MA', updatedAt }))).toEqual([409, 'changed_meanwhile'])
    expect(await people()).toMatchObject([{ phone: '(212) 555-0177', phoneKey: '2125550177', city: 'Reno' }])
    expect((await call('POST', `${path}/notes`, { as, body: { text: 'Prefers calls after six.' } })).status).toBe(200)
    expect((await call('POST', `${path}/notes`, { as, body: { text: '  ' } })).status).toBe(400)
    const events = await (await call('GET', `${path}/events`, { as })).json<{ kind: string; to: string }[]>()
    expect(events.map(({ kind, to }) => [kind, to])).toEqual([
      ['corrected', 'Phone number'],
      ['note', 'Prefers calls after six.'],
    ])
    const other = await signedIn('partner')
    expect((await call('PATCH', path, { as: other, body: { updatedAt } })).status).toBe(404)
  })
})

describe('searching', () => {
  test('finds people by words, shorthand and filters, page by page', async ({ expect }) => {
    const as = await signedIn('admin')
    const tax = await addPerson({
      name: 'José Núñez',
      jdYear: 2015,
      city: 'New York',
      region: 'NY',
      barStates: ['NY', 'NJ'],
      practiceAreas: ['Tax'],
      phone: '(212) 555-0123',
      phoneKey: '2125550123',
    })
    const deals = await addPerson({ name: 'Ann Lee', jdYear: 2020, practiceAreas: ['Mergers & Acquisitions'] })
    const found = async (query: string) => {
      const answer = await call('GET', `/api/candidates/page?${query}`, { as })
      return (await answer.json<{ items: { id: number }[] }>()).items.map(({ id }) => id)
    }
    expect(await found('q=nunez')).toEqual([tax.id])
    expect(await found('q=M%26A')).toEqual([deals.id])
    expect(await found('q=NYC')).toEqual([tax.id])
    expect(await found('q=%2B1+212+555+0123')).toEqual([tax.id])
    expect(await found('barState=new+jersey')).toEqual([tax.id])
    expect(await found('area=tax&classFrom=2014&classTo=2016')).toEqual([tax.id])
    expect(await found('classFrom=2016')).toEqual([deals.id])
    expect(await found('q=!!!')).toEqual([])
    expect(await found('ownerId=0')).toEqual([deals.id, tax.id])
    const first = await (await call('GET', '/api/candidates/page?limit=1', { as })).json<{ nextCursor: string }>()
    expect(await found(`limit=1&cursor=${first.nextCursor}`)).toEqual([tax.id])
    expect(await codeOf(await call('GET', '/api/candidates/page?cursor=x', { as }))).toEqual([400, 'bad_cursor'])
  })
})

describe('erasing', () => {
  test('removes every record and application of a person, whichever address is given', async ({ expect }) => {
    const admin = await signedIn('admin')
    const [kept, other] = [await addPerson({ name: 'Ann Lee' }), await addPerson({ name: 'Ann B. Lee' })]
    const application = await addApplication({ candidateId: other.id, applicantEmail: String(other.email) })
    await addResume(application.id)
    await post(admin, `/api/candidates/${kept.id}/merge`, { otherId: other.id })
    expect((await post(admin, '/api/candidate-data/erase', { email: kept.email })).status).toBe(200)
    expect(await people()).toEqual([])
    expect(await testDeps().db.select().from(jobApplications)).toEqual([])
    const words = await testDeps().db.all(`select rowid from candidate_words where candidate_words match 'lee'`)
    expect(words).toEqual([])
  })
})
