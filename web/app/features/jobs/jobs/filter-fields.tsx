import { useQuery } from '@tanstack/react-query'
import { firmTypes } from '#contract/domain/board-filters.ts'
import { firmSizes } from '#contract/domain/job-texts.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import { workTypes } from '#contract/domain/work-types.ts'
import { Combobox } from '#web/app/ui/combobox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import type { JobFilterChange, JobFilters } from './job-filters.ts'
import { practiceAreasQuery } from './job-queries.ts'
import { SettledInput } from '#web/app/ui/settled-input.tsx'

type FilterFieldsProps = { filters: JobFilters; onChange: (next: JobFilterChange) => void }

const anything = { value: 'any', label: 'Any' }
const withAny = (options: readonly { value: string; label: string }[]) => [anything, ...options]
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The filters of the staff's job lists, except for search words and status. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { data: areas = [], isPending } = useQuery(practiceAreasQuery)
  const choice = (
    name: 'seniority' | 'firmType' | 'remote' | 'workType' | 'firmSize',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Field label={label}>
      <Select
        options={withAny(options)}
        value={filters[name] ?? 'any'}
        onValueChange={(value) => onChange({ [name]: value === 'any' ? undefined : value })}
      />
    </Field>
  )
  const typed = (name: 'location' | 'firmName' | 'salaryMin' | 'salaryMax', label: string, rest: object = {}) => (
    <Field label={label}>
      <SettledInput value={filters[name] ?? ''} onSettle={(value) => onChange({ [name]: value })} {...rest} />
    </Field>
  )
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
      <Field label="Practice area">
        <Combobox
          label="Practice area"
          choices={[{ value: '', label: 'Any' }, ...areas.map(({ label }) => ({ value: label, label }))]}
          value={filters.practiceArea ?? ''}
          onValueChange={(practiceArea) => onChange({ practiceArea })}
          placeholder="Any"
          isLoading={isPending}
          isClearable
        />
      </Field>
      {choice('seniority', 'Seniority', seniorities)}
      {typed('location', 'Location', { placeholder: 'City or state', maxLength: 200 })}
      {typed('firmName', 'Firm name', { maxLength: 200 })}
      {choice('firmType', 'Firm type', firmTypes)}
      {choice('firmSize', 'Firm size', asOptions(firmSizes))}
      {choice('workType', 'Work type', asOptions(workTypes))}
      {choice('remote', 'Remote', [
        { value: 'true', label: 'Remote' },
        { value: 'false', label: 'On site' },
      ])}
      {typed('salaryMin', 'Minimum salary at least', { unit: '$', step: 10_000 })}
      {typed('salaryMax', 'Maximum salary at most', { unit: '$', step: 10_000 })}
    </div>
  )
}
