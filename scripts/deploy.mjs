// @ts-check
// `npm run deploy -- [--env NAME] [--url https://…]`: builds, migrates the remote database, deploys, and looks whether
// the new version answers.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, root, run } from './process.mjs'
import { smokeTest } from './smoke-test.mjs'

await main(async () => {
  let values
  try {
    values = parseArgs({ options: { env: { type: 'string' }, url: { type: 'string' } } }).values
  } catch (error) {
    throw new Complaint(
      `${error instanceof Error ? error.message : String(error)}\nUsage: npm run deploy -- [--env NAME] [--url ADDRESS]`,
    )
  }
  const { env, url } = values
  await install()
  await useOwnNode()
  const { isPlaceholder, readInstallation } = await import('./installation.mjs')
  const { database, sessions, worker, siteUrl, flags } = readInstallation(env)
  if (isPlaceholder(database.id) || isPlaceholder(sessions)) {
    throw new Complaint(
      `wrangler.toml has no ids yet: npm run provision${env ? ` -- --env ${env}` : ''} makes what is needed and writes them.`,
    )
  }
  const address = url ?? siteUrl
  if (!address)
    throw new Complaint(
      'Set SITE_URL in wrangler.toml: links in mails and feeds need it, and so does the check after the deploy.',
    )

  console.log('Building …')
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  await step('The build', 'vite', ['build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
    ...(env ? { CLOUDFLARE_ENV: env } : {}),
  })
  const built = readdirSync(join(root, 'dist')).find((name) => existsSync(join(root, 'dist', name, 'wrangler.json')))
  if (!built) throw new Complaint('The build wrote no wrangler.json.')

  // Migrations only add (docs/operations.md), so the version that still runs meanwhile is not disturbed.
  await step('The migration', 'wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...flags], { CI: 'true' })
  await step('The deploy', 'wrangler', ['deploy', '--config', join('dist', built, 'wrangler.json')])

  const complaints = await smokeTest(address, { patienceMs: 90_000 })
  if (complaints.length > 0) {
    throw new Complaint(
      `The new version is out and not well:\n${complaints.map((line) => `  ${line}`).join('\n')}\nBack to the one before: npx wrangler rollback --name ${worker}`,
    )
  }
  console.log(`Deployed. ${address} is well.`)
})

/**
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [variables]
 */
async function step(what, command, args, variables = {}) {
  const { code } = await run(command, args, { env: variables })
  if (code !== 0) throw new Complaint(`${what} failed; the reason is above. Nothing after it was done.`)
}
