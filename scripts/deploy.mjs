// @ts-check
// `npm run deploy -- [--env NAME] [--url https://…]`: builds, migrates the remote database, uploads the new version, checks
// it while everyone still meets the one before, and then gives it to everyone.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, root, run } from './process.mjs'
import { migrateRemotely } from './remote-migrations.mjs'
import { smokeTest } from './smoke-test.mjs'

/**
 * @param {object} given
 * @param {string} [given.env] an installation beside production
 * @param {string} [given.url] where it answers, when SITE_URL does not say
 * @param {string} [given.folder] of the checkout, with wrangler.toml in it; the build goes into its `dist`
 * @param {(command: string, args: string[], variables?: Record<string, string>, output?: 'show' | 'keep') => Promise<{ code: number, output?: string }>} given.tool runs vite and wrangler
 * @param {number} [given.patienceMs] how long the new version may take to answer
 * @param {(sentence: string) => void} [given.say]
 * @throws {Complaint} with the step that failed; nothing after it was done
 */
export async function deploy({ env, url, folder = root, tool, patienceMs = 90_000, say = () => undefined }) {
  const { isPlaceholder, readInstallation, sharedWithOthers } = await import('./installation.mjs')
  const { database, sessions, worker, siteUrl, flags } = readInstallation(env, join(folder, 'wrangler.toml'))
  if (isPlaceholder(database.id) || isPlaceholder(sessions)) throw new Complaint(noIds(env))
  const shared = sharedWithOthers(env, join(folder, 'wrangler.toml'))
  if (shared.length > 0) throw new Complaint(isShared(shared, env))
  const address = url ?? siteUrl
  if (!address)
    throw new Complaint(
      'Set SITE_URL in wrangler.toml: links in mails and feeds need it, and so does the check after the deploy.',
    )
  const step = async (
    /** @type {string} */ what,
    /** @type {string} */ command,
    /** @type {string[]} */ args,
    /** @type {Record<string, string>} */ variables = {},
  ) => {
    const { code } = await tool(command, args, variables)
    if (code !== 0) throw failed(what)
  }

  say('Building …')
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  await step('The build', 'vite', ['build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
    ...(env ? { CLOUDFLARE_ENV: env } : {}),
  })
  const built = builtWorker(dist)
  if (!built) throw new Complaint('The build wrote no wrangler.json.')

  const wrangler = async (/** @type {string[]} */ args) => {
    const { code, output = '' } = await tool('wrangler', args, { CI: 'true' }, 'keep')
    return { code, output }
  }
  const must = async (/** @type {string} */ what, /** @type {string[]} */ args) => {
    const { code, output } = await wrangler(args)
    if (code !== 0) throw new Complaint(`${what} failed; wrangler says:\n${output.trim()}\nNothing after it was done.`)
    return output
  }
  const live = await liveVersion({ wrangler, worker })
  await migrateWithBookmark({ wrangler, must, flags, database: database.name, say })
  const config = ['--config', join('dist', built, 'wrangler.json')]
  if (live === undefined) await must('The deploy', ['deploy', ...config])
  else await releaseChecked({ must, worker, live, config, address, patienceMs, say })

  const complaints = await smokeTest(address, { patienceMs })
  if (complaints.length > 0) {
    const back = live ? `\nBack to the one before: npx wrangler rollback --name ${worker}` : ''
    throw new Complaint(`The new version is out and not well:\n${asList(complaints)}${back}`)
  }
  say(`Deployed. ${address} is well.`)
}

/** @typedef {(args: string[]) => Promise<{ code: number, output: string }>} Wrangler */
/** @typedef {(what: string, args: string[]) => Promise<string>} Must */

/** @param {{ wrangler: Wrangler, must: Must, flags: string[], database: string, say: (sentence: string) => void }} given */
async function migrateWithBookmark({ wrangler, must, flags, database, say }) {
  const moment = await must('Reading the bookmark', ['d1', 'time-travel', 'info', 'DB', '--json', ...flags])
  const bookmark = /"bookmark":\s*"([\w-]+)"/.exec(moment)?.[1]
  // Migrations only add (docs/operations.md), so the version that still runs meanwhile is not disturbed.
  const applied = await migrateRemotely({ wrangler, flags, database })
  if (applied.length === 0) return
  say(`Migrated: ${applied.join(', ')}`)
  const back = ['npx wrangler d1 time-travel restore', database, `--bookmark=${bookmark}`, ...flags].join(' ')
  say(`The database as it was before, should you need it: ${back}`)
}

