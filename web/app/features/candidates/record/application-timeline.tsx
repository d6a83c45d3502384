import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CandidateMail } from '#contract/api/candidates/candidate-mails.ts'
import type { ApplicationEvent } from '#contract/api/candidates/applications.ts'
import { composedKind } from '#contract/domain/composed-emails.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { mailDeliveryLabels, type MailDelivery } from '#contract/domain/mail-delivery.ts'
import { mailTemplates, type MailKind } from '#contract/domain/mail-templates.ts'
import { ratingLabel } from '#contract/domain/ratings.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { RetryMail } from '#web/app/features/candidates/status/retry-mail.tsx'
import { WaitingMail } from '#web/app/features/candidates/status/waiting-mail.tsx'
import { candidateEvents, candidateMails } from '#web/app/features/candidates/applications/candidate-queries.ts'

const CandidateMailDialog = lazyNamed(() => import('./candidate-mail-dialog.tsx'), 'CandidateMailDialog')

/** Everything that happened to an application, newest first: who, when, what, and each email to the candidate. */
export function ApplicationTimeline({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(candidateEvents(id))
  const mails = useQuery(candidateMails(id))
  const [open, setOpen] = useState<CandidateMail>()
  if (!data && error) {
    return (
      <ErrorState
        title="Couldn’t load the timeline."
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <SkeletonText lines={3} />
  const entries = [
    ...data.map((event) => ({ at: event.createdAt, key: `event ${event.id}`, event })),
    ...(mails.data ?? []).map((mail) => ({ at: mail.createdAt, key: `mail ${mail.id}`, mail })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <>
      {mails.error && !mails.data ? (
        <p className="mb-3 text-xs text-danger">
          The emails to the candidate couldn’t be loaded.{' '}
          <Button size="sm" variant="quiet" isBusy={mails.isFetching} onClick={() => void mails.refetch()}>
            Retry
          </Button>
        </p>
      ) : null}
      {entries.length === 0 ? <p className="text-ink-muted">No activity yet.</p> : null}
      <ol className="flex flex-col gap-3 border-l border-rule pl-4 empty:hidden">
        {entries.reverse().map((entry) => (
          <li key={entry.key}>
            {'event' in entry ? (
              <>
                <p>{eventText(entry.event)}</p>
                <p className="text-xs text-ink-muted">
                  {entry.event.actor ? `${entry.event.actor.name}, ` : ''}
                  <time dateTime={entry.at}>{interviewDateText(entry.at)}</time>
                </p>
              </>
            ) : (
              <MailEntry applicationId={id} mail={entry.mail} onOpen={() => setOpen(entry.mail)} />
            )}
          </li>
        ))}
      </ol>
      {open ? (
        <LazyPart as="dialog" title="The email" onClose={() => setOpen(undefined)}>
          <CandidateMailDialog applicationId={id} mail={open} onClose={() => setOpen(undefined)} />
        </LazyPart>
      ) : null}
    </>
  )
}

type MailEntryProps = { applicationId: number; mail: CandidateMail; onOpen: () => void }

/** An email to the candidate with its delivery state. */
function MailEntry({ applicationId, mail, onOpen }: MailEntryProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere">Email: {mail.kind === composedKind ? mail.subject : mail.label}</span>
        <Badge tone={deliveryTones[mail.delivery]}>{mailDeliveryLabels[mail.delivery]}</Badge>
        <RetryMail applicationId={applicationId} mail={mail} />
        <Button size="sm" variant="quiet" onClick={onOpen}>
          View<span className="sr-only"> email: {mail.subject}</span>
        </Button>
      </p>
      <p className="text-xs wrap-anywhere text-ink-muted">
        {mail.author ? `${mail.author}, to` : 'To'} {mail.to},{' '}
        <time dateTime={mail.createdAt}>{interviewDateText(mail.createdAt)}</time>
      </p>
      <WaitingMail applicationId={applicationId} mail={mail} />
      {mail.reason && mail.delivery !== 'sent' && mail.delivery !== 'delivered' ? (
        <p className="text-xs wrap-anywhere text-ink-muted">{mail.reason}</p>
      ) : null}
    </>
  )
}

const deliveryTones = {
  queued: 'neutral',
  sent: 'info',
  delivered: 'success',
  bounced: 'danger',
  failed: 'danger',
  not_sent: 'warning',
  canceled: 'neutral',
} as const satisfies Record<MailDelivery, BadgeTone>

const arrow = (before: string, after: string) => (before ? `${before} → ${after}` : after)
const statusName = (value: string) => (value ? statusLabel(value, brandName()) : '')

/** The sentence for each kind of event, from its values before and after. */
const eventTexts: Record<string, (from: string, to: string) => string> = {
  applied: () => 'Applied',
  added_by_staff: (_, to) => `Added by staff${to ? `: ${statusName(to)}` : ''}`,
  note: (_, to) => `Note: ${to}`,
  corrected: (_, to) => `Corrected: ${to}`,
  applied_again: () => 'Applied again',
  status: (from, to) => `Status: ${arrow(statusName(from), statusName(to))}`,
  assigned: (from, to) =>
    to ? `Assigned: ${arrow(from || 'Unassigned', to)}` : `Unassigned${from ? ` from ${from}` : ''}`,
  interview: (from, to) =>
    to ? `Interview: ${arrow(interviewDateText(from || null), interviewDateText(to))}` : 'Interview date cleared',
  interview_round: (from, to) =>
    to
      ? `Interview round: ${arrow(interviewDateText(from || null), interviewDateText(to))}`
      : 'Interview round canceled',
  interview_details: (_, to) => `Interview details changed${to ? `: ${to}` : ''}`,
  feedback: (_, to) => `Interview feedback: ${ratingLabel(to || null)}`,
  document_added: (_, to) => `Document added: ${to}`,
  document_removed: (from) => `Document deleted: ${from}`,
  submission_added: (_, to) => `Submitted to ${to || 'a company'}`,
  submission_imported: (_, to) => `Submission to ${to || 'a company'} imported`,
  submission_changed: (from, to) => `Client submission: ${arrow(from, to)}`,
  submission_removed: (from) => `Company removed: ${from}`,
  submission_blocked: (_, to) => `Submission stopped: ${to}`,
  submission_closed: (from, to) => `Submission to ${from} closed: ${to}`,
  moved_by_submission: (_, to) => `Moved by the submission to ${to || 'a company'}`,
  repeat_taken: (_, to) => `Copied from a later application: ${to}`,
  scored: (from, to) => `Match score: ${arrow(from, to)}`,
  analyzed: (_, to) => `Analysis written: ${to}%`,
  submission_sent: (_, to) => `Sent to ${to}`,
  submission_received: (_, to) => `Received by ${to}`,
  consent_requested: (_, to) => `Asked for consent: ${to}`,
  consent_given: (_, to) => `Consent given: ${to}`,
  consent_declined: (_, to) => `Consent declined: ${to}`,
  consent_withdrawn: (_, to) => `Consent withdrawn: ${to}`,
  consent_cancelled: (from) => `Request for consent canceled: ${from}`,
  review_sent: (_, to) => `Sent in a review room: ${to}`,
  review_opened: (_, to) => `Review room opened: ${to}`,
  review_answered: (_, to) => `Client answered: ${to}`,
  profile_made: () => 'Client profile (PDF) created',
  rejected: (_, to) => `Reason: ${to}`,
  not_emailed: (_, to) =>
    `Candidate not emailed${to in mailTemplates ? `: ${mailTemplates[to as MailKind].label}` : ''}`,
}

/** The sentence for an event: "Status: New → Initial screening". A kind of a later version is shown as it is stored. */
function eventText({ kind, from, to }: ApplicationEvent): string {
  const text = Object.hasOwn(eventTexts, kind) ? eventTexts[kind] : undefined
  return text ? text(from ?? '', to ?? '') : [kind.replaceAll('_', ' '), from, to].filter(Boolean).join(' · ')
}
