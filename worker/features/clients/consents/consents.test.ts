import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ConsentItem } from '#contract/api/clients/consents.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { addApplication } from '#worker/test/applications.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { ownerships } from '#worker/features/clients/ownerships/ownerships.table.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { newToken } from '#worker/http/session.ts'
import { call, testDeps, type TestSession } from '#worker/test/api.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { formType } from '#worker/test/pages.ts'
import { consents } from './consents.table.ts'
import { consentsCronJobs } from './consents.tasks.ts'
import { remindIfDue } from './remind.service.ts'

const asked = '2026-06-15T11:00:00-04:00'
const at = (time: string) => ({ deps: { now: () => new Date(time) } })
const browser = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1' }
const firm = 'Larkspur & Osei “LLP”'

const ask = (as: TestSession | null, applicationId: number, body: Record<string, unknown> = {}, time = asked) =>
  answerOf<ConsentItem & { code: string }>(
    call('POST', `/api/applications/${applicationId}/consents`, {
      as,
      body: { firmName: firm, scope: 'named', ...body },
      ...at(time),
    }),
  )
const act = (as: TestSession, id: string, what: string, time = asked) =>
  answerOf<ConsentItem & { code: string; url: string }>(
    call('POST', `/api/consents/${id}/${what}`, { as, ...at(time) }),
  )
const list = async (as: TestSession, applicationId: number, time = asked) =>
  (
    await answerOf<{ items: ConsentItem[] }>(
      call('GET', `/api/applications/${applicationId}/consents`, { as, ...at(time) }),
    )
  ).body.items
const open = (token: string, time = asked, headers: Record<string, string> = browser, method = 'GET') =>
  call(method, `/consent/${token}`, { headers, ...at(time) })
const send = (token: string, form: Record<string, string>, time = asked) =>
  call('POST', `/consent/${token}`, {
    raw: new URLSearchParams(form).toString(),
    headers: { ...browser, 'Content-Type': formType },
    ...at(time),
  })
const kinds = async () => (await testDeps().db.select().from(evidence).orderBy(evidence.id)).map(({ kind }) => kind)
const readText = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const statementOn = (html: string) => readText(/consent-statement">([^<]*)</.exec(html)?.[1] ?? '')

/** A request with a link whose token is known, as the email has it. */
async function request(time = asked) {
  const people = await cast()
  await testDeps().db.update(jobApplications).set({ applicantEmail: 'maya@example.com' })
  const { body } = await ask(people.partner, people.application.id, {}, time)
  const token = newToken()
  await testDeps()
    .db.update(signedLinks)
    .set({ tokenHash: await sha256Hex(token) })
    .where(eq(signedLinks.subjectId, body.id))
  return { ...people, id: body.id, token }
}

test('asks by email without the firm in the subject, and once', async () => {
  const { partner, application } = await cast()
  const first = await ask(partner, application.id, { message: 'They liked your deals.' })
  const second = await ask(partner, application.id, { firmName: 'Larkspur and Osei' })
  expect([first.status, second.status, second.body.id]).toEqual([200, 200, first.body.id])
  expect(first.body).toMatchObject({
    state: 'requested',
    openUntil: '2026-06-23T04:00:00.000Z',
    opens: 0,
    hasLink: true,
    requestedBy: partner.user.name,
  })
  const written = await testDeps().db.select().from(mails).where(eq(mails.kind, 'consent_request'))
  expect(written).toHaveLength(1)
  expect(written[0]?.subject).toBe('A position we would like to put you forward for')
  expect(written[0]?.text).toContain('They liked your deals.')
  expect(written[0]?.text).not.toContain('/consent/')
  expect(await kinds()).toEqual(['consent_requested'])
  const [link] = await testDeps().db.select().from(signedLinks)
  expect(link?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
})

test('twenty openings by mail scanners change nothing', async () => {
  const { id, token, partner, application } = await request()
  const agents = ['Barracuda Sentinel', 'python-requests/2.31', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'Mimecast']
  const statuses: number[] = []
  for (let n = 0; n < 20; n++)
    statuses.push((await open(token, asked, { 'User-Agent': agents[n % agents.length] ?? '' })).status)
  expect((await open(token, asked, browser, 'HEAD')).status).toBe(200)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await list(partner, application.id))[0]).toMatchObject({ id, state: 'requested', opens: 0 })
  expect(await kinds()).toEqual(['consent_requested'])
  const page = await open(token)
  expect((await list(partner, application.id))[0]).toMatchObject({ state: 'requested', opens: 1 })
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
  const html = await page.text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).not.toMatch(/checked|<script[^>]*src="[^"]*react/)
})

