import { AppError } from '#worker/http/errors.ts'
import { hmac } from '#worker/http/digest.ts'
import { isSigned, type SecretKeys } from '#worker/platform/secret-keys.ts'

type LinkDeps = { config: SecretKeys; now: () => Date }
type ArchiveLink = { expires: string; sig: string }

/** Long enough for a slow connection that breaks and continues. */
const linkMs = 24 * 3600_000

const signedText = (archiveId: string, userId: number, expires: string) =>
  ['archive', archiveId, userId, expires].join('\n')

/** The query with which one account may download an archive for a day. The caller has checked the password. */
export async function signArchiveLink(
  { config, now }: LinkDeps,
  archiveId: string,
  userId: number,
): Promise<ArchiveLink> {
  const expires = String(now().getTime() + linkMs)
  return { expires, sig: await hmac(config.SECRET_KEY, signedText(archiveId, userId, expires)) }
}

/** @throws AppError 403 password_needed if the link isn't this account's, or is over. */
export async function checkArchiveLink(
  { config, now }: LinkDeps,
  { archiveId, userId, expires, sig }: ArchiveLink & { archiveId: string; userId: number },
): Promise<void> {
  const isValid = await isSigned(config, signedText(archiveId, userId, expires), sig)
  if (isValid && Number(expires) > now().getTime()) return
  throw new AppError(403, 'password_needed', 'Choose Download on the Export page, and enter your password again.')
}
