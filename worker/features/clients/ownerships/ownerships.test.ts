import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { EvidenceFile } from '#contract/api/clients/evidence.ts'
import type { Ownership, OwnershipItem } from '#contract/api/clients/ownerships.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { runFollowUpRules } from '#worker/features/candidates/follow-ups/follow-up-rules.service.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { firmAgreements } from '#worker/features/clients/agreements/agreements.table.ts'
import { appending } from '#worker/features/clients/evidence/evidence.service.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { addConsent } from '#worker/test/pages.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { ownerships } from './ownerships.table.ts'
import { closeOwnerships } from './record-sending.service.ts'
import { markReceived, markSent } from './sending.service.ts'

const sentAt = '2026-06-15T14:00:00-04:00'
const at = (time: string) => ({ deps: { now: () => new Date(time) } })
const depsAt = (time: string) => ({ ...testDeps(), now: () => new Date(time) })
type Sent = { sentAt: string; sentHow: string; receivedAt: string | null; noClock: string | null; code: string }

async function addDocument(applicationId: number): Promise<number> {
  const name = `${applicationId}_${testDeps().ids.secretId()}.eml`
  const file = { filename: name, key: `documents/${name}`, originalName: 'Sent.pdf', documentType: 'other' }
  const row = { applicationId, uploadedBy: null, fileSize: 9, mimeType: 'application/pdf', ...file }
  const [made] = await testDeps().db.insert(documents).values(row).returning()
  return made?.id ?? 0
}

const consentOf = (applicationId: number, given: Parameters<typeof addConsent>[1] = {}) =>
  addConsent(applicationId, {
    firmName: 'Harrow & Vale',
    firmKey: 'harrow vale',
    state: 'given',
    answeredAt: new Date('2026-06-12T12:00:00Z'),
    validUntil: new Date('2026-09-11T04:00:00Z'),
    ...given,
  })

async function submissionOf(applicationId: number, firmId: number, companyName = 'Harrow & Vale'): Promise<number> {
  const [made] = await testDeps()
    .db.insert(clientSubmissions)
    .values({ applicationId, firmId, companyName })
    .returning()
  return made?.id ?? 0
}

/** A candidate with a record, submitted to a firm with consent and not sent yet. */
async function stage({ hasConsent = true } = {}) {
  const people = await cast()
  const { db } = testDeps()
  const person = { name: 'Łukasz Żółć', email: 'lukasz@example.com', isPerson: true }
  const [{ id: candidateId } = { id: 0 }] = await db.insert(candidates).values(person).returning()
  const { id: applicationId } = people.application
  await db
    .update(jobApplications)
    .set({ candidateId, applicantEmail: person.email })
    .where(eq(jobApplications.id, applicationId))
  const firm = await addFirm({ name: 'Harrow & Vale LLP', nameKey: 'harrow vale' })
  if (hasConsent) await consentOf(applicationId, { candidateId, requestedBy: people.partner.user.id })
  const submissionId = await submissionOf(applicationId, firm.id)
  return { ...people, candidateId, applicationId, firm, submissionId, documentId: await addDocument(applicationId) }
}
const send = (as: TestSession, id: number, body: Record<string, unknown>, now = sentAt) =>
  answerOf<Sent>(
    call('POST', `/api/client-submissions/${id}/sent`, { as, body: { how: 'email', at: sentAt, ...body }, ...at(now) }),
  )
const read = (as: TestSession, id: number) => answerOf<Ownership>(call('GET', `/api/ownerships/${id}`, { as }))
const all = () => testDeps().db.select().from(ownerships).orderBy(ownerships.id)
const only = async () => {
  const [one] = await all()
  if (!one) throw new Error('no ownership')
  return one
}
const act = (as: TestSession, id: number, what: string, body: unknown, now = sentAt) =>
  answerOf<Ownership & { code: string }>(call('POST', `/api/ownerships/${id}/${what}`, { as, body, ...at(now) }))

/** Numbers of entries whose fingerprint isn't that of their text, found with SHA-256 alone. */
async function brokenIn({ chain, entries }: EvidenceFile['chains'][number]): Promise<number[]> {
  const broken: number[] = []
  let previous = chain
  for (const { seq, at: time, kind, body, hash } of entries) {
    if ((await sha256Hex(`${previous}\n${time}\n${kind}\n${body}`)) !== hash) broken.push(seq)
    previous = hash
  }
  return broken
}

