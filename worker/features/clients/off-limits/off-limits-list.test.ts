import { parse } from 'csv-parse/sync'
import { describe, test } from 'vitest'
import type { OffLimit } from '#contract/api/clients/off-limits.ts'
import type { Firm, FirmListItem } from '#contract/api/clients/firms.ts'
import { addDays } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { inOneBatch } from '#worker/db/client.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmOffices } from '#worker/features/jobs/firms/firms.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { firmLimits } from './off-limits.table.ts'

type Answer = OffLimit & { code?: string; message?: string; issues?: { path: string; message: string }[] }
type Page = { items: OffLimit[]; nextCursor: string | null }
const deps = { now: () => testNow }
const today = easternDay(testNow)
const add = (as: TestSession, body: object) =>
  answerOf<Answer>(
    call('POST', '/api/off-limits', { as, deps, body: { kind: 'request', reason: 'They asked us', ...body } }),
  )
const page = async (as: TestSession, query = '') =>
  (await answerOf<Page>(call('GET', `/api/off-limits/page${query}`, { as, deps }))).body
const lift = (as: TestSession, id: number) => call('DELETE', `/api/off-limits/${id}`, { as, deps })

async function given() {
  const [admin, partner, firm] = [await signedIn('admin'), await signedIn('partner'), await addFirm()]
  const [office] = await testDeps()
    .db.insert(firmOffices)
    .values({ firmId: firm.id, city: 'Boston', state: 'MA' })
    .returning()
  return { admin, partner, firm, officeId: office?.id ?? 0 }
}
async function addPerson(ownerId: number | null, name = 'Rae Lind'): Promise<number> {
  const row = { name, isPerson: true, assignedPartnerId: ownerId }
  const [added] = await testDeps().db.insert(candidates).values(row).returning()
  return added?.id ?? 0
}

