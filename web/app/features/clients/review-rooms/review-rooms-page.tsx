import { useState } from 'react'
import { reviewRoomsApi } from '#contract/api/clients/review-rooms.ts'
import { currentUser } from '#web/app/features/identity/auth/current-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { MakeRoomForm } from './make-room-form.tsx'
import { applicationParam, roomPages } from './review-room-queries.ts'
import { ReviewRoomRow } from './review-room-row.tsx'

/** Starts reading while the page's code loads. */
export async function loader(): Promise<null> {
  const user = await currentUser()
  if (user?.status === 'active' && !user.mustSetUpTwoFactor) void queryClient.prefetchInfiniteQuery(roomPages())
  return null
}

/** Rooms in which clients review candidates: what they opened and answered. */
export function ReviewRoomsPage() {
  const [params, setParams] = useSearchParams()
  const applicationId = Number(params.get(applicationParam)) || undefined
  const { list, rows } = usePagedQuery(roomPages(applicationId))
  const [isMaking, setIsMaking] = useState(false)
  const make = <Button onClick={() => setIsMaking(true)}>New review room</Button>
  return (
    <div className="w-full max-w-text">
      <title>{pageTitle('Review rooms')}</title>
      <ListHead title="Review rooms" csv={<CsvLink endpoint={reviewRoomsApi.csv} />} actions={isMaking ? null : make} />
      {applicationId === undefined ? null : (
        <p className="mb-4 text-sm text-ink-muted">
          Rooms with one candidate.{' '}
          <Button size="sm" variant="quiet" onClick={() => setParams({})}>
            Show all rooms
          </Button>
        </p>
      )}
      {isMaking ? <MakeRoomForm onClose={() => setIsMaking(false)} /> : null}
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonRows label="Loading review rooms…" count={4} />}
        failure={{ title: 'Review rooms couldn’t be loaded' }}
        empty={
          <EmptyState
            title="No review rooms yet"
            text="Put submitted candidates into a room, and the client answers on a page without an account."
            action={make}
          />
        }
      >
        <ul className="divide-y divide-rule border-y border-rule">
          {rows.map((room) => (
            <li key={room.id}>
              <ReviewRoomRow room={room} />
            </li>
          ))}
        </ul>
        <ShowMore list={list} failed="The next rooms couldn’t be loaded." className="mt-5 text-center" />
      </ListState>
    </div>
  )
}
