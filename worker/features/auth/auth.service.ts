import { isCommonPassword } from '#contract/domain/common-passwords.ts'
import { readSettings } from '#worker/features/settings/settings.service.ts'
import type { SettingsRepo } from '#worker/features/settings/settings.repo.ts'
import type { User, UsersRepo } from '#worker/features/users/users.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { equalText, hmac, sha256Hex } from '#worker/http/digest.ts'
import { AppError } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { newToken, sessionSeconds, type SessionStore } from '#worker/http/session.ts'
import type { AuthRepo } from './auth.repo.ts'
import { hashPassword, verifyNobody, verifyPassword } from './password.service.ts'

type Needs = {
  users: UsersRepo
  auth: AuthRepo
  sessions: SessionStore
  limiter: RateLimiter
  now: () => Date
}

/** One address may fail often enough for an office behind it, and no more. Hits of sign-ins that succeed are given back. */
const perAddress: RateLimit = { name: 'sign_in.address', max: 40, windowSeconds: 600 }
/**
 * One account, from devices that have never signed in to it. Devices that have are counted by themselves, so a stranger
 * who exhausts this can't lock the account's owner out.
 */
const perAccount: RateLimit = { name: 'sign_in.account', max: 20, windowSeconds: 900 }
const perDevice: RateLimit = { name: 'sign_in.device', max: 20, windowSeconds: 900 }
const perRegistration: RateLimit = { name: 'register.address', max: 30, windowSeconds: 3600 }

const failed = () => new AppError(401, 'sign_in_failed', 'Invalid email or password')

type SignIn = {
  email: string
  password: string
  rememberMe: boolean
  /** The caller's network address. */
  address: string
  /** The value of the cookie that an earlier sign-in on this device left, if any. */
  deviceProof: string | undefined
  device: string
  place: string
}

/**
 * Signs in with e-mail and password. One sentence for every failure, the same work for an e-mail without an account, the
 * limits before the hash.
 *
 * @returns The user and a new session's token.
 * @throws AppError 401 sign_in_failed; 429 too_many_requests.
 */
export async function signIn(
  deps: Needs & { config: { SECRET_KEY: string } },
  input: SignIn,
): Promise<{ user: User; token: string; deviceProof: string }> {
  const proof = await hmac(deps.config.SECRET_KEY, `device:${input.email}`)
  const isKnownDevice = input.deviceProof !== undefined && equalText(input.deviceProof, proof)
  const [limit, caller]: [RateLimit, string] = isKnownDevice
    ? [perDevice, `${input.email} ${input.address}`]
    : [perAccount, input.email]
  await deps.limiter.hit(perAddress, input.address)
  await deps.limiter.hit(limit, caller)

  const user = await deps.users.byEmail(input.email)
  if (!user || user.status === 'disabled') {
    await verifyNobody(input.password)
    throw failed()
  }
  const { ok, isOutdated } = await verifyPassword(input.password, user.password)
  if (!ok) throw failed()

  if (isOutdated) await deps.users.rehash(user.id, await hashPassword(input.password))
  await Promise.all([deps.limiter.giveBack(perAddress, input.address), deps.limiter.giveBack(limit, caller)])
  const token = await beginSession(deps, user, input)
  return { user, token, deviceProof: proof }
}

async function beginSession(deps: Needs, user: User, input: SignIn): Promise<string> {
  const token = newToken()
  const tokenHash = await sha256Hex(token)
  const at = deps.now()
  const seconds = input.rememberMe ? sessionSeconds.remembered : sessionSeconds.browser
  const expiresAt = new Date(at.getTime() + seconds * 1000)
  await deps.sessions.put(tokenHash, { userId: user.id, epoch: user.sessionEpoch, expiresAt: expiresAt.getTime() })
  await Promise.all([
    deps.auth.began({ tokenHash, userId: user.id, device: input.device, place: input.place, at, expiresAt }),
    deps.users.signedIn(user.id, at),
  ])
  return token
}

/**
 * Who is asking: the session in KV and, in the same moment, the user in the database, whose status, epoch and revocations
 * have the last word. Null when any of them says no.
 */
export async function actorOf(
  deps: Pick<Needs, 'auth' | 'sessions' | 'now'>,
  cookie: { userId: number; tokenHash: string },
): Promise<Actor | null> {
  const [session, row] = await Promise.all([
    deps.sessions.get(cookie.userId, cookie.tokenHash),
    deps.auth.userOfSession(cookie.userId, cookie.tokenHash),
  ])
  if (!session || !row || row.revoked !== null) return null
  const { user } = row
  const isOver = session.expiresAt <= deps.now().getTime() || session.epoch !== user.sessionEpoch
  if (isOver || session.userId !== user.id || user.status === 'disabled') return null
  const { id, name, email, role, status } = user
  return { id, name, email, role, status, sessionId: cookie.tokenHash }
}

/** Ends a session at once on every edge: revoked in the database first, then removed from KV. */
export async function signOut(
  deps: Pick<Needs, 'auth' | 'sessions' | 'now'>,
  cookie: { userId: number; tokenHash: string },
): Promise<void> {
  const session = await deps.sessions.get(cookie.userId, cookie.tokenHash)
  if (!session) return
  await deps.auth.revoke({ ...cookie, expiresAt: new Date(session.expiresAt) })
  await deps.sessions.remove(cookie.userId, cookie.tokenHash)
}

/**
 * Makes an account as the setting `registration` says. The answer is the same when the e-mail has one already: a stranger
 * learns nothing, the owner's account stays as it is.
 *
 * @returns The sentence to show.
 * @throws AppError 403 registration_closed; 400 password_too_common; 429.
 */
export async function register(
  deps: Pick<Needs, 'users' | 'limiter'> & { settings: SettingsRepo },
  input: { email: string; password: string; address: string },
): Promise<string> {
  await deps.limiter.hit(perRegistration, input.address)
  const { registration } = await readSettings(deps)
  if (registration === 'closed') {
    throw new AppError(
      403,
      'registration_closed',
      'New accounts are made by an administrator. Please ask one for yours.',
    )
  }
  refuseCommon(input.password)
  await deps.users.add({
    name: input.email.split('@')[0] ?? input.email,
    email: input.email,
    password: await hashPassword(input.password),
    role: 'partner',
    status: registration === 'open' ? 'active' : 'waiting',
  })
  return registration === 'open'
    ? 'If this email is new to us, your account is ready. You can sign in now.'
    : 'If this email is new to us, your account has been created and is waiting for approval by an administrator.'
}

/** @throws AppError 400 password_too_common, as an issue of the field `password`. */
export function refuseCommon(password: string): void {
  if (!isCommonPassword(password)) return
  const message = 'This password is too common. Please choose another one.'
  throw new AppError(400, 'password_too_common', message, { issues: [{ path: 'password', message }] })
}
