import { consentLimits, priorContactLabels, priorContacts, type ConsentState } from '#contract/domain/consents.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'

type View = {
  state: ConsentState
  candidate: string
  position: string
  firm: string | null
  recruiter: string | null
  message: string | null
  statement: string | null
  until: string
  answeredAt: Date | null
  withdrawnAt: Date | null
}

/** Values of a form that was refused. */
export type ConsentPageForm = {
  prior?: string | undefined
  priorText?: string | undefined
  answer?: string | undefined
}

type Props = { view: View; typed?: ConsentPageForm; problem?: string; isAskedAgain?: boolean }

/** The page on which a candidate agrees to be submitted to a firm. Plain forms: it works without scripts, on any phone. */
export const ConsentPage = ({ view, typed = {}, problem, isAskedAgain = false }: Props) => (
  <div className="page statement">
    <h1>{titles[view.state]}</h1>
    <p className="lead">
      {view.position}
      {view.firm === null ? '' : `, ${view.firm}`}
    </p>
    {problem === undefined ? null : <p role="alert">{problem} Nothing was sent yet, and nothing you typed is lost.</p>}
    <div className="prose">
      <Body view={view} typed={typed} isAskedAgain={isAskedAgain} />
    </div>
  </div>
)

const titles: Record<ConsentState, string> = {
  requested: 'May we submit you?',
  given: 'You agreed',
  declined: 'You said no',
  withdrawn: 'You withdrew your consent',
  expired: 'The time to answer is over',
  cancelled: 'This link is over',
}

function Body({ view, typed, isAskedAgain }: { view: View; typed: ConsentPageForm; isAskedAgain: boolean }) {
  const { state, answeredAt, withdrawnAt } = view
  const at = (moment: Date | null) => (moment === null ? '' : interviewDateText(moment))
  switch (state) {
    case 'requested':
      return view.firm === null ? <Discretion view={view} /> : <Question view={view} typed={typed} />
    case 'given':
      return (
        <>
          <p>
            On {at(answeredAt)} you agreed to the statement below. It’s valid through {view.until}.
          </p>
          <Statement text={view.statement} />
          <details>
            <summary>Withdraw my consent</summary>
            <p>
              If the submission hasn’t been made, it won’t be. If it has, we’ll take you out of the process and tell the
              firm.
            </p>
            <form method="post">
              <label>
                Reason <span className="muted">(optional)</span>
                <textarea name="reason" rows={3} maxLength={consentLimits.answer} />
              </label>
              <button className="button outline" type="submit" name="action" value="withdraw">
                Withdraw
              </button>
            </form>
          </details>
        </>
      )
    case 'declined':
      return <p>You told us so on {at(answeredAt)}. We won’t submit you there. There’s nothing else to do.</p>
    case 'withdrawn':
      return <p>You withdrew on {at(withdrawnAt)}. Your recruiter knows.</p>
    default:
      return (
        <>
          <p>{`${answeredAt ? 'Your consent was valid' : 'You could answer'} through ${view.until}.`}</p>
          {isAskedAgain ? (
            <p>We let your recruiter know that you’d like a new request.</p>
          ) : (
            <form method="post">
              <button className="button primary" type="submit" name="action" value="again">
                Ask my recruiter to send it again
              </button>
            </form>
          )}
        </>
      )
  }
}

const Statement = ({ text }: { text: string | null }) => <blockquote className="consent-statement">{text}</blockquote>

const Greeting = ({ view }: { view: View }) => (
  <>
    <p>
      Dear {view.candidate}, {view.recruiter === null ? 'we' : view.recruiter} would like to submit you for this
      position. Nothing is sent without your yes. Please answer by {view.until}.
    </p>
    {view.message === null ? null : <p className="consent-message">{view.message}</p>}
  </>
)

/** Before the firm of a confidential position is named. */
const Discretion = ({ view }: { view: View }) => (
  <>
    <Greeting view={view} />
    <p>This search is confidential, so we name the firm only to you.</p>
    <form method="post">
      <button className="button primary" type="submit" name="action" value="reveal">
        I’ll keep the firm’s name to myself
      </button>
    </form>
  </>
)

const Question = ({ view, typed }: { view: View; typed: ConsentPageForm }) => (
  <>
    <Greeting view={view} />
    <h2>What you agree to</h2>
    <Statement text={view.statement} />
    <form method="post" className="apply-form">
      <fieldset>
        <legend>Have you applied to this firm, or has anybody else submitted you there, in the last 12 months?</legend>
        <div className="checks">
          {priorContacts.map((each) => (
            <label key={each} className="check">
              <input type="radio" name="prior" value={each} defaultChecked={typed.prior === each} />
              {priorContactLabels[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        If so, when and by whom? <span className="muted">(optional)</span>
        <textarea name="priorText" rows={2} maxLength={consentLimits.answer} defaultValue={typed.priorText} />
      </label>
      <label>
        Anything you’d like to add? <span className="muted">(optional)</span>
        <textarea name="answer" rows={3} maxLength={consentLimits.answer} defaultValue={typed.answer} />
      </label>
      <div className="actions">
        <button className="button primary" type="submit" name="action" value="yes">
          Yes, submit me
        </button>
        <button className="button primary" type="submit" name="action" value="no">
          No
        </button>
      </div>
    </form>
  </>
)
