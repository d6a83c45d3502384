// @ts-check
// `npm run test:long`: what takes minutes. Every hostile value in every place of every endpoint, every caller about every
// record, a year of cron ticks over an agency's 5,000 applications. Its last line is "N passed, N failed".
import { install, useOwnNode } from './prepare.mjs'
import { main } from './process.mjs'
import { runTests } from './steps.mjs'
import { lastLine, sumTotals } from './totals.mjs'

await main(async () => {
  await install()
  await useOwnNode()
  process.env['TEST_LONG'] = '1'
  const worker = await runTests('every input, every caller', ['worker'], ['worker/http'])
  const year = await runTests('a year of cron ticks', ['worker'], ['worker/features/follow-ups/year.test.ts'])
  const totals = sumTotals([worker, year])
  console.log(lastLine(totals))
  return totals.failed === 0 ? 0 : 1
})
