import { candidateCount } from '#contract/domain/review-rooms.ts'
import type { SiteView } from '#web/site/site-view.ts'
import { ReviewItemCard, WithdrawnItem, type ReviewItem } from './review-item.tsx'

type View = {
  step: 'cover' | 'code' | 'room' | 'closed'
  count: number
  position: string | null
  recruiter: string | null
  until: string
  room: { title: string; note: string | null; mayForward: boolean; items: ReviewItem[] } | null
}

/** Outcome of the last form: the candidate it was about, the reason of a refusal and what had been typed. */
export type ReviewPageState = {
  item?: number
  problem?: string
  typed?: Record<string, string>
  forwardedTo?: string
  isCodeSent?: boolean
}

type Props = { view: View; brand: SiteView['brand']; address: string; pass: string; state: ReviewPageState }

/** The page on which a client reads about candidates and answers. Plain forms: it works without scripts, on any phone. */
export const ReviewPage = (props: Props) => (
  <div className="page statement review">
    <Step {...props} />
  </div>
)

function Step(props: Props) {
  switch (props.view.step) {
    case 'cover':
      return <Cover {...props} />
    case 'code':
      return <Code {...props} />
    case 'closed':
      return <Closed {...props} />
    default:
      return <Room {...props} />
  }
}

const Title = ({ view: { count, position } }: Pick<Props, 'view'>) => (
  <>
    <h1>{candidateCount(count)} for your review</h1>
    {position === null ? null : <p className="lead">{position}</p>}
  </>
)

/** Says what the page is and nothing about anybody, because anyone with the link can open it. */
const Cover = ({ view, brand, address }: Props) => (
  <>
    <Title view={view} />
    <div className="prose">
      <p>
        {view.recruiter ?? brand.brandName} of {brand.brandName} put them together for you. Read each profile and answer
        here: invite to an interview, pass, hold, or ask a question. You don’t need an account.
      </p>
      <p>The room is open through {view.until}. What you read is confidential.</p>
    </div>
    <form method="post" action={address} className="actions">
      <button className="button primary" type="submit" name="action" value="open">
        Open
      </button>
    </form>
  </>
)

const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="review-note">
      {text}
    </p>
  )

const Code = ({ view, address, pass, state }: Props) => (
  <>
    <Title view={view} />
    <Problem text={state.problem} />
    {state.isCodeSent ? <output className="review-note">We sent a new code.</output> : null}
    <div className="prose">
      <p>
        The profiles name people, so we check once on each device that it’s you. We emailed a code to the address that
        your invitation went to. It works for ten minutes.
      </p>
    </div>
    <form method="post" action={`${address}/code`} className="apply-form review-code">
      <input type="hidden" name="pass" value={pass} />
      <label>
        Code of six digits
        <input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} required />
      </label>
      <button className="button primary" type="submit">
        Continue
      </button>
    </form>
    <form method="post" action={`${address}/code`} className="actions">
      <input type="hidden" name="pass" value={pass} />
      <button className="button outline" type="submit" name="action" value="send">
        Send a new code
      </button>
    </form>
  </>
)

const Closed = ({ view, brand }: Props) => (
  <>
    <h1>This review is closed</h1>
    <div className="prose">
      <p>
        Answers aren’t taken here anymore. {view.recruiter ?? 'Your recruiter'} will gladly help you by email at{' '}
        {brand.brandEmail} or by phone at {brand.brandPhone}.
      </p>
    </div>
  </>
)

function Room({ view, brand, address, pass, state }: Props) {
  const { room } = view
  if (room === null) return null
  const shown = room.items.filter(({ profile }) => profile !== null)
  const open = shown.filter(({ answer }) => answer === null)
  const isDone = open.length === 0
  // One profile is open at a time: the one that was answered about, or else the first without an answer.
  const opened = state.item && state.problem !== undefined ? state.item : (open[0]?.id ?? state.item)
  return (
    <>
      <h1>{room.title}</h1>
      <p className="lead">
        {isDone ? doneText(shown.length) : `${waitingText(open.length, shown.length)} Open through ${view.until}.`}
      </p>
      {room.note === null ? null : (
        <blockquote className="review-letter">
          {room.note}
          <footer>{view.recruiter ?? brand.brandName}</footer>
        </blockquote>
      )}
      <Problem text={state.problem} />
      {state.forwardedTo === undefined ? null : (
        <output className="review-note">{state.forwardedTo} has a link of their own now.</output>
      )}
      {room.items.map((item) =>
        item.profile === null ? (
          <WithdrawnItem key={item.id} />
        ) : (
          <ReviewItemCard
            key={item.id}
            item={item}
            profile={item.profile}
            address={address}
            pass={pass}
            isOpen={item.id === opened}
            typed={item.id === state.item ? state.typed : undefined}
          />
        ),
      )}
      {room.mayForward ? <Forward address={address} pass={pass} typed={state.typed} /> : null}
      <p className="muted review-foot">
        Questions? {view.recruiter ?? brand.brandName}, {brand.brandEmail}, {brand.brandPhone}. Everything here is
        confidential: please don’t ask anybody’s employer about them.
      </p>
    </>
  )
}

/** "3 candidates wait for your answer.", "2 of 3 candidates wait for your answer." */
function waitingText(open: number, shown: number): string {
  const who = open === shown ? candidateCount(shown) : `${open} of ${candidateCount(shown)}`
  return `${who} ${open === 1 ? 'waits' : 'wait'} for your answer.`
}

function doneText(count: number): string {
  if (count === 0) return 'There’s nobody to answer about anymore.'
  return `You have answered ${count === 1 ? 'about the only candidate' : `all ${count}`}. Thank you.`
}

const Forward = ({
  address,
  pass,
  typed,
}: {
  address: string
  pass: string
  typed: Record<string, string> | undefined
}) => (
  <details className="review-forward">
    <summary>Forward to a colleague</summary>
    <p>Your colleague gets a link and a room of their own. Your answers stay yours.</p>
    <form method="post" action={address} className="apply-form">
      <input type="hidden" name="pass" value={pass} />
      <label>
        Name
        <input name="name" autoComplete="off" required maxLength={200} defaultValue={typed?.['name']} />
      </label>
      <label>
        Email at your firm
        <input name="email" type="email" autoComplete="off" required defaultValue={typed?.['email']} />
      </label>
      <button className="button outline" type="submit" name="action" value="forward">
        Send a link
      </button>
    </form>
  </details>
)
