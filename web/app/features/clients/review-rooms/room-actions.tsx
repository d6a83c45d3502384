import { useState } from 'react'
import type { ReviewRoom } from '#contract/api/clients/review-rooms.ts'
import { candidateCount } from '#contract/domain/review-rooms.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { useRoomAction, useRoomLink, type RoomAction } from './review-room-queries.ts'

const labels: Record<RoomAction, string> = {
  publish: 'Send to the client',
  remind: 'Remind',
  extend: 'Extend',
  revoke: 'Turn off the link',
  close: 'Close',
  remove: 'Delete draft',
}

const actionsOf = ({ state, hasLink }: ReviewRoom): RoomAction[] => {
  if (state === 'draft') return ['publish', 'remove']
  if (state === 'closed') return []
  return hasLink ? ['remind', 'extend', 'revoke', 'close'] : ['remind', 'close']
}

type Question = { title: string; text: string; label: string; tone?: 'primary' }

/** The question before an action that a client notices or that can't be undone; undefined for the others. */
function questionOf(action: RoomAction, { contact, firmName, items }: ReviewRoom): Question | undefined {
  const who = contact?.name ?? 'The client'
  switch (action) {
    case 'publish':
      return {
        title: 'Send this room?',
        text: `${who} at ${firmName} will get an email with a link to ${candidateCount(items.length)}. It counts as sending each of them to the firm, and can’t be taken back.`,
        label: 'Send the room',
        tone: 'primary',
      }
    case 'revoke':
      return {
        title: 'Turn off the link?',
        text: `${who} can’t open the room anymore, at once. Answers stay, and a reminder brings a new link.`,
        label: 'Turn off the link',
      }
    case 'close':
      return {
        title: 'Close this room?',
        text: `${who} reads that the review is closed and can’t answer anymore. A closed room can’t be opened again.`,
        label: 'Close the room',
      }
    case 'remove':
      return {
        title: 'Delete this draft?',
        text: 'Nobody at the firm has seen it. The profiles stay.',
        label: 'Delete draft',
      }
    default:
      return undefined
  }
}

/** Buttons of a room's actions. Before one that can't be undone, a question. */
export function RoomActions({ room }: { room: ReviewRoom }) {
  const { mutate, isPending, variables, error, reset } = useRoomAction(room.id)
  const link = useRoomLink(room.id)
  const [asked, setAsked] = useState<RoomAction>()
  const question = asked && questionOf(asked, room)
  const choose = (action: RoomAction) => {
    reset()
    if (questionOf(action, room)) setAsked(action)
    else mutate(action)
  }
  return (
    <div className="mt-2 -ml-3 flex flex-wrap gap-x-1">
      {actionsOf(room).map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'publish' ? 'primary' : 'quiet'}
          isBusy={isPending && variables === action}
          onClick={() => choose(action)}
        >
          {labels[action]}
          <span className="sr-only">: {room.firmName}</span>
        </Button>
      ))}
      {room.state === 'open' && !link.data ? (
        <Button size="sm" variant="quiet" isBusy={link.isPending} onClick={() => link.mutate()}>
          Create a link to copy
        </Button>
      ) : null}
      {link.data ? <CopyButton text={link.data.url} label="Copy link" /> : null}
      {asked && question ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
          title={question.title}
          text={question.text}
          confirmLabel={question.label}
          tone={question.tone ?? 'danger'}
          isBusy={isPending}
          error={error ? sentenceOf(error, 'This didn’t work. Please try again.') : undefined}
          onConfirm={() => mutate(asked, { onSuccess: () => setAsked(undefined) })}
        />
      ) : null}
    </div>
  )
}
