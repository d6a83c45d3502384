import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { serveDemoFirms, type ServedFirms } from '../../scripts/demo-firms/serve.mjs'
import { demoStateIn } from '../../scripts/demo-state.mjs'
import { prepareToServe, type Prepared } from '../../scripts/prepare-serve.mjs'
import { startPlacet } from './serve.mjs'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is extended here
  interface ProvidedContext {
    /** State folder with demo data; each test file serves a copy of it. */
    seededState: string
    /** The preparation that all servers of the tests share: it loads wrangler and opens the database, so it is made once. */
    prepared: Prepared
    /** Sites of the demo firms, which serve every test file: a server that finds their ports taken would move them, and read them again. */
    demoFirms: ServedFirms['firms']
  }
}

/** Puts the demo data in a folder that no server uses afterwards. */
export default async function globalSetup(project: TestProject) {
  const seededState = mkdtempSync(join(tmpdir(), 'placet-seeded-'))
  await demoStateIn(seededState)
  const configPath = fileURLToPath(new URL('../../dist/placet/wrangler.json', import.meta.url))
  const prepared = await prepareToServe({ stateDir: seededState, seed: 'demo', configPath })
  // Its first start reads and files what the demo data brings.
  const placet = await startPlacet({ stateDir: seededState, prepared })
  await placet.stop()
  const demo = await serveDemoFirms({ stateDir: seededState })
  project.provide('seededState', seededState)
  project.provide('prepared', prepared)
  project.provide('demoFirms', demo.firms)
  return async () => {
    await demo.stop()
    rmSync(seededState, { recursive: true, force: true })
  }
}
