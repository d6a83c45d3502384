import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import type { IntakeItem } from '#contract/api/candidates/intake.ts'
import { intakeDays } from '#contract/domain/intake.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { erasePerson } from '#worker/features/candidates/candidate-rights/candidate-rights.service.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addJob } from '#worker/test/applications.ts'
import { outbox } from '#worker/tasks/tasks.table.ts'
import { sweepIntake } from './intake.service.ts'
import { readIntakeTaskRun } from './intake.tasks.ts'
import { intakeItems } from './intake.table.ts'

const resumeOf = (name: string, more = '') =>
  wordFile(
    `${name}\r${name.toLowerCase().replaceAll(' ', '.')}@example.com | Boston, MA\r${more}\rEXPERIENCE\rAssociate, Cooley LLP, 2019 - Present\rEDUCATION\rYale Law School, J.D., 2019\rBAR ADMISSIONS\rNew York\r`,
  )
type Started = { uploads: { id: string; uploadURL: string }[]; code?: string; message?: string }
const post = async <T = Record<string, unknown>>(as: TestSession, path: string, body: object = {}) => {
  const answer = await call('POST', path, { as, body })
  return { status: answer.status, body: await answer.json<T & { code?: string; message?: string }>() }
}
const start = (as: TestSession, names: readonly string[], fileSize = 900) =>
  post<Started>(as, '/api/intake', { files: names.map((originalName) => ({ originalName, fileSize })) })
const put = (as: TestSession, url: string, bytes: Uint8Array) =>
  call('PUT', url.slice(url.indexOf('/api')), {
    as,
    raw: new Uint8Array(bytes),
    headers: { 'Content-Length': String(bytes.byteLength) },
  })

/** Drops files, and reads them as the queue would. */
async function drop(as: TestSession, files: readonly Uint8Array[]) {
  const { body } = await start(
    as,
    files.map((_, n) => `cv ${n}.doc`),
  )
  for (const [n, { uploadURL }] of body.uploads.entries()) {
    await put(as, uploadURL, files[n] ?? new Uint8Array(0))
  }
  for (const { id } of body.uploads) await readIntakeTaskRun.run(testDeps(), { resumeId: id })
  return body.uploads.map(({ id }) => id)
}
const page = async (as: TestSession, query = '') =>
  (await call('GET', `/api/intake/page${query}`, { as })).json<{
    items: IntakeItem[]
    counts: Record<string, number>
  }>()
const people = () => testDeps().db.select().from(candidates).orderBy(candidates.id)
const itemIds = async (as: TestSession) => (await page(as)).items.map(({ id }) => id)

