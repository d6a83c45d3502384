import { composedEmailsApi as api } from '#contract/api/candidates/composed-emails.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { route, type Router } from '#worker/http/route.ts'
import { previewComposed, retryMail, sendComposed } from './composed-emails.service.ts'

/** Staff write emails to candidates. */
export function composedEmailsRoutes(router: Router): void {
  route(router, api.templates, { access: 'staff' }, async ({ deps }) => ({
    templates: (await readSettings(deps)).emailTemplates,
  }))
  route(router, api.preview, { access: 'application.see' }, ({ deps, actor, params, body }) =>
    previewComposed(deps, actor, { id: params.id, ...body }),
  )
  route(router, api.send, { access: 'application.change' }, async ({ deps, actor, params, body }) => {
    await sendComposed(deps, actor, { id: params.id, ...body })
    return { success: true as const }
  })
  route(router, api.retry, { access: 'application.change' }, async ({ deps, actor, params }) => {
    await retryMail(deps, actor, params)
    return { success: true as const }
  })
}
