import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { experienceYears } from '#contract/domain/application-form-rules.ts'
import { jdYearBounds } from '#contract/domain/jd.ts'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { Step2Form } from './apply-form.ts'
import { PracticeAreaField } from './practice-area-field.tsx'
import { useFilledHint } from './filled-fields.tsx'

type BackgroundFieldsProps = { form: Step2Form; job: PublicJob; examples: readonly string[]; now: Date }

/** Degree, years and last position. */
export function BackgroundFields({ form, job, examples, now }: BackgroundFieldsProps) {
  const { errors } = form.formState
  const hint = useFilledHint()
  const jd = jdYearBounds(now)
  return (
    <>
      <Field label="JD Year" error={errors.jdYear?.message} isRequired hint={hint('jdYear')}>
        <NumberInput min={jd.min} max={jd.max} {...form.register('jdYear')} />
      </Field>
      <Field label="Years of Experience" error={errors.yearsExperience?.message} isRequired>
        <NumberInput {...experienceYears} {...form.register('yearsExperience')} />
      </Field>
      <Field
        label="Experience Field"
        error={errors.experienceField?.message}
        isRequired
        hint={
          examples.length > 0 ? (
            <span className="line-clamp-1 sm:line-clamp-none">For example: {examples.join(', ')}</span>
          ) : undefined
        }
        className="col-span-2"
      >
        <TextInput {...form.register('experienceField')} />
      </Field>
      <PracticeAreaField form={form} job={job} />
      <Field
        label="Years in Big Law"
        error={errors.bigFirmExperienceYears?.message}
        className="col-span-2 sm:col-span-1"
      >
        <NumberInput {...experienceYears} {...form.register('bigFirmExperienceYears')} />
      </Field>
      <Field label="Last Job Title" error={errors.lastJobTitle?.message} hint={hint('lastJobTitle')}>
        <TextInput autoComplete="organization-title" {...form.register('lastJobTitle')} />
      </Field>
      <Field label="Last Firm Name" error={errors.lastFirmName?.message} hint={hint('lastFirmName')}>
        <TextInput autoComplete="organization" {...form.register('lastFirmName')} />
      </Field>
    </>
  )
}
