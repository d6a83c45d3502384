import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationDetail } from '#contract/api/candidates/applications.ts'
import { interviewsApi, type Interview } from '#contract/api/candidates/interviews.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { isComing } from '#contract/domain/interview-mail.ts'
import { durationText, namesText } from '#contract/domain/interviews.ts'
import { read } from '#web/app/api/query.ts'
import { Button } from '#web/app/ui/button.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { InterviewActions } from './interview-actions.tsx'
import { useStatusFlow } from './status-flow.tsx'

/** Every interview of an application with its details, and the ways to change, cancel or add one. */
export function InterviewRounds({ application }: { application: ApplicationDetail }) {
  const flow = useStatusFlow()
  const { data = [] } = useQuery({
    ...read(interviewsApi.list, { params: { id: application.id } }),
    enabled: application.interviewDate !== null,
  })
  if (application.interviewDate === null || data.length === 0) return null
  return (
    <>
      <ul aria-label="Interviews" className="flex flex-col gap-2">
        {data.map((interview) => (
          <Round
            key={`${interview.id} ${interview.startsAt}`}
            application={application}
            interview={interview}
            isNext={interview.startsAt === application.interviewDate}
          />
        ))}
      </ul>
      <div>
        <Button size="sm" variant="quiet" onClick={() => flow.schedule(application, null)}>
          Add another round
        </Button>
      </div>
    </>
  )
}

type RoundProps = { application: ApplicationDetail; interview: Interview; isNext: boolean }

function Round({ application, interview, isNext }: RoundProps) {
  const flow = useStatusFlow()
  const { startsAt, minutes, round, place, videoUrl, interviewers } = interview
  const [now] = useState(() => new Date())
  const isAhead = isComing(startsAt, now)
  const when = isNext ? '' : interviewDateText(startsAt)
  return (
    <li className="rounded-md border border-rule px-3 py-2">
      <p className="font-medium">
        {[round ?? (isNext ? 'Next interview' : 'Interview'), when, durationText(minutes)].filter(Boolean).join(', ')}
      </p>
      <p className="text-xs wrap-anywhere text-ink-muted">
        {place ? <span className="block">{place}</span> : null}
        {videoUrl ? (
          <a className={linkClass('quiet')} href={videoUrl} target="_blank" rel="noreferrer">
            {videoUrl}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : null}
        {interviewers.length > 0 ? <span className="block">With {namesText(interviewers)}</span> : null}
      </p>
      {/* The next interview has its buttons below. */}
      {isNext || !isAhead ? null : (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button size="sm" variant="quiet" onClick={() => flow.schedule(application, interview)}>
            Change<span className="sr-only"> the interview on {when}</span>
          </Button>
          <InterviewActions application={application} interview={interview} />
        </div>
      )}
    </li>
  )
}
