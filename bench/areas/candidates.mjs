// @ts-check
import { measure } from '../harness/measure.mjs'
import { recordFact, recordPromise } from '../harness/results.mjs'
import { candidateLists } from '../../worker/test/questions.ts'
import { casesOf, whoAsks } from './questions.mjs'

/** The lists of candidates, fifty a page, as an admin and as a partner. @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const server = await bench.serve()
  const who = await whoAsks(bench, server)
  const all = await measure(server, 'Lists of candidates', casesOf(candidateLists, who, server.url), bench)
  const own = await measure(
    server,
    "A partner's own",
    casesOf(candidateLists.slice(0, 5), who, server.url, 'partner'),
    bench,
  )
  const figures = [...all.values(), ...own.values()]
  const slowest = Math.max(...figures.map(({ p95 }) => p95))
  const most = Math.max(...figures.map(({ rowsRead }) => rowsRead))
  recordPromise({
    what: 'staff lists with 100,000 applications: time',
    promised: 'p95 ≤ 40 ms',
    measured: `slowest p95 ${slowest.toFixed(1)} ms over loopback`,
    isKept: slowest <= 40,
  })
  recordPromise({
    what: 'staff lists with 100,000 applications: rows',
    promised: '≤ 1,000 rows read a screen',
    measured: `at most ${most.toLocaleString('en-US')}`,
    isKept: most <= 1000,
  })
  recordFact('list', { ...all.get('newest first') })
  recordFact('nameSearch', { ...all.get('part of a name: "okon"') })
}
