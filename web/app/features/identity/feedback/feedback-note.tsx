import { useMutation, type InfiniteData } from '@tanstack/react-query'
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
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type Change = BodyInput<typeof feedbackApi.change>
type Pages = InfiniteData<ResponseOf<typeof feedbackApi.page>>

/** Shows the changed note in place, even if it no longer fits the filter; the next read of the list drops it. */
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

const failure = 'Failed to update feedback'

function showSaved(saved: FeedbackItem): void {
  showChanged(saved)
  toast({ title: 'Feedback updated', text: `“${saved.title}” is saved.` })
}

function showFailure(error: unknown): void {
  toast({ title: 'Update Failed', text: sentenceOf(error, failure), variant: 'destructive' })
}

/** One note from a user or visitor, with the admins' status, priority and notes. */
export function FeedbackNote({ note }: { note: FeedbackItem }) {
  const { id, type, title, description, status, priority, author, createdAt } = note
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Change) => call(feedbackApi.change, { params: { id }, body }),
    onSuccess: showSaved,
    onError: showFailure,
  })
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
  const form = useContractForm(feedbackApi.change, {
    defaults: { adminNotes: adminNotes ?? '' },
    params: { id },
    onSaved: showSaved,
    onFailed: showFailure,
    failure,
  })
  return (
    <PageForm
      form={form}
      submitLabel={
        <>
          Save notes<span className="sr-only"> on {title}</span>
        </>
      }
      hidesUnchanged
      submitSize="sm"
      className="mt-3"
    >
      <Field label="Notes" error={form.problem('adminNotes')}>
        <TextArea rows={2} placeholder="For admins only" {...form.register('adminNotes')} />
      </Field>
    </PageForm>
  )
}
