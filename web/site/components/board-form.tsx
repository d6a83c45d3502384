import type { PracticeArea } from '#contract/api/jobs/practice-areas.ts'
import { boardSorts, firmTypes, type BoardFilters } from '#contract/domain/board-filters.ts'
import { salaryRangeText } from '#contract/domain/salary-range.ts'
import { salarySlider } from '#contract/domain/salary.ts'
import { workTypes } from '#contract/domain/work-types.ts'
import { BoardFacets, type Facets } from './board-facets.tsx'
import { Choice } from './choice.tsx'

export const boardFormId = 'board-form'

/** The salary slider: two native range inputs, one over the other. */
const SalaryRange = ({ filters }: { filters: BoardFilters }) => {
  const { min, max, step } = salarySlider
  const [low, high] = [filters.salaryMin ?? min, filters.salaryMax ?? max]
  return (
    <fieldset className="salary">
      <legend>
        Salary <output data-salary>{salaryRangeText(low, high)}</output>
      </legend>
      <div className="slider">
        <input
          type="range"
          name="salaryMin"
          aria-label="Lowest salary"
          min={min}
          max={max}
          step={step}
          defaultValue={low}
        />
        <input
          type="range"
          name="salaryMax"
          aria-label="Highest salary"
          min={min}
          max={max}
          step={step}
          defaultValue={high}
        />
      </div>
    </fieldset>
  )
}

type Props = {
  filters: BoardFilters
  areas: PracticeArea[]
  area: string | undefined
  facets: Facets | null
  /** Number of filters set in the "Filters" section. */ narrowing: number
}

/** Every filter of the board as a plain GET form. With enhance.ts, it updates the list without a reload. */
export function BoardForm({ filters, areas, area, facets, narrowing }: Props) {
  return (
    <form id={boardFormId} className="board-form" action="/jobs" aria-label="Search jobs" data-board-form>
      <div className="board-words">
        <label>
          Keywords
          <input
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={200}
            placeholder="Title, firm, practice area"
          />
        </label>
        <label>
          Location
          <input
            name="location"
            defaultValue={filters.location}
            maxLength={80}
            placeholder="City or state"
            autoComplete="off"
          />
        </label>
        <button className="button primary" type="submit">
          Search
        </button>
      </div>
      <details className="more-filters">
        <summary>{narrowing > 0 ? `Filters (${narrowing})` : 'Filters'}</summary>
        <BoardFacets filters={filters} areas={areas} area={area} facets={facets} />
        <div className="filter-grid">
          <Choice
            name="workType"
            label="Work type"
            any="All work types"
            options={workTypes.map((type) => ({ value: type, label: type }))}
            value={filters.workType}
          />
          <Choice name="firmType" label="Firm type" any="All firms" options={firmTypes} value={filters.firmType} />
          <SalaryRange filters={filters} />
          <label className="check">
            <input type="checkbox" name="remote" value="true" defaultChecked={filters.remote === true} />
            Remote only
          </label>
        </div>
      </details>
    </form>
  )
}

/** Part of the same form, placed beside the list that it sorts. */
export const SortChoice = ({ filters }: { filters: BoardFilters }) => (
  <label className="sort">
    Sort by
    <select name="sort" form={boardFormId} defaultValue={filters.sort ?? 'recent'}>
      {boardSorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
