import { beforeEach, expect, test } from 'vitest'
import type { MarkedPerson } from '#contract/api/sourcing/do-not-contact.ts'
import { inArray } from 'drizzle-orm'
import { sendMail, writeMails } from '#worker/features/identity/mails/mails.service.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { indexed as person } from '#worker/test/people.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { people as peopleTable } from './people.table.ts'
import { deletePerson } from '#worker/features/sourcing/people-search/results/found-people.service.ts'

type Page = { items: MarkedPerson[]; total: number; nextCursor: string | null }
const page = (as: TestSession, query = '') => answerOf<Page>(call('GET', `/api/do-not-contact${query}`, { as }))
const lift = (as: TestSession, id: number) => call('DELETE', `/api/do-not-contact/${id}`, { as })
const names = ({ items }: Page) => items.map(({ name }) => name)
const minutesOn = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

let ids: number[] = []
/** Four people; the first three are marked one minute after the other. */
beforeEach(async () => {
  const { people } = testDeps()
  const written = await people.write(
    [
      person(1, { name: 'Étienne d’Aubigny', nameKey: 'etienne d’aubigny', firm: 'Harlow Finch LLP' }),
      person(2, { name: 'Ann Lee', title: 'Partner', firm: 'Harlow Finch LLP', profileUrl: 'javascript:alert(1)' }),
      person(3, { name: 'Ben Carter' }),
      person(4, { name: 'Cy Young' }),
    ],
    testNow,
  )
  ids = written.ids
})
const mark = async (by: TestSession, reasons: readonly (string | null)[]) => {
  for (const [at, reason] of reasons.entries()) {
    await testDeps().doNotContact.set(ids[at] ?? 0, { by: by.user.id, at: minutesOn(at), reason })
  }
}

test('everyone sees who is marked, by whom, when and why, and searches and pages them', async () => {
  const [partner, admin] = [await signedIn('partner'), await signedIn('admin')]
  expect((await page(admin)).body).toEqual({ items: [], total: 0, nextCursor: null })
  await mark(partner, ['Asked by phone.', null, 'A client’s general counsel.'])
  const first = (await page(admin, '?limit=2')).body
  expect(names(first)).toEqual(['Ben Carter', 'Ann Lee'])
  expect(first).toMatchObject({ total: 3 })
  expect(first.items[1]).toMatchObject({
    title: 'Partner',
    firm: 'Harlow Finch LLP',
    offices: ['New York, NY'],
    since: minutesOn(1).toISOString(),
    by: partner.user.name,
    reason: null,
    profileUrl: null, // an address that no link may carry
    hasLeft: false,
  })
  const second = (await page(admin, `?limit=2&cursor=${first.nextCursor}`)).body
  expect(second.items).toMatchObject([{ name: 'Étienne d’Aubigny', reason: 'Asked by phone.' }])
  expect(second.nextCursor).toBeNull()
  const found = async (q: string) => names((await page(partner, `?q=${encodeURIComponent(q)}`)).body)
  expect(await found('etienne')).toEqual(['Étienne d’Aubigny'])
  expect(await found('ÉTIENNE harlow')).toEqual(['Étienne d’Aubigny'])
  expect(await found('general counsel')).toEqual(['Ben Carter'])
  expect(await found('lee harlow')).toEqual(['Ann Lee'])
  expect(await found('100%_')).toEqual([])
  expect((await page(partner, '?cursor=x')).status).toBe(400)
})

test('any searcher lifts a mark once; deleted and unmarked people are not found', async () => {
  const [partner, other, waiting] = [await signedIn('partner'), await signedIn('partner'), await signedIn('waiting')]
  await mark(partner, ['Asked by phone.', null])
  const [etienne = 0, ann = 0, ben = 0] = ids
  expect((await call('DELETE', `/api/do-not-contact/${ann}`)).status).toBe(401)
  expect((await lift(waiting, ann)).status).toBe(403)
  expect((await lift(other, ben)).status).toBe(404)
  expect((await lift(other, ann)).status).toBe(200)
  const again = await lift(partner, ann)
  expect([again.status, await again.json()]).toMatchObject([
    404,
    { message: 'That person is no longer marked as do not contact.' },
  ])
  expect(await testDeps().people.byId(ann)).toMatchObject({ doNotContactAt: null, doNotContactBy: null })
  await deletePerson(testDeps(), etienne)
  expect((await page(partner)).body).toMatchObject({ items: [], total: 0 })
  expect((await lift(partner, etienne)).status).toBe(404)
})

test('keeps the mark of a person who left the directory, and lists it', async () => {
  const partner = await signedIn('partner')
  await mark(partner, [null])
  await testDeps().people.markGone(['firm.example/people/1'], minutesOn(5))
  expect((await page(partner)).body.items).toMatchObject([{ name: 'Étienne d’Aubigny', hasLeft: true }])
})

/** Ann Lee, marked, with every key that she may be met by. */
async function markedAnn(by: TestSession) {
  const { people: repo, db } = testDeps()
  await repo.write(
    [
      person(2, { name: 'Ann Lee', email: 'ann.lee@firm.example', phone: '+1 (212) 555-0177 ext. 5' }),
      person(7, {
        name: 'Ann Lee',
        email: null,
        phone: null,
        profileUrl: 'https://www.linkedin.com/in/Ann-Lee-42?trk=x',
        urlKey: 'linkedin.com/in/ann-lee-42',
      }),
    ],
    testNow,
  )
  const rows = await db
    .select()
    .from(peopleTable)
    .where(inArray(peopleTable.name, ['Ann Lee']))
  for (const { id } of rows) await testDeps().doNotContact.set(id, { by: by.user.id, at: testNow, reason: null })
  return rows.map(({ id }) => id)
}

