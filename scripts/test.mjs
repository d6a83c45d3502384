// @ts-check
// `npm test`: everything, on a fresh clone too. Its last line is "N passed, N failed"; the checks count as tests.
import { build } from './build.mjs'
import { ensureOtherBrowsers } from './browsers.mjs'
import { ensureChromium, ensureHeadlessShell, placeLauncher } from './chromium.mjs'
import { useMemoryFolder } from './memory-folder.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint } from './process.mjs'
import { checks, runCheck, runEndToEndTests, runTests, timed, workerTestWorkers } from './steps.mjs'
import { lastLine, sumTotals } from './totals.mjs'

/** @type {import('./totals.mjs').Totals[]} */
const all = []
let removeDemoState = () => {}
let removeMemoryFolder = () => {}
// vitest.config.ts: what only a run of everything does.
process.env['TEST_WHOLE'] = '1'
try {
  await install()
  await useOwnNode()

  all.push(
    await attempt('Chromium', async () => {
      const chromium = await ensureChromium()
      placeLauncher(chromium)
      process.env['CHROMIUM_PATH'] = chromium
    }),
  )
  await ensureHeadlessShell()
  await ensureOtherBrowsers()
  all.push(await attempt('build', build))
  removeMemoryFolder = useMemoryFolder()
  // Two cores: two checks side by side, tests alone, so that none slows another down.
  all.push(...(await Promise.all([runCheck(checks.lint), runCheck(checks.deploy)])))
  all.push(
    ...(await Promise.all([
      runCheck(checks.format),
      runCheck(checks.supply),
      runCheck(checks.unused),
      runCheck(checks.words),
      runCheck(checks.commits),
      // Beside the checks, because half of its time it waits for its own workerd.
      attempt('demo data', async () => {
        const { makeDemoState } = await import('./demo-state.mjs')
        removeDemoState = await makeDemoState()
      }),
    ])),
  )
  all.push(await runTests('unit tests', ['unit']))
  all.push(await runTests('Worker tests', ['worker'], workerTestWorkers))
  all.push(await runEndToEndTests('end-to-end tests'))
} catch (error) {
  console.error(error instanceof Complaint ? error.message : error)
  all.push({ passed: 0, failed: 1 })
} finally {
  removeDemoState()
  removeMemoryFolder()
}
const totals = sumTotals(all)
process.exitCode = totals.failed === 0 ? 0 : 1
console.log(lastLine(totals))

/**
 * A step of our own: when it fails, the others still run and report what they can.
 * @param {string} name
 * @param {() => Promise<void>} body
 */
function attempt(name, body) {
  return timed(name, async () => {
    try {
      await body()
      return { passed: 1, failed: 0 }
    } catch (error) {
      console.error(error instanceof Complaint ? error.message : error)
      return { passed: 0, failed: 1 }
    }
  })
}
