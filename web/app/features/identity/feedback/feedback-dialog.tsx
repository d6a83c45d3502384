import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { feedbackApi, type feedbackBody } from '#contract/api/identity/feedback.ts'
import { defaultFeedbackType, feedbackTypeLabels, feedbackTypes } from '#contract/domain/feedback-types.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type FeedbackDialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void }

const empty: z.input<typeof feedbackBody> = { type: defaultFeedbackType, title: '', description: '' }
const failure = 'Failed to submit feedback. Please try again.'

/** Sends feedback to the agency. The text stays when the dialog is closed or sending fails. */
export function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  const form = useContractForm(feedbackApi.send, {
    defaults: empty,
    onSaved: () => {
      toast({ title: 'Feedback Submitted!', text: "Thank you for your feedback. We'll review it and get back to you." })
      form.reset(empty)
      onOpenChange(false)
    },
    onFailed: (failed) =>
      toast({ title: 'Submission Failed', text: sentenceOf(failed, failure), variant: 'destructive' }),
    failure,
  })
  return (
    <FormDialog
      form={form}
      keepsDraft
      open={open}
      onClose={() => onOpenChange(false)}
      title="Send feedback"
      description="Something missing, broken or unclear? We read every note."
      submitLabel="Send feedback"
    >
      <Field label="Type" error={form.problem('type')}>
        <Controller
          control={form.control}
          name="type"
          render={({ field }) => (
            <Select
              options={feedbackTypes.map((value) => ({ value, label: feedbackTypeLabels[value] }))}
              value={field.value ?? defaultFeedbackType}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <Field label="Title" error={form.problem('title')} isRequired>
        <TextInput {...form.register('title')} />
      </Field>
      <Field label="Description" error={form.problem('description')} isRequired>
        <TextArea rows={5} {...form.register('description')} />
      </Field>
    </FormDialog>
  )
}
