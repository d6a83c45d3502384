// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, run } from './process.mjs'
import { failedFiles, totalsAfterSecondRun, vitestCases, vitestTotals } from './totals.mjs'

/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {{ name: string, command: string, args: string[] }} Step a check that passes or fails as one */

/** @type {Record<'format' | 'lint' | 'deploy' | 'supply' | 'unused' | 'words' | 'commits', Step>} */
export const checks = {
  format: { name: 'format', command: 'oxfmt', args: ['--check'] },
  // Rules and types in one pass: both need the types of every file, with the compiler of `tsc -b`.
  lint: { name: 'lint and types', command: 'oxlint', args: ['--type-aware', '--type-check'] },
  unused: { name: 'unused files, exports and packages', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
  words: { name: 'glossary', command: process.execPath, args: ['scripts/glossary.mjs', '--check'] },
  commits: { name: 'subjects of new commits', command: process.execPath, args: ['scripts/commit-subjects.mjs'] },
  supply: { name: 'packages, licenses, secrets', command: process.execPath, args: ['scripts/supply-chain.mjs'] },
  deploy: {
    name: 'deploy (dry run)',
    command: 'wrangler',
    args: ['deploy', '--dry-run', '--config', 'dist/placet/wrangler.json'],
  },
}

/**
 * Runs a check and prints its name, time, and, when it fails, its output.
 * @param {Step} step
 * @returns {Promise<Totals>}
 */
export async function runCheck({ name, command, args }) {
  return timed(name, async () => {
    const { code, output } = await run(command, args, { output: 'keep' })
    if (code !== 0) console.log(output.trimEnd())
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
}

/**
 * Runs the tests of some of vitest's projects.
 * @param {string} name
 * @param {string[]} projects
 * @param {string[]} [more] flags, and beginnings of the files to run; all of the projects by default
 * @returns {Promise<Totals & { cases: number }>} with the cases that the tests went through
 */
export async function runTests(name, projects, more = []) {
  return timed(name, async () => {
    const { totals, report } = await runVitest(projects, more)
    return { ...totals, cases: vitestCases(report) }
  })
}

/** Worker tests wait for their databases a third of the time. All four groups at once took 11 % less than two at a time. */
export const workerTestWorkers = ['--maxWorkers=4']

/** A browser test waits for two thirds of its time: three at once keep two cores busy. */
const endToEndWorkers = ['--maxWorkers=3']

/** More failed files than these are no accident of timing. */
const maxFilesAgain = 2

/**
 * Runs the end-to-end tests. One or two failed files run a second time, on servers of their own, and a file that passes
 * then is named: it holds a race that someone has to find (decision 34).
 * @param {string} name
 * @returns {Promise<Totals>}
 */
export async function runEndToEndTests(name) {
  return timed(name, async () => {
    const { totals, report } = await runVitest(['e2e'], endToEndWorkers)
    const files = failedFiles(report)
    if (files.length === 0 || files.length > maxFilesAgain) return totals
    const names = files.map((file) => relative(root, file)).join(', ')
    console.log(`Running again what failed: ${names}`)
    const second = await runVitest(['e2e'], [...endToEndWorkers, ...files])
    if (second.totals.failed === 0) console.log(`⚠ Failed once and passed the second time: ${names}. Find the race.`)
    return totalsAfterSecondRun(totals, second.totals, report)
  })
}

/**
 * @param {string[]} projects
 * @param {string[]} more flags, and the files to run
 */
async function runVitest(projects, more) {
  const file = join(root, 'test-results', `${projects.join('-')}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const flags = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run('vitest', [...flags, ...more, ...projects.map((project) => `--project=${project}`)])
  const report = readReport(file)
  return { totals: vitestTotals(report, code), report }
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) return undefined
  try {
    return /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined // cut off in the middle: no report
  }
}

/**
 * Prints the name of a step, its time and its outcome.
 * @template {Totals} T
 * @param {string} name
 * @param {() => Promise<T>} body
 */
export async function timed(name, body) {
  const start = performance.now()
  const totals = await body()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${totals.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  return totals
}
