import { allKeys, keyIdOf, type SecretKeys } from './secret-keys.ts'

const encoder = new TextEncoder()
const alphabet = { alphabet: 'base64url', omitPadding: true } as const
const ivBytes = 12

/** A key of its own for each purpose, from the installation's secret (HKDF-SHA-256, RFC 5869), for AES-256-GCM. */
async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: encoder.encode(`placet:${purpose}`) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Use of a sealed text: `purpose` picks the key, `context` binds it to its row, so that it opens nowhere else. */
export type SealFor = { keys: SecretKeys; purpose: string; context: string }

/** First `sealPrefixLength` characters of everything that a secret has sealed. */
export const sealPrefix = async (secret: string): Promise<string> => `v2.${await keyIdOf(secret)}.`
export const sealPrefixLength = 12

/**
 * Encrypts bytes for storing with the newest secret: `v2.<key id>.<iv>.<ciphertext and tag>`, base64url. Twice the same
 * bytes give two texts.
 */
export async function seal(bytes: Uint8Array<ArrayBuffer>, { keys, purpose, context }: SealFor): Promise<string> {
  const secret = keys.SECRET_KEY
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(context) },
    await keyFor(secret, purpose),
    bytes,
  )
  return `${await sealPrefix(secret)}${iv.toBase64(alphabet)}.${new Uint8Array(sealed).toBase64(alphabet)}`
}

/**
 * Opens what `seal` made, with the newest secret or an earlier one.
 *
 * @returns Undefined when it was made with a secret that is gone, for another row, or was changed since.
 */
export async function unseal(
  text: string,
  { keys, purpose, context }: SealFor,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Version 1 named no key.
  const [, keyId, iv, sealed] = /^(?:v1|v2\.([\w-]{8}))\.([\w-]+)\.([\w-]+)$/.exec(text) ?? []
  if (iv === undefined || sealed === undefined) return undefined
  for (const secret of allKeys(keys)) {
    if (keyId !== undefined && keyId !== (await keyIdOf(secret))) continue
    try {
      const opened = await crypto.subtle.decrypt(
        {
          name: 'AES-GCM',
          iv: Uint8Array.fromBase64(iv, { alphabet: 'base64url' }),
          additionalData: encoder.encode(context),
        },
        await keyFor(secret, purpose),
        Uint8Array.fromBase64(sealed, { alphabet: 'base64url' }),
      )
      return new Uint8Array(opened)
    } catch {
      // Another secret may open it.
    }
  }
  return undefined
}
