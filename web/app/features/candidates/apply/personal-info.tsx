import type { ReactNode } from 'react'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormElement } from '#web/app/ui/form-element.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { Step1Form } from './apply-form.ts'
import { useFilledHint } from './filled-fields.tsx'

type PersonalInfoProps = {
  form: Step1Form
  onValid: () => void
  /** The résumé's field, which comes first. */
  resumeField: ReactNode
  /** Leaving the step would stop the upload. */
  isUploading: boolean
}

/** Step 1: résumé, name and email. */
export function PersonalInfo({ form, onValid, resumeField, isUploading }: PersonalInfoProps) {
  const { errors } = form.formState
  const hint = useFilledHint()
  return (
    // Not `useContractForm`: the first step sends nothing.
    <FormElement
      form={{ isBusy: isUploading, submit: () => void form.handleSubmit(onValid)() }}
      className="mt-4 flex flex-col gap-5"
    >
      {resumeField}
      <Field label="Full Name" error={errors.applicantName?.message} isRequired hint={hint('applicantName')}>
        <TextInput autoComplete="name" {...form.register('applicantName')} />
      </Field>
      <Field
        label="Email"
        error={errors.applicantEmail?.message}
        isRequired
        hint={hint('applicantEmail', 'We’ll contact you here.')}
      >
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('applicantEmail')}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" className="max-sm:w-full" isBusy={isUploading}>
          Continue
        </Button>
      </div>
    </FormElement>
  )
}
