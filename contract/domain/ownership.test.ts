import { describe, expect, test } from 'vitest'
import { judgeClock, ownershipWindow, type ClockConsent, type ClockOwnership } from './ownership.ts'

const at = (time: string) => new Date(time)

describe('ownership window', () => {
  test.each([
    ['2026-06-15T14:00:00-04:00', 6, '2026-06-15', '2026-12-15'],
    ['2026-08-31T09:00:00-04:00', 6, '2026-08-31', '2027-02-28'],
    ['2027-08-31T09:00:00-04:00', 6, '2027-08-31', '2028-02-29'],
    // Late on Jun 15 in New York it is Jun 16 in UTC.
    ['2026-06-15T23:59:59-04:00', 6, '2026-06-15', '2026-12-15'],
    ['2026-06-16T00:00:00-04:00', 6, '2026-06-16', '2026-12-16'],
    ['2026-01-31T12:00:00-05:00', 1, '2026-01-31', '2026-02-28'],
    ['2026-01-31T12:00:00-05:00', 12, '2026-01-31', '2027-01-31'],
  ])('sent %s for %i months runs from %s through %s', (sentAt, months, startsOn, endsOn) => {
    expect(ownershipWindow(at(sentAt), months)).toEqual({ startsOn, endsOn })
  })
})

describe('clock', () => {
  const consent: ClockConsent = {
    id: 'c1',
    state: 'given',
    channel: 'link',
    firmId: 5,
    firmKey: 'harrow vale',
    isForAnyPosition: false,
    jobId: 9,
    isOfCandidate: true,
    hasDocument: false,
    answeredAt: at('2026-06-10T12:00:00Z'),
    validUntil: at('2026-09-09T04:00:00Z'),
    withdrawnAt: null,
    ownerId: 7,
  }
  const facts = {
    how: 'email',
    sentAt: at('2026-06-15T18:00:00Z'),
    months: 6,
    need: { firmId: 5 as number | null, firmKeys: ['harrow vale'], jobId: 9 },
    consents: [consent],
    ownerships: [] as ClockOwnership[],
  }
  const none = (reason: string) => ({ kind: 'none', reason })
  const owned: ClockOwnership = {
    id: 3,
    state: 'running',
    startsOn: '2026-02-01',
    endsOn: '2026-08-01',
    consentId: 'c0',
  }

  test('starts with consent and proof', () => {
    expect(judgeClock(facts)).toEqual({
      kind: 'starts',
      window: { startsOn: '2026-06-15', endsOn: '2026-12-15' },
      consentId: 'c1',
      ownerId: 7,
    })
  })

  test('stays off without proof, firm or valid consent', () => {
    expect(judgeClock({ ...facts, how: 'phone' })).toEqual(none('unproven'))
    expect(judgeClock({ ...facts, need: { ...facts.need, firmId: null } })).toEqual(none('no_firm'))
    const because = (change: Partial<ClockConsent>) => judgeClock({ ...facts, consents: [{ ...consent, ...change }] })
    expect(because({ answeredAt: at('2026-06-15T18:00:01Z') })).toEqual(none('no_consent'))
    expect(because({ validUntil: facts.sentAt })).toEqual(none('no_consent'))
    expect(because({ state: 'requested', answeredAt: null, validUntil: null })).toEqual(none('no_consent'))
    expect(because({ state: 'declined' })).toEqual(none('no_consent'))
    expect(because({ jobId: 8 })).toEqual(none('no_consent'))
    expect(because({ state: 'withdrawn', withdrawnAt: at('2026-06-15T17:59:59Z') })).toEqual(none('no_consent'))
    expect(because({ state: 'withdrawn', withdrawnAt: at('2026-06-15T18:00:01Z') }).kind).toBe('starts')
    // It was valid when the submission was sent; that it has expired since changes nothing.
    expect(because({ state: 'expired' }).kind).toBe('starts')
  })

  test('gives the candidate to the recruiter with the first valid consent', () => {
    const earlier = { ...consent, id: 'c2', jobId: 8, ownerId: 8, answeredAt: at('2026-06-01T12:00:00Z') }
    expect(judgeClock({ ...facts, consents: [consent, earlier] })).toMatchObject({ consentId: 'c1', ownerId: 8 })
    const lapsed = { ...earlier, validUntil: at('2026-06-14T04:00:00Z') }
    expect(judgeClock({ ...facts, consents: [lapsed, consent] })).toMatchObject({ ownerId: 7 })
  })

  test('never restarts inside a window', () => {
    const belongs = (ownership: Partial<ClockOwnership>) =>
      judgeClock({ ...facts, ownerships: [{ ...owned, ...ownership }] })
    expect(belongs({})).toEqual({ kind: 'belongs', ownershipId: 3 })
    expect(belongs({ endsOn: '2026-06-15' })).toEqual({ kind: 'belongs', ownershipId: 3 })
    // Recorded late: the sending was before the one that started the clock.
    expect(belongs({ startsOn: '2026-06-20', endsOn: '2026-12-20' })).toEqual({ kind: 'belongs', ownershipId: 3 })
    expect(belongs({ state: 'lapsed' })).toEqual({ kind: 'belongs', ownershipId: 3 })
    expect(belongs({ state: 'disputed', endsOn: '2026-06-01' })).toEqual({ kind: 'belongs', ownershipId: 3 })
    expect(belongs({ state: 'released' }).kind).toBe('starts')
    expect(belongs({ state: 'converted', endsOn: '2026-06-01' }).kind).toBe('starts')
  })

  test('begins again after the window with a new consent only', () => {
    const before = { ...owned, endsOn: '2026-06-14' }
    expect(judgeClock({ ...facts, ownerships: [before] }).kind).toBe('starts')
    expect(judgeClock({ ...facts, ownerships: [{ ...before, state: 'lapsed' }] }).kind).toBe('starts')
    expect(judgeClock({ ...facts, ownerships: [{ ...before, consentId: 'c1' }] })).toEqual(none('no_consent'))
  })
})
