import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { interviewFeedbackBody, type ApplicationDetail } from '#contract/api/applications.ts'
import { ratingLabel, ratings } from '#contract/domain/ratings.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { candidateDetail } from './candidate-detail.ts'
import type { FeedbackTarget } from './status-flow.tsx'
import { useChangeApplication, useIsChanging } from './use-change-application.ts'

type InterviewFeedbackDialogProps = { application: FeedbackTarget; onClose: () => void }

const formId = 'interview-feedback'
const ratingOptions = ratings.map((value) => ({ value, label: ratingLabel(value) }))
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** Asks how the interview went before "Interviewed" is saved; status and feedback are saved together. */
export function InterviewFeedbackDialog({ application, onClose }: InterviewFeedbackDialogProps) {
  // The notes are in the detail only; saving over ones that were not read would lose them.
  const { data, isError, refetch, isFetching } = useQuery(candidateDetail(application.id))
  const isSaving = useIsChanging(application.id)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissible={!isSaving}
      title="Interview Feedback"
      description={application.applicantName}
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isSaving} disabled={!data}>
            Save Feedback
          </Button>
        </>
      }
    >
      {data ? (
        <FeedbackForm application={application} detail={data} onSaved={onClose} />
      ) : isError ? (
        <ErrorState
          title="Earlier notes could not be read."
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  )
}

type FeedbackFormProps = { application: FeedbackTarget; detail: ApplicationDetail; onSaved: () => void }

function FeedbackForm({ application, detail, onSaved }: FeedbackFormProps) {
  const { giveFeedback } = useChangeApplication(application.id)
  const [suitabilityRating, setSuitability] = useState(detail.suitabilityRating ?? '')
  const [talentForOtherRoles, setTalent] = useState(detail.talentForOtherRoles ?? '')
  const [appliedBefore, setAppliedBefore] = useState(detail.appliedBefore ?? undefined)
  const [additionalNotes, setAdditionalNotes] = useState(detail.additionalNotes ?? '')
  const [interviewNotes, setInterviewNotes] = useState(detail.interviewNotes ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})

  async function submit() {
    const form = { suitabilityRating, talentForOtherRoles, appliedBefore, additionalNotes, interviewNotes }
    const parsed = interviewFeedbackBody.safeParse(form)
    if (!parsed.success) {
      setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])))
      return
    }
    setErrors({})
    if (await giveFeedback(application, { ...parsed.data, additionalNotes, interviewNotes })) onSaved()
  }

  return (
    <form
      id={formId}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="text-xs text-ink-muted">Fields marked with * are required.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Suitability rating" isRequired error={errors['suitabilityRating']}>
          <Select options={ratingOptions} value={knownRating(suitabilityRating)} onValueChange={setSuitability} />
        </Field>
        <Field label="Talent for other roles" isRequired error={errors['talentForOtherRoles']}>
          <Select options={ratingOptions} value={knownRating(talentForOtherRoles)} onValueChange={setTalent} />
        </Field>
      </div>
      <Field label="Applied to this position in the last 6 months" isRequired error={errors['appliedBefore']}>
        <RadioGroup
          isInline
          options={yesNo}
          value={appliedBefore === undefined ? undefined : appliedBefore ? 'yes' : 'no'}
          onValueChange={(value) => setAppliedBefore(value === 'yes')}
        />
      </Field>
      <Field label="Partner Notes">
        <TextArea rows={2} value={additionalNotes} onChange={(event) => setAdditionalNotes(event.target.value)} />
      </Field>
      <Field label="Interview Notes">
        <TextArea rows={2} value={interviewNotes} onChange={(event) => setInterviewNotes(event.target.value)} />
      </Field>
    </form>
  )
}

function knownRating(value: string) {
  return ratings.find((rating) => rating === value) ?? ''
}
