import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passReasonLabels, reviewLimits } from '#contract/domain/review-rooms.ts'
import { priorContacts } from '#worker/features/clients/submission-gate/prior-contacts.table.ts'
import { call, testDeps } from '#worker/test/api.ts'
import { addReviewLink } from '#worker/test/review-rooms.ts'
import { api, at, codeIn, entered, passOn, send, sent } from '#worker/test/review-visits.ts'
import { reviewItems, reviewRooms } from './review-rooms.table.ts'

test('a pass on somebody known is a prior contact until it is taken back', async () => {
  const { answer, client, application } = await entered(1)
  const known = () => testDeps().db.select().from(priorContacts)
  await answer(0, { answer: 'pass', reason: 'known', text: 'Met in 2024' })
  expect(await known()).toMatchObject([
    {
      applicationId: application.id,
      firmId: client.firm.id,
      onDay: '2026-06-15',
      source: 'client',
      note: `Rae Lind answered in the review room: ${passReasonLabels.known}. “Met in 2024”`,
    },
  ])
  await answer(0, { answer: 'pass', reason: 'known', text: 'Met in 2025', version: '2' })
  expect((await known()).map(({ note }) => note.slice(-13))).toEqual(['“Met in 2025”'])
  await answer(0, { answer: 'hold', text: 'x'.repeat(4_100), version: '3' })
  expect(await known()).toEqual([])
  expect((await testDeps().db.select().from(reviewItems))[0]?.text).toHaveLength(reviewLimits.text)
})

test('keeps what two contacts answer about one candidate, and shows each to staff', async () => {
  const { answer, client, room, partner, token, pass } = await entered(1)
  await send(token, { action: 'forward', name: 'Dana Roe', email: 'dana.roe@firm.example', pass })
  await answer(0, { answer: 'interview' })
  const { db } = testDeps()
  const [copy] = await db.select().from(reviewRooms).where(eq(reviewRooms.forwardedFrom, room.id))
  const theirs = await addReviewLink(copy?.id ?? '')
  const cover = passOn(await (await send(theirs, { action: 'open' })).text())
  const html = await (await send(theirs, { code: await codeIn(), pass: cover }, sent, '/code')).text()
  const [item] = await db
    .select()
    .from(reviewItems)
    .where(eq(reviewItems.roomId, copy?.id ?? ''))
  const later = '2026-06-15T11:05:00-04:00'
  const form = { action: 'answer', item: String(item?.id), version: '1', pass: passOn(html) }
  const page = await (await send(theirs, { ...form, answer: 'pass', reason: 'pay' }, later)).text()
  expect(page).not.toMatch(/Rae|Lind|Interview,/)
  expect((await api('GET', `/${room.id}`, partner)).body.items[0]).toMatchObject({
    answer: 'interview',
    others: [{ contact: 'Dana R.', answer: 'pass' }],
  })
  expect((await api('GET', `/${copy?.id}`, partner)).body.items[0]).toMatchObject({
    answer: 'pass',
    others: [{ contact: 'Rae L.', answer: 'interview' }],
  })
  expect(client.contact.name).toBe('Rae Lind')
})

test('erasing a candidate takes them out of the room', async () => {
  const { token, pass, application, admin, room } = await entered(2)
  const person = await call('GET', `/api/applications/${application.id}`, { as: admin })
  const { applicantEmail } = await person.json<{ applicantEmail: string }>()
  const erased = await call('POST', '/api/candidate-data/erase', {
    as: admin,
    body: { email: applicantEmail },
    ...at(sent),
  })
  expect(erased.status).toBe(200)
  const html = await (await send(token, { action: 'open', pass })).text()
  expect(html).not.toMatch(/Łukasz|Żółć|withdrawn by the agency/)
  expect(html).toContain('Person Number0')
  expect((await api('GET', `/${room.id}`, admin)).body.items).toHaveLength(1)
})

test('lists the rooms of one candidate', async () => {
  const { application, partner, other, room } = await entered(1)
  const page = async (id: number, as = partner) =>
    (await call('GET', `/api/review-rooms/page?applicationId=${id}`, { as })).json<{ items: { id: string }[] }>()
  expect((await page(application.id)).items.map(({ id }) => id)).toEqual([room.id])
  expect((await page(application.id + 1)).items).toEqual([])
  expect((await page(application.id, other)).items).toEqual([])
})
