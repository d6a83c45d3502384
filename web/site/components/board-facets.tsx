import type { PracticeArea } from '#contract/api/jobs/practice-areas.ts'
import { boardPath, type BoardFilters } from '#contract/domain/board-filters.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import { Choice } from './choice.tsx'

export type FacetValue = { value: string; label: string; count: number }

/** The values that the jobs on the board have, with the number of jobs; null where too many match to be counted. */
export type Facets = {
  practiceArea: FacetValue[] | null
  location: FacetValue[] | null
  seniority: FacetValue[] | null
}

type Props = {
  filters: BoardFilters
  areas: PracticeArea[]
  /** Slug of the selected practice area. */ area: string | undefined
  facets: Facets | null
}

/** Values shown before "Show all". */
const maxShown = 6

/**
 * Practice area, city and level as links with the number of jobs behind each. The form keeps what is selected in hidden fields. Where
 * too many jobs match to be counted, practice area and level are plain choices.
 */
export const BoardFacets = ({ filters, areas, area, facets }: Props) => (
  <div className="facets" data-facets>
    {facets?.practiceArea ? (
      <Facet name="practiceArea" title="Practice area" values={facets.practiceArea} selected={area} filters={filters} />
    ) : (
      <Choice name="practiceArea" label="Practice area" any="All practice areas" options={areas} value={area} />
    )}
    {facets?.location && (
      <Facet name="location" title="City" values={facets.location} selected={filters.location} filters={filters} />
    )}
    {facets?.seniority ? (
      <Facet name="seniority" title="Level" values={facets.seniority} selected={filters.seniority} filters={filters} />
    ) : (
      <Choice name="seniority" label="Level" any="All levels" options={seniorities} value={filters.seniority} />
    )}
  </div>
)

type FacetProps = {
  name: 'practiceArea' | 'location' | 'seniority'
  title: string
  values: FacetValue[]
  selected: string | undefined
  filters: BoardFilters
}

function Facet({ name, title, values, selected, filters }: FacetProps) {
  const isSelected = ({ value }: FacetValue) => value.toLowerCase() === selected?.toLowerCase()
  // Selected values come first, so that a long list never hides them.
  const ordered = [...values.filter(isSelected), ...values.filter((one) => !isSelected(one))]
  const link = (one: FacetValue) => {
    const { [name]: _, ...without } = filters
    return (
      <li key={one.value}>
        <a
          href={boardPath(isSelected(one) ? without : { ...filters, [name]: one.value })}
          data-board-link
          {...(isSelected(one) ? { 'aria-current': 'true' as const } : {})}
        >
          <span>{one.label}</span> <span className="facet-count">{numberText(one.count)}</span>
        </a>
      </li>
    )
  }
  const rest = ordered.slice(maxShown)
  // The location has a field of its own.
  const field = name !== 'location' && <input type="hidden" name={name} value={selected ?? ''} />
  if (ordered.length === 0) return field
  return (
    <section className="facet">
      {field}
      <h2>{title}</h2>
      <ul>{ordered.slice(0, maxShown).map(link)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>
            {numberText(rest.length)} more<span className="hidden"> in {title.toLowerCase()}</span>
          </summary>
          <ul>{rest.map(link)}</ul>
        </details>
      )}
    </section>
  )
}
