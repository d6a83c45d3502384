import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { CandidateMessage } from '#contract/api/candidates/messages.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { roleLabels } from '#contract/domain/roles.ts'
import { Avatar } from '#web/app/ui/avatar.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { MessageInput } from './message-input.tsx'
import { mention } from './mentions.ts'
import { useEditMessage } from './message-queries.ts'

type MessageItemProps = {
  message: CandidateMessage
  /** Names of colleagues by their email in lower case. */
  names: ReadonlyMap<string, string>
  isOwn: boolean
  /** True for the message that a link led to. */
  isMarked: boolean
  isEditing: boolean
  onEdit: () => void
  onEditEnd: () => void
}

/** One message; users can edit their own in place. */
export function MessageItem({ message, names, isOwn, isMarked, isEditing, onEdit, onEditEnd }: MessageItemProps) {
  const { sender, createdAt, editedAt } = message
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <li
      id={messageElementId(message.id)}
      tabIndex={-1}
      className={cx(
        'flex gap-3 rounded-md border-l-3 p-2',
        isMarked ? 'border-brass bg-paper-sunk' : 'border-transparent',
      )}
    >
      <Avatar name={sender.name} size="sm" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{sender.name}</span>
          <span className="text-xs break-all text-ink-muted">
            {sender.email} · {roleLabels[sender.role]}
          </span>
        </p>
        <p className="text-xs text-ink-muted">
          <time dateTime={createdAt}>{interviewDateText(createdAt)}</time>
          {editedAt ? (
            <>
              {' · '}
              <time dateTime={editedAt} title={interviewDateText(editedAt)}>
                edited
              </time>
            </>
          ) : null}
          {isMarked ? ' · linked message' : ''}
        </p>
        {isEditing ? (
          <EditForm message={message} onEnd={onEditEnd} />
        ) : (
          <>
            <p className="mt-1 max-w-[70ch] wrap-anywhere whitespace-pre-wrap">
              {withMentions(message.message, names)}
            </p>
            {isOwn ? (
              <Button
                ref={editButton}
                variant="quiet"
                size="sm"
                className="mt-1 -ml-3"
                aria-label={`Edit message of ${interviewDateText(createdAt)}`}
                onClick={onEdit}
              >
                Edit
              </Button>
            ) : null}
          </>
        )}
      </div>
    </li>
  )
}

/** The id of a message's element, to scroll to. */
export const messageElementId = (id: number) => `message-${id}`

function EditForm({ message, onEnd }: { message: CandidateMessage; onEnd: () => void }) {
  const [text, setText] = useState(message.message)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const { mutate, isPending } = useEditMessage(message.applicationId)
  useEffect(() => {
    const area = textArea.current
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])

  function save() {
    if (isPending || !text.trim()) return
    if (text.trim() === message.message) onEnd()
    else mutate({ id: message.id, message: text }, { onSuccess: onEnd })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit} className="mt-1 flex flex-col gap-2">
      <MessageInput
        applicationId={message.applicationId}
        label="Edit your message"
        value={text}
        onValueChange={setText}
        onSend={save}
        onCancel={() => isPending || onEnd()}
        textArea={textArea}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" disabled={isPending} onClick={onEnd}>
          Cancel
        </Button>
        <Button type="submit" size="sm" variant="primary" isBusy={isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}

/** Mentions as they are stored, by email. They are shown by name. */
function withMentions(text: string, names: ReadonlyMap<string, string>) {
  return text.split(mention).map((part, at) =>
    at % 2 === 1 ? (
      // The parts of one text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="font-medium text-accent" title={part.slice(1)}>
        @{names.get(part.slice(1).toLowerCase()) ?? part.slice(1)}
      </span>
    ) : (
      part
    ),
  )
}
