import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate, useLocation } from 'react-router'
import { jobsApi, type StaffJob } from '#contract/api/jobs/jobs.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { jobState, jobStateLabels } from '#contract/domain/job-dates.ts'
import type { EditJobForm } from '#contract/domain/job-form-rules.ts'
import { jobEventLabels } from '#contract/domain/managed-jobs.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { JobActions } from './job-actions.tsx'
import { JobContact } from './job-contact.tsx'
import { draftKey, clearJobDraft } from './job-draft.ts'
import { JobEditor } from './job-editor.tsx'
import { valuesOf } from './job-form-values.ts'
import { jobDetail, jobHistory, refreshJobs } from './job-queries.ts'

/** The editor of one job, which replaces the list it was opened from. */
export function EditJob({ id }: { id: number }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const user = useCurrentUser()
  const query = useQuery({ ...jobDetail(id), refetchOnMount: 'always' })
  const { data: job, error, isFetching, refetch } = query
  const close = () => void navigate({ search, hash: '' })
  const isGone = error instanceof ApiError && error.status === 404
  if (isGone) {
    return (
      <EmptyState
        title="Job not found"
        text="This job doesn’t exist or has been deleted."
        action={<Button onClick={close}>Back to the list</Button>}
      />
    )
  }
  if (error && !job) {
    return (
      <ErrorState
        title="Failed to fetch job details"
        text={sentenceOf(error, 'The job couldn’t be loaded.')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  // A cached copy may be outdated, so it isn't edited.
  if (!job || !query.isFetchedAfterMount) return <SkeletonRows label="Loading the job..." count={10} />

  async function save(body: EditJobForm) {
    try {
      const saved = await call(jobsApi.update, { params: { id }, body: { ...body, version: job?.version } })
      toast({ title: 'Job Updated!', text: `${saved.title} is saved.` })
      setTimeout(() => {
        refreshJobs()
        close()
      }, 0)
    } catch (failed) {
      toast({ title: 'Update Failed', text: sentenceOf(failed, 'Failed to update job'), variant: 'destructive' })
      throw failed
    }
  }
  async function reload() {
    clearJobDraft(draftKey(user.id, id))
    await queryClient.invalidateQueries({ queryKey: jobDetail(id).queryKey })
  }
  return (
    <>
      <title>{pageTitle('Edit job')}</title>
      <EditorHead job={job} onDeleted={close} />
      <JobEditor
        // A newer version gets a new form.
        key={job.version}
        job={job}
        values={valuesOf(job)}
        submitLabel="Save changes"
        onSave={(form) => save(form)}
        onReload={() => void reload()}
        onCancel={close}
      />
      <History id={id} />
    </>
  )
}

function EditorHead({ job, onDeleted }: { job: StaffJob; onDeleted: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The link that opened the editor disappeared with the list.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-60">
        <h1 ref={heading} tabIndex={-1} className="text-2xl break-words focus-visible:outline-none">
          {job.title}
        </h1>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          {job.firmName} <Badge>{jobStateLabels[jobState(job)]}</Badge>
        </p>
        <JobContact job={job} />
      </div>
      <div className="flex items-center gap-1">
        {job.isActive ? (
          <a href={paths.site.job(job.shortId)} target="_blank" rel="noreferrer" className={buttonClass()}>
            View public page
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : null}
        <JobActions job={job} onDeleted={onDeleted} />
      </div>
    </div>
  )
}

/** The job's events with their authors. */
function History({ id }: { id: number }) {
  const { data: events = [] } = useQuery(jobHistory(id))
  if (events.length === 0) return null
  return (
    <Card title="History" className="mt-6">
      <ol className="flex flex-col gap-1.5 text-sm">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap gap-x-2">
            <span>{jobEventLabels[event.kind]}</span>
            {event.kind !== 'duplicated' && event.detail.length > 0 ? (
              <span className="text-ink-muted">({event.detail.map(fieldName).join(', ')})</span>
            ) : null}
            <span className="text-ink-muted">
              {event.actor ? `by ${event.actor.name}, ` : ''}
              {interviewDateText(event.createdAt)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Spells out a field's name: "salaryMin" becomes "salary min", "contactId" becomes "contact". */
const fieldName = (name: string) => name.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
