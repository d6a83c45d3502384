// @ts-check
import { expect, test } from 'vitest'
import { lastLine, sumTotals, vitestCases, vitestTotals } from './totals.mjs'

const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

test('passed and failed tests are counted as vitest counts them', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')]
  expect(vitestTotals({ numPassedTests: 3, numFailedTests: 1, testResults }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(vitestTotals({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 3, failed: 0 })
})

test('a file that could not be loaded is a failure', () => {
  const testResults = [file('passed', 'passed'), file('failed')]
  expect(vitestTotals({ numPassedTests: 1, numFailedTests: 0, testResults }, 1)).toEqual({ passed: 1, failed: 1 })
})

test('a crash, an error outside tests, a missing report and a run without tests are failures', () => {
  expect(vitestTotals({ numPassedTests: 9, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 9, failed: 1 })
  expect(vitestTotals(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(vitestTotals({}, 139)).toEqual({ passed: 0, failed: 1 })
  expect(vitestTotals({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('cases are what tests have counted, and one for each other', () => {
  const assertionResults = [
    { status: 'passed', meta: { cases: 40 } },
    { status: 'failed', meta: {} },
    { status: 'skipped' },
  ]
  expect(vitestCases({ testResults: [{ assertionResults }] })).toBe(41)
  expect(vitestCases(undefined)).toBe(0)
})

test('the last line is the sum, and nothing at all is a failure', () => {
  const totals = [
    { passed: 2, failed: 0 },
    { passed: 40, failed: 3 },
  ]
  expect(lastLine(sumTotals(totals))).toBe('42 passed, 3 failed')
  expect(lastLine(sumTotals([]))).toBe('0 passed, 1 failed')
})
