import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { correctionsApi } from '#contract/api/candidates/people.ts'
import { call } from '#web/app/api/call.ts'
import { refreshApplication } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const fields = [
  ['applicantEmail', 'Email', { type: 'email' }],
  ['phoneNumber', 'Phone', { type: 'tel' }],
  ['location', 'Location', {}],
  ['linkedinUrl', 'LinkedIn address', { inputMode: 'url' }],
] as const

/** Corrects the contact data of an application. An emptied field clears what the applicant wrote. */
export function CorrectDialog({ application, onClose }: { application: ApplicationListItem; onClose: () => void }) {
  const { id, applicantName, applicantEmail, updatedAt } = application
  const client = useQueryClient()
  const form = useContractForm(correctionsApi.correct, {
    defaults: {
      applicantName,
      applicantEmail,
      phoneNumber: application.phoneNumber ?? '',
      location: application.location ?? '',
      linkedinUrl: application.linkedinUrl ?? '',
      updatedAt,
    },
    send: ({ phoneNumber, location, linkedinUrl, ...body }) =>
      call(correctionsApi.correct, {
        params: { id },
        body: {
          ...body,
          phoneNumber: phoneNumber || null,
          location: location || null,
          linkedinUrl: linkedinUrl || null,
        },
      }),
    onSaved: () => {
      refreshApplication(client, id)
      toast({ title: 'Corrections saved', text: `${applicantName} wasn’t emailed.` })
      onClose()
    },
    failure: 'Nothing was saved. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Correct ${applicantName}`}
      description="Nobody is emailed. The person’s record follows where it says the same."
      submitLabel="Save corrections"
    >
      <Field label="Name" isRequired error={form.problem('applicantName')}>
        <TextInput autoComplete="off" {...form.register('applicantName')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(([name, label, more]) => (
          <Field key={name} label={label} error={form.problem(name)}>
            <TextInput autoComplete="off" {...more} {...form.register(name)} />
          </Field>
        ))}
      </div>
    </FormDialog>
  )
}
