// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/process.mjs'
import { recordFact, note, printTable, readResults, resultsFolder } from '../harness/results.mjs'
import { agencies, bill, kinds, perThousand, sensitivity } from '../harness/cost.mjs'
import { costPage } from '../harness/cost-page.mjs'

/** Dollars, from what the other benches of this scale measured and the published prices. @param {import('../registry.mjs').Bench} bench */
export async function run({ scale }) {
  const prices = /** @type {import('../harness/cost.mjs').Prices} */ (
    JSON.parse(readFileSync(join(root, 'bench/prices.json'), 'utf8'))
  )
  const results = readResults(resultsFolder(scale))
  const used = kinds(results)
  const dollars = (/** @type {number} */ sum) => (sum < 0.01 ? sum.toFixed(5) : sum.toFixed(3))
  printTable(
    ['what', '$ for 1,000', 'requests', 'CPU ms', 'rows read', 'rows written', 'queue', 'R2', 'KV'],
    Object.entries(used).map(([name, use]) => [
      name,
      dollars(perThousand(use, prices)),
      use.requests.toFixed(1),
      use.cpuMs.toFixed(1),
      use.rowsRead.toFixed(0),
      use.rowsWritten.toFixed(1),
      use.queueOperations.toFixed(0),
      (use.r2Reads + use.r2Writes).toFixed(0),
      (use.kvReads + use.kvWrites).toFixed(0),
    ]),
    `What one of each uses, and 1,000 cost beyond what the plan includes (prices of ${prices.asOf})`,
  )
  for (const [name, agency] of Object.entries(agencies)) {
    const { lines, total } = bill(agency, used, results, prices)
    printTable(
      ['meter', 'in a month', 'included', '$'],
      lines.map(({ unit, amount, included, cost }) => [
        unit,
        amount.toLocaleString('en-US', { maximumFractionDigits: 1 }),
        included.toLocaleString('en-US'),
        cost.toFixed(2),
      ]),
      `${name}: $${total.toFixed(2)} a month`,
    )
    const [first, second, third] = sensitivity(agency, used, results, prices)
    for (const each of [first, second, third]) {
      if (each) note(`Twice the ${each.cause}: $${each.more.toFixed(2)} more a month.`)
    }
    recordFact(name, total)
  }
  if (scale === 1) writeFileSync(join(root, 'docs/costs.md'), costPage({ used, results, prices }))
}
