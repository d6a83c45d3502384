import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { submissionGateApi, type SubmissionCheckAnswer } from '#contract/api/clients/submission-gate.ts'
import { gateOutcome } from '#contract/domain/judge-submission.ts'
import { overrideLength } from '#contract/domain/submission-gate.ts'
import { serverSentenceOr } from '#web/app/api/api-error.ts'
import { call, callWithSignal } from '#web/app/api/call.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { Field } from '#web/app/ui/field.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

/** Typing pauses this long before the check. Milliseconds. */
const pauseMs = 400

const marks = {
  clear: { icon: CircleCheck, tone: 'text-success', word: 'In order' },
  soft: { icon: TriangleAlert, tone: 'text-warning', word: 'Concern' },
  hard: { icon: CircleX, tone: 'text-danger', word: 'Not possible' },
} as const satisfies Record<
  SubmissionCheckAnswer['checks'][number]['level'],
  { icon: LucideIcon; tone: string; word: string }
>

type GateChecklistProps = {
  applicationId: number
  companyName: string
  /** The field of an admin's reason to submit all the same. */
  reason: UseFormRegisterReturn
  problem: string | undefined
}

/** Shows what is in order and what isn’t while a company is typed. A stopped submission needs an admin’s reason. */
export function GateChecklist({ applicationId, companyName, reason, problem }: GateChecklistProps) {
  const { role } = useCurrentUser()
  const typed = useSettled(companyName.trim().slice(0, 200), pauseMs)
  const body = { applicationId, companyName: typed }
  const { data } = useQuery({
    queryKey: ['submission-check', applicationId, typed],
    queryFn: ({ signal }) => callWithSignal(submissionGateApi.check, signal, { body }),
    enabled: typed.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    retry: false,
  })
  const ask = useMutation({
    mutationFn: () => call(submissionGateApi.askAdmin, { body }),
    onSuccess: () => toast({ title: 'Admins asked', text: typed }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t ask', text: serverSentenceOr(error, 'Failed to ask an admin') }),
  })
  if (!data || typed.length < 2) return null
  const outcome = gateOutcome(data.verdict, data.mode, false)
  return (
    <section aria-label="Check" aria-live="polite" className="flex flex-col gap-3">
      <ul className="flex flex-col gap-1 text-sm">
        {data.checks.map(({ code, level, text, detail }) => {
          const { icon: Icon, tone, word } = marks[level]
          return (
            <li key={code} className="flex items-start gap-2">
              <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', tone)} />
              <span>
                <span className="sr-only">{word}: </span>
                {text}
                {detail ? <span className="text-ink-muted"> ({detail})</span> : null}
              </span>
            </li>
          )
        })}
      </ul>
      {outcome === 'refused' ? <p className="text-sm font-medium">This submission can’t be made.</p> : null}
      {outcome === 'stopped' && role === 'admin' ? (
        <Field
          label="Reason to submit all the same"
          hint={`At least ${overrideLength.min} characters. It is kept with the submission and in its evidence.`}
          error={problem}
        >
          <TextArea rows={2} className="min-h-16!" maxLength={overrideLength.max} {...reason} />
        </Field>
      ) : null}
      {outcome === 'stopped' && role !== 'admin' ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Only an admin can allow this submission.
          <Button size="sm" isBusy={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate()}>
            {ask.isSuccess ? 'Asked' : 'Ask an admin'}
          </Button>
        </p>
      ) : null}
    </section>
  )
}
