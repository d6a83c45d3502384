// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentsHash } from '../scripts/build.mjs'
import { migrate, withLocalState } from '../scripts/local-state.mjs'
import { root } from '../scripts/process.mjs'

const folder = join(root, 'bench/.data')

/**
 * A state folder with data at scale, made once for the migrations and the sources that make it.
 * @param {string} name of the data: "jobs"
 * @param {string[]} sources what makes it, relative to the root; a change makes it anew
 * @param {(state: import('../scripts/local-state.mjs').LocalState) => Promise<void>} fill puts it into a migrated database
 * @returns {Promise<string>} the state folder
 */
export async function stateWith(name, sources, fill) {
  const state = join(folder, `${name}-${contentsHash(root, ['migrations', ...sources]).slice(0, 12)}`)
  if (existsSync(state)) return state
  console.log(`Making the data (${name}), once …`)
  const making = `${state}-making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  await withLocalState(making, async (local) => {
    await migrate(local.db)
    await fill(local)
  })
  renameSync(making, state)
  return state
}

/** The middle and the 95th percentile. @param {number[]} samples */
export function percentiles(samples) {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

/** Prints rows under a head, in columns. @param {string[]} head @param {(string | number)[][]} rows */
export function printTable(head, rows) {
  const lines = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  '))
  }
}
