import { Search, SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ManagedJobSort } from '#contract/domain/managed-jobs.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { FilterFields } from './filter-fields.tsx'
import { countFilters, type JobFilterChange, type JobFilters } from './job-filters.ts'
import { SettledInput } from '#web/app/ui/settled-input.tsx'

type JobToolbarProps = {
  label: string
  filters: JobFilters
  onChange: (next: JobFilterChange) => void
  onClear: () => void
  sorts: readonly { value: ManagedJobSort; label: string }[]
  /** Content between the search words and the sort order. */
  children?: ReactNode
}

/** Search words, filters and order of a list of jobs. All of them are in the address. */
export function JobToolbar({ label, filters, onChange, onClear, sorts, children }: JobToolbarProps) {
  const count = countFilters(filters)
  const [isOpen, setIsOpen] = useState(count > 0)
  return (
    <search aria-label={label} className="mb-3 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative min-w-64 grow max-sm:w-full">
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
        {children}
        <div className="w-44 max-sm:w-[calc(50%-0.25rem)]">
          <Select
            aria-label="Order"
            options={sorts.map((sort) => ({ ...sort, isDisabled: sort.value === 'relevance' && !filters.q }))}
            value={filters.sort}
            onValueChange={(sort) => onChange({ sort })}
          />
        </div>
        <Button aria-expanded={isOpen} aria-controls="job-filters" onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          Filters{count > 0 ? ` (${count})` : ''}
        </Button>
        {count > 0 || filters.q ? (
          <Button variant="quiet" onClick={onClear}>
            Clear All
          </Button>
        ) : null}
      </div>
      <div id="job-filters" hidden={!isOpen} className="rounded-lg border border-rule bg-paper-raised p-4">
        {isOpen ? <FilterFields filters={filters} onChange={onChange} /> : null}
      </div>
    </search>
  )
}
