// @ts-check
import { startServer } from '../harness/serve.mjs'
import { loadOf, meterOf, percentiles } from '../harness/measure.mjs'
import { recordFact, note, printTable } from '../harness/results.mjs'
import { worldCopy } from '../world/world.mjs'
import {
  analyses,
  candidateLists,
  jobPages,
  onlineSearches,
  publicSearches,
  screens,
} from '../../worker/test/questions.ts'
import { casesOf, whoAsks } from './questions.mjs'

/** Each group, who asks, and its questions. @type {[group: string, as: 'admin' | 'partner' | 'stranger', questions: readonly import('./questions.mjs').Question[]][]} */
const groups = [
  ['board', 'stranger', publicSearches],
  ['candidates', 'admin', candidateLists],
  ["a partner's candidates", 'partner', candidateLists.slice(0, 5)],
  ['manage jobs', 'admin', jobPages],
  ['online jobs', 'admin', onlineSearches],
  ['screens', 'admin', screens],
  ['analytics', 'admin', analyses],
]

/** A question grows when ten times the data cost it so many times the rows, above what counting to 1,000 matches takes. */
const suspicious = { times: 3, rows: 2200 }

/** Every named question at a hundredth, a tenth and the whole of the data: rows read, and the middle of twenty answers. @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const scales = [...new Set([0.01, 0.1, 1].map((part) => Math.max(0.001, part * bench.scale)))]
  /** @type {Map<string, { rows: number, p50: number, bytes: number }[]>} */
  const found = new Map()
  for (const scale of scales) {
    const server = await startServer({ stateDir: await worldCopy(scale) })
    try {
      const who = await whoAsks(bench, server)
      for (const [group, as, questions] of groups) {
        for (const one of casesOf(questions, who, server.url, as)) {
          const { rowsRead, bytes } = await meterOf(server, one)
          const { latencies } = await loadOf(server, one, { connections: 1, seconds: 0, from: 0, least: 20 })
          const name = `${group}: ${one.name}`
          found.set(name, [...(found.get(name) ?? []), { rows: rowsRead, p50: percentiles(latencies).p50, bytes }])
        }
      }
    } finally {
      await server.stop()
    }
  }
  const growing = []
  for (const [name, list] of found) {
    const [before, last] = [list.at(-2), list.at(-1)]
    if (!before || !last || last.rows < suspicious.rows || last.rows < before.rows * suspicious.times) continue
    if (last.bytes < before.bytes * 2) growing.push(name)
  }
  const times = scales.map((scale) => `${Math.round(scale / (scales[0] ?? 1))}×`)
  printTable(
    ['question', ...times.map((one) => `rows ${one}`), ...times.map((one) => `p50 ms ${one}`)],
    [...found].map(([name, list]) => [name, ...list.map(({ rows }) => rows), ...list.map(({ p50 }) => p50.toFixed(1))]),
    'What a question costs as the data grows',
  )
  recordFact('scales', scales)
  recordFact('growth', Object.fromEntries(found))
  note(
    growing.length === 0
      ? 'No question reads three times the rows for ten times the data without answering more.'
      : `Growing with the data, not with the answer: ${growing.join('; ')}.`,
  )
}
