import { inquiryLimits, inquiryTopicLabels, inquiryTopics, type InquiryTopic } from '#contract/domain/inquiries.ts'

export type InquiryValues = { name?: string; contact?: string; topic?: InquiryTopic; message?: string }

type Props = {
  /** Label of the message field: "What would you like to know?" */ ask: string
  /** Asked as a choice without one. */ topic?: InquiryTopic
  /** Values and problems of a form that was refused, by field. */
  values?: InquiryValues
  problems?: Record<string, string>
}

/**
 * The confidential inquiry: a plain form, so that it works without scripts. enhance.ts sends it without leaving the page.
 * Labels hold their fields, because a page has several of these forms.
 */
export const InquiryForm = ({ ask, topic, values = {}, problems = {} }: Props) => (
  <form className="inquiry" method="post" action="/inquiry" data-inquiry>
    {topic ? (
      <input type="hidden" name="topic" value={topic} />
    ) : (
      <fieldset>
        <legend>This is about</legend>
        {inquiryTopics.map((each) => (
          <label key={each} className="check">
            <input type="radio" name="topic" value={each} required defaultChecked={each === values.topic} />
            {inquiryTopicLabels[each]}
          </label>
        ))}
        <Problem name="topic" problems={problems} />
      </fieldset>
    )}
    <label>
      Your name
      <input name="name" autoComplete="name" required maxLength={inquiryLimits.name} defaultValue={values.name} />
      <Problem name="name" problems={problems} />
    </label>
    <label>
      Email or phone
      <input name="contact" required maxLength={254} defaultValue={values.contact} />
      <Problem name="contact" problems={problems} />
    </label>
    <label className="inquiry-text">
      {ask} <span className="muted">(optional)</span>
      <textarea name="message" rows={4} maxLength={inquiryLimits.message} defaultValue={values.message} />
      <Problem name="message" problems={problems} />
    </label>
    {/* Only programs fill this in. */}
    <label className="hidden" aria-hidden="true">
      Website
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
    <div className="inquiry-send">
      <button className="button primary" type="submit">
        Send in confidence
      </button>
      <p className="muted">Only our recruiters read this, and one of them will answer you.</p>
    </div>
    <output className="form-status" data-status />
  </form>
)

/** The error of a field, filled in by the server or by the script. */
const Problem = ({ name, problems }: { name: string; problems: Record<string, string> }) => (
  <span className="field-error" data-error={name}>
    {problems[name]}
  </span>
)
