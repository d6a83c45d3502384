import { feedbackTypeLabels, feedbackTypes, defaultFeedbackType } from '#contract/domain/feedback-types.ts'

/** The form that the footer's Feedback link opens. Without JavaScript the link leads to the support page. */
export function FeedbackDialog() {
  return (
    <dialog id="feedback-dialog" aria-labelledby="feedback-title">
      <form data-feedback-form noValidate>
        <h2 id="feedback-title">Send feedback</h2>
        <p className="muted">Tell us what works, what doesn’t and what’s missing. We read everything.</p>
        <label>
          Type
          <select name="type" defaultValue={defaultFeedbackType}>
            {feedbackTypes.map((type) => (
              <option key={type} value={type}>
                {feedbackTypeLabels[type]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Title
          <input name="title" maxLength={200} required aria-describedby="feedback-title-error" />
        </label>
        <p className="field-error" id="feedback-title-error" data-error="title" />
        <label>
          Description
          <textarea
            name="description"
            rows={4}
            maxLength={5000}
            required
            aria-describedby="feedback-description-error"
          />
        </label>
        <p className="field-error" id="feedback-description-error" data-error="description" />
        <output className="form-status" data-status />
        <div className="actions">
          <button className="button primary" type="submit">
            Send feedback
          </button>
          <button className="button quiet" type="button" data-close>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  )
}
