import { isCommonPassword } from './common-passwords.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import type { User, UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { SealedKeysRepo } from '#worker/features/identity/key-rotation/sealed-keys.repo.ts'
import { hmac } from '#worker/http/digest.ts'
import { AppError } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { isSigned, type SecretKeys } from '#worker/platform/secret-keys.ts'
import { sessionSeconds, type SessionStore } from '#worker/http/session.ts'
import type { AuthRepo } from './auth.repo.ts'
import { hashPassword, verifyNobody, verifyPassword } from './password.service.ts'
import { beginSession, type Whereabouts } from './sessions.service.ts'
import { hasTwoFactor, perCode, useCode } from './two-factor.service.ts'
import type { TwoFactorRepo } from './two-factor.repo.ts'

type SignInDeps = {
  users: UsersRepo
  auth: AuthRepo
  twoFactor: TwoFactorRepo
  settings: SettingsRepo
  sessions: SessionStore
  limiter: RateLimiter
  sealedKeys: SealedKeysRepo
  config: SecretKeys & { SECRET_KEY_NAME: string }
  now: () => Date
  waitUntil: (work: Promise<unknown>) => void
}

/** One address may fail often enough for an office behind it, and no more. Hits of sign-ins that succeed are given back. */
const perAddress: RateLimit = { name: 'sign_in.address', max: 40, windowSeconds: 600 }
/**
 * One account, from devices that have never signed in to it. Devices that have are counted separately, so a stranger
 * who exhausts this can't lock the account's owner out.
 */
const perAccount: RateLimit = { name: 'sign_in.account', max: 20, windowSeconds: 900 }
const perDevice: RateLimit = { name: 'sign_in.device', max: 20, windowSeconds: 900 }
const perRegistration: RateLimit = { name: 'register.address', max: 30, windowSeconds: 3600 }

const failed = () => new AppError(401, 'sign_in_failed', 'Invalid email or password')

/** Time for the second step. Seconds. */
const secondStepSeconds = 300

type SignIn = Whereabouts & {
  email: string
  password: string
  rememberMe: boolean
  /** The caller's network address. */
  address: string
  /** The value of the cookie that an earlier sign-in on this device left, if any. */
  deviceProof: string | undefined
}

export type SignedIn = {
  user: User
  /** The agency asks for two-factor sign-in and the account has none. */
  mustSetUpTwoFactor: boolean
  token: string
  remember: boolean
  deviceProof: string
}

/**
 * Signs in with email and password. One sentence for every failure, the same work for an email without an account, the
 * limits before the hash.
 *
 * @returns The user and a new session's token; where the account has two-factor sign-in the challenge for the second step,
 *   and no session.
 * @throws AppError 401 sign_in_failed; 429 too_many_requests.
 */
export async function signIn(deps: SignInDeps, input: SignIn): Promise<SignedIn | { challenge: string }> {
  const isKnownDevice = await isSigned(deps.config, `device:${input.email}`, input.deviceProof ?? '')
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

  // Behind the answer, once for each account after a change of the parameters: nobody waits for a second hash.
  if (isOutdated) {
    deps.waitUntil(hashPassword(input.password).then((hash) => deps.users.rehash(user, hash)))
  }
  await Promise.all([deps.limiter.giveBack(perAddress, input.address), deps.limiter.giveBack(limit, caller)])
  if (await hasTwoFactor(deps, user.id)) return { challenge: await challengeFor(deps, user, input.rememberMe) }
  return finish(deps, user, { ...input, hasSecondStep: false })
}

/**
 * The device of somebody who has signed in to an account before, or has chosen its password by a link: guesses of others
 * do not keep it out (perDevice). Opens nothing alone.
 */
export const deviceProofOf = ({ config }: { config: { SECRET_KEY: string } }, email: string): Promise<string> =>
  hmac(config.SECRET_KEY, `device:${email}`)

async function finish(
  deps: SignInDeps,
  user: User,
  { rememberMe, hasSecondStep, device, place }: Whereabouts & { rememberMe: boolean; hasSecondStep: boolean },
): Promise<SignedIn> {
  const at = deps.now()
  const seconds = rememberMe ? sessionSeconds.remembered : sessionSeconds.browser
  const expiresAt = new Date(at.getTime() + seconds * 1000)
  const [token, { requireTwoFactor }, deviceProof] = await Promise.all([
    beginSession(deps, user, { device, place, expiresAt }),
    readSettings(deps),
    deviceProofOf(deps, user.email.toLowerCase()),
    deps.users.signedIn(user.id, at),
  ])
  const mustSetUpTwoFactor = requireTwoFactor && !hasSecondStep && user.status === 'active'
  return { user, mustSetUpTwoFactor, token, remember: rememberMe, deviceProof }
}

/** Says, signed, whose password was right and until when: `<user>.<epoch>.<remember>.<until>.<signature>`. */
async function challengeFor(deps: SignInDeps, user: User, rememberMe: boolean): Promise<string> {
  const until = Math.floor(deps.now().getTime() / 1000) + secondStepSeconds
  const facts = [user.id, user.sessionEpoch, rememberMe ? 1 : 0, until].join('.')
  return `${facts}.${await hmac(deps.config.SECRET_KEY, `second-step:${facts}`)}`
}

const tookTooLong = () =>
  new AppError(401, 'second_step_over', 'That took too long, or your account has changed. Please sign in again.')

/**
 * The second step of signing in, with a code of the app or a recovery code.
 *
 * @throws AppError 401 second_step_over (begin again), code_refused; 429 too_many_requests.
 */
export async function takeSecondStep(
  deps: SignInDeps,
  input: Whereabouts & { challenge: string; code: string },
): Promise<SignedIn> {
  const match = /^(([1-9]\d{0,14})\.(\d{1,9})\.([01])\.(\d{1,12}))\.([\w-]{43})$/.exec(input.challenge)
  const [, facts = '', id, epoch, remember, until, signature = ''] = match ?? []
  const isOurs = await isSigned(deps.config, `second-step:${facts}`, signature)
  if (!match || !isOurs || Number(until) * 1000 <= deps.now().getTime()) throw tookTooLong()
  const user = await deps.users.byId(Number(id))
  if (!user || user.status === 'disabled' || user.sessionEpoch !== Number(epoch)) throw tookTooLong()

  await deps.limiter.hit(perCode, String(user.id))
  if (!(await useCode(deps, user.id, input.code))) {
    throw new AppError(401, 'code_refused', 'That code is incorrect or was already used. Try the next one.')
  }
  await deps.limiter.giveBack(perCode, String(user.id))
  return finish(deps, user, { ...input, rememberMe: remember === '1', hasSecondStep: true })
}

/**
 * Makes an account as the setting `registration` says. The answer is the same when the email has one already: a stranger
 * learns nothing, the owner's account stays as it is.
 *
 * @returns The sentence to show.
 * @throws AppError 403 registration_closed; 400 password_too_common; 429.
 */
export async function register(
  deps: Pick<SignInDeps, 'users' | 'limiter' | 'settings'>,
  input: { email: string; password: string; address: string },
): Promise<string> {
  await deps.limiter.hit(perRegistration, input.address)
  const { registration } = await readSettings(deps)
  if (registration === 'closed') {
    throw new AppError(403, 'registration_closed', 'Only administrators can create accounts. Please ask one for yours.')
  }
  refuseCommon(input.password)
  await deps.users.add({
    name: input.email.split('@')[0] ?? input.email,
    email: input.email,
    password: await hashPassword(input.password),
    role: 'partner',
    status: registration === 'open' ? 'active' : 'waiting',
    isProvisional: registration === 'open',
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
