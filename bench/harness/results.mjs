// @ts-check
// What a bench found, as JSON: bench/results/<name>.json at full scale, in the ignored folder of the data at a smaller one.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { Complaint, root } from '../../scripts/process.mjs'

/**
 * @typedef {object} Measure one line that is compared between runs
 * @property {string} table the title of its table
 * @property {string} name
 * @property {Record<string, number>} values by the names of `units`
 *
 * @typedef {object} Table
 * @property {string} title
 * @property {string[]} head
 * @property {(string | number)[][]} rows
 *
 * @typedef {object} Promise_ a promise of the design beside what was measured
 * @property {string} what
 * @property {string} promised
 * @property {string} measured
 * @property {boolean} isKept
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {string} about
 * @property {string} at ISO
 * @property {number} scale
 * @property {number} took seconds
 * @property {string} machine
 * @property {Table[]} tables
 * @property {Measure[]} measures
 * @property {Promise_[]} promises
 * @property {string[]} notes
 * @property {Record<string, unknown>} facts figures that other parts reckon with
 * @property {string} [failed] why it ended early
 */

/** @type {Result | undefined} */
let current

/** Begins the result of an area: from now on tables, promises and notes belong to it. @param {Pick<Result, 'name' | 'about' | 'scale'>} area */
export function beginResult({ name, about, scale }) {
  const [cpu] = cpus()
  const machine = `${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  const at = new Date().toISOString()
  current = { name, about, at, scale, took: 0, machine, tables: [], measures: [], promises: [], notes: [], facts: {} }
  return current
}

/** Ends it and writes it down. @param {number} took seconds @param {unknown} [failure] */
export function endResult(took, failure) {
  if (!current) return
  current.took = Math.round(took)
  if (failure !== undefined) current.failed = failure instanceof Error ? failure.message : 'it failed without a reason'
  const folder = resultsFolder(current.scale)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${current.name}.json`), `${JSON.stringify(current, null, 1)}\n`)
  current = undefined
}

/** Prints rows under a head, in columns, and keeps them. @param {string[]} head @param {(string | number)[][]} rows @param {string} [title] */
export function printTable(head, rows, title = '') {
  current?.tables.push({ title, head, rows })
  if (title) console.log(`\n${title}`)
  const lines = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  '))
  }
}

/** Keeps figures that runs are compared by. @param {Measure} measure */
export const recordMeasure = (measure) => void current?.measures.push(measure)

/** Says what was promised beside what was found. @param {Promise_} promise */
export function recordPromise(promise) {
  current?.promises.push(promise)
  console.log(
    `${promise.isKept ? 'kept' : 'NOT KEPT'}: ${promise.what}: ${promise.measured} (promised: ${promise.promised})`,
  )
}

/** Says something beside the tables. @param {string} sentence */
export function note(sentence) {
  current?.notes.push(sentence)
  console.log(sentence)
}

/** Keeps a figure under a name, for the arithmetic of costs and of growth. @param {string} name @param {unknown} value */
export function recordFact(name, value) {
  if (current) current.facts[name] = value
}

/** Folder of the results of a scale. @param {number} scale */
export const resultsFolder = (scale) => join(root, scale === 1 ? 'bench/results' : `bench/.data/results-${scale}`)

/** Every result of a folder, or the one of a file, by name. @param {string} path @returns {Map<string, Result>} */
export function readResults(path) {
  if (!existsSync(path)) throw new Complaint(`There are no results in ${path}.`)
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
    : [path]
  return new Map(
    files.map((file) => [basename(file, '.json'), /** @type {Result} */ (JSON.parse(readFileSync(file, 'utf8')))]),
  )
}
