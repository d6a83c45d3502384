import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  applicationMailsApi,
  type CandidateMailPreview,
  type MailOutlook,
} from '#contract/api/candidates/candidate-mails.ts'
import { interviewMailKind } from '#contract/domain/interview-mail.ts'
import { read } from '#web/app/api/query.ts'
import type { ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'

type Kind = NonNullable<ReturnType<typeof interviewMailKind>>

/** Content of the email, after "Maya Chen will get an email". */
const contents: Record<Kind, string> = {
  interview_invitation: 'with the invitation and a calendar file',
  interview_moved: 'with the new time and an updated calendar file',
  interview_cancelled: 'that the interview is canceled',
}

export type InterviewMail = {
  /** Undefined while it is being read, and when that failed. */
  outlook: MailOutlook | undefined
  preview: CandidateMailPreview['mail'] | undefined
  isUnread: boolean
  /** Announces the email before the action. */
  before: (isNotified: boolean) => string
  /** Sums up the email after the action, for a toast. */
  after: (isNotified: boolean) => string
}

/**
 * The email that a change of an interview sends to its candidate, as the server would write it now.
 *
 * @param interviewDate Null: the interview is canceled; undefined: no date is chosen yet.
 */
export function useInterviewMail(
  { id, applicantName, interviewDate: set }: ChangeTarget,
  interviewDate: string | null | undefined,
): InterviewMail {
  const [now] = useState(() => new Date())
  const { data, isError } = useQuery({
    ...read(applicationMailsApi.previewInterview, {
      params: { id },
      query: interviewDate ? { interviewDate } : {},
    }),
    enabled: interviewDate !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  const kind = kindOf(set, interviewDate, now)
  const known = interviewDate === undefined ? undefined : data
  const outlook = kind === null ? 'none' : known?.outlook
  const to = data?.mail?.to ?? 'this address'
  return {
    outlook,
    preview: known?.mail,
    isUnread: isError,
    before(isNotified) {
      if (outlook === 'none' || kind === null) return 'Nothing changes for the candidate, so no email will be sent.'
      if (outlook === 'off') return `An admin turned this email off, so ${applicantName} won’t get one.`
      if (!isNotified) return `${applicantName} won’t get an email. The timeline will say so.`
      if (outlook === 'no_service') {
        return `No mail service is set up, so the email to ${applicantName} will stay in the outbox.`
      }
      if (outlook === 'bounced') return `An earlier email to ${to} bounced, so this one won’t be sent.`
      return `${applicantName} will get an email ${contents[kind]}.`
    },
    after(isNotified) {
      if (!isNotified || kind === null || outlook === 'none' || outlook === 'off') return 'No email was sent.'
      if (outlook === 'no_service') return 'The email stays in the outbox: no mail service is set up.'
      if (outlook === 'bounced') return `No email was sent: an earlier one to ${to} bounced.`
      return `${applicantName} will get an email.`
    },
  }
}

/** The email for a change of the date; without a chosen date an invitation is expected. */
function kindOf(set: string | null, interviewDate: string | null | undefined, now: Date): Kind | null {
  if (interviewDate === undefined) return 'interview_invitation'
  const before = set === null ? null : new Date(set)
  return interviewMailKind({ before, after: interviewDate ? new Date(interviewDate) : null }, now)
}
