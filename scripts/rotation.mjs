// @ts-check
// State of a rotation of SECRET_KEY: which secrets are set, and what still needs an earlier one.

import { rmSync } from 'node:fs'
import { Complaint } from './process.mjs'
import { storeSecret, keptSecrets, secretFile } from './settings.mjs'

/** @typedef {{ code: number, output: string }} Output */
/** @typedef {(args: string[], input?: string) => Promise<Output>} Wrangler */

/**
 * @typedef {object} SecretPlace where the secrets of an installation are
 * @property {() => Promise<string[]>} names of all secrets that are set
 * @property {(name: string, value: string) => Promise<void>} set
 * @property {(name: string) => Promise<void>} remove
 * @property {(sql: string) => Promise<string>} read one row of the database, in JSON
 * @property {string} afterSetting what makes the server use a new secret, as a sentence
 */

/** Time for which links in emails sent before are accepted: the law asks 30 days of a link that stops emails. */
export const graceDays = 30

/**
 * Names of the secrets that seal and sign, oldest first: SECRET_KEY, SECRET_KEY_2 and so on.
 * @param {string[]} names of all secrets
 */
export function keyNames(names) {
  const numberOf = (/** @type {string} */ name) => Number(/_(\d+)$/.exec(name)?.[1] ?? 1)
  return names.filter((name) => /^SECRET_KEY(_\d+)?$/.test(name)).toSorted((a, b) => numberOf(a) - numberOf(b))
}

/** Every sealed text begins with twelve characters that name its secret (worker/platform/sealed-text.ts). */
const stateSql = `with newest(prefix) as (select substr(sealed, 1, 12) from sealed_keys where name = 'hashes')
select (select sealed_with from sealed_keys where name = 'hashes') as sealedWith,
(select sealed_at from sealed_keys where name = 'hashes') as sealedAt,
(select count(*) from two_factor_secrets, newest where substr(secret, 1, 12) <> prefix)
+ (select count(*) from mails, newest where substr(private_link, 1, 12) <> prefix) as sealedBefore,
(select count(*) from recovery_codes where used_at is null and code_hash not like 'k.%')
+ (select count(*) from erasures where person_hash not like 'k.%') as hashedBefore`.replaceAll('\n', ' ')

/**
 * @typedef {object} Rotation
 * @property {string} newest name of the secret in use
 * @property {string[]} earlier names of the secrets before it
 * @property {Date | undefined} since when the newest is in use; undefined until the hourly job has run
 * @property {number} sealedBefore stored values that an earlier secret sealed
 * @property {number} hashedBefore recovery codes and erasure records that only an earlier secret finds
 */

/**
 * @param {Pick<SecretPlace, 'read'>} place
 * @param {string[]} names of all secrets
 * @returns {Promise<Rotation>}
 * @throws {Error} when there is no secret, or the database can't be read
 */
export async function readRotation(place, names) {
  const keys = keyNames(names)
  const newest = keys.at(-1)
  if (!newest) throw new Error('SECRET_KEY is missing')
  const row = await place.read(stateSql)
  const valueOf = (/** @type {string} */ name) => new RegExp(`"${name}":\\s*"?([\\w]+)"?`).exec(row)?.[1]
  const isInUse = valueOf('sealedWith') === newest
  return {
    newest,
    earlier: keys.slice(0, -1),
    since: isInUse ? new Date(Number(valueOf('sealedAt'))) : undefined,
    sealedBefore: Number(valueOf('sealedBefore') ?? 0),
    hashedBefore: Number(valueOf('hashedBefore') ?? 0),
  }
}

/**
 * The secrets of a deployed installation, through wrangler.
 * @param {{ wrangler: Wrangler, flags: string[] }} given flags name the installation
 * @returns {SecretPlace}
 */
export function deployedSecrets({ wrangler, flags }) {
  const must = async (/** @type {string} */ what, /** @type {string[]} */ args, input = '') => {
    const { code, output } = await wrangler([...args, ...flags], input)
    if (code !== 0) throw new Complaint(`${what} failed; wrangler says:\n${output.trim()}`)
    return output
  }
  return {
    async names() {
      const listed = await must('Listing the secrets', ['secret', 'list', '--format', 'json'])
      return [...listed.matchAll(/"name":\s*"([^"]+)"/g)].map(([, name = '']) => name)
    },
    set: async (name, value) => void (await must(`Setting ${name}`, ['secret', 'put', name], `${value}\n`)),
    remove: async (name) => void (await must(`Deleting ${name}`, ['secret', 'delete', name])),
    read: (sql) =>
      must('Reading the database', ['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', sql]),
    afterSetting: '',
  }
}

/**
 * The secrets that a local installation keeps in its state folder.
 * @param {string} stateDir
 * @param {Record<string, string>} settings those given for the Worker
 * @returns {SecretPlace}
 * @throws {Complaint} when the secret is a setting, which only its owner can change
 */
export function localSecretPlace(stateDir, settings) {
  const given = keyNames(Object.keys(settings)).at(-1)
  if (given)
    throw new Complaint(
      `${given} is set in the environment or .dev.vars. Set another secret as SECRET_KEY_${nextNumber(given)} beside it, restart, and see docs/operations.md.`,
    )
  return {
    names: async () => Object.keys(keptSecrets(stateDir)),
    set: async (name, value) => storeSecret(stateDir, name, value),
    remove: async (name) => rmSync(secretFile(stateDir, name)),
    async read(sql) {
      const { openDatabaseFile } = await import('./local-state.mjs')
      const db = openDatabaseFile(stateDir, { readOnly: true })
      try {
        return JSON.stringify(db.prepare(sql).get() ?? {})
      } finally {
        db.close()
      }
    },
    afterSetting: ' Restart the server to use it.',
  }
}

/** Number of the secret that follows one. @param {string} name */
export const nextNumber = (name) => Number(/_(\d+)$/.exec(name)?.[1] ?? 1) + 1

/**
 * Why an earlier secret is still needed, as a sentence; undefined when it may be deleted.
 * @param {Rotation} rotation
 * @param {Date} now
 * @param {{ isHurried?: boolean }} [options] `isHurried`: gives up links sent before, for a secret that others know
 * @returns {string | undefined}
 */
export function reasonToWait({ newest, since, sealedBefore, hashedBefore }, now, { isHurried = false } = {}) {
  if (!since) return `The hourly job has not used ${newest} yet.`
  if (sealedBefore > 0) return `${sealedBefore} stored values wait for the hourly job to seal them with ${newest}.`
  if (isHurried) return undefined
  if (hashedBefore > 0)
    return `${hashedBefore} recovery codes and records of erasures are only found with an earlier secret.`
  const until = new Date(since.getTime() + graceDays * 86_400_000)
  return now < until ? `Links sent before are accepted until ${until.toISOString().slice(0, 10)}.` : undefined
}
