import { useState, type ReactNode } from 'react'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormElement } from '#web/app/ui/form-element.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import type { DraftResume } from './apply-draft.ts'
import type { ApplyForm } from './apply-form.ts'
import { BackgroundFields } from './background-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { PreferenceFields } from './preference-fields.tsx'
import { ResumeField } from './resume-field.tsx'
import type { ReadingNote } from './use-resume-reading.ts'

type ProfessionalInfoProps = {
  form: ApplyForm
  job: PublicJob
  examples: readonly string[]
  now: Date
  resume: DraftResume | undefined
  onResumeChange: (resume: DraftResume | undefined) => void
  note: ReadingNote
  onBack: () => void
  onSubmit: () => void
}

/** Step 2: contact, background, preferences, documents. */
export function ProfessionalInfo(props: ProfessionalInfoProps) {
  const { form, onBack, onSubmit } = props
  const [isUploading, setIsUploading] = useState(false)
  const { formState, isBusy, error } = form
  const { errors } = formState
  const hasErrors = Object.keys(errors).length > 0

  async function waitForUpload() {
    await form.trigger()
    form.setError('resumeUrl', { message: 'Your resume is still being uploaded. Please wait a moment.' })
  }
  const submit = () => (isUploading ? void waitForUpload() : onSubmit())

  return (
    <FormElement form={{ isBusy, submit }} className="mt-4 flex flex-col gap-8">
      <Section title="Contact">
        <ContactFields form={form} />
      </Section>
      <Section title="Background">
        <BackgroundFields form={form} job={props.job} examples={props.examples} now={props.now} />
      </Section>
      <Section title="What you’re looking for">
        <PreferenceFields form={form} />
      </Section>
      <Section title="Documents">
        <ResumeField
          form={form}
          resume={props.resume}
          onResumeChange={props.onResumeChange}
          onUploadingChange={setIsUploading}
          note={props.note}
        />
        <Field label="Cover Letter" hint="Optional." error={errors.coverLetter?.message} className="sm:col-span-2">
          <TextArea rows={6} {...form.register('coverLetter')} />
        </Field>
      </Section>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-5 max-sm:flex-col-reverse max-sm:items-stretch">
        <Button onClick={onBack} disabled={isBusy}>
          Back
        </Button>
        <div className="flex flex-wrap items-center justify-end gap-3 max-sm:flex-col max-sm:items-stretch">
          <AlertLine>{error ?? (hasErrors ? 'Please fix the highlighted fields.' : undefined)}</AlertLine>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Submit Application
          </Button>
        </div>
      </div>
    </FormElement>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 border-b border-rule pb-1.5 text-lg">{title}</h3>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}
