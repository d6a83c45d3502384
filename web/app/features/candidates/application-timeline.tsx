import { useQuery } from '@tanstack/react-query'
import type { ApplicationEvent } from '#contract/api/applications.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { ratingLabel } from '#contract/domain/ratings.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { candidateEvents } from './candidate-queries.ts'

/** Everything that happened to an application, newest first: who, when, what. */
export function ApplicationTimeline({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(candidateEvents(id))
  if (!data && error) {
    return (
      <ErrorState
        title="The timeline could not be read."
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <SkeletonText lines={3} />
  if (data.length === 0) return <p className="text-ink-muted">Nothing has happened yet.</p>
  return (
    <ol className="flex flex-col gap-3 border-l border-rule pl-4">
      {[...data].reverse().map((event) => (
        <li key={event.id}>
          <p>{eventText(event)}</p>
          <p className="text-xs text-ink-muted">
            {event.actor ? `${event.actor.name}, ` : ''}
            <time dateTime={event.createdAt}>{interviewDateText(event.createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** An event in words: "Status: New → Initial screening". A kind of a later version reads as it is stored. */
function eventText({ kind, from, to }: ApplicationEvent): string {
  const arrow = (before: string, after: string) => (before ? `${before} → ${after}` : after)
  const status = (value: string | null) => (value ? statusLabel(value, brandName()) : '')
  switch (kind) {
    case 'applied':
      return 'Applied'
    case 'applied_again':
      return 'Applied again'
    case 'status':
      return `Status: ${arrow(status(from), status(to))}`
    case 'assigned':
      return to ? `Assigned: ${arrow(from ?? 'Unassigned', to)}` : `Unassigned${from ? ` from ${from}` : ''}`
    case 'interview':
      return to ? `Interview: ${arrow(interviewDateText(from), interviewDateText(to))}` : 'Interview date cleared'
    case 'feedback':
      return `Interview feedback: ${ratingLabel(to)}`
    case 'document_added':
      return `Document added: ${to ?? ''}`
    case 'document_removed':
      return `Document deleted: ${from ?? ''}`
    case 'submission_added':
      return `Submitted to ${to ?? 'a company'}`
    case 'submission_changed':
      return `Client submission: ${arrow(from ?? '', to ?? '')}`
    case 'submission_removed':
      return `Company removed: ${from ?? ''}`
    case 'scored':
      return `Match score: ${arrow(from ?? '', to ?? '')}`
    case 'analysed':
      return `Analysis written: ${to ?? ''}%`
    default:
      return [kind.replaceAll('_', ' '), from, to].filter(Boolean).join(' · ')
  }
}
