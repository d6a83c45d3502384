// @ts-check
import { measure } from '../harness/measure.mjs'
import { recordPromise } from '../harness/results.mjs'
import { onlineSearches } from '../../worker/test/questions.ts'
import { casesOf, whoAsks } from './questions.mjs'

/** Searches of the index of online jobs, fifty a page. @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const server = await bench.serve()
  const who = await whoAsks(bench, server)
  const figures = [...(await measure(server, 'Online jobs', casesOf(onlineSearches, who, server.url), bench)).values()]
  const slowest = Math.max(...figures.map(({ p95 }) => p95))
  recordPromise({
    what: 'the index of 100,000 online postings',
    promised: 'p95 ≤ 50 ms',
    measured: `slowest p95 ${slowest.toFixed(1)} ms over loopback`,
    isKept: slowest <= 50,
  })
}
