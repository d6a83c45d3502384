import type { MiddlewareHandler } from 'hono'
import { AppError } from './errors.ts'
import type { AppEnv } from './route.ts'

/**
 * Origin of links on an installation that was never given its address. A mail that contains it isn't sent until the
 * address is set; then the real one replaces it. The name can't exist (RFC 6761), so such a link leads nowhere.
 */
export const unsetSiteOrigin = 'https://site-address-not-set.invalid'

/** True when a host is this machine itself: a local server, which has no certificate and which only its own user reaches. */
export const isLoopback = ({ hostname }: Pick<URL, 'hostname'>): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname)

/** True when a request may use cookies without `Secure`: plain http on this machine. */
export function isPlainLocal(requestUrl: string): boolean {
  const url = new URL(requestUrl)
  return url.protocol === 'http:' && isLoopback(url)
}

/**
 * Where links in mails begin when the settings don't say. Anyone can put any name into the Host header, so the address of
 * a request counts only if it is this machine's.
 */
export function linkOrigin(
  config: { SITE_URL?: string | undefined; LOCAL_ORIGIN?: string | undefined },
  asked?: string,
) {
  if (config.SITE_URL) return config.SITE_URL
  if (asked && isLoopback(new URL(asked))) return asked
  return config.LOCAL_ORIGIN ?? unsetSiteOrigin
}

/**
 * Refuses a request whose address can't be read (a malformed Host) and sends plain http to https, except on this machine.
 * The scheme is that of the connection, as the platform states it. X-Forwarded-Proto comes from the caller and says nothing.
 */
export const readableAndEncrypted = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  const url = URL.parse(c.req.url)
  if (!url) throw new AppError(400, 'bad_address', 'The address of this request could not be read.')
  if (url.protocol !== 'http:' || isLoopback(url)) return next()
  url.protocol = 'https:'
  url.port = ''
  return c.redirect(url.href, 308)
}
