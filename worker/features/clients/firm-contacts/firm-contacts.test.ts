import { describe, test } from 'vitest'
import type { FirmContact } from '#contract/api/clients/firm-contacts.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firmOffices } from '#worker/features/jobs/firms/firms.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { firmContacts } from './firm-contacts.table.ts'

type Answer = FirmContact & { code?: string; issues?: { path: string }[] }
const add = (as: TestSession, firmId: number, body: object) =>
  answerOf<Answer>(call('POST', `/api/firms/${firmId}/contacts`, { as, body }))
const list = (as: TestSession, firmId: number) =>
  answerOf<FirmContact[]>(call('GET', `/api/firms/${firmId}/contacts`, { as }))
const change = (as: TestSession, id: number, body: object) =>
  answerOf<Answer>(call('PATCH', `/api/contacts/${id}`, { as, body }))
const remove = (as: TestSession, id: number) => answerOf<Answer>(call('DELETE', `/api/contacts/${id}`, { as }))
const stored = () => testDeps().db.select().from(firmContacts)

async function given() {
  const [admin, partner, firm] = [await signedIn('admin'), await signedIn('partner'), await addFirm()]
  return { admin, partner, firm }
}

describe('contacts of a firm', () => {
  test('are added by admins, and proposed by partners until an admin confirms them', async ({ expect }) => {
    const { admin, partner, firm } = await given()
    const proposed = await add(partner, firm.id, {
      name: ' Rae  Lind ',
      email: 'Rae@Example.com',
      notes: 'Prefers calls',
    })
    expect(proposed).toMatchObject({
      status: 201,
      body: { name: 'Rae Lind', email: 'rae@example.com', role: 'recruiting', isConfirmed: false, isActive: true },
    })
    const added = (await add(admin, firm.id, { name: 'Ann Lee', role: 'partner' })).body
    expect(added).toMatchObject({ email: null, isConfirmed: true })
    expect((await change(partner, proposed.body.id, { isConfirmed: true })).status).toBe(403)
    expect((await remove(partner, proposed.body.id)).status).toBe(403)
    expect((await change(admin, proposed.body.id, { isConfirmed: true })).body.isConfirmed).toBe(true)
    expect((await list(partner, firm.id)).body.map(({ name }) => name)).toEqual(['Ann Lee', 'Rae Lind'])
  })

  test('share no address within a firm, also when two arrive at once', async ({ expect }) => {
    const { admin, partner, firm } = await given()
    const body = { name: 'Rae Lind', email: 'rae@example.com' }
    const answers = await Promise.all([admin, partner, admin].map((as) => add(as, firm.id, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect([refused?.body.code, refused?.body.issues?.[0]?.path]).toEqual(['contact_exists', 'email'])
    const other = await addFirm()
    expect((await add(admin, other.id, body)).status).toBe(201)
    const second = await add(admin, firm.id, { name: 'Bo', email: 'bo@example.com' })
    expect((await change(admin, second.body.id, { email: 'rae@example.com' })).body.code).toBe('contact_exists')
    expect(await stored()).toHaveLength(3)
  })

  test('refuse bad input and offices of other firms', async ({ expect }) => {
    const { admin, firm } = await given()
    const other = await addFirm()
    const [office] = await testDeps().db.insert(firmOffices).values({ firmId: other.id, city: 'Boston' }).returning()
    for (const [body, path] of [
      [{ name: '' }, 'name'],
      [{ name: 'A', email: 'nowhere' }, 'email'],
      [{ name: 'A', role: 'boss' }, 'role'],
      [{ name: 'A', phone: '1'.repeat(41) }, 'phone'],
      [{ name: 'A', officeId: office?.id }, 'officeId'],
    ] as const) {
      const { status, body: refusal } = await add(admin, firm.id, body)
      expect([body, status, refusal.issues?.[0]?.path]).toEqual([body, 400, path])
    }
    expect((await add(admin, 999, { name: 'A' })).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('change once for the same change, and are deleted once', async ({ expect }) => {
    const { admin, firm } = await given()
    const { id } = (await add(admin, firm.id, { name: 'Rae Lind', email: 'rae@example.com' })).body
    const given2 = { email: null, title: 'Manager', isActive: false, doNotMail: true }
    const first = (await change(admin, id, given2)).body
    expect(first).toMatchObject({ email: null, title: 'Manager', isActive: false, doNotMail: true, name: 'Rae Lind' })
    expect((await change(admin, id, given2)).body.updatedAt).toBe(first.updatedAt)
    expect([(await remove(admin, id)).status, (await remove(admin, id)).status]).toEqual([200, 404])
  })

  test('go along with a merge and back with its undo', async ({ expect }) => {
    const { admin, firm } = await given()
    const other = await addFirm()
    const { id } = (await add(admin, other.id, { name: 'Rae Lind', email: 'rae@example.com' })).body
    const kept = (await add(admin, firm.id, { name: 'Ann Lee', email: 'ann@example.com' })).body
    const twin = (await add(admin, other.id, { name: 'A. Lee', email: 'ann@example.com' })).body
    const { body } = await answerOf<{ mergeId: number }>(
      call('POST', `/api/firms/${firm.id}/merge`, { as: admin, body: { otherId: other.id } }),
    )
    const idsOf = async (firmId: number) => (await list(admin, firmId)).body.map((contact) => contact.id).toSorted()
    expect(await idsOf(other.id)).toEqual([id, kept.id].toSorted())
    await call('POST', `/api/firms/merges/${body.mergeId}/undo`, { as: admin })
    expect(await idsOf(other.id)).toEqual([id, twin.id].toSorted())
    expect(await idsOf(firm.id)).toEqual([kept.id])
  })

  test('stay hidden from an account that no admin has confirmed', async ({ expect }) => {
    const { partner, firm } = await given()
    await testDeps().db.update(users).set({ isProvisional: true })
    expect((await list(partner, firm.id)).status).toBe(403)
    expect((await add(partner, firm.id, { name: 'A' })).status).toBe(403)
  })
})
