import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import type { ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'

const ScheduleInterviewDialog = lazyNamed(() => import('./schedule-interview-dialog.tsx'), 'ScheduleInterviewDialog')
const InterviewFeedbackDialog = lazyNamed(() => import('./interview-feedback-dialog.tsx'), 'InterviewFeedbackDialog')
const RejectDialog = lazyNamed(() => import('./reject-dialog.tsx'), 'RejectDialog')
const UploadDialog = lazyNamed(() => import('#web/app/features/candidates/documents/upload-dialog.tsx'), 'UploadDialog')

/** What the feedback dialog starts with, where feedback was given before. */
export type FeedbackTarget = ChangeTarget & {
  suitabilityRating: string | null
  talentForOtherRoles: string | null
  appliedBefore: boolean | null
}

type Asked =
  | { kind: 'schedule' | 'feedback' | 'upload' | 'submission'; application: FeedbackTarget }
  | { kind: 'reject'; application: FeedbackTarget; status: ApplicationStatus }

const dialogTitles = {
  schedule: 'Schedule Interview',
  feedback: 'Interview Feedback',
  reject: 'The question about the interview',
  upload: 'Upload Documents',
  submission: 'Upload Documents',
} as const satisfies Record<Asked['kind'], string>

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
      {isOpen && dialog && asked ? (
        <LazyPart as="dialog" title={dialogTitles[asked.kind]} onClose={dialog.onClose}>
          {asked.kind === 'schedule' ? (
            <ScheduleInterviewDialog {...dialog} />
          ) : asked.kind === 'feedback' ? (
            <InterviewFeedbackDialog {...dialog} />
          ) : asked.kind === 'reject' ? (
            <RejectDialog {...dialog} status={asked.status} />
          ) : (
            <UploadDialog {...dialog} withStatus={asked.kind === 'submission'} />
          )}
        </LazyPart>
      ) : null}
    </FlowContext>
  )
}

export function useStatusFlow(): Flow {
  const flow = useContext(FlowContext)
  if (!flow) throw new Error('useStatusFlow is for what stands inside StatusFlow')
  return flow
}
