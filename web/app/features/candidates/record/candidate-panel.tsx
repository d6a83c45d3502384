import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import {
  applicationsApi,
  type ApplicationDetail,
  type ApplicationListItem,
} from '#contract/api/candidates/applications.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { isShortcut } from '#web/app/lib/keys.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { SidePanel } from '#web/app/ui/side-panel.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx'
import { AssignmentControl } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { openerId } from '#web/app/features/candidates/applications/candidate-facts.tsx'
import { candidateDetail } from '#web/app/features/candidates/applications/candidate-detail.ts'
import { patchApplication } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { DownloadPdf } from './download-pdf.tsx'
import { RecordSections } from './record-sections.tsx'
import { StatusControl } from '#web/app/features/candidates/status/status-control.tsx'

type CandidatePanelProps = {
  id: number
  /** The row that was opened, shown while the rest is read; absent when the address named it. */
  row: ApplicationListItem | undefined
  isAdmin: boolean
  onClose: () => void
  /** Undefined at the end of the list. */
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
  /** The section of client submissions: they belong to a later area, which the page that shows the panel puts in. */
  submissions: ReactNode
}

/** The open application: everything the applicant sent and everything that happened since. */
export function CandidatePanel({ id, row, isAdmin, onClose, onNext, onPrevious, submissions }: CandidatePanelProps) {
  const { data, error, refetch, isFetching } = useQuery(candidateDetail(id))
  const known = data ?? row
  useViewed(known?.id, known?.unread ?? false)
  useSteps(onNext, onPrevious)
  return (
    <SidePanel
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      returnTo={() => document.querySelector<HTMLElement>(`#${openerId(id)}`)}
      title={known?.applicantName ?? (error ? 'Candidate' : 'Loading…')}
      subtitle={
        known ? (
          <span className="flex flex-wrap items-center gap-2">
            {/* A line must not begin with the dot. */}
            {`${known.job.title}\u00A0· ${known.job.firmName}`}
            {known.isExisting ? <Badge tone="brass">Existing</Badge> : null}
          </span>
        ) : null
      }
      actions={
        <>
          <IconButton icon={ChevronUp} label="Previous candidate (k)" disabled={!onPrevious} onClick={onPrevious} />
          <IconButton icon={ChevronDown} label="Next candidate (j)" disabled={!onNext} onClick={onNext} />
        </>
      }
    >
      <ScrolledToTop key={id}>
        {known ? <Controls application={known} isAdmin={isAdmin} /> : null}
        <RecordBody detail={data} error={error} isRetrying={isFetching} onRetry={() => void refetch()}>
          {submissions}
        </RecordBody>
      </ScrolledToTop>
    </SidePanel>
  )
}

function Controls({ application, isAdmin }: { application: ApplicationListItem; isAdmin: boolean }) {
  return (
    <div className="mb-5 flex flex-wrap gap-x-4 gap-y-2">
      <Control label="Status">
        <StatusControl application={application} />
      </Control>
      {isAdmin ? (
        <Control label="Assigned partner">
          <AssignmentControl application={application} />
        </Control>
      ) : null}
      <DownloadPdf application={application} />
    </div>
  )
}

function Control({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-52 flex-1 flex-col gap-1">
      <span aria-hidden className="text-xs font-medium text-ink-muted">
        {label}
      </span>
      {children}
    </div>
  )
}

type RecordBodyProps = {
  detail: ApplicationDetail | undefined
  error: Error | null
  isRetrying: boolean
  onRetry: () => void
  /** The section of client submissions. */
  children: ReactNode
}

function RecordBody({ detail, error, isRetrying, onRetry, children }: RecordBodyProps) {
  if (detail) return <RecordSections application={detail} submissions={children} />
  if (!error) {
    return (
      <output className="block">
        <VisuallyHidden>Loading the application…</VisuallyHidden>
        <SkeletonText lines={12} />
      </output>
    )
  }
  return (
    <ErrorState
      title={isGone(error) ? 'This application can’t be shown.' : 'Failed to load the application.'}
      text={sentenceOf(error, 'Something unexpected happened.')}
      lost="Nothing was lost."
      requestId={error instanceof ApiError ? error.requestId : undefined}
      {...(isGone(error) ? {} : { onRetry, isRetrying })}
    />
  )
}

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 403)

/** Marks an opened application as read, on the server and in the list. */
function useViewed(id: number | undefined, unread: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id === undefined || !unread) return
    patchApplication(client, id, { unread: false })
    // When this fails, the application stays unread: a second look costs less than an error message.
    call(applicationsApi.viewed, { params: { id } }).catch(() => {})
  }, [client, id, unread])
}

/** `j` and `k` step to the next and the previous application of the list. */
function useSteps(onNext: (() => void) | undefined, onPrevious: (() => void) | undefined): void {
  useEffect(() => {
    function step(event: KeyboardEvent) {
      const go = (isShortcut(event, 'next') && onNext) || (isShortcut(event, 'previous') && onPrevious)
      if (!go) return
      event.preventDefault()
      go()
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [onNext, onPrevious])
}

/** The next record starts at its top, wherever the last one was left. */
function ScrolledToTop({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    content.current?.parentElement?.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={content} className="text-sm">
      {children}
    </div>
  )
}
