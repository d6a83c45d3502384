import { feedbackApi, feedbackColumns } from '#contract/api/identity/feedback.ts'
import { callerAddress } from '#worker/http/caller.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentFeedback } from './feedback.present.ts'
import { changeFeedback, pageFeedback, sendFeedback } from './feedback.service.ts'

export function feedbackRoutes(router: Router): void {
  route(router, feedbackApi.send, { access: 'public', status: 201 }, async ({ deps, actor, body, c }) => {
    await sendFeedback(deps, body, { userId: actor?.id ?? null, address: callerAddress(c) })
    return { success: true as const, message: "Thank you for your feedback. We'll review it and get back to you." }
  })
  route(router, feedbackApi.page, { access: 'admin' }, async ({ deps, query }) => {
    const page = await pageFeedback(deps, query)
    return { ...page, items: page.items.map(presentFeedback) }
  })
  route(router, feedbackApi.csv, { access: 'admin' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Feedback',
      columns: feedbackColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageFeedback(deps, { ...query, ...place })
        return { items: items.map(presentFeedback), nextCursor }
      },
    }),
  )
  route(router, feedbackApi.change, { access: 'admin' }, async ({ deps, params, body }) =>
    presentFeedback(await changeFeedback(deps, params.id, body)),
  )
}
