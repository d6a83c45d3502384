import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { applicationsApi, type ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { candidateDetail } from '#web/app/features/candidates/applications/candidate-detail.ts'
import { ExistingBadge, MatchBadge, openerId } from '#web/app/features/candidates/applications/candidate-facts.tsx'
import { patchApplication } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { useMedia } from '#web/app/lib/use-media.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { SidePanel } from '#web/app/ui/side-panel.tsx'
import { Skeleton } from '#web/app/ui/skeleton.tsx'
import { ApplicationTimeline } from './activity-tab.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import { MessagesSection } from './messages-tab.tsx'
import { RecordActions, useRecordActions } from './record-actions.tsx'
import { RecordBody } from './record-body.tsx'
import { RecordHead } from './record-head.tsx'
import { useRecordTab, type RecordTab } from './record-tabs.ts'
import { ResumeViewer } from './resume-viewer.tsx'
import { useShortcuts } from '#web/app/lib/use-shortcuts.ts'

type CandidatePanelProps = {
  id: number
  /** The row that was opened, shown while the rest is read; absent when the address named it. */
  row: ApplicationListItem | undefined
  isAdmin: boolean
  onClose: () => void
  /** The next record, which is read ahead; undefined at the end of the list. */
  nextId: number | undefined
  /** Undefined at the end of the list. */
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
  /** The section of client submissions: they belong to a later area, which the page that shows the record puts in. */
  submissions: ReactNode
  /** Opens the form of a client company. */
  onSubmit: () => void
}

/** The open application: what it takes to decide about it, everything the applicant sent and what happened since. */
export function CandidatePanel(props: CandidatePanelProps) {
  const { id, row, isAdmin, onClose, nextId, onNext, onPrevious, onSubmit } = props
  const { known, detail, failure, name, isReading } = useRecord(id, row)
  const isReady = detail !== undefined
  const isWide = useMedia('(width >= 80rem)')
  const isPhone = useMedia('(width < 48rem)')
  const [tab, setTab] = useRecordTab()
  const { focusRequest, write } = useWriting(id, setTab)
  const acting = useRecordActions({ application: known, onSubmit })
  useViewed(known?.id, known?.unread ?? false, isReading)
  useShortcuts({
    next: onNext,
    previous: onPrevious,
    advance: acting.keyed('advance'),
    reject: acting.keyed('reject'),
    submit: acting.submit,
    write,
  })
  useReadAhead(isReady ? nextId : undefined)
  usePreloadedTabs()
  return (
    <SidePanel
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      returnTo={() => document.querySelector<HTMLElement>(`#${openerId(id)}`)}
      title={name}
      badges={<Badges known={known} isFailed={failure !== null} />}
      subtitle={<Subtitle known={known} />}
      actions={
        <>
          {known && !isPhone ? <DownloadPdf application={known} /> : null}
          <IconButton icon={ChevronUp} label="Previous candidate (k)" disabled={!onPrevious} onClick={onPrevious} />
          <IconButton icon={ChevronDown} label="Next candidate (j)" disabled={!onNext} onClick={onNext} />
        </>
      }
      head={
        <RecordHead application={known} isAdmin={isAdmin} isReady={isReady}>
          {isPhone ? null : <RecordActions {...acting} />}
        </RecordHead>
      }
      footer={isPhone && known ? <PhoneBar application={known} {...acting} /> : null}
    >
      {isWide ? (
        <ResumePane>
          {failure ? null : <ResumeViewer applicationId={id} applicantName={name} isReady={isReady} isPane />}
        </ResumePane>
      ) : null}
      <RecordBody
        id={id}
        known={known}
        detail={detail}
        failure={failure}
        tab={tab}
        onTabChange={setTab}
        onTabClick={(clicked) => clicked === 'messages' && hasMouse() && write()}
        isWide={isWide}
        focusRequest={focusRequest}
        submissions={props.submissions}
      />
    </SidePanel>
  )
}

/** The record, as far as it is known: its row in the list first, then everything about it. */
function useRecord(id: number, row: ApplicationListItem | undefined) {
  const { data: detail, error, refetch, isFetching } = useQuery(candidateDetail(id))
  const known = detail ?? row
  const isFailed = !detail && error !== null
  return {
    known,
    detail,
    isReading: isFetching,
    failure: isFailed ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : null,
    name: known?.applicantName ?? (isFailed ? 'Candidate' : 'Loading…'),
  }
}

/** The other tabs open without waiting for their code. */
function usePreloadedTabs(): void {
  useEffect(() => {
    MessagesSection.preload()
    ApplicationTimeline.preload()
  }, [])
}

/** The résumé in sight, whatever tab is open. */
function ResumePane({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Résumé"
      className="flex min-h-0 min-w-0 grow basis-0 flex-col border-r border-rule bg-paper p-3"
    >
      {children}
    </section>
  )
}

type BadgesProps = { known: ApplicationListItem | undefined; isFailed: boolean }

function Badges({ known, isFailed }: BadgesProps) {
  // On a phone the badges have a line of their own below the name.
  if (!known) return isFailed ? null : <Skeleton className="h-5.5 w-24 max-sm:w-full" />
  return (
    <>
      <MatchBadge score={known.matchScore} />
      {known.isExisting ? <ExistingBadge /> : null}
    </>
  )
}

function Subtitle({ known }: { known: ApplicationListItem | undefined }) {
  if (!known) {
    return (
      <>
        <Skeleton className="my-0.5 w-60" />
        <Skeleton className="my-0.5 w-32 sm:hidden" />
      </>
    )
  }
  // A line must not begin with the dot.
  return `${known.job.title}\u00A0· ${known.job.firmName}`
}

type PhoneBarProps = ReturnType<typeof useRecordActions> & { application: ApplicationListItem }

/** The actions within reach of a thumb. */
function PhoneBar({ application, ...acting }: PhoneBarProps) {
  return (
    <>
      <DownloadPdf application={application} />
      <RecordActions {...acting} isBar />
    </>
  )
}

/** On a touch screen, focusing a field would cover half of the thread with a keyboard. */
const hasMouse = () => window.matchMedia('(pointer: fine)').matches

/** Opens the messages with the focus in the field of a new one. The request ends with the record. */
function useWriting(id: number, setTab: (tab: RecordTab) => void) {
  const [request, setRequest] = useState({ id, count: 0 })
  const focusRequest = request.id === id ? request.count : 0
  const write = () => {
    setTab('messages')
    setRequest({ id, count: focusRequest + 1 })
  }
  return { focusRequest, write }
}

function Failure({ error, onRetry, isRetrying }: { error: Error; onRetry: () => void; isRetrying: boolean }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403)
  return (
    <ErrorState
      title={isGone ? 'This application can’t be shown.' : 'Failed to load the application.'}
      text={sentenceOf(error, 'Something unexpected happened.')}
      lost="Nothing was lost."
      requestId={error instanceof ApiError ? error.requestId : undefined}
      {...(isGone ? {} : { onRetry, isRetrying })}
    />
  )
}

/** Reads the next record while this one is looked at, so that `j` shows it at once. */
function useReadAhead(id: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id !== undefined) void client.prefetchQuery(candidateDetail(id))
  }, [client, id])
}

/** Marks an opened application as read, on the server and in the list. */
function useViewed(id: number | undefined, unread: boolean, isReading: boolean): void {
  const client = useQueryClient()
  const marked = useRef<number>(undefined)
  useEffect(() => {
    if (id === undefined || !unread) return
    patchApplication(client, id, { unread: false })
    // The answer to a read that began before the mark still says unread.
    const isOld = marked.current === id
    marked.current = isReading ? id : undefined
    if (isOld) return
    // When this fails, the application stays unread: a second look costs less than an error message.
    call(applicationsApi.viewed, { params: { id } }).catch(() => {})
  }, [client, id, unread, isReading])
}
