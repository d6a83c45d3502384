// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'
import testSeconds from './test-seconds.json' with { type: 'json' }

test('every test file whose time is on record exists', () => {
  expect(Object.keys(testSeconds).filter((file) => !existsSync(join(root, file)))).toEqual([])
})
