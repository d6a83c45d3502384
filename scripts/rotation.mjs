// @ts-check
// State of a rotation of SECRET_KEY: which secrets are set, and what still needs an earlier one.

/** @typedef {{ code: number, output: string }} Output */
/** @typedef {(args: string[], input?: string) => Promise<Output>} Wrangler */

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
 * @param {object} given
 * @param {Wrangler} given.wrangler
 * @param {string[]} given.flags naming the installation
 * @param {string[]} given.names of all secrets
 * @returns {Promise<Rotation>}
 * @throws {Error} when there is no secret, or the database can't be read
 */
export async function readRotation({ wrangler, flags, names }) {
  const keys = keyNames(names)
  const newest = keys.at(-1)
  if (!newest) throw new Error('SECRET_KEY is missing')
  const args = ['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', stateSql]
  const { code, output } = await wrangler([...args, ...flags])
  if (code !== 0) throw new Error(`the database could not be read:\n${output.trim()}`)
  const valueOf = (/** @type {string} */ name) => new RegExp(`"${name}":\\s*"?([\\w]+)"?`).exec(output)?.[1]
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
