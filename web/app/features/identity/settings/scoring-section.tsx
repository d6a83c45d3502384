import { defaultScoreWeights, scorePartLabels, scoreParts } from '#contract/domain/score-types.ts'
import { settingsSchema, type Settings } from '#contract/domain/settings.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings } from './settings-queries.ts'

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
  practice: 'Same, narrower or related area.',
  experience: 'Years since the J.D., compared with the job’s range.',
  location: 'Same city, same metro area, or willing to move.',
  salary: 'Expected pay, compared with the job’s range.',
  pedigree: 'Large-firm years, if the job is at a large firm or a boutique.',
  book: 'Only if the job asks for a portable book.',
  bar: 'Only if the job names a bar.',
  visa: 'Need for visa sponsorship.',
} as const satisfies Record<(typeof scoreParts)[number], string>

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

/** The weight of each part of the match score. */
export function Section() {
  const form = useSettingsForm(scoringForm)
  const restore = () => {
    for (const key of scoreParts) form.setValue(fields[key], defaultScoreWeights[key], { shouldDirty: true })
  }
  return (
    <SettingsForm
      title="Scoring"
      intro="How much each part of a match score counts, from 0 (left out) to 100. Parts that a job doesn’t mention don’t count toward its scores. Saving rescores every application in the background."
      form={form}
      submitLabel="Save weights"
      actions={
        <Button onClick={restore} disabled={form.isBusy}>
          Reset to defaults
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {scoreParts.map((key) => (
          <Field key={key} label={scorePartLabels[key]} hint={hints[key]} error={form.problem(fields[key])}>
            <NumberInput min={0} max={100} step={1} {...form.register(fields[key], { valueAsNumber: true })} />
          </Field>
        ))}
      </div>
    </SettingsForm>
  )
}
