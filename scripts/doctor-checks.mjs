// @ts-check
// Checks of a deployed installation. Each finding is one sentence, and where something is wrong the command that mends it.
import { emailRoutingProblem } from './email-routing.mjs'
import { remoteMigrations } from './remote-migrations.mjs'
import { deployedSecrets, keyNames, readRotation, reasonToWait } from './rotation.mjs'
import { ownMigrations } from './local-state.mjs'

/** @typedef {{ name: string, isWell: boolean, sentence: string, command?: string }} Finding */
/** @typedef {(args: string[]) => Promise<{ code: number, output: string }>} Wrangler */
/** @typedef {import('./installation.mjs').Installation} Installation */

/**
 * @typedef {object} Patient
 * @property {Wrangler} wrangler
 * @property {(path: string) => Promise<any>} ask the result of a request to the account's interface
 * @property {import('./cloudflare-api.mjs').Ask} askAnywhere as `ask`, for paths that aren't below the account
 * @property {Installation} installation
 * @property {string | undefined} env
 * @property {{ bindings: string[], crons: string[], cpuMs: number | undefined, compatibilityDate: string | undefined, vars: Record<string, unknown> }} config
 * @property {string[]} shared what it shares with other installations
 * @property {(address: string) => Promise<string[]>} smokeTest
 */

/** All or none of these are set. */
export const backupSettings = ['BACKUP_URL', 'BACKUP_BUCKET', 'BACKUP_ACCESS_ID', 'BACKUP_ACCESS_SECRET', 'BACKUP_KEY']
export const howToBackUp = 'no bucket is set up. docs/operations.md says how.'

const well = (/** @type {string} */ name, /** @type {string} */ sentence) => ({ name, isWell: true, sentence })
const ill = (/** @type {string} */ name, /** @type {string} */ sentence, /** @type {string} */ command) => ({
  name,
  isWell: false,
  sentence,
  command,
})
const script = (/** @type {string} */ name, /** @type {string | undefined} */ env) =>
  `npm run ${name}${env ? ` -- --env ${env}` : ''}`