describe('the clock', () => {
  test('runs from the day of sending through the last day, Eastern time', async () => {
    const { partner, applicationId, submissionId, documentId, firm } = await stage()
    const { status, body } = await send(partner, submissionId, { documentId })
    expect(status).toBe(200)
    expect(body).toMatchObject({ sentHow: 'email', noClock: null, receivedAt: null })
    const started = { startsOn: '2026-06-15', endsOn: '2026-12-15', state: 'running', months: 6 }
    expect(await all()).toMatchObject([
      { ...started, applicationId, submissionId, firmId: firm.id, ownerId: partner.user.id },
    ])
    expect(await closeOwnerships(depsAt('2026-12-15T23:59:59-05:00'))).toEqual({ converted: 0, lapsed: 0 })
    expect(await closeOwnerships(depsAt('2026-12-16T00:00:00-05:00'))).toEqual({ converted: 0, lapsed: 1 })
    expect(await closeOwnerships(depsAt('2026-12-16T01:00:00-05:00'))).toEqual({ converted: 0, lapsed: 0 })
    expect((await only()).state).toBe('lapsed')
  })

  test('runs as long as the agreement with the firm says', async () => {
    const { partner, submissionId, documentId, firm } = await stage()
    const terms = { feeBps: 2_500, feeBase: ['salary' as const], invoiceOn: 'start' as const, termsDays: 30 }
    const guarantee = { guaranteeDays: 90, guaranteeKind: 'full' as const, seniority: [] }
    await testDeps()
      .db.insert(firmAgreements)
      .values({ firmId: firm.id, ...terms, ...guarantee, ownershipMonths: 12, validFrom: '2026-01-01' })
    const used = async () => (await testDeps().db.select().from(firmAgreements))[0]?.usedAt
    await send(partner, submissionId, { how: 'phone' })
    expect(await used()).toBeNull()
    await send(partner, submissionId, { documentId })
    expect(await only()).toMatchObject({ months: 12, endsOn: '2027-06-15' })
    // From now on a change of its numbers makes a new version.
    expect(await used()).toEqual(new Date(sentAt))
  })

  test('needs proof of sending and a consent that was valid', async () => {
    const { partner, applicationId, submissionId, documentId } = await stage({ hasConsent: false })
    const answer = async (body: Record<string, unknown>) => {
      const sent = await send(partner, submissionId, body)
      return sent.body.noClock ?? sent.body.code ?? 'runs'
    }
    expect(await answer({})).toBe('invalid_input')
    expect(await answer({ how: 'portal' })).toBe('invalid_input')
    expect(await answer({ how: 'room' })).toBe('invalid_input')
    expect(await answer({ documentId: 999_999 })).toBe('unknown_document')
    expect(await answer({ documentId, contactId: 999_999 })).toBe('unknown_contact')
    expect(await answer({ documentId, at: '2026-06-15T14:06:00-04:00' })).toBe('in_future')
    expect(await answer({ how: 'phone' })).toBe('unproven')
    expect(await answer({ documentId })).toBe('no_consent')
    expect(await all()).toEqual([])
    // With a consent of before, the same email can be recorded again, with its time as it was.
    await consentOf(applicationId)
    expect(await answer({ how: 'portal', reference: 'HV-2291' })).toBe('runs')
    expect(await answer({ how: 'portal', reference: 'HV-2291' })).toBe('runs')
    expect(await answer({ documentId })).toBe('already_sent')
    expect(await all()).toMatchObject([{ sentHow: 'portal', startsOn: '2026-06-15' }])
  })

  test('starts once for fifty parallel requests, also of two submissions', async () => {
    const { admin, partner, candidateId, applicationId, firm, submissionId, documentId } = await stage()
    const second = await addApplication({ assignedPartnerId: partner.user.id })
    await testDeps().db.update(jobApplications).set({ candidateId }).where(eq(jobApplications.id, second.id))
    await consentOf(second.id)
    const other = await submissionOf(second.id, firm.id, 'HARROW AND VALE')
    const otherDocument = await addDocument(second.id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 === 0
          ? send(n % 4 === 0 ? admin : partner, submissionId, { documentId })
          : send(partner, other, { documentId: otherDocument }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await all()).toHaveLength(1)
    const entries = await testDeps().db.select().from(evidence)
    expect(entries.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['submission_sent', 1],
      ['submission_sent', 2],
    ])
    expect(entries.filter(({ body }) => body.includes('ownedUntil'))).toHaveLength(1)
    expect([applicationId, second.id]).toContain((await only()).applicationId)
  })

  test('isn’t restarted inside the window and begins again with a new consent', async () => {
    const { partner, applicationId, firm, submissionId, documentId } = await stage()
    await send(partner, submissionId, { documentId })
    const later = await submissionOf(applicationId, firm.id)
    const inside = '2026-12-15T23:59:00-05:00'
    expect((await send(partner, later, { documentId, at: inside }, inside)).body.noClock).toBe(null)
    expect(await all()).toMatchObject([{ startsOn: '2026-06-15', endsOn: '2026-12-15' }])

    const third = await submissionOf(applicationId, firm.id)
    const after = '2026-12-16T00:00:00-05:00'
    expect((await send(partner, third, { documentId, at: after }, after)).body.noClock).toBe('no_consent')
    await testDeps().db.update(consents).set({ state: 'expired' })
    const renewed = { answeredAt: new Date('2026-12-01T12:00:00Z'), validUntil: new Date('2027-03-02T05:00:00Z') }
    await consentOf(applicationId, { ...renewed, state: 'given' })
    // The cron job hasn't run yet: the old one makes room.
    expect(
      (await send(partner, third, { documentId, at: after, how: 'email' }, '2026-12-16T00:01:00-05:00')).body,
    ).toEqual(expect.objectContaining({ noClock: null }))
    expect(await all()).toMatchObject([
      { state: 'lapsed', endsOn: '2026-12-15' },
      { state: 'running', startsOn: '2026-12-16', endsOn: '2027-06-16', submissionId: third },
    ])
  })

  test('belongs to the recruiter with the first valid consent, until an admin decides', async () => {
    const { admin, partner, other, candidateId, submissionId, documentId } = await stage()
    const theirs = await addApplication({ assignedPartnerId: other.user.id })
    await testDeps().db.update(jobApplications).set({ candidateId }).where(eq(jobApplications.id, theirs.id))
    await consentOf(theirs.id, { requestedBy: other.user.id, answeredAt: new Date('2026-06-11T12:00:00Z') })
    await send(partner, submissionId, { documentId })
    const { id, ownerId, version } = await only()
    expect(ownerId).toBe(other.user.id)
    // Neither learns of the other: the owner sees fingerprints, the sender nothing.
    expect((await read(partner, id)).status).toBe(404)
    const seen = (await read(other, id)).body
    expect(seen.submissions).toEqual([])
    expect(JSON.stringify(seen.evidence)).not.toContain(partner.user.name)

    const change = { ownerId: partner.user.id, reason: 'He found the position.', version }
    expect((await act(partner, id, 'owner', change)).status).toBe(403)
    expect((await act(admin, id, 'owner', { ...change, reason: 'ok' })).status).toBe(400)
    expect((await act(admin, id, 'owner', { ...change, ownerId: 999_999 })).body.code).toBe('unknown_user')
    expect((await act(admin, id, 'owner', change)).body).toMatchObject({
      owner: { id: partner.user.id },
      ownerReason: 'He found the position.',
    })
    expect((await act(admin, id, 'owner', change)).body.code).toBe('changed_meanwhile')
    expect((await read(other, id)).status).toBe(404)
    expect((await read(partner, id)).status).toBe(200)
  })
})

