import { boardQuery, type BoardFilters } from '#contract/domain/board-filters.ts'

type Props = {
  search: BoardFilters
  /** The search in a sentence: "this search". */ about: string
}

/** Signs up for new positions of a search by email: a plain form, so that it works without scripts. */
export function AlertForm({ search, about }: Props) {
  const { sort: _, ...unordered } = search
  return (
    <form className="alert-form" method="post" action="/jobs/alerts">
      <h2>Get job alerts</h2>
      <input type="hidden" name="search" value={boardQuery(unordered)} />
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
