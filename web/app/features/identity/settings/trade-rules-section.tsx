import { Controller } from 'react-hook-form'
import { settingsSchema } from '#contract/domain/settings.ts'
import { gateModeLabels, gateModes } from '#contract/domain/submission-gate.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings } from './settings-queries.ts'

export const loader = loadSettings

const schema = settingsSchema.pick({
  submissionGate: true,
  lookBackMonths: true,
  consentOpenDays: true,
  consentValidDays: true,
  ownershipMonths: true,
  coolOffMonths: true,
})

const modes = gateModes.map((value) => ({ value, label: gateModeLabels[value] }))

/** Values that follow the code of the National Association of Legal Search Consultants. */
const nalscCode = {
  submissionGate: 'block',
  lookBackMonths: 6,
  consentOpenDays: 7,
  consentValidDays: 90,
  ownershipMonths: 6,
  coolOffMonths: 6,
} as const

/** Rules of the check before a candidate is put before a firm. */
export function Section() {
  const form = useSettingsForm(schema)
  const followCode = () => {
    for (const [name, value] of Object.entries(nalscCode))
      form.setValue(name as keyof typeof nalscCode, value, { shouldDirty: true })
  }
  return (
    <SettingsForm
      title="Trade rules"
      intro="Each submission is checked for consent, duplicates, limits, the current employer and an agreement with the firm. Candidates who said no, or who are marked as do not contact, are never submitted."
      form={form}
      submitLabel="Save trade rules"
      actions={
        <Button variant="quiet" onClick={followCode}>
          Follow the NALSC code
        </Button>
      }
    >
      <Field label="Concerns with a submission" error={form.problem('submissionGate')}>
        <Controller
          control={form.control}
          name="submissionGate"
          render={({ field }) => <RadioGroup options={modes} value={field.value} onValueChange={field.onChange} />}
        />
      </Field>
      <Field
        label="Months in which an earlier submission counts"
        hint="A candidate who was submitted to the firm, or to an affiliate of it, in these months is a duplicate."
        error={form.problem('lookBackMonths')}
      >
        <NumberInput min={1} max={24} {...form.register('lookBackMonths', { valueAsNumber: true })} />
      </Field>
      <Field
        label="Days to answer a request for consent"
        hint="After that the request is over, and a recruiter asks again."
        error={form.problem('consentOpenDays')}
      >
        <NumberInput min={1} max={365} {...form.register('consentOpenDays', { valueAsNumber: true })} />
      </Field>
      <Field
        label="Days for which consent is valid"
        hint="Counted from the answer, through midnight Eastern time of the last day."
        error={form.problem('consentValidDays')}
      >
        <NumberInput min={1} max={365} {...form.register('consentValidDays', { valueAsNumber: true })} />
      </Field>
      <Field
        label="Months of ownership"
        hint="How long a firm owes the fee after a candidate was sent to it, where the agreement with the firm doesn’t say."
        error={form.problem('ownershipMonths')}
      >
        <NumberInput min={1} max={60} {...form.register('ownershipMonths', { valueAsNumber: true })} />
      </Field>
      <Field
        label="Months after a placement without soliciting"
        hint="Nobody of that office is approached in these months after the start. 0 means that no office cools off."
        error={form.problem('coolOffMonths')}
      >
        <NumberInput min={0} max={60} {...form.register('coolOffMonths', { valueAsNumber: true })} />
      </Field>
    </SettingsForm>
  )
}
