import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { savedListsApi, type KeptJob, type SavedListCard as CardData } from '#contract/api/sourcing/saved-lists.ts'
import {
  mayReviewSavedList,
  savedListStatusLabels,
  type SavedListStatus,
} from '#contract/domain/saved-list-statuses.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { MakeJob } from '#web/app/features/jobs/jobs/make-job.tsx'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const tones = {
  pending: 'warning',
  reviewed: 'info',
  approved: 'success',
  rejected: 'danger',
} as const satisfies Record<SavedListStatus, BadgeTone>

/** One list: for whom, by whom and when, its first jobs and the rest on request; an admin can decide a pending one. */
export function SavedListCard({ card, mayDecide }: { card: CardData; mayDecide: boolean }) {
  const { id, candidateName, status, submitter, reviewer, createdAt, reviewedAt, adminNotes } = card
  const titleId = `saved-list-${id}`
  return (
    <article aria-labelledby={titleId} className="rounded-lg border border-rule bg-paper-raised p-4 sm:p-5">
      <header className="flex items-start justify-between gap-3">
        <h2 id={titleId} className="min-w-0 text-lg wrap-anywhere">
          {candidateName}
        </h2>
        <Badge tone={tones[status]}>{savedListStatusLabels[status]}</Badge>
      </header>
      <p className="mt-0.5 text-xs text-ink-muted">
        <Time at={createdAt} show="day" />
        {mayDecide ? ` · by ${submitter.name}` : ''}
      </p>
      <Jobs card={card} />
      {mayReviewSavedList(status) && mayDecide ? (
        <Decision card={card} />
      ) : mayReviewSavedList(status) ? (
        <p className="mt-4 border-t border-rule pt-3 text-xs text-ink-muted">Waits for an admin to review it</p>
      ) : (
        <footer className="mt-4 border-t border-rule pt-3 text-sm">
          <p className="text-xs text-ink-muted">
            {savedListStatusLabels[status]}
            {reviewer ? ` by ${reviewer.name}` : ''}
            {reviewedAt ? (
              <>
                {' '}
                on <Time at={reviewedAt} show="day" />
              </>
            ) : null}
          </p>
          {adminNotes ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{adminNotes}</p> : null}
        </footer>
      )}
    </article>
  )
}

function Jobs({ card: { id, firstJobs, jobCount, candidateName, status } }: { card: CardData }) {
  const { role } = useCurrentUser()
  const [isWhole, setIsWhole] = useState(false)
  const whole = useQuery({ ...read(savedListsApi.byId, { params: { id } }), enabled: isWhole })
  const jobs = whole.data?.jobData ?? firstJobs
  const rest = jobCount - firstJobs.length
  return (
    <>
      <ul className="mt-3 flex flex-col gap-2.5">
        {jobs.map((job, at) => (
          <Job key={at} job={job} mayMake={role === 'admin' && status === 'approved'} />
        ))}
      </ul>
      {rest > 0 && !whole.data ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3"
          isBusy={whole.isFetching}
          onClick={() => (isWhole ? void whole.refetch() : setIsWhole(true))}
        >
          +{rest} more<span className="sr-only"> for {candidateName}</span>
        </Button>
      ) : null}
      {whole.isError ? (
        <p role="alert" className="mt-1 text-xs text-danger">
          {sentenceOf(whole.error, 'The other jobs could not be loaded.')}
        </p>
      ) : null}
    </>
  )
}

/** One posting: whether it is still there, and, where the list is approved, the way to a job of our own. */
function Job({ job: { title, url, source, snippet, isThere, jobId }, mayMake }: { job: KeptJob; mayMake: boolean }) {
  return (
    <li className="text-sm">
      <a
        href={url}
        target="_blank"
        rel="noreferrer nofollow"
        className={`${linkClass('quiet')} font-medium wrap-anywhere`}
      >
        {title}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {isThere === false ? (
        <span className="ml-2">
          <Badge tone="warning">Posting is gone</Badge>
        </span>
      ) : null}
      {source ? <p className="text-xs text-ink-muted wrap-anywhere">{source}</p> : null}
      {snippet ? <p className="mt-0.5 line-clamp-2 text-xs text-ink-muted wrap-anywhere">{snippet}</p> : null}
      {jobId !== null ? (
        <Link to={paths.jobEditor(jobId)} className={`${linkClass()} text-xs`}>
          Open the job<span className="sr-only"> {title}</span>
        </Link>
      ) : mayMake && isThere !== false ? (
        <div className="-ml-3">
          <MakeJob url={url} title={title} />
        </div>
      ) : null}
    </li>
  )
}

function Decision({ card: { id, candidateName } }: { card: CardData }) {
  const [adminNotes, setAdminNotes] = useState('')
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (status: 'approved' | 'rejected') =>
      call(savedListsApi.decide, { params: { id }, body: { status, adminNotes } }),
    onSuccess: ({ status }) =>
      toast({
        title: 'Status Updated',
        text: `The list for ${candidateName} is ${savedListStatusLabels[status].toLowerCase()}.`,
      }),
    onError: (failed) =>
      toast({ title: 'Update Failed', text: sentenceOf(failed, 'Failed to update status'), variant: 'destructive' }),
    // Also after a refusal: somebody else was faster, and the card shows what they decided.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(savedListsApi.page) }),
  })
  const decide = (status: 'approved' | 'rejected') => isPending || mutate(status)
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-rule pt-3">
      <Field label="Admin notes" error={error ? sentenceOf(error, 'Failed to update status') : undefined}>
        <TextArea rows={2} value={adminNotes} onChange={(event) => setAdminNotes(event.target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button
          variant="primary"
          size="sm"
          isBusy={isPending && variables === 'approved'}
          onClick={() => decide('approved')}
        >
          Approve<span className="sr-only"> the list for {candidateName}</span>
        </Button>
        <Button size="sm" isBusy={isPending && variables === 'rejected'} onClick={() => decide('rejected')}>
          Reject<span className="sr-only"> the list for {candidateName}</span>
        </Button>
      </div>
    </div>
  )
}
