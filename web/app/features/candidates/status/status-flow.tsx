import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { Interview } from '#contract/api/candidates/interviews.ts'
import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import type { ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'

const ScheduleInterviewDialog = lazyNamed(() => import('./schedule-interview-dialog.tsx'), 'ScheduleInterviewDialog')
const InterviewFeedbackDialog = lazyNamed(() => import('./interview-feedback-dialog.tsx'), 'InterviewFeedbackDialog')
const EmailDialog = lazyNamed(() => import('./email-dialog.tsx'), 'EmailDialog')
const RejectDialog = lazyNamed(() => import('./reject-dialog.tsx'), 'RejectDialog')
const UploadDialog = lazyNamed(() => import('#web/app/features/candidates/documents/upload-dialog.tsx'), 'UploadDialog')

/** An application with the feedback that the dialog starts with, where feedback was given before. */
export type FeedbackTarget = ChangeTarget & {
  suitabilityRating: string | null
  talentForOtherRoles: string | null
  appliedBefore: boolean | null
}

type Asked =
  | { kind: 'email' | 'feedback' | 'upload' | 'submission'; application: FeedbackTarget }
  | { kind: 'schedule'; application: FeedbackTarget; interview: Interview | null | undefined }
  | { kind: 'reject'; application: FeedbackTarget; status: ApplicationStatus }

const dialogTitles = {
  schedule: 'Schedule Interview',
  feedback: 'Interview Feedback',
  reject: 'Reject',
  email: 'Email the candidate',
  upload: 'Upload Documents',
  submission: 'Upload Documents',
} as const satisfies Record<Asked['kind'], string>

type Flow = {
  /** One of the dialogs is open. */
  isAsking: boolean
  /** Undefined: the next interview, or the first one; null: another round. */
  schedule: (application: FeedbackTarget, interview?: Interview | null) => void
  feedback: (application: FeedbackTarget) => void
  /** Writes an email to the candidate. */
  email: (application: FeedbackTarget) => void
  /** Adds documents. */
  upload: (application: FeedbackTarget) => void
  /** Adds documents, then saves the status "Document submission". */
  submission: (application: FeedbackTarget) => void
  /** Asks for the reason, then saves the rejection. */
  reject: (application: FeedbackTarget, status: ApplicationStatus) => void
}

const FlowContext = createContext<Flow | undefined>(undefined)

/** Holds the dialog that a chosen status may open. It is above the rows, so that scrolling a row away doesn't close it. */
export function StatusFlow({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)
  const flow = useMemo<Omit<Flow, 'isAsking'>>(() => {
    const open = (next: Asked) => {
      setAsked(next)
      setIsOpen(true)
    }
    const ask = (kind: Exclude<Asked['kind'], 'reject' | 'schedule'>) => (application: FeedbackTarget) =>
      open({ kind, application })
    return {
      schedule: (application, interview) => open({ kind: 'schedule', application, interview }),
      feedback: ask('feedback'),
      email: ask('email'),
      upload: ask('upload'),
      submission: ask('submission'),
      reject: (application, status) => open({ kind: 'reject', application, status }),
    }
  }, [])
  const value = useMemo(() => ({ ...flow, isAsking: isOpen }), [flow, isOpen])
  const close = () => setIsOpen(false)
  return (
    <FlowContext value={value}>
      {children}
      {isOpen && asked ? (
        <LazyPart as="dialog" title={dialogTitles[asked.kind]} onClose={close}>
          <FlowDialog asked={asked} onClose={close} />
        </LazyPart>
      ) : null}
    </FlowContext>
  )
}

function FlowDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const dialog = { application: asked.application, onClose }
  switch (asked.kind) {
    case 'schedule':
      return <ScheduleInterviewDialog {...dialog} interview={asked.interview} />
    case 'feedback':
      return <InterviewFeedbackDialog {...dialog} />
    case 'reject':
      return <RejectDialog rows={[asked.application]} status={asked.status} onClose={onClose} />
    case 'email':
      return <EmailDialog {...dialog} />
    case 'upload':
    case 'submission':
      return <UploadDialog {...dialog} withStatus={asked.kind === 'submission'} />
  }
}

export function useStatusFlow(): Flow {
  const flow = useContext(FlowContext)
  if (!flow) throw new Error('useStatusFlow needs a StatusFlow around it')
  return flow
}
