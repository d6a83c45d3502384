import { Search } from 'lucide-react'
import type { ManagedJobSort } from '#contract/domain/managed-jobs.ts'
import { ListHead, type ListHeadProps } from '#web/app/ui/list/list-head.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SettledInput } from '#web/app/ui/settled-input.tsx'
import { FilterFields } from './filter-fields.tsx'
import { countFilters, type JobFilterChange, type JobFilters } from './job-filters.ts'

type JobListHeadProps = Pick<
  ListHeadProps,
  'title' | 'about' | 'total' | 'csv' | 'quick' | 'actions' | 'headingRef'
> & {
  filters: JobFilters
  onChange: (next: JobFilterChange) => void
  onClear: () => void
  sorts: readonly { value: ManagedJobSort; label: string }[]
  /** True while `quick` filters the list, that is, while it doesn't show all jobs. */
  isInGroup?: boolean
}

/** The head of a list of jobs. Its search words, filters and order are in the address. */
export function JobListHead({ filters, onChange, onClear, sorts, isInGroup = false, ...rest }: JobListHeadProps) {
  const count = countFilters(filters)
  return (
    <ListHead
      {...rest}
      search={
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
          />
          <SettledInput
            type="search"
            aria-label="Keywords"
            placeholder="Title, description, practice area or firm"
            value={filters.q ?? ''}
            onSettle={(q) => onChange({ q })}
            maxLength={200}
            className="pl-9"
          />
        </div>
      }
      filters={[
        {
          label: 'Order',
          width: 'w-44',
          control: (
            <Select
              aria-label="Order"
              options={sorts.map((sort) => ({ ...sort, isDisabled: sort.value === 'relevance' && !filters.q }))}
              value={filters.sort}
              onValueChange={(sort) => onChange({ sort })}
            />
          ),
        },
      ]}
      moreFilters={<FilterFields filters={filters} onChange={onChange} />}
      moreCount={count}
      activeCount={count + Number(isInGroup)}
      onClear={count > 0 || filters.q || isInGroup ? onClear : undefined}
    />
  )
}