const refusal = { code: 'do_not_contact', message: 'Ann Lee is marked as do not contact.' }

test('refuses to add a marked person manually by email, phone or LinkedIn profile', async () => {
  const partner = await signedIn('partner')
  await markedAnn(partner)
  const add = (body: object) => answerOf<{ id: number }>(call('POST', '/api/candidates', { as: partner, body }))
  for (const body of [
    { name: 'A. Lee', email: 'Ann.LEE@Firm.example' },
    { name: 'LEE, Ann', phone: '212.555.0177' },
    { name: 'Ann', notes: 'See linkedin.com/in/ann%2Dlee-42/' },
    { name: 'Ann', queryText: 'tax jobs for ann.lee@firm.example' },
  ]) {
    expect([body, await add(body)]).toMatchObject([body, { status: 409, body: refusal }])
  }
  // Everyone at a firm shares its number, and a name alone proves nothing.
  const colleague = await add({ name: 'Ben Carter', phone: '(212) 555-0177' })
  const namesake = await add({ name: 'Ann Lee', email: 'ann@elsewhere.example' })
  expect([colleague.status, namesake.status]).toEqual([201, 201])
  const change = await answerOf(
    call('PATCH', `/api/candidates/${namesake.body.id}`, { as: partner, body: { email: 'ann.lee@firm.example' } }),
  )
  expect(change).toMatchObject({ status: 409, body: refusal })
  expect((await answerOf<unknown[]>(call('GET', '/api/candidates', { as: partner }))).body).toHaveLength(2)
})

test('refuses a follow-up that contacts a marked person, and allows any other', async () => {
  const [partner, admin] = [await signedIn('partner'), await signedIn('admin')]
  const [ann = 0] = await markedAnn(partner)
  const earlier = await addApplication({
    applicantName: 'Ann Lee',
    applicantEmail: 'ann.lee@firm.example',
    assignedPartnerId: partner.user.id,
    appliedAt: minutesOn(-60),
  })
  const later = await addApplication({
    applicantName: 'Ann Lee',
    applicantEmail: 'ann.lee@firm.example',
    assignedPartnerId: partner.user.id,
    appliedAt: minutesOn(60),
  })
  const plan = (subject: string, subjectId: number, text: string) =>
    answerOf<{ id: number }>(
      call('POST', '/api/follow-ups', {
        // A partner plans nothing for a person of the index whom no search of theirs has found.
        as: subject === 'person' ? admin : partner,
        body: { subject, subjectId, text, dueAt: minutesOn(600).toISOString() },
      }),
    )
  for (const [subject, id] of [
    ['person', ann],
    ['application', earlier.id],
  ] as const) {
    for (const text of ['Call her', 'E-mail Ann about the role']) {
      expect([subject, text, await plan(subject, id, text)]).toMatchObject([
        subject,
        text,
        { status: 409, body: refusal },
      ])
    }
    const read = await plan(subject, id, 'Read the bio again')
    expect([subject, read.status]).toEqual([subject, 201])
    const as = subject === 'person' ? admin : partner
    const changed = call('PATCH', `/api/follow-ups/${read.body.id}`, { as, body: { text: 'Ring her' } })
    expect(await answerOf(changed)).toMatchObject({ status: 409, body: refusal })
  }
  expect((await plan('application', earlier.id, 'Call the client about her')).status).toBe(201)
  // She applied after she was marked and waits for an answer.
  expect((await plan('application', later.id, 'Call her')).status).toBe(201)
})

test('sends a marked person no mail but the answer to what they did later', async () => {
  const partner = await signedIn('partner')
  await markedAnn(partner)
  const applicantEmail = 'ann.lee@firm.example'
  const earlier = await addApplication({ applicantEmail, appliedAt: minutesOn(-60) })
  const later = await addApplication({ applicantEmail, appliedAt: minutesOn(60) })
  const deps = testDeps()
  const kinds = [
    ['interview_invitation', earlier.id],
    ['interview_invitation', later.id],
    ['application_received', earlier.id],
    ['job_alert', null],
    ['alert_confirm', null],
  ] as const
  const states: unknown[] = []
  for (const [kind, applicationId] of kinds) {
    const [mail] = await writeMails(deps, [
      {
        kind,
        to: 'Ann.Lee@firm.example',
        values: {},
        link: { path: '/' },
        ...(applicationId === null ? {} : { applicationId }),
      },
    ])
    if (!mail) throw new Error('no mail was written')
    await deps.mails.add([mail])
    const { id: mailId } = mail
    await sendMail(
      {
        ...deps,
        mailer: { name: 'resend', send: async () => ({ isSent: true, providerId: 'x' }) },
        mailFrom: undefined,
      },
      mailId,
    )
    const row = await deps.mails.byId(mailId)
    states.push([kind, row?.state, row?.reason])
  }
  const no = ['failed', 'Not sent: marked as do not contact']
  expect(states).toEqual([
    ['interview_invitation', ...no],
    ['interview_invitation', 'sent', null],
    ['application_received', 'sent', null],
    ['job_alert', ...no],
    ['alert_confirm', ...no],
  ])
})