test('shows the stored statement byte for byte, also after the template changed', async () => {
  const { admin, id, token } = await request()
  const shown = async () => statementOn(await (await open(token)).text())
  const before = await shown()
  const [stored] = await testDeps().db.select().from(consents).where(eq(consents.id, id))
  expect(before).toBe(stored?.statement)
  expect(before).toContain(`may submit me to ${firm}`)
  expect(stored?.statementHash).toBe(await sha256Hex(before))
  const saved = await call('PATCH', '/api/settings', {
    as: admin,
    body: { consentStatement: 'New: {firm} {position}' },
  })
  expect(saved.status).toBe(200)
  await send(token, { action: 'yes', prior: 'no' })
  expect(await shown()).toBe(before)
  const [entry] = (await testDeps().db.select().from(evidence).orderBy(evidence.id)).slice(-1)
  expect(JSON.parse(entry?.body ?? '{}')).toMatchObject({ statementHash: stored?.statementHash, company: firm })
  const copy = await testDeps().db.select().from(mails).where(eq(mails.kind, 'consent_copy'))
  expect(copy[0]?.text).toContain(before)
})

test('counts an answer until midnight Eastern time of the last day', async () => {
  const late = await request()
  await send(late.token, { action: 'yes', prior: 'no' }, '2026-06-22T23:59:00-04:00')
  expect((await list(late.partner, late.application.id, '2026-06-22T23:59:30-04:00'))[0]?.state).toBe('given')
  const over = await request()
  const html = await (await send(over.token, { action: 'yes', prior: 'no' }, '2026-06-23T00:00:00-04:00')).text()
  expect(html).toContain('You had through Jun 22, 2026 to answer.')
  expect((await list(over.partner, over.application.id, '2026-06-23T00:00:00-04:00'))[0]).toMatchObject({
    state: 'expired',
    answeredAt: null,
  })
  expect(await kinds()).toEqual(['consent_requested', 'consent_given', 'consent_requested'])
  for (let twice = 0; twice < 2; twice++)
    expect(await (await send(over.token, { action: 'again' }, '2026-06-23T09:00:00-04:00')).text()).toContain(
      'We let your recruiter know',
    )
  const notified = await testDeps()
    .db.select()
    .from(notifications)
    .where(eq(notifications.userId, over.partner.user.id))
  expect(notified.map(({ type, title }) => [type, title])).toEqual([['consent', 'Consent answered']])
  const again = await ask(over.partner, over.application.id, {}, '2026-06-23T10:00:00-04:00')
  expect(again.body.state).toBe('requested')
})

test('is usable through the last of its ninety days', async () => {
  const { token, partner, application } = await request()
  await send(token, { action: 'yes', prior: 'unsure', priorText: 'A friend sent it?' }, '2026-06-16T09:14:00-04:00')
  const state = async (time: string) => (await list(partner, application.id, time))[0]?.state
  expect([await state('2026-09-14T23:59:00-04:00'), await state('2026-09-15T00:00:00-04:00')]).toEqual([
    'given',
    'expired',
  ])
  expect((await list(partner, application.id))[0]).toMatchObject({
    priorContact: 'unsure',
    priorContactText: 'A friend sent it?',
  })
})

