import type { Write } from '#worker/db/change.ts'
import { equalText, hmac } from '#worker/http/digest.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import type { SignedLink, SignedLinksRepo } from './signed-links.repo.ts'

export type LinkCodeDeps = { signedLinks: SignedLinksRepo; config: SecretKeys; limiter: RateLimiter; now: () => Date }

/** Minutes that a code is good for, and tries. With ten codes an hour, a guess succeeds once in twenty thousand hours. */
export const linkCode = { minutes: 10, tries: 5 } as const

const perLink: RateLimit = { name: 'signed_link.code', max: 10, windowSeconds: 3600 }

// Six digits are guessed from a plain hash at once, so the hash needs the secret.
const hashOf = ({ config }: Pick<LinkCodeDeps, 'config'>, id: string, code: string) =>
  hmac(config.SECRET_KEY, `link-code:${id}:${code}`)

/**
 * Makes a six-digit code that the reader of a link has to enter. The caller writes it with the email that it is in.
 *
 * @throws AppError 429 after ten codes of one link in an hour.
 */
export async function makeCode(
  deps: LinkCodeDeps,
  { id }: Pick<SignedLink, 'id'>,
): Promise<{ code: string; write: Write }> {
  await deps.limiter.hit(perLink, id)
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const code = String(random % 1_000_000).padStart(6, '0')
  const codeUntil = new Date(deps.now().getTime() + linkCode.minutes * 60_000)
  return { code, write: deps.signedLinks.setCode({ id, codeHash: await hashOf(deps, id, code), codeUntil }) }
}

/** True for a link with a code that can still be entered. */
export const hasCode = ({ codeUntil, codeTries }: SignedLink, now: Date): boolean =>
  codeUntil !== null && codeUntil > now && codeTries < linkCode.tries

/** Compares what a reader entered with the code of the link. Each call is a try, of five. */
export async function checkCode(
  deps: LinkCodeDeps,
  { id }: Pick<SignedLink, 'id'>,
  code: string,
): Promise<'right' | 'wrong' | 'over'> {
  const stored = await deps.signedLinks.tryCode(id, deps.now(), linkCode.tries)
  if (stored === undefined) return 'over'
  return equalText(stored, await hashOf(deps, id, code)) ? 'right' : 'wrong'
}

/** Steps that a reader has taken on this device: pressed "Open", or entered the code too. */
export type PassLevel = 'opened' | 'confirmed'

/** Milliseconds that a device isn't asked again. */
const passMs = 30 * 24 * 3600_000

const signatureOf = ({ config }: Pick<LinkCodeDeps, 'config'>, id: string, level: string, until: string) =>
  hmac(config.SECRET_KEY, `link-pass:${id}:${level}:${until}`)

/** A pass for a cookie or a hidden field: what the reader of a link has done. Worth nothing without the link. */
export async function passFor(
  deps: Pick<LinkCodeDeps, 'config' | 'now'>,
  { id }: Pick<SignedLink, 'id'>,
  level: PassLevel,
): Promise<string> {
  const until = String(deps.now().getTime() + passMs)
  return `${level}.${until}.${await signatureOf(deps, id, level, until)}`
}

/** The level of a pass, or undefined for a forged, old or other link's one. */
export async function levelOf(
  deps: Pick<LinkCodeDeps, 'config' | 'now'>,
  { id }: Pick<SignedLink, 'id'>,
  pass: string | undefined,
): Promise<PassLevel | undefined> {
  const [, level, until = '', signature = ''] = /^(opened|confirmed)\.(\d{1,16})\.([\w-]{43})$/.exec(pass ?? '') ?? []
  if (level === undefined || Number(until) <= deps.now().getTime()) return undefined
  const isOurs = equalText(signature, await signatureOf(deps, id, level, until))
  return isOurs ? (level as PassLevel) : undefined
}
