// @ts-check
// What wrangler.toml says of an installation: production at the top level, others under [env.<name>].
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { Complaint, root } from './process.mjs'

/** Where the configuration of every installation is written down. */
export const configFile = join(root, 'wrangler.toml')

/** Ids that only a local run knows. */
export const isPlaceholder = (/** @type {string | undefined} */ id) => id === undefined || /^[0-]+\d?$/.test(id)

/**
 * @typedef {object} Installation
 * @property {string} worker its name on Cloudflare
 * @property {{ name: string, id: string | undefined }} database
 * @property {string} bucket
 * @property {string | undefined} sessions id of the KV namespace
 * @property {string[]} queues those it sends to and their dead-letter queues
 * @property {string | undefined} siteUrl
 * @property {string[]} routes patterns of its routes and custom domains
 * @property {string[]} flags for every wrangler command
 */

/**
 * @param {string | undefined} env
 * @param {string} [file]
 * @returns {Installation}
 * @throws {Complaint} when the environment is not in wrangler.toml
 */
export function readInstallation(env, file = configFile) {
  if (env && !new RegExp(`^\\[env\\.${env}\\]`, 'm').test(readFileSync(file, 'utf8'))) {
    throw new Complaint(`wrangler.toml has no [env.${env}]. \`npm run provision -- --env ${env}\` writes it.`)
  }
  const config = readConfig({ config: file, ...(env ? { env } : {}) }, { hideWarnings: true })
  const [d1] = config.d1_databases
  const [r2] = config.r2_buckets
  const [kv] = config.kv_namespaces
  if (!d1?.database_name || !r2?.bucket_name || !config.name) {
    throw new Complaint('wrangler.toml must name the Worker, its D1 database and its R2 bucket.')
  }
  const siteUrl = config.vars['SITE_URL']
  return {
    worker: config.name,
    database: { name: d1.database_name, id: d1.database_id },
    bucket: r2.bucket_name,
    sessions: kv?.id,
    queues: queuesOf(config),
    siteUrl: typeof siteUrl === 'string' && siteUrl !== '' ? siteUrl : undefined,
    routes: routesOf(config),
    flags: env ? ['--env', env] : [],
  }
}

/**
 * Facts of wrangler.toml that a deployed version must agree with.
 * @param {string | undefined} env
 * @param {string} [file]
 */
export function readConfigOf(env, file = configFile) {
  const config = readConfig({ config: file, ...(env ? { env } : {}) }, { hideWarnings: true })
  const { d1_databases: d1, r2_buckets: r2, kv_namespaces: kv, queues, send_email: mail } = config
  const all = [...d1, ...r2, ...kv, ...(queues.producers ?? [])].map(({ binding }) => binding)
  const others = [config.browser?.binding, config.assets?.binding, config.version_metadata?.binding]
  return {
    bindings: [...all, ...others, ...(mail ?? []).map((/** @type {{ name: string }} */ { name }) => name)].filter(
      (name) => name !== undefined,
    ),
    crons: config.triggers.crons ?? [],
    cpuMs: config.limits?.cpu_ms,
    compatibilityDate: config.compatibility_date,
    vars: config.vars,
  }
}

/** @typedef {ReturnType<typeof readConfig>} Config */

/** Names of the queues, dead letters included. @param {Config} config */
function queuesOf(config) {
  /** @type {{ queue: string, dead_letter_queue?: string }[]} */
  const ends = [...(config.queues.producers ?? []), ...(config.queues.consumers ?? [])]
  return [...new Set(ends.flatMap(({ queue, dead_letter_queue: dead }) => (dead ? [queue, dead] : [queue])))]
}

/** @param {Config} config */
function routesOf(config) {
  const routes = [...(config.routes ?? []), ...(config.route ? [config.route] : [])]
  return routes.map((route) => (typeof route === 'string' ? route : route.pattern))
}

/**
 * Resources that an installation shares with another one of the same file: each would overwrite the other's.
 * @param {string | undefined} env
 * @param {string} [file]
 * @returns {string[]} a sentence each
 */
export function sharedWithOthers(env, file = configFile) {
  const own = readInstallation(env, file)
  const names = [...readFileSync(file, 'utf8').matchAll(/^\[env\.([\w-]+)\]/gm)].flatMap(([, name]) => name ?? [])
  return [undefined, ...names]
    .filter((other) => other !== env)
    .flatMap((other) => {
      const { worker, database, bucket, sessions, queues, routes } = readInstallation(other, file)
      const name = other ? `[env.${other}]` : 'production'
      const shares = (
        /** @type {string} */ what,
        /** @type {(string | undefined)[]} */ mine,
        /** @type {(string | undefined)[]} */ theirs,
      ) =>
        mine
          .filter((one) => !isPlaceholder(one) && theirs.includes(one))
          .map((one) => `${what} ${one} also belongs to ${name}.`)
      return [
        ...shares('The Worker', [own.worker], [worker]),
        ...shares('The route', own.routes, routes),
        ...shares('The database', [own.database.name, own.database.id], [database.name, database.id]),
        ...shares('The bucket', [own.bucket], [bucket]),
        ...shares('The KV namespace', [own.sessions], [sessions]),
        ...shares('The queue', own.queues, queues),
      ]
    })
}

/**
 * The deployed installation, for backup and restore.
 * @param {string | undefined} env
 * @returns {import('./backup-stores.mjs').Remote}
 */
export function remoteOf(env) {
  const { bucket, flags, database } = readInstallation(env)
  if (isPlaceholder(database.id))
    throw new Complaint('There is no deployed installation yet: `npm run provision` first.')
  return { bucket, flags }
}