test('of two answers at once the first counts and the second sees it', async () => {
  const { token, partner, application } = await request()
  const pages = await Promise.all([send(token, { action: 'yes', prior: 'no' }), send(token, { action: 'no' })])
  const texts = await Promise.all(pages.map((page) => page.text()))
  const [consent] = await list(partner, application.id)
  const title = consent?.state === 'given' ? 'You agreed' : 'You said no'
  expect(texts.every((text) => text.includes(`<h1>${title}</h1>`))).toBe(true)
  expect(await kinds()).toEqual(['consent_requested', `consent_${consent?.state}`])
})

test('keeps what was typed when an answer is missing', async () => {
  const { token } = await request()
  const page = await send(token, { action: 'yes', answer: 'Call me <first>' })
  expect(page.status).toBe(400)
  const html = await page.text()
  expect(html).toContain('Please tell us whether you or anyone else has been in touch')
  expect(html).toContain('Call me &lt;first&gt;')
  expect((await send(token, {})).status).toBe(400)
  expect((await send(token, { action: 'cancel' })).status).toBe(400)
  expect(await kinds()).toEqual(['consent_requested'])
})

test('hides the firm of a confidential job until the candidate promises discretion', async () => {
  const { token } = await request()
  await testDeps().db.update(jobs).set({ isConfidential: true })
  const before = await (await open(token)).text()
  expect(before).toContain('keep the firm’s name to myself')
  expect(before).not.toContain('Larkspur')
  expect(await (await send(token, { action: 'yes', prior: 'no' })).text()).not.toContain('Larkspur')
  expect(await (await send(token, { action: 'reveal' })).text()).toContain('Larkspur')
  expect(await kinds()).toEqual(['consent_requested'])
})

test('keeps the firm of an expired confidential request to itself', async () => {
  const { id, token } = await request()
  await testDeps().db.update(jobs).set({ isConfidential: true })
  const page = await (await send(token, { action: 'reveal' }, '2026-06-23T00:00:00-04:00')).text()
  expect(page).toContain('through Jun 22, 2026')
  expect(page).not.toContain('Larkspur')
  expect((await testDeps().db.select().from(consents).where(eq(consents.id, id)))[0]?.revealedAt).toBeNull()
})

test('a withdrawal after the submission takes the candidate out of the process', async () => {
  const { id, token, partner, application } = await request()
  await send(token, { action: 'yes', prior: 'no' })
  const { db } = testDeps()
  const interviewDate = new Date('2026-06-20T14:00:00Z')
  const [sent, elsewhere] = await db
    .insert(clientSubmissions)
    .values([
      {
        applicationId: application.id,
        companyName: 'LARKSPUR AND OSEI, LLP',
        status: 'interview_scheduled',
        interviewDate,
        consentId: id,
        sentAt: new Date(asked),
        sentHow: 'email' as const,
      },
      { applicationId: application.id, companyName: 'Somebody Else' },
    ])
    .returning()
  const owned = { applicationId: application.id, submissionId: sent?.id ?? 0, consentId: id, chain: 'a1:x', months: 6 }
  const [firmRow] = await db.select().from(firms)
  await db.insert(ownerships).values({
    ...owned,
    firmId: firmRow?.id ?? 0,
    sentAt: new Date(asked),
    sentHow: 'email',
    startsOn: '2026-06-15',
    endsOn: '2026-12-15',
  })
  for (let twice = 0; twice < 2; twice++)
    expect(await (await send(token, { action: 'withdraw', reason: 'Stayed' })).text()).toContain('You withdrew')
  expect((await list(partner, application.id))[0]).toMatchObject({ id, state: 'withdrawn', withdrawReason: 'Stayed' })
  const [moved] = await db.select().from(jobApplications).where(eq(jobApplications.id, application.id))
  expect(moved?.status).toBe('rejected_by_candidate')
  expect((await db.select().from(followUps)).map(({ text, ownerId }) => [text, ownerId])).toEqual([
    ['Tell the firm: Łukasz Żółć withdrew', partner.user.id],
  ])
  expect(await kinds()).toEqual(['consent_requested', 'consent_given', 'consent_withdrawn'])
  const [mail] = await db.select().from(mails).where(eq(mails.kind, 'consent_answered'))
  expect(mail?.subject).not.toContain('Larkspur')

  const rows = await db.select().from(clientSubmissions).orderBy(clientSubmissions.id)
  expect(rows.map(({ status, interviewDate: date, outcomeReason }) => [status, date, outcomeReason])).toEqual([
    ['closed', null, 'The candidate withdrew consent.'],
    [elsewhere?.status, null, null],
  ])
  const canceled = (await db.select().from(mails)).filter(({ calendarMethod }) => calendarMethod === 'CANCEL')
  expect(canceled.map(({ kind }) => kind).toSorted()).toEqual(['client_interview_cancelled', 'interviewer'])
  expect((await db.select().from(ownerships)).map(({ state, endsOn }) => [state, endsOn])).toEqual([
    ['running', '2026-12-15'],
  ])
})

