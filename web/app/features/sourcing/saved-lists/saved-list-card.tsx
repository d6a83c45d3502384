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
import { AlertLine } from '#web/app/ui/alert-line.tsx'
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

/** A saved list: its candidate, submitter and first jobs, the rest on request. An admin can decide a pending one. */
export function SavedListCard({ card, mayDecide }: { card: CardData; mayDecide: boolean }) {
  const { id, candidateName, status, submitter, createdAt } = card
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
      <Review card={card} mayDecide={mayDecide} />
    </article>
  )
}

function Review({ card, mayDecide }: { card: CardData; mayDecide: boolean }) {
  const { status, reviewer, reviewedAt, adminNotes } = card
  if (mayReviewSavedList(status)) {
    if (mayDecide) return <Decision card={card} />
    return <p className="mt-4 border-t border-rule pt-3 text-xs text-ink-muted">Waiting for admin review</p>
  }
  return (
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
        <AlertLine className="mt-1">{sentenceOf(whole.error, 'The other jobs couldn’t be loaded.')}</AlertLine>
      ) : null}
    </>
  )
}

/** One posting. On an approved list, an admin can create a job from it. */
function Job({ job: { title, url, source, snippet, isThere, jobId }, mayMake }: { job: KeptJob; mayMake: boolean }) {
  return (
    <li className="text-sm">
      <a
        href={url}
        target="_blank"
        rel="noreferrer nofollow"
        className={`${linkClass('quiet')} touch-target inline-block py-0.5 font-medium wrap-anywhere`}
      >
        {title}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {isThere === false ? (
        <span className="ml-2">
          <Badge tone="warning">Posting removed</Badge>
        </span>
      ) : null}
      {source ? <p className="text-xs text-ink-muted wrap-anywhere">{source}</p> : null}
      {snippet ? <p className="mt-0.5 line-clamp-2 text-xs text-ink-muted wrap-anywhere">{snippet}</p> : null}
      {jobId === null ? null : (
        <Link to={paths.jobEditor(jobId)} className={`${linkClass()} touch-target inline-block py-1 text-xs`}>
          Open the job<span className="sr-only"> {title}</span>
        </Link>
      )}
      {jobId === null && mayMake && isThere !== false ? (
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
    // After a refusal too: someone else decided first, and the card shows their decision.
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