describe('off limits', () => {
  test('are added for a firm, an office and a person, and listed by their end', async ({ expect }) => {
    const { admin, firm, officeId } = await given()
    const candidateId = await addPerson(null)
    const ofFirm = await add(admin, { scope: 'firm', firmId: firm.id })
    expect(ofFirm).toMatchObject({
      status: 201,
      body: { firm: { name: firm.name }, startsOn: today, endsOn: null, state: 'running', setBy: admin.user.name },
    })
    const ends = addDays(today, 30)
    const ofOffice = await add(admin, { scope: 'office', kind: 'cool_off', firmId: firm.id, officeId, endsOn: ends })
    expect(ofOffice.body).toMatchObject({ office: 'Boston, MA', endsOn: ends })
    const starts = addDays(today, 1)
    const ofPerson = await add(admin, { scope: 'person', kind: 'legal', candidateId, startsOn: starts, endsOn: starts })
    expect(ofPerson.body).toMatchObject({ candidate: { name: 'Rae Lind' }, firm: null, state: 'upcoming' })
    const order = [ofPerson.body.id, ofOffice.body.id, ofFirm.body.id]
    expect((await page(admin)).items.map(({ id }) => id)).toEqual(order)
    const paged: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const part: Page = await page(admin, `?limit=1${cursor && `&cursor=${cursor}`}`)
      paged.push(...part.items.map(({ id }) => id))
      cursor = part.nextCursor
    }
    expect(paged).toEqual(order)
    expect((await page(admin, '?scope=office')).items).toHaveLength(1)
    expect((await page(admin, `?candidateId=${candidateId}&kind=legal`)).items).toHaveLength(1)
    const file = await call('GET', '/api/off-limits.csv?scope=office', { as: admin, deps })
    expect(parse(await file.text(), { columns: true, bom: true })).toMatchObject([
      { Firm: firm.name, Office: 'Boston, MA', Kind: 'Cooling off', 'Last day': ends },
    ])
    const log = (await answerOf<Firm>(call('GET', `/api/firms/${firm.id}`, { as: admin }))).body.events
    expect(log.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['limit_added', 'Boston'],
      ['limit_added', null],
    ])
  })

  test('of an affiliate are listed with a firm, those of its offices are not', async ({ expect }) => {
    const { admin, firm, officeId } = await given()
    const below = await addFirm({ parentId: firm.id })
    const { body } = await add(admin, { scope: 'firm', firmId: firm.id })
    await add(admin, { scope: 'office', kind: 'cool_off', firmId: firm.id, officeId })
    expect((await page(admin, `?firmId=${below.id}`)).items.map(({ id }) => id)).toEqual([body.id])
    expect((await page(admin, `?firmId=${firm.id}`)).items).toHaveLength(2)
    expect((await page(admin, `?firmId=${(await addFirm()).id}`)).items).toEqual([])
  })

  test('stay on record when they are lifted, with the first who did', async ({ expect }) => {
    const { admin, firm } = await given()
    const second = await signedIn('admin')
    const { body } = await add(admin, { scope: 'firm', firmId: firm.id })
    expect((await lift(admin, body.id)).status).toBe(200)
    expect((await lift(second, body.id)).status).toBe(200)
    expect((await page(admin)).items).toEqual([])
    expect((await page(admin, '?list=ended')).items).toMatchObject([
      { id: body.id, state: 'lifted', liftedBy: admin.user.name, liftedAt: testNow.toISOString() },
    ])
    expect((await add(admin, { scope: 'firm', firmId: firm.id })).status).toBe(201)
    expect((await lift(admin, 999_999)).status).toBe(404)
  })

  test('of people are shown only to partners who may see the person', async ({ expect }) => {
    const { admin, partner, firm } = await given()
    const [own, theirs] = [await addPerson(partner.user.id), await addPerson(null, 'Somebody Else')]
    const ids: number[] = []
    for (const candidateId of [own, theirs]) {
      ids.push((await add(admin, { scope: 'person', kind: 'placed_by_us', candidateId, firmId: firm.id })).body.id)
    }
    expect((await page(partner)).items.map(({ id }) => id)).toEqual([ids[0]])
    expect((await page(partner, `?firmId=${firm.id}`)).items.map(({ id }) => id)).toEqual([ids[0]])
    expect((await page(partner, `?candidateId=${theirs}`)).items).toEqual([])
    await call('PATCH', '/api/settings', { as: admin, body: { candidateVisibility: 'agency' } })
    expect((await page(partner)).items).toHaveLength(2)
    expect((await add(partner, { scope: 'firm', firmId: firm.id })).status).toBe(403)
    expect((await lift(partner, ids[0] ?? 0)).status).toBe(403)
  })

  test('refuse what makes no sense and name the field', async ({ expect }) => {
    const { admin, firm, officeId } = await given()
    const other = await addFirm()
    const wrong: [body: object, status: number, path: string | undefined][] = [
      [{ scope: 'firm' }, 400, 'firmId'],
      [{ scope: 'office', firmId: firm.id }, 400, 'officeId'],
      [{ scope: 'office', firmId: other.id, officeId }, 400, 'officeId'],
      [{ scope: 'person' }, 400, 'candidateId'],
      [{ scope: 'firm', firmId: firm.id, kind: 'placed_by_us' }, 400, 'kind'],
      [{ scope: 'firm', firmId: firm.id, reason: ' ' }, 400, 'reason'],
      [{ scope: 'firm', firmId: firm.id, endsOn: addDays(today, -1) }, 400, 'endsOn'],
      [{ scope: 'firm', firmId: firm.id, startsOn: '2026-02-30' }, 400, 'startsOn'],
      [{ scope: 'firm', firmId: 999_999 }, 404, undefined],
      [{ scope: 'person', candidateId: 999_999 }, 404, undefined],
    ]
    for (const [body, status, path] of wrong) {
      const answer = await add(admin, body)
      expect([answer.status, answer.body.issues?.[0]?.path], JSON.stringify(body)).toEqual([status, path])
    }
    await add(admin, { scope: 'firm', firmId: firm.id, endsOn: '2026-12-15' })
    expect(await add(admin, { scope: 'firm', firmId: firm.id })).toMatchObject({
      status: 409,
      body: {
        code: 'already_off_limits',
        message: `${firm.name} is off limits for this reason already until Dec 15, 2026.`,
        issues: [{ path: 'firmId' }],
      },
    })
    expect((await add(admin, { scope: 'firm', firmId: firm.id, startsOn: '2026-12-16' })).status).toBe(201)
    expect(await testDeps().db.select().from(firmLimits)).toHaveLength(2)
  })

  test('and agreements are in the list of firms, which filters by both', async ({ expect }) => {
    const { admin, partner, firm, officeId } = await given()
    const affiliate = await addFirm({ parentId: firm.id })
    const plain = await addFirm()
    const terms = { feeBps: 2_500, guaranteeKind: 'full', guaranteeDays: 60, validFrom: '2026-01-01' }
    const agree = (firmId: number, validTo: string | null) =>
      call('POST', `/api/firms/${firmId}/agreements`, { as: admin, deps, body: { ...terms, validTo } })
    await agree(firm.id, addDays(today, 20))
    await agree(affiliate.id, null)
    type List = { items: FirmListItem[] }
    const listed = async (as: TestSession, query = '') =>
      new Map(
        (await answerOf<List>(call('GET', `/api/firms/page${query}`, { as, deps }))).body.items.map((one) => [
          one.id,
          one,
        ]),
      )
    await add(admin, { scope: 'office', kind: 'cool_off', firmId: firm.id, officeId, endsOn: '2026-12-15' })
    expect((await listed(admin)).get(firm.id)).toMatchObject({
      hasAgreement: true,
      agreementEndsOn: addDays(today, 20),
      offLimits: { isWhole: false, endsOn: '2026-12-15' },
    })
    expect([...(await listed(admin, '?limits=yes')).keys()]).toEqual([firm.id])
    await add(admin, { scope: 'firm', firmId: affiliate.id })
    const all = await listed(partner)
    expect(all.get(firm.id)).toMatchObject({ hasAgreement: true, agreementEndsOn: null, offLimits: { isWhole: true } })
    expect(all.get(affiliate.id)).toMatchObject({ agreementEndsOn: null, offLimits: { isWhole: true, endsOn: null } })
    expect(all.get(plain.id)).toMatchObject({ hasAgreement: false, offLimits: null })
    expect([...(await listed(admin, '?agreement=ending')).keys()]).toEqual([firm.id])
    expect([...(await listed(admin, '?agreement=none')).keys()]).toEqual([plain.id])
    expect((await listed(admin, '?limits=yes')).size).toBe(2)
  })

  test('follow from a placement once, however often it is delivered', async ({ expect }) => {
    const { firm, officeId } = await given()
    const candidateId = await addPerson(null)
    const { db, offLimits } = testDeps()
    const placement = { id: 7, firmId: firm.id, officeId, candidateId, startsOn: '2026-06-15' }
    for (let delivery = 0; delivery < 2; delivery++) {
      await inOneBatch(db, offLimits.ofPlacement(placement, 6, testNow))
    }
    const rows = await db.select().from(firmLimits)
    expect(rows.map(({ scope, kind, endsOn, setBy }) => [scope, kind, endsOn, setBy])).toEqual([
      ['office', 'cool_off', '2026-12-15', null],
      ['person', 'placed_by_us', null, null],
    ])
  })
})
