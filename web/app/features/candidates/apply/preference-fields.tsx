import { Controller } from 'react-hook-form'
import { visaSponsorshipChoices } from '#contract/domain/application-form-rules.ts'
import { firmPreferenceLabels, firmPreferences } from '#contract/domain/firm-preferences.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import type { Step2Form } from './apply-form.ts'

const visaLabels = { YES: 'Yes', NO: 'No' } as const

/** The applicant's wishes, visa needs and portable book. */
export function PreferenceFields({ form }: { form: Step2Form }) {
  const { errors } = form.formState
  return (
    <>
      <fieldset className="col-span-2 min-w-0">
        <legend className="text-sm font-medium text-ink">Firm Preference</legend>
        <Controller
          control={form.control}
          name="firmPreference"
          render={({ field }) => {
            const selected = field.value ?? []
            return (
              <div className="flex flex-wrap gap-x-5">
                {firmPreferences.map((preference, at) => (
                  <Checkbox
                    key={preference}
                    {...(at === 0 ? { ref: field.ref } : {})}
                    label={firmPreferenceLabels[preference]}
                    checked={selected.includes(preference)}
                    onCheckedChange={(isChecked) =>
                      field.onChange(
                        firmPreferences.filter((one) => (one === preference ? isChecked : selected.includes(one))),
                      )
                    }
                  />
                ))}
              </div>
            )
          }}
        />
        <p className="text-xs text-ink-muted">Select all that apply.</p>
      </fieldset>
      <Field
        label="Expected Salary"
        error={errors.expectedSalary?.message}
        hint="US dollars per year."
        className="col-span-2 sm:col-span-1"
      >
        <NumberInput prefix="$" min={0} step={1000} {...form.register('expectedSalary')} />
      </Field>
      <Field
        label="Do you need visa sponsorship?"
        error={errors.needsVisaSponsorship?.message}
        className="col-span-2 sm:col-span-1"
      >
        <Controller
          control={form.control}
          name="needsVisaSponsorship"
          render={({ field }) => (
            <RadioGroup
              layout="row"
              options={visaSponsorshipChoices.map((value) => ({ value, label: visaLabels[value] }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <div className="col-span-2">
        <Controller
          control={form.control}
          name="hasPortableBook"
          render={({ field }) => (
            <Switch
              ref={field.ref}
              label="I have a portable book of business"
              checked={field.value ?? false}
              onCheckedChange={field.onChange}
            />
          )}
        />
        <p className="text-xs text-ink-muted">Clients who would follow you to a new firm.</p>
      </div>
    </>
  )
}
