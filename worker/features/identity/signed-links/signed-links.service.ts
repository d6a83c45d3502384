import type { Write } from '#worker/db/change.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { newToken } from '#worker/http/session.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { LinkPurpose, SignedLink, SignedLinksRepo } from './signed-links.repo.ts'

export type SignedLinkDeps = { signedLinks: SignedLinksRepo; ids: Ids; now: () => Date }

/** A reader of a page: the token of the address, and whom the limit counts. */
export type LinkReader = { token: string; address: string }

/** Tokens have 256 bits and can't be guessed; this keeps a script from causing many look-ups. */
const perAddress: RateLimit = { name: 'signed_link.address', max: 120, windowSeconds: 600 }

/**
 * Makes a link with a new 256-bit token. The caller writes it with the change that it is for, and puts the token into an
 * email as a private link: it is stored nowhere.
 */
export async function makeLink(
  { signedLinks, ids, now }: SignedLinkDeps,
  given: { purpose: LinkPurpose; subjectId: string; expiresAt: Date; createdBy: number | null },
): Promise<{ token: string; write: Write }> {
  const token = newToken()
  const row = { ...given, id: ids.secretId(), tokenHash: await sha256Hex(token), createdAt: now() }
  return { token, write: signedLinks.add(row) }
}

/** One answer for a link that is unknown, expired, revoked, or whose record is gone. */
export const signedLinkOver = () => notFound('link_over', 'This link is over. Please ask your recruiter for a new one.')

/** Finds the link that a reader has. @throws AppError 404 link_over; 429. */
export async function openLink(
  { signedLinks, limiter, now }: Omit<SignedLinkDeps, 'ids'> & { limiter: RateLimiter },
  purpose: LinkPurpose,
  { token, address }: LinkReader,
): Promise<SignedLink> {
  await limiter.hit(perAddress, address)
  const link = /^[\w-]{43}$/.test(token) ? await signedLinks.byToken(purpose, await sha256Hex(token), now()) : undefined
  if (!link) throw signedLinkOver()
  return link
}

/** Programs that open every link of an email before its reader does, and those that draw previews. */
const scanners =
  /bot\b|crawl|spider|preview|scan|barracuda|mimecast|proofpoint|safelinks|bingpreview|facebookexternalhit|slurp|curl|wget|python|java\/|go-http|headless/i

/** Counts that a person opened a page. A HEAD request and a known scanner aren't a person. */
export async function countOpening(
  { signedLinks, now }: Pick<SignedLinkDeps, 'signedLinks' | 'now'>,
  { id }: Pick<SignedLink, 'id'>,
  { method, agent }: { method: string; agent: string | undefined },
): Promise<void> {
  if (method !== 'GET' || !agent || scanners.test(agent)) return
  await signedLinks.opened(id, now())
}
