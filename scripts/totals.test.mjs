// @ts-check
import { expect, test } from 'vitest'
import { failedFiles, lastLine, sumTotals, totalsAfterSecondRun, vitestCases, vitestTotals } from './totals.mjs'

const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

test('counts passed and failed tests as vitest does', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')]
  expect(vitestTotals({ numPassedTests: 3, numFailedTests: 1, testResults }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(vitestTotals({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 3, failed: 0 })
})

test('counts a file that could not be loaded as a failure', () => {
  const testResults = [file('passed', 'passed'), file('failed')]
  expect(vitestTotals({ numPassedTests: 1, numFailedTests: 0, testResults }, 1)).toEqual({ passed: 1, failed: 1 })
})

test('counts a crash, an outside error, a missing report and an empty run as failures', () => {
  expect(vitestTotals({ numPassedTests: 9, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 9, failed: 1 })
  expect(vitestTotals(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(vitestTotals({}, 139)).toEqual({ passed: 0, failed: 1 })
  expect(vitestTotals({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('counts the recorded cases, and one for each other test', () => {
  const assertionResults = [
    { status: 'passed', meta: { cases: 40 } },
    { status: 'failed', meta: {} },
    { status: 'skipped' },
  ]
  expect(vitestCases({ testResults: [{ assertionResults }] })).toBe(41)
  expect(vitestCases(undefined)).toBe(0)
})

test('counts the failed files of a second run instead of their first run', () => {
  const report = {
    testResults: [
      { name: '/e2e/a.test.ts', ...file('passed', 'passed', 'passed') },
      { name: '/e2e/b.test.ts', ...file('failed', 'passed', 'failed') },
    ],
  }
  expect(failedFiles(report)).toEqual(['/e2e/b.test.ts'])
  const first = { passed: 3, failed: 1 }
  expect(totalsAfterSecondRun(first, { passed: 2, failed: 0 }, report)).toEqual({ passed: 4, failed: 0 })
  expect(totalsAfterSecondRun(first, { passed: 1, failed: 1 }, report)).toEqual({ passed: 3, failed: 1 })
  expect(failedFiles(undefined)).toEqual([])
})

test('prints the sum in the last line and counts an empty run as a failure', () => {
  const totals = [
    { passed: 2, failed: 0 },
    { passed: 40, failed: 3 },
  ]
  expect(lastLine(sumTotals(totals))).toBe('42 passed, 3 failed')
  expect(lastLine(sumTotals([]))).toBe('0 passed, 1 failed')
})
