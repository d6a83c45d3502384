import { optionalMailKinds, type OptionalMailKind } from '#contract/domain/mail-templates.ts'
import { equalText, hmac } from '#worker/http/digest.ts'
import type { MailsRepo } from './mails.repo.ts'

const isOptionalKind = (kind: string): kind is OptionalMailKind =>
  (optionalMailKinds as readonly string[]).includes(kind)

type SecretDeps = { config: { SECRET_KEY: string } }

/** Makes the signed path at which a user stops one kind of mail with one click; undefined for mails that can't be stopped. */
export async function stopPathOf(
  deps: SecretDeps,
  { userId, kind }: { userId?: number; kind: string },
): Promise<string | undefined> {
  if (userId === undefined || !isOptionalKind(kind)) return undefined
  return `/mail/stop/u.${userId}.${kind}.${await signatureOf(deps, `${userId}.${kind}`)}`
}

const signatureOf = ({ config }: SecretDeps, facts: string) => hmac(config.SECRET_KEY, `mail-stop:${facts}`)

/** Reads the user and the kind of mail from the token of a stop path; undefined when we did not sign it. */
export async function readStopToken(
  deps: SecretDeps,
  token: string,
): Promise<{ userId: number; kind: OptionalMailKind } | undefined> {
  const [, id = '', kind = '', signature = ''] = /^u\.([1-9]\d{0,14})\.([a-z_]+)\.([\w-]{43})$/.exec(token) ?? []
  if (!isOptionalKind(kind) || !equalText(signature, await signatureOf(deps, `${id}.${kind}`))) return undefined
  return { userId: Number(id), kind }
}

/** Stops one kind of mail for a user. */
export const stopMails = (deps: { mails: MailsRepo }, { userId, kind }: { userId: number; kind: string }) =>
  deps.mails.optOut(userId, kind)
