import { base32 } from 'oslo/encoding'
import { createTOTPKeyURI, generateHOTP } from 'oslo/otp'
import {
  isTotpCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  shownRecoveryCode,
  totpDigits,
  totpPeriodSeconds,
} from '#contract/domain/two-factor.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { keyedHasher, type KeyedHashDeps } from '#worker/features/identity/key-rotation/keyed-hash.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { equalText } from '#worker/http/digest.ts'
import { badRequest, conflict } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { seal, unseal } from '#worker/platform/sealed-text.ts'
import { confirmPassword } from './password.service.ts'
import type { TwoFactorRepo, TwoFactorSecret } from './two-factor.repo.ts'

type Secrets = { twoFactor: TwoFactorRepo } & KeyedHashDeps
type TwoFactorDeps = Secrets & { users: UsersRepo; settings: SettingsRepo; limiter: RateLimiter }
type Owner = { id: number; email: string }

/**
 * Guesses at a code, right ones given back: with three codes of a million open at a time, five in a quarter of an hour
 * leave a thief of the password a chance of one in seven hundred a day.
 */
export const perCode: RateLimit = { name: 'two_factor.code', max: 5, windowSeconds: 900 }

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

export const codeRefused = () =>
  badRequest('code_refused', 'That code is incorrect or was already used. Wait for the next one and try again.', [
    { path: 'code', message: 'That code is incorrect or was already used' },
  ])

/** Purpose and context under which the secret of an account is sealed. */
export const sealPurpose = 'two-factor'
export const sealContext = (userId: number) => `user ${userId}`

const sealFor = ({ config }: Secrets, userId: number) => ({
  keys: config,
  purpose: sealPurpose,
  context: sealContext(userId),
})

const recoveryText = (userId: number, code: string) => `recovery:${userId}:${code}`

/** Hashes of recovery codes, for storing. */
async function storedHashes(deps: Secrets, userId: number, codes: readonly string[]): Promise<string[]> {
  const hashesOf = await keyedHasher(deps)
  return Promise.all(codes.map(async (code) => (await hashesOf(recoveryText(userId, code)))[0]))
}

/** True when an account signs in with a second step. */
export async function hasTwoFactor(deps: { twoFactor: TwoFactorRepo }, userId: number): Promise<boolean> {
  const row = await deps.twoFactor.ofUser(userId)
  return row !== undefined && row.confirmedAt !== null
}

/** Reads if two-factor sign-in is on, if the agency requires it, and how many recovery codes are left. */
export async function twoFactorState(
  deps: Pick<TwoFactorDeps, 'twoFactor' | 'settings'>,
  userId: number,
): Promise<{ isOn: boolean; isRequired: boolean; recoveryCodesLeft: number }> {
  const [isOn, { requireTwoFactor }, recoveryCodesLeft] = await Promise.all([
    hasTwoFactor(deps, userId),
    readSettings(deps),
    deps.twoFactor.codesLeft(userId),
  ])
  return { isOn, isRequired: requireTwoFactor, recoveryCodesLeft: isOn ? recoveryCodesLeft : 0 }
}

/**
 * Makes a new secret, which counts once `confirmTwoFactor` has seen a code of it.
 *
 * @returns The secret for typing (base32) and the address behind the QR code.
 * @throws AppError 400 wrong_password; 409 two_factor_on; 429.
 */
export async function beginTwoFactor(
  deps: TwoFactorDeps,
  actor: Owner,
  input: { currentPassword: string },
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(deps, actor.id, input.currentPassword)
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes))
  const sealed = await seal(bytes, sealFor(deps, actor.id))
  if (!(await deps.twoFactor.begin(actor.id, sealed, deps.now()))) {
    throw conflict('two_factor_on', 'Two-factor sign-in is already on. Turn it off first to use another app.')
  }
  const { brandName } = await readSettings(deps)
  return {
    secret: base32.encode(bytes, { includePadding: false }),
    uri: createTOTPKeyURI(brandName, actor.email, bytes),
  }
}

/**
 * Turns two-factor sign-in on with a first code of the app.
 *
 * @returns Ten recovery codes, which are shown this once.
 * @throws AppError 400 code_refused; 409 two_factor_not_begun; 429.
 */
