import { useMutation, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { feedbackApi, type FeedbackItem } from '#contract/api/identity/feedback.ts'
import {
  feedbackPriorities,
  feedbackPriorityLabels,
  feedbackStatuses,
  feedbackStatusLabels,
  feedbackTypeLabels,
} from '#contract/domain/feedback-types.ts'
import type { BodyInput, ResponseOf } from '#contract/endpoint.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type Change = BodyInput<typeof feedbackApi.change>
type Pages = InfiniteData<ResponseOf<typeof feedbackApi.page>>

/** Shows the changed note where it stands; a filter that it no longer fits is applied when the list is read anew. */
function showChanged(changed: FeedbackItem): void {
  queryClient.setQueriesData({ queryKey: queryKey(feedbackApi.page) }, (data: Pages | undefined) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === changed.id ? changed : item)),
          })),
        }
      : data,
  )
}

function useChangeNote(id: number) {
  return useMutation({
    mutationFn: (body: Change) => call(feedbackApi.change, { params: { id }, body }),
    onSuccess: (changed) => {
      showChanged(changed)
      toast({ title: 'Feedback Updated', text: `“${changed.title}” is saved.` })
    },
    onError: (error) =>
      toast({ title: 'Update Failed', text: sentenceOf(error, 'Failed to update feedback'), variant: 'destructive' }),
  })
}

/** One note: what was said and by whom, and what the admins make of it. */
export function FeedbackNote({ note }: { note: FeedbackItem }) {
  const { id, type, title, description, status, priority, author, createdAt } = note
  const { mutate, isPending } = useChangeNote(id)
  const titleId = `feedback-${id}`
  return (
    <article aria-labelledby={titleId} className="rounded-lg border border-rule bg-paper-raised p-4 sm:p-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1fr)_15rem] md:gap-6">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <h2 id={titleId} className="text-lg wrap-anywhere">
              {title}
            </h2>
            <Badge>{feedbackTypeLabels[type]}</Badge>
          </div>
          <p className="mt-0.5 text-xs text-ink-muted wrap-anywhere">
            <Time at={createdAt} show="day" /> · {author ? `${author.name}, ${author.email}` : 'A visitor'}
          </p>
          <p className="mt-3 text-sm whitespace-pre-line wrap-anywhere">{description}</p>
        </div>
        <div className="grid grid-cols-2 content-start gap-3 md:grid-cols-1">
          <Field label="Status">
            <Select
              options={feedbackStatuses.map((value) => ({ value, label: feedbackStatusLabels[value] }))}
              value={status}
              isDisabled={isPending}
              onValueChange={(value) => mutate({ status: value })}
            />
          </Field>
          <Field label="Priority">
            <Select
              options={feedbackPriorities.map((value) => ({ value, label: feedbackPriorityLabels[value] }))}
              value={priority}
              isDisabled={isPending}
              onValueChange={(value) => mutate({ priority: value })}
            />
          </Field>
        </div>
      </div>
      <Notes key={note.adminNotes} note={note} />
    </article>
  )
}

function Notes({ note: { id, title, adminNotes } }: { note: FeedbackItem }) {
  const saved = adminNotes ?? ''
  const [typed, setTyped] = useState(saved)
  const { mutate, isPending, error } = useChangeNote(id)
  return (
    <form
      className="mt-3 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate({ adminNotes: typed })
      }}
    >
      <Field label="Notes" error={error ? sentenceOf(error, 'Failed to update feedback') : undefined}>
        <TextArea
          rows={2}
          placeholder="For admins only"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {typed.trim() === saved ? null : (
        <Button type="submit" size="sm" isBusy={isPending} className="self-start">
          Save notes<span className="sr-only"> on {title}</span>
        </Button>
      )}
    </form>
  )
}
