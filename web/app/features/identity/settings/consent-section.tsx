import { defaultConsentStatement, statementFields } from '#contract/domain/consents.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings } from './settings-queries.ts'

export const loader = loadSettings

const schema = settingsSchema.pick({
  consentOpenDays: true,
  consentValidDays: true,
  consentStatement: true,
})

/** Deadlines and wording of requests for consent. */
export function Section() {
  const form = useSettingsForm(schema)
  return (
    <SettingsForm
      title="Consent"
      form={form}
      submitLabel="Save consent"
      actions={
        <Button
          variant="quiet"
          onClick={() => form.setValue('consentStatement', defaultConsentStatement, { shouldDirty: true })}
        >
          Restore the default statement
        </Button>
      }
    >
      <Field
        label="Days to answer a request"
        hint="After that, the request expires and a recruiter has to ask again. One reminder goes out halfway through."
        error={form.problem('consentOpenDays')}
      >
        <NumberInput min={1} max={365} {...form.register('consentOpenDays', { valueAsNumber: true })} />
      </Field>
      <Field
        label="Days that consent is valid"
        hint="Counted from the answer, through midnight Eastern time of the last day."
        error={form.problem('consentValidDays')}
      >
        <NumberInput min={1} max={365} {...form.register('consentValidDays', { valueAsNumber: true })} />
      </Field>
      <Field
        label="Statement"
        hint={`What candidates agree to. You can use {${statementFields.join('}, {')}}. Have counsel review it. Requests already sent keep their wording.`}
        error={form.problem('consentStatement')}
      >
        <TextArea rows={10} {...form.register('consentStatement')} />
      </Field>
    </SettingsForm>
  )
}
