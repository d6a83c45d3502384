// @ts-check
// `npm run test:long`: what takes minutes, in parts (scripts/long/parts.mjs). It prints a table of what each part went through
// and what failed; its last line is "N passed, N failed".
//
// `npm run test:long -- matrix fuzz …` runs some parts; `-- load` and `-- all` also the load, which is asked for by name only:
// ten minutes in which the machine does nothing else. `--seconds=60 --readers=200 --applicants=10 --staff=3` make the load
// shorter or smaller, `--kills=5 --applicants=2 --staff=1` the kills. `-- figures` runs nothing and prints the table of the last run of each part;
// with `--write` the table in docs/proof.md is written again.
import { parseArgs } from 'node:util'
import { figuresText, saveFigures, readFigures, writeFigures } from './long/figures.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main } from './process.mjs'
import { timed } from './steps.mjs'
import { lastLine, sumTotals } from './totals.mjs'

await main(async () => {
  await install()
  await useOwnNode()
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string' },
      kills: { type: 'string' },
      readers: { type: 'string' },
      applicants: { type: 'string' },
      staff: { type: 'string' },
      write: { type: 'boolean' },
    },
  })
  const { parts } = await import('./long/parts.mjs')
  const names = Object.keys(parts)
  if (positionals.includes('figures')) {
    const text = figuresText(readFigures(), names)
    console.log(text)
    if (values.write) writeFigures(text)
    return
  }
  const unknown = positionals.find((name) => name !== 'all' && !parts[name])
  if (unknown) throw new Complaint(`There is no part "${unknown}"; there are: ${names.join(', ')}, all, figures.`)
  const asked = positionals.includes('all')
    ? names
    : names.filter((name) => (positionals.length === 0 ? !parts[name]?.isAskedFor : positionals.includes(name)))

  process.env['TEST_LONG'] = '1'
  const { write: _, ...given } = values
  const sizes = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Number(value)]))
  /** @type {import('./totals.mjs').Totals[]} */
  const all = []
  for (const name of asked) {
    const part = parts[name]
    if (!part) continue
    const began = performance.now()
    const outcome = await timed(name, async () => {
      try {
        return await part.run(sizes)
      } catch (error) {
        console.error(error)
        return {
          passed: 0,
          failed: 1,
          cases: 0,
          notes: [`wrong: ${error instanceof Error ? error.message : 'unknown'}`],
        }
      }
    })
    const seconds = (performance.now() - began) / 1000
    saveFigures(name, { about: part.about, notes: [], ...outcome, seconds, at: new Date().toISOString() })
    all.push(outcome)
  }
  console.log(`\n${figuresText(readFigures(), names)}\n`)
  const totals = sumTotals(all)
  console.log(lastLine(totals))
  return totals.failed === 0 ? 0 : 1
})
