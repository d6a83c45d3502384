import { boardPath, jobsOnPage, maxPageNumber, type BoardFilters } from '#contract/domain/board-filters.ts'
import { numberText } from '#contract/domain/number-text.ts'

type Props = {
  filters: BoardFilters
  results: { total: number; isMore: boolean; next: string | null; previous: string | null }
  page: number
}

/** Links to the pages beside this one, and by number to the first, the last and those around it. */
export function Paging({ filters, results: { total, isMore, next, previous }, page }: Props) {
  const last = Math.min(Math.ceil(total / jobsOnPage), maxPageNumber)
  const hasPrevious = previous !== null || page > 1
  if (!hasPrevious && next === null) return null
  const before = page - 1 > maxPageNumber || page === 1 ? previous : null
  return (
    <nav className="paging" aria-label="Pages">
      {hasPrevious && (
        <Step filters={filters} rel="prev" page={page - 1} cursor={before}>
          Previous page
        </Step>
      )}
      <ol>
        {numbersAround(page, last).map((number) => (
          <li key={number}>
            {number === page ? (
              <span aria-current="page">{numberText(number)}</span>
            ) : (
              <a href={boardPath(filters, { page: number })} data-board-link aria-label={`Page ${numberText(number)}`}>
                {numberText(number)}
              </a>
            )}
          </li>
        ))}
        {isMore && <li>…</li>}
      </ol>
      {next !== null && (
        <Step filters={filters} rel="next" page={page + 1} cursor={page < maxPageNumber ? null : next}>
          Next page
        </Step>
      )}
    </nav>
  )
}

type StepProps = { filters: BoardFilters; rel: 'prev' | 'next'; page: number; cursor: string | null; children: string }

const Step = ({ filters, rel, page, cursor, children }: StepProps) => (
  <a
    className="button outline"
    rel={rel}
    href={boardPath(filters, { page, ...(cursor === null ? {} : { cursor }) })}
    data-board-link
  >
    {children}
  </a>
)

/** 1, the numbers around this page, and the last. A gap shows between numbers that don't follow each other. */
const numbersAround = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .sort((a, b) => a - b)
