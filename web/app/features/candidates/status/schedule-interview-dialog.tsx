import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { interviewsApi, type Interview } from '#contract/api/candidates/interviews.ts'
import {
  defaultInterviewTime,
  easternDay,
  easternToUtc,
  easternZoneLabel,
  interviewDateText,
  isPastDay,
  utcToEastern,
} from '#contract/domain/eastern-time.ts'
import { read } from '#web/app/api/query.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Calendar } from '#web/app/ui/date-picker.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { InterviewDetailsFields, useInterviewDetails } from './interview-details-fields.tsx'
import { MailChoice } from './mail-choice.tsx'
import {
  useChangeApplication,
  useIsChanging,
  type ChangeTarget,
} from '#web/app/features/candidates/applications/use-change-application.ts'
import { useInterviewMail } from './use-interview-mail.ts'

type ScheduleInterviewDialogProps = {
  application: ChangeTarget
  /** Undefined: the next interview, or the first one; null: another round. */
  interview: Interview | null | undefined
  onClose: () => void
}

const title = 'Schedule Interview'

/** Asks for the day, Eastern time and details of an interview before "Scheduled interview" is saved. */
export function ScheduleInterviewDialog({ application, interview, onClose }: ScheduleInterviewDialogProps) {
  const isKnown = interview !== undefined || application.interviewDate === null
  const { data, isError } = useQuery({
    ...read(interviewsApi.list, { params: { id: application.id } }),
    enabled: !isKnown,
  })
  if (isKnown || data || isError) {
    const next = data?.find(({ startsAt }) => startsAt === application.interviewDate)
    return (
      <ScheduleForm
        application={application}
        interview={interview ?? next}
        isNew={interview === null}
        onClose={onClose}
      />
    )
  }
  return (
    <ViewDialog onClose={onClose} title={title} description={application.applicantName}>
      <SkeletonText lines={10} />
    </ViewDialog>
  )
}

type ScheduleFormProps = {
  application: ChangeTarget
  interview: Interview | undefined
  isNew: boolean
  onClose: () => void
}

/** The day and time that the form starts with. */
const startOf = (saved: string | null) =>
  (saved === null ? null : utcToEastern(saved)) ?? { date: '', time: defaultInterviewTime }

/** Why this day and time can't be saved. */
function problemOf(day: string, moment: string | null): string | undefined {
  if (!day) return 'Please choose a date.'
  if (!moment) return 'Please enter a time, such as 9:00.'
  if (isPastDay(day, new Date())) return 'Please choose today or a later date.'
  return new Date(moment) <= new Date() ? 'Please choose a later time (Eastern time).' : undefined
}

/** The typed day, time and details, and the ways to save them. */
function useScheduleForm({ application, interview, isNew, onClose }: ScheduleFormProps) {
  const set = startOf(interview?.startsAt ?? (isNew ? null : application.interviewDate))
  const [day, setDay] = useState(set.date)
  const [time, setTime] = useState(set.time)
  const [today] = useState(() => easternDay(new Date()))
  const [error, setError] = useState<string>()
  const [isChecked, setIsChecked] = useState(false)
  const isSaving = useIsChanging(application.id)
  const { schedule } = useChangeApplication(application.id)
  const moment = easternToUtc(day, time)
  const details = useInterviewDetails(application.id, interview)

  const [isNotified, setIsNotified] = useState(true)
  const mail = useInterviewMail(application, moment ?? undefined, {
    interview: isNew ? null : interview,
    details: details.previewed,
    hasNewDetails: details.isChanged,
  })

  async function save(interviewDate: string | null) {
    const interviewId = isNew ? null : interview?.id
    const choice = interviewDate
      ? {
          notifyCandidate: isNotified,
          emailOutcome: mail.after(isNotified),
          details: { ...details.body, interviewId },
        }
      : undefined
    if (await schedule(application, interviewDate, choice)) onClose()
  }
  function submit() {
    setIsChecked(true)
    const problem = problemOf(day, moment)
    setError(problem)
    if (moment && !problem && details.isValid) void save(moment)
  }
  return {
    form: {
      isBusy: isSaving,
      isDirty: day !== set.date || time !== set.time || details.isChanged,
      error,
      submit,
    },
    skip: () => void save(null),
    day,
    time,
    today,
    moment,
    isChecked,
    details,
    mail,
    isNotified,
    setIsNotified,
    choose: (typed: { day?: string; time?: string }) => {
      if (typed.day !== undefined) setDay(typed.day)
      if (typed.time !== undefined) setTime(typed.time)
      setError(undefined)
    },
  }
}

function ScheduleForm(props: ScheduleFormProps) {
  const { application, onClose } = props
  const { form, skip, day, time, today, moment, isChecked, details, mail, isNotified, setIsNotified, choose } =
    useScheduleForm(props)
  const zone = moment ? easternZoneLabel(moment) : ''

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      discardQuestion="Leave without scheduling?"
      size="md"
      title={title}
      description={application.applicantName}
      submitLabel="Schedule Interview"
      cancel={
        <Button disabled={form.isBusy} onClick={skip}>
          Skip & Save Status
        </Button>
      }
    >
      <fieldset aria-label="Interview date" className="flex justify-center">
        <Calendar value={day} minDay={today} onValueChange={(next) => choose({ day: next })} />
      </fieldset>
      <Field
        label={`Time (Eastern${zone ? `, ${zone}` : ''})`}
        hint={moment ? `Interview at ${interviewDateText(moment)}` : 'Times are Eastern.'}
      >
        <TextInput type="time" value={time} onChange={(event) => choose({ time: event.target.value })} />
      </Field>
      <InterviewDetailsFields fields={details.fields} isChecked={isChecked} />
      <MailChoice mail={mail} to={application.applicantName} isNotified={isNotified} onNotifiedChange={setIsNotified} />
      <p className="text-xs text-ink-muted">“Skip & Save Status” saves only the status and sends no email.</p>
    </FormDialog>
  )
}
