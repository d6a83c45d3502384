// @ts-check
// The register of the readers' rules (bench/results/rules), in a process of its own: there the readers are loaded with a
// switch for each rule.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const check = fileURLToPath(new URL('../bench/ablate/check-rules.mjs', import.meta.url))

test('has an example for each rule of the readers that changes without it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', check], { maxBuffer: 64_000_000 })
  const { rules, read, problems } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  expect(rules).toBeGreaterThan(500)
  expect(read).toBeGreaterThan(200)
  expect(problems.slice(0, 20).join('\n\n')).toBe('')
}, 120_000)
