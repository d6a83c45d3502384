// @ts-check
import { measure } from '../harness/measure.mjs'
import { recordPromise } from '../harness/results.mjs'
import { jobPages } from '../../worker/test/questions.ts'
import { casesOf, whoAsks } from './questions.mjs'

/** Manage Jobs, fifty a page. @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const server = await bench.serve()
  const who = await whoAsks(bench, server)
  const figures = [...(await measure(server, 'Manage Jobs', casesOf(jobPages, who, server.url), bench)).values()]
  const [slowest, most] = [
    Math.max(...figures.map(({ p95 }) => p95)),
    Math.max(...figures.map(({ rowsRead }) => rowsRead)),
  ]
  recordPromise({
    what: 'Manage Jobs over 100,000 jobs',
    promised: 'p95 ≤ 40 ms, ≤ 1,000 rows read a screen',
    measured: `slowest p95 ${slowest.toFixed(1)} ms, at most ${most.toLocaleString('en-US')} rows`,
    isKept: slowest <= 40 && most <= 1000,
  })
}
