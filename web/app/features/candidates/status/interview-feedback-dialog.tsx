import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import type { ApplicationDetail } from '#contract/api/candidates/applications.ts'
import { changesApi } from '#contract/api/candidates/changes.ts'
import { ratingLabel, ratings } from '#contract/domain/ratings.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { candidateDetail } from '#web/app/features/candidates/applications/candidate-detail.ts'
import type { FeedbackTarget } from './status-flow.tsx'
import { useChangeApplication } from '#web/app/features/candidates/applications/use-change-application.ts'

type InterviewFeedbackDialogProps = { application: FeedbackTarget; onClose: () => void }

const title = 'Interview Feedback'
const ratingOptions = ratings.map((value) => ({ value, label: ratingLabel(value) }))
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const
const answerOf = (isTrue: boolean) => (isTrue ? 'yes' : 'no')

/** Asks how the interview went before "Interviewed" is saved; status and feedback are saved together. */
export function InterviewFeedbackDialog({ application, onClose }: InterviewFeedbackDialogProps) {
  // Only the detail holds the notes. Saving before it is read would overwrite them.
  const { data, isError, refetch, isFetching } = useQuery(candidateDetail(application.id))
  if (data) return <FeedbackForm application={application} detail={data} onClose={onClose} />
  return (
    <ViewDialog onClose={onClose} title={title} description={application.applicantName}>
      {isError ? (
        <ErrorState
          title="Couldn’t load the earlier notes."
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </ViewDialog>
  )
}

function FeedbackForm({ application, detail, onClose }: InterviewFeedbackDialogProps & { detail: ApplicationDetail }) {
  const { giveFeedback } = useChangeApplication(application.id)
  const form = useContractForm(changesApi.giveFeedback, {
    defaults: {
      suitabilityRating: knownRating(detail.suitabilityRating),
      talentForOtherRoles: knownRating(detail.talentForOtherRoles),
      appliedBefore: detail.appliedBefore ?? undefined,
      additionalNotes: detail.additionalNotes ?? '',
      interviewNotes: detail.interviewNotes ?? '',
    },
    // An empty note is sent as empty, which deletes it.
    send: (body) =>
      giveFeedback(application, {
        ...body,
        additionalNotes: body.additionalNotes ?? '',
        interviewNotes: body.interviewNotes ?? '',
      }),
    onSaved: onClose,
    failure: 'Failed to save interview feedback',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={application.applicantName}
      submitLabel="Save Feedback"
    >
      <p className="text-xs text-ink-muted">Fields marked with * are required.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Suitability rating" isRequired error={form.problem('suitabilityRating')}>
          <Controller
            control={form.control}
            name="suitabilityRating"
            render={({ field }) => (
              <Select options={ratingOptions} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
        <Field label="Talent for other roles" isRequired error={form.problem('talentForOtherRoles')}>
          <Controller
            control={form.control}
            name="talentForOtherRoles"
            render={({ field }) => (
              <Select options={ratingOptions} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
      </div>
      <Field label="Applied to this position in the last 6 months" isRequired error={form.problem('appliedBefore')}>
        <Controller
          control={form.control}
          name="appliedBefore"
          render={({ field }) => (
            <RadioGroup
              layout="row"
              options={yesNo}
              value={field.value === undefined ? undefined : answerOf(field.value)}
              onValueChange={(value) => field.onChange(value === 'yes')}
            />
          )}
        />
      </Field>
      <Field label="Partner Notes" error={form.problem('additionalNotes')}>
        <TextArea rows={2} {...form.register('additionalNotes')} />
      </Field>
      <Field label="Interview Notes" error={form.problem('interviewNotes')}>
        <TextArea rows={2} {...form.register('interviewNotes')} />
      </Field>
    </FormDialog>
  )
}

function knownRating(value: string | null) {
  return ratings.find((rating) => rating === value) ?? ''
}
