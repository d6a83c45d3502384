import type { ReviewItem, ReviewRoom } from '#contract/api/clients/review-rooms.ts'
import { lastDayText } from '#contract/domain/consents.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { mailDeliveryLabels } from '#contract/domain/mail-delivery.ts'
import { passReasonLabels, reviewAnswerLabels, type ReviewAnswer } from '#contract/domain/review-rooms.ts'
import { paths } from '#web/app/paths.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { Link } from 'react-router'
import { StateBadge } from './room-state-badge.tsx'
import { RoomActions } from './room-actions.tsx'
import { useReopen } from './review-room-queries.ts'

/** A review room: whom it is for, what became of it, and the answers. */
export function ReviewRoomRow({ room }: { room: ReviewRoom }) {
  const titleId = `room-${room.id}`
  return (
    <article aria-labelledby={titleId} className="py-4">
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <h2 id={titleId} className="text-lg wrap-anywhere">
          {room.firmName}
        </h2>
        <StateBadge room={room} />
        <span className="text-sm text-ink-muted wrap-anywhere">{room.title}</span>
      </div>
      <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">{receiverText(room)}</p>
      <p className="text-sm text-ink-muted">{historyText(room)}</p>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {room.items.map((item) => (
          <ItemRow key={item.id} item={item} isOpen={room.state === 'open' && room.mayChange} />
        ))}
      </ul>
      {room.mayChange ? (
        <RoomActions room={room} />
      ) : (
        <p className="mt-2 text-sm text-ink-muted">Another recruiter’s candidates are in this room: an admin acts.</p>
      )}
    </article>
  )
}

const receiverText = ({ contact, createdBy, isForwarded, delivery }: ReviewRoom): string =>
  [
    contact ? `For ${contact.name}${contact.email ? `, ${contact.email}` : ''}` : 'The contact was deleted',
    isForwarded ? 'forwarded by a colleague' : createdBy && `by ${createdBy}`,
    delivery && `Email: ${mailDeliveryLabels[delivery]}`,
  ]
    .filter(Boolean)
    .join(' · ')

function historyText({ publishedAt, openedAt, opens, remindedAt, expiresAt, closedAt }: ReviewRoom): string {
  if (!publishedAt) return 'Not sent yet'
  return [
    `Sent ${interviewDateText(publishedAt)}`,
    openedAt ? `opened ${interviewDateText(openedAt)}` : 'not opened',
    opens > 0 && `page seen ${opens} ${opens === 1 ? 'time' : 'times'}`,
    remindedAt && `reminded ${interviewDateText(remindedAt)}`,
    closedAt
      ? `closed ${interviewDateText(closedAt)}`
      : expiresAt && `open through ${lastDayText(new Date(expiresAt))}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const tones: Record<ReviewAnswer, BadgeTone> = {
  interview: 'success',
  pass: 'danger',
  hold: 'warning',
  question: 'info',
}

function ItemRow({ item, isOpen }: { item: ReviewItem; isOpen: boolean }) {
  const { candidate, applicationId, answer, reason, text, slots, answeredAt, others } = item
  const { mutate, isPending } = useReopen()
  return (
    <li className="py-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link to={`${paths.candidates}?selected=${applicationId}&tab=submissions`} className={linkClass()}>
          {candidate}
        </Link>
        <span className="text-ink-muted">{item.jobTitle}</span>
        <span className="text-ink-muted">{profileText(item)}</span>
        {answer ? <Badge tone={tones[answer]}>{reviewAnswerLabels[answer]}</Badge> : <Badge>No answer</Badge>}
        {answeredAt ? <span className="text-xs text-ink-muted">{interviewDateText(answeredAt)}</span> : null}
        {answer && isOpen ? (
          <Button size="sm" variant="quiet" isBusy={isPending} onClick={() => mutate(item.id)}>
            Reopen<span className="sr-only"> the answer about {candidate}</span>
          </Button>
        ) : null}
      </div>
      {reason ? <p>{passReasonLabels[reason]}</p> : null}
      {slots.length > 0 ? <p>Times: {slots.map((slot) => interviewDateText(slot)).join('; ')}</p> : null}
      {text ? <p className="whitespace-pre-line wrap-anywhere">“{text}”</p> : null}
      {others.map((other) => (
        <p key={other.contact + other.answeredAt} className="text-ink-muted">
          {other.contact} said {reviewAnswerLabels[other.answer].toLowerCase()} on {interviewDateText(other.answeredAt)}
          .
        </p>
      ))}
    </li>
  )
}

/** "P-7F3K2M, blind": what the client reads about a candidate. */
const profileText = ({ profile }: ReviewItem): string =>
  profile ? `${profile.code}${profile.isBlind ? ', blind' : ''}` : 'Profile retired, not shown'
