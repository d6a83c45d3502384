// @ts-check
// The parts of `npm run test:long`. Each gives what passed and failed, how many cases it went through, and what it has to say.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { ensureChromium, placeLauncher } from '../chromium.mjs'
import { root, run } from '../process.mjs'
import { runTests } from '../steps.mjs'
import { sumTotals } from '../totals.mjs'
import { attackFiles, projectOf } from './attack-files.mjs'

/**
 * @typedef {{ passed: number, failed: number, cases: number, notes?: string[] }} Outcome
 * @typedef {{ seconds?: number, kills?: number, readers?: number, applicants?: number, staff?: number }} Sizes
 * @typedef {object} Part
 * @property {string} about
 * @property {boolean} [isAskedFor] runs only when it is named, or with `all`
 * @property {(sizes: Sizes) => Promise<Outcome>} run
 */

/**
 * One run of vitest for each group: it tells every new workerd what the ones before it have loaded, so large files run alone.
 * @param {[project: 'unit' | 'worker' | 'e2e', files: string[]][]} groups
 * @returns {Promise<Outcome>}
 */
async function tests(groups) {
  /** @type {Outcome[]} */
  const all = []
  for (const [project, files] of groups) {
    if (files.length === 0) continue
    // Pages of the app are files of the build, for the Worker's tests too.
    if (project !== 'unit') await readyForServers()
    if (project === 'e2e') await readyForBrowsers()
    all.push(await runTests(files.length === 1 ? `${files[0]}` : `${files.length} files, ${project}`, [project], files))
  }
  return { ...sumTotals(all), cases: all.reduce((sum, { cases }) => sum + cases, 0) }
}

async function readyForServers() {
  if (!existsSync(join(root, 'dist/placet/wrangler.json'))) await build()
}
async function readyForBrowsers() {
  await readyForServers()
  const chromium = await ensureChromium()
  placeLauncher(chromium)
  process.env['CHROMIUM_PATH'] = chromium
}

/** @param {{ wrong: string[], cases: number, notes: string[] }} found @returns {Outcome} */
const one = ({ wrong, cases, notes }) => ({
  passed: wrong.length === 0 ? 1 : 0,
  failed: wrong.length === 0 ? 0 : 1,
  cases,
  notes: [...notes, ...wrong.slice(0, 20).map((sentence) => `wrong: ${sentence}`)],
})

/** They have parts of their own. */
const elsewhere = /http\/(?:access|guards|fuzz)\.test|exploding/

/** In the order of runs and of the table. @type {Record<string, Part>} */
export const parts = {
  matrix: {
    about: 'every endpoint × everyone × their own, another’s and a missing record',
    run: () =>
      tests([
        ['worker', ['worker/http/access.test.ts']],
        ['worker', ['worker/http/guards.test.ts']],
      ]),
  },
  fuzz: {
    about: 'every listed and some made-up value in every field, query and address; texts that make expressions explode',
    run: () =>
      tests([
        ['worker', ['worker/http/fuzz.test.ts']],
        ['unit', ['contract/domain/exploding', 'worker/exploding']],
      ]),
  },
  attacks: {
    about: 'each attack of docs/attacks.md, the time of a sign-in by the clock',
    run: () => {
      const files = attackFiles().flatMap((attack) => attack.files)
      const of = (/** @type {string} */ project) =>
        files.filter((file) => projectOf(file) === project && !elsewhere.test(file))
      return tests([
        ['unit', of('unit')],
        ['worker', of('worker')],
        ['e2e', of('e2e')],
      ])
    },
  },
  faults: {
    about: 'a fault at every step of every write, task and cron job',
    run: () =>
      tests([
        ['worker', ['worker/http/faults.test.ts']],
        ['worker', ['worker/tasks/task-faults.test.ts']],
        ['worker', ['worker/features/sourcing/people-search/people-faults.test.ts']],
        ['worker', ['worker/features/identity/intelligence/engines.test.ts']],
      ]),
  },
  kills: {
    about:
      'the server killed (SIGKILL) under load, then an hour of crons; killed while it reads a firm and while it imports',
    run: async ({ kills = 20, applicants, staff }) => {
      await readyForServers()
      const { killUnderLoad } = await import('./kills.mjs')
      const sizes = { ...(applicants ? { applicants } : {}), ...(staff ? { staff } : {}) }
      const killed = one(await killUnderLoad({ times: kills, ...sizes }))
      const reading = await tests([['e2e', ['e2e/people-killed.test.ts', 'e2e/import-killed.test.ts']]])
      return { ...sumTotals([killed, reading]), cases: killed.cases + reading.cases, notes: killed.notes ?? [] }
    },
  },
  load: {
    about: 'readers, applicants with 2 MB, staff and a flood at once',
    isAskedFor: true,
    run: async (sizes) => {
      await readyForServers()
      const { loadTest } = await import('./load.mjs')
      return one(await loadTest(sizes))
    },
  },
  readers: {
    about: 'the families of hostile files, pages and answers at every size; CPU and memory of the worst of each format',
    run: async () => {
      const { readerCosts } = await import('./readers.mjs')
      const costs = one(await readerCosts())
      const families = await tests([['unit', ['worker/hostile-pages', 'worker/reading/document/hostile-files']]])
      return { ...sumTotals([costs, families]), cases: costs.cases + families.cases, notes: costs.notes ?? [] }
    },
  },
  supply: {
    about: 'packages: sums, install scripts, licenses, use; secrets in tree and history; the list of what is shipped',
    run: async () => {
      const { supplyChain } = await import('../supply-chain.mjs')
      const { problems, looked } = await supplyChain({ isWriting: false })
      const { code, output } = await run(
        'npm',
        ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'],
        {
          output: 'keep',
        },
      )
      const components = code === 0 ? countComponents(output) : 0
      const wrong = components > 0 ? problems : [...problems, `npm sbom failed: ${output.slice(0, 300)}`]
      const notes = [
        `${looked.packages} packages with sums and licenses, ${looked.scripts} install scripts, ${looked.named} named packages in use`,
        `${looked.files} files and ${looked.lines} lines of ${looked.commits} commits searched for secrets; ${components} components in the bill of materials`,
      ]
      return one({
        wrong,
        cases: looked.packages + looked.scripts + looked.named + looked.files + looked.commits,
        notes,
      })
    },
  },
  year: {
    about: 'a year of cron ticks over 5,000 applications',
    run: () => tests([['worker', ['worker/features/candidates/follow-ups/year.test.ts']]]),
  },
}

/** @param {string} output what npm printed; it may warn before the JSON */
function countComponents(output) {
  const { components } = /** @type {{ components?: unknown[] }} */ (JSON.parse(output.slice(output.indexOf('{\n'))))
  return components?.length ?? 0
}