describe('receipts', () => {
  test('count once, after the sending', async () => {
    const { partner, submissionId, documentId } = await stage()
    const receive = (time: string) =>
      answerOf<Sent>(
        call('POST', `/api/client-submissions/${submissionId}/received`, {
          as: partner,
          body: { at: time, note: 'Dana wrote back.' },
          ...at('2026-06-18T12:00:00Z'),
        }),
      )
    expect((await receive('2026-06-17T12:00:00Z')).body.code).toBe('not_sent')
    await send(partner, submissionId, { documentId })
    expect((await receive('2026-06-14T12:00:00Z')).body.code).toBe('received_before_sent')
    expect((await receive('2026-06-17T12:00:00Z')).body.receivedAt).toBe('2026-06-17T12:00:00.000Z')
    expect((await receive('2026-06-17T15:00:00Z')).body.receivedAt).toBe('2026-06-17T12:00:00.000Z')
    const kinds = (await testDeps().db.select().from(evidence)).map(({ kind }) => kind)
    expect(kinds).toEqual(['submission_sent', 'submission_received'])
  })

  test('come from a review room with the change of another feature', async () => {
    const { partner, submissionId, contactId } = { ...(await stage()), contactId: null }
    const deps = depsAt('2026-06-15T20:00:00Z')
    const staff = { kind: 'staff' as const, id: partner.user.id, name: partner.user.name }
    const publish = () =>
      appending(async () => {
        const sending = { submissionId, how: 'room' as const, at: deps.now(), contactId }
        const { writes, decisions } = await markSent(deps, staff, [sending])
        await deps.sending.save(writes)
        return decisions.map(({ kind }) => kind)
      })
    expect(await publish()).toEqual(['starts'])
    expect(await publish()).toEqual([])
    const contact = { kind: 'contact' as const, id: 7, name: 'Dana Reyes' }
    const open = () =>
      appending(async () =>
        deps.sending.save(await markReceived(deps, contact, [{ submissionId, how: 'opened', at: deps.now() }])),
      )
    await Promise.all([open(), open(), open()])
    const entries = await testDeps().db.select().from(evidence)
    expect(entries.map(({ kind, actorKind }) => [kind, actorKind])).toEqual([
      ['submission_sent', 'staff'],
      ['submission_received', 'contact'],
    ])
    expect((await only()).sentHow).toBe('room')
  })
})

