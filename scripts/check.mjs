// @ts-check
// `npm run check`: what can be known without a build or a browser.
import { useMemoryFolder } from './memory-folder.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { main } from './process.mjs'
import { checks, runCheck, runTests } from './steps.mjs'
import { lastLine, sumTotals } from './totals.mjs'

await main(async () => {
  await install()
  await useOwnNode()
  const first = await Promise.all([runCheck(checks.format), runCheck(checks.lint)])
  const second = await Promise.all([runCheck(checks.unused), runCheck(checks.words), runCheck(checks.commits)])
  const removeMemoryFolder = useMemoryFolder()
  const tests = await runTests('unit tests', ['unit']).finally(removeMemoryFolder)
  const totals = sumTotals([...first, ...second, tests])
  console.log(lastLine(totals))
  return totals.failed === 0 ? 0 : 1
})
