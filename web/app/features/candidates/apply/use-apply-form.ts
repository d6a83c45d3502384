import { applyApi } from '#contract/api/candidates/apply.ts'
import { applyStep1, applyStep2, toApplyBody, type ApplyStep2 } from '#contract/domain/application-form-rules.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { sourceOfThisVisit } from './visit-source.ts'
import { step1Fields, step2Fields, type ApplyForm, type Step1Form, type Step2Input } from './apply-form.ts'

type UseApplyFormOptions = {
  shortId: string
  form1: Step1Form
  defaults: Step2Input
  now: Date
  onSent: (email: string) => void
  /** Shows step 1, where a field is wrong. */
  onWrongPersonalInfo: () => void
  /** Removes the uploaded file, which the server refused. */
  onResumeRefused: () => void
}

const failure = 'Failed to submit application'

/** The form of step 2. It sends both steps; the server's issues appear beside their fields, on whichever step they are. */
export function useApplyForm(options: UseApplyFormOptions): ApplyForm {
  const { shortId, form1, defaults, now } = options
  const form: ApplyForm = useContractForm<typeof applyApi.apply, Step2Input, ApplyStep2>(applyApi.apply, {
    defaults,
    schema: applyStep2(now),
    send: (step2) => {
      const step1 = applyStep1.parse(form1.getValues())
      return call(applyApi.apply, { params: { jobId: shortId }, body: toApplyBody(step1, step2, sourceOfThisVisit()) })
    },
    onSaved: () => options.onSent(applyStep1.parse(form1.getValues()).applicantEmail),
    // The résumé is registered in the first step, so the form would take it for the first field of the second.
    onInvalid: (wrong) => {
      const first = step2Fields.find((field) => wrong[field])
      if (first) form.setFocus(first)
    },
    onFailed: (error) => {
      toast({ title: 'Submission failed', text: sentenceOf(error, failure), variant: 'destructive' })
      if (!(error instanceof ApiError)) return
      const names = error.issues.map(({ path }) => path)
      if (names.includes('resumeUrl')) {
        form.setValue('resumeUrl', '')
        options.onResumeRefused()
      }
      if (step1Fields.some((field) => names.includes(field))) {
        options.onWrongPersonalInfo()
        showIssues(error, form1.setError, step1Fields)
      }
    },
    failure,
  })
  return form
}
