import { followUpThresholdKeys, followUpThresholds } from '#contract/domain/follow-up-rules.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings } from './settings-queries.ts'

export const loader = loadSettings

const thresholdForm = settingsSchema.pick({
  followUpUntouchedDays: true,
  followUpSubmissionDays: true,
  followUpUpdateDays: true,
  followUpStaleDays: true,
  followUpJobDays: true,
  followUpExpiringDays: true,
  followUpListDays: true,
})

/** The delays after which the rules create a follow-up. */
export function Section() {
  const form = useSettingsForm(thresholdForm)
  return (
    <SettingsForm
      title="Follow-ups"
      intro="Automatically create a follow-up after these delays. Working days exclude weekends and federal holidays; 0 turns a rule off."
      form={form}
      submitLabel="Save follow-ups"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {followUpThresholdKeys.map((key) => (
          <Field
            key={key}
            label={followUpThresholds[key].label}
            hint={`In ${followUpThresholds[key].unit}`}
            error={form.problem(key)}
          >
            <NumberInput min={0} {...form.register(key, { valueAsNumber: true })} />
          </Field>
        ))}
      </div>
    </SettingsForm>
  )
}
