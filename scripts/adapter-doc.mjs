// @ts-check
// `node scripts/adapter-doc.mjs`: writes docs/job-sources.md from the stand-ins of the adapters' tests.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adapterPage } from '#worker/features/sourcing/job-sources/platforms/platform-table.ts'
import { root } from './process.mjs'

writeFileSync(join(root, 'docs', 'job-sources.md'), adapterPage())
console.log('docs/job-sources.md is written.')
