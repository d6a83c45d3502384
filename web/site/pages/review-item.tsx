import type { ReactNode } from 'react'
import {
  passReasonLabels,
  passReasons,
  reviewAnswerLabels,
  reviewLimits,
  type ReviewAnswer,
} from '#contract/domain/review-rooms.ts'
import type { ProfileView } from '#contract/domain/profiles.ts'
import { ProfileSheet } from '#web/site/components/profile-sheet.tsx'

type Answer = {
  answer: ReviewAnswer
  reason: string | null
  text: string | null
  slots: string[]
  at: string
  until: string | null
}

/** A candidate in a room. Without a profile: the agency withdrew them, and nothing about them is shown. */
export type ReviewItem = {
  id: number
  version: number
  profile: ProfileView | null
  hasResume: boolean
  answer: Answer | null
}

export type ReviewItemProps = {
  item: ReviewItem
  profile: ProfileView
  address: string
  pass: string
  isOpen: boolean
  typed: Record<string, string> | undefined
}

/** Says that there is nothing to read anymore, and nothing about whom it was. */
export const WithdrawnItem = () => (
  <p className="review-item review-withdrawn">This candidate was withdrawn by the agency.</p>
)

/** A candidate: the profile, what was answered, and the four answers. */
export const ReviewItemCard = ({ item, profile, isOpen, ...form }: ReviewItemProps) => (
  <details className="review-item" name="candidate" id={`candidate-${item.id}`} open={isOpen}>
    <summary>
      <span className="review-name">{profile.title}</span>
      <span className="review-state">{item.answer ? reviewAnswerLabels[item.answer.answer] : 'No answer yet'}</span>
      {profile.headline === '' ? null : <span className="review-subtitle">{profile.headline}</span>}
    </summary>
    <ProfileSheet profile={profile} heading="h2" />
    {item.hasResume ? (
      <form method="post" action={`${form.address}/resume`} className="actions">
        <input type="hidden" name="pass" value={form.pass} />
        <button className="button outline" type="submit" name="item" value={item.id}>
          Download résumé
        </button>
      </form>
    ) : null}
    {item.answer === null ? <Answers item={item} {...form} /> : <Given item={item} answer={item.answer} {...form} />}
  </details>
)

type FormProps = Omit<ReviewItemProps, 'isOpen' | 'profile'>

function Given({ answer, ...props }: FormProps & { answer: Answer }) {
  const { reason, text, slots, at, until } = answer
  return (
    <div className="review-given">
      <p>
        <strong>{[reviewAnswerLabels[answer.answer], reason].filter(Boolean).join(': ')}</strong>, answered on {at}.
      </p>
      {slots.length === 0 ? null : <p>Times that you offered: {slots.join('; ')}.</p>}
      {text === null ? null : <blockquote className="consent-message">{text}</blockquote>}
      {until === null ? (
        <p className="muted">To change this, please ask your recruiter.</p>
      ) : (
        <details className="review-change" open={props.typed !== undefined}>
          <summary>Change my answer (until {until})</summary>
          <Answers {...props} />
        </details>
      )}
    </div>
  )
}

/** Four answers of equal weight. Each opens its own short form, so that a thumb can't send one by accident. */
const Answers = (props: FormProps) => (
  <div className="review-answers">
    <AnswerForm {...props} answer="interview" button="Ask for an interview">
      <fieldset>
        <legend>
          Times that suit you, Eastern time <span className="muted">(optional)</span>
        </legend>
        {[1, 2, 3].map((n) => (
          <input
            key={n}
            type="datetime-local"
            name={`slot${n}`}
            aria-label={`Time ${n}`}
            defaultValue={props.typed?.[`slot${n}`]}
          />
        ))}
      </fieldset>
      <Words label="Anything we should arrange" typed={props.typed} />
    </AnswerForm>
    <AnswerForm {...props} answer="pass" button="Pass">
      <label>
        Reason
        <select name="reason" required defaultValue={props.typed?.['reason'] ?? ''}>
          <option value="" disabled>
            Choose a reason
          </option>
          {passReasons.map((reason) => (
            <option key={reason} value={reason}>
              {passReasonLabels[reason]}
            </option>
          ))}
        </select>
      </label>
      <Words label="Anything to add" typed={props.typed} />
    </AnswerForm>
    <AnswerForm {...props} answer="hold" button="Put on hold">
      <Words label="What you’re waiting for" typed={props.typed} />
    </AnswerForm>
    <AnswerForm {...props} answer="question" button="Send the question">
      <Words label="Your question" typed={props.typed} isRequired />
    </AnswerForm>
  </div>
)

type AnswerFormProps = FormProps & {
  answer: ReviewAnswer
  button: string
  children: ReactNode
}

const AnswerForm = ({ item, address, pass, typed, answer, button, children }: AnswerFormProps) => (
  <details name={`answer-${item.id}`} open={typed?.['answer'] === answer}>
    <summary className="button outline">{reviewAnswerLabels[answer]}</summary>
    <form method="post" action={address} className="apply-form">
      <input type="hidden" name="pass" value={pass} />
      <input type="hidden" name="action" value="answer" />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={item.version} />
      {children}
      <button className="button primary" type="submit" name="answer" value={answer}>
        {button}
      </button>
    </form>
  </details>
)

const Words = ({
  label,
  typed,
  isRequired = false,
}: {
  label: string
  typed: Record<string, string> | undefined
  isRequired?: boolean
}) => (
  <label>
    {label} {isRequired ? null : <span className="muted">(optional)</span>}
    <textarea name="text" rows={3} maxLength={reviewLimits.text} required={isRequired} defaultValue={typed?.['text']} />
  </label>
)
