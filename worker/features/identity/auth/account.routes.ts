import { accountApi as api } from '#contract/api/identity/account.ts'
import { deviceName } from './device-name.ts'
import { route, type Router } from '#worker/http/route.ts'
import { setSessionCookies } from '#worker/http/session.ts'
import { changePassword, changePreferences, changeProfile, readAccount } from './account.service.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts'
import { beginTwoFactor, confirmTwoFactor, replaceRecoveryCodes, turnOffTwoFactor } from './two-factor.service.ts'
import { whereaboutsOf } from './whereabouts.ts'

/** The signed-in user's own account; open also to those who still have to set up two-factor sign-in. */
export function accountRoutes(router: Router): void {
  route(router, api.read, { access: 'own' }, ({ deps, actor }) => readAccount(deps, actor))
  route(router, api.change, { access: 'own' }, ({ deps, actor, body }) => changeProfile(deps, actor, body))
  route(router, api.changePreferences, { access: 'own' }, ({ deps, actor, body }) =>
    changePreferences(deps, actor, body),
  )
  route(router, api.changePassword, { access: 'own' }, async ({ deps, actor, body, c }) => {
    const { token, remember } = await changePassword(deps, actor, { ...body, ...whereaboutsOf(c) })
    setSessionCookies(c, { userId: actor.id, token, remember })
    return { success: true as const }
  })

  route(router, api.sessions, { access: 'own' }, async ({ deps, actor }) =>
    (await listSessions(deps, actor)).map(({ tokenHash, device, place, createdAt, expiresAt }) => ({
      id: tokenHash,
      device: deviceName(device),
      place,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: tokenHash === actor.sessionId,
    })),
  )
  route(router, api.endSession, { access: 'own' }, async ({ deps, actor, params }) => {
    await endSession(deps, actor, params.id)
    return { success: true as const }
  })
  route(router, api.endOtherSessions, { access: 'own' }, async ({ deps, actor }) => ({
    ended: await endOtherSessions(deps, actor),
  }))

  route(router, api.beginTwoFactor, { access: 'own' }, ({ deps, actor, body }) => beginTwoFactor(deps, actor, body))
  route(router, api.confirmTwoFactor, { access: 'own' }, async ({ deps, actor, body }) => ({
    recoveryCodes: await confirmTwoFactor(deps, actor, body),
  }))
  route(router, api.turnOffTwoFactor, { access: 'own' }, async ({ deps, actor, body }) => {
    await turnOffTwoFactor(deps, actor, body)
    return readAccount(deps, actor)
  })
  route(router, api.newRecoveryCodes, { access: 'own' }, async ({ deps, actor, body }) => ({
    recoveryCodes: await replaceRecoveryCodes(deps, actor, body),
  }))
}
