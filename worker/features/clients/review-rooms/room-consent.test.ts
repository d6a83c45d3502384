import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { profiles } from '#worker/features/clients/profiles/profiles.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { addResume } from '#worker/test/access-fixtures.ts'
import { testDeps } from '#worker/test/api.ts'
import { addProfile } from '#worker/test/profiles.ts'
import { addReviewLink } from '#worker/test/review-rooms.ts'
import { api, entered, open, passOn, send, sent, sentRoom } from '#worker/test/review-visits.ts'
import { permissionOf, refuseUnfit } from './room-consent.ts'
import type { RoomConsent } from './room-people.repo.ts'
import { reviewItems } from './review-rooms.table.ts'

const now = new Date(sent)
const consent = (given: Partial<RoomConsent> = {}): RoomConsent => ({
  submissionId: 1,
  id: 'one',
  scope: 'named',
  state: 'given',
  channel: 'link',
  firmId: 7,
  firmKey: 'harrow',
  isForAnyPosition: false,
  jobId: 3,
  isOfCandidate: true,
  hasDocument: false,
  need: { firmId: 7, firmKeys: ['harrow'], jobId: 3 },
  validUntil: new Date('2026-09-10'),
  answeredAt: new Date('2026-06-09'),
  withdrawnAt: null,
  ...given,
})

test('judges what consents allow', () => {
  const cases: [RoomConsent[], string][] = [
    [[], 'none'],
    [[consent()], 'named'],
    [[consent({ scope: 'blind' })], 'blind'],
    [[consent({ scope: 'blind' }), consent()], 'named'],
    [[consent({ validUntil: now })], 'none'],
    [[consent({ jobId: 4 })], 'none'],
    [[consent({ jobId: 4, isForAnyPosition: true })], 'named'],
    [[consent({ channel: 'email' })], 'none'],
    [[consent({ firmId: 8 })], 'none'],
    [[consent({ state: 'requested', answeredAt: null, validUntil: null })], 'none'],
    [[consent({ state: 'declined' })], 'refused'],
    [[consent({ state: 'withdrawn', withdrawnAt: new Date('2026-06-12') })], 'refused'],
    [[consent({ state: 'declined', answeredAt: new Date('2026-05-01') }), consent()], 'named'],
    [[consent(), consent({ state: 'declined', answeredAt: new Date('2026-06-14'), jobId: 4 })], 'refused'],
  ]
  expect(cases.map(([given]) => permissionOf(given, now))).toEqual(cases.map(([, expected]) => expected))
})

test('names each candidate who can’t be shown, and what to do', () => {
  const ann = { candidate: 'Ann Lee', companyName: 'Harrow', status: 'submitted_to_client' }
  expect(refuseUnfit([])?.code).toBe('room_empty')
  expect(refuseUnfit([{ ...ann, shows: 'client', permission: 'named' }])).toBeNull()
  expect(refuseUnfit([{ ...ann, shows: 'blind', permission: 'named' }])).toBeNull()
  expect(refuseUnfit([{ ...ann, shows: 'blind', permission: 'blind' }])).toBeNull()
  expect(
    refuseUnfit([
      { ...ann, shows: 'client', permission: 'blind' },
      { ...ann, candidate: 'Bo Ray', shows: 'blind', permission: 'refused' },
    ]),
  ).toEqual({
    code: 'consent_blind',
    text: 'Ann Lee agreed to a profile without their name only. Choose a blind profile, or ask for consent to the name. Bo Ray said no to Harrow. Leave them out.',
  })
  expect(refuseUnfit([{ ...ann, shows: null, permission: 'named' }])?.code).toBe('profile_retired')
  expect(refuseUnfit([{ ...ann, status: 'closed', shows: 'client', permission: 'named' }])?.code).toBe(
    'submission_over',
  )
})

test('sends no room without the consent that its profiles need', async () => {
  const { partner, client, submissions } = await sentRoom(2)
  const { db } = testDeps()
  const [first] = submissions
  const body = { contactId: client.contact.id, submissionIds: submissions.map(({ id }) => id) }
  const draft = (await api('POST', '', partner, body)).body
  const consentId = first?.consentOf ?? ''
  const publish = async (given: Partial<typeof consents.$inferInsert>) => {
    await db.update(consents).set(given).where(eq(consents.id, consentId))
    const { status, body: answer } = await api('POST', `/${draft.id}/publish`, partner)
    return { status, code: answer.code, text: answer.error }
  }
  const name = 'Łukasz Żółć'
  const firm = client.firm.name
  expect(await publish({ state: 'declined' })).toEqual({
    status: 409,
    code: 'consent_refused',
    text: `${name} said no to ${firm}. Leave them out.`,
  })
  expect(await publish({ state: 'withdrawn', withdrawnAt: now })).toMatchObject({ code: 'consent_refused' })
  expect(await publish({ state: 'given', withdrawnAt: null, validUntil: now })).toMatchObject({
    code: 'consent_missing',
  })
  expect(await publish({ validUntil: new Date('2099-01-01'), scope: 'blind' })).toMatchObject({ code: 'consent_blind' })
  expect(await publish({ scope: 'named', firmKey: 'another firm' })).toMatchObject({ code: 'consent_missing' })
  const [row] = await db
    .select()
    .from(clientSubmissions)
    .where(eq(clientSubmissions.id, first?.id ?? 0))
  expect(row?.sentHow).toBe('room')
  expect((await api('GET', `/${draft.id}`, partner)).body.state).toBe('draft')
})

