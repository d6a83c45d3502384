import { inboundMailApi as api } from '#contract/api/candidates/inbound-mail.ts'
import { receivedEmailsApi } from '#contract/api/candidates/received-emails.ts'
import { undecidedEmailsApi as undecided } from '#contract/api/candidates/undecided-emails.ts'
import { route, type Router } from '#worker/http/route.ts'
import { addressesOf, correspondenceOf, receivedEmails, replaceAddresses } from './inbound-mail.service.ts'
import { acceptEmails, ignoreEmails, restoreEmails, undecidedEmails } from './undecided-emails.service.ts'

const done = { success: true } as const

export function inboundMailRoutes(router: Router): void {
  route(router, api.addresses, { access: 'staff' }, ({ deps, actor }) => addressesOf(deps, actor))
  route(router, api.replaceAddresses, { access: 'staff' }, ({ deps, actor, body }) =>
    replaceAddresses(deps, actor, body.intake),
  )
  route(router, api.ofPerson, { access: 'staff' }, async ({ deps, actor, params }) =>
    (await correspondenceOf(deps, actor, params.id)).map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  )
  route(router, receivedEmailsApi.list, { access: 'staff' }, async ({ deps, actor, query }) =>
    (await receivedEmails(deps, actor, query.whose)).map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  )
  route(router, undecided.list, { access: 'staff' }, ({ deps, actor, query }) =>
    undecidedEmails(deps, actor, query.whose),
  )
  route(router, undecided.keep, { access: 'staff' }, ({ deps, actor, params, body }) =>
    acceptEmails(deps, actor, params.id, body),
  )
  route(router, undecided.ignore, { access: 'staff' }, async ({ deps, actor, params }) => {
    await ignoreEmails(deps, actor, params.id)
    return done
  })
  route(router, undecided.restore, { access: 'staff' }, async ({ deps, actor, params }) => {
    await restoreEmails(deps, actor, params.id)
    return done
  })
}
