// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accessPage } from '#worker/test/access-table.ts'
import { root } from './process.mjs'

test('keeps docs/access.md equal to the access table', () => {
  expect(readFileSync(join(root, 'docs', 'access.md'), 'utf8'), 'Run `npm run access-doc`.').toBe(accessPage())
})
