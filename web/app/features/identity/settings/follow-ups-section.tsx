import { zodResolver } from '@hookform/resolvers/zod'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { followUpThresholdKeys, followUpThresholds } from '#contract/domain/follow-up-rules.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { loadSettings, settingsQuery, useSaveSettings } from './settings-queries.ts'

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

/** After how long the rules ask for a next action. */
export function Section() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const form = useForm<z.input<typeof thresholdForm>, unknown, z.output<typeof thresholdForm>>({
    resolver: zodResolver(thresholdForm),
    values: thresholdForm.parse(settings),
  })
  const { errors } = form.formState
  const { mutate, isPending, error } = useSaveSettings()
  const save = (values: z.output<typeof thresholdForm>) =>
    mutate(values, { onError: (failed) => void showIssues(failed, form.setError, followUpThresholdKeys) })
  return (
    <Card title="Follow-ups">
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => isPending || save(values))(event)}
        className="flex flex-col gap-4"
      >
        <p className="max-w-xl text-sm text-ink-muted">
          A follow-up is made by itself when one of these has come. Working days leave out weekends and federal
          holidays; 0 turns a rule off.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {followUpThresholdKeys.map((key) => (
            <Field
              key={key}
              label={followUpThresholds[key].label}
              hint={`In ${followUpThresholds[key].unit}`}
              error={errors[key]?.message}
            >
              <NumberInput min={0} {...form.register(key, { valueAsNumber: true })} />
            </Field>
          ))}
        </div>
        {error ? (
          <p role="alert" className="text-sm text-danger">
            {sentenceOf(error, 'Failed to save settings')}
          </p>
        ) : null}
        <Button type="submit" variant="primary" isBusy={isPending} className="self-start">
          Save follow-ups
        </Button>
      </form>
    </Card>
  )
}
