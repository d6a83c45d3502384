import { scrypt, timingSafeEqual, randomBytes } from 'node:crypto'
import type { User, UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { badRequest, signInNeeded } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'

/**
 * scrypt at OWASP ASVS 5.0's level (N=2^15, r=8, p=3): 32 MiB and about 0.2 s in the Workers runtime. Never PBKDF2 above
 * 100,000 iterations: production Workers refuse it although local ones do not.
 */
export const scryptParameters = { N: 2 ** 15, r: 8, p: 3 } as const
const maxmem = 64 * 1024 * 1024
const keyBytes = 32

type Parameters = { N: number; r: number; p: number }

const derive = (password: string, salt: Buffer, parameters: Parameters) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...parameters, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** The stored form of a password: `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { N, r, p } = scryptParameters
  const key = await derive(password, salt, scryptParameters)
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const storedForm = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/**
 * Compares a password with a stored hash, and checks if that hash should be replaced with today's parameters. A stored
 * value of another form belongs to no password.
 */
export async function verifyPassword(password: string, stored: string): Promise<{ ok: boolean; isOutdated: boolean }> {
  const match = storedForm.exec(stored)
  if (!match) return { ok: false, isOutdated: false }
  const [N, r, p] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const expected = Buffer.from(match[5] ?? '', 'base64url')
  const actual = await derive(password, Buffer.from(match[4] ?? '', 'base64url'), { N, r, p })
  return {
    ok: expected.length === actual.length && timingSafeEqual(expected, actual),
    isOutdated: N !== scryptParameters.N || r !== scryptParameters.r || p !== scryptParameters.p,
  }
}

/** A stored form like any other that no password belongs to. */
export const nobodysPassword = ['scrypt', ...Object.values(scryptParameters), 'A'.repeat(22), 'A'.repeat(43)].join('$')

/** Does the work of `verifyPassword` for an email without an account, so that time does not reveal which emails have one. */
export async function verifyNobody(password: string): Promise<void> {
  await verifyPassword(password, nobodysPassword)
}

/** Guesses at one's own password from an open session, right ones given back. */
const perConfirmation: RateLimit = { name: 'account.password', max: 10, windowSeconds: 900 }

const wrongPassword = 'That’s not your current password'

/**
 * Asks for the password again before something that a session left open should not be enough for.
 *
 * @returns The user as they are now.
 * @throws AppError 400 wrong_password, as an issue of `currentPassword`; 429.
 */
export async function confirmPassword(
  deps: { users: UsersRepo; limiter: RateLimiter },
  userId: number,
  currentPassword: string,
): Promise<User> {
  await deps.limiter.hit(perConfirmation, String(userId))
  const user = await deps.users.byId(userId)
  if (!user) throw signInNeeded()
  if (!(await verifyPassword(currentPassword, user.password)).ok) {
    throw badRequest('wrong_password', wrongPassword, [{ path: 'currentPassword', message: wrongPassword }])
  }
  await deps.limiter.giveBack(perConfirmation, String(userId))
  return user
}