describe('dropping files', () => {
  test('makes thirty résumés thirty items, and emails and adds nobody', { timeout: 60_000 }, async ({ expect }) => {
    const as = await signedIn()
    const names = ['Maya', 'Noah', 'Clara', 'Daniel', 'Julia'].flatMap((first) =>
      ['Chen', 'Park', 'Strand', 'Corrigan', 'Whitfield', 'Goldfarb'].map((last) => `${first} ${last}`),
    )
    await drop(
      as,
      names.map((name) => resumeOf(name)),
    )
    const { items, counts } = await page(as)
    expect(counts).toEqual({ reading: 0, ready: 30, unreadable: 0 })
    expect(items.map(({ state }) => state)).toEqual(names.map(() => 'ready'))
    const { db } = testDeps()
    expect([await db.$count(mails), await db.$count(jobApplications), await db.$count(candidates)]).toEqual([0, 0, 0])
    const { body } = await post<{ kept: number[]; left: unknown[] }>(as, '/api/intake/keep-all', {
      ids: items.map(({ id }) => id),
    })
    expect(body.left).toEqual([])
    expect(body.kept).toHaveLength(30)
    expect([await db.$count(mails), await db.$count(jobApplications), await db.$count(candidates)]).toEqual([0, 0, 30])
  })

  test('shows each fact with the words that state it', async ({ expect }) => {
    const as = await signedIn()
    await drop(as, [resumeOf('Maya Chen')])
    const [item] = (await page(as)).items
    expect(item).toMatchObject({ name: 'Maya Chen', email: 'maya.chen@example.com', origin: 'drop', duplicates: [] })
    expect(item?.facts.map(({ field, value }) => [field, value])).toEqual(
      expect.arrayContaining([
        ['firm', 'Cooley LLP'],
        ['title', 'Associate'],
        ['classYear', '2019'],
        ['bar', 'New York'],
        ['city', 'Boston, MA'],
      ]),
    )
    expect(item?.facts.find(({ field }) => field === 'classYear')?.quote).toContain('2019')
    expect(item?.engine).toBe('rules')
  })

  test('refuses a wrong type, too many files, and a file over the limit, by name', async ({ expect }) => {
    const as = await signedIn()
    expect((await start(as, ['cv.exe'])).body).toMatchObject({ code: 'upload_refused' })
    expect((await start(as, ['big.pdf'], 6 * 1024 * 1024)).body.message).toBe(
      'big.pdf: Please upload a file smaller than 5MB',
    )
    const names = Array.from({ length: 51 }, (_, n) => `${n}.pdf`)
    expect((await start(as, names)).status).toBe(400)
  })

  test('refuses a program under a résumé’s name and stores nothing of it', async ({ expect }) => {
    const as = await signedIn()
    const { body } = await start(as, ['cv.pdf'])
    const answer = await put(as, body.uploads[0]?.uploadURL ?? '', new TextEncoder().encode('MZ\0\0 program'))
    expect(answer.status).toBe(415)
    expect((await page(as)).items).toEqual([])
    expect((await env.FILES.list()).objects).toEqual([])
  })

  test('counts a file once that arrives twice, and reads it in a message of its own', async ({ expect }) => {
    const as = await signedIn()
    const { body } = await start(as, ['cv.doc'])
    const url = body.uploads[0]?.uploadURL ?? ''
    const answers = [await put(as, url, resumeOf('Maya Chen')), await put(as, url, resumeOf('Maya Chen'))]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect((await page(as)).items).toHaveLength(1)
    expect(await testDeps().db.select({ task: outbox.task }).from(outbox)).toEqual([{ task: 'file.read-intake' }])
  })
})

describe('a file that could not be read', () => {
  test('says why, is read again on request, and is kept under a typed name', async ({ expect }) => {
    const as = await signedIn()
    await drop(as, [wordFile(' ')])
    const [item] = (await page(as)).items
    expect(item).toMatchObject({ state: 'unreadable', facts: [], engine: null })
    expect(item?.message).toMatch(/\.$/)
    const id = item?.id ?? 0
    expect(await post(as, `/api/intake/${id}/keep`)).toMatchObject({ status: 409, body: { code: 'name_needed' } })
    expect((await post(as, `/api/intake/${id}/retry`)).status).toBe(200)
    expect((await post(as, `/api/intake/${id}/retry`)).body).toMatchObject({ code: 'intake_not_failed' })
    expect((await post(as, `/api/intake/${id}/keep`)).body).toMatchObject({ code: 'intake_reading' })
    const [row] = await testDeps().db.select().from(intakeItems)
    await readIntakeTaskRun.run(testDeps(), { resumeId: row?.resumeId ?? '' })
    expect((await post(as, `/api/intake/${id}/keep`, { name: 'Maya Chen' })).status).toBe(200)
    expect(await people()).toMatchObject([{ name: 'Maya Chen', email: null, assignedPartnerId: as.user.id }])
  })
})

