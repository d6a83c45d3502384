import { hmac } from '#worker/http/digest.ts'
import { allKeys, type SecretKeys } from '#worker/platform/secret-keys.ts'
import { seal, unseal } from '#worker/platform/sealed-text.ts'
import type { SealedKey, SealedKeysRepo } from './sealed-keys.repo.ts'

export type KeyedHashDeps = {
  sealedKeys: SealedKeysRepo
  config: SecretKeys & { SECRET_KEY_NAME: string }
  now: () => Date
}

/** Name of the key behind stored hashes. */
export const hashKeyName = 'hashes'

const sealFor = (config: SecretKeys) => ({ keys: config, purpose: 'sealed-key', context: hashKeyName })

/** Seals the key behind stored hashes with the newest secret. */
export const sealHashKey = async (
  { config, now }: Omit<KeyedHashDeps, 'sealedKeys'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SealedKey> => ({
  name: hashKeyName,
  sealed: await seal(bytes, sealFor(config)),
  sealedWith: config.SECRET_KEY_NAME,
  sealedAt: now(),
})

/** Opens it; undefined when the secret that sealed it is gone. */
export const openHashKey = ({ config }: Pick<KeyedHashDeps, 'config'>, { sealed }: SealedKey) =>
  unseal(sealed, sealFor(config))

/**
 * Makes hashes for storing, of texts that are stored nowhere: recovery codes, the email of somebody who was erased. The key
 * is random and stored sealed, so that such hashes outlive a rotation of SECRET_KEY.
 *
 * @returns A function that gives the hash to store, first; then every other under which the same text may be stored:
 *   hashes made with SECRET_KEY itself, as before there was such a key, or while it can't be opened (a database restored
 *   without its secret).
 */
export async function keyedHasher(deps: KeyedHashDeps): Promise<(text: string) => Promise<[string, ...string[]]>> {
  const key =
    (await deps.sealedKeys.byName(hashKeyName)) ??
    (await deps.sealedKeys.add(await sealHashKey(deps, crypto.getRandomValues(new Uint8Array(32)))))
  const opened = await openHashKey(deps, key)
  return async (text) => {
    const [newest = '', ...previous] = await Promise.all(allKeys(deps.config).map((secret) => hmac(secret, text)))
    return opened ? [`k.${await hmac(opened.toBase64(), text)}`, newest, ...previous] : [newest, ...previous]
  }
}
