import { getCookie, setCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { authApi } from '#contract/api/identity/auth.ts'
import { readPreferences } from '#contract/domain/preferences.ts'
import { hasSiteOrigin } from '#worker/features/identity/mails/mails.service.ts'
import { callerAddress } from '#worker/http/caller.ts'
import { signInNeeded } from '#worker/http/errors.ts'
import { route, type AppEnv, type Router } from '#worker/http/route.ts'
import { isPlainLocal } from '#worker/http/site-address.ts'
import { clearSessionCookies, cookieSession, setSessionCookies } from '#worker/http/session.ts'
import { register, signIn, takeSecondStep, type SignedIn } from './auth.service.ts'
import { forgotPassword, readReset, useReset } from './password-reset.service.ts'
import { presentUser, signOut } from './sessions.service.ts'
import { whereaboutsOf } from './whereabouts.ts'

/** Says that this device has signed in to an account before, or chosen its password by a link; opens nothing (auth.service.ts, perDevice). */
const deviceCookie = 'device'
const deviceDays = 180

export function authRoutes(router: Router): void {
  route(router, authApi.me, { access: 'public' }, ({ actor, c }) => {
    if (actor) return presentUser(actor)
    clearSessionCookies(c)
    throw signInNeeded()
  })

  route(router, authApi.login, { access: 'public' }, async ({ deps, body, c }) => {
    const answer = await signIn(deps, {
      ...body,
      ...whereaboutsOf(c),
      address: callerAddress(c),
      deviceProof: getCookie(c, deviceCookie),
    })
    return 'challenge' in answer ? { secondStep: answer } : letIn(c, answer)
  })

  route(router, authApi.secondStep, { access: 'public' }, async ({ deps, body, c }) =>
    letIn(c, await takeSecondStep(deps, { ...body, ...whereaboutsOf(c) })),
  )

  route(router, authApi.register, { access: 'public', status: 201 }, async ({ deps, body, c }) => ({
    success: true as const,
    message: await register(deps, { ...body, address: callerAddress(c) }),
  }))

  route(router, authApi.reset, { access: 'public' }, ({ deps, params, c }) =>
    readReset(deps, { ...params, address: callerAddress(c) }),
  )
  route(router, authApi.completeReset, { access: 'public' }, async ({ deps, params, body, c }) => {
    const { deviceProof } = await useReset(deps, { ...params, ...body, address: callerAddress(c) })
    rememberDevice(c, deviceProof)
    return { success: true as const }
  })

  route(router, authApi.ways, { access: 'public' }, async ({ deps }) => ({
    canSendReset: deps.mailer !== null && (await hasSiteOrigin(deps)),
  }))
  route(router, authApi.forgot, { access: 'public' }, async ({ deps, body, c }) => {
    await forgotPassword(deps, { ...body, address: callerAddress(c) })
    return { success: true as const }
  })

  route(router, authApi.logout, { access: 'public' }, async ({ deps, c }) => {
    const session = await cookieSession(c)
    if (session) await signOut(deps, session)
    clearSessionCookies(c)
    c.header('Clear-Site-Data', '"cache"')
    return { success: true as const }
  })
}

/** Gives the browser its new session and ends the one it had. */
async function letIn(c: Context<AppEnv>, { user, mustSetUpTwoFactor, token, remember, deviceProof }: SignedIn) {
  const { deps } = c.var
  const previous = await cookieSession(c)
  if (previous) deps.waitUntil(signOut(deps, previous))
  setSessionCookies(c, { userId: user.id, token, remember })
  rememberDevice(c, deviceProof)
  return presentUser({ ...user, mustSetUpTwoFactor, preferences: readPreferences(user.preferences) })
}

const rememberDevice = (c: Context<AppEnv>, deviceProof: string) =>
  setCookie(c, deviceCookie, deviceProof, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: !isPlainLocal(c.req.url),
    maxAge: deviceDays * 24 * 3600,
  })
