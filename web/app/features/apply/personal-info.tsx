import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { Step1Form } from './apply-form.ts'

type PersonalInfoProps = { form: Step1Form; onValid: () => void }

/** Step 1: who is applying. */
export function PersonalInfo({ form, onValid }: PersonalInfoProps) {
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onValid)(event)} className="mt-4 flex flex-col gap-5">
      <Field label="Full Name" error={errors.applicantName?.message} isRequired>
        <TextInput autoComplete="name" {...form.register('applicantName')} />
      </Field>
      <Field label="Email" error={errors.applicantEmail?.message} isRequired hint="Where a recruiter reaches you.">
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('applicantEmail')}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" className="max-sm:w-full">
          Continue
        </Button>
      </div>
    </form>
  )
}
