import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '#worker/deps.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './route.ts'
import { isLoopback } from './site-address.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every write that does not come from our own pages: the Origin header must be there and be ours, with scheme, host
 * and port (ASVS 5.0, 3.5.1). A request without one is refused too.
 *
 * @param options.isExempt Writes that carry their authority in the address (signed uploads); a foreign Origin is refused
 *   there as well.
 * @param options.siteUrlOf The address in the settings, empty when none is set.
 */
export const originCheck =
  (options: {
    isExempt: (method: string, path: string) => boolean
    siteUrlOf: (deps: Deps) => Promise<string>
  }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!readOnly.has(c.req.method)) {
      const origin = c.req.header('origin')
      const isOurs = origin
        ? await isOwnOrigin(c, origin, options.siteUrlOf)
        : options.isExempt(c.req.method, c.req.path)
      if (!isOurs) {
        throw new AppError(403, 'foreign_origin', 'This request didn’t come from this site, so nothing was changed.')
      }
    }
    return next()
  }

/**
 * Checks if an Origin belongs to this installation. Where its address is configured, the Host of the request says nothing:
 * anyone who can forge one header can forge both. The settings are read last, so that most writes don't wait for them.
 */
async function isOwnOrigin(
  c: Context<AppEnv>,
  origin: string,
  siteUrlOf: (deps: Deps) => Promise<string>,
): Promise<boolean> {
  const { deps } = c.var
  const asked = new URL(c.req.url)
  const configured = deps.config.SITE_URL
  if (configured && origin === new URL(configured).origin) return true
  if (isLoopback(asked)) return origin === asked.origin
  const siteUrl = await siteUrlOf(deps)
  if (siteUrl) return origin === new URL(siteUrl).origin
  return !configured && origin === asked.origin
}
