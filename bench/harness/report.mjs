// @ts-check
// Writes docs/performance.md from the JSON results: text from bench/performance.template.md, with figures and charts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/process.mjs'
import { capacityOf } from './capacity.mjs'
import { bars, lines } from './charts.mjs'
import { markdown } from './markdown.mjs'
import { readResults, resultsFolder } from './results.mjs'

/** @typedef {import('./results.mjs').Result} Result */

/**
 * Writes the page of a scale: docs/performance.md at full scale, the same page in the folder of its results at a smaller one.
 * @param {number} scale
 */
export function writeReport(scale) {
  const results = readResults(resultsFolder(scale))
  const folder = scale === 1 ? join(root, 'docs') : resultsFolder(scale)
  const charts = join(folder, 'performance')
  rmSync(charts, { recursive: true, force: true })
  mkdirSync(charts, { recursive: true })
  const chart = (/** @type {string} */ name, /** @type {string} */ svg, /** @type {string} */ words) => {
    writeFileSync(join(charts, `${name}.svg`), svg)
    return `![${words}](performance/${name}.svg)`
  }
  const template = readFileSync(join(root, 'bench/performance.template.md'), 'utf8')
  const page = template.replace(/^\{\{(\w+)(?: ([\w-]+))?\}\}$/gm, (_, what, name) => {
    if (what === 'run') return about(results, scale)
    if (what === 'promises') return promises(results)
    if (what === 'capacity') return capacity(results)
    const result = results.get(name)
    if (!result) return `*Not measured in this run: \`npm run bench -- ${name}\`.*`
    if (what === 'growth') return growth(result, chart)
    return area(result, chart)
  })
  const file = join(folder, 'performance.md')
  writeFileSync(file, page)
  console.log(`Wrote ${file} from ${results.size} results.`)
}

/** @param {Map<string, Result>} results @param {number} scale */
function about(results, scale) {
  const all = [...results.values()]
  const days = [...new Set(all.map(({ at }) => at.slice(0, 10)))].sort()
  const machines = [...new Set(all.map(({ machine }) => machine))]
  const failed = all.filter(({ failed }) => failed)
  return [
    `Measured ${days.length === 1 ? `on ${days[0]}` : `from ${days[0]} to ${days.at(-1)}`}, at scale ${scale}, on ${machines.join(' and ')}.`,
    ...(failed.length > 0
      ? [`Did not come to their end: ${failed.map(({ name, failed }) => `${name} (${failed})`).join('; ')}.`]
      : []),
  ].join('\n')
}

/** @param {Map<string, Result>} results */
function promises(results) {
  const rows = [...results.values()].flatMap(({ name, promises }) =>
    promises.map(({ what, promised, measured, isKept }) => [
      what,
      promised,
      measured,
      isKept ? 'kept' : '**not kept**',
      `\`${name}\``,
    ]),
  )
  return markdown(['what', 'promised', 'measured', '', 'bench'], rows)
}

/** Capacity of one database and the load of its one writer, from measured bytes and processor time. @param {Map<string, Result>} results */
function capacity(results) {
  try {
    return capacityOf(results)
  } catch (error) {
    return `*Not reckoned: ${error instanceof Error ? error.message : 'a figure is missing'}.*`
  }
}

/** @typedef {(name: string, svg: string, words: string) => string} Chart */

/** Tables, notes and a chart of one area. @param {Result} result @param {Chart} chart */
function area(result, chart) {
  const parts = []
  if (result.failed) parts.push(`*It ended early: ${result.failed.split('\n')[0]}*`)
  for (const [at, table] of result.tables.entries()) {
    if (table.title) parts.push(`**${table.title}**`)
    const timed = result.measures.filter(({ table: of, values }) => of === table.title && values['p95'] !== undefined)
    if (timed.length > 2) {
      const svg = bars(
        `${table.title}: milliseconds, middle and 95th percentile`,
        timed.map(({ name, values }) => ({ label: name, value: values['p50'] ?? 0, upTo: values['p95'] ?? 0 })),
      )
      parts.push(
        chart(
          `${result.name}-${at}`,
          svg,
          `${table.title}: the middle and the 95th percentile of each line, in milliseconds`,
        ),
      )
    }
    parts.push(markdown(table.head, table.rows))
  }
  if (result.notes.length > 0) parts.push(result.notes.map((line) => `- ${line}`).join('\n'))
  return parts.join('\n\n')
}

/** @param {Result} result @param {Chart} chart */
function growth(result, chart) {
  const found = /** @type {Record<string, { rows: number, p50: number }[]>} */ (result.facts['growth'] ?? {})
  const scales = /** @type {number[]} */ (result.facts['scales'] ?? [])
  const labels = scales.map((scale) => `${Math.round(scale / (scales[0] ?? 1))}×`)
  const series = (/** @type {'rows' | 'p50'} */ key) =>
    Object.entries(found).map(([label, list]) => ({ label, values: list.map((one) => one[key]) }))
  return [
    chart(
      'growth-rows',
      lines('D1 rows read by each question as the data grows', labels, series('rows')),
      'Rows read by each question at three sizes of the data, on a logarithmic scale',
    ),
    chart(
      'growth-time',
      lines('Milliseconds of each question as the data grows', labels, series('p50')),
      'Milliseconds of each question at three sizes of the data, on a logarithmic scale',
    ),
    area({ ...result, measures: [] }, chart),
  ].join('\n\n')
}
