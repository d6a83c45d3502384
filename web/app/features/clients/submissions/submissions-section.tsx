import { useQuery } from '@tanstack/react-query'
import { Archive, CalendarPlus, Pencil, Plus, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import { closedSubmission, defaultSubmissionStatus } from '#contract/domain/submission-statuses.ts'
import { easternDateText, interviewDateText } from '#contract/domain/eastern-time.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { candidateDetail } from '#web/app/features/candidates/applications/candidate-detail.ts'
import { FollowUpDialog } from '#web/app/features/candidates/follow-ups/follow-up-dialog.tsx'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { CloseSubmissionDialog } from './close-submission-dialog.tsx'
import { SubmissionFindings } from './submission-findings.tsx'
import { knownStatus, SubmissionForm, submissionStatusOptions } from './submission-form.tsx'
import { clientSubmissions, useSubmissionChanges } from './submission-queries.ts'

const ConsentList = lazyNamed(() => import('#web/app/features/clients/consents/consent-list.tsx'), 'ConsentList')
const ProfileList = lazyNamed(() => import('#web/app/features/clients/profiles/profile-list.tsx'), 'ProfileList')
const CandidateRooms = lazyNamed(
  () => import('#web/app/features/clients/review-rooms/candidate-rooms.tsx'),
  'CandidateRooms',
)
const EvidenceDialog = lazyNamed(
  () => import('#web/app/features/clients/evidence/evidence-dialog.tsx'),
  'EvidenceDialog',
)

const PriorContactDialog = lazyNamed(() => import('./prior-contact-dialog.tsx'), 'PriorContactDialog')

type Asked =
  | { kind: 'add' | 'evidence' | 'prior' }
  | { kind: 'edit' | 'remove' | 'close' | 'plan'; submission: ClientSubmission }

/** The client companies that a candidate was submitted to, with the status at each. */
export function SubmissionsSection({ applicationId }: { applicationId: number }) {
  const { data, error, refetch, isFetching } = useQuery(clientSubmissions(applicationId))
  const { data: application } = useQuery(candidateDetail(applicationId))
  const [asked, setAsked] = useState<Asked>()
  const ask = (next: Asked) => () => setAsked(next)
  const close = () => setAsked(undefined)

  if (!data && error) {
    return (
      <ErrorState
        title="Failed to fetch client submissions"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    )
  }
  if (!data || !application) return <SkeletonText lines={3} />
  const companies = data.map(({ companyName }) => companyName)
  return (
    <div className="flex flex-col gap-3">
      {/* Above the parts that load later: below them the buttons would move while someone clicks. */}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={ask({ kind: 'add' })}>
          <Plus aria-hidden className="size-4" />
          Add Company
        </Button>
        <Button size="sm" variant="quiet" onClick={ask({ kind: 'prior' })}>
          Record earlier contact
        </Button>
        <Button size="sm" variant="quiet" onClick={ask({ kind: 'evidence' })}>
          <ShieldCheck aria-hidden className="size-4" />
          Evidence
        </Button>
      </div>
      <LazyPart as="section" title="Consent" fallback={<SkeletonText lines={2} />}>
        <ConsentList applicationId={applicationId} firms={[application.job.firmName, ...companies]} />
      </LazyPart>
      <LazyPart as="section" title="Client profiles" fallback={<SkeletonText lines={2} />}>
        <ProfileList applicationId={applicationId} firms={companies} />
      </LazyPart>
      {data.length > 0 ? (
        <LazyPart as="section" title="Review rooms" fallback={null}>
          <CandidateRooms applicationId={applicationId} />
        </LazyPart>
      ) : null}
      {data.length > 0 ? (
        <ul className="flex flex-col divide-y divide-rule">
          {data.map((submission) => (
            <SubmissionRow
              key={submission.id}
              submission={submission}
              onEdit={ask({ kind: 'edit', submission })}
              onRemove={ask({ kind: 'remove', submission })}
              onEnd={ask({ kind: 'close', submission })}
              onPlan={ask({ kind: 'plan', submission })}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">Not submitted to any client company yet.</p>
      )}
      {asked ? <AskedDialog asked={asked} applicationId={applicationId} onClose={close} /> : null}
    </div>
  )
}

type AskedDialogProps = { asked: Asked; applicationId: number; onClose: () => void }

function AskedDialog({ asked, applicationId, onClose }: AskedDialogProps) {
  const { remove } = useSubmissionChanges(applicationId)
  switch (asked.kind) {
    case 'add':
      return <SubmissionForm applicationId={applicationId} submission={undefined} onClose={onClose} />
    case 'evidence':
      return (
        <LazyPart as="dialog" title="Evidence" onClose={onClose}>
          <EvidenceDialog applicationId={applicationId} onClose={onClose} />
        </LazyPart>
      )
    case 'prior':
      return (
        <LazyPart as="dialog" title="Record earlier contact" onClose={onClose}>
          <PriorContactDialog applicationId={applicationId} onClose={onClose} />
        </LazyPart>
      )
    case 'edit':
      return <SubmissionForm applicationId={applicationId} submission={asked.submission} onClose={onClose} />
    case 'close':
      return <CloseSubmissionDialog submission={asked.submission} onClose={onClose} />
    case 'plan': {
      const { id, companyName } = asked.submission
      return <FollowUpDialog about={{ subject: 'submission', subjectId: id, name: companyName }} onClose={onClose} />
    }
    case 'remove':
      return (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => isOpen || onClose()}
          title="Remove company?"
          text={`${asked.submission.companyName} and its notes are removed from this candidate. This can’t be undone.`}
          confirmLabel="Remove company"
          isBusy={remove.isPending}
          error={remove.error ? sentenceOf(remove.error, 'Failed to remove company') : undefined}
          onConfirm={() => remove.mutate(asked.submission, { onSuccess: onClose })}
        />
      )
  }
}

type SubmissionRowProps = {
  submission: ClientSubmission
  onEdit: () => void
  onRemove: () => void
  onEnd: () => void
  onPlan: () => void
}

/** A submission that was added by mistake can be removed for so long. Milliseconds. */
const removableMs = 24 * 3600_000

const isRemovable = ({ sentAt, createdAt }: ClientSubmission) =>
  sentAt === null && Date.now() - Date.parse(createdAt) < removableMs

function SubmissionRow({ submission, onEdit, onRemove, onEnd, onPlan }: SubmissionRowProps) {
  const { id, companyName, notes, interviewDate, createdAt } = submission
  const { change } = useSubmissionChanges(submission.applicationId)
  if (submission.status === closedSubmission) return <ClosedRow submission={submission} />
  const status = knownStatus((change.isPending ? change.variables.body.status : undefined) ?? submission.status)
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <div className="min-w-40 grow basis-40">
          <h4 className="font-medium break-words">{companyName}</h4>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
            Added {easternDateText(createdAt)}
            {submission.isImported ? <Badge>Imported</Badge> : null}
          </p>
        </div>
        <div className="flex grow items-center gap-1 sm:grow-0">
          <Select
            aria-label={`Status at ${companyName}`}
            options={submissionStatusOptions}
            value={status}
            className="sm:w-48"
            // One change at a time, so that the last choice wins.
            onValueChange={(next) => change.isPending || change.mutate({ id, body: { status: next } })}
          />
          <IconButton icon={CalendarPlus} label={`Add a follow-up on ${companyName}`} onClick={onPlan} />
          <IconButton icon={Pencil} label={`Edit ${companyName}`} onClick={onEdit} />
          <IconButton icon={Archive} label={`Close ${companyName}`} onClick={onEnd} />
          {isRemovable(submission) ? (
            <IconButton icon={Trash2} label={`Remove ${companyName}`} onClick={onRemove} />
          ) : null}
        </div>
      </div>
      <SubmissionFindings submission={submission} />
      {status === 'interview_scheduled' ? (
        <p className="flex flex-wrap items-center gap-x-2">
          {interviewDate ? (
            <>
              <span className="text-ink-muted">Interview</span>
              <time dateTime={interviewDate}>{interviewDateText(interviewDate)}</time>
            </>
          ) : (
            <>
              <span className="text-ink-muted">No interview date yet.</span>
              <Button size="sm" aria-label={`Set interview date at ${companyName}`} onClick={onEdit}>
                Set date
              </Button>
            </>
          )}
        </p>
      ) : null}
      {notes ? (
        <p className="max-w-[70ch] wrap-anywhere whitespace-pre-wrap">{notes}</p>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 self-start"
          aria-label={`Add notes on ${companyName}`}
          onClick={onEdit}
        >
          Add notes
        </Button>
      )}
    </li>
  )
}

/** A submission that is over, with the reason. Opening it again starts at the first status. */
function ClosedRow({ submission }: { submission: ClientSubmission }) {
  const { id, companyName, outcomeReason, createdAt } = submission
  const { change } = useSubmissionChanges(submission.applicationId)
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <div className="min-w-40 grow basis-40">
          <h4 className="font-medium break-words">{companyName}</h4>
          <p className="text-xs text-ink-muted">Added {easternDateText(createdAt)}</p>
        </div>
        <Badge>Closed</Badge>
        {submission.isImported ? <Badge>Imported</Badge> : null}
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Reopen ${companyName}`}
          isBusy={change.isPending}
          onClick={() => change.mutate({ id, body: { status: defaultSubmissionStatus } })}
        >
          Reopen
        </Button>
      </div>
      <SubmissionFindings submission={submission} />
      {outcomeReason ? <p className="max-w-[70ch] wrap-anywhere whitespace-pre-wrap">{outcomeReason}</p> : null}
    </li>
  )
}
