import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { passFor } from '#worker/features/identity/signed-links/link-codes.service.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { call, testDeps } from '#worker/test/api.ts'
import { formType } from '#worker/test/pages.ts'
import { storedOnce } from '#worker/test/storage.ts'
import { composeOnce } from './compose-once.fixture.ts'
import { demoReviewTokens } from './demo-review-links.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-06-15T16:00:00.000Z')
const rows = async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results
const texts = async (query: string) => (await rows<{ text: string | null }>(query)).flatMap(({ text }) => text ?? [])

const hash = async (password: string) => `hash of ${password}`
storedOnce(() => seedDemo({ db: env.DB, files: env.FILES, now, hash, compose: composeOnce }))

type DemoItem = {
  room: string
  kind: string
  answer: string | null
  sentHow: string | null
  receivedHow: string | null
  scope: string
  consentState: string
  validUntil: number
}

test('demo rooms are untouched, half answered and closed, each with consent', { timeout: 400_000 }, async () => {
  const items = await rows<DemoItem>(`select i.room_id as room, p.kind, i.answer, s.sent_how as sentHow,
      s.received_how as receivedHow, c.scope, c.state as consentState, c.valid_until as validUntil
    from review_items i join client_submissions s on s.id = i.submission_id join consents c on c.id = s.consent_id
      join profiles p on p.id = i.profile_id order by i.id`)
  const of = (room: string) => items.filter((item) => item.room === room)
  expect(of('demountouched').map(({ answer, receivedHow }) => [answer, receivedHow])).toEqual(
    of('demountouched').map(() => [null, null]),
  )
  const half = of('demoanswered').map(({ answer }) => answer)
  expect([half.some((answer) => answer !== null), half.includes(null)]).toEqual([true, true])
  expect(of('democlosed').every(({ answer }) => answer !== null)).toBe(true)
  expect(new Set(items.map(({ answer }) => answer)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['client', 'blind']))
  for (const item of items) {
    expect(item).toMatchObject({ sentHow: 'room', scope: item.kind === 'client' ? 'named' : 'blind' })
    expect(item.consentState).toBe('given')
  }
  for (const room of ['demountouched', 'demoanswered', 'democlosed']) expect(of(room).length).toBeGreaterThanOrEqual(2)
  const kinds = await rows<{ kind: string; n: number }>(`select e.kind, count(*) as n from evidence e
    join review_items i join client_submissions s on s.id = i.submission_id and s.application_id = e.application_id
    group by e.kind`)
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['client_answered', 'consent_given', 'submission_received', 'submission_sent']),
  )
})

test('no page of a room says anything that a client must not know', { timeout: 400_000 }, async () => {
  const deps = testDeps({ now: () => now })
  const pages: { room: string; text: string }[] = []
  const links = await deps.db.select().from(signedLinks)
  for (const [state, token] of Object.entries(demoReviewTokens)) {
    const link = links.find(({ subjectId }) => subjectId === `demo${state}`)
    if (!link) throw new Error('a demo room has no link')
    const pass = await passFor(deps, link, 'confirmed')
    const opened = await passFor(deps, link, 'opened')
    const send = (path: string, form: Record<string, string>) =>
      call('POST', `/review/${token}${path}`, {
        raw: new URLSearchParams(form).toString(),
        headers: { 'Content-Type': formType },
        deps: { now: () => now },
      })
    const [item] = await rows<{ id: number; version: number }>(
      `select id, version from review_items where room_id = 'demo${state}' order by answer is null desc, id limit 1`,
    )
    const answer = { action: 'answer', item: String(item?.id), version: String(item?.version), pass }
    const answers = [
      await call('GET', `/review/${token}`, { deps: { now: () => now } }),
      await call('GET', `/review/${token}`, { headers: { Cookie: `review=${pass}` }, deps: { now: () => now } }),
      await send('', { action: 'open', pass: opened }),
      await send('/code', { code: '000000', pass: opened }),
      await send('', { ...answer, answer: 'pass' }),
      await send('', { ...answer, answer: 'pass', reason: 'pay', text: 'Above our scale' }),
      await send('', { action: 'forward', name: 'Dana Roe', email: 'dana@elsewhere.example', pass }),
    ]
    for (const page of answers) {
      const headers = [...page.headers].map((header) => header.join(': ')).join('\n')
      pages.push({ room: `demo${state}`, text: `${headers}\n${await page.text()}` })
    }
  }
  expect(pages.some(({ text }) => text.includes('profile-code'))).toBe(true)
  const never = [
    ...(await texts(`select notes as text from client_submissions`)),
    ...(await texts(`select additional_notes as text from job_applications`)),
    ...(await texts(`select interview_notes as text from job_applications`)),
    ...(await texts(`select cover_letter as text from job_applications`)),
    ...(await texts(`select match_summary as text from job_applications`)),
    ...(await texts(`select message as text from candidate_messages`)),
    ...(await texts(`select text from follow_ups`)),
    ...(await texts(`select reason as text from rejections`)),
    ...(await texts(`select applicant_email as text from job_applications`)),
    ...(await texts(`select email as text from candidates`)),
    ...(await texts(`select email as text from firm_contacts`)),
    ...(await texts(`select phone_number as text from job_applications`)),
    ...(await texts(`select linkedin_url as text from job_applications`)),
  ].filter((text) => text.trim().length > 5)
  expect(never.length).toBeGreaterThan(500)
  const found = pages.flatMap(({ room, text }) => never.filter((one) => text.includes(one)).map((one) => [room, one]))
  expect(found).toEqual([])
  // Other firms: those that people in the room were submitted to. A named profile may say where they worked.
  const others = await rows<{
    room: string
    name: string
    said: string
  }>(`select i.room_id as room, o.company_name as name,
      (select group_concat(p.body) from review_items k join profiles p on p.id = k.profile_id where k.room_id = i.room_id) as said
    from review_items i join client_submissions s on s.id = i.submission_id
      join client_submissions o on o.application_id = s.application_id and o.firm_id is not s.firm_id`)
  expect(others.length).toBeGreaterThan(0)
  const named = others.filter(
    ({ room, name, said }) =>
      !said.includes(name) && pages.some((page) => page.room === room && page.text.includes(name)),
  )
  expect(named).toEqual([])
  // The name behind a blind profile, and scores.
  const blind = await rows<{ room: string; name: string }>(`select i.room_id as room, a.applicant_name as name
    from review_items i join profiles p on p.id = i.profile_id and p.kind = 'blind'
      join client_submissions s on s.id = i.submission_id join job_applications a on a.id = s.application_id`)
  expect(
    blind.filter(({ room, name }) => pages.some((page) => page.room === room && page.text.includes(name))),
  ).toEqual([])
  expect(
    pages.filter(({ text }) => /match score|rejected_by|submitted_to_client|client_interview/i.test(text)),
  ).toEqual([])
})
