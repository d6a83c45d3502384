// @ts-check
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { Complaint, root } from './process.mjs'

/** The settings of the Worker that a local server passes on from the environment or `.dev.vars`, and what each is. */
export const workerSettings = /** @type {const} */ ({
  SITE_URL:
    'public address of the site, for links in emails and feeds; empty: emails with links are sent from this machine only',
  SECRET_KEY: 'secret behind signed addresses; made once and kept in STATE_DIR/secret when not given',
  RATE_LIMIT_FACTOR: 'factor on every rate limit; 1 in production',
  ALLOWED_PRIVATE_ORIGINS:
    'exact origins, separated by commas, that may be read although they are private; empty: none',
  OPENAI_API_KEY: 'key of a language model; empty: the built-in rules read, match and write everything',
  OPENAI_BASE_URL: 'address of an OpenAI-compatible endpoint; empty: https://api.openai.com/v1',
  OPENAI_MODEL: 'name of the model; gpt-5-mini when not given',
  READ_SOURCES: 'on: job sources are read on schedule; off: only when a person asks',
  MAIL_FROM: "address that emails come from; empty: the agency's own",
  RESEND_API_KEY: 'key of Resend, which sends the emails; empty: they stay in the outbox',
  RESEND_BASE_URL: 'address of the Resend interface; empty: https://api.resend.com',
  RESEND_WEBHOOK_SECRET: "signing secret of Resend's webhook, which reports emails that bounced",
  USAJOBS_KEY: 'key of the USAJOBS search interface; empty: that source is not read',
  USAJOBS_EMAIL: 'email address that the USAJOBS key was given to',
  ADZUNA_APP_ID: 'application id of the Adzuna search interface; empty: that source is not read',
  ADZUNA_APP_KEY: 'key of the Adzuna search interface',
  BRAVE_API_KEY: 'key of the Brave web search interface; empty: people are found in the firms’ own directories alone',
  BACKUP_URL: 'address of an S3 service for scheduled backups, without the bucket; empty: none are made',
  BACKUP_BUCKET: 'name of the bucket for backups',
  BACKUP_REGION: 'region of that bucket; auto when not given, as R2 wants it',
  BACKUP_ACCESS_ID: 'id of the access key to that bucket',
  BACKUP_ACCESS_SECRET: 'secret of the access key to that bucket',
  BACKUP_KEY: 'secret that backups are encrypted with, at least 32 characters; without it no backup can be read',
  BRAVE_BASE_URL: 'address of an interface that speaks as Brave does; empty: https://api.search.brave.com',
})

/** Those that are secrets in production, but for SECRET_KEY, which `npm run provision` makes itself. */
export const secretSettings = Object.keys(workerSettings).filter(
  (name) => /_(KEY|SECRET)$/.test(name) && name !== 'SECRET_KEY',
)

/**
 * The settings given for the Worker: the environment goes before `.dev.vars`; an empty value counts as given.
 * @param {Record<string, string | undefined>} environment
 * @param {string} [devVars] the text of `.dev.vars`
 * @returns {Record<string, string>}
 */
export function givenSettings(environment, devVars = '') {
  const fromFile = parseEnv(devVars)
  /** @type {Record<string, string>} */
  const given = {}
  // Those of a rotation besides the first.
  const rotated = Object.keys({ ...fromFile, ...environment }).filter((name) => /^SECRET_KEY_\d+$/.test(name))
  for (const name of [...Object.keys(workerSettings), ...rotated]) {
    const value = environment[name] ?? fromFile[name]
    if (value !== undefined) given[name] = value
  }
  return given
}

/** The settings from this process's environment and the checkout's `.dev.vars`. */
export function readWorkerSettings() {
  const file = join(root, '.dev.vars')
  return givenSettings(process.env, existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/**
 * Reads the settings of the scripts themselves: PORT, STATE_DIR, SEED and CRON.
 * @param {Record<string, string | undefined>} environment
 * @returns {{ port: number, stateDir: string, seed: 'demo' | 'none', runsCrons: boolean }} the state folder as an absolute path
 * @throws {Complaint} when one of them can't be
 */
export function serverSettings(environment) {
  const { PORT, STATE_DIR, SEED, CRON } = environment
  const port = PORT ? Number(PORT) : 8787
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Complaint(`PORT must be a number from 0 to 65535, not "${PORT}".`)
  }
  const seed = SEED || 'demo'
  if (seed !== 'demo' && seed !== 'none') throw new Complaint(`SEED must be "demo" or "none", not "${SEED}".`)
  const cron = CRON || 'on'
  if (cron !== 'on' && cron !== 'off') throw new Complaint(`CRON must be "on" or "off", not "${CRON}".`)
  return { port, seed, runsCrons: cron === 'on', stateDir: resolve(root, STATE_DIR || '.state') }
}

/**
 * The secrets for a local server: those given as settings, or else the ones kept in the state folder. The first is made
 * once, so that signed links and sessions survive a restart.
 * @param {string} stateDir
 * @param {Record<string, string>} settings those given for the Worker
 * @returns {Record<string, string>} each 32 random bytes in base64url; empty when settings have them
 */
export function localSecrets(stateDir, settings) {
  if (settings['SECRET_KEY']) return {}
  const kept = keptSecrets(stateDir)
  if (Object.keys(kept).length > 0) return kept
  storeSecret(stateDir, 'SECRET_KEY', randomBytes(32).toString('base64url'))
  return keptSecrets(stateDir)
}

/**
 * The file of one of the secrets that the state folder keeps: "secret", then "secret-2".
 * @param {string} stateDir
 * @param {string} name SECRET_KEY, SECRET_KEY_2 and so on
 */
export const secretFile = (stateDir, name) => join(stateDir, name.replace('SECRET_KEY', 'secret').replace('_', '-'))

/**
 * Secrets by name, as the state folder keeps them.
 * @param {string} stateDir
 * @returns {Record<string, string>}
 */
export function keptSecrets(stateDir) {
  const files = existsSync(stateDir) ? readdirSync(stateDir) : []
  const pairs = files
    .filter((file) => /^secret(-\d+)?$/.test(file))
    .map((file) => [
      file.replace('secret', 'SECRET_KEY').replace('-', '_'),
      readFileSync(join(stateDir, file), 'utf8').trim(),
    ])
  return Object.fromEntries(pairs.filter(([, value = '']) => value.length >= 32))
}

/** @param {string} stateDir @param {string} name @param {string} value */
export function storeSecret(stateDir, name, value) {
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(secretFile(stateDir, name), `${value}\n`, { mode: 0o600 })
}
