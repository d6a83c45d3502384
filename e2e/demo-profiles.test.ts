import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultChoices } from '#contract/domain/profiles.ts'
import { choicesOf, demoProfiles, makeDemoProfiles } from '../scripts/demo-profiles.mjs'
import { startSeededPlacet } from './harness/placet.ts'
import type { RunningPlacet } from './harness/serve.mjs'

let placet: RunningPlacet | undefined

beforeAll(async () => {
  placet = await startSeededPlacet({})
})

afterAll(() => placet?.stop())

test('makes the demo profiles once, with the service that checks them', { timeout: 180_000 }, async () => {
  const url = placet?.url ?? ''
  expect(choicesOf).toEqual(defaultChoices)
  const made = await makeDemoProfiles(url)
  expect(made).toHaveLength(demoProfiles.length)
  expect(made.filter(({ kind, title }) => kind === 'blind' && title.startsWith('Candidate P-'))).toHaveLength(5)
  expect(made.filter(({ retiredAt }) => retiredAt !== null)).toHaveLength(1)
  expect(await makeDemoProfiles(url)).toEqual([])
})
