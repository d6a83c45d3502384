import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { feedbackApi, feedbackBody } from '#contract/api/feedback.ts'
import { defaultFeedbackType, feedbackTypeLabels, feedbackTypes } from '#contract/domain/feedback-types.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type FeedbackDialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void }

const fieldNames = ['type', 'title', 'description'] as const
const empty: z.input<typeof feedbackBody> = { type: defaultFeedbackType, title: '', description: '' }
const failure = 'Failed to submit feedback. Please try again.'

/** Tells the agency what is missing or broken (spec 2 §2). What was typed stays when it is closed or could not be sent. */
export function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  const formId = useId()
  const form = useForm<z.input<typeof feedbackBody>, unknown, z.output<typeof feedbackBody>>({
    resolver: zodResolver(feedbackBody),
    defaultValues: empty,
  })
  const { errors } = form.formState
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.output<typeof feedbackBody>) => call(feedbackApi.send, { body }),
    onSuccess: () => {
      toast({ title: 'Feedback Submitted!', text: "Thank you for your feedback. We'll review it and get back to you." })
      form.reset(empty)
      onOpenChange(false)
    },
    onError: (failed) => {
      toast({ title: 'Submission Failed', text: sentenceOf(failed, failure), variant: 'destructive' })
      showIssues(failed, form.setError, fieldNames)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Send feedback"
      description="Something missing, broken or unclear? We read every note."
      dismissible={!isPending}
      footer={
        <>
          {error ? <p className="mr-auto text-sm text-danger">{sentenceOf(error, failure)}</p> : null}
          <Button disabled={isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isPending}>
            Send feedback
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit((body) => isPending || mutate(body))(event)}
        className="flex flex-col gap-4"
      >
        <Field label="Type" error={errors.type?.message}>
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
        <Field label="Title" error={errors.title?.message} isRequired>
          <TextInput {...form.register('title')} />
        </Field>
        <Field label="Description" error={errors.description?.message} isRequired>
          <TextArea rows={5} {...form.register('description')} />
        </Field>
      </form>
    </Dialog>
  )
}
