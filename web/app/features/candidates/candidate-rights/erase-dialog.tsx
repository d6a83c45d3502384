import { z } from '#contract/zod.ts'
import { candidateRightsApi } from '#contract/api/candidates/candidate-rights.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

type EraseDialogProps = { email: string; onErased: () => Promise<void>; onClose: () => void }

/** Asks before a person is erased: the email has to be typed once more. */
export function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  const form = useContractForm(candidateRightsApi.erase, {
    defaults: { email: '' },
    schema: z.object({
      email: z
        .string()
        .transform((typed) => typed.trim().toLowerCase())
        .refine((typed) => typed === email, 'That is not the e-mail of this person.'),
    }),
    onSaved: onErased,
    failure: 'Nothing was erased.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Erase this person?"
      size="sm"
      submitLabel="Erase for good"
      submitTone="danger"
    >
      <p>
        Applications with everything that hangs on them, files, e-mails and job alerts are deleted, and the name, e-mail
        and phone are taken out of what others wrote. This can't be undone.
      </p>
      <p className="text-ink-muted">
        Download everything first if the person asked for a copy. What remains is a record that somebody was erased,
        without who it was.
      </p>
      <Field label={`Type ${email} to confirm`} error={form.problem('email')}>
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register('email')} />
      </Field>
    </FormDialog>
  )
}
