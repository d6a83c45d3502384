import { afterAll, afterEach } from 'vitest'
import { closePages, closeQuietPages } from './browser.ts'
import { stopPlacet } from './placet.ts'

// Runs for each test file, while the modules of the harness are loaded once a process.

afterEach(closeQuietPages)

afterAll(async () => {
  await closePages()
  await stopPlacet()
})
