import { boardQuery, type BoardFilters } from '#contract/domain/board-filters.ts'

type Props = {
  search: BoardFilters
  /** The search in a sentence: "this search". */ about: string
}

/** Signs up for new positions of a search by email: a plain form, so that it works without scripts. */
export const AlertForm = ({ search, about }: Props) => (
  <section className="alert-section">
    <h2>Get job alerts</h2>
    <AlertFields search={search} about={about} />
  </section>
)

/** Form for job alerts, folded into one line above a list. Live filtering keeps its search up to date. */
export const AlertDisclosure = ({ search, about }: Props) => (
  <details className="alert-disclosure">
    <summary>Get job alerts for {about}</summary>
    <AlertFields search={search} about={about} />
  </details>
)

function AlertFields({ search, about }: Props) {
  const { sort: _, ...unordered } = search
  return (
    <form className="alert-form" method="post" action="/jobs/alerts">
      <input type="hidden" name="search" value={boardQuery(unordered)} data-alert-search />
      <label>
        Your email
        <input type="email" name="email" autoComplete="email" required maxLength={254} />
      </label>
      <label>
        Frequency
        <select name="every">
          <option value="daily">Daily</option>
          <option value="weekly">Weekly</option>
        </select>
      </label>
      <button className="button outline" type="submit">
        Create alert
      </button>
      <p className="muted">Alerts for {about}. We’ll ask you to confirm by email; unsubscribe anytime.</p>
    </form>
  )
}
