import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { askConsentBody, consentsApi } from '#contract/api/clients/consents.ts'
import { consentScopeLabels, consentScopes, type ConsentScope } from '#contract/domain/consents.ts'
import { z } from '#contract/zod.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { useReloadConsents } from './consent-queries.ts'
import { FirmNames } from './firm-names.tsx'
import { RequestMailPreview } from './request-mail-preview.tsx'

const scopeOptions = consentScopes.map((value) => ({ value, label: consentScopeLabels[value] }))

type AskConsentDialogProps = {
  applicationId: number
  firms: readonly string[]
  isMailOn: boolean
  onClose: () => void
}

const askFields = z
  .object({ firmName: z.string(), scope: z.enum(consentScopes), message: z.string(), isForAnyPosition: z.boolean() })
  .transform((typed): z.input<typeof askConsentBody> => typed)
  .pipe(askConsentBody)

/** Asks a candidate for their consent to be submitted to a firm. */
export function AskConsentDialog({ applicationId, firms, isMailOn, onClose }: AskConsentDialogProps) {
  const listId = useId()
  const reload = useReloadConsents(applicationId)
  const form = useContractForm(consentsApi.ask, {
    params: { id: applicationId },
    defaults: { firmName: firms[0] ?? '', scope: 'named' as ConsentScope, message: '', isForAnyPosition: false },
    schema: askFields,
    onSaved: ({ firmName }) => {
      toast({ title: 'Consent requested', text: firmName })
      reload()
      onClose()
    },
    failure: 'Failed to ask for consent.',
  })
  const message = useWatch({ control: form.control, name: 'message' })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Ask for consent"
      description={
        isMailOn
          ? 'The candidate gets an email with a link to a private page, where they say yes or no. The subject doesn’t name the firm.'
          : 'Email isn’t set up yet, so nothing is sent. You’ll get a link to give to the candidate yourself.'
      }
      submitLabel={isMailOn ? 'Email the request' : 'Create the request'}
    >
      <Field label="Firm" isRequired error={form.problem('firmName')}>
        <TextInput autoComplete="off" list={listId} {...form.register('firmName')} />
      </Field>
      <FirmNames id={listId} firms={firms} />
      <Field label="What the firm gets" error={form.problem('scope')}>
        <Controller
          control={form.control}
          name="scope"
          render={({ field }) => (
            <RadioGroup options={scopeOptions} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      <Controller
        control={form.control}
        name="isForAnyPosition"
        render={({ field }) => (
          <Checkbox
            label="Ask about any position at this firm"
            checked={field.value}
            onCheckedChange={(isOn) => field.onChange(isOn)}
          />
        )}
      />
      <Field
        label="Your note to the candidate"
        hint="Appears in the email and on the page. Don’t name the firm of a confidential search."
        error={form.problem('message')}
      >
        <TextArea rows={3} {...form.register('message')} />
      </Field>
      {isMailOn ? <RequestMailPreview applicationId={applicationId} message={message} /> : null}
    </FormDialog>
  )
}
