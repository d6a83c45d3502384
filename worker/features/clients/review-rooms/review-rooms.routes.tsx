import { renderToString } from 'react-dom/server'
import { reviewRoomColumns, reviewRoomsApi as api } from '#contract/api/clients/review-rooms.ts'
import type { ProfileView } from '#contract/domain/profiles.ts'
import { ProfileSheet } from '#web/site/components/profile-sheet.tsx'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import {
  closeRoom,
  copyRoomLink,
  extendRoom,
  publishRoom,
  remindContact,
  revokeRoomLinks,
} from './publish-room.service.ts'
import { presentRoom } from './review-rooms.present.ts'
import {
  addRoom,
  changeRoom,
  pageRooms,
  readRoom,
  removeDraft,
  reopenAnswer,
  roomChoices,
} from './review-rooms.service.ts'

/** A room is read with all its candidates, so a file takes fewer at once than other lists do. */
const roomsAtOnce = 50

/** The part of the client's page that a profile fills. It is checked before a profile is stored. */
const drawProfile = (profile: ProfileView): string => renderToString(<ProfileSheet profile={profile} />)

/** Mounts the rooms for staff. Services decide who sees and changes which. */
export function reviewRoomsRoutes(router: Router): void {
  // Before the paths with an id, which would match these too.
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, nextCursor } = await pageRooms(deps, actor, query)
    return { items: items.map(presentRoom), nextCursor, isMailOn: deps.mailer !== null }
  })
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Review rooms',
      columns: reviewRoomColumns,
      read: async ({ cursor }) => {
        const { items, nextCursor } = await pageRooms(deps, actor, { ...query, cursor, limit: roomsAtOnce })
        return { items: items.map(presentRoom), nextCursor }
      },
    }),
  )
  route(router, api.choices, { access: 'staff' }, ({ deps, actor }) => roomChoices(deps, actor))
  route(router, api.add, { access: 'staff' }, async ({ deps, actor, body }) =>
    presentRoom(await addRoom({ ...deps, drawProfile }, actor, body)),
  )
  route(router, api.one, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentRoom(await readRoom(deps, actor, params.id)),
  )
  route(router, api.change, { access: 'staff' }, async ({ deps, actor, params, body }) =>
    presentRoom(await changeRoom(deps, actor, params.id, body)),
  )
  route(router, api.publish, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentRoom(await publishRoom(deps, actor, params.id)),
  )
  route(router, api.remind, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentRoom(await remindContact(deps, actor, params.id)),
  )
  route(router, api.extend, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentRoom(await extendRoom(deps, actor, params.id)),
  )
  route(router, api.close, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentRoom(await closeRoom(deps, actor, params.id)),
  )
  route(router, api.revoke, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentRoom(await revokeRoomLinks(deps, actor, params.id)),
  )
  route(router, api.link, { access: 'staff' }, async ({ deps, actor, params }) => ({
    url: await copyRoomLink(deps, actor, params.id),
  }))
  route(router, api.remove, { access: 'staff' }, async ({ deps, actor, params }) => {
    await removeDraft(deps, actor, params.id)
    return { success: true as const }
  })
  route(router, api.reopen, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentRoom(await reopenAnswer(deps, actor, params.id)),
  )
}
