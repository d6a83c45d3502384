import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { defaultChoices } from '#contract/domain/profiles.ts'
import { choicesOf, demoProfiles, makeDemoProfiles } from '../scripts/demo-profiles.mjs'
import { startPlacet } from './harness/serve.mjs'

let stateDir: string
let placet: Awaited<ReturnType<typeof startPlacet>> | undefined

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'placet-profiles-'))
  cpSync(inject('seededState'), stateDir, { recursive: true })
  placet = await startPlacet({ stateDir })
})

afterAll(async () => {
  await placet?.stop()
  rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
})

test('makes the demo profiles once, with the service that checks them', { timeout: 180_000 }, async () => {
  const url = placet?.url ?? ''
  expect(choicesOf).toEqual(defaultChoices)
  const made = await makeDemoProfiles(url)
  expect(made).toHaveLength(demoProfiles.length)
  expect(made.filter(({ kind, title }) => kind === 'blind' && title.startsWith('Candidate P-'))).toHaveLength(5)
  expect(made.filter(({ retiredAt }) => retiredAt !== null)).toHaveLength(1)
  expect(await makeDemoProfiles(url)).toEqual([])
})
