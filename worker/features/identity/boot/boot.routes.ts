import { bootApi } from '#contract/api/identity/boot.ts'
import { presentUser } from '#worker/features/identity/auth/sessions.service.ts'
import { unreadNotifications } from '#worker/features/identity/notifications/notifications.service.ts'
import { accessLevels } from '#worker/http/access.ts'
import { signInNeeded } from '#worker/http/errors.ts'
import { route, type Router } from '#worker/http/route.ts'
import { clearSessionCookies } from '#worker/http/session.ts'

/** The first request of the staff area. A stranger's cookies are removed with the refusal, so that the browser asks no more. */
export function bootRoutes(router: Router): void {
  route(router, bootApi.read, { access: 'public' }, async ({ deps, actor, c }) => {
    if (!actor) {
      clearSessionCookies(c)
      throw signInNeeded()
    }
    return {
      user: presentUser(actor),
      unread: accessLevels.staff(actor) ? await unreadNotifications(deps, actor) : null,
    }
  })
}
