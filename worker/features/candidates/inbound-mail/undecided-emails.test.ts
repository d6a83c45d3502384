import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import type { UndecidedEmail } from '#contract/api/candidates/undecided-emails.ts'
import { intakeDays, maxUndecided } from '#contract/domain/intake.ts'
import { erasePerson } from '#worker/features/candidates/candidate-rights/candidate-rights.service.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { addUndecidedEmail } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { fileEmail } from './file-correspondence.service.ts'
import { correspondence } from './inbound-mail.table.ts'

type Copy = { to?: readonly string[]; text?: string; id?: string }

/** Files a copy of an email as its sender. @param copy.to "Maya Chen <maya@example.com>" */
function file(as: TestSession, { to = [], text = 'Hello', id = '<m1@placet.test>' }: Copy) {
  const mailbox = (one: string) => {
    const [, name = '', address = one] = /^(.*?) ?<(.*)>$/.exec(one) ?? []
    return { name, address }
  }
  const from = { name: '', address: as.user.email }
  const email = { headers: [], headerLines: [], attachments: [], from, messageId: id, subject: 'A role', text }
  return fileEmail(testDeps(), { ...email, to: to.map(mailbox) }, as.user)
}
const list = async (as: TestSession, query = '') =>
  (await call('GET', `/api/intake/emails${query}`, { as })).json<UndecidedEmail[]>()
const post = async (as: TestSession, path: string, body: object = {}) => {
  const answer = await call('POST', `/api/intake/emails/${path}`, { as, body })
  return { status: answer.status, body: await answer.json<{ code?: string; candidateId?: number }>() }
}
const onlyId = async (as: TestSession) => (await list(as))[0]?.id ?? 0
const filed = () => testDeps().db.select().from(correspondence).orderBy(correspondence.id)
const person = (as: TestSession) => ({ isPerson: true, assignedPartnerId: as.user.id, name: 'Maya Chen' })
const maya = 'Maya Chen <maya@example.com>'

describe('a copy of an email with somebody who is not on record', () => {
  test('waits for a decision, once, and becomes a new person with all its emails', async ({ expect }) => {
    const as = await signedIn()
    expect([await file(as, { to: [maya] }), await file(as, { to: [maya] })]).toEqual([undefined, undefined])
    await file(as, { to: [maya], id: '<m2@placet.test>' })
    const [email] = await list(as)
    expect(email).toMatchObject({ email: 'maya@example.com', name: 'Maya Chen', emails: 2, duplicates: [] })
    const kept = await post(as, `${email?.id}/keep`)
    expect(await post(as, `${email?.id}/keep`)).toEqual(kept)
    const [added, ...others] = await testDeps().db.select().from(candidates)
    expect(others).toEqual([])
    expect(added).toMatchObject({ id: kept.body.candidateId, email: 'maya@example.com', assignedPartnerId: as.user.id })
    expect((await filed()).map(({ candidateId }) => candidateId)).toEqual([added?.id, added?.id])
    expect(await list(as)).toEqual([])
    expect(await testDeps().db.$count(mails)).toBe(0)
  })

  test('joins a person with another address, whose later emails are then filed', async ({ expect }) => {
    const as = await signedIn()
    const [mine] = await testDeps().db.insert(candidates).values(person(as)).returning()
    await file(as, { to: [maya] })
    const [email] = await list(as)
    expect(email?.duplicates).toMatchObject([{ candidateId: mine?.id, matches: ['name'], mayJoin: true }])
    expect((await post(as, `${email?.id}/keep`, { candidateId: mine?.id })).status).toBe(200)
    await file(as, { to: ['maya@example.com'], id: '<m2@placet.test>' })
    expect((await filed()).map(({ candidateId }) => candidateId)).toEqual([mine?.id, mine?.id])
    expect(await list(as)).toEqual([])
  })

  test('leaves colleagues and the agency’s own addresses out', async ({ expect }) => {
    const [as, other, admin] = [await signedIn(), await signedIn(), await signedIn('admin')]
    await call('PATCH', '/api/settings', { as: admin, body: { intakeAddress: 'intake@in.placet.test' } })
    const to = [other.user.email.toUpperCase().toLowerCase(), as.user.email, 'log+x@in.placet.test', 'not an address']
    expect(await file(as, { to })).toBe('nobody')
    await file(as, { to: [...to, maya] })
    expect((await filed()).map(({ email }) => email)).toEqual(['maya@example.com'])
  })

  test('is filed as received when the copy forwards it', async ({ expect }) => {
    const as = await signedIn()
    const text = 'FYI\n\nFrom: Maya Chen <maya@example.com>\nSent: Monday, June 1, 2026\nTo: you\n\nMay we talk?'
    await file(as, { text })
    expect(await list(as)).toMatchObject([{ direction: 'in', email: 'maya@example.com', text: 'May we talk?' }])
    const [mine] = await testDeps()
      .db.insert(candidates)
      .values({ ...person(as), email: 'maya@example.com' })
      .returning()
    await file(as, { text })
    expect(await filed()).toMatchObject([{ candidateId: mine?.id }])
  })

  test('is taken as sent when the copy is a reply that quotes it', async ({ expect }) => {
    const as = await signedIn()
    const text = 'Yes.\n\nFrom: Maya Chen <maya@example.com>\nSent: Monday, June 1, 2026\nTo: you\n\nMay we talk?'
    await file(as, { to: [maya], text })
    expect(await list(as)).toMatchObject([{ direction: 'out', emails: 1 }])
  })
})

