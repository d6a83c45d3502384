import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { Step2Form } from './apply-form.ts'
import { useFilledHint } from './filled-fields.tsx'

/** Email, phone and profile of the applicant. */
export function ContactFields({ form }: { form: Step2Form }) {
  const { errors } = form.formState
  const hint = useFilledHint()
  return (
    <>
      <Field label="Phone Number" error={errors.phoneNumber?.message} isRequired hint={hint('phoneNumber')}>
        <TextInput type="tel" autoComplete="tel" {...form.register('phoneNumber')} />
      </Field>
      <Field label="Location" error={errors.location?.message} isRequired hint={hint('location')}>
        <TextInput placeholder="City, State" autoComplete="address-level2" {...form.register('location')} />
      </Field>
    </>
  )
}
