// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adapterPage } from '#worker/features/sourcing/job-sources/platforms/platform-table.ts'
import { root } from './process.mjs'

test('keeps docs/job-sources.md equal to the adapters and their stand-ins', () => {
  const written = readFileSync(join(root, 'docs', 'job-sources.md'), 'utf8')
  expect(written, 'Run `node scripts/adapter-doc.mjs`.').toBe(adapterPage())
})
