// @ts-check
// The test files that docs/attacks.md names: the page is the list, so that an attack on it is tried.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process.mjs'

/** Attacks on the machine, such as kills, have parts of their own. */
const lastSection = '\n## Faults and load'

/**
 * @returns {{ named: string, files: string[] }[]} each name on the page, with the files of the checkout that it means
 */
export function attackFiles() {
  const page = readFileSync(join(root, 'docs/attacks.md'), 'utf8')
  const names = [...(page.split(lastSection)[0] ?? '').matchAll(/`([\w./*-]+\.test\.tsx?)`/g)].map(
    ([, name]) => name ?? '',
  )
  return [...new Set(names)].map((named) => {
    const path = /^(?:features|platform|reading)\//.test(named) ? `worker/${named}` : named
    return { named, files: globSync(path, { cwd: root }).toSorted() }
  })
}

/** The project of vitest that a test file belongs to. @param {string} file */
export function projectOf(file) {
  if (file.startsWith('e2e/')) return 'e2e'
  return file.startsWith('worker/') && !file.includes('.unit.test.') ? 'worker' : 'unit'
}
