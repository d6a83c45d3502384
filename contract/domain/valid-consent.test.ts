import { expect, test } from 'vitest'
import { isRefusedAt, isValidConsent, isValidForFirm, type HeldConsent } from './valid-consent.ts'

const at = (time: string) => new Date(time)
const now = at('2026-06-17T15:00:00Z')
const given: HeldConsent = {
  id: 'c1',
  state: 'given',
  channel: 'link',
  firmId: 5,
  firmKey: 'harrow vale',
  isForAnyPosition: false,
  jobId: 9,
  isOfCandidate: true,
  hasDocument: false,
  answeredAt: at('2026-06-16T13:14:00Z'),
  validUntil: at('2026-09-15T04:00:00Z'),
  withdrawnAt: null,
}
const need = { firmId: 5, firmKeys: ['harrow vale', 'hv'], jobId: 9 }
const isValid = (change: Partial<HeldConsent>, of = need as Parameters<typeof isValidConsent>[1], time = now) =>
  isValidConsent({ ...given, ...change }, of, time)

test('counts for the same candidate, firm and job', () => {
  expect(isValid({})).toBe(true)
  expect(isValid({ isOfCandidate: false })).toBe(false)
  expect(isValid({ jobId: 8 })).toBe(false)
  expect(isValid({ jobId: 8, isForAnyPosition: true })).toBe(true)
  expect(isValidForFirm({ ...given, jobId: 8 }, need, now)).toBe(true)
})

test('goes by the firm’s record, and by its name only without one', () => {
  // An affiliate, or a firm that took over the name.
  expect(isValid({ firmId: 6 })).toBe(false)
  expect(isValid({ firmKey: 'old name' })).toBe(true)
  expect(isValid({ firmId: null, firmKey: 'hv' })).toBe(true)
  expect(isValid({ firmId: null, firmKey: 'old name' })).toBe(false)
  expect(isValid({ firmId: null }, { ...need, firmId: null })).toBe(true)
  expect(isValid({}, { ...need, firmId: null })).toBe(true)
})

test('needs the candidate’s click, or an email or a paper that is attached', () => {
  for (const channel of ['email', 'paper'] as const)
    expect([isValid({ channel }), isValid({ channel, hasDocument: true })]).toEqual([false, true])
  expect(isValid({ channel: 'phone' as 'email', hasDocument: true })).toBe(false)
})

test('counts from the answer through the last day', () => {
  expect(isValid({}, need, at('2026-06-16T13:13:59Z'))).toBe(false)
  expect(isValid({}, need, at('2026-09-15T03:59:59Z'))).toBe(true)
  expect(isValid({}, need, at('2026-09-15T04:00:00Z'))).toBe(false)
  for (const state of ['requested', 'declined', 'cancelled'] as const) expect(isValid({ state })).toBe(false)
  expect(isValid({ state: 'withdrawn', withdrawnAt: now })).toBe(false)
  // A sending before a withdrawal or the end had consent.
  expect(isValid({ state: 'withdrawn', withdrawnAt: at('2026-06-18T00:00:00Z') })).toBe(true)
  expect(isValid({ state: 'expired' })).toBe(true)
})

test('the last word to a firm decides if it is refused', () => {
  const no = { ...given, id: 'c0', state: 'declined' as const, answeredAt: at('2026-05-01T12:00:00Z') }
  expect(isRefusedAt([no], need, now)).toBe(true)
  expect(isRefusedAt([no], need, at('2026-05-01T11:59:59Z'))).toBe(false)
  expect(isRefusedAt([{ ...no, firmId: 6 }], need, now)).toBe(false)
  expect(isRefusedAt([no, given], need, now)).toBe(false)
  // A yes without its proof takes nothing back.
  expect(isRefusedAt([no, { ...given, channel: 'email' }], need, now)).toBe(true)
  const withdrawn = { ...given, state: 'withdrawn' as const, withdrawnAt: now }
  expect(isRefusedAt([withdrawn], need, now)).toBe(true)
  expect(isRefusedAt([withdrawn], need, at('2026-06-17T14:59:59Z'))).toBe(false)
  expect(isRefusedAt([{ ...given, state: 'requested', answeredAt: null }], need, now)).toBe(false)
})
