import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MatchCriteriaInput } from '#contract/domain/match-criteria.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import { workTypes } from '#contract/domain/work-types.ts'
import { practiceAreasQuery } from '#web/app/features/jobs/jobs/job-queries.ts'
import { Field } from '#web/app/ui/field.tsx'
import type { FormState } from '#web/app/ui/form-state.ts'
import { MultiSelect } from '#web/app/ui/multi-select.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

type CriteriaFormProps = {
  criteria: MatchCriteriaInput
  isBusy: boolean
  onSearch: (criteria: MatchCriteriaInput) => void
}

const any = { value: 'any', label: 'Any' }
const preferences = [any, { value: 'yes', label: 'Wanted' }, { value: 'no', label: 'Excluded' }]
function preferenceText(value: boolean | null | undefined): string {
  if (value === undefined || value === null) return 'any'
  return value ? 'yes' : 'no'
}
const readPreference = (value: string) => (value === 'any' ? undefined : value === 'yes')
const numberAsText = (value: number | null | undefined) => (value === undefined || value === null ? '' : String(value))
const readNumber = (value: string) =>
  value.trim() === '' || Number.isNaN(Number(value)) ? undefined : Math.max(0, Math.round(Number(value)))
const splitPlaces = (value: string) =>
  value
    .split(';')
    .map((place) => place.trim())
    .filter(Boolean)

/** Every criterion of a candidate as a field, filled in with the current criteria. */
export function CriteriaForm({ criteria, isBusy, onSearch }: CriteriaFormProps) {
  const [draft, setDraft] = useState(criteria)
  const [locations, setLocations] = useState((criteria.locations ?? []).join('; '))
  const [excluded, setExcluded] = useState((criteria.excludedLocations ?? []).join('; '))
  const { data: areas = [], isPending } = useQuery(practiceAreasQuery)
  const choices = areas.map(({ label }) => ({ value: label, label }))
  const change = (next: MatchCriteriaInput) => setDraft((now) => ({ ...now, ...next }))
  const form: FormState = {
    isBusy,
    isDirty: false,
    error: undefined,
    submit: () => onSearch({ ...draft, locations: splitPlaces(locations), excludedLocations: splitPlaces(excluded) }),
  }
  return (
    <PageForm form={form} label="Search criteria" submitLabel="Find matching jobs">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] items-start gap-3">
        <Field label="Practice areas">
          <MultiSelect
            label="Practice areas"
            choices={choices}
            isLoading={isPending}
            value={draft.practiceAreas ?? []}
            onValueChange={(practiceAreas) => change({ practiceAreas })}
            placeholder="Any"
          />
        </Field>
        <Field label="Excluded practice areas">
          <MultiSelect
            label="Excluded practice areas"
            choices={choices}
            isLoading={isPending}
            value={draft.excludedAreas ?? []}
            onValueChange={(excludedAreas) => change({ excludedAreas })}
            placeholder="None"
          />
        </Field>
        <Field label="Locations" hint="Boston, MA; Texas">
          <TextInput value={locations} maxLength={500} onChange={(event) => setLocations(event.target.value)} />
        </Field>
        <Field label="Excluded locations">
          <TextInput value={excluded} maxLength={500} onChange={(event) => setExcluded(event.target.value)} />
        </Field>
        <Field label="Seniority">
          <Select
            options={[any, ...seniorities]}
            value={draft.seniority || 'any'}
            onValueChange={(value) => change({ seniority: seniorities.find((one) => one.value === value)?.value })}
          />
        </Field>
        <Field label="Years of practice">
          <NumberInput
            min={0}
            max={60}
            value={numberAsText(draft.yearsExperience)}
            onChange={(event) => change({ yearsExperience: readNumber(event.target.value) })}
          />
        </Field>
        <Field label="Salary from">
          <NumberInput
            prefix="$"
            min={0}
            step={5_000}
            value={numberAsText(draft.salaryMin)}
            onChange={(event) => change({ salaryMin: readNumber(event.target.value) })}
          />
        </Field>
        <Field label="Salary up to">
          <NumberInput
            prefix="$"
            min={0}
            step={5_000}
            value={numberAsText(draft.salaryMax)}
            onChange={(event) => change({ salaryMax: readNumber(event.target.value) })}
          />
        </Field>
        {(
          [
            ['remoteWork', 'Remote work'],
            ['bigLaw', 'Big Law'],
            ['boutique', 'Boutique'],
          ] as const
        ).map(([field, label]) => (
          <Field key={field} label={label}>
            <Select
              options={preferences}
              value={preferenceText(draft[field])}
              onValueChange={(value) => change({ [field]: readPreference(value) })}
            />
          </Field>
        ))}
        <Field label="Work type">
          <Select
            options={[any, ...workTypes.map((value) => ({ value, label: value }))]}
            value={draft.workType ?? 'any'}
            onValueChange={(value) => change({ workType: workTypes.find((one) => one === value) })}
          />
        </Field>
      </div>
    </PageForm>
  )
}
