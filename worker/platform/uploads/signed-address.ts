import { hmac } from '#worker/http/digest.ts'
import { isSigned, type SecretKeys } from '#worker/platform/secret-keys.ts'
import { isFileKind, type FileKind } from './file-kinds.ts'
import { badAddress, expired } from './refusals.ts'

/** Time until an upload must start. Seconds. */
export const uploadAddressSeconds = 600

/** The query of an upload address, as text. */
export type UploadQuery = { type: string; max: string; expires: string; sig: string }

/** Upload that a valid address allows. */
export type UploadGrant = { key: string; kinds: FileKind[]; maxBytes: number; expiresAt: Date }

type SignedAddressDeps<Config = { SECRET_KEY: string }> = { config: Config; now: () => Date }

const signedText = (key: string, { type, max, expires }: Omit<UploadQuery, 'sig'>) =>
  ['upload', key, type, max, expires].join('\n')

/**
 * Signs the right to store one file once, for ten minutes, on our own Worker.
 *
 * @param upload.key Key of the file in R2; unguessable and made by us.
 * @param upload.kinds What it may be: one kind where the uploader named it, else every allowed one.
 * @param upload.maxBytes Largest accepted size.
 * @returns The query for the address of the feature's PUT endpoint.
 */
export async function signUpload(
  deps: SignedAddressDeps,
  upload: { key: string; kinds: readonly FileKind[]; maxBytes: number },
): Promise<UploadQuery> {
  const unsigned = {
    type: upload.kinds.join(','),
    max: String(upload.maxBytes),
    expires: String(deps.now().getTime() + uploadAddressSeconds * 1000),
  }
  return { ...unsigned, sig: await hmac(deps.config.SECRET_KEY, signedText(upload.key, unsigned)) }
}

/**
 * Reads an upload address.
 *
 * @throws AppError 403 upload_address when anything in it was changed; 410 upload_expired.
 */
export async function verifyUpload(
  deps: SignedAddressDeps<SecretKeys>,
  key: string,
  query: UploadQuery,
): Promise<UploadGrant> {
  if (!(await isSigned(deps.config, signedText(key, query), query.sig))) throw badAddress()
  const expiresAt = new Date(Number(query.expires))
  if (expiresAt <= deps.now()) throw expired()
  return { key, kinds: query.type.split(',').filter(isFileKind), maxBytes: Number(query.max), expiresAt }
}
