// @ts-check
// Texts of the readers' unit tests: small documents, each written for something that a rule does.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const folders = ['worker/reading', 'worker/features/sourcing', 'worker/features/candidates/resumes']
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Strings of the tests of these folders, each once, the shortest first. @returns {string[]} */
export function testTexts() {
  /** @type {Set<string>} */
  const texts = new Set()
  for (const folder of folders)
    for (const path of readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })) {
      if (!/\.test\.ts$|labelled\/[\w-]*(?:places|postings|titles)\.fixture\.ts$/.test(path)) continue
      const file = `${folder}/${path}`
      collect(parseSync(file, readFileSync(root + file, 'utf8'), { lang: 'ts' }).program, texts)
    }
  return [...texts].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
}

/** @param {any} node @param {Set<string>} texts */
function collect(node, texts) {
  if (!node || typeof node !== 'object' || node.type === 'ImportDeclaration') return
  if (node.type === 'Literal' && typeof node.value === 'string') add(node.value, texts)
  else if (node.type === 'TemplateLiteral')
    add(node.quasis.map((/** @type {any} */ part) => part.value.cooked ?? '').join('Jane Doe'), texts)
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const one of value) collect(one, texts)
    else if (value && typeof value === 'object' && 'type' in value) collect(value, texts)
  }
}

/** @param {string} text @param {Set<string>} texts */
function add(text, texts) {
  if (text.length < 2 || text.length > 6_000 || /^[#./]/.test(text)) return
  texts.add(text)
  // A table of lines is a line for each reader of lines.
  const lines = text.split('\n').filter((line) => line.trim().length > 1)
  if (lines.length > 1 && !text.includes('<')) for (const line of lines) if (line.length < 200) texts.add(line.trim())
}
