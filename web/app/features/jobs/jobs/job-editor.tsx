import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useForm, useFormState, type Control } from 'react-hook-form'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import type { EditJobForm, JobForm } from '#contract/domain/job-form-rules.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { draftKey, forgetJobDraft, readJobDraft, saveJobDraft } from './job-draft.ts'
import { JobFields, type JobFormReturn } from './job-fields.tsx'
import { jobFieldNames, jobResolver, type JobFormValues } from './job-form-values.ts'
import { JobPreview } from './job-preview.tsx'

type JobEditorProps = {
  /** Absent for a new job. */
  job?: { id: number; version: number; postedDate: string }
  /** What the form starts with, and goes back to when a draft is thrown away. */
  values: JobFormValues
  submitLabel: string
  /** Saves; what it throws stands beside the button and at the fields. */
  onSave: (form: JobForm | EditJobForm) => Promise<unknown>
  /** When somebody else has saved the job since: reads it anew. */
  onReload?: () => void
  onCancel?: () => void
  /** What stands above the fields and may fill them. */
  helpers?: (form: JobFormReturn) => ReactNode
}

/** The form of a job beside its preview. What is typed is kept as a draft of this user until it is saved or thrown away. */
export function JobEditor({ job, values, submitLabel, onSave, onReload, onCancel, helpers }: JobEditorProps) {
  const { id: userId } = useCurrentUser()
  const key = draftKey(userId, job?.id)
  const [draft] = useState(() => readJobDraft(key, values))
  const form: JobFormReturn = useForm<JobFormValues, unknown, JobForm | EditJobForm>({
    resolver: jobResolver(job ? 'edit' : 'new'),
    defaultValues: values,
    shouldFocusError: false,
    // The draft over the stored values, so that what differs counts as changed.
    ...(draft ? { values: draft.values, resetOptions: { keepDefaultValues: true } } : {}),
  })
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setIsSaving] = useState(false)
  const [restored, setRestored] = useState(draft?.savedAt)
  const { forget } = useDraft(form, key, draft?.version ?? job?.version)

  function focusFirstMistake() {
    requestAnimationFrame(() => {
      const mistake = element.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      mistake?.focus({ preventScroll: true })
      // With the room that fields keep from the buttons at the foot of the window, which would lie over it.
      mistake?.scrollIntoView({ block: 'nearest' })
    })
  }
  async function save(body: JobForm | EditJobForm) {
    if (isSaving) return
    setIsSaving(true)
    setFailure(undefined)
    try {
      await onSave(body)
      forget()
    } catch (error) {
      setFailure(error)
      showIssues(error, form.setError, jobFieldNames)
      focusFirstMistake()
    } finally {
      setIsSaving(false)
    }
  }
  function discard() {
    forget()
    form.reset(values)
    setRestored(undefined)
    setFailure(undefined)
  }
  const isOutdated = draft?.version !== undefined && job !== undefined && draft.version !== job.version
  return (
    <form
      ref={element}
      noValidate
      aria-label={job ? 'Edit job' : 'New job'}
      onSubmit={(event) => void form.handleSubmit(save, focusFirstMistake)(event)}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(22rem,30rem)]"
    >
      {/* What Tab reaches must not lie under the header or the buttons at the foot. */}
      <div className="flex min-w-0 flex-col gap-4 [&_:is(input,textarea,button)]:scroll-my-28">
        {restored ? (
          <p className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-info-soft px-3 py-2 text-sm text-on-info-soft">
            <span>
              Your draft of {interviewDateText(restored)} is back.
              {isOutdated ? ' The job has been saved since: compare before you save.' : ''}
            </span>
            <Button size="sm" onClick={discard}>
              Discard draft
            </Button>
          </p>
        ) : null}
        {helpers?.(form)}
        <JobFields form={form} />
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-col gap-2 border-t border-rule bg-paper px-1 py-3">
          {failure ? (
            <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
              <span>{sentenceOf(failure, 'The job could not be saved.')} Nothing that you typed is lost.</span>
              {failure instanceof ApiError && failure.code === 'job_changed' && onReload ? (
                <Button size="sm" onClick={onReload}>
                  Load the saved job
                </Button>
              ) : null}
            </div>
          ) : null}
          <Mistakes control={form.control} />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="primary" isBusy={isSaving}>
              {submitLabel}
            </Button>
            {onCancel ? <Button onClick={onCancel}>Back to the list</Button> : null}
            <DiscardButton control={form.control} onDiscard={discard} />
          </div>
        </div>
      </div>
      <aside
        aria-label="Preview"
        // A box that scrolls has to be reachable by Tab.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-w-0 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
      >
        <h2 className="mb-2 text-lg">Preview</h2>
        <JobPreview control={form.control} {...(job ? { postedDate: job.postedDate } : {})} />
      </aside>
    </form>
  )
}

type FormControl = Control<JobFormValues, unknown, JobForm | EditJobForm>

function Mistakes({ control }: { control: FormControl }) {
  const { errors } = useFormState({ control })
  const count = Object.keys(errors).length
  return (
    <output className="block text-sm text-danger empty:hidden">
      {count > 0 ? `${count} ${count === 1 ? 'field needs' : 'fields need'} another look.` : ''}
    </output>
  )
}

function DiscardButton({ control, onDiscard }: { control: FormControl; onDiscard: () => void }) {
  const { isDirty } = useFormState({ control })
  return isDirty ? (
    <Button variant="quiet" onClick={onDiscard}>
      Discard changes
    </Button>
  ) : null
}

/** Keeps the form as a draft while it is typed, from the first change on. */
function useDraft(form: JobFormReturn, key: string, version: number | undefined): { forget: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const keep = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      saveJobDraft(key, { values: form.getValues(), version })
    }
    const { unsubscribe } = form.watch((_, { type, name }) => {
      // A reset names no field; what changes one, by hand or by a helper, does.
      if (type === undefined && name === undefined) return
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, 300)
    })
    // Left within the wait: kept all the same.
    const keepNow = () => {
      if (timer.current !== undefined) keep()
    }
    window.addEventListener('pagehide', keepNow)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [form, key, version])
  return {
    forget: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      forgetJobDraft(key)
    },
  }
}
