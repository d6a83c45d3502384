import { rejectionsApi as api } from '#contract/api/candidates/rejections.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { route, type Router } from '#worker/http/route.ts'
import { previewRejectionMail } from './rejection-mails.service.ts'
import { reject, undoRejections } from './rejections.service.ts'

/** Staff reject candidates for a reason, and undo it. */
export function rejectionsRoutes(router: Router): void {
  route(router, api.reasons, { access: 'staff' }, async ({ deps }) => ({
    reasons: (await readSettings(deps)).rejectionReasons,
  }))
  route(router, api.preview, { access: 'application.see' }, ({ deps, actor, params }) =>
    previewRejectionMail(deps, actor, params.id),
  )
  route(router, api.reject, { access: 'staff' }, ({ deps, actor, body }) => reject(deps, actor, body))
  route(router, api.undo, { access: 'staff' }, ({ deps, actor, body }) =>
    undoRejections(
      deps,
      actor,
      body.changes.map(({ id }) => id),
    ),
  )
}
