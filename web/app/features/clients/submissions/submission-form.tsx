import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch } from 'react-hook-form'
import { z } from '#contract/zod.ts'
import { addSubmissionBody, submissionsApi, type ClientSubmission } from '#contract/api/clients/submissions.ts'
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
import { statusMovedBy } from '#contract/domain/status-truth.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { candidateDetail } from '#web/app/features/candidates/applications/candidate-detail.ts'
import { FirmNameHint } from '#web/app/features/jobs/firms/firm-name-hint.tsx'
import { FirmNameInput } from '#web/app/features/jobs/firms/firm-name-input.tsx'
import { brandName } from '#web/app/lib/brand.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { GateChecklist } from './gate-checklist.tsx'
import { useSubmissionChanges, type SubmissionChange } from './submission-queries.ts'

export const submissionStatusOptions = submissionStatuses.map((value) => ({
  value,
  label: submissionStatusLabels[value],
}))

/** A status that this version knows; an unknown one becomes the first. */
export function knownStatus(status: string): SubmissionStatus {
  return submissionStatuses.find((known) => known === status) ?? defaultSubmissionStatus
}

type SubmissionFormProps = {
  applicationId: number
  /** The submission to change; undefined to add one. */
  submission: ClientSubmission | undefined
  onClose: () => void
}

/** Reads the fields into the body: day and Eastern time become one moment. */
const fields = z
  .object({
    companyName: z.string(),
    status: z.enum(submissionStatuses),
    day: z.string(),
    time: z.string(),
    notes: z.string(),
    movesApplication: z.boolean(),
    notifyCandidate: z.boolean(),
    overrideReason: z.string(),
  })
  .transform(({ day, time, overrideReason, ...rest }, context): z.input<typeof addSubmissionBody> => {
    const moment = easternToUtc(day, time)
    if (rest.status === 'interview_scheduled' && day && !moment) {
      context.addIssue({ code: 'custom', path: ['interviewDate'], message: 'Please enter a date and a time.' })
    }
    const reason = overrideReason.trim()
    return {
      ...rest,
      ...(reason ? { override: { reason } } : {}),
      interviewDate: submissionInterviewDate(rest.status, moment),
    }
  })
  .pipe(addSubmissionBody)

/** Adds a client company to a candidate, or changes one. */
export function SubmissionForm({ applicationId, submission, onClose }: SubmissionFormProps) {
  const { add, change } = useSubmissionChanges(applicationId)
  const form = useContractForm(submissionsApi.add, {
    defaults: startOf(submission),
    schema: fields,
    alsoNamed: ['interviewDate', 'override.reason'],
    send: async ({ interviewDate, movesApplication, notifyCandidate, ...body }) => {
      if (!submission) {
        const options = { movesApplication, notifyCandidate }
        return void (await add.mutateAsync({ ...body, ...options, ...(interviewDate ? { interviewDate } : {}) }))
      }
      const changed = changesOf(submission, {
        ...body,
        notes: body.notes ?? null,
        interviewDate: interviewDate ?? null,
      })
      if (Object.keys(changed).length > 0)
        await change.mutateAsync({ id: submission.id, body: { ...changed, notifyCandidate } })
      return undefined
    },
    onSaved: onClose,
    failure: 'Failed to save the company.',
  })
  const [status, day, time, companyName] = useWatch({
    control: form.control,
    name: ['status', 'day', 'time', 'companyName'],
  })
  const moment = easternToUtc(day, time)
  const hasInterview = status === 'interview_scheduled' ? moment !== null : Boolean(submission?.interviewDate)
  const { data: application } = useQuery({ ...candidateDetail(applicationId), enabled: submission === undefined })
  const next = submission || !application ? null : statusMovedBy(status, application.status)

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={submission ? 'Edit Company' : 'Add Company'}
      description={submission ? submission.companyName : 'A client company to submit this candidate to.'}
      submitLabel={submission ? 'Save Changes' : 'Add Company'}
    >
      <Field
        label="Company name"
        isRequired
        error={form.problem('companyName')}
        hint={
          <FirmNameHint
            name={companyName}
            onSelect={(known) => form.setValue('companyName', known, { shouldDirty: true })}
          />
        }
      >
        <Controller control={form.control} name="companyName" render={({ field }) => <FirmNameInput {...field} />} />
      </Field>
      <Field label="Status" error={form.problem('status')}>
        <Controller
          control={form.control}
          name="status"
          render={({ field }) => (
            <Select options={submissionStatusOptions} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      {status === 'interview_scheduled' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Interview date"
            error={form.problem('interviewDate')}
            hint={moment ? interviewDateText(moment) : 'Can be set later.'}
          >
            <TextInput type="date" min="2000-01-01" max="2100-12-30" {...form.register('day')} />
          </Field>
          <Field label={`Time (Eastern${moment ? `, ${easternZoneLabel(moment)}` : ''})`}>
            <TextInput type="time" {...form.register('time')} />
          </Field>
        </div>
      ) : null}
      {hasInterview ? (
        <Controller
          control={form.control}
          name="notifyCandidate"
          render={({ field }) => (
            <Checkbox
              label="Email the candidate about the interview"
              checked={field.value}
              onCheckedChange={(isOn) => field.onChange(isOn)}
            />
          )}
        />
      ) : null}
      {next === null ? null : (
        <Controller
          control={form.control}
          name="movesApplication"
          render={({ field }) => (
            <Checkbox
              label={`Also set the candidate’s status to ${statusLabel(next, brandName())}`}
              checked={field.value}
              onCheckedChange={(isOn) => field.onChange(isOn)}
            />
          )}
        />
      )}
      <Field label="Notes" error={form.problem('notes')}>
        <TextArea rows={2} className="min-h-16!" {...form.register('notes')} />
      </Field>
      {submission ? null : (
        <GateChecklist
          applicationId={applicationId}
          companyName={companyName}
          reason={form.register('overrideReason')}
          problem={form.problem('override.reason')}
        />
      )}
    </FormDialog>
  )
}

function startOf(submission: ClientSubmission | undefined) {
  const set = submission?.interviewDate ? utcToEastern(submission.interviewDate) : null
  return {
    companyName: submission?.companyName ?? '',
    status: knownStatus(submission?.status ?? defaultSubmissionStatus),
    day: set?.date ?? '',
    time: set?.time ?? defaultInterviewTime,
    notes: submission?.notes ?? '',
    movesApplication: true,
    overrideReason: '',
    notifyCandidate: true,
  }
}

type SubmissionValues = {
  companyName: string
  status: SubmissionStatus
  notes: string | null
  interviewDate: string | null
}

/** Only the fields changed here, so that someone else's changes to others are kept. */
function changesOf(before: ClientSubmission, now: SubmissionValues): SubmissionChange {
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
