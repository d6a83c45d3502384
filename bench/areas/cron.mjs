// @ts-check
import { cronExpressions } from '../../scripts/crons.mjs'
import { recordFact, recordMeasure, printTable } from '../harness/results.mjs'

/** Ticks that find what the world left due, then ticks that find nothing. */
const ticks = 4

/** Each cron, the first tick and later ones. @param {import('../registry.mjs').Bench} bench */
export async function run({ serve }) {
  const server = await serve()
  const rows = []
  for (const cron of cronExpressions()) {
    for (let tick = 1; tick <= ticks; tick++) {
      const before = server.cpuSeconds()
      const began = performance.now()
      const answer = await fetch(`${server.url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`, {
        headers: { 'bench-meter': '1' },
      })
      if (!answer.ok) throw new Error(`the tick of ${cron} answers ${answer.status}: ${await answer.text()}`)
      const ms = performance.now() - began
      const meter = JSON.parse(answer.headers.get('Bench-D1') ?? '{}')
      const cpu = (server.cpuSeconds() - before) * 1000
      rows.push([
        `${cron}, tick ${tick}`,
        ms.toFixed(0),
        meter.queries,
        meter.rowsRead,
        meter.rowsWritten,
        cpu.toFixed(0),
      ])
      if (tick < ticks) continue
      const { queries, rowsRead, rowsWritten } = meter
      recordMeasure({ table: 'cron', name: cron, values: { queries, rowsRead, rowsWritten } })
      recordFact(cron, { queries, rowsRead, rowsWritten, cpuMs: cpu })
    }
  }
  printTable(['tick', 'ms', 'queries', 'rows read', 'written', 'CPU ms'], rows, 'Ticks')
}
