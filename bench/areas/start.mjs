// @ts-check
import { readFileSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { filesUnder } from '../../scripts/build.mjs'
import { root } from '../../scripts/process.mjs'
import { percentiles } from '../harness/measure.mjs'
import { recordFact, recordMeasure, note, printTable } from '../harness/results.mjs'
import { databaseFile, worldAt } from '../world/world.mjs'

const starts = 5

/** Size of what is deployed, how fast it starts, how long building and checking takes, and what a row weighs. @param {import('../registry.mjs').Bench} bench */
export async function run({ serve, scale }) {
  sizes()
  await coldStarts(serve)
  weights(await worldAt(scale))
  await tools()
}

function sizes() {
  const rows = []
  for (const [name, folder, kinds] of /** @type {const} */ ([
    ['the Worker', 'dist/placet', /\.(js|mjs|wasm|bin)$/],
    ['scripts for browsers', 'dist/client/assets', /\.js$/],
    ['style sheets', 'dist/client/assets', /\.css$/],
    ['fonts of pages and print', 'dist/client/assets', /\.(woff2|ttf|otf|bin)$/],
  ])) {
    const files = filesUnder(join(root, folder), ['.']).filter((file) => kinds.test(file))
    const bodies = files.map((file) => readFileSync(join(root, folder, file)))
    const raw = bodies.reduce((sum, body) => sum + body.length, 0)
    const packed = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    rows.push([name, files.length, (raw / 1000).toFixed(0), (packed / 1000).toFixed(0)])
    recordMeasure({ table: 'size', name, values: { bytes: packed } })
  }
  printTable(['what', 'files', 'kB', 'kB gzip'], rows, 'Size of what is deployed')
  note('Cloudflare takes 10 MB of a Worker, gzipped, on the paid plan, and 3 MB on the free one.')
}

/** @param {import('../registry.mjs').Bench['serve']} serve */
async function coldStarts(serve) {
  /** @type {number[][]} */
  const found = [[], [], [], []]
  for (let n = 0; n < starts; n++) {
    const began = performance.now()
    const server = await serve()
    found[0]?.push(performance.now() - began)
    for (const [at, path] of ['/jobs', '/jobs?q=tax', '/api/public/jobs?limit=20'].entries()) {
      const asked = performance.now()
      await (await fetch(server.url + path)).arrayBuffer()
      found[at + 1]?.push(performance.now() - asked)
    }
    await server.stop()
  }
  const names = [
    'process, workerd, migrations looked at, first answer',
    'first page of a new isolate',
    'its second page',
    'its first JSON',
  ]
  printTable(
    ['start', 'ms (middle)', 'ms (slowest)'],
    names.map((name, at) => {
      const list = found[at] ?? []
      return [name, percentiles(list).p50.toFixed(0), Math.max(...list).toFixed(0)]
    }),
    `Cold start, ${starts} times`,
  )
}

/** Bytes of a row of each kind, with its indexes and word lists. @param {string} state */
function weights(state) {
  const db = new DatabaseSync(databaseFile(state), { readOnly: true })
  const sizes = new Map(
    db
      .prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name')
      .all()
      .map(({ name, bytes }) => [String(name), Number(bytes)]),
  )
  const tableOf = new Map(
    db
      .prepare("SELECT name, tbl_name AS owner FROM sqlite_master WHERE type IN ('table', 'index')")
      .all()
      .map(({ name, owner }) => [String(name), String(owner)]),
  )
  /** @type {Record<string, RegExp>} */
  const kinds = {
    jobs: /^(jobs|jobs_contains|jobs_staff_words|board_|title_marks|job_events|open_job_days|job_counts)/,
    job_applications: /^(job_applications|applications_contains|application_(unread|scores|links)|waiting_days|resume)/,
    application_events: /^application_events$/,
    candidate_messages: /^candidate_messages$/,
    documents: /^documents$/,
    notifications: /^notifications$/,
    online_jobs: /^online_jobs/,
    people: /^people(_words)?/,
  }
  const rows = []
  let whole = 0
  for (const bytes of sizes.values()) whole += bytes
  /** @type {Record<string, number>} */
  const perRow = {}
  for (const [table, pattern] of Object.entries(kinds)) {
    const count = Number(db.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'])
    const bytes = [...sizes].reduce(
      (sum, [name, size]) => sum + (pattern.test(tableOf.get(name) ?? name) ? size : 0),
      0,
    )
    perRow[table] = Math.round(bytes / count)
    rows.push([table, count, (bytes / 1e6).toFixed(1), perRow[table]])
  }
  db.close()
  recordFact('bytesPerRow', perRow)
  recordFact('databaseBytes', whole)
  printTable(
    ['table', 'rows', 'MB', 'bytes a row'],
    rows,
    'What a row weighs, with its indexes, word lists and roll-ups',
  )
  note(`The whole database: ${(whole / 1e6).toFixed(0)} MB.`)
}

/** Building and checking from nothing. */
async function tools() {
  const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name)
  const timed = async (/** @type {string} */ command, /** @type {string[]} */ args) => {
    const began = performance.now()
    const child = spawn(command, args, { cwd: root, stdio: 'ignore' })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) note(`${args.join(' ')} ended with ${code}: it found something.`)
    return (performance.now() - began) / 1000
  }
  const typeCheck = await timed(bin('tsc'), ['-b', '--force'])
  const lint = await timed(bin('oxlint'), ['--type-aware'])
  rmSync(join(root, 'dist/.stamp'), { force: true })
  const build = await timed(process.execPath, ['-e', "import('./scripts/build.mjs').then(({ build }) => build())"])
  printTable(
    ['tool', 's'],
    [
      ['production build', build.toFixed(1)],
      ['type check of everything, from nothing', typeCheck.toFixed(1)],
      ['linter with types', lint.toFixed(1)],
    ],
    'Building and checking',
  )
}
