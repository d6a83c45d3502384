import { describe, expect, test } from 'vitest'
import { gateOutcome, judgeSubmission, type ConsentFact, type SubmissionFacts } from './judge-submission.ts'
import { findingCodes, gateModes } from './submission-gate.ts'

const now = new Date('2026-06-17T15:00:00Z')
const given: ConsentFact = {
  id: 'c1',
  state: 'given',
  channel: 'link',
  firmId: 5,
  firmKey: 'harrow vale',
  isForAnyPosition: false,
  jobId: 9,
  isOfCandidate: true,
  hasDocument: false,
  validUntil: new Date('2026-09-15T04:00:00Z'),
  answeredAt: new Date('2026-06-16T13:14:00Z'),
  withdrawnAt: null,
  priorContact: 'no',
}
const good: SubmissionFacts = {
  mode: 'warn',
  now,
  lookBackMonths: 6,
  isDoNotContact: false,
  consents: [given],
  need: { firmId: 5, firmKeys: ['harrow vale'], jobId: 9 },
  limits: [],
  submissions: [],
  priorContacts: [],
  isCurrentEmployer: false,
  hasAgreement: true,
  job: { isOpen: true, isOfFirm: true },
}
const earlier = { at: new Date('2026-05-01T12:00:00Z'), isSameJob: false, isPossible: false, who: null }
const of = (change: Partial<SubmissionFacts>) => judgeSubmission({ ...good, ...change })
const levels = (change: Partial<SubmissionFacts>) =>
  gateModes.map((mode) => of({ ...change, mode }).findings.map(({ code, level }) => `${code} ${level}`))
const codes = (change: Partial<SubmissionFacts>) => of(change).findings.map(({ code }) => code)

