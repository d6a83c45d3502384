import { inboundMailApi as api } from '#contract/api/candidates/inbound-mail.ts'
import { route, type Router } from '#worker/http/route.ts'
import { addressesOf, correspondenceOf } from './inbound-mail.service.ts'

export function inboundMailRoutes(router: Router): void {
  route(router, api.addresses, { access: 'staff' }, ({ deps, actor }) => addressesOf(deps, actor))
  route(router, api.ofPerson, { access: 'staff' }, async ({ deps, actor, params }) =>
    (await correspondenceOf(deps, actor, params.id)).map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  )
}
