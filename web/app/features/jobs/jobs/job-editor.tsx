import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormState, type Control } from 'react-hook-form'
import { jobsApi } from '#contract/api/jobs/jobs.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import type { EditJobForm, JobForm } from '#contract/domain/job-form-rules.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { FormElement } from '#web/app/ui/form-element.tsx'
import { draftKey, clearJobDraft, readJobDraft, saveJobDraft } from './job-draft.ts'
import { JobFields, type JobFormReturn } from './job-fields.tsx'
import { jobResolver, type JobFormValues } from './job-form-values.ts'
import { JobPreview } from './job-preview.tsx'

type JobEditorProps = {
  /** Missing for a new job. */
  job?: { id: number; version: number; postedDate: string }
  /** The saved values, which the form returns to when its draft is discarded. */
  values: JobFormValues
  submitLabel: string
  /** Saves. What it throws is shown beside the button and at the fields. */
  onSave: (form: JobForm | EditJobForm) => Promise<unknown>
  /** Reads the job again after someone else saved it. */
  onReload?: () => void
  onCancel?: () => void
  /** Tools above the fields that can fill them in. */
  helpers?: (form: JobFormReturn) => ReactNode
}

/** The form of a job beside its preview. Unsaved text is stored as a draft of this user until it is saved or discarded. */
export function JobEditor({ job, values, submitLabel, onSave, onReload, onCancel, helpers }: JobEditorProps) {
  const { form, element, isChangedByOther, restored, isOutdated, discard } = useJobEditor(job, values, onSave)
  const { isBusy, error } = form
  return (
    <FormElement
      ref={element}
      form={form}
      aria-label={job ? 'Edit job' : 'New job'}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(22rem,30rem)]"
    >
      {/* The scroll margin keeps focused fields clear of the header and of the buttons at the bottom. */}
      <div className="flex min-w-0 flex-col gap-4 [&_:is(input,textarea,button)]:scroll-my-28">
        {restored ? <RestoredDraft savedAt={restored} isOutdated={isOutdated} onDiscard={discard} /> : null}
        {helpers?.(form)}
        <JobFields form={form} />
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-col gap-2 border-t border-rule bg-paper px-1 py-3">
          {error && !isBusy ? <SaveFailure error={error} onReload={isChangedByOther ? onReload : undefined} /> : null}
          <MistakeCount control={form.control} />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {submitLabel}
            </Button>
            {onCancel ? <Button onClick={onCancel}>Back to the list</Button> : null}
            <DiscardButton control={form.control} onDiscard={discard} />
          </div>
        </div>
      </div>
      <aside
        aria-label="Preview"
        // A scrollable box has to be focusable by Tab.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-w-0 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
      >
        <h2 className="mb-2 text-lg">Preview</h2>
        <JobPreview control={form.control} {...(job ? { postedDate: job.postedDate } : {})} />
      </aside>
    </FormElement>
  )
}

type JobEndpoint = (typeof jobsApi)['create' | 'update']

/** State of the editor: the form with its draft. */
function useJobEditor(job: JobEditorProps['job'], values: JobFormValues, onSave: JobEditorProps['onSave']) {
  const { id: userId } = useCurrentUser()
  const key = draftKey(userId, job?.id)
  const [draft] = useState(() => readJobDraft(key, values))
  const element = useRef<HTMLFormElement>(null)
  const [isChangedByOther, setIsChangedByOther] = useState(false)
  const [restored, setRestored] = useState(draft?.savedAt)

  function focusFirstMistake() {
    requestAnimationFrame(() => {
      const mistake = element.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      mistake?.focus({ preventScroll: true })
      // Scrolling respects the fields' scroll margin, so the sticky buttons don't cover the field.
      mistake?.scrollIntoView({ block: 'nearest' })
    })
  }
  const form = useContractForm<JobEndpoint, JobFormValues, JobForm | EditJobForm, unknown>(
    job ? jobsApi.update : jobsApi.create,
    {
      defaults: values,
      resolver: jobResolver(job ? 'edit' : 'new'),
      draft: draft?.values,
      send: onSave,
      onSaved: () => clear(),
      onInvalid: focusFirstMistake,
      onFailed: (error) => {
        setIsChangedByOther(error instanceof ApiError && error.code === 'job_changed')
        focusFirstMistake()
      },
      failure: 'The job couldn’t be saved.',
    },
  )
  const { clear } = useDraft(form, key, draft?.version ?? job?.version)
  function discard() {
    clear()
    form.reset(values)
    setRestored(undefined)
  }
  const isOutdated = draft?.version !== undefined && job !== undefined && draft.version !== job.version
  return { form, element, isChangedByOther, restored, isOutdated, discard }
}

type RestoredDraftProps = { savedAt: Date; isOutdated: boolean; onDiscard: () => void }

function RestoredDraft({ savedAt, isOutdated, onDiscard }: RestoredDraftProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-info-soft px-3 py-2 text-sm text-on-info-soft">
      <span>
        Your draft of {interviewDateText(savedAt)} is restored.
        {isOutdated ? ' The job has been saved since then, so compare before you save.' : ''}
      </span>
      <Button size="sm" onClick={onDiscard}>
        Discard draft
      </Button>
    </p>
  )
}

function SaveFailure({ error, onReload }: { error: string; onReload: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <AlertLine>{error} Nothing you typed is lost.</AlertLine>
      {onReload ? (
        <Button size="sm" onClick={onReload}>
          Load the saved job
        </Button>
      ) : null}
    </div>
  )
}

type FormControl = Control<JobFormValues, unknown, JobForm | EditJobForm>

function MistakeCount({ control }: { control: FormControl }) {
  const { errors } = useFormState({ control })
  const count = Object.keys(errors).length
  return (
    <output className="block text-sm text-danger empty:hidden">
      {count > 0 ? `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention.` : ''}
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

/** Saves the form as a draft while the user types, from the first change on. */
function useDraft(
  { getValues, watch }: JobFormReturn,
  key: string,
  version: number | undefined,
): { clear: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const saveDraft = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      saveJobDraft(key, { values: getValues(), version })
    }
    const { unsubscribe } = watch((_, { type, name }) => {
      // A reset names no field; a change by the user or a helper does.
      if (type === undefined && name === undefined) return
      clearTimeout(timer.current)
      timer.current = setTimeout(saveDraft, 300)
    })
    // Leaving the page within the delay saves the draft too.
    const saveNow = () => {
      if (timer.current !== undefined) saveDraft()
    }
    window.addEventListener('pagehide', saveNow)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [getValues, watch, key, version])
  return {
    clear: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      clearJobDraft(key)
    },
  }
}
