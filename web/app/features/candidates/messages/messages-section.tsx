import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { CandidateMessage } from '#contract/api/candidates/messages.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { MessageInput } from './message-input.tsx'
import { MessageItem, messageElementId } from './message-item.tsx'
import { mention } from './mentions.ts'
import { mentionablePeople, messageThread, useSendMessage } from './message-queries.ts'

/** Newest messages of a long thread that are shown at first. */
const shownAtFirst = 20

type MessagesSectionProps = {
  applicationId: number
  /** Focuses the field of a new message whenever it changes; 0 for never. */
  focusRequest?: number
}

/** Messages between staff about a candidate, with a form to write one. */
export function MessagesSection({ applicationId, focusRequest = 0 }: MessagesSectionProps) {
  const { data, error, refetch, isFetching } = useQuery(messageThread(applicationId))
  const user = useCurrentUser()
  const marked = useLinkedMessage(data, refetch)
  const [isWhole, setIsWhole] = useState(false)
  const [editing, setEditing] = useState<number>()
  const names = useNames(applicationId, data)

  if (!data && error) {
    return (
      <ErrorState
        title="Failed to fetch messages"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    )
  }
  if (!data) return <SkeletonText lines={4} />
  const earlier = isWhole ? 0 : Math.max(0, data.length - shownAtFirst)
  const isMarkedEarlier = data.slice(0, earlier).some(({ id }) => id === marked)
  const shown = isMarkedEarlier ? data : data.slice(earlier)
  return (
    <div className="flex flex-col gap-3">
      {shown.length < data.length ? (
        <Button size="sm" className="self-center" onClick={() => setIsWhole(true)}>
          Show {earlier} earlier {earlier === 1 ? 'message' : 'messages'}
        </Button>
      ) : null}
      {shown.length > 0 ? (
        <ol className="-mx-2 flex flex-col gap-1">
          {shown.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              names={names}
              isOwn={message.senderId === user.id}
              isMarked={message.id === marked}
              isEditing={message.id === editing}
              onEdit={() => setEditing(message.id)}
              onEditEnd={() => setEditing(undefined)}
            />
          ))}
        </ol>
      ) : (
        <p className="text-ink-muted">No messages yet. Write the first one below.</p>
      )}
      <Composer key={applicationId} applicationId={applicationId} userId={user.id} focusRequest={focusRequest} />
    </div>
  )
}

/** Names of the people whom messages mention, by email. */
function useNames(applicationId: number, messages: readonly CandidateMessage[] = []): ReadonlyMap<string, string> {
  const hasMentions = messages.some(({ message }) => mention.test(message))
  const { data: people = [] } = useQuery({ ...mentionablePeople(applicationId), enabled: hasMentions })
  const senders = messages.map(({ sender }) => sender)
  return new Map([...people, ...senders].map(({ email, name }) => [email.toLowerCase(), name]))
}

/** Unsent texts, kept until the page is closed: stepping to another candidate and back must not lose them. */
const drafts = new Map<string, string>()

type ComposerProps = { applicationId: number; userId: number; focusRequest: number }

function Composer({ applicationId, userId, focusRequest }: ComposerProps) {
  const draft = `${userId} ${applicationId}`
  const [text, setText] = useState(() => drafts.get(draft) ?? '')
  const textArea = useRef<HTMLTextAreaElement>(null)
  const { mutate, isPending } = useSendMessage(applicationId)

  useEffect(() => {
    if (focusRequest > 0) textArea.current?.focus()
  }, [focusRequest])

  function change(next: string) {
    setText(next)
    if (next) drafts.set(draft, next)
    else drafts.delete(draft)
  }
  function send() {
    if (isPending || !text.trim()) return
    mutate(text, {
      // Text typed since then stays.
      onSuccess: () => textArea.current?.value === text && change(''),
    })
    textArea.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={submit}
      className="sticky bottom-0 flex flex-col gap-2 border-t border-rule bg-paper-raised pt-3 pb-4"
    >
      <MessageInput
        applicationId={applicationId}
        label="Message"
        value={text}
        onValueChange={change}
        onSend={send}
        textArea={textArea}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-ink-muted">Type @ to mention someone. Press Ctrl+Enter or ⌘+Enter to send.</p>
        <Button type="submit" size="sm" variant="primary" isBusy={isPending}>
          Send
        </Button>
      </div>
    </form>
  )
}

/**
 * The message that the address names. It is scrolled to and marked once it is there, and then removed from the address, so
 * that a reload or a copied address doesn't jump again. A message newer than the thread that was read is read first.
 */
function useLinkedMessage(
  thread: readonly CandidateMessage[] | undefined,
  refetch: () => Promise<{ data: readonly CandidateMessage[] | undefined }>,
): number | undefined {
  const [params, setParams] = useSearchParams()
  const [marked, setMarked] = useState<number>()
  const wanted = params.get('messageId')
  const isRead = thread !== undefined
  const latest = useRef(thread)
  useEffect(() => {
    latest.current = thread
  })

  useEffect(() => {
    if (wanted === null || !isRead) return undefined
    let isCurrent = true
    const has = (messages: readonly CandidateMessage[] | undefined) => messages?.some(({ id }) => String(id) === wanted)
    async function follow() {
      const isThere = has(latest.current) || has((await refetch()).data)
      if (!isCurrent) return
      if (isThere) setMarked(Number(wanted))
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete('messageId')
          next.set('tab', 'messages')
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    }
    void follow()
    return () => {
      isCurrent = false
    }
  }, [wanted, isRead, refetch, setParams])

  useEffect(() => {
    if (marked === undefined) return
    const element = document.querySelector<HTMLElement>(`#${messageElementId(marked)}`)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'center' })
  }, [marked])
  return marked
}
