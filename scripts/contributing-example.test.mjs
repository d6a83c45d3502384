// @ts-check
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleFiles } from './contributing-example.mjs'
import { root } from './process.mjs'

/** Files of the Worker's program. */
const sources = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.worker.json',
  'contract',
  'types',
  'web/site',
  'worker',
]

test('type-checks the example of CONTRIBUTING.md with one line in features.ts', { timeout: 180_000 }, () => {
  const files = exampleFiles()
  expect(files.size).toBeGreaterThan(5)
  const copy = mkdtempSync(join(tmpdir(), 'contributing-example-'))
  try {
    for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const [path, code] of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      if (path === 'worker/features.ts') appendFileSync(join(copy, path), code)
      else writeFileSync(join(copy, path), code)
    }
    // Only the files of the example and what they import: the rest is checked in place.
    const config = {
      extends: './tsconfig.worker.json',
      compilerOptions: { composite: false, incremental: false, tsBuildInfoFile: null },
      files: [...files.keys(), 'worker/env.d.ts'],
      include: [],
    }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
    expect(typesOf(copy)).toBe('')
    expect(files.get('worker/features.ts')?.trim().split('\n')).toHaveLength(1)
  } finally {
    rmSync(copy, { recursive: true })
  }
})

/** @param {string} folder */
function typesOf(folder) {
  try {
    // One thread is enough: each extra one would check the same types again while other tests wait for a core.
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--singleThreaded'], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return String(/** @type {{ stdout?: unknown }} */ (error).stdout)
  }
}
