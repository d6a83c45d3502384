import { consentLimits, priorContactLabels, priorContacts, type ConsentState } from '#contract/domain/consents.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'

type View = {
  state: ConsentState
  candidate: string
  position: string
  isForAnyPosition: boolean
  firm: string | null
  recruiter: string | null
  message: string | null
  statement: string | null
  until: string
  answeredAt: Date | null
  withdrawnAt: Date | null
}

/** Values of a rejected form, to show it again. */
export type ConsentPageForm = {
  prior?: string | undefined
  priorText?: string | undefined
  answer?: string | undefined
}

type Props = { view: View; typed?: ConsentPageForm; problem?: string; isAskedAgain?: boolean }

/** The page where a candidate agrees to be submitted to a firm. Plain forms, so that it works without scripts on any phone. */
export const ConsentPage = ({ view, typed = {}, problem, isAskedAgain = false }: Props) => (
  <div className="page statement">
    <h1>{titleOf(view)}</h1>
    <p className="lead">
      {view.isForAnyPosition ? 'Any position' : view.position}
      {view.firm === null ? '' : `, ${view.firm}`}
    </p>
    {problem === undefined ? null : (
      <p role="alert">{problem} Your answer hasn’t been sent. Everything you typed is still here.</p>
    )}
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
  expired: 'This request has expired',
  cancelled: 'This link is over',
}

const titleOf = ({ state, answeredAt }: View): string =>
  state === 'expired' && answeredAt ? 'Your consent has expired' : titles[state]

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
            You agreed to the statement below on {at(answeredAt)}. Your consent is valid through {view.until}.
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
      return <p>You said no on {at(answeredAt)}. We won’t submit you there, and you don’t need to do anything else.</p>
    case 'withdrawn':
      return <p>You withdrew on {at(withdrawnAt)}. We let your recruiter know.</p>
    default:
      return (
        <>
          <p>
            {answeredAt ? `Your consent was valid through ${view.until}.` : `You had through ${view.until} to answer.`}
          </p>
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
      Dear {view.candidate}, {view.recruiter === null ? 'we' : view.recruiter} would like to submit you{' '}
      {view.isForAnyPosition ? 'to this firm for any position that fits your background' : 'for this position'}. We send
      nothing unless you say yes. Please answer by {view.until}.
    </p>
    {view.message === null ? null : <p className="consent-message">{view.message}</p>}
  </>
)

/** Before the firm of a confidential position is named. */
const Discretion = ({ view }: { view: View }) => (
  <>
    <Greeting view={view} />
    <p>This search is confidential. Please don’t share the firm’s name with anyone.</p>
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
        <legend>Have you applied to this firm, or has anyone else submitted you there, in the last 12 months?</legend>
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
