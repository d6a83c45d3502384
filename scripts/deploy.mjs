// @ts-check
// `npm run deploy -- [--env NAME] [--url https://…]`: builds, migrates the remote database, deploys, and checks that
// the new version answers.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { refuseEarlierRemote } from './baseline.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, root, run } from './process.mjs'
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

  // Migrations only add (docs/operations.md), so the version that still runs meanwhile is not disturbed.
  const migration = await tool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...flags], { CI: 'true' })
  if (migration.code !== 0) {
    const sql = 'select name from d1_migrations'
    const args = ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql, ...flags]
    const { output = '' } = await tool('wrangler', args, {}, 'keep')
    refuseEarlierRemote(output.match(/\w+[\w-]*\.sql/g) ?? [], database.name)
    throw failed('The migration')
  }
  await step('The deploy', 'wrangler', ['deploy', '--config', join('dist', built, 'wrangler.json')])

  const complaints = await smokeTest(address, { patienceMs })
  if (complaints.length > 0) {
    throw new Complaint(
      `The new version is out and not well:\n${complaints.map((line) => `  ${line}`).join('\n')}\nBack to the one before: npx wrangler rollback --name ${worker}`,
    )
  }
  say(`Deployed. ${address} is well.`)
}

/** @param {string | undefined} env */
const noIds = (env) =>
  `wrangler.toml has no ids yet: npm run provision${env ? ` -- --env ${env}` : ''} makes what is needed and writes them.`

/** @param {string[]} shared @param {string | undefined} env */
function isShared(shared, env) {
  const list = shared.map((line) => `  ${line}`).join('\n')
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
