import { payFloors, postedWithinDays } from '#contract/domain/online-search.ts'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import type { OnlineSearchState } from './online-search-address.ts'

type FiltersProps = { state: OnlineSearchState; onChange: (next: Partial<OnlineSearchState>) => void }

const days = (count: number) => (count === 1 ? 'Since yesterday' : `Within ${count} days`)
const withAny = (label: string, options: readonly { value: string; label: string }[]) => [
  { value: 'any', label },
  ...options,
]

/** Filters of the results, except for the search words. */
export function NarrowingFields({ state, onChange }: FiltersProps) {
  const number = (value: string) => (value === 'any' ? undefined : Number(value))
  return (
    <>
      <Field label="Workplace">
        <Select
          options={withAny('Any', [
            { value: 'true', label: 'Remote' },
            { value: 'false', label: 'On-site' },
          ])}
          value={state.isRemote === undefined ? 'any' : String(state.isRemote)}
          onValueChange={(value) => onChange({ isRemote: value === 'any' ? undefined : value === 'true' })}
        />
      </Field>
      <Field label="Listed pay">
        <Select
          options={withAny(
            'Any',
            payFloors.map((floor) => ({ value: String(floor), label: `$${floor}K or more` })),
          )}
          value={state.salaryFrom === undefined ? 'any' : String(state.salaryFrom)}
          onValueChange={(value) => onChange({ salaryFrom: number(value) })}
        />
      </Field>
      <Field label="Posted">
        <Select
          options={withAny(
            'Any time',
            postedWithinDays.map((count) => ({ value: String(count), label: days(count) })),
          )}
          value={state.postedWithin === undefined ? 'any' : String(state.postedWithin)}
          onValueChange={(value) => onChange({ postedWithin: number(value) })}
        />
      </Field>
    </>
  )
}