/** One check each; a check that fails to read says so. @type {Record<string, (patient: Patient) => Promise<Finding[]>>} */
const checks = {
  Installation: async ({ shared, env }) => [
    shared.length === 0
      ? well('Installation', 'It shares nothing with another installation.')
      : ill('Installation', shared.join(' '), `edit wrangler.toml, then ${script('deploy', env)}`),
  ],
  'Site address': async ({ installation: { siteUrl, routes }, env }) => {
    const name = 'Site address'
    const command = `set SITE_URL in wrangler.toml, then ${script('deploy', env)}`
    if (!siteUrl) return [ill(name, 'SITE_URL is empty, so emails with links wait.', command)]
    if (!siteUrl.startsWith('https://')) return [ill(name, `SITE_URL (${siteUrl}) does not begin with https.`, command)]
    const host = new URL(siteUrl).hostname
    return [
      routes.some((route) => route.split('/')[0]?.replace('*.', '') === host)
        ? well(name, `${siteUrl} is a route of this installation.`)
        : ill(
            name,
            `No route of wrangler.toml is ${host}.`,
            `add routes = [{ pattern = "${host}", custom_domain = true }], then ${script('deploy', env)}`,
          ),
    ]
  },
  Database: async ({ ask, installation: { database }, env }) => {
    const { file_size: size } = await ask(`/d1/database/${database.id}`)
    const gigabytes = Number(size) / 1e9
    return [
      gigabytes < 7
        ? well('Database', `${database.name} holds ${gigabytes.toFixed(2)} of 10 GB.`)
        : ill('Database', `${database.name} holds ${gigabytes.toFixed(1)} of 10 GB.`, `read docs/scaling.md`),
      ...(env === undefined ? [] : [well('Environment', `This is ${env}.`)]),
    ]
  },
  Bucket: async ({ ask, installation: { bucket } }) => {
    await ask(`/r2/buckets/${bucket}`)
    return [well('Bucket', `${bucket} exists.`)]
  },
  Sessions: async ({ ask, installation: { sessions }, env }) => {
    const found = /** @type {{ id: string }[]} */ (await ask('/storage/kv/namespaces?per_page=1000'))
    return [
      found.some(({ id }) => id === sessions)
        ? well('Sessions', 'The KV namespace exists.')
        : ill('Sessions', 'The KV namespace of wrangler.toml does not exist.', script('provision', env)),
    ]
  },
  Queues: async ({ ask, installation: { queues, worker }, env }) => {
    const found = /** @type {{ queue_name: string, consumers?: { script?: string, service?: string }[] }[]} */ (
      await ask('/queues?per_page=1000')
    )
    return queues.map((name) => {
      const queue = found.find(({ queue_name: own }) => own === name)
      if (!queue) return ill(`Queue ${name}`, 'It does not exist.', script('provision', env))
      return queue.consumers?.some(({ script: by, service }) => (by ?? service) === worker)
        ? well(`Queue ${name}`, `${worker} reads it.`)
        : ill(`Queue ${name}`, 'Nothing reads it, so tasks wait.', script('deploy', env))
    })
  },
  Secret: async ({ ask, wrangler, installation: { worker, flags }, env }) => {
    const found = /** @type {{ name: string }[]} */ (await ask(`/workers/scripts/${worker}/secrets`))
    const names = keyNames(found.map(({ name }) => name))
    if (names.length === 0)
      return [ill('Secret', 'SECRET_KEY is missing: nothing works without it.', script('provision', env))]
    return [await secretFinding(deployedSecrets({ wrangler, flags }), names, env ? ` --env ${env}` : '')]
  },
  Secrets: async ({ ask, installation: { worker }, config: { bindings, vars }, env }) => {
    const found = /** @type {{ name: string }[]} */ (await ask(`/workers/scripts/${worker}/secrets`))
    const has = (/** @type {string} */ name) => found.some((secret) => secret.name === name)
    const put = (/** @type {string} */ name) => `npx wrangler secret put ${name}${env ? ` --env ${env}` : ''}`
    const missing = backupSettings.filter((name) => !has(name) && !vars[name])
    const mails = has('RESEND_API_KEY') || bindings.includes('EMAIL')
    return [
      mails
        ? well('Mail service', `Emails go through ${has('RESEND_API_KEY') ? 'Resend' : 'Cloudflare'}.`)
        : ill('Mail service', 'No service is set, so emails wait in the outbox.', put('RESEND_API_KEY')),
      missing.length === 0 || missing.length === backupSettings.length
        ? well('Backups', missing.length === 0 ? 'A bucket is set up for them.' : `None are made: ${howToBackUp}`)
        : ill('Backups', `None are made: ${missing.join(' and ')} are missing.`, put(missing[0] ?? '')),
      ...(mails && !vars['MAIL_FROM']
        ? [ill('Mail sender', 'MAIL_FROM is not set.', `set MAIL_FROM under vars, then ${script('deploy', env)}`)]
        : []),
      ...(has('RESEND_API_KEY') && !has('RESEND_WEBHOOK_SECRET')
        ? [ill('Mail that bounces', 'Nobody reports it to Placet.', put('RESEND_WEBHOOK_SECRET'))]
        : []),
    ]
  },
  Migrations: async ({ wrangler, installation: { flags }, env }) => {
    const done = await remoteMigrations({ wrangler, flags })
    const own = ownMigrations()
    const due = own.filter((name) => !done.includes(name))
    const later = done.filter((name) => !own.includes(name))
    if (due.length > 0)
      return [ill('Migrations', `The database lacks ${due.length}: ${due[0]} …`, script('deploy', env))]
    return [
      later.length === 0
        ? well('Migrations', `All ${own.length} are applied.`)
        : well('Migrations', `The database is ${later.length} ahead of this checkout, as after a rollback.`),
    ]
  },
  Version: async ({ ask, installation: { worker }, config, env }) => {
    const { deployments } = await ask(`/workers/scripts/${worker}/deployments`)
    const parts = /** @type {{ version_id: string, percentage: number }[]} */ (deployments[0]?.versions ?? [])
    const most = parts.toSorted((a, b) => b.percentage - a.percentage)[0]
    if (!most) return [ill('Version', 'Nothing is deployed.', script('deploy', env))]
    const { resources } = await ask(`/workers/scripts/${worker}/versions/${most.version_id}`)
    const names = /** @type {{ name: string }[]} */ (resources.bindings).map(({ name }) => name)
    const lacks = config.bindings.filter((name) => !names.includes(name))
    const { limits, compatibility_date: date } = resources.script_runtime ?? {}
    const redo = script('deploy', env)
    return [
      parts.length === 1
        ? well('Version', `${most.version_id} answers everyone.`)
        : ill('Version', 'A deploy was cut off: a version waits at 0 %.', redo),
      lacks.length === 0
        ? well('Bindings', `All ${config.bindings.length} are there.`)
        : ill('Bindings', `The deployed version lacks ${lacks.join(', ')}.`, redo),
      limits?.cpu_ms === config.cpuMs
        ? well('CPU limit', `${config.cpuMs} ms.`)
        : ill('CPU limit', `It is ${limits?.cpu_ms ?? 'unset'} and wrangler.toml says ${config.cpuMs}.`, redo),
      date === config.compatibilityDate
        ? well('Compatibility date', String(date))
        : ill('Compatibility date', `It is ${date} and wrangler.toml says ${config.compatibilityDate}.`, redo),
    ]
  },
  Crons: async ({ ask, installation: { worker }, config: { crons }, env }) => {
    const { schedules } = await ask(`/workers/scripts/${worker}/schedules`)
    const set = /** @type {{ cron: string }[]} */ (schedules).map(({ cron }) => cron)
    const lacks = crons.filter((cron) => !set.includes(cron))
    return [
      lacks.length === 0 && set.length === crons.length
        ? well('Crons', `All ${crons.length} are set.`)
        : ill('Crons', `${set.length} are set and wrangler.toml has ${crons.length}.`, script('deploy', env)),
    ]
  },
  Domains: async ({ ask, installation: { worker, routes }, env }) => {
    const held = /** @type {{ hostname: string, service: string }[]} */ (await ask('/workers/domains'))
    return routes.flatMap((route) => {
      const domain = held.find(({ hostname }) => hostname === route)
      if (!domain) return []
      return domain.service === worker
        ? [well('Domain', `${route} leads here.`)]
        : [ill('Domain', `${route} leads to ${domain.service}.`, script('deploy', env))]
    })
  },
  Admin: async ({ wrangler, installation: { flags }, env }) => {
    const sql = "select count(*) as found from users where role = 'admin' and status = 'active' and deleted_at is null"
    const { code, output } = await wrangler(
      ['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', sql].concat(flags),
    )
    if (code !== 0) throw new Error('the table of accounts could not be read')
    const found = Number(/"found":\s*(\d+)/.exec(output)?.[1] ?? 0)
    const command = `npm run create-admin -- --email YOU --remote${env ? ` --env ${env}` : ''}`
    return [found > 0 ? well('Admins', `${found} can sign in.`) : ill('Admins', 'Nobody can sign in.', command)]
  },
  'Email to Placet': async ({ wrangler, askAnywhere, installation: { worker, flags }, env }) => {
    const name = 'Email to Placet'
    const sql = "select value from settings where key = 'intakeAddress'"
    const { code, output } = await wrangler(
      ['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', sql].concat(flags),
    )
    if (code !== 0) throw new Error('the settings could not be read')
    const domain = /@([a-z\d.-]+)/i.exec(output)?.[1]?.toLowerCase()
    if (!domain) return [well(name, 'It is off: Settings → Access has no address for it.')]
    const problem = await emailRoutingProblem({ ask: askAnywhere, domain, worker })
    return [
      problem
        ? ill(name, problem, `npm run provision --${env ? ` --env ${env}` : ''} --email ${domain}`)
        : well(name, `Email to ${domain} leads to ${worker}.`),
    ]
  },
  'Job sources': async ({ config: { vars }, env }) =>
    env === undefined || vars['READ_SOURCES'] === 'off'
      ? []
      : [
          ill(
            'Job sources',
            'This environment reads them too.',
            'put READ_SOURCES = "off" under its vars, then deploy',
          ),
        ],
  Answers: async ({ installation: { siteUrl }, smokeTest, env }) => {
    if (!siteUrl) return []
    const complaints = await smokeTest(siteUrl)
    return [
      complaints.length === 0
        ? well('Answers', `${siteUrl} is well.`)
        : ill('Answers', `${complaints.join('; ')}.`, `npx wrangler tail${env ? ` --env ${env}` : ''}`),
    ]
  },
}

/** @param {Patient} patient @returns {Promise<Finding[]>} */
export async function examine(patient) {
  const found = []
  for (const [name, check] of Object.entries(checks)) {
    try {
      found.push(...(await check(patient)))
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]
      found.push(ill(name, `It could not be read: ${reason}`, script('provision', patient.env)))
    }
  }
  return found
}

/**
 * Says whether a rotation of the secret can be finished.
 * @param {Pick<import('./rotation.mjs').SecretPlace, 'read'>} place
 * @param {string[]} names of all secrets
 * @param {string} flags of the command that finishes it
 * @returns {Promise<Finding>}
 */
export async function secretFinding(place, names, flags) {
  const keys = keyNames(names)
  if (keys.length === 1) return well('Secret', `${keys[0]} is set.`)
  const rotation = await readRotation(place, keys)
  const reason = reasonToWait(rotation, new Date())
  const earlier = rotation.earlier.join(', ')
  return reason
    ? well('Secret', `${rotation.newest} takes over and ${earlier} is still needed. ${reason}`)
    : ill('Secret', `Nothing needs ${earlier} any more.`, `npm run rotate --${flags} --finish`)
}
