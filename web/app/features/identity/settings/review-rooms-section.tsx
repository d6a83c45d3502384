import { Controller } from 'react-hook-form'
import { settingsSchema } from '#contract/domain/settings.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings } from './settings-queries.ts'

export const loader = loadSettings

const schema = settingsSchema.pick({ reviewLinkDays: true, reviewNeedsCode: true })

/** Deadline of the links of review rooms, and the code that clients enter. */
export function Section() {
  const form = useSettingsForm(schema)
  return (
    <SettingsForm title="Review rooms" form={form} submitLabel="Save review rooms">
      <Field
        label="Days for which a link works"
        hint="Counted from the day it’s sent, through midnight Eastern time of the last day. Staff can extend a room."
        error={form.problem('reviewLinkDays')}
      >
        <NumberInput min={1} max={365} {...form.register('reviewLinkDays', { valueAsNumber: true })} />
      </Field>
      <Controller
        control={form.control}
        name="reviewNeedsCode"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label="Ask for a code by email where candidates are named, once on each device"
            checked={value}
            onCheckedChange={onChange}
          />
        )}
      />
    </SettingsForm>
  )
}
