import { notificationsApi as api } from '#contract/api/identity/notifications.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentNotification } from './notifications.present.ts'
import { listNotifications, markAllRead, markRead, unreadNotifications } from './notifications.service.ts'

export function notificationsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, c }) => {
    const { notifications, unread } = await listNotifications(deps, actor)
    c.header('X-Unread-Count', String(unread))
    return notifications.map(presentNotification)
  })
  route(router, api.unread, { access: 'staff' }, ({ deps, actor }) => unreadNotifications(deps, actor))
  route(router, api.markAllRead, { access: 'staff' }, async ({ deps, actor }) => {
    await markAllRead(deps, actor)
    return { success: true as const }
  })
  route(router, api.markRead, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentNotification(await markRead(deps, actor, params.id)),
  )
}
