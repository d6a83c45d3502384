import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ApplicationEvent } from '#contract/api/candidates/applications.ts'
import type { ErrorBody } from '#contract/api/common.ts'
import type { SubmissionCheckAnswer } from '#contract/api/clients/submission-gate.ts'
import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import { firmAgreements } from '#worker/features/clients/agreements/agreements.table.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addConsent } from '#worker/test/pages.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'

type Answer = ClientSubmission & ErrorBody

const at = (ms: number) => ({ deps: { now: () => new Date(testNow.getTime() + ms) } })
const post = (as: TestSession, applicationId: number, body: unknown, ms = 0) =>
  answerOf<Answer>(call('POST', `/api/applications/${applicationId}/client-submissions`, { as, body, ...at(ms) }))
const check = (as: TestSession, body: unknown, ms = 0) =>
  answerOf<SubmissionCheckAnswer & ErrorBody>(call('POST', '/api/submissions/check', { as, body, ...at(ms) }))
const block = (admin: TestSession) => call('PATCH', '/api/settings', { as: admin, body: { submissionGate: 'block' } })
const events = async (as: TestSession, id: number) =>
  (await answerOf<ApplicationEvent[]>(call('GET', `/api/applications/${id}/events`, { as }))).body
const rows = () => testDeps().db.select().from(clientSubmissions).orderBy(clientSubmissions.id)
const codesOf = ({ findings }: { findings?: { code: string }[] | null | undefined }) =>
  findings?.map(({ code }) => code)

/** A firm with an agreement in force. */
async function addClient(name = 'Harrow & Vale LLP', nameKey = 'harrow vale', parentId: number | null = null) {
  const { db } = testDeps()
  const [firm] = await db.insert(firms).values({ name, nameKey, parentId, isClient: true }).returning()
  if (!firm) throw new Error('no firm')
  await db.insert(firmAgreements).values({
    firmId: firm.id,
    feeBps: 2500,
    feeBase: ['salary'],
    invoiceOn: 'start',
    termsDays: 30,
    guaranteeDays: 0,
    guaranteeKind: 'none',
    validFrom: '2026-01-01',
  })
  return firm
}

/** The candidate's yes for the firm. */
const agree = (applicationId: number, firmKey = 'harrow vale') =>
  addConsent(applicationId, {
    firmName: 'Harrow & Vale',
    firmKey,
    state: 'given',
    requestedAt: testNow,
    openUntil: testNow,
    answeredAt: testNow,
    validUntil: new Date(testNow.getTime() + 90 * 86_400_000),
  })

test('block mode stops a submission without consent, and keeps an admin’s reason', async () => {
  const { partner, admin, application } = await cast()
  await addClient()
  await block(admin)
  const companyName = 'Harrow & Vale'
  const stopped = await post(admin, application.id, { companyName })
  expect([stopped.status, stopped.body.code, codesOf(stopped.body)]).toEqual([
    409,
    'submission_stopped',
    ['consent_missing'],
  ])
  expect(await rows()).toEqual([])
  expect(await testDeps().db.select().from(evidence)).toEqual([])
  expect((await events(admin, application.id)).map(({ kind, to }) => [kind, to])).toEqual([
    ['submission_blocked', 'Harrow & Vale (consent_missing)'],
  ])
  const override = (reason: string, as = admin) => post(as, application.id, { companyName, override: { reason } })
  expect((await override('ok')).status).toBe(400)
  expect((await override('x'.repeat(501))).status).toBe(400)
  expect((await override('client asked for her by name', partner)).status).toBe(403)
  const reason = 'client asked for her by name'
  const passed = await override(reason)
  expect([passed.status, passed.body.override]).toEqual([201, { name: admin.user.name, reason }])
  const [row] = await rows()
  expect(row?.gate).toEqual({
    mode: 'block',
    verdict: 'soft',
    findings: [{ code: 'consent_missing', level: 'soft', text: 'No consent on file' }],
    checkedAt: testNow.toISOString(),
    override: { by: admin.user.id, name: admin.user.name, reason },
  })
  expect(row?.submittedBy).toBe(admin.user.id)
  const [entry] = await testDeps().db.select().from(evidence)
  expect(JSON.parse(entry?.body ?? '')).toMatchObject({ overrideReason: reason, findings: 'consent_missing' })
})

