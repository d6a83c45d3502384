import { useId, useRef, useState, type FormEvent } from 'react'
import { addSubmissionBody, type ClientSubmission } from '#contract/api/submissions.ts'
import {
  defaultInterviewTime,
  easternToUtc,
  easternZoneLabel,
  interviewDateText,
  utcToEastern,
} from '#contract/domain/eastern-time.ts'
import {
  defaultSubmissionStatus,
  submissionInterviewDate,
  submissionStatuses,
  submissionStatusLabels,
  type SubmissionStatus,
} from '#contract/domain/submission-statuses.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { SubmissionChange } from './submissions-queries.ts'
import { useSubmissionChanges } from './submissions-queries.ts'

export const submissionStatusOptions = submissionStatuses.map((value) => ({
  value,
  label: submissionStatusLabels[value],
}))

/** A status as the contract knows it; one of a later version reads as the first. */
export function knownStatus(status: string): SubmissionStatus {
  return submissionStatuses.find((known) => known === status) ?? defaultSubmissionStatus
}

type SubmissionFormProps = {
  applicationId: number
  /** The one to change; undefined adds another. */
  submission: ClientSubmission | undefined
  onClose: () => void
}

type Errors = Partial<Record<'companyName' | 'status' | 'interviewDate' | 'notes', string>>

/** Adds a client company to a candidate, or changes what is known of one. */
export function SubmissionForm({ applicationId, submission, onClose }: SubmissionFormProps) {
  const formId = useId()
  const set = submission?.interviewDate ? utcToEastern(submission.interviewDate) : null
  const [companyName, setCompanyName] = useState(submission?.companyName ?? '')
  const [status, setStatus] = useState(knownStatus(submission?.status ?? defaultSubmissionStatus))
  const [day, setDay] = useState(set?.date ?? '')
  const [time, setTime] = useState(set?.time ?? defaultInterviewTime)
  const [notes, setNotes] = useState(submission?.notes ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const name = useRef<HTMLInputElement>(null)
  const { add, change } = useSubmissionChanges(applicationId)
  const isSaving = add.isPending || change.isPending
  const failure = add.error ?? change.error
  const moment = easternToUtc(day, time)
  const hasInterview = status === 'interview_scheduled'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (hasInterview && day && !moment) return setErrors({ interviewDate: 'Please enter a date and a time.' })
    const read = addSubmissionBody.safeParse({
      companyName,
      status,
      notes,
      interviewDate: submissionInterviewDate(status, moment),
    })
    if (!read.success) {
      const found = errorsOf(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
      if (found.companyName) name.current?.focus()
      return setErrors(found)
    }
    setErrors({})
    const { interviewDate, ...body } = read.data
    const outcome = {
      onSuccess: onClose,
      onError: (error: unknown) => error instanceof ApiError && setErrors(errorsOf(error.issues)),
    }
    if (!submission) {
      add.mutate(interviewDate ? { ...body, interviewDate } : body, outcome)
      return undefined
    }
    const changed = changesOf(submission, { ...body, notes: body.notes ?? null, interviewDate: interviewDate ?? null })
    if (Object.keys(changed).length === 0) onClose()
    else change.mutate({ id: submission.id, body: changed }, outcome)
    return undefined
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissible={!isSaving}
      size="sm"
      title={submission ? 'Edit Company' : 'Add Company'}
      description={submission ? submission.companyName : 'A client company that this candidate is put before.'}
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSaving}>
            {submission ? 'Save Changes' : 'Add Company'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Company name" isRequired error={errors.companyName}>
          <TextInput
            ref={name}
            autoComplete="off"
            value={companyName}
            onChange={(event) => {
              setCompanyName(event.target.value)
              setErrors({})
            }}
          />
        </Field>
        <Field label="Status" error={errors.status}>
          <Select options={submissionStatusOptions} value={status} onValueChange={setStatus} />
        </Field>
        {hasInterview ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label="Interview date"
              error={errors.interviewDate}
              hint={moment ? interviewDateText(moment) : 'Can be set later.'}
            >
              <TextInput
                type="date"
                min="2000-01-01"
                max="2100-12-30"
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
            </Field>
            <Field label={`Time (Eastern${moment ? `, ${easternZoneLabel(moment)}` : ''})`}>
              <TextInput type="time" value={time} onChange={(event) => setTime(event.target.value)} />
            </Field>
          </div>
        ) : null}
        <Field label="Notes" error={errors.notes}>
          <TextArea rows={2} className="min-h-16!" value={notes} onChange={(event) => setNotes(event.target.value)} />
        </Field>
      </form>
      {/* The toast says it too, but lies outside of the window that holds the focus. */}
      <p role="alert" className="mt-3 text-sm font-medium text-danger empty:hidden">
        {failure && !isSaving ? sentenceOf(failure, 'Failed to save the company.') : null}
      </p>
    </Dialog>
  )
}

/** The first sentence about each field. */
function errorsOf(issues: readonly { path: string; message: string }[]): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]))
}

type Written = { companyName: string; status: SubmissionStatus; notes: string | null; interviewDate: string | null }

/** Only what was changed here: what somebody else changed meanwhile stays theirs. */
function changesOf(before: ClientSubmission, now: Written): SubmissionChange {
  const minute = (moment: string | null) => (moment ? Math.floor(Date.parse(moment) / 60_000) : null)
  return {
    ...(now.companyName === before.companyName ? {} : { companyName: now.companyName }),
    ...(now.status === before.status ? {} : { status: now.status }),
    ...(now.notes === before.notes ? {} : { notes: now.notes }),
    ...(minute(now.interviewDate) === minute(before.interviewDate) || now.status !== 'interview_scheduled'
      ? {}
      : { interviewDate: now.interviewDate }),
  }
}
