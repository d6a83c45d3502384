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
export type SealFor = { secret: string; purpose: string; context: string }

/** Encrypts bytes for storing: `v1.<iv>.<ciphertext and tag>`, base64url. Twice the same bytes give two texts. */
export async function seal(bytes: Uint8Array<ArrayBuffer>, { secret, purpose, context }: SealFor): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(context) },
    await keyFor(secret, purpose),
    bytes,
  )
  return ['v1', iv.toBase64(alphabet), new Uint8Array(sealed).toBase64(alphabet)].join('.')
}

/** Opens what `seal` made; undefined when it was made with another secret, for another row, or was changed since. */
export async function unseal(
  text: string,
  { secret, purpose, context }: SealFor,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const match = /^v1\.([\w-]+)\.([\w-]+)$/.exec(text)
  if (!match) return undefined
  try {
    const opened = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: Uint8Array.fromBase64(match[1] ?? '', { alphabet: 'base64url' }),
        additionalData: encoder.encode(context),
      },
      await keyFor(secret, purpose),
      Uint8Array.fromBase64(match[2] ?? '', { alphabet: 'base64url' }),
    )
    return new Uint8Array(opened)
  } catch {
    return undefined
  }
}
