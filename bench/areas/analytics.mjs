// @ts-check
import { measure } from '../harness/measure.mjs'
import { recordFact } from '../harness/results.mjs'
import { analyses } from '../../worker/test/questions.ts'
import { casesOf, whoAsks } from './questions.mjs'

/** Analytics and the dashboard. @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const server = await bench.serve()
  const who = await whoAsks(bench, server)
  const figures = await measure(server, 'Analytics and dashboard', casesOf(analyses, who, server.url), bench)
  recordFact('dashboard', { ...figures.get('dashboard') })
}
