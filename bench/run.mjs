// @ts-check
// `npm run bench`: measures everything, `npm run bench -- <name> …` some of it; it prints, keeps the figures as JSON in
// bench/results/, and judges nothing but the promises that it prints. `-- list` names what there is, `-- seed` only makes
// the data, `-- report` writes docs/performance.md from the JSON. Options: --scale 0.1 (of the data), --seconds 1 (that a
// line is measured), --compare <earlier results>.
// The first run makes its data in bench/.data/; later runs find it there.
import { build } from '../scripts/build.mjs'
import { useOwnNode } from '../scripts/prepare.mjs'
import { Complaint, main } from '../scripts/process.mjs'
import { readOptions } from './harness/options.mjs'
import { benches } from './registry.mjs'

/** @typedef {import('./registry.mjs').Bench} Bench */

await main(async () => {
  await useOwnNode()
  const { names, scale, seconds, compare } = readOptions(process.argv.slice(2))
  if (names[0] === 'list') {
    for (const [name, { about }] of Object.entries(benches)) console.log(`npm run bench -- ${name.padEnd(12)} ${about}`)
    return
  }
  if (names[0] === 'report') {
    const { writeReport } = await import('./harness/report.mjs')
    writeReport(scale)
    return
  }
  if (names[0] === 'seed') {
    const { worldAt } = await import('./world/world.mjs')
    for (const part of [0.01, 0.1, 1]) await worldAt(Math.max(0.001, part * scale))
    return
  }
  const unknown = names.find((name) => !benches[name])
  if (unknown) throw new Complaint(`There is no bench "${unknown}"; there are: ${Object.keys(benches).join(', ')}.`)
  const asked = names.length > 0 ? names : Object.keys(benches)
  if (asked.some((name) => !benches[name]?.needsNoServer)) await build()
  const { removeCopies } = await import('./world/world.mjs')
  /** @type {string[]} */
  const failed = []
  try {
    for (const name of asked) if (!(await runOne(name, { scale, seconds }))) failed.push(name)
  } finally {
    await removeCopies()
  }
  if (compare) {
    const { compareWith } = await import('./harness/compare.mjs')
    compareWith(compare, asked, scale)
  }
  if (failed.length > 0) throw new Complaint(`Failed: ${failed.join(', ')}. The others are measured.`)
})

/**
 * Runs one bench and writes down what it found, also when it fails: the next one runs all the same.
 * @param {string} name
 * @param {{ scale: number, seconds: number }} options
 * @returns {Promise<boolean>} whether it came to its end
 */
async function runOne(name, { scale, seconds }) {
  const entry = benches[name]
  if (!entry) return false
  const { startServer } = await import('./harness/serve.mjs')
  const { beginResult, endResult } = await import('./harness/results.mjs')
  const { worldCopy } = await import('./world/world.mjs')
  console.log(`\n## ${name}: ${entry.about}${scale === 1 ? '' : ` (at scale ${scale})`}\n`)
  /** @type {import('./harness/serve.mjs').Server[]} */
  const servers = []
  /** @type {Bench} */
  const bench = {
    scale,
    seconds,
    async serve(options = {}) {
      const server = await startServer({ stateDir: await worldCopy(scale), ...options })
      servers.push(server)
      return server
    },
    async signIn({ url }, email = 'admin@placet.test') {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        body: JSON.stringify({ email, password: 'placet-demo' }),
        headers: { 'Content-Type': 'application/json', Origin: url },
      })
      if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`)
      return answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
    },
  }
  const began = performance.now()
  beginResult({ name, about: entry.about, scale })
  /** @type {unknown} */
  let failure
  try {
    const { run } = /** @type {{ run: (bench: Bench) => Promise<void> }} */ (await import(entry.module))
    await run(bench)
  } catch (error) {
    failure = error
    console.error(error)
  } finally {
    await Promise.all(servers.map((server) => server.stop().catch(() => {})))
  }
  const took = (performance.now() - began) / 1000
  endResult(took, failure)
  console.log(`\n${name}: ${failure === undefined ? 'done' : 'FAILED'} after ${took.toFixed(0)} s`)
  return failure === undefined
}
