import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  applicationMailsApi,
  type CandidateMailPreview,
  type MailOutlook,
} from '#contract/api/candidates/candidate-mails.ts'
import type { Interview } from '#contract/api/candidates/interviews.ts'
import { interviewMailKind, type InterviewMailKind } from '#contract/domain/interview-mail.ts'
import { read } from '#web/app/api/query.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import type { ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'

type Kind = InterviewMailKind

/** Content of the email, after "Maya Chen will get an email". */
const contents: Record<Kind, string> = {
  interview_invitation: 'with the invitation and a calendar file',
  interview_moved: 'with the new time and an updated calendar file',
  interview_updated: 'with the new details and an updated calendar file',
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

/** Details as the preview takes them: names separated by line ends. */
type PreviewedDetails = { minutes?: number; round?: string; place?: string; videoUrl?: string; interviewers?: string }

type InterviewMailAbout = {
  /** Undefined: the next interview; null: another round. */
  interview?: Pick<Interview, 'id' | 'startsAt'> | null | undefined
  details?: PreviewedDetails
  /** The details differ from the saved ones. */
  hasNewDetails?: boolean
}

/**
 * The email that a change of an interview sends to its candidate, as the server would write it now.
 *
 * @param interviewDate Null: the interview is canceled; undefined: no date is chosen yet.
 * @param about Which interview, and its details.
 */
export function useInterviewMail(
  { id, applicantName, interviewDate: next }: ChangeTarget,
  interviewDate: string | null | undefined,
  { interview, details, hasNewDetails = false }: InterviewMailAbout = {},
): InterviewMail {
  const settled = useSettled(JSON.stringify(details ?? {}), 400)
  const [now] = useState(() => new Date())
  const { data, isError } = useQuery({
    ...read(applicationMailsApi.previewInterview, {
      params: { id },
      query: {
        ...interviewOf(interview),
        ...(interviewDate ? { interviewDate, ...(JSON.parse(settled) as PreviewedDetails) } : {}),
      },
    }),
    enabled: interviewDate !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  const kind = kindOf({ set: dateOf(interview, next), interviewDate, hasNewDetails }, now)
  const known = interviewDate === undefined ? undefined : data
  const outlook = kind === null ? 'none' : known?.outlook
  const announced = { outlook, kind, applicantName, to: data?.mail?.to ?? 'this address' }
  return {
    outlook,
    preview: known?.mail,
    isUnread: isError,
    before: (isNotified) => sentenceBefore(announced, isNotified),
    after: (isNotified) => sentenceAfter(announced, isNotified),
  }
}

/** Names an interview as the server takes it: none is the next one. */
function interviewOf(interview: InterviewMailAbout['interview']) {
  if (interview === undefined) return {}
  return { interviewId: interview === null ? ('new' as const) : interview.id }
}

type Announced = { outlook: MailOutlook | undefined; kind: Kind | null; applicantName: string; to: string }

function sentenceBefore({ outlook, kind, applicantName, to }: Announced, isNotified: boolean): string {
  if (outlook === 'none' || kind === null) return 'Nothing changes for the candidate, so no email will be sent.'
  if (outlook === 'off') return `An admin turned this email off, so ${applicantName} won’t get one.`
  if (!isNotified) return `${applicantName} won’t get an email. The timeline will say so.`
  if (outlook === 'no_service') {
    return `No mail service is set up, so the email to ${applicantName} will stay in the outbox.`
  }
  if (outlook === 'bounced') return `An earlier email to ${to} bounced, so this one won’t be sent.`
  return `${applicantName} will get an email ${contents[kind]}.`
}

function sentenceAfter({ outlook, kind, applicantName, to }: Announced, isNotified: boolean): string {
  if (!isNotified || kind === null || outlook === 'none' || outlook === 'off') return 'No email was sent.'
  if (outlook === 'no_service') return 'The email stays in the outbox: no mail service is set up.'
  if (outlook === 'bounced') return `No email was sent: an earlier one to ${to} bounced.`
  return `${applicantName} will get an email.`
}

const dateOf = (interview: InterviewMailAbout['interview'], next: string | null): string | null =>
  interview === undefined ? next : (interview?.startsAt ?? null)

type KindFacts = { set: string | null; interviewDate: string | null | undefined; hasNewDetails: boolean }

/** The email for a change of the date; without a chosen date an invitation is expected. */
function kindOf({ set, interviewDate, hasNewDetails }: KindFacts, now: Date): Kind | null {
  if (interviewDate === undefined) return 'interview_invitation'
  const before = set === null ? null : new Date(set)
  const kind = interviewMailKind({ before, after: interviewDate ? new Date(interviewDate) : null }, now)
  return kind ?? (hasNewDetails && interviewDate ? 'interview_updated' : null)
}
