// @ts-check
import { agencies, assumptions, bill, partsOf, sensitivity } from './cost.mjs'

/** @param {(string | number)[][]} rows the first is the head */
const table = ([head = [], ...rows]) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const whole = (/** @type {number} */ amount) =>
  amount.toLocaleString('en-US', { maximumFractionDigits: amount < 100 ? 1 : 0 })

const labels = {
  views: 'views',
  searches: 'searches',
  applications: 'applications',
  staffHours: 'staff hours',
  alerts: 'emails of job alerts',
  openJobs: 'open jobs',
  people: 'people in the index',
  firms: 'firms that are read',
  postings: 'online postings',
}

/**
 * The text of docs/costs.md.
 * @param {{ used: Record<string, import('./cost.mjs').Use>, results: import('./cost.mjs').Results, prices: import('./cost.mjs').Prices }} known
 */
export function costPage({ used, results, prices }) {
  const sizes = Object.entries(agencies)
  const names = sizes.map(([name]) => name)
  const bills = sizes.map(([, agency]) => bill(agency, used, results, prices))
  const parts = sizes.map(([, agency]) => partsOf(agency, used, results))
  const meters = bills[0]?.lines ?? []
  const cents = (/** @type {number} */ dollars) => `$${dollars.toFixed(2)}`
  return `# What it costs

Written by \`npm run bench -- cost\` from what the other benches measured (requests, rows, processor time, bytes), the prices of
${prices.asOf} in \`bench/prices.json\` (${prices.plan}) and the sizes in \`bench/agencies.json\`. Processor time is measured with the
database in it and on a slow machine, so the true bill is lower. Check the prices before you rely on them.

## Three sizes

${table([
  ['a month', ...names],
  ...Object.entries(labels).map(([key, label]) => [
    label,
    ...sizes.map(([, agency]) => whole(agency[/** @type {'views'} */ (key)])),
  ]),
])}

Each keeps three years of applications with their files.

## The bill

${table([
  ['meter', 'included', ...names],
  ...meters.map(({ unit, included }, at) => [
    unit,
    included === 0 ? '' : included.toLocaleString('en-US'),
    ...bills.map(({ lines }) => {
      const line = lines[at]
      return line ? `${whole(line.amount)}${line.cost > 0 ? ` = **${cents(line.cost)}**` : ''}` : ''
    }),
  ]),
  ['**a month**', '', ...bills.map(({ total }) => `**${cents(total)}**`)],
])}

## What causes it

Rows written and milliseconds of CPU, the two meters that staff and crons use most.

${table([
  ['cause', ...names.flatMap((name) => [`${name}: rows written`, 'CPU s'])],
  ...Object.keys(parts[0] ?? {}).map((cause) => [
    cause,
    ...parts.flatMap((each) => {
      const use = each[cause]
      return [whole(use?.rowsWritten ?? 0), whole((use?.cpuMs ?? 0) / 1000)]
    }),
  ]),
])}

## If it doubles

The three causes whose doubling costs most.

${table([
  ['', 'first', 'second', 'third'],
  ...sizes.map(([name, agency]) => [
    name,
    ...sensitivity(agency, used, results, prices)
      .slice(0, 3)
      .map(({ cause, more }) => `${cause}: + ${cents(more)}`),
  ]),
])}

## What is assumed

Not measured. Change them in \`bench/agencies.json\` to fit your own agency:

${Object.values(assumptions)
  .map(({ value, about }) => `- ${about}: ${value}`)
  .join('\n')}
`
}
