import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import type { Agreement } from '#contract/api/clients/agreements.ts'
import type { Firm } from '#contract/api/clients/firms.ts'
import { addDays } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { firmOffices } from '#worker/features/jobs/firms/firms.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { firmAgreements } from './agreements.table.ts'

type Answer = Agreement & { code?: string; message?: string; issues?: { path: string; message: string }[] }
type List = { isInForce: boolean; maySeeTerms: boolean; items: Agreement[] }
const terms = { feeBps: 2_500, guaranteeKind: 'prorated', guaranteeDays: 90, validFrom: '2026-01-01' }
const deps = { now: () => testNow }
const add = (as: TestSession, firmId: number, body: object = {}) =>
  answerOf<Answer>(call('POST', `/api/firms/${firmId}/agreements`, { as, deps, body: { ...terms, ...body } }))
const change = (as: TestSession, id: number, body: object) =>
  answerOf<Answer>(call('PATCH', `/api/agreements/${id}`, { as, deps, body }))
const list = (as: TestSession, firmId: number) =>
  answerOf<List>(call('GET', `/api/firms/${firmId}/agreements`, { as, deps }))
const stored = () => testDeps().db.select().from(firmAgreements)
const use = (id: number) =>
  testDeps().db.update(firmAgreements).set({ usedAt: new Date() }).where(eq(firmAgreements.id, id))

async function given() {
  const [admin, partner, firm] = [await signedIn('admin'), await signedIn('partner'), await addFirm()]
  return { admin, partner, firm }
}