test('of fifty submissions at once one row stays, also where they are checked', async () => {
  const { admin, partner, application } = await cast()
  await addClient()
  await agree(application.id)
  await block(admin)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(partner, application.id, { companyName: 'Harrow & Vale' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await rows()).toHaveLength(1)
  expect(await testDeps().db.select().from(evidence)).toHaveLength(1)
  const later = await post(partner, application.id, { companyName: 'Harrow & Vale' }, 6_000)
  expect([later.status, codesOf(later.body)]).toEqual([409, ['duplicate_ours']])
}, 60_000)

test('a second partner learns of a duplicate, and nothing of the first', async () => {
  const { partner, other, admin, application } = await cast()
  const { db } = testDeps()
  const [person] = await db.insert(candidates).values({ name: 'Maya Chen', isPerson: true }).returning()
  const second = await addApplication({ assignedPartnerId: other.user.id, applicantName: 'Maya Chen' })
  await db.update(jobApplications).set({ candidateId: person?.id ?? 0 })
  await post(partner, application.id, { companyName: 'Kirkland & Ellis' })
  const answer = await call('POST', `/api/applications/${second.id}/client-submissions`, {
    as: other,
    body: { companyName: 'K&E' },
    ...at(60_000),
  })
  const text = await answer.text()
  const duplicate = (JSON.parse(text) as ClientSubmission).findings?.find(({ code }) => code === 'duplicate_ours')
  expect(duplicate?.text).toBe('The agency has already submitted this person to this firm. Ask an admin.')
  const preview = await call('POST', '/api/submissions/check', {
    as: other,
    body: { applicationId: second.id, companyName: 'Kirkland and Ellis LLP' },
    ...at(90_000),
  })
  for (const seen of [text, await preview.text()]) expect(seen).not.toContain(partner.user.name)
  const detailOf = async (as: TestSession) =>
    (await check(as, { applicationId: second.id, companyName: 'K&E' }, 90_000)).body.checks.find(
      ({ code }) => code === 'duplicate_ours',
    )?.detail
  expect(await detailOf(admin)).toContain(partner.user.name)
  // Others who share only a part of the identity are found too.
  const third = await addApplication({ assignedPartnerId: other.user.id, applicantEmail: application.applicantEmail })
  await db.update(jobApplications).set({ candidateId: null }).where(eq(jobApplications.id, third.id))
  const found = await check(other, { applicationId: third.id, companyName: 'K&E' }, 90_000)
  expect(codesOf(found.body)).toContain('duplicate_ours')
})

test('recognizes a person by phone or LinkedIn, and one of the same name as possible', async () => {
  const { partner, admin, application } = await cast()
  const { db } = testDeps()
  const firm = await addClient()
  const known = { name: 'Maya Chen', phoneKey: '2125550101', linkedinKey: 'in/maya', jdYear: 2015, isPerson: true }
  const [person] = await db
    .insert(candidates)
    .values({ ...known, lastFirmName: 'Quill Search' })
    .returning()
  await db.update(jobApplications).set({ candidateId: person?.id ?? 0 })
  await post(partner, application.id, { companyName: firm.name })
  const same = async (values: object) => {
    const one = await addApplication({ assignedPartnerId: partner.user.id, applicantName: 'Maya Chen', ...values })
    const { body } = await check(admin, { applicationId: one.id, companyName: firm.name }, 60_000)
    return body.findings.find(({ code }) => code === 'duplicate_ours')?.text
  }
  expect(await same({ phoneNumber: '+1 (212) 555-0101 x3' })).toContain('has already')
  expect(await same({ jdYear: 2015, lastFirmName: 'Quill Search' })).toContain('may have')
  expect(await same({ jdYear: 2016, lastFirmName: 'Quill Search' })).toBeUndefined()
})

test('finds what is in the way of a submission, and what is in order', async () => {
  const { partner, admin, application } = await cast()
  const { db } = testDeps()
  const parent = await addClient('Alder Group', 'alder group')
  const firm = await addClient('Harrow & Vale LLP', 'harrow vale', parent.id)
  const job = await addJob({ firmId: firm.id, firmName: firm.name })
  await agree(application.id)
  const body = { applicationId: application.id, companyName: 'Harrow & Vale' }
  const clear = await check(partner, body)
  expect(clear.body).toMatchObject({
    verdict: 'clear',
    firm: { id: firm.id, name: firm.name },
    job: null,
    mode: 'warn',
  })
  // Consent for a firm doesn't hold for its affiliates.
  expect(codesOf((await check(partner, { ...body, companyName: 'Alder Group' })).body)).toEqual(['consent_missing'])
  await db
    .update(jobApplications)
    .set({ lastFirmName: 'Harrow and Vale' })
    .where(eq(jobApplications.id, application.id))
  expect(codesOf((await check(partner, body)).body)).toEqual(['current_employer'])
  await db.update(jobApplications).set({ lastFirmName: null }).where(eq(jobApplications.id, application.id))
  const named = { ...body, jobId: job.id }
  // The consent is for the application's job, not for another one of the firm.
  expect(codesOf((await check(partner, named)).body)).toEqual(['consent_missing'])
  await db.update(consents).set({ isForAnyPosition: true })
  expect((await check(partner, named)).body.job).toEqual({ id: job.id, title: job.title })
  await db.run(sql`update jobs set is_active = 0 where id = ${job.id}`)
  expect(codesOf((await check(partner, named)).body)).toEqual(['job_closed'])
  expect(codesOf((await check(partner, { ...body, jobId: application.jobId })).body)).toEqual(['other_firm'])
  const prior = { ...body, by: 'other_agency', note: 'The client had her from Quill Search.' }
  const ids = await Promise.all(
    [1, 2].map(() =>
      answerOf<{ id: number }>(call('POST', '/api/prior-contacts', { as: partner, body: prior, ...at(0) })),
    ),
  )
  expect(ids[0]?.body.id).toBe(ids[1]?.body.id)
  expect(codesOf((await check(partner, body)).body)).toEqual(['duplicate_other'])
  await db.run(sql`delete from prior_contacts`)
  await post(partner, application.id, { companyName: 'Alder Group' })
  expect(codesOf((await check(partner, body, 60_000)).body)).toEqual(['duplicate_ours'])
  await db.run(sql`update firm_agreements set valid_to = '2026-06-01' where firm_id = ${firm.id}`)
  expect(codesOf((await check(admin, body, 60_000)).body)).toEqual(['duplicate_ours', 'no_agreement'])
  for (const [wrong, code] of [
    [{ firmId: 999_999 }, 'unknown_firm'],
    [{ jobId: 999_999 }, 'unknown_job'],
  ] as const)
    expect((await check(partner, { ...body, ...wrong })).body.code).toBe(code)
  const nobody = await post(partner, application.id, { companyName: firm.name, contactId: 999_999 }, 60_000)
  expect([nobody.status, nobody.body.code]).toEqual([400, 'unknown_contact'])
})

test('consent for a firm doesn’t count for its affiliate', async () => {
  const { partner, admin, application } = await cast()
  const parent = await addClient('Alder Group', 'alder group')
  const firm = await addClient('Harrow & Vale LLP', 'harrow vale', parent.id)
  await agree(application.id)
  await testDeps().db.update(consents).set({ firmId: firm.id, isForAnyPosition: true })
  await block(admin)
  const answer = await post(partner, application.id, { companyName: parent.name })
  expect([answer.status, codesOf(answer.body)]).toEqual([409, ['consent_missing']])
  expect((await post(partner, application.id, { companyName: firm.name })).status).toBe(201)
})

test('consent follows its firm through a merge and the undo', async () => {
  const { partner, admin, application } = await cast()
  const kept = await addClient('Osei Group', 'osei group')
  const other = await addClient()
  await agree(application.id)
  await testDeps().db.update(consents).set({ firmId: other.id })
  const missing = async (companyName: string) =>
    codesOf((await check(partner, { applicationId: application.id, companyName })).body)?.includes('consent_missing')
  expect([await missing(kept.name), await missing(other.name)]).toEqual([true, false])
  const merged = await answerOf<{ mergeId: number }>(
    call('POST', `/api/firms/${kept.id}/merge`, { as: admin, body: { otherId: other.id } }),
  )
  expect([await missing(kept.name), await missing(other.name)]).toEqual([false, false])
  await call('POST', `/api/firms/merges/${merged.body.mergeId}/undo`, { as: admin })
  expect([await missing(kept.name), await missing(other.name)]).toEqual([true, false])
})

test('consent counts for the same job in another application, and for any position', async () => {
  const { partner, application } = await cast()
  const { db } = testDeps()
  const firm = await addClient()
  const [person] = await db.insert(candidates).values({ name: 'Maya Chen', isPerson: true }).returning()
  const again = await addApplication({ assignedPartnerId: partner.user.id, jobId: application.jobId })
  const elsewhere = await addApplication({ assignedPartnerId: partner.user.id })
  await db.update(jobApplications).set({ candidateId: person?.id ?? 0 })
  await agree(application.id)
  const missing = async (applicationId: number) =>
    codesOf((await check(partner, { applicationId, companyName: firm.name })).body)?.includes('consent_missing')
  expect([await missing(again.id), await missing(elsewhere.id)]).toEqual([false, true])
  await db.update(consents).set({ isForAnyPosition: true })
  expect(await missing(elsewhere.id)).toBe(false)
  // An email counts with its document only.
  await db.update(consents).set({ channel: 'email', documentId: 999_999 })
  expect(await missing(application.id)).toBe(true)
})

test('refuses in both modes who said no or must not be contacted', async () => {
  const { partner, admin, application } = await cast()
  const { db } = testDeps()
  await addClient()
  await addConsent(application.id, {
    firmKey: 'harrow vale',
    state: 'declined',
    requestedAt: testNow,
    openUntil: testNow,
    answeredAt: testNow,
  })
  const override = { reason: 'The client insists on her.' }
  for (const mode of ['warn', 'block']) {
    await call('PATCH', '/api/settings', { as: admin, body: { submissionGate: mode } })
    const answer = await post(admin, application.id, { companyName: 'Harrow & Vale', override })
    expect([answer.status, answer.body.code]).toEqual([409, 'consent_refused'])
  }
  await db.run(sql`delete from consents`)
  await db.insert(people).values({
    profileUrl: 'https://firm.example/people/1',
    urlKey: 'firm.example/people/1',
    name: 'Łukasz Żółć',
    nameKey: 'lukasz zolc',
    firm: 'Firm',
    email: application.applicantEmail,
    doNotContactAt: new Date('2026-01-01'),
  })
  expect((await post(partner, application.id, { companyName: 'Harrow & Vale' })).body.code).toBe('do_not_contact')
  expect(await rows()).toEqual([])
})

test('another company is checked as another submission', async () => {
  const { partner, admin, application } = await cast()
  await addClient()
  await agree(application.id)
  await block(admin)
  const { body } = await post(partner, application.id, { companyName: 'Harrow & Vale' })
  expect(body.findings).toEqual([])
  const change = (companyName: string) =>
    answerOf<Answer>(
      call('PATCH', `/api/client-submissions/${body.id}`, { as: partner, body: { companyName }, ...at(60_000) }),
    )
  expect((await change('Harrow and Vale, LLP')).status).toBe(200)
  expect((await change('Somebody Else')).body.code).toBe('submission_stopped')
})

test('a partner asks an admin once a day', async () => {
  const { partner, other, application } = await cast()
  const body = { applicationId: application.id, companyName: 'Harrow & Vale', note: 'She is perfect.' }
  const ask = (as: TestSession) => call('POST', '/api/submissions/ask-admin', { as, body, ...at(0) })
  expect([(await ask(partner)).status, (await ask(partner)).status, (await ask(other)).status]).toEqual([200, 200, 404])
  const found = await testDeps().db.select().from(followUps)
  expect(found.map(({ ownerId, text }) => [ownerId, text])).toEqual([
    [
      0,
      `${partner.user.name} asks to submit Łukasz Żółć to Harrow & Vale. No consent on file; No agreement in force with the firm. She is perfect.`,
    ],
  ])
})

test('a submission is removed within a day and unsent, and closed after that', async () => {
  const { partner, application } = await cast()
  const day = 24 * 3600_000
  const add = async (companyName: string) => (await post(partner, application.id, { companyName })).body.id
  const remove = async (id: number, ms: number) =>
    (await call('DELETE', `/api/client-submissions/${id}`, { as: partner, ...at(ms) })).status
  const [first, second] = [await add('First'), await add('Second')]
  expect(await remove(first, day)).toBe(200)
  expect(await remove(second, day + 1)).toBe(409)
  const sent = await add('Third')
  await testDeps()
    .db.update(clientSubmissions)
    .set({ sentAt: testNow, sentHow: 'email' })
    .where(eq(clientSubmissions.id, sent))
  const refused = await answerOf<Answer>(
    call('DELETE', `/api/client-submissions/${sent}`, { as: partner, ...at(1_000) }),
  )
  expect([refused.status, refused.body.code]).toEqual([409, 'submission_sent'])
  const close = (reason: string) =>
    answerOf<Answer>(
      call('POST', `/api/client-submissions/${second}/close`, { as: partner, body: { reason }, ...at(day + 2) }),
    )
  expect((await close(' ')).status).toBe(400)
  expect((await close('The firm filled the position.')).body).toMatchObject({
    status: 'closed',
    outcomeReason: 'The firm filled the position.',
  })
  expect((await close('Something else')).body.outcomeReason).toBe('The firm filled the position.')
  expect((await events(partner, application.id)).filter(({ kind }) => kind === 'submission_closed')).toHaveLength(1)
})
