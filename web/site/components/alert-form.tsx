import { boardQuery, type BoardFilters } from '#contract/domain/board-filters.ts'

type Props = {
  search: BoardFilters
  /** What the alert covers, as part of a sentence: "this search". */ about: string
}

/** Signs up for new positions of a search by email: a plain form, so that it works without scripts. */
export function AlertForm({ search, about }: Props) {
  const { sort: _, ...unordered } = search
  return (
    <form className="alert-form" method="post" action="/jobs/alerts">
      <h2>Get new positions by email</h2>
      <input type="hidden" name="search" value={boardQuery(unordered)} />
      <label>
        Your email
        <input type="email" name="email" autoComplete="email" required maxLength={254} />
      </label>
      <label>
        How often
        <select name="every">
          <option value="daily">Daily</option>
          <option value="weekly">Weekly</option>
        </select>
      </label>
      <button className="button outline" type="submit">
        Send me new positions
      </button>
      <p className="muted">For {about}. You confirm by email, and every email has a link that stops them.</p>
    </form>
  )
}
