import type { ReactNode } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { firmSizes } from '#contract/domain/job-texts.ts'
import type { EditJobForm, JobForm } from '#contract/domain/job-form-rules.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import { workTypes } from '#contract/domain/work-types.ts'
import { FirmNameHint } from '#web/app/features/jobs/firms/firm-name-hint.tsx'
import { FirmNameInput } from '#web/app/features/jobs/firms/firm-name-input.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { DatePicker } from '#web/app/ui/date-picker.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { MultiSelect } from '#web/app/ui/multi-select.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { today } from './posted-age.ts'
import { AreaField } from './area-field.tsx'
import { ContactField } from './contact-field.tsx'
import type { JobFormValues } from './job-form-values.ts'
import { practiceAreasQuery } from './job-queries.ts'
import { PayWarning } from './pay-warning.tsx'
import { PointsField } from './points-field.tsx'

export type JobFormReturn = UseFormReturn<JobFormValues, unknown, JobForm | EditJobForm>
type FieldsProps = { form: JobFormReturn }

const row = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

/** Every field of a job, in groups. */
export function JobFields({ form }: FieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Card title="Position">
        <PositionFields form={form} />
      </Card>
      <Card title="Pay and experience">
        <PayFields form={form} />
      </Card>
      <Card title="Description">
        <TextFields form={form} />
      </Card>
      <Card title="Firm and listing">
        <ListingFields form={form} />
      </Card>
    </div>
  )
}

function PositionFields({ form }: FieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const { data: areas = [] } = useQuery(practiceAreasQuery)
  const firmName = useWatch({ control, name: 'firmName' })
  return (
    <Stack>
      <Field label="Job title" isRequired error={errors.title?.message}>
        <TextInput autoComplete="off" placeholder="Senior Corporate Associate" {...register('title')} />
      </Field>
      <div className={row}>
        <Field
          label="Firm name"
          isRequired
          error={errors.firmName?.message}
          hint={
            <FirmNameHint
              name={firmName}
              onSelect={(known) => form.setValue('firmName', known, { shouldDirty: true, shouldValidate: true })}
            />
          }
        >
          <Controller control={control} name="firmName" render={({ field }) => <FirmNameInput {...field} />} />
        </Field>
        <Field label="Location" isRequired error={errors.location?.message} hint="City and state: New York, NY">
          <TextInput autoComplete="off" {...register('location')} />
        </Field>
      </div>
      <div className={row}>
        <ContactField form={form} />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Tick form={form} name="isConfidential" label="Confidential: hide the firm’s name from the public" />
        <Tick form={form} name="isRemote" label="Remote work is allowed" />
      </div>
      <div className={row}>
        <Field label="Seniority" isRequired error={errors.seniority?.message}>
          <Choice form={form} name="seniority" options={seniorities} placeholder="Choose a level" />
        </Field>
        <Field label="Work type" error={errors.workType?.message}>
          <Choice form={form} name="workType" options={workTypes.map((value) => ({ value, label: value }))} />
        </Field>
      </div>
      <div className={row}>
        <Controller
          control={control}
          name="practiceArea"
          render={({ field }) => (
            <AreaField value={field.value} onChange={field.onChange} error={errors.practiceArea?.message} />
          )}
        />
        <Field label="Additional areas" error={errors.additionalAreas?.message}>
          <Controller
            control={control}
            name="additionalAreas"
            render={({ field }) => (
              <MultiSelect
                label="Additional areas"
                choices={areas.map(({ label }) => ({ value: label, label }))}
                value={field.value}
                onValueChange={field.onChange}
                placeholder="None"
              />
            )}
          />
        </Field>
      </div>
    </Stack>
  )
}

function PayFields({ form }: FieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Stack>
      <div className={row}>
        <Field label="Minimum salary" error={errors.salaryMin?.message} hint="US dollars per year">
          <NumberInput prefix="$" min={0} step={5000} {...register('salaryMin')} />
        </Field>
        <Field label="Maximum salary" error={errors.salaryMax?.message} hint="US dollars per year">
          <NumberInput prefix="$" min={0} step={5000} {...register('salaryMax')} />
        </Field>
      </div>
      <PayWarning control={control} />
      <div className={row}>
        <Field label="Minimum years of experience" error={errors.yearsExperienceMin?.message}>
          <NumberInput min={0} {...register('yearsExperienceMin')} />
        </Field>
        <Field label="Maximum years of experience" error={errors.yearsExperienceMax?.message}>
          <NumberInput min={0} {...register('yearsExperienceMax')} />
        </Field>
      </div>
    </Stack>
  )
}

function TextFields({ form }: FieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Stack>
      <Field
        label="Job description"
        isRequired
        error={errors.description?.message}
        hint="At least 100 characters, including responsibilities and required qualifications or experience. Lines that start with a dash become a list."
      >
        <TextArea rows={10} {...register('description')} />
      </Field>
      {(['requirements', 'benefits'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <PointsField
              label={name === 'requirements' ? 'Requirements' : 'Benefits'}
              noun={name === 'requirements' ? 'requirement' : 'benefit'}
              value={field.value}
              onChange={field.onChange}
              error={
                errors[name]?.message ?? (errors[name] as { root?: { message?: string } } | undefined)?.root?.message
              }
            />
          )}
        />
      ))}
    </Stack>
  )
}

function ListingFields({ form }: FieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Stack>
      <div className={row}>
        <Field label="Firm size" error={errors.firmSize?.message}>
          <TextInput list="job-firm-sizes" autoComplete="off" {...register('firmSize')} />
        </Field>
        <datalist id="job-firm-sizes">
          {firmSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </datalist>
        <div className="flex flex-wrap items-end gap-x-6">
          <Tick form={form} name="isBigLaw" label="Big Law" />
          <Tick form={form} name="isBoutique" label="Boutique" />
        </div>
      </div>
      <div className={row}>
        <Field label="Last day to apply" error={errors.validThrough?.message}>
          <Controller
            control={control}
            name="validThrough"
            render={({ field }) => (
              <DatePicker
                label="Last day to apply"
                value={field.value}
                onValueChange={field.onChange}
                minDay={today()}
              />
            )}
          />
        </Field>
        <Field label="Source" error={errors.source?.message} hint="Where the job comes from. Filled in if blank.">
          <TextInput autoComplete="off" {...register('source')} />
        </Field>
      </div>
      <div className={row}>
        <Field label="Public URL" error={errors.publicUrl?.message}>
          <TextInput type="url" autoComplete="off" placeholder="https://" {...register('publicUrl')} />
        </Field>
        <Field label="Application URL" error={errors.applyUrl?.message}>
          <TextInput type="url" autoComplete="off" placeholder="https://" {...register('applyUrl')} />
        </Field>
      </div>
      <Tick form={form} name="isActive" label="Public: listed on the board and open to applications" />
    </Stack>
  )
}

const Stack = ({ children }: { children: ReactNode }) => <div className="flex flex-col gap-4">{children}</div>

type Flags = 'isConfidential' | 'isRemote' | 'isBigLaw' | 'isBoutique' | 'isActive'

function Tick({ form, name, label }: FieldsProps & { name: Flags; label: string }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <Checkbox label={label} checked={field.value} onCheckedChange={field.onChange} />}
    />
  )
}

type ChoiceProps = FieldsProps & {
  name: 'seniority' | 'workType'
  options: readonly { value: string; label: string }[]
  placeholder?: string
}

function Choice({ form, name, options, placeholder }: ChoiceProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Select
          options={options}
          value={field.value}
          onValueChange={field.onChange}
          {...(placeholder ? { placeholder } : {})}
        />
      )}
    />
  )
}
