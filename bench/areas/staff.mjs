// @ts-check
import { measure } from '../harness/measure.mjs'
import { recordFact } from '../harness/results.mjs'
import { screens } from '../../worker/test/questions.ts'
import { casesOf, whoAsks } from './questions.mjs'

/** Requests of each staff screen. @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const server = await bench.serve()
  const who = await whoAsks(bench, server)
  const figures = await measure(server, "Each staff screen's calls", casesOf(screens, who, server.url), bench)
  for (const [fact, name] of /** @type {const} */ ([
    ['bell', 'every screen: the bell'],
    ['me', 'every screen: who I am'],
    ['panel', 'panel: all of a candidate'],
  ])) {
    recordFact(fact, { ...figures.get(name) })
  }
}