describe('deciding about an address', () => {
  test('is the filer’s and the admins’, who see everybody’s on request', async ({ expect }) => {
    const [as, other, admin] = [await signedIn(), await signedIn(), await signedIn('admin')]
    const { id } = await addUndecidedEmail(as.user.id)
    const lists = [await list(as), await list(other, '?whose=all'), await list(admin), await list(admin, '?whose=all')]
    expect(lists.map(({ length }) => length)).toEqual([1, 0, 0, 1])
    for (const action of ['keep', 'ignore', 'restore']) expect((await post(other, `${id}/${action}`)).status).toBe(404)
    expect((await post(admin, `${id}/keep`)).status).toBe(200)
    expect(await testDeps().db.select().from(candidates)).toMatchObject([{ assignedPartnerId: as.user.id }])
  })

  test('says nothing about a colleague’s person, and asks the admins', async ({ expect }) => {
    const [as, other] = [await signedIn(), await signedIn()]
    await testDeps()
      .db.insert(candidates)
      .values({ ...person(other), email: 'maya@example.com' })
    await file(as, { to: [maya] })
    expect((await list(as))[0]?.duplicates).toEqual([])
    const id = await onlyId(as)
    expect((await post(as, `${id}/keep`)).body).toMatchObject({ code: 'candidate_known' })
    const [theirs] = await testDeps().db.select().from(candidates)
    expect((await post(as, `${id}/keep`, { candidateId: theirs?.id })).status).toBe(404)
    expect((await filed()).map(({ candidateId }) => candidateId)).toEqual([null])
  })

  test('ignores an address with Undo, and is refused once it is on record', async ({ expect }) => {
    const as = await signedIn()
    await file(as, { to: [maya] })
    const id = await onlyId(as)
    await post(as, `${id}/ignore`)
    await file(as, { to: [maya] })
    expect(await list(as)).toEqual([])
    await post(as, `${id}/restore`)
    expect(await list(as)).toMatchObject([{ id }])
    await post(as, `${id}/keep`)
    expect((await post(as, `${id}/ignore`)).body).toMatchObject({ code: 'email_decided' })
  })

  test('needs a name, and refuses somebody who must not be contacted', async ({ expect }) => {
    const as = await signedIn()
    await file(as, { to: ['maya@example.com'] })
    const id = await onlyId(as)
    expect((await post(as, `${id}/keep`)).body).toMatchObject({ code: 'name_needed' })
    const marked = {
      name: 'Maya Chen',
      nameKey: 'maya chen',
      email: 'maya@example.com',
      profileUrl: 'https://a.example',
      urlKey: 'a.example',
      firm: 'Cooley LLP',
    }
    await testDeps()
      .db.insert(people)
      .values({ ...marked, doNotContactAt: new Date() } as typeof people.$inferInsert)
    expect((await post(as, `${id}/keep`, { name: 'Maya Chen' })).body).toMatchObject({ code: 'do_not_contact' })
    expect(await testDeps().db.$count(candidates)).toBe(0)
  })
})

describe('emails that nobody decides about', () => {
  test('are refused above a number, while those with people on record are filed', async ({ expect }) => {
    const as = await signedIn()
    const row = { email: 'x@example.com', direction: 'out', at: new Date(), subject: '', text: '' } as const
    const rows = Array.from({ length: maxUndecided }, (_, n) => ({ ...row, filedBy: as.user.id, messageKey: `k${n}` }))
    for (let at = 0; at < rows.length; at += 10)
      await testDeps()
        .db.insert(correspondence)
        .values(rows.slice(at, at + 10))
    expect(await file(as, { to: [maya] })).toBe('undecided')
    await testDeps()
      .db.insert(candidates)
      .values({ ...person(as), email: 'maya@example.com' })
    expect(await file(as, { to: [maya, 'y@example.com'] })).toBeUndefined()
    expect(await testDeps().db.$count(correspondence)).toBe(maxUndecided + 1)
  })

  test('are deleted after a while, ignored ones sooner, and with the person', async ({ expect }) => {
    const as = await signedIn()
    const [open, ignored, kept] = [
      await addUndecidedEmail(as.user.id),
      await addUndecidedEmail(as.user.id),
      await addUndecidedEmail(as.user.id),
    ]
    await post(as, `${ignored.id}/ignore`)
    await post(as, `${kept.id}/keep`)
    const ids = async (days: number) => {
      await testDeps().undecidedEmails.removeOld(new Date(Date.now() + days * 24 * 3600_000))
      return (await filed()).map(({ id }) => id)
    }
    expect(await ids(intakeDays.decided + 1)).toEqual([open.id, kept.id])
    await erasePerson(testDeps(), as.user.id, open.email)
    expect((await filed()).map(({ id }) => id)).toEqual([kept.id])
    await testDeps().db.update(correspondence).set({ candidateId: null }).where(eq(correspondence.id, kept.id))
    expect(await ids(intakeDays.undecided + 1)).toEqual([])
  })
})
