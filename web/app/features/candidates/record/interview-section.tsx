import { useQuery } from '@tanstack/react-query'
import type { ApplicationDetail } from '#contract/api/candidates/applications.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { mailDeliveryLabels } from '#contract/domain/mail-delivery.ts'
import { ratingLabel } from '#contract/domain/ratings.ts'
import { candidateMails } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { InterviewRounds } from '#web/app/features/candidates/status/interview-rounds.tsx'
import { InterviewActions } from '#web/app/features/candidates/status/interview-actions.tsx'
import { useStatusFlow } from '#web/app/features/candidates/status/status-flow.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Facts } from './fact-sections.tsx'

/** The interview's date, its last email and the feedback, with the ways to change them. */
export function InterviewSection({ application }: { application: ApplicationDetail }) {
  const flow = useStatusFlow()
  const { interviewDate, suitabilityRating, talentForOtherRoles, appliedBefore } = application
  const hasFeedback = suitabilityRating !== null
  const { data: mails = [] } = useQuery(candidateMails(application.id))
  const lastMail = mails.findLast(({ kind }) => kind.startsWith('interview_'))
  const mailText = lastMail && `${lastMail.label}: ${mailDeliveryLabels[lastMail.delivery]}`
  return (
    <div className="flex flex-col gap-3">
      {interviewDate || hasFeedback ? null : <p className="text-ink-muted">No interview is scheduled.</p>}
      {interviewDate || hasFeedback || mailText ? (
        <Facts
          facts={[
            ['Interview date', interviewDateText(interviewDate)],
            ['Last email to the candidate', mailText],
            ['Suitability rating', hasFeedback ? ratingLabel(suitabilityRating) : null],
            ['Talent for other roles', hasFeedback ? ratingLabel(talentForOtherRoles) : null],
            ['Applied to this position in the last 6 months', yesNo(appliedBefore)],
          ]}
        />
      ) : null}
      <InterviewRounds application={application} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => flow.schedule(application)}>
          {interviewDate ? 'Change interview' : 'Schedule interview'}
        </Button>
        <Button size="sm" onClick={() => flow.feedback(application)}>
          {hasFeedback ? 'Edit feedback' : 'Add feedback'}
        </Button>
        <InterviewActions application={application} />
      </div>
    </div>
  )
}

function yesNo(value: boolean | null): string | null {
  if (value === null) return null
  return value ? 'Yes' : 'No'
}
