import { useState, type FormEvent, type ReactNode } from 'react'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import type { ApplyStep2 } from '#contract/domain/application-form-rules.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import type { DraftResume } from './apply-draft.ts'
import { step2Fields, type Step2Form } from './apply-form.ts'
import { BackgroundFields } from './background-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { PreferenceFields } from './preference-fields.tsx'
import { ResumeField } from './resume-field.tsx'
import type { ReadingNote } from './use-resume-reading.ts'

type ProfessionalInfoProps = {
  form: Step2Form
  job: PublicJob
  examples: readonly string[]
  now: Date
  resume: DraftResume | undefined
  onResumeChange: (resume: DraftResume | undefined) => void
  note: ReadingNote
  onBack: () => void
  onSubmit: (step2: ApplyStep2) => Promise<void>
  isSending: boolean
  /** The server's sentence about the last try. */
  failure: string | undefined
}

/** Step 2: contact, background, preferences, documents. */
export function ProfessionalInfo(props: ProfessionalInfoProps) {
  const { form, onBack, onSubmit, isSending, failure } = props
  const [isUploading, setIsUploading] = useState(false)
  const { errors } = form.formState
  const hasErrors = Object.keys(errors).length > 0

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isUploading) {
      await form.trigger()
      form.setError('resumeUrl', { message: 'Your resume is still being uploaded. Please wait a moment.' })
      return
    }
    await form.handleSubmit(onSubmit, (wrong) => {
      const first = step2Fields.find((field) => wrong[field])
      if (first) form.setFocus(first)
    })(event)
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-4 flex flex-col gap-8">
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
        <Button onClick={onBack} disabled={isSending}>
          Back
        </Button>
        <div className="flex flex-wrap items-center justify-end gap-3 max-sm:flex-col max-sm:items-stretch">
          {failure || hasErrors ? (
            <p role="alert" className="text-sm text-danger">
              {failure ?? 'Please fix the highlighted fields.'}
            </p>
          ) : null}
          <Button type="submit" variant="primary" isBusy={isSending}>
            Submit Application
          </Button>
        </div>
      </div>
    </form>
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
