import { describe, test } from 'vitest'
import { limitsOfPlacement, limitsOn, type LimitRule } from './off-limits.ts'

const limit = (given: Partial<LimitRule> = {}): LimitRule => ({
  scope: 'firm',
  kind: 'client',
  firmIds: [1, 2],
  officeId: null,
  candidateIds: [],
  startsOn: '2026-06-15',
  endsOn: '2026-12-15',
  ...given,
})
const person = { firmId: 1, officeIds: [11], candidateIds: [] }
const day = '2026-08-01'

describe('limitsOn', () => {
  test('holds from its first day through its last', ({ expect }) => {
    const held = (on: string) => limitsOn([limit()], person, on).length
    expect(['2026-06-14', '2026-06-15', '2026-12-15', '2026-12-16'].map(held)).toEqual([0, 1, 1, 0])
    expect(limitsOn([limit({ endsOn: null })], person, '2099-01-01')).toHaveLength(1)
  })

  test('covers a firm with its affiliates', ({ expect }) => {
    expect(limitsOn([limit()], { ...person, firmId: 2 }, day)).toHaveLength(1)
    expect(limitsOn([limit()], { ...person, firmId: 3 }, day)).toEqual([])
    expect(limitsOn([limit()], { ...person, firmId: null }, day)).toEqual([])
  })

  test('covers an office alone, and people whose office is unknown', ({ expect }) => {
    const office = limit({ scope: 'office', firmIds: [1], officeId: 11 })
    expect(limitsOn([office], person, day)).toHaveLength(1)
    expect(limitsOn([office], { ...person, officeIds: [12] }, day)).toEqual([])
    expect(limitsOn([office], { ...person, officeIds: null }, day)).toHaveLength(1)
    expect(limitsOn([office], { ...person, firmId: 2, officeIds: null }, day)).toEqual([])
  })

  test('covers a person wherever they work', ({ expect }) => {
    const placed = limit({ scope: 'person', firmIds: [], candidateIds: [5, 6] })
    expect(limitsOn([placed], { firmId: 9, officeIds: null, candidateIds: [6] }, day)).toHaveLength(1)
    expect(limitsOn([placed], person, day)).toEqual([])
  })

  test('names the limit that lasts longest first', ({ expect }) => {
    const found = limitsOn([limit(), limit({ endsOn: null }), limit({ endsOn: '2027-01-01' })], person, day)
    expect(found.map(({ endsOn }) => endsOn)).toEqual([null, '2027-01-01', '2026-12-15'])
  })
})

describe('limitsOfPlacement', () => {
  test('cools the office off for some months and marks the person without end', ({ expect }) => {
    expect(limitsOfPlacement('2026-06-15', 6, 11)).toEqual([
      { scope: 'office', kind: 'cool_off', startsOn: '2026-06-15', endsOn: '2026-12-15' },
      { scope: 'person', kind: 'placed_by_us', startsOn: '2026-06-15', endsOn: null },
    ])
    expect(limitsOfPlacement('2026-08-31', 6, null)[0]).toMatchObject({ scope: 'firm', endsOn: '2027-02-28' })
    expect(limitsOfPlacement('2026-06-15', 0, 11).map(({ kind }) => kind)).toEqual(['placed_by_us'])
  })
})
