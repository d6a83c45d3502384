import { test } from 'vitest'
import { postingTokens } from './posting-tokens.ts'
import { tokenFeatures } from './token-features.ts'

const lines = ['Title Examiner', 'Calder Land Records keeps deeds.', 'Write to jobs@calderland.example.']
const tokens = postingTokens(lines, new Date('2026-11-21T12:00:00Z'))
const featuresOf = (word: string) => tokenFeatures(tokens, () => '', true)[tokens.findIndex(({ raw }) => raw === word)]

test('knows names whose words are in the host of an email address', ({ expect }) => {
  expect(featuresOf('Calder')?.some((feature) => `${feature}`.startsWith('host run|true'))).toBe(true)
  expect(featuresOf('Title')?.some((feature) => `${feature}`.startsWith('host run|false'))).toBe(true)
})

test('knows how near a word is to the end, and how the word behind its name ends', ({ expect }) => {
  expect(featuresOf('Records')).toContain('tail k|1|Comp')
  expect(featuresOf('Records')?.some((feature) => `${feature}`.startsWith('runend run|slow|'))).toBe(true)
})

test('knows a representative as a noun of titles', ({ expect }) => {
  expect(postingTokens(['Claims Representative'], new Date()).map(({ kind }) => kind)).toContain('role')
})
