// @ts-check
// `npm run access-doc`: writes docs/access.md from the table of worker/test/access-table.ts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessPage } from '#worker/test/access-table.ts'
import { root } from './process.mjs'

writeFileSync(join(root, 'docs', 'access.md'), accessPage())
console.log('docs/access.md is written.')
