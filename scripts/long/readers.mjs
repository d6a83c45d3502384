// @ts-check
// What the worst hostile file of each format costs, measured in a process of its own: the budgets of worker/reading count work,
// and here the work is held against the seconds and megabytes it means.
import { fileURLToPath } from 'node:url'
import { run } from '../process.mjs'

const program = fileURLToPath(new URL('read-hostile.mjs', import.meta.url))
/** A heap like the Worker's: a small young generation, so that garbage counts for little, and an upper bound on the whole. */
const flags = ['--expose-gc', '--max-semi-space-size=8', '--max-old-space-size=256']
const maxCpuSeconds = 2
const maxMegabytes = 64
/** Wait of everyone else meanwhile, 95th percentile: the promised 500 ms, and half as much again for a shared machine. */
const maxWaitMs = 750

/** @typedef {{ files: number, statuses: Record<string, number>, visits: number, p50: number, p95: number, worst: number, slowestRead: { family: string, ms: number } }} Waits */
/** @typedef {{ format: string, family: string, state: string, cpuSeconds: number, megabytes: number }} Cost */

/** @returns {Promise<{ wrong: string[], cases: number, notes: string[] }>} */
export async function readerCosts() {
  const listed = await run('node', [...flags, program], { output: 'keep' })
  const formats = /** @type {Record<string, number>} */ (JSON.parse(lastLine(listed.output)))
  /** @type {string[]} */
  const wrong = []
  const notes = ['| format | families | worst CPU s | of | worst MB | of |', '| --- | --- | --- | --- | --- | --- |']
  let cases = 0
  // One after the other: two at once would share the machine and its caches.
  for (const [format, count] of Object.entries(formats)) {
    const { output } = await run('node', [...flags, program, format], { output: 'keep' })
    const costs = output
      .split('\n')
      .filter((line) => line.startsWith('{"format"'))
      .map((line) => /** @type {Cost} */ (JSON.parse(line)))
    cases += costs.length
    if (costs.length < count) wrong.push(`${format}: reading ended after ${costs.length} of ${count} families`)
    for (const { family, cpuSeconds, megabytes } of costs) {
      if (cpuSeconds > maxCpuSeconds) wrong.push(`${format}, ${family}: ${cpuSeconds.toFixed(1)} s of CPU`)
      if (megabytes > maxMegabytes) wrong.push(`${format}, ${family}: ${Math.round(megabytes)} MB`)
    }
    const slowest = costs.toSorted((a, b) => b.cpuSeconds - a.cpuSeconds)[0]
    const largest = costs.toSorted((a, b) => b.megabytes - a.megabytes)[0]
    if (!slowest || !largest) continue
    notes.push(
      `| ${[format, count, slowest.cpuSeconds.toFixed(2), slowest.family, Math.round(largest.megabytes), largest.family].join(' | ')} |`,
    )
  }
  const { output } = await run('node', [fileURLToPath(new URL('hostile-waits.mjs', import.meta.url))], {
    output: 'keep',
  })
  const waits = /** @type {Waits} */ (JSON.parse(lastLine(output)))
  if (waits.p95 > maxWaitMs) wrong.push(`the board: p95 ${waits.p95} ms while hostile files are read`)
  notes.push(
    '',
    `The built server reads ${waits.files} of these files one after another (answers: ${JSON.stringify(waits.statuses)}). Meanwhile ${waits.visits} visits of \`/jobs\`: p50 ${waits.p50} ms, p95 ${waits.p95} ms, worst ${waits.worst} ms. The slowest read took ${waits.slowestRead.ms} ms (${waits.slowestRead.family}).`,
  )
  console.log(notes.join('\n'))
  return { wrong, cases: cases + waits.files, notes }
}

const lastLine = (/** @type {string} */ output) => output.trimEnd().split('\n').at(-1) ?? ''
