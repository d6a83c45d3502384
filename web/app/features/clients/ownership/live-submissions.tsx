import { Link } from 'react-router'
import type { LiveSubmission } from '#contract/api/clients/live-submissions.ts'
import { daysBetween, easternMidnight } from '#contract/domain/days.ts'
import { easternDateText, easternDay, interviewDateText } from '#contract/domain/eastern-time.ts'
import { submissionStatusLabels } from '#contract/domain/submission-statuses.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { Cell, HeaderCell, Row, RowHeaderCell, Table } from '#web/app/ui/table.tsx'

type LiveSubmissionsProps = {
  submissions: readonly LiveSubmission[]
  /** Records the next step: the sending, or the firm's reply. */
  onRecord: (submission: LiveSubmission) => void
}

/** Live submissions as a table, and as cards where a table would cut names. */
export function LiveSubmissions({ submissions, onRecord }: LiveSubmissionsProps) {
  return (
    <>
      <Table caption="Submissions" className="max-xl:hidden">
        <thead>
          <tr>
            {['Candidate', 'Firm', 'Waiting', 'Last answer', 'Owned through', 'Recruiter', 'Next'].map((name) => (
              <HeaderCell key={name}>{name}</HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {submissions.map((one) => (
            <Row key={one.id}>
              <RowHeaderCell>
                <Candidate submission={one} />
                <span className="block font-sans text-xs font-normal text-ink-muted">{one.position}</span>
              </RowHeaderCell>
              <Cell className="wrap-anywhere">
                <Firm submission={one} />
              </Cell>
              <Cell className="whitespace-nowrap tabular-nums">{waitingText(one)}</Cell>
              <Cell>{answerText(one)}</Cell>
              <Cell className="whitespace-nowrap">
                <Owned submission={one} />
              </Cell>
              <Cell>{one.partner ?? 'Unassigned'}</Cell>
              <Cell>
                <Next submission={one} onRecord={onRecord} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <ul aria-label="Submissions" className="flex flex-col gap-2 xl:hidden">
        {submissions.map((one) => (
          <li key={one.id} className="flex flex-col gap-1 rounded-lg border border-rule bg-paper-raised p-3 text-sm">
            <p className="font-serif text-base">
              <Candidate submission={one} />
            </p>
            <p className="wrap-anywhere">
              <Firm submission={one} /> <span className="text-ink-muted">· {one.position}</span>
            </p>
            <p className="text-ink-muted">
              Waiting {waitingText(one)} · {answerText(one)}
            </p>
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span>
                Owned through: <Owned submission={one} />
              </span>
              {one.receivedAt === null ? <Next submission={one} onRecord={onRecord} /> : null}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

type SubmissionProps = { submission: LiveSubmission }

const Candidate = ({ submission }: SubmissionProps) => (
  <Link
    to={`${paths.candidates}?selected=${submission.applicationId}`}
    className={`${linkClass('quiet')} touch-target`}
  >
    {submission.candidate}
  </Link>
)

const Firm = ({ submission: { firmId, companyName } }: SubmissionProps) =>
  firmId === null ? (
    companyName
  ) : (
    <Link to={paths.firm(firmId)} className={`${linkClass('quiet')} touch-target`}>
      {companyName}
    </Link>
  )

const Owned = ({ submission: { ownership } }: SubmissionProps) =>
  ownership === null ? (
    <span className="text-ink-muted">Not owned</span>
  ) : (
    <Link to={paths.ownership(ownership.id)} className={`${linkClass()} touch-target`}>
      {easternDateText(easternMidnight(ownership.endsOn))}
    </Link>
  )

function Next({ submission, onRecord }: SubmissionProps & Pick<LiveSubmissionsProps, 'onRecord'>) {
  if (submission.receivedAt !== null) return <span className="text-ink-muted">–</span>
  const label = submission.sentAt === null ? 'Record sending' : 'Record reply'
  return (
    <Button size="sm" aria-label={`${label} for ${submission.candidate}`} onClick={() => onRecord(submission)}>
      {label}
    </Button>
  )
}

function waitingText({ waitingSince }: LiveSubmission): string {
  const days = daysBetween(easternDay(waitingSince), easternDay(new Date()))
  return days === 1 ? '1 day' : `${days} days`
}

const labels: Readonly<Record<string, string>> = submissionStatusLabels

function answerText({ status, sentAt, receivedAt, interviewDate, updatedAt }: LiveSubmission): string {
  if (status === 'interview_scheduled' && interviewDate !== null) return `Interview ${interviewDateText(interviewDate)}`
  if (status !== 'submitted_to_client') return `${labels[status] ?? status}, ${easternDateText(updatedAt)}`
  if (receivedAt !== null) return `Received ${easternDateText(receivedAt)}`
  return sentAt === null ? 'Not sent yet' : 'No answer yet'
}
