// @ts-check
// Rules of the readers, and their register in bench/results/rules. It is checked in a process of its own: there the readers
// are loaded with a switch for each rule.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { switchedSource } from '../bench/ablate/switched-source.mjs'

const check = fileURLToPath(new URL('../bench/ablate/check-rules.mjs', import.meta.url))

test('has an example for each rule that is read in another way without it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', check], { maxBuffer: 64_000_000 })
  const { rules, read, problems } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  expect(problems.slice(0, 20).join('\n\n')).toBe('')
  expect(rules).toBeGreaterThan(500)
  expect(read).toBeGreaterThan(200)
}, 120_000)

const source = `
const judges = new Set(['judge', 'justice'])
const firm = /\\b(?:LLP|P\\.C\\.)/
export function titleOf(line: string, budget: Budget): string | undefined {
  budget.spend('items')
  if (line.length > 400) return undefined
  if (/^hon/i.test(line) || judges.has(line)) return 'judge'
  const rest = line.replace(/,.*$/, '')
  return firm.test(rest) ? undefined : rest
}
const kindOf = (kind: Kind, line: string) => kind === 'firm' && line.length > 3
`
const idsOf = (/** @type {string} */ text) =>
  switchedSource('worker/reading/posting/titles.ts', text).rules.map(({ id }) => id)

test('names functions, lists, patterns and conditions with words, and no bounds', () => {
  expect(idsOf(source)).toEqual([
    'posting/titles judges',
    'posting/titles firm',
    'posting/titles titleOf',
    'posting/titles titleOf condition 1',
    'posting/titles titleOf pattern 1',
  ])
})

test('keeps the id of a rule when other functions change', () => {
  const other = `export const isTax = (line: string): boolean => /tax/.test(line)\n\n${source}`
  expect(idsOf(other)).toEqual(['posting/titles isTax', ...idsOf(source)])
})
