import { candidatesApi, type CandidateProfile } from '#contract/api/sourcing/matching.ts'
import type { MatchCriteriaInput } from '#contract/domain/match-criteria.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type SaveProfileDialogProps = {
  criteria: MatchCriteriaInput
  queryText: string
  onClose: () => void
  onSaved: (profile: CandidateProfile) => void
}

/** Saves a search under a candidate's name, so that it can be repeated. */
export function SaveProfileDialog({ criteria, queryText, onClose, onSaved }: SaveProfileDialogProps) {
  const form = useContractForm(candidatesApi.create, {
    defaults: { name: '', email: '', phone: '' },
    schema: candidatesApi.create.body.pick({ name: true, email: true, phone: true }),
    send: (fields) => call(candidatesApi.create, { body: { ...criteria, ...fields, queryText } }),
    onSaved: async (profile) => {
      await queryClient.invalidateQueries({ queryKey: queryKey(candidatesApi.list) })
      toast({ title: 'Candidate saved', text: `${profile.name} is saved with these criteria.` })
      onSaved(profile)
    },
    failure: 'Failed to save the candidate',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Save as candidate"
      description="Saves these criteria and the matching jobs under this name."
      size="sm"
      submitLabel="Save"
    >
      <Field label="Candidate name" isRequired error={form.problem('name')}>
        <TextInput autoComplete="off" maxLength={200} {...form.register('name')} />
      </Field>
      <Field label="Email" error={form.problem('email')}>
        <TextInput type="email" autoComplete="off" maxLength={200} {...form.register('email')} />
      </Field>
      <Field label="Phone" error={form.problem('phone')}>
        <TextInput type="tel" autoComplete="off" maxLength={200} {...form.register('phone')} />
      </Field>
    </FormDialog>
  )
}