describe('deciding', () => {
  test('recognizes a person by email, phone or name, and fills only empty fields', async ({ expect }) => {
    const as = await signedIn()
    const { db } = testDeps()
    const mine = { isPerson: true, assignedPartnerId: as.user.id }
    await db.insert(candidates).values([
      { ...mine, name: 'M. Chen', email: 'Maya.Chen@example.com', lastFirmName: 'Ropes & Gray LLP' },
      { ...mine, name: 'Maya L. Chen', email: 'old@example.com' },
      { ...mine, name: 'Office', phone: '(212) 555-0140', phoneKey: '2125550140' },
    ])
    await drop(as, [resumeOf('Maya Chen', '(212) 555-0140')])
    const [item] = (await page(as)).items
    expect(item?.duplicates.map(({ name, matches }) => [name, matches])).toEqual([
      ['M. Chen', ['email']],
      ['Maya L. Chen', ['name']],
      ['Office', ['phone']],
    ])
    const left = await post<{ left: unknown[] }>(as, '/api/intake/keep-all', { ids: [item?.id] })
    expect(left.body.left).toHaveLength(1)
    const joined = await post(as, `/api/intake/${item?.id}/keep`, { candidateId: item?.duplicates[0]?.candidateId })
    expect(joined.body).toMatchObject({ state: 'joined', candidateId: item?.duplicates[0]?.candidateId })
    expect((await people())[0]).toMatchObject({ lastFirmName: 'Ropes & Gray LLP', jdYear: 2019, barStates: ['NY'] })
    expect(await people()).toHaveLength(3)
  })

  test('finds a nickname, and leaves out a namesake of another class year', async ({ expect }) => {
    const as = await signedIn('admin')
    const record = { isPerson: true }
    await testDeps()
      .db.insert(candidates)
      .values([
        { ...record, name: 'Katherine Chen', jdYear: 2018 },
        { ...record, name: 'Kathleen Chen' },
        { ...record, name: 'Kate Chen', jdYear: 1995 },
        { ...record, name: 'Kate Chen', jdYear: 1996, phone: '(617) 555-0100', phoneKey: '6175550100' },
        { ...record, name: 'Reception', jdYear: 1997, phone: '(617) 555-0100', phoneKey: '6175550100' },
      ])
    await drop(as, [resumeOf('Kate Chen', '(617) 555-0100')])
    const [item] = (await page(as)).items
    expect(item?.duplicates.map(({ name, matches }) => [name, matches])).toEqual([
      ['Kate Chen', ['phone', 'name']],
      ['Katherine Chen', ['name']],
      ['Kathleen Chen', ['name']],
    ])
    await post(as, `/api/intake/${item?.id}/keep`)
    expect((await people()).at(-1)).toMatchObject({ name: 'Kate Chen', jdYear: 2019, lawSchool: 'Yale Law School' })
  })

  test('adds one person when it is asked for twice at once', async ({ expect }) => {
    const as = await signedIn()
    await drop(as, [resumeOf('Maya Chen')])
    const [id] = await itemIds(as)
    const answers = await Promise.all([1, 2, 3].map(() => post(as, `/api/intake/${id}/keep`, { email: null })))
    expect(answers.map(({ status }) => status).toSorted()).toContain(200)
    expect(await people()).toHaveLength(1)
    expect((await post(as, `/api/intake/${id}/keep`)).body).toMatchObject({ state: 'kept' })
    expect(await people()).toHaveLength(1)
  })

  test('adds the person to a job with the résumé, or says why the job takes nobody', async ({ expect }) => {
    const as = await signedIn()
    const [open, closed] = [await addJob(), await addJob({ isActive: false })]
    await drop(as, [resumeOf('Maya Chen'), resumeOf('Noah Park')])
    const [one, other] = await itemIds(as)
    const kept = await post<{ applicationId: number }>(as, `/api/intake/${one}/keep`, { jobId: open.id })
    expect(kept.body).toMatchObject({ state: 'kept', problem: null })
    const [application] = await testDeps().db.select().from(jobApplications)
    expect(application).toMatchObject({ id: kept.body.applicationId, applicantName: 'Maya Chen', source: 'staff' })
    expect(application?.resumeId).not.toBeNull()
    expect((await post(as, `/api/intake/${one}/keep`, { jobId: open.id })).body).toMatchObject({
      applicationId: kept.body.applicationId,
    })
    expect((await post(as, `/api/intake/${other}/keep`, { jobId: closed.id })).body).toMatchObject({
      applicationId: null,
      problem: 'This job is closed. Reopen it to add candidates.',
    })
    expect(await testDeps().db.$count(mails)).toBe(0)
    expect(await people()).toHaveLength(2)
  })

  test('tells a partner nothing about somebody whom a colleague knows', async ({ expect }) => {
    const [as, other] = [await signedIn(), await signedIn()]
    const email = 'maya.chen@example.com'
    await testDeps()
      .db.insert(candidates)
      .values({ name: 'Maya Chen', email, isPerson: true, assignedPartnerId: other.user.id })
    await drop(as, [resumeOf('Maya Chen')])
    const [item] = (await page(as)).items
    expect(item?.duplicates).toEqual([])
    expect((await post(as, `/api/intake/${item?.id}/keep`)).body).toMatchObject({ code: 'candidate_known' })
    expect((await page(as)).items).toHaveLength(1)
  })

  test('shows a partner only their own items, and an admin everybody’s on request', async ({ expect }) => {
    const [as, other, admin] = [await signedIn(), await signedIn(), await signedIn('admin')]
    await drop(as, [resumeOf('Maya Chen')])
    const counts = [await page(as), await page(other, '?whose=all'), await page(admin), await page(admin, '?whose=all')]
    expect(counts.map(({ items }) => items.length)).toEqual([1, 0, 0, 1])
    const [id] = await itemIds(as)
    for (const action of ['keep', 'discard', 'restore', 'retry']) {
      expect((await post(other, `/api/intake/${id}/${action}`)).status).toBe(404)
    }
    expect((await call('GET', `/api/intake/${id}/file`, { as: other })).status).toBe(404)
    expect((await call('GET', `/api/intake/${id}/file`, { as })).status).toBe(200)
  })

  test('takes a discarded item back', async ({ expect }) => {
    const as = await signedIn()
    await drop(as, [resumeOf('Maya Chen')])
    const [id] = await itemIds(as)
    await post(as, `/api/intake/${id}/discard`)
    expect(await itemIds(as)).toEqual([])
    expect((await post(as, `/api/intake/${id}/keep`)).body).toMatchObject({ code: 'intake_decided' })
    await post(as, `/api/intake/${id}/restore`)
    expect((await page(as)).items).toMatchObject([{ id, state: 'ready' }])
  })
})

