import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { applyApi } from '#contract/api/candidates/apply.ts'
import { applyStep1, toApplyBody, type ApplyStep2 } from '#contract/domain/application-form-rules.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { sourceOfThisVisit } from './visit-source.ts'
import { step1Fields, step2Fields, type Step1Form, type Step2Form } from './apply-form.ts'

type SubmitOptions = {
  shortId: string
  form1: Step1Form
  form2: Step2Form
  onSent: (email: string) => void
  /** Shows step 1, where a field is wrong. */
  onWrongPersonalInfo: () => void
  /** Removes the uploaded file, which the server refused. */
  onResumeRefused: () => void
}

const fallback = 'Failed to submit application'

/** Sends both steps, only once however often the button is clicked; the server's errors appear beside their fields. */
export function useSubmitApplication(options: SubmitOptions) {
  const { shortId, form1 } = options
  // The mutation's state is one render late: two clicks in one frame would make two requests.
  const isUnderWay = useRef(false)
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (step2: ApplyStep2) => {
      const step1 = applyStep1.parse(form1.getValues())
      return call(applyApi.apply, { params: { jobId: shortId }, body: toApplyBody(step1, step2, sourceOfThisVisit()) })
    },
    onSuccess: () => options.onSent(applyStep1.parse(form1.getValues()).applicantEmail),
    onError: (failed) => {
      toast({ title: 'Submission failed', text: sentenceOf(failed, fallback), variant: 'destructive' })
      showRefusal(failed, options)
    },
  })

  async function submit(step2: ApplyStep2): Promise<void> {
    if (isUnderWay.current) return
    // A draft can be restored in step 2 with a step 1 that no longer passes.
    if (!applyStep1.safeParse(form1.getValues()).success) {
      options.onWrongPersonalInfo()
      await form1.trigger()
      return
    }
    isUnderWay.current = true
    await mutateAsync(step2).catch(() => undefined) // Handled in onError.
    isUnderWay.current = false
  }

  return { submit, isSending: isPending, failure: error ? sentenceOf(error, fallback) : undefined }
}

function showRefusal(error: unknown, { form1, form2, onWrongPersonalInfo, onResumeRefused }: SubmitOptions): void {
  if (!(error instanceof ApiError)) return
  const names = error.issues.map(({ path }) => path)
  if (names.includes('resumeUrl')) {
    form2.setValue('resumeUrl', '')
    onResumeRefused()
  }
  showIssues(error, form2.setError, step2Fields)
  if (step1Fields.some((field) => names.includes(field))) {
    onWrongPersonalInfo()
    showIssues(error, form1.setError, step1Fields)
  }
}
