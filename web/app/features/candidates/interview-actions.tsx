import { useState } from 'react'
import { applicationsApi, type ApplicationDetail } from '#contract/api/applications.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { callFile } from '#web/app/api/call.ts'
import { saveFile } from '#web/app/lib/save-file.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { saidOr } from './documents-queries.ts'
import { useChangeApplication, useIsChanging } from './use-change-application.ts'

/** What can be done with an interview that has a date: put it in a calendar, or call it off. */
export function InterviewActions({ application }: { application: ApplicationDetail }) {
  const { id, applicantName, interviewDate } = application
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isChanging = useIsChanging(id)
  const { cancelInterview } = useChangeApplication(id)

  async function saveCalendar() {
    setIsBusy(true)
    try {
      saveFile(await callFile(applicationsApi.interviewCalendar, { params: { id } }))
      toast({ title: 'Calendar File Downloaded', text: 'Open it to put the interview in your calendar.' })
    } catch (error) {
      const text = saidOr(error, 'Failed to download the calendar file. Please try again.')
      toast({ variant: 'destructive', title: 'Download Failed', text })
    } finally {
      setIsBusy(false)
    }
  }

  async function cancel() {
    const isCancelled = await cancelInterview(application, () =>
      toast({
        title: 'Interview Cancelled',
        text: 'Calendars that hold it need the new calendar file.',
        action: { label: 'Calendar file', onSelect: () => void saveCalendar() },
      }),
    )
    if (isCancelled) setIsAsking(false)
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
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel the interview?"
        text={`${applicantName}, ${interviewDateText(interviewDate)}. The date is taken away and the status stays as it is.`}
        confirmLabel="Cancel interview"
        cancelLabel="Keep interview"
        isBusy={isChanging}
        onConfirm={() => void cancel()}
      />
    </>
  )
}
