import type { MiddlewareHandler } from 'hono'
import { verifyRequestOrigin } from 'oslo/request'
import { AppError } from './errors.ts'
import type { AppEnv } from './route.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every write that does not come from our own pages: the Origin header must be there and be ours (ASVS 5.0,
 * 3.5.1). A request without one is refused too.
 *
 * @param options.isExempt Writes that carry their authority in the address (signed uploads); a foreign Origin is refused
 *   there as well.
 */
export const originCheck =
  (options: { isExempt: (method: string, path: string) => boolean }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!readOnly.has(c.req.method)) {
      const origin = c.req.header('origin')
      const hosts = [new URL(c.req.url).host, c.var.deps.config.SITE_URL].filter((host) => host !== undefined)
      const isOurs = origin ? verifyRequestOrigin(origin, hosts) : options.isExempt(c.req.method, c.req.path)
      if (!isOurs) {
        throw new AppError(403, 'foreign_origin', 'This request did not come from this site, so nothing was changed.')
      }
    }
    return next()
  }
