import { expect, test } from 'vitest'
import { agreementForm, fieldsOfAgreement } from './agreement-form.ts'

const fields = { ...fieldsOfAgreement(undefined, { feeBps: 2_500, guaranteeDays: 90, today: '2026-06-15' }) }
const problemsOf = (given: Partial<typeof fields>) => {
  const { error } = agreementForm.safeParse({ ...fields, ...given })
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

test('a new agreement begins with the agency’s usual terms', () => {
  expect(agreementForm.parse(fields)).toMatchObject({
    feeBps: 2_500,
    guaranteeDays: 90,
    guaranteeKind: 'prorated',
    validFrom: '2026-06-15',
    validTo: null,
    officeId: null,
    minimumFeeCents: null,
  })
})

test('percentages, amounts and steps are read as people write them', () => {
  const values = agreementForm.parse({
    ...fields,
    feeBps: '22.5 %',
    minimumFeeCents: '$40,000.50',
    guaranteeKind: 'steps',
    guaranteeSteps: '30: 100%\n\n60 days: 50\n90, 25%',
  })
  expect(values).toMatchObject({ feeBps: 2_250, minimumFeeCents: 4_000_050 })
  expect(values.guaranteeSteps).toEqual([
    { untilDay: 30, bps: 10_000 },
    { untilDay: 60, bps: 5_000 },
    { untilDay: 90, bps: 2_500 },
  ])
})

test('mistakes are reported at their field', () => {
  expect(problemsOf({ feeBps: '51' })).toEqual([['feeBps', 'A fee is at most 50%']])
  expect(problemsOf({ feeBps: 'a quarter' })?.[0]?.[0]).toBe('feeBps')
  expect(problemsOf({ minimumFeeCents: 'much' })?.[0]?.[0]).toBe('minimumFeeCents')
  expect(problemsOf({ validTo: '2026-06-14' })?.[0]?.[0]).toBe('validTo')
  expect(problemsOf({ guaranteeKind: 'steps', guaranteeSteps: 'all of it' })?.[0]?.[0]).toBe('guaranteeSteps')
  expect(problemsOf({ guaranteeKind: 'steps', guaranteeSteps: '120: 100%' })?.[0]?.[0]).toBe('guaranteeSteps')
  expect(problemsOf({ feeBase: [] })).toEqual([['feeBase', 'Please choose at least one']])
})

test('a guarantee that is taken away leaves neither days nor steps', () => {
  const values = agreementForm.parse({ ...fields, guaranteeKind: 'none', guaranteeSteps: '30: 100%' })
  expect(values).toMatchObject({ guaranteeDays: 0, guaranteeSteps: [] })
})
