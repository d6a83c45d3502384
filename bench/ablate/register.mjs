// @ts-check
// The register of rules: bench/results/rules/<folder>.json has an entry for every rule, with its example and its worth.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {import('./judge-rules.mjs').Judged} Judged */
/** @typedef {{ documents: string, withoutExample: number | null, files: Record<string, string>, rules: Record<string, Judged> }} Part of the register: one folder */

const folder = fileURLToPath(new URL('../results/rules/', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Command that brings the register up to date. */
export const updateCommand = 'npm run bench -- ablate'

/** Folder of a file of the readers; files beside the folders are together. @param {string} file */
export const folderOf = (file) => /^worker\/reading\/([\w-]+)\//.exec(file)?.[1] ?? 'shared'

export const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64').slice(0, 12)

/** Every part of the register, by folder. @returns {Record<string, Part>} */
export function readRegister() {
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    names.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(folder + name, 'utf8'))]),
  )
}

/** Writes one part, with a line for each file and each rule; a part without rules is deleted. @param {string} name @param {Part} part */
export function writePart(name, { documents, withoutExample, files, rules }) {
  mkdirSync(folder, { recursive: true })
  if (Object.keys(files).length === 0) return rmSync(`${folder}${name}.json`, { force: true })
  const lines = (/** @type {Record<string, unknown>} */ all) =>
    Object.entries(all)
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n')
  const head = `  "documents": ${JSON.stringify(documents)},\n  "withoutExample": ${withoutExample},\n`
  const text = `{\n${head}  "files": {\n${lines(files)}\n  },\n  "rules": {\n${lines(rules)}\n  }\n}\n`
  writeFileSync(`${folder}${name}.json`, text)
}

/** Folders and files that make the standing and generated documents. */
const sources = [
  'bench/sets',
  'bench/documents',
  'bench/written',
  'worker/reading/person/labelled',
  'worker/reading/posting/labelled',
]
const noDocuments = /(?:^|\/)(?:train[\w-]*\.ts|README\.md)$/

/** Hash of the documents on which rules are judged. */
export function documentsHash() {
  const files = sources.flatMap((path) =>
    readdirSync(root + path, { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`),
  )
  const texts = files
    .filter((path) => /\.(?:ts|json|txt)$/.test(path) && !noDocuments.test(path))
    .sort()
    .map((path) => readFileSync(root + path, 'utf8'))
  return hash(texts.join('\0'))
}
