import { Controller } from 'react-hook-form'
import { settingsSchema } from '#contract/domain/settings.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings } from './settings-queries.ts'

export const loader = loadSettings

const schema = settingsSchema.pick({
  defaultFeeBps: true,
  defaultGuaranteeDays: true,
  partnersSeeFees: true,
  coolOffMonths: true,
})

/** Usual terms of agreements, who sees them, and how long an office cools off after a placement. */
export function Section() {
  const form = useSettingsForm(schema)
  return (
    <SettingsForm
      title="Fees and off limits"
      intro="Agreements with firms are on each firm’s page. These values apply where an agreement is new or silent."
      form={form}
      submitLabel="Save fees"
    >
      <Field label="Usual fee in percent" hint="A new agreement begins with it." error={form.problem('defaultFeeBps')}>
        <Controller
          control={form.control}
          name="defaultFeeBps"
          render={({ field }) => (
            <NumberInput
              min={0}
              max={50}
              step={0.25}
              name={field.name}
              ref={field.ref}
              onBlur={field.onBlur}
              value={Number.isFinite(field.value) ? field.value / 100 : ''}
              onChange={({ target }) => field.onChange(Math.round(target.valueAsNumber * 100))}
            />
          )}
        />
      </Field>
      <Field
        label="Usual guarantee in days"
        hint="A new agreement begins with a prorated refund for as many days; 0 means no guarantee."
        error={form.problem('defaultGuaranteeDays')}
      >
        <NumberInput min={0} max={730} {...form.register('defaultGuaranteeDays', { valueAsNumber: true })} />
      </Field>
      <Controller
        control={form.control}
        name="partnersSeeFees"
        render={({ field }) => (
          <Checkbox
            label="Partners see fees and other terms of agreements"
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
      <Field
        label="Months that an office cools off after a placement"
        hint="Nobody is solicited from that office during these months; 0 means it doesn’t cool off."
        error={form.problem('coolOffMonths')}
      >
        <NumberInput min={0} max={60} {...form.register('coolOffMonths', { valueAsNumber: true })} />
      </Field>
    </SettingsForm>
  )
}
