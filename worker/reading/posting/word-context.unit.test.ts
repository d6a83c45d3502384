import { test } from 'vitest'
import { postingTokens } from './posting-tokens.ts'
import { wordContextFeatures } from './word-context.ts'

const tokens = postingTokens(['Tax Associate', 'Brae Holt', 'Brae hires.'], new Date('2026-11-21T12:00:00Z'))
const stated: Readonly<Record<string, string>> = { Tax: 'T', Associate: 'T', Brae: 'F', Holt: 'F' }
const guesses = tokens.map(({ raw, line }) => ({ label: (line < 2 && stated[raw]) || 'o', margin: 20, next: 'o' }))
const features = wordContextFeatures(tokens, guesses, () => 'opening', true).map((own) => own.map(String))

test('includes the guess for the same word elsewhere in the posting', ({ expect }) => {
  expect(features[4]?.some((feature) => feature.startsWith('vote|0 F '))).toBe(true)
  expect(features[5]?.some((feature) => feature.startsWith('vote|0 none '))).toBe(true)
})

test('relates words to the most certain firm and lines to the first title', ({ expect }) => {
  expect(features[4]?.some((feature) => feature.startsWith('infirm sure|first|'))).toBe(true)
  expect(features[5]?.some((feature) => feature.startsWith('infirm sure|out|'))).toBe(true)
  expect(features[4]).toContain('titleline g|1|o')
})

test('includes the labels of the lines above and below', ({ expect }) => {
  expect(features[2]).toContain('up line down||T||F||o')
})
