import { z } from 'zod'
import type { User, UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { hmac, sha256Hex } from '#worker/http/digest.ts'
import { hasSiteOrigin, writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import { AppError, conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { newToken } from '#worker/http/session.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import { deviceProofOf, refuseCommon } from './auth.service.ts'
import { hashPassword } from './password.service.ts'
import type { PasswordResetsRepo } from './password-resets.repo.ts'

type PasswordResetDeps = { passwordResets: PasswordResetsRepo; limiter: RateLimiter; now: () => Date }

/** Long enough to reach somebody in another time zone. Hours. */
const linkHours = 24

/** Tokens can't be guessed; this keeps a script from making us look and hash. */
const perAddress: RateLimit = { name: 'reset.address', max: 40, windowSeconds: 600 }

const linkOver = () =>
  new AppError(
    404,
    'reset_link_over',
    'This link is no longer valid. It was used, replaced by a newer one, or is more than a day old. Ask your administrator for a new one.',
  )

/**
 * Makes the link with which a user chooses a new password, so that no admin ever knows it. It replaces an earlier one and
 * is shown this once and sent to the user; only its hash is kept.
 *
 * @returns The token of the link and when it ends.
 * @throws AppError 404 user_not_found; 409 account_disabled.
 */
export async function makeResetLink(
  deps: PasswordResetDeps & WriteMailsDeps & { users: UsersRepo },
  actor: { id: number },
  userId: number,
): Promise<{ token: string; expiresAt: Date }> {
  const user: User | undefined = await deps.users.byId(userId)
  if (!user) throw notFound('user_not_found', 'That user doesn’t exist.')
  if (user.status === 'disabled') {
    throw conflict('account_disabled', 'This account is disabled. Enable it first.')
  }
  return putLink(deps, user, { token: newToken(), createdBy: actor.id })
}

async function putLink(
  deps: PasswordResetDeps & WriteMailsDeps,
  { id: userId, name, email }: User,
  { token, createdBy, onceKey }: { token: string; createdBy: number | null; onceKey?: string },
): Promise<{ token: string; expiresAt: Date }> {
  const createdAt = deps.now()
  const expiresAt = new Date(createdAt.getTime() + linkHours * 3600_000)
  const tokenHash = await sha256Hex(token)
  const mails = await writeMails(deps, [
    {
      kind: 'password_reset',
      to: email,
      userId,
      values: { name, hours: String(linkHours) },
      link: { path: `/reset/${token}`, isPrivate: true },
      ...(onceKey ? { onceKey } : {}),
    },
  ])
  await deps.passwordResets.put({ userId, tokenHash, expiresAt, createdBy, createdAt }, onceKey, (tx) => [
    tx.mail(mails),
  ])
  return { token, expiresAt }
}

/** Somebody may ask for an account of theirs a few times; a script can't fill a mailbox. */
const perForgottenAddress: RateLimit = { name: 'forgot.address', max: 20, windowSeconds: 3600 }
const perForgottenAccount: RateLimit = { name: 'forgot.account', max: 3, windowSeconds: 3600 }

/** Sends a forgotten password's link; auth.tasks.ts runs it. */
export const forgottenPasswordTask = taskDefinition(
  'auth.forgotten_password',
  z.object({ userId: z.number().nullable(), key: z.string() }),
)

/**
 * Sends the link to choose a new password to the account under the email, if there is one. The caller can't tell whether
 * there is: for every address the same statements run before the answer, and the link is made by a task.
 *
 * @throws AppError 409 no_mail, no_site_address where no mail can be sent; 429.
 */
export async function forgotPassword(
  deps: PasswordResetDeps & WriteMailsDeps & { users: UsersRepo; mailer: object | null },
  { email, address }: { email: string; address: string },
): Promise<void> {
  if (!deps.mailer)
    throw conflict('no_mail', 'We can’t send email from here. Please ask your administrator for a link.')
  if (!(await hasSiteOrigin(deps))) {
    throw conflict(
      'no_site_address',
      'We can’t send email until this site’s address is set. Please ask your administrator for a link.',
    )
  }
  await deps.limiter.hit(perForgottenAddress, address)
  await deps.limiter.hit(perForgottenAccount, email)
  const user = await deps.users.byEmail(email)
  const key = deps.ids.secretId()
  await deps.passwordResets.ask((tx) => [tx.enqueue(forgottenPasswordTask, { userId: user?.id ?? null, key })])
}

/**
 * Makes and sends the link that somebody asked for; nothing where there is no such account. The link follows from the key
 * and our secret, so a task delivered twice sends one mail with one link, and a used link isn't made again.
 */
export async function sendForgottenLink(
  deps: PasswordResetDeps & WriteMailsDeps & { users: UsersRepo },
  { userId, key }: { userId: number | null; key: string },
): Promise<void> {
  const user = userId === null ? undefined : await deps.users.byId(userId)
  if (!user || user.status === 'disabled') return
  const token = await hmac(deps.config.SECRET_KEY, `password-reset:${key}`)
  await putLink(deps, user, { token, createdBy: null, onceKey: `password_reset:${key}` })
}

/** Whose password a link changes. @throws AppError 404 reset_link_over; 429. */
export async function readReset(deps: PasswordResetDeps, input: { token: string; address: string }) {
  await deps.limiter.hit(perAddress, input.address)
  const user = await deps.passwordResets.userOf(await sha256Hex(input.token), deps.now())
  if (!user) throw linkOver()
  return user
}

/**
 * Chooses a new password by a link, once; every session of the account ends. Two-factor sign-in stays as it is.
 *
 * @returns Proof that makes the device a known one, so that a person locked out by the guesses of others can sign in.
 * @throws AppError 404 reset_link_over; 400 password_too_common; 429.
 */
export async function useReset(
  deps: PasswordResetDeps & { config: { SECRET_KEY: string } },
  input: { token: string; password: string; address: string },
): Promise<{ deviceProof: string }> {
  const { email } = await readReset(deps, input)
  refuseCommon(input.password)
  const password = await hashPassword(input.password)
  if (!(await deps.passwordResets.use(await sha256Hex(input.token), password, deps.now()))) throw linkOver()
  return { deviceProof: await deviceProofOf(deps, email.toLowerCase()) }
}
