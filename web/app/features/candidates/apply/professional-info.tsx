import { useState, type ReactNode } from 'react'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { FormElement } from '#web/app/ui/form-element.tsx'
import type { DraftResume } from './apply-draft.ts'
import type { ApplyForm } from './apply-form.ts'
import { BackgroundFields } from './background-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { PreferenceFields } from './preference-fields.tsx'
import { PrivacyLine } from './privacy-line.tsx'
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

/** Step 2: contact, background, preferences, documents. No longer than two screens of a phone. */
export function ProfessionalInfo(props: ProfessionalInfoProps) {
  const { form, onBack, onSubmit } = props
  const [isUploading, setIsUploading] = useState(false)
  const { formState, isBusy, error } = form
  const { errors } = formState
  const hasErrors = Object.keys(errors).length > 0

  async function waitForUpload() {
    await form.trigger()
    form.setError('resumeUrl', { message: 'Your résumé is still uploading. Please wait a moment.' })
  }
  const submit = () => (isUploading ? void waitForUpload() : onSubmit())

  return (
    <FormElement form={{ isBusy, submit }} className="mt-4 flex flex-col gap-5 sm:gap-8">
      <Section title="Contact" isPlain>
        <ContactFields form={form} />
      </Section>
      <Section title="Background">
        <BackgroundFields form={form} job={props.job} examples={props.examples} now={props.now} />
      </Section>
      <Section title="What you’re looking for">
        <PreferenceFields form={form} />
      </Section>
      <Section title="Documents" isPlain>
        <ResumeField
          form={form}
          resume={props.resume}
          onResumeChange={props.onResumeChange}
          onUploadingChange={setIsUploading}
          note={props.note}
        />
        <ExtraFields form={form} />
      </Section>
      <div className="border-t border-rule pt-4">
        <PrivacyLine />
        <AlertLine className="mt-3">
          {error ?? (hasErrors ? 'Please fix the highlighted fields.' : undefined)}
        </AlertLine>
        <div className="mt-4 flex items-center justify-between gap-3">
          <Button onClick={onBack} disabled={isBusy}>
            Back
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy} className="max-sm:grow">
            Submit Application
          </Button>
        </div>
      </div>
    </FormElement>
  )
}

type SectionProps = {
  title: string
  /** Its fields say enough on a phone. */
  isPlain?: boolean
  children: ReactNode
}

function Section({ title, isPlain = false, children }: SectionProps) {
  return (
    <section>
      <h3 className={cx('mb-3 border-b border-rule pb-1.5 text-lg', isPlain && 'max-sm:sr-only')}>{title}</h3>
      <div className="grid grid-cols-2 gap-4 sm:gap-5">{children}</div>
    </section>
  )
}
