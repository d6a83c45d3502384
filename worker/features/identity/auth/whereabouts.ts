import type { Context } from 'hono'
import type { AppEnv } from '#worker/http/route.ts'
import type { Whereabouts } from './sessions.service.ts'

/** Device and place of a request, for its sender's own list of sessions; the place is empty on a laptop. */
export function whereaboutsOf(c: Context<AppEnv>): Whereabouts {
  const cf = c.req.raw.cf as { city?: string; country?: string } | undefined
  return {
    device: (c.req.header('user-agent') ?? 'unknown').slice(0, 300),
    place: [cf?.city, cf?.country].filter(Boolean).join(', '),
  }
}
