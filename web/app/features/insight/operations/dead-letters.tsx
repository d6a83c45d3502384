import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operationsApi, type DeadLetter } from '#contract/api/insight/operations.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { distinctRows, readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

/** Failed tasks that need an admin, page by page. */
export const openDeadLetters = readPages(operationsApi.deadLetters, { state: 'open', limit: 20 })

/** Tasks that failed for good. An admin can retry or remove them. */
export function DeadLetters() {
  const list = useSuspenseInfiniteQuery(openDeadLetters)
  const { data } = list
  const [removing, setRemoving] = useState<DeadLetter>()
  const letters = distinctRows(data.pages)
  const open = data.pages[0]?.counts.open ?? 0
  const refresh = () =>
    Promise.all(
      [operationsApi.deadLetters, operationsApi.health].map((endpoint) =>
        queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }),
      ),
    )
  const retry = useMutation({
    mutationFn: ({ id }: DeadLetter) => call(operationsApi.retryDeadLetter, { params: { id } }),
    onSuccess: ({ task }) => toast({ title: 'Task sent', text: `${task} is back in the queue.` }),
    onError: (error) =>
      toast({
        title: 'Retry failed',
        text: sentenceOf(error, 'The task couldn’t be queued.'),
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ id }: DeadLetter) => call(operationsApi.removeDeadLetter, { params: { id } }),
    onSuccess: () => toast({ title: 'Task removed', text: 'It’s off the list. Its work wasn’t done.' }),
    onError: (error) =>
      toast({
        title: 'Delete Failed',
        text: sentenceOf(error, 'The task couldn’t be removed.'),
        variant: 'destructive',
      }),
    onSettled: () => {
      setRemoving(undefined)
      return refresh()
    },
  })
  return (
    <Card
      title={
        <>
          Failed tasks <span className="text-ink-muted tabular-nums">({open})</span>
        </>
      }
    >
      {letters.length === 0 ? (
        <EmptyState
          title="No failed tasks"
          text="Tasks that fail after every retry appear here with the reason."
          level={3}
        />
      ) : (
        <ul className="divide-y divide-rule">
          {letters.map((letter) => (
            <li key={letter.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-64 text-sm">
                <p className="font-medium wrap-anywhere">{letter.task}</p>
                <p className="wrap-anywhere">{letter.reason ?? 'No reason recorded.'}</p>
                <p className="text-xs wrap-anywhere text-ink-muted">
                  <Time at={letter.createdAt} /> · {letter.payload}
                </p>
              </div>
              <span className="flex gap-2">
                <Button
                  size="sm"
                  isBusy={retry.isPending && retry.variables.id === letter.id}
                  onClick={() => retry.mutate(letter)}
                >
                  Retry<span className="sr-only"> {letter.task}</span>
                </Button>
                <Button size="sm" variant="quiet" onClick={() => setRemoving(letter)}>
                  Remove<span className="sr-only"> {letter.task}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} failed="Couldn’t load more tasks." className="mt-3" />
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(isOpen) => isOpen || setRemoving(undefined)}
        title="Remove this task?"
        text="Its work won’t be done, and you won’t be able to retry it."
        confirmLabel="Remove"
        isBusy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing)}
      />
    </Card>
  )
}
