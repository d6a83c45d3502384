import { getCookie, setCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { authApi, type CurrentUser } from '#contract/api/auth.ts'
import { callerAddress } from '#worker/http/caller.ts'
import { signInNeeded } from '#worker/http/errors.ts'
import { route, type AppEnv, type Router } from '#worker/http/route.ts'
import { clearSessionCookies, cookieSession, setSessionCookies } from '#worker/http/session.ts'
import { register, signIn, signOut } from './auth.service.ts'

/** Says that this device has signed in to an account before; opens nothing (auth.service.ts, perDevice). */
const deviceCookie = 'device'
const deviceDays = 180

export function authRoutes(router: Router): void {
  route(router, authApi.me, { access: 'public' }, ({ actor, c }) => {
    if (actor) return presentUser(actor)
    clearSessionCookies(c)
    throw signInNeeded()
  })

  route(router, authApi.login, { access: 'public' }, async ({ deps, body, c }) => {
    const { user, token, deviceProof } = await signIn(deps, {
      ...body,
      address: callerAddress(c),
      deviceProof: getCookie(c, deviceCookie),
      device: (c.req.header('user-agent') ?? 'unknown').slice(0, 300),
      place: placeOf(c),
    })
    const previous = await cookieSession(c)
    if (previous) deps.waitUntil(signOut(deps, previous))
    setSessionCookies(c, { userId: user.id, token, remember: body.rememberMe })
    setCookie(c, deviceCookie, deviceProof, {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'Strict',
      secure: new URL(c.req.url).protocol === 'https:',
      maxAge: deviceDays * 24 * 3600,
    })
    return presentUser(user)
  })

  route(router, authApi.register, { access: 'public', status: 201 }, async ({ deps, body, c }) => ({
    success: true as const,
    message: await register(deps, { ...body, address: callerAddress(c) }),
  }))

  route(router, authApi.logout, { access: 'public' }, async ({ deps, c }) => {
    const session = await cookieSession(c)
    if (session) await signOut(deps, session)
    clearSessionCookies(c)
    c.header('Clear-Site-Data', '"cache"')
    return { success: true as const }
  })
}

const presentUser = ({ id, name, email, role, status }: CurrentUser['user']): CurrentUser => {
  const user = { id, name, email, role, status }
  return { ...user, user }
}

/** City and country as Cloudflare sees them, for the user's own list of sessions; empty on a laptop. */
function placeOf(c: Context<AppEnv>): string {
  const cf = c.req.raw.cf as { city?: string; country?: string } | undefined
  return [cf?.city, cf?.country].filter(Boolean).join(', ')
}
