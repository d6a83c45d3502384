import type { ReactNode } from 'react'
import { easternDateText, interviewDateText } from '#contract/domain/eastern-time.ts'

export type ApplicationStatusProps = {
  applicantName: string
  jobTitle: string
  shortId: string
  appliedAt: Date
  interviewDate: Date | null
  stage: string
  next: string
  mayWithdraw: boolean
  documents: { name: string; at: Date }[]
}

/** Status of an application, for the candidate who has its private link. */
export const ApplicationStatusPage = (props: ApplicationStatusProps) => (
  <div className="page statement">
    <h1>Your application</h1>
    <p className="lead">
      {props.jobTitle}, sent on {easternDateText(props.appliedAt)} by {props.applicantName}
    </p>
    <div className="prose">
      <h2>{props.stage}</h2>
      {props.interviewDate && <p>{interviewDateText(props.interviewDate)}</p>}
      <p>{props.next}</p>
      <h2>What you sent</h2>
      {props.documents.length === 0 ? (
        <p>No documents.</p>
      ) : (
        <ul>
          {props.documents.map(({ name, at }, index) => (
            <li key={index}>
              {name} <span className="muted">({easternDateText(at)})</span>
            </li>
          ))}
        </ul>
      )}
      {props.mayWithdraw && (
        <details>
          <summary>Withdraw this application</summary>
          <p>We&apos;ll notify your recruiter and cancel any upcoming interview. This can&apos;t be undone here.</p>
          <form method="post">
            <button className="button outline" type="submit">
              Withdraw application
            </button>
          </form>
        </details>
      )}
    </div>
    <div className="actions">
      <a className="button outline" href="/jobs">
        Browse Jobs
      </a>
    </div>
  </div>
)

/** A page with one message and at most one button to confirm. */
export const MessagePage = ({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  /** Label of the button that sends this page's own address. */
  action?: string
}) => (
  <div className="page short">
    <h1>{title}</h1>
    <p>{children}</p>
    {action && (
      <form method="post" className="actions">
        <button className="button primary" type="submit">
          {action}
        </button>
      </form>
    )}
    {!action && (
      <div className="actions">
        <a className="button outline" href="/jobs">
          Browse Jobs
        </a>
      </div>
    )}
  </div>
)
