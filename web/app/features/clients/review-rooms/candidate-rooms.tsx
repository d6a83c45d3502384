import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { reviewRoomsApi } from '#contract/api/clients/review-rooms.ts'
import { reviewAnswerLabels } from '#contract/domain/review-rooms.ts'
import { read } from '#web/app/api/query.ts'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { applicationParam } from './review-room-queries.ts'
import { StateBadge } from './room-state-badge.tsx'

/** Review rooms that a candidate is in, with what each client answered. Nothing without a room. */
export function CandidateRooms({ applicationId }: { applicationId: number }) {
  const { data } = useQuery(read(reviewRoomsApi.page, { query: { applicationId, limit: 20 } }))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label="Review rooms" className="flex flex-col gap-1 border-b border-rule pb-4">
      <h4 className="font-medium">Review rooms</h4>
      <ul className="flex flex-col gap-1">
        {data.items.map((room) => {
          const answer = room.items.find((item) => item.applicationId === applicationId)?.answer
          return (
            <li key={room.id} className="flex flex-wrap items-baseline gap-x-2.5">
              <Link to={`${paths.reviewRooms}?${applicationParam}=${applicationId}`} className={linkClass()}>
                {room.firmName}
              </Link>
              <StateBadge room={room} />
              <span className="text-sm text-ink-muted">{answer ? reviewAnswerLabels[answer] : 'No answer'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
