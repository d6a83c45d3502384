import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { applicationRepeatsApi, takeableFields, type ApplicationRepeat } from '#contract/api/candidates/repeats.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import { sentenceOf, serverSentenceOr } from '#web/app/api/api-error.ts'
import { call, callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshApplication } from '#web/app/features/candidates/applications/candidate-queries.ts'

type Take = { id: number; what: keyof typeof takeableFields | 'resume' }

/** Later applications under the same email, with their values: staff compare them and copy the right ones. */
export function RepeatsSection({ applicationId }: { applicationId: number }) {
  const client = useQueryClient()
  const input = { params: { id: applicationId } }
  const key = queryKey(applicationRepeatsApi.list, input)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callWithSignal(applicationRepeatsApi.list, signal, input),
  })
  const take = useMutation({
    mutationFn: ({ id, what }: Take) => call(applicationRepeatsApi.take, { params: { id }, body: { what } }),
    onSuccess: (_, { what }) => {
      toast({ title: what === 'resume' ? 'Résumé saved' : `${takeableFields[what]} updated` })
      refreshApplication(client, applicationId)
      void client.invalidateQueries({ queryKey: key })
    },
    onError: (failure) =>
      toast({
        variant: 'destructive',
        title: 'Nothing was changed',
        text: serverSentenceOr(failure, 'Please try again.'),
      }),
  })
  if (!data && error) {
    return (
      <ErrorState
        title="Couldn’t load later applications"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <SkeletonText lines={3} />
  const more = data.total - data.items.length
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">
        Anyone can enter this email in the form, so nothing here replaced the first application.
      </p>
      <ul className="flex flex-col divide-y divide-rule">
        {data.items.map((repeat) => (
          <li key={repeat.id} className="py-3">
            <Repeat repeat={repeat} isBusy={take.isPending} onTake={(what) => take.mutate({ id: repeat.id, what })} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-sm text-ink-muted">{more} older ones aren’t shown.</p> : null}
    </div>
  )
}

type RepeatProps = { repeat: ApplicationRepeat; isBusy: boolean; onTake: (what: Take['what']) => void }

function Repeat({ repeat: { receivedAt, name, values, resume }, isBusy, onTake }: RepeatProps) {
  return (
    <>
      <h4 className="font-medium">Applied again on {easternDateText(receivedAt)}</h4>
      {name === null ? null : <p className="text-sm">As “{name}”</p>}
      <div className="mt-1 flex flex-col gap-2 text-sm">
        {values.map(({ field, value, isFilled }) => (
          <div key={field} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <dl className="min-w-0">
              <dt className="text-xs text-ink-muted">
                {takeableFields[field]}
                {isFilled ? ' (was empty, filled in from here)' : ''}
              </dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">
                {field === 'expectedSalary' ? salaryThousands(Number(value)) : value}
              </dd>
            </dl>
            {isFilled ? null : (
              <Button size="sm" disabled={isBusy} onClick={() => onTake(field)}>
                Use this<span className="sr-only"> {takeableFields[field]}</span>
              </Button>
            )}
          </div>
        ))}
        {resume ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <a className={linkClass()} href={`/api${resume.url}?view=1`} target="_blank" rel="noreferrer">
              Résumé: {resume.name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            {resume.isKept ? (
              <span className="text-xs text-ink-muted">Saved in documents</span>
            ) : (
              <Button size="sm" disabled={isBusy} onClick={() => onTake('resume')}>
                Save as a document
              </Button>
            )}
          </div>
        ) : null}
      </div>
      {values.length === 0 && !resume ? <p className="text-sm text-ink-muted">Nothing changed.</p> : null}
    </>
  )
}
