import type { Context } from 'hono'
import { usersApi } from '#contract/api/identity/users.ts'
import { makeResetLink } from '#worker/features/identity/auth/password-reset.service.ts'
import { confirmPassword } from '#worker/features/identity/auth/password.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { route, type AppEnv, type Router } from '#worker/http/route.ts'
import { presentPartner, presentUser } from './user-management.present.ts'
import { listPartners } from '#worker/features/identity/users/users.service.ts'
import { createUser, listUsers, removeUser, resetTwoFactor, setRights } from './user-management.service.ts'

export function userManagementRoutes(router: Router): void {
  route(router, usersApi.list, { access: 'admin' }, async ({ deps }) => (await listUsers(deps)).map(presentUser))
  route(router, usersApi.create, { access: 'admin', status: 201 }, async ({ deps, body }) =>
    presentUser(await createUser(deps, body)),
  )
  for (const contract of [usersApi.partners, usersApi.partnersOfAdminPage]) {
    route(router, contract, { access: 'admin' }, async ({ deps }) => (await listPartners(deps)).map(presentPartner))
  }
  route(router, usersApi.setRights, { access: 'admin' }, async ({ deps, actor, params, body }) =>
    presentUser(await setRights(deps, actor, params.id, body)),
  )
  route(router, usersApi.remove, { access: 'admin' }, async ({ deps, actor, params }) => {
    await removeUser(deps, actor, params.id)
    return { success: true as const }
  })
  route(router, usersApi.makeResetLink, { access: 'admin', status: 201 }, async ({ deps, actor, params, body, c }) => {
    await confirmPassword(deps, actor.id, body.currentPassword)
    const { token, expiresAt } = await makeResetLink(deps, actor, params.id)
    return { url: `${await originOf(c)}/reset/${token}`, expiresAt: expiresAt.toISOString() }
  })
  route(router, usersApi.turnOffTwoFactor, { access: 'admin' }, async ({ deps, actor, params, body }) => {
    await confirmPassword(deps, actor.id, body.currentPassword)
    return presentUser(await resetTwoFactor(deps, actor, params.id))
  })
}

/** Where the link begins that the admin is shown: as the settings say, else as the admin reached this site. */
async function originOf(c: Context<AppEnv>): Promise<string> {
  const { deps } = c.var
  return (await readSettings(deps)).siteUrl || deps.config.SITE_URL || new URL(c.req.url).origin
}
