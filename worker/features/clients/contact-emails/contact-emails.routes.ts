import { contactEmailsApi as api } from '#contract/api/clients/contact-emails.ts'
import { route, type Router } from '#worker/http/route.ts'
import { emailsWithFirm } from './contact-emails.service.ts'

export function contactEmailsRoutes(router: Router): void {
  route(router, api.ofFirm, { access: 'staff' }, async ({ deps, actor, params }) =>
    (await emailsWithFirm(deps, actor, params.id)).map(({ at, ...email }) => ({ ...email, at: at.toISOString() })),
  )
}
