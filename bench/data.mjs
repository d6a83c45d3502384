// @ts-check
// What a bench with data of its own uses; the others measure the world (bench/world/).
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentsHash } from '../scripts/build.mjs'
import { migrate, withLocalState } from '../scripts/local-state.mjs'
import { root } from '../scripts/process.mjs'

export { percentiles } from './harness/measure.mjs'
export { printTable } from './harness/results.mjs'

const folder = join(root, 'bench/.data')

/**
 * A state folder with data at scale, made once for the migrations and the sources that make it.
 * @param {string} name of the data: "jobs"
 * @param {string[]} sources what makes it, relative to the root; a change rebuilds it
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
