// @ts-check
// `npm run doctor -- [--remote] [--env NAME]`: examines an installation and names the command that mends each finding.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { reachCloudflare } from './cloudflare-api.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, run } from './process.mjs'
import { serverSettings } from './settings.mjs'
import { smokeTest } from './smoke-test.mjs'

/** @typedef {import('./doctor-checks.mjs').Finding} Finding */

/**
 * @param {object} given
 * @param {string | undefined} given.env an installation beside production
 * @param {import('./doctor-checks.mjs').Wrangler} given.wrangler
 * @param {string} [given.file] wrangler.toml
 * @param {Record<string, string | undefined>} [given.environment]
 * @param {(address: string) => Promise<string[]>} [given.look]
 * @returns {Promise<Finding[]>}
 * @throws {Complaint} when there is nothing to examine
 */
export async function examineRemote({ env, wrangler, file, environment = process.env, look = smokeTest }) {
  const { configFile, isPlaceholder, readConfigOf, readInstallation, sharedWithOthers } =
    await import('./installation.mjs')
  const { examine } = await import('./doctor-checks.mjs')
  const path = file ?? configFile
  const installation = readInstallation(env, path)
  if (isPlaceholder(installation.database.id))
    throw new Complaint(`wrangler.toml has no ids yet: npm run provision${env ? ` -- --env ${env}` : ''}`)
  const { ask, account } = await reachCloudflare({ wrangler, environment })
  return examine({
    wrangler,
    ask: (path) => ask(`/accounts/${account}${path}`),
    askAnywhere: ask,
    installation,
    env,
    config: readConfigOf(env, path),
    shared: sharedWithOthers(env, path),
    smokeTest: look,
  })
}

/** @param {string} stateDir @returns {Promise<Finding[]>} */
export async function examineLocal(stateDir) {
  const { backupSettings, howToBackUp } = await import('./doctor-checks.mjs')
  const { localFiles, openDatabaseFile, ownMigrations, pendingMigrations } = await import('./local-state.mjs')
  const { findChromium } = await import('./chromium.mjs')
  const { readWorkerSettings } = await import('./settings.mjs')
  const settings = readWorkerSettings()
  const isThere = existsSync(localFiles(stateDir).database)
  /** @type {Finding[]} */
  const found = [
    isThere
      ? { name: 'State', isWell: true, sentence: `${stateDir} holds an installation.` }
      : { name: 'State', isWell: false, sentence: `${stateDir} holds no installation yet.`, command: 'npm start' },
    findChromium(process.env)
      ? { name: 'Browser', isWell: true, sentence: 'A Chromium is installed for pages drawn by script.' }
      : {
          name: 'Browser',
          isWell: false,
          sentence: 'There is no Chromium for pages drawn by script.',
          command: 'npm test',
        },
    settings['RESEND_API_KEY']
      ? { name: 'Mail service', isWell: true, sentence: 'Emails go through Resend.' }
      : { name: 'Mail service', isWell: true, sentence: 'No service is set: emails wait in the outbox.' },
  ]
  const missing = backupSettings.filter((name) => !settings[name])
  const sentence = missing.length === 0 ? 'A bucket is set up for them.' : `None are made: ${howToBackUp}`
  found.push(
    missing.length === 0 || missing.length === backupSettings.length
      ? { name: 'Backups', isWell: true, sentence }
      : {
          name: 'Backups',
          isWell: false,
          sentence: `None are made: ${missing.join(' and ')} are missing.`,
          command: 'add them to .dev.vars',
        },
  )
  if (!isThere) return found
  const pending = pendingMigrations(stateDir)
  found.push(
    pending.length === 0
      ? { name: 'Migrations', isWell: true, sentence: `All ${ownMigrations().length} are applied.` }
      : { name: 'Migrations', isWell: false, sentence: `The database lacks ${pending.length}.`, command: 'npm start' },
  )
  if (pending.length === 0) found.push(...(await localSecretFindings(stateDir, settings)))
  const db = openDatabaseFile(stateDir, { readOnly: true })
  try {
    const [state] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})
    found.push(
      state === 'ok'
        ? { name: 'Database', isWell: true, sentence: 'It is not damaged.' }
        : {
            name: 'Database',
            isWell: false,
            sentence: `It is damaged: ${String(state)}.`,
            command: 'npm run restore -- BACKUP_FOLDER',
          },
    )
    const admins = Number(db.prepare("select count(*) as n from users where role = 'admin'").get()?.['n'] ?? 0)
    found.push(
      admins > 0
        ? { name: 'Admins', isWell: true, sentence: `${admins} can sign in.` }
        : {
            name: 'Admins',
            isWell: false,
            sentence: 'Nobody can sign in.',
            command: 'npm run create-admin -- --email YOU',
          },
    )
  } finally {
    db.close()
  }
  return found
}

/**
 * Nothing when the secret is a setting.
 * @param {string} stateDir
 * @param {Record<string, string>} settings those given for the Worker
 * @returns {Promise<Finding[]>}
 */
async function localSecretFindings(stateDir, settings) {
  if (settings['SECRET_KEY']) return []
  const { secretFinding } = await import('./doctor-checks.mjs')
  const { localSecretPlace } = await import('./rotation.mjs')
  const place = localSecretPlace(stateDir, settings)
  const names = await place.names()
  return names.length > 0 ? [await secretFinding(place, names, ' --local')] : []
}

/** @param {Finding} finding */
const asLine = ({ name, isWell, sentence, command }) =>
  `${isWell ? '✓' : '✗'} ${name}: ${sentence}${command ? `\n    → ${command}` : ''}`

if (process.argv[1]?.endsWith('doctor.mjs')) {
  await main(async () => {
    let values
    try {
      values = parseArgs({ options: { env: { type: 'string' }, remote: { type: 'boolean', default: false } } }).values
    } catch (error) {
      throw new Complaint(
        `${error instanceof Error ? error.message : String(error)}\nUsage: npm run doctor -- [--remote] [--env NAME]`,
      )
    }
    await install()
    await useOwnNode()
    const { env } = values
    const found =
      env || values.remote
        ? await examineRemote({ env, wrangler: (args) => run('wrangler', args, { output: 'keep' }) })
        : await examineLocal(serverSettings(process.env).stateDir)
    console.log(found.map(asLine).join('\n'))
    const bad = found.filter(({ isWell }) => !isWell).length
    console.log(bad === 0 ? `\n${found.length} checks, all well.` : `\n${found.length} checks, ${bad} to mend.`)
    return bad === 0 ? 0 : 1
  })
}