test('a withdrawal leaves the application where another firm considers it', async () => {
  const { token, application } = await request()
  await send(token, { action: 'yes', prior: 'no' })
  const { db } = testDeps()
  const sent = { applicationId: application.id, sentAt: new Date(asked), sentHow: 'email' as const }
  await db.insert(clientSubmissions).values([
    { ...sent, companyName: firm },
    { ...sent, companyName: 'Somebody Else' },
  ])
  await send(token, { action: 'withdraw' })
  const rows = await db.select().from(clientSubmissions).orderBy(clientSubmissions.id)
  expect(rows.map(({ status }) => status)).toEqual(['closed', 'submitted_to_client'])
  const [left] = await db.select().from(jobApplications).where(eq(jobApplications.id, application.id))
  expect(left?.status).toBe(application.status)
  expect(await db.select().from(followUps)).toHaveLength(1)
})

test('after a withdrawal an unsent submission stays, and can’t be sent', async () => {
  const { token, partner, application } = await request()
  await send(token, { action: 'yes', prior: 'no' })
  const { db } = testDeps()
  const [unsent] = await db
    .insert(clientSubmissions)
    .values({ applicationId: application.id, companyName: firm })
    .returning()
  await send(token, { action: 'withdraw' }, '2026-06-16T10:00:00-04:00')
  expect(await db.select().from(followUps)).toEqual([])
  const [left] = await db.select().from(jobApplications).where(eq(jobApplications.id, application.id))
  expect(left?.status).toBe(application.status)
  const sending = (time: string) =>
    answerOf<{ code: string }>(
      call('POST', `/api/client-submissions/${unsent?.id}/sent`, {
        as: partner,
        body: { how: 'phone', at: new Date(time).toISOString() },
        ...at('2026-06-17T10:00:00-04:00'),
      }),
    )
  const refused = await sending('2026-06-16T10:00:00-04:00')
  expect([refused.status, refused.body.code]).toEqual([409, 'consent_refused'])
  const again = await answerOf<{ code: string }>(
    call('POST', `/api/applications/${application.id}/client-submissions`, {
      as: partner,
      body: { companyName: firm },
      ...at('2026-06-17T10:00:00-04:00'),
    }),
  )
  expect([again.status, again.body.code]).toEqual([409, 'consent_refused'])
  // It was sent before, and is recorded late.
  expect((await sending('2026-06-16T09:59:00-04:00')).status).toBe(200)
})

test('another partner can’t list, ask, cancel, remind or see', async () => {
  const { id, other, partner, waiting, application } = await request()
  expect((await ask(other, application.id)).status).toBe(404)
  expect((await ask(null, application.id)).status).toBe(401)
  expect((await ask(waiting, application.id)).status).toBe(403)
  expect((await call('GET', `/api/applications/${application.id}/consents`, { as: other })).status).toBe(404)
  for (const what of ['cancel', 'remind', 'revoke-link', 'link'])
    expect((await act(other, id, what)).body.code).toBe('consent_not_found')
  expect((await list(partner, application.id))[0]?.state).toBe('requested')
})

