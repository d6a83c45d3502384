import { eq, sql } from 'drizzle-orm'
import type { ReviewRoom } from '#contract/api/clients/review-rooms.ts'
import type { ConsentScope } from '#contract/domain/consents.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { call, testDeps, type TestSession } from './api.ts'
import { addApplication } from './applications.ts'
import { formType } from './pages.ts'
import { answerOf, cast } from './pipeline.ts'
import { addClientFirm, addReviewLink, addSubmissionTo } from './review-rooms.ts'

/** Monday. */
export const sent = '2026-06-15T11:00:00-04:00'
export const at = (time: string) => ({ deps: { now: () => new Date(time) } })
export const browser = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1' }

type Answer = ReviewRoom & { code: string; url: string; error: string }
export const api = (method: string, path: string, as: TestSession, body?: object, time = sent) =>
  answerOf<Answer>(call(method, `/api/review-rooms${path}`, { as, ...(body ? { body } : {}), ...at(time) }))
export const open = (token: string, time = sent, headers: Record<string, string> = browser, method = 'GET') =>
  call(method, `/review/${token}`, { headers, ...at(time) })
export const send = (token: string, form: Record<string, string>, time = sent, path = '', headers = {}) =>
  call('POST', `/review/${token}${path}`, {
    raw: new URLSearchParams(form).toString(),
    headers: { ...browser, 'Content-Type': formType, ...headers },
    ...at(time),
  })
export const passOn = (html: string) => /name="pass" value="([^"]+)"/.exec(html)?.[1] ?? ''
export const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
export const codeIn = async () => {
  const rows = await testDeps()
    .db.select()
    .from(mails)
    .where(eq(mails.kind, 'review_code'))
    .orderBy(sql`rowid`)
  return /Your code is (\d{6})/.exec(rows.at(-1)?.text ?? '')?.[1] ?? ''
}

/** A room with candidates of one partner, sent to a contact, and its link. */
export async function sentRoom(count = 1, scope: ConsentScope = 'named') {
  const people = await cast()
  const client = await addClientFirm()
  const others = await Promise.all(
    Array.from({ length: count - 1 }, (_, n) =>
      addApplication({ assignedPartnerId: people.partner.user.id, applicantName: `Person Number${n}` }),
    ),
  )
  const applications = [people.application, ...others]
  const submissions = await Promise.all(applications.map(({ id }) => addSubmissionTo(client, id, scope)))
  const body = { contactId: client.contact.id, submissionIds: submissions.map(({ id }) => id) }
  const draft = (await api('POST', '', people.partner, body)).body
  const room = (await api('POST', `/${draft.id}/publish`, people.partner)).body
  return { ...people, client, submissions, room, token: await addReviewLink(room.id) }
}

/** A room behind its code. */
export async function entered(count = 1, time = sent) {
  const made = await sentRoom(count)
  await send(made.token, { action: 'open' }, time)
  const cover = await (await send(made.token, { action: 'open' }, time)).text()
  const page = await send(made.token, { code: await codeIn(), pass: passOn(cover) }, time, '/code')
  const html = await page.text()
  const answer = (item: number, form: Record<string, string>, when = time) =>
    send(
      made.token,
      { action: 'answer', item: String(made.room.items[item]?.id), version: '1', pass: passOn(html), ...form },
      when,
    )
  return { ...made, html, cookie: page.headers.get('Set-Cookie') ?? '', pass: passOn(html), answer }
}
