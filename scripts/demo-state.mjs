// @ts-check
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareState } from './seed.mjs'

/** Names a folder with the demo data that `npm test` made once for all tests. */
const variable = 'TEST_DEMO_STATE'

/** Makes the demo data for the tests of one run. Returns what removes it. */
export async function makeDemoState() {
  const folder = mkdtempSync(join(tmpdir(), 'placet-demo-'))
  await prepareState({ stateDir: folder, seed: 'demo' })
  process.env[variable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Fills a folder with the demo data: that of the run, or its own where single tests run. @param {string} stateDir */
export async function demoStateIn(stateDir) {
  const made = process.env[variable]
  if (made) cpSync(made, stateDir, { recursive: true })
  else await prepareState({ stateDir, seed: 'demo' })
}
