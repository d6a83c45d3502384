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
    failure: 'The mark could not be changed. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={`Do not contact ${person.name}?`}
      description="They are filtered out of every search, past and to come, for everybody, until the mark is lifted."
      submitLabel="Mark as do not contact"
    >
      <Field
        label="Reason (optional)"
        hint="Such as “asked us by phone”. Everybody here can read it."
        error={form.problem('reason')}
      >
        <TextArea rows={3} maxLength={doNotContactReasonMax} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
