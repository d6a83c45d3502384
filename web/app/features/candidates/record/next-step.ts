import type { FollowUp } from '#contract/api/candidates/follow-ups.ts'
import { isComing } from '#contract/domain/interview-mail.ts'

/** The next date of a candidate. */
type NextStep = { kind: 'interview' | 'followUp'; text: string; at: string; isOverdue: boolean }

type NextStepFacts = {
  interviewDate: string | null
  /** Of the application; null if they couldn't be read. */
  followUps: readonly Pick<FollowUp, 'text' | 'dueAt' | 'doneAt'>[] | null
  now: Date
}

/** The next interview or open follow-up, whichever comes first; null if nothing is planned. */
export function nextStepOf({ interviewDate, followUps, now }: NextStepFacts): NextStep | null {
  const steps: NextStep[] = (followUps ?? [])
    .filter(({ doneAt }) => doneAt === null)
    .map(({ text, dueAt }) => ({ kind: 'followUp', text, at: dueAt, isOverdue: new Date(dueAt) < now }))
  if (interviewDate !== null && isComing(interviewDate, now)) {
    steps.push({ kind: 'interview', text: 'Interview', at: interviewDate, isOverdue: false })
  }
  return steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0] ?? null
}
