import type { Email } from 'postal-mime'
import { beforeEach, expect, test } from 'vitest'
import { fileEmail } from '#worker/features/candidates/inbound-mail/file-correspondence.service.ts'
import { correspondence } from '#worker/features/candidates/inbound-mail/inbound-mail.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { contactEmails } from './contact-emails.table.ts'

let admin: TestSession
let partner: TestSession
let firmId: number
let contactId: number
beforeEach(async () => {
  admin = await signedIn('admin')
  partner = await signedIn('partner')
  const { db } = testDeps()
  await db.delete(firms)
  const [firm] = await db.insert(firms).values({ name: 'Harrow Lane LLP', nameKey: 'harrow lane' }).returning()
  firmId = firm?.id ?? 0
  const contact = { firmId, name: 'Robin Hale', email: 'robin@harrow.example' }
  const [robin] = await db.insert(firmContacts).values(contact).returning()
  contactId = robin?.id ?? 0
})

const sent = (given: Partial<Email>): Email =>
  ({
    from: { name: 'A', address: 'a@placet.test' },
    messageId: '<m1@placet.test>',
    subject: 'Two associates',
    text: 'May I send you profiles?',
    headers: [],
    attachments: [],
    ...given,
  }) as unknown as Email
const to = (...addresses: string[]) => addresses.map((address) => ({ name: '', address }))
const file = (as: TestSession, given: Partial<Email>) =>
  fileEmail(testDeps(), sent(given), { id: as.user.id, role: as.user.role, email: as.user.email })
const shown = async (as: TestSession) =>
  (await (await call('GET', `/api/firms/${firmId}/correspondence`, { as })).json()) as object[]

test('files an email with the contact of a firm, once, and asks nobody', async () => {
  const email = { to: to('Robin@Harrow.example'), cc: to('stranger@example.com') }
  expect(await file(partner, email)).toBeUndefined()
  expect(await file(partner, email)).toBeUndefined()
  expect(await shown(admin)).toMatchObject([
    { contactName: 'Robin Hale', email: 'robin@harrow.example', direction: 'out', subject: 'Two associates' },
  ])
  const waiting = await testDeps().db.select().from(correspondence)
  expect(waiting.map(({ email: address, candidateId }) => [address, candidateId])).toEqual([
    ['stranger@example.com', null],
  ])
})

test('shows a partner only the emails that they filed', async () => {
  await file(admin, { to: to('robin@harrow.example') })
  expect(await shown(partner)).toEqual([])
  expect(await shown(admin)).toHaveLength(1)
  await file(partner, { to: to('robin@harrow.example'), messageId: '<m2@placet.test>' })
  expect(await shown(partner)).toHaveLength(1)
})

test('files one email with a candidate and a contact who share an address', async () => {
  await testDeps().db.insert(candidates).values({ name: 'Robin Hale', email: 'robin@harrow.example', isPerson: true })
  await file(admin, { to: to('robin@harrow.example') })
  expect(await shown(admin)).toHaveLength(1)
  expect(await testDeps().db.select().from(correspondence)).toMatchObject([
    { candidateId: expect.any(Number) as number },
  ])
})

test('files an email that a contact wrote and that was forwarded', async () => {
  const text = `FYI

---------- Forwarded message ---------
From: Robin Hale <robin@harrow.example>
Date: Tue, Jun 2, 2026 at 10:00 AM
Subject: Re: Two associates
To: A <a@placet.test>

Yes, please.`
  expect(await file(admin, { to: to('log@in.placet.test'), text })).toBeUndefined()
  expect(await shown(admin)).toMatchObject([{ direction: 'in', subject: 'Re: Two associates', text: 'Yes, please.' }])
})

test('deletes the emails with their contact', async () => {
  await file(admin, { to: to('robin@harrow.example') })
  expect((await call('DELETE', `/api/contacts/${contactId}`, { as: admin })).status).toBe(200)
  expect(await testDeps().db.select().from(contactEmails)).toEqual([])
})
