import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startPlacet, type RunningPlacet } from './serve.mjs'

/** The server of this test file, once something asked for it. */
let starting: Promise<RunningPlacet> | undefined
let url: string | undefined
const stateDirs: string[] = []

/** Starts a server with the demo data as new, and with settings of its own. The caller stops it. */
export async function startSeededPlacet(vars: Record<string, string>): Promise<RunningPlacet> {
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-e2e-'))
  stateDirs.push(stateDir)
  cpSync(inject('seededState'), stateDir, { recursive: true })
  return startPlacetOn({ stateDir, vars })
}

/** Starts a server on the state of one that was stopped. The caller stops it. */
export const startPlacetOn = (given: { stateDir: string; vars: Record<string, string>; port?: number }) =>
  startPlacet({ ...given, prepared: inject('prepared'), demoFirms: inject('demoFirms') })

async function start(): Promise<RunningPlacet> {
  const placet = await startSeededPlacet({ RATE_LIMIT_FACTOR: '1000' })
  url = placet.url
  return placet
}

/**
 * Origin of this test file's own server, started when it is first asked for, with the demo data as new. Files run side
 * by side, and none sees what another one changed.
 */
export async function startedPlacet(): Promise<string> {
  starting ??= start()
  return (await starting).url
}

/** Origin of the running server; call it after `newPage` or `startedPlacet` only. */
export function placetUrl(): string {
  if (!url) throw new Error('no server yet: open a page first, or await startedPlacet()')
  return url
}

/** Ends what a test file started. Test files of one process share this module, so the next one starts a server of its own. */
export async function stopPlacet(): Promise<void> {
  const started = starting
  starting = undefined
  url = undefined
  await started?.then((placet) => placet.stop())
  for (const stateDir of stateDirs.splice(0)) rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
}
