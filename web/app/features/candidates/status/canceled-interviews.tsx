import { useState } from 'react'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import type { ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { MailChoice } from './mail-choice.tsx'
import { useInterviewMail, type InterviewMail } from './use-interview-mail.ts'

const maxNamed = 5

/** The choice to cancel the upcoming interviews of candidates, and to email them about it. */
export function useCancellation(invited: readonly ChangeTarget[]) {
  const [isCanceled, setIsCanceled] = useState(true)
  const [isNotified, setIsNotified] = useState(true)
  const [first] = invited
  const mail = useInterviewMail(first ?? nobody, first ? null : undefined)
  const isOne = invited.length === 1
  const people = isOne ? (first?.applicantName ?? '') : `${invited.length} candidates`
  const about = isOne
    ? { before: mail.before(isNotified), after: mail.after(isNotified) }
    : sentenceAboutMany(mail, isNotified, people)
  const cancels = invited.length > 0 && isCanceled
  return {
    invited,
    mail,
    people,
    sentence: about.before,
    isCanceled,
    setIsCanceled,
    isNotified,
    setIsNotified,
    body: { cancelInterviews: cancels, notifyCandidates: isNotified },
    /** For the toast. */
    outcome: cancels
      ? `${isOne ? 'The interview is canceled.' : 'Their interviews are canceled.'} ${about.after}`
      : undefined,
  }
}

/** For the hook, which can't be left out where no one has an interview. */
const nobody: ChangeTarget = {
  id: 0,
  applicantName: '',
  status: '',
  interviewDate: null,
  assignedPartnerId: null,
  assignedPartner: null,
}

/** The upcoming interviews of candidates who are rejected, with the choice to cancel them. */
export function CanceledInterviews({
  invited,
  mail,
  people,
  sentence,
  isCanceled,
  setIsCanceled,
  isNotified,
  setIsNotified,
}: ReturnType<typeof useCancellation>) {
  const isOne = invited.length === 1
  const [first] = invited
  return (
    <div>
      <ul className="mb-2 flex flex-col gap-1">
        {invited.slice(0, maxNamed).map(({ id, applicantName, interviewDate }) => (
          <li key={id}>
            <span className="font-medium">{applicantName}</span>: interview on {interviewDateText(interviewDate)}
          </li>
        ))}
        {invited.length > maxNamed ? <li>And {invited.length - maxNamed} more.</li> : null}
      </ul>
      <Checkbox
        label={isOne ? 'Cancel the interview' : `Cancel these ${invited.length} interviews`}
        checked={isCanceled}
        onCheckedChange={setIsCanceled}
      />
      {isCanceled ? (
        <MailChoice
          mail={mail}
          label="Email about the interview"
          to={people}
          sentence={sentence}
          isNotified={isNotified}
          onNotifiedChange={setIsNotified}
          {...(isOne
            ? {}
            : {
                note: `This is the email to ${first?.applicantName ?? ''}. Each candidate gets one with their own name, position and time.`,
              })}
        />
      ) : (
        <p className="text-xs text-ink-muted">
          {isOne ? 'The interview stays' : 'The interviews stay'} scheduled, and no email is sent.
        </p>
      )}
    </div>
  )
}

/** Sentences for several candidates; that the first one's address bounced says nothing about the others. */
function sentenceAboutMany({ outlook }: InterviewMail, isNotified: boolean, people: string) {
  if (outlook === 'off') {
    return { before: 'An admin turned this email off, so no one will get one.', after: 'No emails were sent.' }
  }
  if (!isNotified) {
    return { before: 'No one will get an email. Their timelines will say so.', after: 'No emails were sent.' }
  }
  if (outlook === 'no_service') {
    const before = 'No mail service is set up, so the emails will stay in the outbox.'
    return { before, after: 'The emails stay in the outbox: no mail service is set up.' }
  }
  return {
    before: `${people} will get an email that their interview is canceled.`,
    after: `${people} will get an email.`,
  }
}
