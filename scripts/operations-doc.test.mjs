// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')

test('names only commands and options that exist', () => {
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (JSON.parse(read('package.json')))
  const commands = [...read('docs/operations.md').matchAll(/npm run ([a-z-]+)((?: [^\s`#;,)]+)*)/g)]
  expect(commands.length).toBeGreaterThan(20)
  const wrong = commands.filter(([, name = '', rest = '']) => {
    const file = /^node (\S+)/.exec(scripts[name] ?? '')?.[1]
    if (!file) return true
    const source = read(file) + read('scripts/backup-arguments.mjs')
    return [...rest.matchAll(/ --([a-z]+)/g)].some(([, option = '']) => !new RegExp(`\\b${option}\\b`).test(source))
  })
  expect(wrong.map(([text]) => text)).toEqual([])
})