describe('personal data', () => {
  test('erases an undecided item and its file with the person', async ({ expect }) => {
    const as = await signedIn()
    await drop(as, [resumeOf('Maya Chen'), resumeOf('Noah Park')])
    await erasePerson(testDeps(), as.user.id, 'maya.chen@example.com')
    expect((await page(as)).items).toMatchObject([{ name: 'Noah Park' }])
    expect((await env.FILES.list()).objects).toHaveLength(1)
    const [id] = await itemIds(as)
    await post(as, `/api/intake/${id}/keep`)
    await erasePerson(testDeps(), as.user.id, 'noah.park@example.com')
    expect([await people(), await testDeps().db.$count(resumes), (await env.FILES.list()).objects]).toEqual([[], 0, []])
  })

  test('deletes undecided items after a while, and keeps the file of a person on record', async ({ expect }) => {
    const as = await signedIn()
    await drop(as, [resumeOf('Maya Chen'), resumeOf('Noah Park')])
    const [id] = await itemIds(as)
    await post(as, `/api/intake/${id}/keep`)
    const later = new Date(Date.now() + (intakeDays.undecided + 1) * 24 * 3600_000)
    const deps = testDeps({ now: () => later })
    expect([await sweepIntake(deps), await sweepIntake(deps)]).toEqual([1, 0])
    expect(await testDeps().db.$count(intakeItems)).toBe(0)
    expect((await env.FILES.list()).objects).toHaveLength(1)
  })
})
