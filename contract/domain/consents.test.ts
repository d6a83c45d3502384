import { expect, test } from 'vitest'
import {
  consentStatement,
  defaultConsentStatement,
  endOfDays,
  lastDayText,
  stateNow,
  statementProblem,
} from './consents.ts'

test('a request is open through its last day in Eastern time', () => {
  const openUntil = endOfDays(new Date('2026-06-15T11:00:00-04:00'), 7)
  expect([openUntil.toISOString(), lastDayText(openUntil)]).toEqual(['2026-06-23T04:00:00.000Z', 'Jun 22, 2026'])
  const at = (text: string) => stateNow({ state: 'requested', openUntil, validUntil: null }, new Date(text))
  expect([at('2026-06-22T23:59:59-04:00'), at('2026-06-23T00:00:00-04:00')]).toEqual(['requested', 'expired'])
})

test('consent given on Jun 16 for 90 days is usable through Sep 14', () => {
  const validUntil = endOfDays(new Date('2026-06-16T09:14:00-04:00'), 90)
  const at = (text: string) => stateNow({ state: 'given', openUntil: new Date(0), validUntil }, new Date(text))
  expect([at('2026-09-14T23:59:59-04:00'), at('2026-09-15T00:00:00-04:00')]).toEqual(['given', 'expired'])
  expect(stateNow({ state: 'declined', openUntil: new Date(0), validUntil: null }, new Date())).toBe('declined')
})

test('the statement names agency, firm, position, what is sent, and the day a year ago', () => {
  const given = { agency: 'Placet', firm: 'A {firm} & Co', position: 'Counsel', at: new Date('2028-02-29T15:00:00Z') }
  const text = consentStatement(defaultConsentStatement, { ...given, scope: 'blind' })
  expect(text).toContain('Placet may submit me to A {firm} & Co for this position: Counsel.')
  expect(text).toContain('a profile that doesn’t name me')
  expect(text).toContain('Since Feb 28, 2027 I have not applied')
  expect(statementProblem(defaultConsentStatement)).toBeNull()
  expect(statementProblem('{firm} {wage} {position}')).toContain('{wage} isn’t available')
  expect(statementProblem('{firm}')).toBe('The statement needs {position}.')
})
