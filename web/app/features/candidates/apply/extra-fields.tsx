import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '#web/app/ui/field.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { Step2Form } from './apply-form.ts'
import { useFilledHint } from './filled-fields.tsx'

/** LinkedIn profile and cover letter, folded into one line until the applicant opens it or one of them is wrong. */
export function ExtraFields({ form }: { form: Step2Form }) {
  const { errors } = form.formState
  const hint = useFilledHint()
  const [isOpened, setIsOpened] = useState(false)
  const [linkedinUrl, coverLetter] = useWatch({ control: form.control, name: ['linkedinUrl', 'coverLetter'] })
  const isOpen = isOpened || Boolean(errors.linkedinUrl ?? errors.coverLetter)
  return (
    <details open={isOpen} className="col-span-2">
      <summary
        className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-sm text-sm font-medium text-accent"
        onClick={(event) => {
          event.preventDefault()
          setIsOpened(!isOpen)
        }}
      >
        <span aria-hidden>{isOpen ? '–' : '+'}</span>
        {summaryOf(Boolean(linkedinUrl), Boolean(coverLetter))}
      </summary>
      <div className="mt-2 flex flex-col gap-4 sm:gap-5">
        <Field label="LinkedIn URL" error={errors.linkedinUrl?.message} hint={hint('linkedinUrl')}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://www.linkedin.com/in/…"
            {...form.register('linkedinUrl')}
          />
        </Field>
        <Field label="Cover Letter" error={errors.coverLetter?.message}>
          <TextArea rows={6} {...form.register('coverLetter')} />
        </Field>
      </div>
    </details>
  )
}

function summaryOf(hasLinkedIn: boolean, hasLetter: boolean): string {
  if (hasLinkedIn && hasLetter) return 'LinkedIn profile and cover letter added'
  if (hasLinkedIn) return 'LinkedIn profile added. Add a cover letter'
  return hasLetter ? 'Cover letter added. Add your LinkedIn profile' : 'Add your LinkedIn profile or a cover letter'
}
