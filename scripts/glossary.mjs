// @ts-check
// `node scripts/glossary.mjs [path…]`: prints where the project uses words that its glossary replaces, and a count. Fails on any.
// `--check` says nothing where there are none.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exceptions, glossary } from './glossary-words.mjs'
import { root } from './process.mjs'
import { piecesOf } from './source-words.mjs'

/** @typedef {{ path: string, line: number, id: string, found: string, write: string }} Hit */

/** The glossary as CONTRIBUTING.md shows it. */
export const glossaryTable = () =>
  ['| not | but |', '|---|---|', ...glossary.map(({ not, write }) => `| ${not} | ${write} |`)].join('\n')

/** The rows of that table, which name the words that they replace. */
const tableRows = new Set(glossaryTable().split('\n'))

/**
 * @param {string} path relative to the root, as the exceptions name it
 * @param {string} source
 * @returns {Hit[]}
 */
export function hitsIn(path, source) {
  const allowed = exceptions.filter((one) => one.path.test(path))
  if (allowed.some((one) => !one.entries && !one.kinds)) return []
  /** @type {Hit[]} */
  const hits = []
  for (const { kind, line, text } of piecesOf(path, source))
    for (const entry of glossary) {
      const found = entry.in[kind]?.exec(text)?.[0]
      if (found === undefined || tableRows.has(text)) continue
      if (allowed.some((one) => excuses(one, entry.id, kind))) continue
      const place = kind === 'comment' ? lineOf(source, line, found) : line
      hits.push({ path, line: place, id: entry.id, found: `${kind}: ${excerpt(text, found)}`, write: entry.write })
    }
  return hits
}

/**
 * @param {import('./glossary-words.mjs').Exception} exception
 * @param {string} id
 * @param {import('./source-words.mjs').Kind} kind
 */
const excuses = ({ entries, kinds }, id, kind) => (entries?.includes(id) ?? true) && (kinds?.includes(kind) ?? true)

/** @param {string} source @param {number} line where the comment begins @param {string} found */
function lineOf(source, line, found) {
  const at = source
    .split('\n')
    .slice(line - 1, line + 40)
    .findIndex((one) => one.includes(found))
  return line + Math.max(at, 0)
}

/** @param {string} text @param {string} found */
function excerpt(text, found) {
  const at = Math.max(text.indexOf(found) - 30, 0)
  return text
    .slice(at, at + 90)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/**
 * All tracked files that people read, under the given paths or all.
 * @param {string[]} paths
 */
export function filesUnder(paths) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((path) => existsSync(join(root, path)) && /\.(ts|tsx|mjs|js|md|css|sql|toml)$/.test(path))
}

/** @param {string[]} paths */
export function hitsUnder(paths) {
  return filesUnder(paths).flatMap((path) => hitsIn(path, readFileSync(join(root, path), 'utf8')))
}

/** @param {string} path */
const folderOf = (path) => path.split('/').slice(0, -1).slice(0, 3).join('/') || '.'

/** @param {readonly Hit[]} hits @returns {Record<string, number>} by folder, three levels deep */
const countsByFolder = (hits) =>
  Object.fromEntries(
    [...Map.groupBy(hits, ({ path }) => folderOf(path))]
      .map(([folder, { length }]) => /** @type {const} */ ([folder, length]))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** @param {readonly Hit[]} hits */
function printHits(hits) {
  for (const { path, line, id, found, write } of hits) console.log(`${path}:${line} [${id}] ${found} → ${write}`)
  console.log()
  for (const [folder, count] of Object.entries(countsByFolder(hits)))
    console.log(`${String(count).padStart(6)} ${folder}`)
  console.log(`${hits.length} hits of the glossary (scripts/glossary-words.mjs)`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const hits = hitsUnder(process.argv.slice(2).filter((argument) => argument !== '--check'))
  if (hits.length > 0 || !process.argv.includes('--check')) printHits(hits)
  process.exitCode = hits.length === 0 ? 0 : 1
}
