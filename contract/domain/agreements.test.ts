import { describe, test } from 'vitest'
import { agreementInForce, agreementProblems, areInConflict } from './agreements.ts'

const agreement = (id: number, given: object = {}) => ({
  id,
  officeId: null as number | null,
  seniority: [] as string[],
  validFrom: '2026-01-01',
  validTo: null as string | null,
  ...given,
})
const given = { day: '2026-06-15', officeIds: [7], seniority: 'partner' as const }

describe('agreementInForce', () => {
  test('finds the newest that holds on the day, its last day included', ({ expect }) => {
    const old = agreement(1, { validTo: '2026-06-15' })
    const next = agreement(2, { validFrom: '2026-06-16' })
    expect(agreementInForce([old, next], given)?.id).toBe(1)
    expect(agreementInForce([old, next], { ...given, day: '2026-06-16' })?.id).toBe(2)
    expect(agreementInForce([old], { ...given, day: '2026-06-16' })).toBeUndefined()
    expect(agreementInForce([next], given)).toBeUndefined()
    expect(agreementInForce([agreement(4), agreement(3, { validFrom: '2026-02-01' })], given)?.id).toBe(3)
  })

  test('prefers the office to a newer agreement with the whole firm', ({ expect }) => {
    const office = agreement(1, { officeId: 7 })
    const firm = agreement(2, { validFrom: '2026-06-01' })
    expect(agreementInForce([firm, office], given)?.id).toBe(1)
    expect(agreementInForce([firm, office], { ...given, officeIds: [8] })?.id).toBe(2)
    expect(agreementInForce([office], { ...given, officeIds: [] })).toBeUndefined()
  })

  test('covers the levels that it names, or all', ({ expect }) => {
    const partners = agreement(1, { seniority: ['partner'] })
    expect(agreementInForce([partners], given)?.id).toBe(1)
    expect(agreementInForce([partners], { ...given, seniority: 'associate' })).toBeUndefined()
    expect(agreementInForce([partners], { ...given, seniority: null })).toBeUndefined()
    expect(agreementInForce([agreement(2), partners], given)?.id).toBe(1)
    expect(agreementInForce([agreement(2), partners], { ...given, seniority: null })?.id).toBe(2)
  })
})

describe('areInConflict', () => {
  test('finds two agreements for one office and level with a common day', ({ expect }) => {
    const first = agreement(1, { validTo: '2026-06-30' })
    expect(areInConflict(first, agreement(2, { validFrom: '2026-06-30' }))).toBe(true)
    expect(areInConflict(agreement(2, { validFrom: '2026-06-30' }), first)).toBe(true)
    expect(areInConflict(first, agreement(2, { validFrom: '2026-07-01' }))).toBe(false)
    expect(areInConflict(first, agreement(2, { officeId: 7 }))).toBe(false)
    expect(areInConflict(first, agreement(2, { seniority: ['partner'] }))).toBe(false)
    const levels = agreement(3, { seniority: ['partner', 'counsel'] })
    expect(areInConflict(levels, agreement(4, { seniority: ['counsel'] }))).toBe(true)
    expect(areInConflict(levels, agreement(4, { seniority: ['associate'] }))).toBe(false)
  })
})

describe('agreementProblems', () => {
  const right = {
    validFrom: '2026-01-01',
    validTo: '2026-01-01',
    guaranteeKind: 'steps' as const,
    guaranteeDays: 90,
    guaranteeSteps: [
      { untilDay: 30, bps: 10_000 },
      { untilDay: 90, bps: 5_000 },
    ],
  }
  const paths = (change: object) => agreementProblems({ ...right, ...change }).map(({ path }) => path)

  test('names the field of each problem', ({ expect }) => {
    expect(paths({})).toEqual([])
    expect(paths({ validTo: null })).toEqual([])
    expect(paths({ validTo: '2025-12-31' })).toEqual(['validTo'])
    expect(paths({ guaranteeSteps: [] })).toEqual(['guaranteeSteps'])
    expect(paths({ guaranteeSteps: right.guaranteeSteps.toReversed() })).toEqual(['guaranteeSteps'])
    expect(paths({ guaranteeDays: 60 })).toEqual(['guaranteeSteps'])
    expect(paths({ guaranteeKind: 'full', guaranteeSteps: [], guaranteeDays: 0 })).toEqual(['guaranteeDays'])
  })
})
