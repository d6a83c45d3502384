// @ts-check
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './process.mjs'

/** The module under which tests import the feature of the example. */
export const exampleModule = 'virtual:contributing-example'

/**
 * Files of the example "Add a feature" in CONTRIBUTING.md, by path: every fenced block that begins with its path.
 *
 * @returns {Map<string, string>}
 */
export function exampleFiles() {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const blocks = [...text.matchAll(/^```ts\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)]
  return new Map(blocks.map(([, path = '', code = '']) => [path, code]))
}

/**
 * Serves the example to tests as if its files were in the tree.
 *
 * @returns {import('vite').Plugin}
 */
export function contributingExample() {
  const files = exampleFiles()
  // Tests add the feature to the list themselves.
  files.delete('worker/features.ts')
  const feature = [...files.keys()].find((path) => path.endsWith('.feature.ts'))
  const inTree = (/** @type {string | undefined} */ path) => (path && files.has(path) ? join(root, path) : undefined)
  return {
    name: 'placet:contributing-example',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === exampleModule) return inTree(feature)
      if (source.startsWith('#')) return inTree(source.slice(1))
      if (!source.startsWith('.') || !importer?.startsWith(root)) return undefined
      return inTree(normalize(join(dirname(importer.slice(root.length + 1)), source)))
    },
    load: (id) => (id.startsWith(root) ? files.get(id.slice(root.length + 1)) : undefined),
  }
}
