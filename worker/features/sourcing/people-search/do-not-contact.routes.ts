import { doNotContactApi as api, markedColumns, type MarkedPerson } from '#contract/api/sourcing/do-not-contact.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import type { MarkedRow } from './people/do-not-contact.repo.ts'
import { liftMark, pageMarked } from './people/do-not-contact.service.ts'
import { linkableAddress } from '#contract/domain/plain-text.ts'

const presentMarked = ({ markedAt, goneAt, profileUrl, ...row }: MarkedRow): MarkedPerson => ({
  ...row,
  profileUrl: linkableAddress(profileUrl),
  since: (markedAt ?? new Date(0)).toISOString(),
  hasLeft: goneAt !== null,
})

export function doNotContactRoutes(router: Router): void {
  route(router, api.page, { access: 'staff' }, async ({ deps, query }) => {
    const { items, ...rest } = await pageMarked(deps, query)
    return { items: items.map(presentMarked), ...rest }
  })
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Do not contact',
      columns: markedColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageMarked(deps, { ...query, ...place })
        return { items: items.map(presentMarked), nextCursor }
      },
    }),
  )
  route(router, api.lift, { access: 'staff' }, async ({ deps, params }) => {
    await liftMark(deps, params.id)
    return { success: true as const }
  })
}
