import { Controller, useWatch } from 'react-hook-form'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { askSeveralBody, consentsApi } from '#contract/api/clients/consents.ts'
import { consentScopeLabels, consentScopes, type ConsentScope } from '#contract/domain/consents.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { RequestMailPreview } from './request-mail-preview.tsx'

const scopeOptions = consentScopes.map((value) => ({ value, label: consentScopeLabels[value] }))

type AskSeveralDialogProps = {
  rows: readonly [ApplicationListItem, ...ApplicationListItem[]]
  onClose: () => void
  /** Leaves only those selected who weren't asked. */
  onAsked: (notAsked: readonly number[]) => void
}

/** Asks the selected candidates of one job, and then says who was asked, who wasn't, and why. */
export function AskSeveralDialog({ rows, onClose, onAsked }: AskSeveralDialogProps) {
  const [first] = rows
  const applicationIds = rows.map(({ id }) => id)
  const form = useContractForm(consentsApi.askSeveral, {
    defaults: { firmName: first.job.firmName, scope: 'named' as ConsentScope, message: '' },
    schema: z
      .object({ firmName: z.string(), scope: z.enum(consentScopes), message: z.string() })
      .transform((typed): z.input<typeof askSeveralBody> => ({ ...typed, applicationIds }))
      .pipe(askSeveralBody),
    onSaved: (result) => {
      toast(reportOf(result))
      onClose()
      onAsked(result.notAsked.map(({ id }) => id))
    },
    failure: 'Failed to ask for consent.',
  })
  const message = useWatch({ control: form.control, name: 'message' })
  const count = rows.length === 1 ? '1 candidate' : `${rows.length} candidates`
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Ask for consent"
      description={`Each of the ${count} gets a separate email with a private link. The subject doesn’t name the firm.`}
      submitLabel={`Ask ${count}`}
    >
      <Field label="Firm" isRequired error={form.problem('firmName')}>
        <TextInput autoComplete="off" {...form.register('firmName')} />
      </Field>
      <Field label="What the firm gets" error={form.problem('scope')}>
        <Controller
          control={form.control}
          name="scope"
          render={({ field }) => (
            <RadioGroup options={scopeOptions} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      <Field
        label="Your note to the candidates"
        hint="Everyone gets the same note. Don’t name the firm of a confidential search."
        error={form.problem('message')}
      >
        <TextArea rows={3} {...form.register('message')} />
      </Field>
      <RequestMailPreview
        applicationId={first.id}
        message={message}
        note={
          rows.length === 1
            ? undefined
            : `This is the email to ${first.applicantName}. Each candidate gets one with their own name.`
        }
      />
    </FormDialog>
  )
}

function reportOf({ asked, notAsked }: ResponseOf<typeof consentsApi.askSeveral>) {
  const names = asked.map(({ applicantName }) => applicantName).join(', ')
  const others = notAsked.map(({ applicantName, message }) => `${applicantName ?? 'A candidate'}: ${message}`)
  return {
    title: `Asked ${asked.length} of ${asked.length + notAsked.length} for consent`,
    text: [names && `Asked: ${names}.`, others.length > 0 && `Not asked: ${others.join(' ')}`]
      .filter(Boolean)
      .join(' '),
    ...(asked.length === 0 ? { variant: 'destructive' as const } : {}),
  }
}
