import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react'
import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import type { ChangeTarget } from './use-change-application.ts'

const ScheduleInterviewDialog = lazy(() =>
  import('./schedule-interview-dialog.tsx').then(({ ScheduleInterviewDialog }) => ({
    default: ScheduleInterviewDialog,
  })),
)
const InterviewFeedbackDialog = lazy(() =>
  import('./interview-feedback-dialog.tsx').then(({ InterviewFeedbackDialog }) => ({
    default: InterviewFeedbackDialog,
  })),
)
const RejectDialog = lazy(() => import('./reject-dialog.tsx').then(({ RejectDialog }) => ({ default: RejectDialog })))
const DocumentsDialog = lazy(() =>
  import('./documents-dialog.tsx').then(({ DocumentsDialog }) => ({ default: DocumentsDialog })),
)

/** What the feedback dialog starts with, where feedback was given before. */
export type FeedbackTarget = ChangeTarget & {
  suitabilityRating: string | null
  talentForOtherRoles: string | null
  appliedBefore: boolean | null
}

type Asked =
  | { kind: 'schedule' | 'feedback' | 'upload' | 'submission'; application: FeedbackTarget }
  | { kind: 'reject'; application: FeedbackTarget; status: ApplicationStatus }

type Flow = {
  /** One of the dialogs is open. */
  isAsking: boolean
  schedule: (application: FeedbackTarget) => void
  feedback: (application: FeedbackTarget) => void
  /** Adds documents. */
  upload: (application: FeedbackTarget) => void
  /** Adds documents, then saves the status "Document submission". */
  submission: (application: FeedbackTarget) => void
  /** Asks whether the coming interview is canceled too, then saves the rejection. */
  reject: (application: FeedbackTarget, status: ApplicationStatus) => void
}

const FlowContext = createContext<Flow | undefined>(undefined)

/** Holds the one dialog that a chosen status may open, above the rows: scrolling its row away must not close it. */
export function StatusFlow({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)
  const flow = useMemo<Omit<Flow, 'isAsking'>>(() => {
    const open = (next: Asked) => {
      setAsked(next)
      setIsOpen(true)
    }
    const ask = (kind: Exclude<Asked['kind'], 'reject'>) => (application: FeedbackTarget) => open({ kind, application })
    return {
      schedule: ask('schedule'),
      feedback: ask('feedback'),
      upload: ask('upload'),
      submission: ask('submission'),
      reject: (application, status) => open({ kind: 'reject', application, status }),
    }
  }, [])
  const value = useMemo(() => ({ ...flow, isAsking: isOpen }), [flow, isOpen])
  const dialog = asked && {
    application: asked.application,
    onClose: () => setIsOpen(false),
  }
  return (
    <FlowContext value={value}>
      {children}
      <Suspense fallback={null}>
        {isOpen && dialog && asked.kind === 'schedule' ? <ScheduleInterviewDialog {...dialog} /> : null}
        {isOpen && dialog && asked.kind === 'feedback' ? <InterviewFeedbackDialog {...dialog} /> : null}
        {isOpen && dialog && asked.kind === 'reject' ? <RejectDialog {...dialog} status={asked.status} /> : null}
        {isOpen && dialog && (asked.kind === 'upload' || asked.kind === 'submission') ? (
          <DocumentsDialog {...dialog} withStatus={asked.kind === 'submission'} />
        ) : null}
      </Suspense>
    </FlowContext>
  )
}

export function useStatusFlow(): Flow {
  const flow = useContext(FlowContext)
  if (!flow) throw new Error('useStatusFlow is for what stands inside StatusFlow')
  return flow
}
