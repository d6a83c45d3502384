import { feedbackTypeLabels, feedbackTypes, defaultFeedbackType } from '#contract/domain/feedback-types.ts'

/** The floating button of every page and the form it opens. Without JavaScript it leads to the support page. */
export function FeedbackDialog() {
  return (
    <>
      <a className="button feedback-button" href="/support#feedback" data-feedback>
        <svg viewBox="0 0 24 24" aria-hidden="true" width="18" height="18">
          <path d="M4 5h16v11H9l-5 4z" />
        </svg>
        <span>Feedback</span>
      </a>
      <dialog id="feedback-dialog" aria-labelledby="feedback-title">
        <form data-feedback-form noValidate>
          <h2 id="feedback-title">Send feedback</h2>
          <p className="muted">What works, what does not, what is missing. We read everything.</p>
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
    </>
  )
}
