import { useState } from 'react'
import {
  defaultInterviewTime,
  easternDay,
  easternToUtc,
  easternZoneLabel,
  interviewDateText,
  isPastDay,
  utcToEastern,
} from '#contract/domain/eastern-time.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Calendar } from '#web/app/ui/date-picker.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { MailChoice } from './mail-choice.tsx'
import {
  useChangeApplication,
  useIsChanging,
  type ChangeTarget,
} from '#web/app/features/candidates/applications/use-change-application.ts'
import { useInterviewMail } from './use-interview-mail.ts'

type ScheduleInterviewDialogProps = { application: ChangeTarget; onClose: () => void }

/** Asks for the day and Eastern time of an interview before "Scheduled interview" is saved. */
export function ScheduleInterviewDialog({ application, onClose }: ScheduleInterviewDialogProps) {
  const set = application.interviewDate ? utcToEastern(application.interviewDate) : null
  const [day, setDay] = useState(set?.date ?? '')
  const [time, setTime] = useState(set?.time ?? defaultInterviewTime)
  const [today] = useState(() => easternDay(new Date()))
  const [error, setError] = useState<string>()
  const isSaving = useIsChanging(application.id)
  const { schedule } = useChangeApplication(application.id)
  const moment = easternToUtc(day, time)
  const zone = moment ? easternZoneLabel(moment) : ''

  const [isNotified, setIsNotified] = useState(true)
  const mail = useInterviewMail(application, moment ?? undefined)

  async function save(interviewDate: string | null) {
    const choice = interviewDate ? { notifyCandidate: isNotified, emailOutcome: mail.after(isNotified) } : undefined
    if (await schedule(application, interviewDate, choice)) onClose()
  }
  function submit() {
    if (!day) return setError('Please choose a date.')
    if (!moment) return setError('Please enter a time, such as 09:00.')
    if (isPastDay(day, new Date())) return setError('Please choose a date that hasn’t passed.')
    if (new Date(moment) <= new Date()) return setError('Please choose a time that hasn’t passed (Eastern time).')
    setError(undefined)
    void save(moment)
  }

  return (
    <FormDialog
      form={{
        isBusy: isSaving,
        isDirty: day !== (set?.date ?? '') || time !== (set?.time ?? defaultInterviewTime),
        error,
        submit,
      }}
      onClose={onClose}
      discardQuestion="Leave without scheduling?"
      size="sm"
      title="Schedule Interview"
      description={application.applicantName}
      submitLabel="Schedule Interview"
      cancel={
        <Button disabled={isSaving} onClick={() => void save(null)}>
          Skip & Save Status
        </Button>
      }
    >
      <fieldset aria-label="Interview date" className="flex justify-center">
        <Calendar
          value={day}
          minDay={today}
          onValueChange={(next) => {
            setDay(next)
            setError(undefined)
          }}
        />
      </fieldset>
      <Field
        label={`Time (Eastern${zone ? `, ${zone}` : ''})`}
        hint={moment ? `Interview at ${interviewDateText(moment)}` : 'Times are Eastern.'}
      >
        <TextInput
          type="time"
          value={time}
          onChange={(event) => {
            setTime(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <MailChoice mail={mail} to={application.applicantName} isNotified={isNotified} onNotifiedChange={setIsNotified} />
      <p className="text-xs text-ink-muted">“Skip & Save Status” saves only the status and sends no email.</p>
    </FormDialog>
  )
}
