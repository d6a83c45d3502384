import { submissionsApi, type ClientSubmission } from '#contract/api/clients/submissions.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { useSubmissionChanges } from './submission-queries.ts'

/** Ends a submission with a reason. It stays on record. */
export function CloseSubmissionDialog({
  submission: { id, applicationId, companyName },
  onClose,
}: {
  submission: ClientSubmission
  onClose: () => void
}) {
  const { close } = useSubmissionChanges(applicationId)
  const form = useContractForm(submissionsApi.close, {
    defaults: { reason: '' },
    send: ({ reason }) => close.mutateAsync({ id, reason }),
    onSaved: onClose,
    failure: 'Failed to close the submission.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title="Close submission"
      description={`The submission to ${companyName} stays on record with the reason.`}
      submitLabel="Close submission"
    >
      <Field label="Reason" isRequired error={form.problem('reason')}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
