// @ts-check
import { printTable, readResults, resultsFolder } from './results.mjs'

/** Measures that runs on different machines can be compared by: ratios to the floors of their own run, and counts. */
const comparable = /** @type {const} */ ([
  ['p50ToRow', 'p50 ÷ row', 1.25],
  ['rpsToConstant', 'rps ÷ constant', 1.25],
  ['queries', 'queries', 1],
  ['rowsRead', 'rows read', 1.1],
  ['rowsWritten', 'rows written', 1],
  ['bytes', 'bytes', 1.05],
])

/**
 * Prints what differs from an earlier run, by ratios, now ÷ earlier.
 * @param {string} path of the earlier results: a file or a folder
 * @param {readonly string[]} names areas of this run
 * @param {number} scale
 */
export function compareWith(path, names, scale) {
  const earlier = readResults(path)
  const now = readResults(resultsFolder(scale))
  /** @type {(string | number)[][]} */
  const rows = []
  let compared = 0
  for (const name of names) {
    const before = new Map(earlier.get(name)?.measures.map((one) => [`${one.table} · ${one.name}`, one.values]))
    for (const { table, name: line, values } of now.get(name)?.measures ?? []) {
      const then = before.get(`${table} · ${line}`)
      if (!then) continue
      for (const [key, label, tolerance] of comparable) {
        const [was, is] = [then[key], values[key]]
        if (was === undefined || is === undefined) continue
        compared++
        const ratio = was === is ? 1 : is / was
        if (ratio > tolerance || ratio < 1 / tolerance) {
          rows.push([`${name}: ${line}`, label, was, is, Number.isFinite(ratio) ? ratio.toFixed(2) : '∞'])
        }
      }
    }
  }
  printTable(['what', 'figure', 'earlier', 'now', 'now ÷ earlier'], rows, `Compared with ${path}`)
  console.log(`${compared} figures compared, ${rows.length} differ.`)
}
