import { useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { priorContactBody, submissionGateApi } from '#contract/api/clients/submission-gate.ts'
import {
  priorContactParties,
  priorContactPartyLabels,
  type PriorContactParty,
} from '#contract/domain/submission-gate.ts'
import { z } from '#contract/zod.ts'
import { FirmNameHint } from '#web/app/features/jobs/firms/firm-name-hint.tsx'
import { FirmNameInput } from '#web/app/features/jobs/firms/firm-name-input.tsx'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const fields = (applicationId: number) =>
  z
    .object({ companyName: z.string(), by: z.enum(priorContactParties), on: z.string(), note: z.string() })
    .transform(({ on, ...rest }): z.input<typeof priorContactBody> => ({ ...rest, applicationId, on: on || null }))
    .pipe(priorContactBody)

const partyOptions = priorContactParties.map((value) => ({ value, label: priorContactPartyLabels[value] }))

/** Keeps that a firm knows the candidate already, so that the check of a submission says so. */
export function PriorContactDialog({ applicationId, onClose }: { applicationId: number; onClose: () => void }) {
  const client = useQueryClient()
  const form = useContractForm(submissionGateApi.addPriorContact, {
    schema: fields(applicationId),
    defaults: { companyName: '', by: 'other_agency' as PriorContactParty, on: '', note: '' },
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['submission-check', applicationId] })
      toast({ title: 'Earlier contact recorded', text: 'The check of a submission to this firm says so from now on.' })
      onClose()
    },
    failure: 'Nothing was saved. Please try again.',
  })
  const { control } = form
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title="Record earlier contact"
      description="For a firm that knows the candidate already. It’s part of the check before a submission. Nobody is emailed."
      submitLabel="Record"
    >
      <Controller
        control={control}
        name="companyName"
        render={({ field }) => (
          <Field
            label="Firm"
            isRequired
            error={form.problem('companyName')}
            hint={<FirmNameHint name={field.value} onSelect={field.onChange} />}
          >
            <FirmNameInput {...field} />
          </Field>
        )}
      />
      <Field label="Who was in touch" error={form.problem('by')}>
        <Controller
          control={control}
          name="by"
          render={({ field }) => (
            <RadioGroup options={partyOptions} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      <Field label="Day" hint="Leave it empty if it isn’t known." error={form.problem('on')}>
        <TextInput type="date" {...form.register('on')} />
      </Field>
      <Field label="What is known" isRequired error={form.problem('note')}>
        <TextArea rows={2} className="min-h-16!" {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
