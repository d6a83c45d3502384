// @ts-check

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * Counts one run of vitest. What is not a test counts too when it goes wrong: a file that can't be loaded, an error
 * outside any test, a run without a report, a run without tests.
 * @param {unknown} report what vitest's JSON reporter wrote; undefined when there isn't one
 * @param {number} exitCode of vitest
 * @returns {Totals}
 */
export function vitestTotals(report, exitCode) {
  const { numPassedTests, numFailedTests, testResults } = /** @type {Record<string, unknown>} */ (report ?? {})
  if (typeof numPassedTests !== 'number' || typeof numFailedTests !== 'number') return { passed: 0, failed: 1 }
  const files = /** @type {{ status: string, assertionResults: { status: string }[] }[]} */ (testResults ?? [])
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  const failed = numFailedTests + brokenFiles
  const isUnexplained = failed === 0 && (exitCode !== 0 || numPassedTests === 0)
  return { passed: numPassedTests, failed: failed + (isUnexplained ? 1 : 0) }
}

/**
 * Files of a run in which something failed, by their absolute paths.
 * @param {unknown} report what vitest's JSON reporter wrote
 */
export function failedFiles(report) {
  const { testResults = [] } = /** @type {{ testResults?: { name: string, status: string }[] }} */ (report ?? {})
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/**
 * Totals of a run whose failed files ran again.
 * @param {Totals} first
 * @param {Totals} second of the failed files only
 * @param {unknown} report of the first run
 * @returns {Totals}
 */
export function totalsAfterSecondRun(first, second, report) {
  const files = /** @type {{ status: string, assertionResults: { status: string }[] }[]} */ (
    /** @type {Record<string, unknown>} */ (report)['testResults']
  )
  const countedTwice = files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length
  return { passed: first.passed - countedTwice + second.passed, failed: second.failed }
}

/**
 * Counts the cases of a run: the number that a test recorded (worker/test/cases.ts), else one for each test.
 * @param {unknown} report what vitest's JSON reporter wrote
 */
export function vitestCases(report) {
  const { testResults = [] } =
    /** @type {{ testResults?: { assertionResults: { status: string, meta?: { cases?: number } }[] }[] }} */ (
      report ?? {}
    )
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .reduce((sum, { meta }) => sum + (meta?.cases ?? 1), 0)
}

/**
 * @param {Totals[]} all
 * @returns {Totals} their sum; nothing at all is a failure
 */
export function sumTotals(all) {
  const passed = all.reduce((sum, one) => sum + one.passed, 0)
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  return passed + failed === 0 ? { passed, failed: 1 } : { passed, failed }
}

/** The last line of `npm test`. @param {Totals} totals */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`
