import { describe, test } from 'vitest'
import { limitsOn } from '#contract/domain/off-limits.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmOffices } from '#worker/features/jobs/firms/firms.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { testDeps } from '#worker/test/api.ts'
import { firmLimits } from './off-limits.table.ts'

const day = '2026-08-01'

type NewLimit = Omit<typeof firmLimits.$inferInsert, 'startsOn' | 'reason' | 'kind'>
async function addLimit(limit: NewLimit & Partial<typeof firmLimits.$inferInsert>): Promise<number> {
  const row = { startsOn: '2026-06-15', reason: 'Asked', kind: 'request' as const, ...limit }
  const [added] = await testDeps().db.insert(firmLimits).values(row).returning({ id: firmLimits.id })
  return added?.id ?? 0
}
async function addOffice(firmId: number, city: string): Promise<number> {
  const [added] = await testDeps().db.insert(firmOffices).values({ firmId, city }).returning({ id: firmOffices.id })
  return added?.id ?? 0
}
async function addPerson(given: Partial<typeof candidates.$inferInsert> = {}): Promise<number> {
  const row = { name: 'Rae Lind', isPerson: true, ...given }
  const [added] = await testDeps().db.insert(candidates).values(row).returning({ id: candidates.id })
  return added?.id ?? 0
}
const concerning = async (firmId: number | null, candidateId: number | null = null, on = day) =>
  (await testDeps().offLimits.concerning({ firmId, candidateId }, on)).map(({ id }) => id)

describe('limits', () => {
  test('of a firm concern its affiliates up and down', async ({ expect }) => {
    const top = await addFirm()
    const [left, right, stranger] = [
      await addFirm({ parentId: top.id }),
      await addFirm({ parentId: top.id }),
      await addFirm(),
    ]
    const below = await addFirm({ parentId: right.id })
    const id = await addLimit({ scope: 'firm', firmId: left.id })
    for (const firm of [top, left, right, below]) expect(await concerning(firm.id)).toEqual([id])
    expect(await concerning(stranger.id)).toEqual([])
    expect(await concerning(null)).toEqual([])
    const [running] = await testDeps().offLimits.runningOn(day)
    expect(running?.firmIds.toSorted()).toEqual([top.id, left.id, right.id, below.id].toSorted())
  })

  test('of an office concern its firm alone, and one of its offices', async ({ expect }) => {
    const top = await addFirm()
    const firm = await addFirm({ parentId: top.id })
    const [here, there] = [await addOffice(firm.id, 'New York'), await addOffice(firm.id, 'Chicago')]
    const id = await addLimit({ scope: 'office', firmId: firm.id, officeId: here })
    expect(await concerning(firm.id)).toEqual([id])
    expect(await concerning(top.id)).toEqual([])
    const limits = await testDeps().offLimits.runningOn(day)
    expect(limits).toMatchObject([{ firmIds: [firm.id], officeCity: 'New York', firmName: firm.name }])
    const at = (officeId: number) => limitsOn(limits, { firmId: firm.id, officeIds: [officeId], candidateIds: [] }, day)
    expect([at(here).length, at(there).length]).toEqual([1, 0])
  })

  test('of a person concern the records that were merged with theirs', async ({ expect }) => {
    const person = await addPerson()
    const merged = await addPerson({ mergedIntoId: person })
    const other = await addPerson()
    const [onPerson, onMerged] = [
      await addLimit({ scope: 'person', candidateId: person, kind: 'placed_by_us' }),
      await addLimit({ scope: 'person', candidateId: merged, kind: 'legal' }),
    ]
    expect(await concerning(null, person)).toEqual([onPerson, onMerged])
    expect(await concerning(null, merged)).toEqual([onPerson, onMerged])
    expect(await concerning(null, other)).toEqual([])
    const limits = await testDeps().offLimits.runningOn(day)
    expect(limits.map(({ candidateIds }) => candidateIds.toSorted())).toEqual([
      [person, merged],
      [person, merged],
    ])
  })

  test('that are lifted, over or still to come concern nobody', async ({ expect }) => {
    const firm = await addFirm()
    await addLimit({ scope: 'firm', firmId: firm.id, liftedAt: new Date() })
    const id = await addLimit({ scope: 'firm', firmId: firm.id, endsOn: day })
    expect(await concerning(firm.id)).toEqual([id])
    expect(await concerning(firm.id, null, '2026-08-02')).toEqual([])
    expect(await concerning(firm.id, null, '2026-06-14')).toEqual([])
  })
})
