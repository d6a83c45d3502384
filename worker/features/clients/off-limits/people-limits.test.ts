import { beforeEach, expect, test } from 'vitest'
import type { PersonResult } from '#contract/api/sourcing/people-search.ts'
import { peopleSearchBody } from '#contract/domain/people-search.ts'
import { defaultPreferences } from '#contract/domain/preferences.ts'
import { inOneBatch } from '#worker/db/client.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmOffices } from '#worker/features/jobs/firms/firms.table.ts'
import { runSearch } from '#worker/features/sourcing/people-search/finding/run-search.service.ts'
import { startOwnSearch } from '#worker/features/sourcing/people-search/finding/start-search.service.ts'
import { peopleSources } from '#worker/features/sourcing/people-search/sources/people-sources.table.ts'
import { ensureShippedSources } from '#worker/features/sourcing/people-search/sources/shipped-firms.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { indexed } from '#worker/test/people.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { firmLimits } from './off-limits.table.ts'

type Answer = { code?: string; message?: string }
type Limits = { isInbound: boolean; limits: { endsOn: string | null; text: string }[] }
const lastMoment = new Date('2026-12-16T04:59:00Z') // 23:59 Eastern on December 15
const firstMoment = new Date('2026-12-16T05:00:00Z')
const sentence = 'People at Harrow & Vale LLP in New York, NY are off limits until Dec 15, 2026.'

beforeEach(async () => {
  const deps = testDeps()
  await ensureShippedSources(deps)
  await deps.db.update(peopleSources).set({ nextReadAt: null })
})

/** Two offices of a firm; one cools off from a placement that started on June 15, 2026. */
async function placement() {
  const { db, offLimits } = testDeps()
  const firm = await addFirm({ name: 'Harrow & Vale LLP' })
  const [office] = await db
    .insert(firmOffices)
    .values([
      { firmId: firm.id, city: 'New York', state: 'NY' },
      { firmId: firm.id, city: 'Chicago', state: 'IL' },
    ])
    .returning()
  const placed = { name: 'Rae Lind', email: 'rae.lind@example.com', isPerson: true }
  const [person] = await db.insert(candidates).values(placed).returning()
  const started = {
    id: 7,
    firmId: firm.id,
    officeId: office?.id ?? 0,
    candidateId: person?.id ?? 0,
    startsOn: '2026-06-15',
  }
  for (let delivery = 0; delivery < 3; delivery++) await inOneBatch(db, offLimits.ofPlacement(started, 6, new Date()))
  return { firm, person }
}

/** A search that finds somebody in New York and somebody in Chicago. */
async function search(as: TestSession): Promise<number> {
  const deps = testDeps({ enqueue: () => {} })
  const firm = 'Harrow and Vale, L.L.P.'
  await deps.people.write(
    [
      indexed(1, { name: 'Ann Lee', firm }),
      indexed(2, { name: 'Bo Ruiz', firm, offices: ['Chicago, IL'], city: 'Chicago', state: 'IL' }),
    ],
    new Date(),
  )
  const actor = { ...as.user, mustSetUpTwoFactor: false, isProvisional: false, preferences: defaultPreferences }
  const body = peopleSearchBody.parse({ location: 'New York', keywords: 'tax' })
  const { query } = await startOwnSearch(deps, { ...actor, sessionId: '' }, body)
  await runSearch(testDeps(), query.id)
  return query.id
}

const resultsAt = async (as: TestSession, id: number, at: Date) =>
  (
    await answerOf<{ results: PersonResult[] }>(
      call('GET', `/api/people-search/${id}`, { as, deps: { now: () => at } }),
    )
  ).body.results

test('an office that cools off is off limits through midnight of its last day', async () => {
  const partner = await signedIn('partner')
  await placement()
  const id = await search(partner)
  const before = await resultsAt(partner, id, lastMoment)
  expect(before.map(({ name, offLimits }) => [name, offLimits?.text]).toSorted()).toEqual([
    ['Ann Lee', sentence],
    ['Bo Ruiz', undefined],
  ])
  expect((await resultsAt(partner, id, firstMoment)).map(({ offLimits }) => offLimits)).toEqual([null, null])
  const add = (name: string, at: Date) => {
    const resultId = before.find((result) => result.name === name)?.id
    const path = `/api/people-search/${id}/results/${resultId}/candidate`
    return answerOf<Answer>(call('POST', path, { as: partner, deps: { now: () => at } }))
  }
  expect(await add('Ann Lee', lastMoment)).toMatchObject({
    status: 409,
    body: { code: 'off_limits', message: sentence },
  })
  expect((await add('Bo Ruiz', lastMoment)).status).toBe(200)
  expect((await add('Ann Lee', firstMoment)).status).toBe(200)
  const file = await call('GET', `/api/people-search/${id}/results.csv`, {
    as: partner,
    deps: { now: () => lastMoment },
  })
  expect(await file.text()).not.toContain('Ann Lee')
})

test('the record of an applicant warns of limits and says if it is inbound', async () => {
  const [partner, other] = [await signedIn('partner'), await signedIn('partner')]
  const { firm, person } = await placement()
  const at = { lastFirmName: 'Harrow & Vale', assignedPartnerId: partner.user.id }
  const inbound = await addApplication({ ...at, location: 'New York, NY' })
  const elsewhere = await addApplication({ ...at, location: 'Chicago, IL', source: 'staff' })
  const placed = await addApplication({ ...at, lastFirmName: null, candidateId: person?.id ?? null })
  const read = async (id: number, as = partner) =>
    answerOf<Limits>(call('GET', `/api/applications/${id}/off-limits`, { as, deps: { now: () => lastMoment } }))
  expect((await read(inbound.id)).body).toEqual({
    isInbound: true,
    limits: [{ endsOn: '2026-12-15', text: sentence }],
  })
  expect((await read(elsewhere.id)).body).toEqual({ isInbound: false, limits: [] })
  expect((await read(placed.id)).body.limits).toEqual([{ endsOn: null, text: 'This person is off limits.' }])
  expect((await read(inbound.id, other)).status).toBe(404)

  const affiliate = await addFirm({ name: 'Vale Partners', parentId: firm.id })
  await testDeps()
    .db.insert(firmLimits)
    .values({ scope: 'firm', kind: 'client', firmId: affiliate.id, startsOn: '2026-01-01', reason: 'A client' })
  expect((await read(elsewhere.id)).body.limits).toEqual([
    { endsOn: null, text: 'People at Vale Partners and its affiliates are off limits.' },
  ])
})
