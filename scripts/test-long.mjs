// @ts-check
// `npm run test:long`: what takes minutes. Every hostile value in every place of every endpoint, every caller about every
// record, a year of cron ticks over an agency's 5,000 applications, a fault at every step of every write, task and cron job,
// longer texts for everything that reads, and the server killed under load. Its last line is "N passed, N failed".
//
// `npm run test:long -- kills [--seconds=120]` and `-- load [--seconds=600 --readers=2000 --applicants=100 --staff=30]` run
// these alone; the load is asked for by name only: ten minutes in which the machine does nothing else.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { ensureChromium, placeLauncher } from './chromium.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { main, root } from './process.mjs'
import { runTests, timed } from './steps.mjs'
import { lastLine, sumTotals } from './totals.mjs'

await main(async () => {
  await install()
  await useOwnNode()
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string' },
      readers: { type: 'string' },
      applicants: { type: 'string' },
      staff: { type: 'string' },
    },
  })
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
  const wanted = (/** @type {string} */ part) =>
    positionals.length === 0 ? part !== 'load' : positionals.includes(part)
  process.env['TEST_LONG'] = '1'
  /** @type {import('./totals.mjs').Totals[]} */
  const all = []
  if (wanted('tests')) {
    all.push(await runTests('long texts', ['unit'], ['contract/domain/exploding', 'worker/exploding']))
    // One after the other: vitest tells each new workerd what the ones before it have loaded.
    for (const file of ['access', 'attacks', 'fuzz', 'faults', 'guards']) {
      all.push(await runTests(`worker/http/${file}`, ['worker'], [`worker/http/${file}.test.ts`]))
    }
    all.push(await runTests('worker/tasks', ['worker'], ['worker/tasks']))
    all.push(await runTests('a year of cron ticks', ['worker'], ['worker/features/follow-ups/year.test.ts']))
    all.push(await runTests('the time of a sign-in', ['worker'], ['worker/features/auth/sign-in-time']))
  }
  if ((wanted('kills') || wanted('load')) && !existsSync(join(root, 'dist/placet/wrangler.json'))) await build()
  if (wanted('kills')) {
    const { killUnderLoad } = await import('./long/kills.mjs')
    all.push(await one('the server killed under load', () => killUnderLoad({ seconds: 120, ...numbers })))
  }
  if (wanted('kills')) {
    placeLauncher(await ensureChromium())
    all.push(await runTests('the server killed while it reads a firm', ['e2e'], ['e2e/people-killed']))
  }
  if (wanted('load')) {
    const { loadTest } = await import('./long/load.mjs')
    all.push(await one('many people at once', () => loadTest(numbers)))
  }
  const totals = sumTotals(all)
  console.log(lastLine(totals))
  return totals.failed === 0 ? 0 : 1
})

/**
 * @param {string} name
 * @param {() => Promise<string[]>} body gives what is wrong
 */
function one(name, body) {
  return timed(name, async () => ((await body()).length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }))
}
