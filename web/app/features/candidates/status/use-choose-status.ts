import { isComing } from '#contract/domain/interview-mail.ts'
import { isRejected, statusDialogs, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { useStatusFlow, type FeedbackTarget } from './status-flow.tsx'
import { useChangeApplication } from '#web/app/features/candidates/applications/use-change-application.ts'

/** True for an interview that was held: a new one is another round. */
const isOver = (interviewDate: string | null) => interviewDate !== null && !isComing(interviewDate, new Date())

/** Saves a chosen status: after the dialog that the status asks for, otherwise at once. */
export function useChooseStatus(id: number): (application: FeedbackTarget, status: ApplicationStatus) => void {
  const { setStatus } = useChangeApplication(id)
  const flow = useStatusFlow()
  return (application, status) => {
    if (isRejected(status)) return flow.reject(application, status)
    const dialog = (statusDialogs as Partial<Record<ApplicationStatus, string>>)[status]
    if (dialog === 'schedule') flow.schedule(application, isOver(application.interviewDate) ? null : undefined)
    else if (dialog === 'feedback') flow.feedback(application)
    else if (dialog === 'documents') flow.submission(application)
    else void setStatus(application, status)
  }
}