describe('the evidence page', () => {
  test('verifies the chain and names the entry of one flipped byte', async () => {
    const { admin, partner, submissionId, documentId, applicationId } = await stage()
    await send(partner, submissionId, { documentId })
    const { id } = await only()
    await act(admin, id, 'dispute', { text: 'The firm says that it knew him.', version: 1 })
    const page = (await read(partner, id)).body
    expect(page).toMatchObject({
      candidate: 'Łukasz Żółć',
      applicationId,
      firm: { name: 'Harrow & Vale LLP' },
      state: 'disputed',
      disputeText: 'The firm says that it knew him.',
      mayChange: false,
      consents: [{ isOfClock: true, statement: 'I agree.' }],
      submissions: [{ id: submissionId, sentHow: 'email' }],
    })
    const [chain] = page.evidence.chains
    expect(chain).toMatchObject({
      isIntact: true,
      entries: [{ kind: 'submission_sent' }, { kind: 'ownership_disputed' }],
    })

    const file = await call('GET', `/api/ownerships/${id}/evidence.json`, { as: partner })
    expect(file.headers.get('Content-Disposition')).toContain(`evidence-ownership-${id}.json`)
    const { chains } = await file.json<EvidenceFile>()
    expect(await Promise.all(chains.map(brokenIn))).toEqual([[]])

    const [row] = await testDeps().db.select().from(evidence).where(eq(evidence.kind, 'ownership_disputed'))
    const flipped = (row?.body ?? '').replace('knew him', 'knew him'.replace('h', 'i'))
    await env.DB.prepare('update evidence set body = ? where id = ?').bind(flipped, row?.id).run()
    const [broken] = (await read(partner, id)).body.evidence.chains
    expect(broken?.isIntact).toBe(false)
    expect(broken?.entries.flatMap(({ finding }) => finding ?? [])).toEqual([
      'Entry 2 was changed after it was written.',
    ])
    const forged = await call('GET', `/api/ownerships/${id}/evidence.json`, { as: admin })
    expect(await Promise.all((await forged.json<EvidenceFile>()).chains.map(brokenIn))).toEqual([[2]])
  })

  test('lists the emails about interviews with the firm, and none about others', async () => {
    const { partner, submissionId, documentId, applicationId } = await stage()
    await send(partner, submissionId, { documentId })
    const elsewhere = await submissionOf(applicationId, (await addFirm()).id, 'Larkspur Osei')
    const meet = (id: number, interviewDate: string | null, minute: number) =>
      call('PATCH', `/api/client-submissions/${id}`, {
        as: partner,
        body: interviewDate ? { status: 'interview_scheduled', interviewDate } : { status: 'client_interview' },
        ...at(`2026-06-16T10:${minute}:00-04:00`),
      })
    await meet(submissionId, '2026-07-01T14:00:00.000Z', 10)
    await meet(elsewhere, '2026-07-03T14:00:00.000Z', 11)
    await meet(submissionId, '2026-07-02T15:30:00.000Z', 12)
    await meet(submissionId, null, 13)
    const [first] = await testDeps().db.select().from(mails).where(eq(mails.kind, 'client_interview_invitation'))
    await testDeps()
      .db.update(mails)
      .set({ state: 'sent', deliveredAt: new Date('2026-06-16T14:10:30Z') })
      .where(eq(mails.id, first?.id ?? ''))

    const { body } = await read(partner, (await only()).id)
    expect(body.mails.map(({ to, subject, delivery }) => [to, subject, delivery])).toEqual([
      ['lukasz@example.com', expect.stringContaining('Jul 1'), 'delivered'],
      ['lukasz@example.com', expect.stringContaining('New time'), expect.any(String)],
      ['lukasz@example.com', expect.stringContaining('canceled'), expect.any(String)],
    ])
    expect(JSON.stringify(body.submissions)).not.toContain('interviewUid')
  })

  test('prints as PDF', async () => {
    const { partner, submissionId, documentId } = await stage()
    await send(partner, submissionId, { documentId })
    const { id } = await only()
    const pdf = await call('GET', `/api/ownerships/${id}/evidence.pdf`, { as: partner })
    expect(pdf.status).toBe(200)
    expect(new TextDecoder().decode((await pdf.bytes()).slice(0, 5))).toBe('%PDF-')
  })

  test('lists a partner’s own', async () => {
    const { admin, partner, other, submissionId, documentId, firm } = await stage()
    await send(partner, submissionId, { documentId })
    const page = async (as: TestSession, query = '') =>
      (await answerOf<{ items: OwnershipItem[] }>(call('GET', `/api/ownerships/page${query}`, { as }))).body.items
    const item = { candidate: 'Łukasz Żółć', firm: { id: firm.id, name: firm.name }, endsOn: '2026-12-15' }
    expect(await page(admin)).toMatchObject([item])
    expect(await page(partner, `?firmId=${firm.id}`)).toMatchObject([item])
    expect(await page(other)).toEqual([])
    expect(await page(admin, '?state=lapsed')).toEqual([])
  })
})

