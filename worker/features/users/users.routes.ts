import { usersApi } from '#contract/api/users.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentPartner, presentUser } from './users.present.ts'
import { createUser, listPartners, listUsers, setRights } from './users.service.ts'

export function usersRoutes(router: Router): void {
  route(router, usersApi.list, { access: 'admin' }, async ({ deps }) => (await listUsers(deps)).map(presentUser))
  route(router, usersApi.create, { access: 'admin', status: 201 }, async ({ deps, body }) =>
    presentUser(await createUser(deps, body)),
  )
  for (const contract of [usersApi.partners, usersApi.partnersOfAdminPage]) {
    route(router, contract, { access: 'admin' }, async ({ deps }) => (await listPartners(deps)).map(presentPartner))
  }
  route(router, usersApi.setRights, { access: 'admin' }, async ({ deps, params, body }) =>
    presentUser(await setRights(deps, params.id, body)),
  )
}