/**
 * Uploads the new version, checks it at 0 %, where only requests that name it meet it, and gives it to everyone.
 * @param {{ must: Must, worker: string, live: string, config: string[], address: string, patienceMs: number, say: (sentence: string) => void }} given
 */
async function releaseChecked({ must, worker, live, config, address, patienceMs, say }) {
  const release = (/** @type {string[]} */ parts) =>
    must('The release', ['versions', 'deploy', ...parts, '--yes', ...config])
  const uploaded = await must('The upload', ['versions', 'upload', ...config])
  const version = /Worker Version ID: ([0-9a-f-]{36})/.exec(uploaded)?.[1]
  if (!version) throw new Complaint(`wrangler named no version:\n${uploaded.trim()}`)
  say(`Version ${version} is uploaded. Checking it, while everyone still meets the one before …`)
  await release([`${live}@100`, `${version}@0`])
  const complaints = await smokeTest(address, { patienceMs, version: { worker, id: version } })
  if (complaints.length > 0) {
    await release([`${live}@100`])
    throw new Complaint(
      `The new version is not well, and nobody but this check has met it:\n${asList(complaints)}\nThe one before stays.`,
    )
  }
  await release([`${version}@100`])
  await must('Setting crons, queues and routes', ['triggers', 'deploy', ...config])
}

const asList = (/** @type {string[]} */ lines) => lines.map((line) => `  ${line}`).join('\n')

/**
 * The version that most requests meet. Undefined before the first deploy: setting a secret makes a Worker with a version of
 * the platform's own, which has no bindings.
 * @param {{ wrangler: Wrangler, worker: string }} given
 * @throws {Complaint} when it can't be read
 */
async function liveVersion({ wrangler, worker }) {
  const status = await wrangler(['deployments', 'status', '--json', '--name', worker])
  if (status.code !== 0) {
    if (/10007|does not exist|not found|no deployments/i.test(status.output)) return undefined
    throw new Complaint(`The deployed version could not be read; wrangler says:\n${status.output.trim()}`)
  }
  const parts = [...status.output.matchAll(/"version_id":\s*"([\w-]+)",\s*"percentage":\s*([\d.]+)/g)]
  const [most] = parts.toSorted((a, b) => Number(b[2]) - Number(a[2]))
  if (!most?.[1]) return undefined
  const view = await wrangler(['versions', 'view', most[1], '--json', '--name', worker])
  if (view.code !== 0)
    throw new Complaint(`The deployed version could not be read; wrangler says:\n${view.output.trim()}`)
  return /"type":\s*"d1"/.test(view.output) ? most[1] : undefined
}

/** @param {string | undefined} env */
const noIds = (env) =>
  `wrangler.toml has no ids yet: npm run provision${env ? ` -- --env ${env}` : ''} makes what is needed and writes them.`

/** @param {string[]} shared @param {string | undefined} env */
function isShared(shared, env) {
  const list = asList(shared)
  const advice = env
    ? `\nAn environment inherits production's routes unless it has its own: put \`routes = []\` under [env.${env}].`
    : ''
  return `Nothing was deployed. Two installations must not share anything:\n${list}${advice}`
}

/** The folder of the Worker in a build. @param {string} dist */
const builtWorker = (dist) =>
  existsSync(dist) ? readdirSync(dist).find((name) => existsSync(join(dist, name, 'wrangler.json'))) : undefined

const failed = (/** @type {string} */ what) =>
  new Complaint(`${what} failed; the reason is above. Nothing after it was done.`)

if (process.argv[1]?.endsWith('deploy.mjs')) {
  await main(async () => {
    let values
    try {
      values = parseArgs({ options: { env: { type: 'string' }, url: { type: 'string' } } }).values
    } catch (error) {
      throw new Complaint(
        `${error instanceof Error ? error.message : String(error)}\nUsage: npm run deploy -- [--env NAME] [--url ADDRESS]`,
      )
    }
    await install()
    await useOwnNode()
    await deploy({
      ...values,
      say: console.log,
      tool: (command, args, variables = {}, output = 'show') => run(command, args, { env: variables, output }),
    })
  })
}
