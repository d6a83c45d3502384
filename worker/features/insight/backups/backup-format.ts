// The format of a scheduled backup (docs/decisions: encrypted chunks). Pure: the Worker writes it, scripts/fetch-backup.mjs reads it.

/** Column of a table that points to the `id` of another one. `isCleared`: the row stays without it when that one is deleted. */
export type Reference = { column: string; parent: string; isCleared: boolean }

/** A table as a backup holds it. */
export type BackedUpTable = { name: string; columns: string[]; key: string[]; references: Reference[]; rows: number }

/** Content of a backup. The manifest is written last, so that a backup that has one is whole. */
export type BackupManifest = {
  format: 1
  id: string
  beganAt: string
  endedAt: string
  migrations: string[]
  /** In the order in which they were read: those that others point to come last. */
  tables: BackedUpTable[]
  /** Lists of `RowChunk`, in the order of `tables`. */
  rowLists: string[]
  /** Lists of `StoredFile`. */
  fileLists: string[]
  files: number
  /** Rows before packing and encryption, and files. */
  bytes: number
}

/** Rows of one table. `bytes` before packing. */
export type RowChunk = { table: string; name: string; rows: number; bytes: number }
/** A file of the installation. `bytes` before encryption. */
export type StoredFile = { key: string; name: string; bytes: number; contentType: string | null }

export type BackupKeys = {
  /** Folder of the bucket. Another key has another folder, so that two installations never sweep each other's chunks. */
  folder: string
  cipher: CryptoKey
  names: CryptoKey
}

/** An object that isn't what was put there: cut off, changed, or written under another key. */
export class DamagedObject extends Error {
  override name = 'DamagedObject'
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const mark = utf8('PLB1')
const nonceBytes = 12
const tagBytes = 16
/** Bytes that encryption adds to an object. */
export const sealBytes = mark.length + nonceBytes + tagBytes

/**
 * Derives the keys of a backup. They come from BACKUP_KEY alone: a new SECRET_KEY changes nothing about backups.
 *
 * @param secret BACKUP_KEY.
 */
export async function backupKeys(secret: string): Promise<BackupKeys> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey', 'deriveBits'])
  const by = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: utf8('placet backup 1'), info: utf8(info) })
  const [cipher, names, folder] = await Promise.all([
    crypto.subtle.deriveKey(by('encryption'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(by('names'), material, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
    crypto.subtle.deriveBits(by('folder'), material, 64),
  ])
  return { cipher, names, folder: `placet-${hexOf(folder)}` }
}

/** Name of content: the same content has the same name, and nobody without the key can check a guess of it. */
export async function nameOf({ names }: BackupKeys, content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? utf8(content) : content
  return hexOf(await crypto.subtle.sign('HMAC', names, bytes)).slice(0, 40)
}

/** Encrypts an object for its place: moved to another place it can't be opened. */
export async function seal(
  { cipher }: BackupKeys,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8(path) }, cipher, bytes)
  const sealed = new Uint8Array(mark.length + iv.length + secret.byteLength)
  sealed.set(mark)
  sealed.set(iv, mark.length)
  sealed.set(new Uint8Array(secret), mark.length + iv.length)
  return sealed
}

/** @throws DamagedObject */
export async function unseal(
  { cipher }: BackupKeys,
  path: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.subarray(mark.length, mark.length + nonceBytes)
  if (sealed.length < sealBytes || mark.some((byte, at) => sealed[at] !== byte)) throw damaged(path)
  try {
    const rest = sealed.subarray(mark.length + nonceBytes)
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: utf8(path) }, cipher, rest),
    )
  } catch {
    throw damaged(path)
  }
}

const damaged = (path: string) => new DamagedObject(`The backup is damaged: ${path} can’t be opened with this key.`)

const piped = async (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer())

/** Packs a text with gzip. */
export const pack = (text: string) => piped(utf8(text), new CompressionStream('gzip'))

/** @throws DamagedObject for bytes that aren't gzip. */
export async function unpack(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    return new TextDecoder().decode(await piped(bytes, new DecompressionStream('gzip')))
  } catch {
    throw damaged(path)
  }
}

/** The lines of a text that ends each with a line feed. */
export const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)
