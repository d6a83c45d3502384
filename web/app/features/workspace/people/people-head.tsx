import type { ComponentProps } from 'react'
import { peopleApi } from '#contract/api/candidates/people.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { PartnerSelect } from '#web/app/features/candidates/list/candidate-filter-controls.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { Button } from '#web/app/ui/button.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead, type ListControl } from '#web/app/ui/list/list-head.tsx'
import { SettledInput } from '#web/app/ui/settled-input.tsx'
import { filtersOf } from './people-queries.ts'

/** Title, search and filters of the list of people. The address holds them. */
export function PeopleHead({ onAdd }: { onAdd: () => void }) {
  const { role } = useCurrentUser()
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true },
    )
  const field = (
    name: 'q' | 'bar' | 'area' | 'city' | 'from' | 'to',
    label: string,
    more: Partial<ComponentProps<typeof SettledInput>> = {},
  ) => (
    <SettledInput
      aria-label={label}
      placeholder={label}
      value={params.get(name) ?? ''}
      onSettle={(value: string) => set(name, value)}
      {...more}
    />
  )
  const year = { maxLength: 4, inputMode: 'numeric' } as const
  const { q, ...filters } = filtersOf(params)
  const controls: (ListControl | false)[] = [
    role === 'admin' && {
      label: 'Partner',
      width: 'w-36',
      control: (
        <PartnerSelect
          partnerId={filters.ownerId}
          onChange={(ownerId) => set('owner', ownerId === undefined ? '' : String(ownerId))}
        />
      ),
    },
    { label: 'City', width: 'w-28', control: field('city', 'City', { maxLength: 120 }) },
    { label: 'Bar', width: 'w-24', control: field('bar', 'Bar', { maxLength: 60 }) },
  ]
  const activeCount = Object.keys(filters).length
  const { area, classFrom, classTo } = filters
  return (
    <ListHead
      title="People"
      about="Everyone on record, one entry per person."
      csv={<CsvLink endpoint={peopleApi.csv} query={filtersOf(params)} />}
      search={field('q', 'Name, firm, school or words of a résumé', { type: 'search', maxLength: 200 })}
      filters={controls.filter((one) => one !== false)}
      moreFilters={
        <div className="grid gap-3 sm:grid-cols-3">
          {field('area', 'Practice area', { maxLength: 120 })}
          {field('from', 'Class from', year)}
          {field('to', 'Class to', year)}
        </div>
      }
      moreCount={[area, classFrom, classTo].filter((one) => one !== undefined).length}
      activeCount={activeCount}
      onClear={q || activeCount > 0 ? () => setParams({}, { replace: true }) : undefined}
      actions={
        <Button variant="primary" onClick={onAdd}>
          Add person
        </Button>
      }
    />
  )
}
