import { z } from '#contract/zod.ts'
import { candidateRightsApi } from '#contract/api/candidates/candidate-rights.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

type EraseDialogProps = { email: string; onErased: () => Promise<void>; onClose: () => void }

/** Asks before a person is erased: the email has to be typed again. */
export function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  const form = useContractForm(candidateRightsApi.erase, {
    defaults: { email: '' },
    schema: z.object({
      email: z
        .string()
        .transform((typed) => typed.trim().toLowerCase())
        .refine((typed) => typed === email, 'That email doesn’t match this person.'),
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
        This deletes the person’s applications and everything attached to them, files, emails and job alerts, and
        removes their name, email and phone from texts that others wrote. This can’t be undone.
      </p>
      <p className="text-ink-muted">
        If the person asked for a copy, download everything first. Only an anonymous record of the erasure remains.
      </p>
      <Field label={`Type ${email} to confirm`} error={form.problem('email')}>
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register('email')} />
      </Field>
    </FormDialog>
  )
}