describe('judgeSubmission', () => {
  test('finds nothing wrong with a submission in order, and lists what it checked', () => {
    for (const mode of gateModes)
      expect(of({ mode })).toMatchObject({ verdict: 'clear', findings: [], consentId: 'c1' })
    expect(of({}).checks.map(({ text }) => text)).toEqual([
      'May be contacted',
      'Consent Jun 16, 2026, valid through Sep 14, 2026',
      'Not off limits',
      'No duplicate in 6 months',
      'No submission by others known',
      'Not the current employer',
      'Agreement in force',
      'The job is open',
    ])
  })

  const table: [name: string, facts: Partial<SubmissionFacts>, code: string, warn: string, block: string][] = [
    ['do not contact', { isDoNotContact: true }, 'do_not_contact', 'hard', 'hard'],
    ['declined', { consents: [{ ...given, state: 'declined' }] }, 'consent_refused', 'hard', 'hard'],
    [
      'withdrawn',
      { consents: [{ ...given, state: 'withdrawn', withdrawnAt: now }] },
      'consent_refused',
      'hard',
      'hard',
    ],
    ['no consent', { consents: [] }, 'consent_missing', 'soft', 'soft'],
    ['placed by us', { limits: [{ kind: 'placed_by_us', endsOn: null }] }, 'off_limits', 'soft', 'soft'],
    ['legal limit', { limits: [{ kind: 'legal', endsOn: '2026-12-31' }] }, 'off_limits', 'soft', 'hard'],
    ['duplicate', { submissions: [earlier] }, 'duplicate_ours', 'soft', 'soft'],
    ['same job', { submissions: [{ ...earlier, isSameJob: true }] }, 'duplicate_ours', 'soft', 'hard'],
    [
      'possible duplicate, same job',
      { submissions: [{ ...earlier, isSameJob: true, isPossible: true }] },
      'duplicate_ours',
      'soft',
      'soft',
    ],
    ['told by somebody', { priorContacts: ['2026-04-01'] }, 'duplicate_other', 'soft', 'soft'],
    ['told by the candidate', { consents: [{ ...given, priorContact: 'yes' }] }, 'duplicate_other', 'soft', 'soft'],
    ['current employer', { isCurrentEmployer: true }, 'current_employer', 'soft', 'soft'],
    ['no agreement', { hasAgreement: false }, 'no_agreement', 'soft', 'soft'],
    ['closed job', { job: { isOpen: false, isOfFirm: true } }, 'job_closed', 'soft', 'soft'],
    ['job of another firm', { job: { isOpen: true, isOfFirm: false } }, 'other_firm', 'soft', 'soft'],
  ]

  test.each(table)('%s', (_, facts, code, warn, block) => {
    expect(levels(facts)).toEqual([[`${code} ${warn}`], [`${code} ${block}`]])
  })

  test('raises each concern in some row of the table', () => {
    expect(new Set(table.map(([, , code]) => code))).toEqual(new Set(findingCodes))
  })

  test('relies on consent through its last day, for the same job only', () => {
    const at = (time: string) => codes({ now: new Date(time) })
    expect(at('2026-09-15T03:59:59Z')).toEqual([])
    expect(at('2026-09-15T04:00:00Z')).toEqual(['consent_missing'])
    expect(codes({ consents: [{ ...given, jobId: 8 }] })).toEqual(['consent_missing'])
    expect(codes({ consents: [{ ...given, state: 'requested', answeredAt: null }] })).toEqual(['consent_missing'])
  })

  test('a later yes outweighs an earlier no, and an open request does not', () => {
    const no = { ...given, id: 'c0', state: 'declined' as const, answeredAt: new Date('2026-05-01T12:00:00Z') }
    expect(codes({ consents: [no, given] })).toEqual([])
    const asked = { ...given, state: 'requested' as const, answeredAt: null }
    expect(codes({ consents: [no, asked] })).toEqual(['consent_refused'])
    // A no for one job covers the firm.
    expect(codes({ consents: [{ ...no, jobId: 8 }] })).toEqual(['consent_refused'])
  })

  test('looks back through the same day of the month, and the last day of a short one', () => {
    const on = (at: string, time: string) =>
      codes({ submissions: [{ ...earlier, at: new Date(at) }], now: new Date(time), consents: [] })
    const sent = '2026-06-15T16:00:00Z'
    expect(on(sent, '2026-12-16T04:59:00Z')).toContain('duplicate_ours')
    expect(on(sent, '2026-12-16T05:00:00Z')).not.toContain('duplicate_ours')
    expect(on('2026-08-31T16:00:00Z', '2027-02-28T20:00:00Z')).toContain('duplicate_ours')
    expect(on('2026-08-31T16:00:00Z', '2027-03-01T20:00:00Z')).not.toContain('duplicate_ours')
  })

  test('counts what others did within the look-back, or on an unknown day', () => {
    expect(codes({ priorContacts: ['2025-12-16'] })).toEqual([])
    expect(codes({ priorContacts: ['2025-12-17'] })).toEqual(['duplicate_other'])
    expect(codes({ priorContacts: [null] })).toEqual(['duplicate_other'])
    const unsure = of({ consents: [{ ...given, priorContact: 'unsure' }] })
    expect(unsure.verdict).toBe('clear')
    expect(unsure.checks.find(({ code }) => code === 'duplicate_other')?.text).toContain('isn’t sure')
  })

  test('says who submitted the person only in the detail', () => {
    const { checks, findings } = of({ submissions: [{ ...earlier, who: 'Dana Reyes' }] })
    expect(checks.find(({ code }) => code === 'duplicate_ours')?.detail).toBe('Dana Reyes on May 1, 2026')
    expect(JSON.stringify(findings)).not.toMatch(/Dana|May/)
    expect(of({ submissions: [earlier] }).checks.every(({ detail }) => detail === null)).toBe(true)
  })

  test('ignores limits that forbid soliciting people out of the firm', () => {
    const kinds = ['client', 'cool_off', 'request'] as const
    expect(codes({ limits: kinds.map((kind) => ({ kind, endsOn: null })) })).toEqual([])
  })

  test('needs no job', () => {
    expect(codes({ job: null })).toEqual([])
  })

  test('is hard if anything is', () => {
    expect(of({ isDoNotContact: true, hasAgreement: false })).toMatchObject({
      verdict: 'hard',
      findings: [{ code: 'do_not_contact' }, { code: 'no_agreement' }],
    })
  })
})

test('an admin’s reason lets soft findings pass where they block, and never hard ones', () => {
  const outcomes = (['clear', 'soft', 'hard'] as const).map((verdict) =>
    gateModes.flatMap((mode) => [gateOutcome(verdict, mode, false), gateOutcome(verdict, mode, true)]),
  )
  expect(outcomes).toEqual([
    ['passes', 'passes', 'passes', 'passes'],
    ['passes', 'passes', 'stopped', 'passes'],
    ['refused', 'refused', 'refused', 'refused'],
  ])
})