test('shows nothing about somebody whose consent was withdrawn after the room was sent', async () => {
  const { partner, submissions, answer, token, pass, room } = await entered(2)
  const { db } = testDeps()
  await answer(0, { answer: 'hold', text: 'Łukasz is strong.' })
  const set = (given: Partial<typeof consents.$inferInsert>) =>
    db
      .update(consents)
      .set(given)
      .where(eq(consents.id, submissions[0]?.consentOf ?? ''))
  const look = async () => (await send(token, { action: 'open', pass })).text()
  await set({ validUntil: new Date('2026-06-01') })
  expect(await look()).toContain('Łukasz Żółć')
  await set({ state: 'withdrawn', withdrawnAt: now })
  const html = await look()
  expect(html).not.toMatch(/Łukasz|Żółć/)
  expect(html).toContain('This candidate was withdrawn by the agency.')
  expect(html).toContain('Person Number0')
  const late = await answer(0, { answer: 'pass', reason: 'pay', version: '2' })
  expect([late.status, (await late.text()).includes('withdrawn by the agency')]).toEqual([409, true])
  const item = String(room.items[0]?.id)
  expect((await send(token, { item, pass }, sent, '/resume')).status).toBe(404)
  expect((await api('GET', `/${room.id}`, partner)).body.items[0]?.answer).toBe('hold')
})

test('shows nothing of a retired profile', async () => {
  const { submissions, token, pass } = await entered(1)
  await testDeps()
    .db.update(profiles)
    .set({ retiredAt: now })
    .where(eq(profiles.id, submissions[0]?.profileId ?? 0))
  const html = await (await send(token, { action: 'open', pass })).text()
  expect(html).not.toMatch(/Łukasz|Żółć/)
  expect(html).toContain('There’s nobody to answer about anymore.')
})

test('a blind profile needs no code, and has no name and no résumé beside it', async () => {
  const { partner, application, client, submissions } = await sentRoom(1, 'blind')
  const { db } = testDeps()
  await db.update(jobApplications).set({ resumeId: await addResume(application.id) })
  const body = { contactId: client.contact.id, submissionIds: submissions.map(({ id }) => id), showResume: true }
  const draft = (await api('POST', '', partner, body)).body
  expect(draft.items[0]?.profile).toMatchObject({ isBlind: true })
  const room = (await api('POST', `/${draft.id}/publish`, partner)).body
  expect(room.state).toBe('open')
  const token = await addReviewLink(room.id)
  const opened = await send(token, { action: 'open' })
  const html = await opened.text()
  expect(html).toContain('Candidate P-')
  expect(html).toContain('Am Law 50 firm')
  expect(html).not.toMatch(/Łukasz|Żółć|résumé|Code of six digits/)
  const item = String(room.items[0]?.id)
  expect((await send(token, { item, pass: passOn(html) }, sent, '/resume')).status).toBe(404)
  expect(await (await open(token)).text()).not.toContain('Candidate P-')
})

test('offers the résumé beside a named profile alone', async () => {
  const { partner, application, client, submissions } = await sentRoom(1)
  const { db } = testDeps()
  await db.update(jobApplications).set({ resumeId: await addResume(application.id) })
  const candidateId = (await db.select().from(candidates))[0]?.id ?? 0
  const blind = await addProfile(candidateId)
  const pageWith = async (profileId: number | undefined) => {
    const chosen = submissions.map(({ id }) => ({ submissionId: id, profileId }))
    const body = {
      contactId: client.contact.id,
      submissionIds: submissions.map(({ id }) => id),
      profiles: chosen,
      showResume: true,
    }
    const draft = (await api('POST', '', partner, body)).body
    await api('POST', `/${draft.id}/publish`, partner)
    const token = await addReviewLink(draft.id)
    const { passFor } = await import('#worker/features/identity/signed-links/link-codes.service.ts')
    const { signedLinks } = await import('#worker/features/identity/signed-links/signed-links.table.ts')
    const link = (await db.select().from(signedLinks).where(eq(signedLinks.subjectId, draft.id))).at(-1)
    if (!link) throw new Error('a room has no link')
    const pass = await passFor(testDeps({ now: () => now }), link, 'confirmed')
    return (await send(token, { action: 'open', pass })).text()
  }
  expect(await pageWith(submissions[0]?.profileId)).toContain('Download résumé')
  expect(await pageWith(blind.id)).not.toContain('Download résumé')
})

test('makes the profile that a room needs, and shows the newest that consent allows', async () => {
  const { partner, other, client, submissions } = await sentRoom(1, 'blind')
  const { db } = testDeps()
  await db.delete(reviewItems)
  await db.delete(profiles)
  const submissionIds = submissions.map(({ id }) => id)
  const make = async (more = {}, as = partner) =>
    (await api('POST', '', as, { contactId: client.contact.id, submissionIds, ...more })).body
  const first = await make()
  const [made] = await db.select().from(profiles)
  expect(made).toMatchObject({ kind: 'blind', createdBy: partner.user.id })
  expect(made?.checkedAt).not.toBeNull()
  expect((await make()).id).toBe(first.id)
  expect(await db.select().from(profiles)).toHaveLength(1)
  const named = await addProfile(made?.candidateId ?? 0, { kind: 'client', title: 'Łukasz Żółć' })
  expect((await make()).items[0]?.profile?.code).toBe(made?.code)
  await db.update(consents).set({ scope: 'named' })
  expect((await make()).items[0]?.profile?.code).toBe(named.code)
  const submissionId = submissionIds[0]
  expect((await make({ profiles: [{ submissionId, profileId: 999_999 }] })).code).toBe('other_profile')
  expect((await make({ profiles: [{ submissionId, kind: 'blind' }] })).items[0]?.profile?.code).toBe(made?.code)
  expect((await make({}, other)).code).toBe('submission_not_found')
}, 120_000)
