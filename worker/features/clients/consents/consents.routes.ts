import { consentsApi as api } from '#contract/api/clients/consents.ts'
import { route, type Router } from '#worker/http/route.ts'
import { askSeveral } from './ask-several.service.ts'
import { presentConsent } from './consents.present.ts'
import { askConsent, cancelConsent, copyConsentLink, listConsents, revokeConsentLink } from './consents.service.ts'
import { recordConsent } from './record-consent.service.ts'
import { previewReminder, remindByStaff } from './remind.service.ts'
import { previewRequestMail } from './request-mail.service.ts'

export function consentsRoutes(router: Router): void {
  route(router, api.list, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const rows = await listConsents(deps, actor, params.id)
    return { items: rows.map((row) => presentConsent(row, deps.now())), isMailOn: deps.mailer !== null }
  })
  route(router, api.ask, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentConsent((await askConsent(deps, actor, params.id, body)).consent, deps.now()),
  )
  route(router, api.preview, { access: 'application.change' }, ({ deps, actor, params, body }) =>
    previewRequestMail(deps, actor, params.id, body.message),
  )
  route(router, api.askSeveral, { access: 'staff' }, ({ deps, actor, body }) => askSeveral(deps, actor, body))
  route(router, api.record, { access: 'application.change' }, async ({ deps, actor, params, body }) => {
    const consent = await recordConsent(deps, actor, params.id, body)
    return { consent: consent && presentConsent(consent, deps.now()) }
  })
  route(router, api.cancel, { access: 'application.change' }, async ({ deps, actor, params }) =>
    presentConsent(await cancelConsent(deps, actor, params.id), deps.now()),
  )
  route(router, api.revokeLink, { access: 'application.change' }, async ({ deps, actor, params }) =>
    presentConsent(await revokeConsentLink(deps, actor, params.id), deps.now()),
  )
  route(router, api.remind, { access: 'application.change' }, async ({ deps, actor, params }) =>
    presentConsent(await remindByStaff(deps, actor, params.id), deps.now()),
  )
  route(router, api.previewReminder, { access: 'application.change' }, ({ deps, actor, params }) =>
    previewReminder(deps, actor, params.id),
  )
  route(router, api.link, { access: 'application.change' }, async ({ deps, actor, params }) => ({
    url: await copyConsentLink(deps, actor, params.id),
  }))
}