test('a canceled request and a revoked, expired or unknown link answer alike', async () => {
  const canceled = await request()
  expect((await act(canceled.partner, canceled.id, 'cancel')).body).toMatchObject({
    state: 'cancelled',
    hasLink: false,
  })
  expect((await act(canceled.partner, canceled.id, 'cancel')).status).toBe(200)
  const revoked = await request()
  expect((await act(revoked.partner, revoked.id, 'revoke-link')).body).toMatchObject({
    state: 'requested',
    hasLink: false,
  })
  const old = await request()
  const pages = await Promise.all([
    open(canceled.token),
    open(revoked.token),
    open(old.token, '2027-06-20T00:00:00Z'),
    open(newToken()),
    open('x'),
    send(revoked.token, { action: 'yes', prior: 'no' }),
  ])
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404))
  const bodies = await Promise.all(pages.map(async (page) => /<main[^]*<\/main>/.exec(await page.text())?.[0]))
  expect(new Set(bodies).size).toBe(1)
  const answered = await request()
  await send(answered.token, { action: 'no' })
  expect((await act(answered.partner, answered.id, 'cancel')).body.code).toBe('consent_answered')
})

test('an address that guesses is refused after 120 requests', async () => {
  const headers = { ...browser, 'cf-connecting-ip': '203.0.113.9' }
  const { db } = testDeps()
  const statuses: number[] = []
  for (let n = 0; n < 121; n++) statuses.push((await open(newToken(), asked, headers)).status)
  expect([new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([new Set([404]), 429])
  expect(await db.select().from(signedLinks)).toEqual([])
}, 60_000)

test('asks nobody who can’t or mustn’t be asked', async () => {
  const { partner, application } = await cast()
  const { db } = testDeps()
  await send((await request()).token, { action: 'no' })
  await db.update(jobApplications).set({ applicantEmail: '' }).where(eq(jobApplications.id, application.id))
  expect((await ask(partner, application.id)).body.code).toBe('email_needed')
  await db
    .update(jobApplications)
    .set({ applicantEmail: 'ban@example.com' })
    .where(eq(jobApplications.id, application.id))
  await db.insert(people).values({
    profileUrl: 'https://firm.example/people/1',
    urlKey: 'firm.example/people/1',
    name: 'Łukasz Żółć',
    nameKey: 'lukasz zolc',
    firm: 'Firm',
    email: 'ban@example.com',
    doNotContactAt: new Date('2026-01-01'),
  })
  expect((await ask(partner, application.id)).body.code).toBe('do_not_contact')
  const declined = await request()
  await send(declined.token, { action: 'no' })
  expect((await ask(declined.partner, declined.application.id, {}, '2026-06-29T23:00:00-04:00')).body.code).toBe(
    'declined_recently',
  )
  expect((await ask(declined.partner, declined.application.id, {}, '2026-06-30T00:00:00-04:00')).status).toBe(200)
})

test('reminds once after half of the time', async () => {
  const { id, token } = await request()
  const due = async (time: string) => (await testDeps().consents.toRemind(new Date(time), 10)).map((one) => one.id)
  expect(await due('2026-06-18T12:00:00-04:00')).toEqual([])
  const half = '2026-06-19T12:00:00-04:00'
  expect(await due(half)).toEqual([id])
  const deps = testDeps({ now: () => new Date(half) })
  await consentsCronJobs[0]?.run(deps)
  for (let twice = 0; twice < 2; twice++) await remindIfDue(deps, id)
  expect(await due(half)).toEqual([])
  const written = await testDeps().db.select().from(mails).where(eq(mails.kind, 'consent_reminder'))
  expect(written).toHaveLength(1)
  expect((await open(token, half)).status).toBe(200)
})

test('records consent only with a document, and a phone call only as a note', async () => {
  const { partner, application } = await cast()
  const { db } = testDeps()
  const [file] = await db
    .insert(documents)
    .values({
      applicationId: application.id,
      filename: 'a.pdf',
      originalName: 'yes.pdf',
      key: 'documents/a.pdf',
      documentType: 'other',
      fileSize: 9,
      mimeType: 'application/pdf',
    })
    .returning()
  const record = (body: Record<string, unknown>) =>
    answerOf<{ consent: ConsentItem | null; code: string }>(
      call('POST', `/api/applications/${application.id}/consents/record`, {
        as: partner,
        body: { firmName: firm, scope: 'named', statement: 'Yes, please.', ...body },
        ...at(asked),
      }),
    )
  expect((await record({ channel: 'email' })).status).toBe(400)
  expect((await record({ channel: 'email', documentId: 999 })).body.code).toBe('unknown_document')
  expect((await record({ channel: 'phone' })).body.consent).toBeNull()
  expect(await list(partner, application.id)).toEqual([])
  const given = await record({ channel: 'email', documentId: file?.id })
  expect(given.body.consent).toMatchObject({ state: 'given', channel: 'email', statement: 'Yes, please.' })
  expect((await record({ channel: 'paper', documentId: file?.id })).body.code).toBe('consent_running')
  expect(await kinds()).toEqual(['note', 'consent_given'])
})

test('erasing leaves the hash and the times only', async () => {
  const { id, token, admin } = await request()
  await send(token, { action: 'yes', prior: 'yes', priorText: 'By Quill Search', answer: 'Gladly' })
  const [before] = await testDeps().db.select().from(consents).where(eq(consents.id, id))
  const erased = await call('POST', '/api/candidate-data/erase', { as: admin, body: { email: 'maya@example.com' } })
  expect(erased.status).toBe(200)
  const [after] = await testDeps().db.select().from(consents).where(eq(consents.id, id))
  expect(after).toMatchObject({
    statementHash: before?.statementHash,
    requestedAt: before?.requestedAt,
    answeredAt: before?.answeredAt,
    statement: '',
    firmName: '',
    answer: null,
    priorContact: null,
    priorContactText: null,
    answeredIp: null,
    answeredAgent: null,
  })
  expect((await open(token)).status).toBe(404)
  const left = await env.DB.prepare('select * from consents').all()
  expect(JSON.stringify(left.results)).not.toMatch(/Larkspur|Quill|Gladly/)
})

test('gives staff a link only without an email service, and says so in the evidence', async () => {
  const { id, partner } = await request()
  const { body } = await act(partner, id, 'link')
  const token = body.url.split('/consent/')[1] ?? ''
  expect((await open(token)).status).toBe(200)
  expect(await kinds()).toEqual(['consent_requested', 'note'])
})

test('consent to any position shows with the person’s other applications', async () => {
  const { partner, other, application } = await cast()
  const { db } = testDeps()
  const [person] = await db.insert(candidates).values({ name: 'Łukasz Żółć', isPerson: true }).returning()
  const second = await addApplication({ assignedPartnerId: partner.user.id })
  const foreign = await addApplication({ assignedPartnerId: other.user.id })
  await db.update(jobApplications).set({ candidateId: person?.id ?? 0 })
  const { body } = await ask(partner, application.id, { isForAnyPosition: true })
  expect(body.statement).toContain('for this position: any position there that fits my background.')
  expect((await list(partner, second.id)).map(({ id, isForAnyPosition }) => [id, isForAnyPosition])).toEqual([
    [body.id, true],
  ])
  expect((await ask(partner, second.id)).body.id).toBe(body.id)
  expect(await list(other, foreign.id)).toEqual([])
})

test('asks ten candidates of one job, and says who wasn’t asked and why', async () => {
  const { partner, other, admin, application } = await cast()
  const { db } = testDeps()
  const { jobId } = application
  const mine = { jobId, assignedPartnerId: partner.user.id }
  const [noEmail, asked2, theirs] = await Promise.all([
    addApplication({ ...mine, applicantName: 'No Email', applicantEmail: '' }),
    addApplication({ ...mine, applicantName: 'Second Ask' }),
    addApplication({ jobId, assignedPartnerId: other.user.id, applicantName: 'Hidden' }),
  ])
  const askAll = (as: TestSession, ids: number[]) =>
    answerOf<{
      asked: unknown[]
      notAsked: { id: number; applicantName: string | null; code: string }[]
      code: string
    }>(
      call('POST', '/api/consents/bulk', {
        as,
        body: { applicationIds: ids, firmName: firm, scope: 'blind' },
        ...at(asked),
      }),
    )
  const ids = [application.id, noEmail.id, asked2.id, theirs.id, application.id]
  const { body } = await askAll(partner, ids)
  expect(body.asked).toEqual([
    { id: application.id, applicantName: 'Łukasz Żółć' },
    { id: asked2.id, applicantName: 'Second Ask' },
  ])
  expect(body.notAsked.map(({ id, applicantName, code }) => [id, applicantName, code])).toEqual([
    [noEmail.id, 'No Email', 'email_needed'],
    [theirs.id, null, 'application_not_found'],
  ])
  const links = await db.select().from(signedLinks)
  expect(new Set(links.map(({ tokenHash }) => tokenHash)).size).toBe(2)
  expect((await askAll(partner, ids)).body.notAsked.map(({ code }) => code)).toEqual([
    'already_asked',
    'email_needed',
    'already_asked',
    'application_not_found',
  ])
  expect(await db.select().from(mails).where(eq(mails.kind, 'consent_request'))).toHaveLength(2)
  const elsewhere = await addApplication({})
  expect((await askAll(admin, [application.id, elsewhere.id])).body.code).toBe('one_position')
  expect(
    (
      await askAll(
        admin,
        Array.from({ length: 11 }, (_, n) => n + 1),
      )
    ).status,
  ).toBe(400)
})

test('a no to a firm holds for all applications of the person for 14 days', async () => {
  const { partner, other, token, application } = await request()
  const { db } = testDeps()
  const [person] = await db.insert(candidates).values({ name: 'Łukasz Żółć', isPerson: true }).returning()
  const second = await addApplication({ assignedPartnerId: other.user.id })
  await db.update(jobApplications).set({ candidateId: person?.id ?? 0 })
  await db.update(consents).set({ candidateId: person?.id ?? 0 })
  await send(token, { action: 'no' })
  const refused = async (as: TestSession, id: number) =>
    (
      await answerOf<{ code: string; message: string }>(
        call('POST', `/api/applications/${id}/consents`, {
          as,
          body: { firmName: firm, scope: 'named' },
          ...at(asked),
        }),
      )
    ).body
  expect((await refused(partner, application.id)).code).toBe('declined_recently')
  const toOther = await refused(other, second.id)
  expect(toOther.code).toBe('declined_recently')
  expect(JSON.stringify(toOther)).not.toMatch(/said no|Jun/)
})

test('merging firms or people carries their consents, and undoing carries them back', async () => {
  const { admin, partner, id, application } = await request()
  const { db } = testDeps()
  const stored = async () => (await db.select().from(consents).where(eq(consents.id, id)))[0]
  const own = (await stored())?.firmId ?? 0
  const [kept] = await db.insert(firms).values({ name: 'Osei Group', nameKey: 'osei group' }).returning()
  const merged = await answerOf<{ mergeId: number }>(
    call('POST', `/api/firms/${kept?.id}/merge`, { as: admin, body: { otherId: own } }),
  )
  expect((await stored())?.firmId).toBe(kept?.id)
  // Asking under the firm's other name returns the open request.
  expect((await ask(partner, application.id, { firmName: 'Osei Group' })).body.id).toBe(id)
  expect((await call('POST', `/api/firms/merges/${merged.body.mergeId}/undo`, { as: admin })).status).toBe(200)
  expect((await stored())?.firmId).toBe(own)

  const rows = await db
    .insert(candidates)
    .values([1, 2].map((n) => ({ name: `Person ${n}`, isPerson: true, email: `p${n}@example.com` })))
    .returning()
  const [first, second] = rows.map((row) => row.id) as [number, number]
  await db.update(jobApplications).set({ candidateId: second })
  await db.update(consents).set({ candidateId: second })
  const people = await answerOf<{ mergeId: number }>(
    call('POST', `/api/candidates/${first}/merge`, { as: admin, body: { otherId: second } }),
  )
  expect((await stored())?.candidateId).toBe(first)
  expect((await call('POST', `/api/candidates/merges/${people.body.mergeId}/undo`, { as: admin })).status).toBe(200)
  expect((await stored())?.candidateId).toBe(second)
})