test('an admin releases, disputes and settles with a reason', async () => {
  const { admin, partner, submissionId, documentId } = await stage()
  await send(partner, submissionId, { documentId })
  const { id } = await only()
  const reason = 'The firm had his résumé.'
  expect((await act(partner, id, 'release', { reason, version: 1 })).status).toBe(403)
  expect((await act(admin, id, 'settle', { reason, version: 1 })).body.code).toBe('ownership_over')
  expect((await act(admin, id, 'dispute', { text: 'They knew him.', version: 1 })).body.state).toBe('disputed')
  // It stays while the dispute lasts, and lapses when it is settled after the last day.
  expect(await closeOwnerships(depsAt('2027-01-10T12:00:00Z'))).toEqual({ converted: 0, lapsed: 0 })
  expect((await act(admin, id, 'settle', { reason, version: 2 }, '2026-12-15T12:00:00Z')).body.state).toBe('running')
  await act(admin, id, 'dispute', { text: 'Again.', version: 3 })
  expect((await act(admin, id, 'settle', { reason, version: 4 }, '2026-12-16T12:00:00Z')).body).toMatchObject({
    state: 'lapsed',
    disputeText: null,
  })
  expect((await act(admin, id, 'release', { reason, version: 5 })).body.code).toBe('ownership_over')
})

