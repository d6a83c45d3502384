import { optionalMailKinds, type OptionalMailKind } from '#contract/domain/mail-templates.ts'
import { hmac } from '#worker/http/digest.ts'
import { isSigned, type SecretKeys } from '#worker/platform/secret-keys.ts'
import type { MailsRepo } from './mails.repo.ts'

const isOptionalKind = (kind: string): kind is OptionalMailKind =>
  (optionalMailKinds as readonly string[]).includes(kind)

/** Makes the signed path at which a user stops one kind of mail with one click; undefined for mails that can't be stopped. */
export async function stopPathOf(
  deps: { config: { SECRET_KEY: string } },
  { userId, kind }: { userId?: number; kind: string },
): Promise<string | undefined> {
  if (userId === undefined || !isOptionalKind(kind)) return undefined
  const facts = `${userId}.${kind}`
  return `/mail/stop/u.${facts}.${await hmac(deps.config.SECRET_KEY, `mail-stop:${facts}`)}`
}

/** Reads the user and the kind of mail from the token of a stop path; undefined when we did not sign it. */
export async function readStopToken(
  { config }: { config: SecretKeys },
  token: string,
): Promise<{ userId: number; kind: OptionalMailKind } | undefined> {
  const [, id = '', kind = '', signature = ''] = /^u\.([1-9]\d{0,14})\.([a-z_]+)\.([\w-]{43})$/.exec(token) ?? []
  if (!isOptionalKind(kind) || !(await isSigned(config, `mail-stop:${id}.${kind}`, signature))) return undefined
  return { userId: Number(id), kind }
}

/** Stops one kind of mail for a user. */
export const stopMails = (deps: { mails: MailsRepo }, { userId, kind }: { userId: number; kind: string }) =>
  deps.mails.optOut(userId, kind)
