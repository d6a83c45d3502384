import { zodResolver } from '@hookform/resolvers/zod'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { defaultScoreWeights, scorePartLabels, scoreParts } from '#contract/domain/score-types.ts'
import { settingsSchema, type Settings } from '#contract/domain/settings.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { loadSettings, settingsQuery, useSaveSettings } from './settings-queries.ts'

export const loader = loadSettings

const fields = {
  practice: 'scoreWeightPractice',
  experience: 'scoreWeightExperience',
  location: 'scoreWeightLocation',
  salary: 'scoreWeightSalary',
  pedigree: 'scoreWeightPedigree',
  book: 'scoreWeightBook',
  bar: 'scoreWeightBar',
  visa: 'scoreWeightVisa',
} as const satisfies Record<(typeof scoreParts)[number], keyof Settings>

const hints = {
  practice: 'The same area, a part of it, or a neighbour.',
  experience: 'Years since the J.D. against the job’s range.',
  location: 'Same city, same metro area, or willing to move.',
  salary: 'What is expected against what the job pays.',
  pedigree: 'Large-firm years, where the job is at one or at a boutique.',
  book: 'Only where the seat wants business of its own.',
  bar: 'Only where the job names a bar.',
  visa: 'Whether sponsorship is needed.',
} as const satisfies Record<(typeof scoreParts)[number], string>

const names = scoreParts.map((key) => fields[key])
const scoringForm = settingsSchema.pick({
  scoreWeightPractice: true,
  scoreWeightExperience: true,
  scoreWeightLocation: true,
  scoreWeightSalary: true,
  scoreWeightPedigree: true,
  scoreWeightBook: true,
  scoreWeightBar: true,
  scoreWeightVisa: true,
})

/** How much each part of the match score counts. */
export function Section() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const form = useForm<z.input<typeof scoringForm>, unknown, z.output<typeof scoringForm>>({
    resolver: zodResolver(scoringForm),
    values: scoringForm.parse(settings),
  })
  const { errors } = form.formState
  const { mutate, isPending, error } = useSaveSettings()
  const save = (values: z.output<typeof scoringForm>) =>
    mutate(values, { onError: (failed) => void showIssues(failed, form.setError, names) })
  const restore = () => {
    for (const key of scoreParts) form.setValue(fields[key], defaultScoreWeights[key], { shouldDirty: true })
  }
  return (
    <Card title="Scoring">
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => isPending || save(values))(event)}
        className="flex flex-col gap-4"
      >
        <p className="max-w-prose text-sm text-ink-muted">
          How much each part of a match score counts against the others, from 0 (left out) to 100. A part that a job
          does not speak to is left out of its scores. Saving scores every application again, in the background.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {scoreParts.map((key) => (
            <Field key={key} label={scorePartLabels[key]} hint={hints[key]} error={errors[fields[key]]?.message}>
              <NumberInput min={0} max={100} step={1} {...form.register(fields[key], { valueAsNumber: true })} />
            </Field>
          ))}
        </div>
        {error ? (
          <p role="alert" className="text-sm text-danger">
            {sentenceOf(error, 'Failed to save settings')}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={isPending}>
            Save weights
          </Button>
          <Button onClick={restore} disabled={isPending}>
            Put back the usual weights
          </Button>
        </div>
      </form>
    </Card>
  )
}
