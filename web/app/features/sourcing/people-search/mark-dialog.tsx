import { peopleSearchApi, type PersonResult } from '#contract/api/sourcing/people-search.ts'
import { doNotContactReasonMax } from '#contract/domain/people-search.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'

type MarkDialogProps = {
  person: Pick<PersonResult, 'name'>
  /** Rejects if the mark couldn't be set. */
  onMark: (reason: string) => Promise<PersonResult>
  onClose: () => void
}

/** Asks for an optional reason before a person is marked as Do Not Contact for everyone. */
export function MarkDialog({ person, onMark, onClose }: MarkDialogProps) {
  const form = useContractForm(peopleSearchApi.doNotContact, {
    defaults: { reason: '' },
    schema: peopleSearchApi.doNotContact.body.pick({ reason: true }),
    send: ({ reason }) => onMark(reason ?? ''),
    onSaved: onClose,
    failure: 'The change couldn’t be saved. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={`Do not contact ${person.name}?`}
      description="They’ll be filtered out of everyone’s searches, past and future, until someone allows contact again."
      submitLabel="Mark as do not contact"
    >
      <Field
        label="Reason (optional)"
        hint="For example: “Asked us by phone.” Everyone on your team can see it."
        error={form.problem('reason')}
      >
        <TextArea rows={3} maxLength={doNotContactReasonMax} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
