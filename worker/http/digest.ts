import { base64url, encodeHex } from 'oslo/encoding'

const encoder = new TextEncoder()

/** SHA-256 as lower-case hex, of a text or of bytes. */
export async function sha256Hex(data: string | Uint8Array): Promise<string> {
  return encodeHex(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? encoder.encode(data) : data))
}

/** HMAC-SHA-256 as base64url without padding. */
export async function hmac(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return base64url.encode(signature, { includePadding: false })
}

/** Compares two texts in time that does not depend on where they differ. */
export function equalText(a: string, b: string): boolean {
  const [left, right] = [encoder.encode(a), encoder.encode(b)]
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right)
}