describe('agreements of a firm', () => {
  test('are added with the usual terms and in force through their last day', async ({ expect }) => {
    const { admin, firm } = await given()
    const today = easternDay(testNow)
    const added = await add(admin, firm.id, { validTo: today })
    expect(added).toMatchObject({
      status: 201,
      body: {
        ...terms,
        feeBase: ['salary'],
        termsDays: 30,
        officeId: null,
        version: 1,
        isUsed: false,
        isValidToday: true,
      },
    })
    expect((await list(admin, firm.id)).body).toMatchObject({ isInForce: true, items: [{ id: added.body.id }] })
    expect((await change(admin, added.body.id, { validTo: addDays(today, -1) })).body.isValidToday).toBe(false)
    expect((await list(admin, firm.id)).body.isInForce).toBe(false)
  })

  test('hide every number from partners until the agency shows them fees', async ({ expect }) => {
    const { admin, partner, firm } = await given()
    await add(admin, firm.id)
    const texts = async () => [
      JSON.stringify((await list(partner, firm.id)).body),
      JSON.stringify((await answerOf<Firm>(call('GET', `/api/firms/${firm.id}`, { as: partner }))).body),
    ]
    for (const text of await texts()) expect(text).not.toMatch(/feeBps|2500|minimumFee|guaranteeDays/)
    expect((await list(partner, firm.id)).body).toEqual({ isInForce: true, maySeeTerms: false, items: [] })
    expect((await add(partner, firm.id)).status).toBe(403)
    await call('PATCH', '/api/settings', { as: admin, body: { partnersSeeFees: true } })
    expect((await list(partner, firm.id)).body).toMatchObject({ maySeeTerms: true, items: [{ feeBps: 2_500 }] })
  })

  test('refuse wrong numbers and dates with the name of the field', async ({ expect }) => {
    const { admin, firm } = await given()
    const other = await addFirm()
    const [office] = await testDeps().db.insert(firmOffices).values({ firmId: other.id, city: 'Boston' }).returning()
    const wrong: [body: object, path: string][] = [
      [{ feeBps: -1 }, 'feeBps'],
      [{ feeBps: 5_001 }, 'feeBps'],
      [{ feeBps: 2_250.5 }, 'feeBps'],
      [{ validTo: '2025-12-31' }, 'validTo'],
      [{ validFrom: '2026-02-30' }, 'validFrom'],
      [{ feeBase: [] }, 'feeBase'],
      [{ guaranteeKind: 'steps' }, 'guaranteeSteps'],
      [{ officeId: office?.id }, 'officeId'],
    ]
    for (const [body, path] of wrong) {
      const { status, body: answer } = await add(admin, firm.id, body)
      expect([status, answer.issues?.[0]?.path]).toEqual([400, path])
    }
    expect((await add(admin, firm.id, { feeBps: 5_000 })).status).toBe(201)
    expect(await stored()).toHaveLength(1)
  })

  test('of the same office and level never overlap', async ({ expect }) => {
    const { admin, firm } = await given()
    const [office] = await testDeps().db.insert(firmOffices).values({ firmId: firm.id, city: 'Boston' }).returning()
    const first = (await add(admin, firm.id, { validTo: '2026-06-30' })).body
    const second = await add(admin, firm.id, { validFrom: '2026-06-30' })
    expect(second).toMatchObject({ status: 409, body: { code: 'agreement_overlap', issues: [{ path: 'validFrom' }] } })
    expect(second.body.message).toContain(firm.name)
    const next = (await add(admin, firm.id, { validFrom: '2026-07-01' })).body
    expect((await add(admin, firm.id, { officeId: office?.id })).status).toBe(201)
    expect((await add(admin, firm.id, { seniority: ['partner'] })).status).toBe(201)
    expect((await add(admin, firm.id, { seniority: ['counsel', 'partner'] })).status).toBe(409)
    expect((await change(admin, first.id, { validTo: null })).body.code).toBe('agreement_overlap')
    expect((await change(admin, next.id, { validFrom: '2026-07-02' })).status).toBe(200)
    const both = await Promise.all([1, 2].map(() => add(admin, firm.id, { seniority: ['associate'] })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('that were used keep their numbers: a change makes a new version', async ({ expect }) => {
    const { admin, firm } = await given()
    const { id } = (await add(admin, firm.id)).body
    expect((await change(admin, id, { feeBps: 2_000 })).body).toMatchObject({ id, feeBps: 2_000, version: 2 })
    await use(id)
    expect((await change(admin, id, { validTo: '2027-01-01' })).body).toMatchObject({ id, version: 3, isUsed: true })
    const replaced = (await change(admin, id, { feeBps: 2_250 })).body
    expect(replaced).toMatchObject({ feeBps: 2_250, version: 4, isUsed: false, validTo: '2027-01-01' })
    expect(replaced.id).not.toBe(id)
    expect((await stored()).map(({ feeBps, replacesId }) => [feeBps, replacesId])).toEqual([
      [2_000, null],
      [2_250, id],
    ])
    expect((await list(admin, firm.id)).body.items.map((one) => one.id)).toEqual([replaced.id])
    expect((await change(admin, id, { feeBps: 1 })).body.code).toBe('agreement_replaced')
  })

  test('are changed by one of two admins at once, and name the problem of a change', async ({ expect }) => {
    const { admin, firm } = await given()
    const { id, version } = (await add(admin, firm.id)).body
    await use(id)
    const answers = await Promise.all([2_000, 2_100].map((feeBps) => change(admin, id, { feeBps, version })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored()).toHaveLength(2)
    const current = (await list(admin, firm.id)).body.items[0]
    const wrong = await change(admin, current?.id ?? 0, { validTo: '2020-01-01' })
    expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'validTo'])
    expect((await change(admin, current?.id ?? 0, { feeBps: current?.feeBps })).body.version).toBe(current?.version)
    expect((await change(admin, 999_999, { feeBps: 1 })).status).toBe(404)
  })

  test('go along with a merge and back with its undo, and keep their office', async ({ expect }) => {
    const { admin, firm } = await given()
    const other = await addFirm()
    const [office] = await testDeps().db.insert(firmOffices).values({ firmId: other.id, city: 'Boston' }).returning()
    const { id } = (await add(admin, other.id, { officeId: office?.id })).body
    const offices = await answerOf<{ code: string }>(
      call('PATCH', `/api/firms/${other.id}`, { as: admin, body: { offices: [] } }),
    )
    expect(offices).toMatchObject({ status: 409, body: { code: 'office_in_use' } })
    const { body } = await answerOf<{ mergeId: number }>(
      call('POST', `/api/firms/${firm.id}/merge`, { as: admin, body: { otherId: other.id } }),
    )
    expect((await stored()).map((one) => one.firmId)).toEqual([firm.id])
    await call('POST', `/api/firms/merges/${body.mergeId}/undo`, { as: admin })
    expect((await list(admin, other.id)).body.items.map((one) => one.id)).toEqual([id])
    expect((await call('DELETE', `/api/firms/${other.id}`, { as: admin })).status).toBe(409)
  })
})
