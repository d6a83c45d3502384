import { useState } from 'react'
import type { ApplicationDetail } from '#contract/api/candidates/applications.ts'
import { interviewsApi, type Interview } from '#contract/api/candidates/interviews.ts'
import { serverSentenceOr } from '#web/app/api/api-error.ts'
import { callFile } from '#web/app/api/call.ts'
import { saveFile } from '#web/app/lib/save-file.ts'
import { Button } from '#web/app/ui/button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { useChangeApplication } from '#web/app/features/candidates/applications/use-change-application.ts'

const CancelInterviewDialog = lazyNamed(() => import('./cancel-interview-dialog.tsx'), 'CancelInterviewDialog')

type InterviewActionsProps = {
  application: ApplicationDetail
  /** Undefined: the next one. */
  interview?: Interview
}

/** Actions for an interview that has a date: add it to a calendar, or cancel it. */
export function InterviewActions({ application, interview }: InterviewActionsProps) {
  const { id, interviewDate } = application
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { cancelInterview } = useChangeApplication(id)

  async function saveCalendar() {
    setIsBusy(true)
    try {
      saveFile(
        await callFile(interviewsApi.calendar, {
          params: { id },
          query: interview ? { interviewId: interview.id } : {},
        }),
      )
      toast({ title: 'Calendar file downloaded', text: 'Open the file to add the interview to your calendar.' })
    } catch (error) {
      const text = serverSentenceOr(error, 'Failed to download the calendar file. Please try again.')
      toast({ variant: 'destructive', title: 'Download Failed', text })
    } finally {
      setIsBusy(false)
    }
  }

  async function cancel({ notifyCandidate, emailOutcome }: { notifyCandidate: boolean; emailOutcome: string }) {
    const isCanceled = await cancelInterview(application, { notifyCandidate, interviewId: interview?.id }, () =>
      toast({
        title: 'Interview canceled',
        text: `${emailOutcome} Download the new calendar file to update your own calendar.`,
        action: { label: 'Calendar file', onSelect: () => void saveCalendar() },
      }),
    )
    if (isCanceled) setIsAsking(false)
  }

  return (
    <>
      {interviewDate ? (
        <>
          <Button size="sm" isBusy={isBusy} onClick={() => void saveCalendar()}>
            Add to calendar
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
            Cancel interview
          </Button>
        </>
      ) : null}
      {isAsking ? (
        <LazyPart as="dialog" title="Cancel the interview" onClose={() => setIsAsking(false)}>
          <CancelInterviewDialog
            application={application}
            interview={interview}
            onClose={() => setIsAsking(false)}
            onConfirm={(choice) => void cancel(choice)}
          />
        </LazyPart>
      ) : null}
    </>
  )
}