test('a hire inside the window converts it', async () => {
  const { partner, submissionId, documentId } = await stage()
  await send(partner, submissionId, { documentId })
  const hire = (time: string) =>
    testDeps()
      .db.update(clientSubmissions)
      .set({ status: 'hired', updatedAt: new Date(time) })
      .where(eq(clientSubmissions.id, submissionId))
  await hire('2026-12-16T12:00:00Z')
  expect(await closeOwnerships(depsAt('2026-12-15T12:00:00Z'))).toEqual({ converted: 0, lapsed: 0 })
  await hire('2026-12-15T12:00:00Z')
  // After a week without cron jobs it is converted all the same.
  expect(await closeOwnerships(depsAt('2026-12-22T12:00:00Z'))).toEqual({ converted: 1, lapsed: 0 })
})

test('reminds 30 and 7 days before the end, once each, also after a week down', async () => {
  const { partner, submissionId, documentId } = await stage()
  await send(partner, submissionId, { documentId })
  const { id } = await only()
  const run = async (time: string) => {
    await runFollowUpRules(depsAt(time))
    await runFollowUpRules(depsAt(time))
    const rows = await testDeps().db.select().from(followUps).where(eq(followUps.subject, 'ownership'))
    return rows.map((row) => [row.dueAt.toISOString().slice(0, 10), row.outcome])
  }
  expect(await run('2026-11-14T12:00:00-05:00')).toEqual([])
  // Due on Nov 15, found on Nov 22.
  expect(await run('2026-11-22T12:00:00-05:00')).toEqual([['2026-11-15', null]])
  expect(await run('2026-12-08T00:30:00-05:00')).toEqual([
    ['2026-11-15', 'settled'],
    ['2026-12-08', null],
  ])
  const [, last] = await testDeps().db.select().from(followUps).where(eq(followUps.subject, 'ownership'))
  expect(last).toMatchObject({ subjectId: id, ownerId: partner.user.id, text: 'Renew or let lapse' })
  expect((await run('2026-12-16T00:30:00-05:00')).map(([, outcome]) => outcome)).toEqual(['settled', 'settled'])
})

test('survives the erasure of the candidate without naming them', async () => {
  const { admin, partner, submissionId, documentId } = await stage()
  await send(partner, submissionId, { documentId })
  const { id } = await only()
  await act(admin, id, 'dispute', { text: 'They knew Łukasz Żółć.', version: 1 })
  await call('POST', '/api/candidate-data/erase', { as: admin, body: { email: 'lukasz@example.com' } })
  const left = await only()
  expect(left).toMatchObject({ candidateId: null, disputeText: null, startsOn: '2026-06-15', endsOn: '2026-12-15' })
  expect(left.personHash).toMatch(/./)
  const { body } = await read(admin, id)
  expect(body).toMatchObject({ candidate: '[erased]', applicationId: null, submissions: [], position: null })
  expect(body.consents).toMatchObject([{ statement: '', answeredAt: '2026-06-12T12:00:00.000Z' }])
  const [chain] = body.evidence.chains
  expect(chain?.isIntact).toBe(true)
  expect(chain?.entries.map(({ finding }) => finding)).toEqual([
    expect.stringMatching(/^Entry 1 was erased on .*Its fingerprint remains\.$/),
    expect.stringMatching(/^Entry 2 was erased on .*Its fingerprint remains\.$/),
  ])
  expect(JSON.stringify(body)).not.toContain('ukasz')
})

test('follows the record of the person and the firm when they are merged', async () => {
  const { admin, partner, submissionId, documentId, firm, applicationId } = await stage()
  await send(partner, submissionId, { documentId })
  const [into] = await testDeps()
    .db.insert(candidates)
    .values({ name: 'Lukasz Zolc', email: 'zolc@example.com', isPerson: true })
    .returning()
  const { id: firmId } = await addFirm()
  await testDeps()
    .db.update(jobApplications)
    .set({ candidateId: into?.id })
    .where(eq(jobApplications.id, applicationId))
  await call('POST', `/api/firms/${firmId}/merge`, { as: admin, body: { otherId: firm.id } })
  expect(await only()).toMatchObject({ candidateId: into?.id, firmId })
  const [chain] = (await read(partner, (await only()).id)).body.evidence.chains
  expect(chain?.entries).toHaveLength(1)
})