export async function confirmTwoFactor(deps: TwoFactorDeps, actor: Owner, input: { code: string }): Promise<string[]> {
  await deps.limiter.hit(perCode, String(actor.id))
  const pending = await deps.twoFactor.ofUser(actor.id)
  if (!pending || pending.confirmedAt !== null) throw notBegun()
  const step = await stepOf(deps, pending, input.code)
  if (step === undefined) throw codeRefused()
  const codes = newRecoveryCodes()
  const codeHashes = await storedHashes(deps, actor.id, codes)
  if (!(await deps.twoFactor.confirm(pending, { step, codeHashes, at: deps.now() }))) throw notBegun()
  await deps.limiter.giveBack(perCode, String(actor.id))
  return codes.map(shownRecoveryCode)
}

const notBegun = () =>
  conflict('two_factor_not_begun', 'Please start again. This setup was replaced or finished elsewhere.')

/**
 * Checks a code of the app or a recovery code, and uses it up. Codes of the step before and
 * after are taken too (clocks differ, RFC 6238 §5.2).
 */
export async function useCode(deps: Secrets, userId: number, code: string): Promise<boolean> {
  if (!isTotpCode(code)) {
    const hashesOf = await keyedHasher(deps)
    return deps.twoFactor.useCode(userId, await hashesOf(recoveryText(userId, code)), deps.now())
  }
  const row = await deps.twoFactor.ofUser(userId)
  if (!row || row.confirmedAt === null) return false
  const step = await stepOf(deps, row, code)
  return step !== undefined && deps.twoFactor.useStep(userId, step)
}

/** Which 30-second step a code belongs to, among the present one and its neighbours. */
async function stepOf(deps: Secrets, { userId, secret }: TwoFactorSecret, code: string): Promise<number | undefined> {
  const bytes = await unseal(secret, sealFor(deps, userId))
  // Sealed under a SECRET_KEY that is gone: an admin turns it off, or a recovery code of that time is of no use either.
  if (!bytes) return undefined
  const present = Math.floor(deps.now().getTime() / 1000 / totpPeriodSeconds)
  for (const step of [present, present - 1, present + 1]) {
    if (equalText(await generateHOTP(bytes, step, totpDigits), code)) return step
  }
  return undefined
}

/**
 * Turns two-factor sign-in off, with password and code.
 *
 * @throws AppError 400 wrong_password, code_refused; 409 two_factor_required; 429.
 */
export async function turnOffTwoFactor(
  deps: TwoFactorDeps,
  actor: Owner,
  input: { currentPassword: string; code: string },
): Promise<void> {
  if ((await readSettings(deps)).requireTwoFactor) {
    throw conflict('two_factor_required', 'Your agency requires two-factor sign-in, so it stays on.')
  }
  await confirmBothSteps(deps, actor, input)
  await deps.twoFactor.turnOff(actor.id)
}

/** Ten new recovery codes in place of those before. @throws As `turnOffTwoFactor`. */
export async function replaceRecoveryCodes(
  deps: TwoFactorDeps,
  actor: Owner,
  input: { currentPassword: string; code: string },
): Promise<string[]> {
  await confirmBothSteps(deps, actor, input)
  const codes = newRecoveryCodes()
  await deps.twoFactor.replaceCodes(actor.id, await storedHashes(deps, actor.id, codes))
  return codes.map(shownRecoveryCode)
}

async function confirmBothSteps(deps: TwoFactorDeps, actor: Owner, input: { currentPassword: string; code: string }) {
  await confirmPassword(deps, actor.id, input.currentPassword)
  await deps.limiter.hit(perCode, String(actor.id))
  if (!(await useCode(deps, actor.id, input.code))) throw codeRefused()
  await deps.limiter.giveBack(perCode, String(actor.id))
}

/** Random letters without bias: a byte above the last whole multiple of the alphabet is thrown away. */
function newRecoveryCodes(): string[] {
  const fair = 256 - (256 % recoveryAlphabet.length)
  const letters = () => {
    let code = ''
    while (code.length < recoveryCodeLength) {
      for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
        if (byte < fair && code.length < recoveryCodeLength) code += recoveryAlphabet[byte % recoveryAlphabet.length]
      }
    }
    return code
  }
  return Array.from({ length: recoveryCodeCount }, letters)
}
