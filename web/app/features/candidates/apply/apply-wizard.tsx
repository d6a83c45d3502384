import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { applyStep1, type ApplyStep1 } from '#contract/domain/application-form-rules.ts'
import { step1Start, step2Start, type Step1Input } from './apply-form.ts'
import { clearDraft, readDraft, saveDraft, type DraftResume } from './apply-draft.ts'
import type { ExperienceField } from './apply-page.tsx'
import { ApplySuccess } from './apply-success.tsx'
import { JobSummary } from './job-summary.tsx'
import { PersonalInfo } from './personal-info.tsx'
import { FilledFieldsContext } from './filled-fields.tsx'
import { ResumeField } from './resume-field.tsx'
import { useResumeReading } from './use-resume-reading.ts'
import { ProfessionalInfo } from './professional-info.tsx'
import { useApplyForm } from './use-apply-form.ts'

type ApplyWizardProps = { job: PublicJob; experience: ExperienceField }

const stepNames = { 1: 'Personal Info', 2: 'Professional Info' } as const

/**
 * Two steps and a success screen. Each step is a form with its own rules. Both live as long as the wizard, so that going
 * back and forth loses nothing, and every change is stored for the tab, so that a reload loses nothing either.
 */
export function ApplyWizard({ job, experience }: ApplyWizardProps) {
  const [now] = useState(() => new Date())
  const [draft] = useState(() => readDraft(job.shortId, now))
  const [step, setStep] = useState<1 | 2>(draft?.step ?? 1)
  const [resume, setResume] = useState<DraftResume | undefined>(draft?.resume)
  const [isUploading, setIsUploading] = useState(false)
  const [sentFrom, setSentFrom] = useState<string>()
  const form1 = useForm<Step1Input, unknown, ApplyStep1>({
    resolver: zodResolver(applyStep1),
    defaultValues: step1Start(draft),
  })
  const form2 = useApplyForm({
    shortId: job.shortId,
    form1,
    defaults: step2Start(draft, experience.experienceField, now),
    now,
    onSent: (email) => {
      clearDraft(job.shortId)
      setSentFrom(email)
    },
    onWrongPersonalInfo: () => setStep(1),
    onResumeRefused: () => setResume(undefined),
  })

  const { filled, note, read } = useResumeReading({ form1, form2, now })
  const takeResume = (next: DraftResume | undefined) => {
    setResume(next)
    read(next)
  }

  const { getValues: getStep1, subscribe: subscribeToStep1 } = form1
  const { getValues: getStep2, subscribe: subscribeToStep2 } = form2
  useEffect(() => {
    if (sentFrom !== undefined) return
    const save = () =>
      saveDraft(job.shortId, {
        step,
        step1: getStep1(),
        step2: getStep2(),
        ...(resume ? { resume } : {}),
      })
    save()
    const formState = { values: true }
    const stops = [subscribeToStep1({ formState, callback: save }), subscribeToStep2({ formState, callback: save })]
    return () => stops.forEach((stop) => stop())
  }, [getStep1, getStep2, subscribeToStep1, subscribeToStep2, job.shortId, resume, sentFrom, step])

  // A new step is a new screen: the focus moves to its heading, which screen readers announce.
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])

  function submit() {
    if (applyStep1.safeParse(form1.getValues()).success) return form2.submit()
    // A draft can be restored in step 2 with a step 1 that no longer passes.
    setStep(1)
    void form1.trigger()
  }

  if (sentFrom !== undefined) return <ApplySuccess job={job} email={sentFrom} />
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
      <JobSummary job={job} />
      <div className="min-w-0">
        <h1 className="text-2xl sm:text-3xl">Apply for this position</h1>
        <Steps step={step} />
        {/* On a phone the list of steps already says it. */}
        <h2 ref={heading} tabIndex={-1} className="mt-6 text-xl focus-visible:outline-none max-sm:sr-only">
          <span className="sr-only">Step {step} of 2: </span>
          {stepNames[step]}
        </h2>
        <FilledFieldsContext value={filled}>
          {step === 1 ? (
            <PersonalInfo
              form={form1}
              onValid={() => setStep(2)}
              isUploading={isUploading}
              resumeField={
                <ResumeField
                  form={form2}
                  resume={resume}
                  onResumeChange={takeResume}
                  onUploadingChange={setIsUploading}
                  note={note}
                  isFirst
                />
              }
            />
          ) : (
            <ProfessionalInfo
              form={form2}
              job={job}
              examples={experience.examples}
              now={now}
              resume={resume}
              onResumeChange={takeResume}
              note={note}
              onBack={() => setStep(1)}
              onSubmit={submit}
            />
          )}
        </FilledFieldsContext>
      </div>
    </div>
  )
}

function Steps({ step }: { step: 1 | 2 }) {
  return (
    <ol aria-label="Steps" className="mt-3 grid grid-cols-2 gap-2 text-sm sm:mt-4">
      {([1, 2] as const).map((at) => (
        <li
          key={at}
          {...(at === step ? { 'aria-current': 'step' as const } : {})}
          className={`border-t-2 pt-2 ${at <= step ? 'border-accent' : 'border-rule-strong'} ${at === step ? 'font-medium text-ink' : 'text-ink-muted'}`}
        >
          {at}. {stepNames[at]}
        </li>
      ))}
    </ol>
  )
}
