// @ts-check
// What the worst hostile file of each format costs, measured in a process of its own: the budgets of worker/reading count work,
// and here the work is held against the seconds and megabytes it stands for.
import { fileURLToPath } from 'node:url'
import { run } from '../process.mjs'

const program = fileURLToPath(new URL('read-hostile.mjs', import.meta.url))
/** A young generation as small as the Worker's, so that garbage counts for little, and an end to what would take its 128 MB. */
const flags = ['--expose-gc', '--max-semi-space-size=8', '--max-old-space-size=256']
const maxCpuSeconds = 2
const maxMegabytes = 64

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
  console.log(notes.join('\n'))
  return { wrong, cases, notes }
}

const lastLine = (/** @type {string} */ output) => output.trimEnd().split('\n').at(-1) ?? ''
