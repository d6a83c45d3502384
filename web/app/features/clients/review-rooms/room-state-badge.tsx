import type { ReviewRoom } from '#contract/api/clients/review-rooms.ts'
import { Badge } from '#web/app/ui/badge.tsx'

/** State of a room: what it's waiting for. */
export function StateBadge({ room }: { room: ReviewRoom }) {
  if (room.state === 'draft') return <Badge tone="neutral">Draft</Badge>
  if (room.state === 'closed') return <Badge tone="neutral">Closed</Badge>
  if (!room.hasLink) return <Badge tone="warning">Link over</Badge>
  const missing = room.items.filter(({ answer }) => answer === null).length
  if (missing === 0) return <Badge tone="success">Answered</Badge>
  return <Badge tone="info">{room.openedAt ? `${missing} to answer` : 'Not opened'}</Badge>
}
