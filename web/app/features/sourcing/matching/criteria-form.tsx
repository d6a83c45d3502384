import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { MatchCriteriaInput } from '#contract/domain/match-criteria.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import { workTypes } from '#contract/domain/work-types.ts'
import { practiceAreasQuery } from '#web/app/features/jobs/jobs/job-queries.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { MultiSelect } from '#web/app/ui/multi-select.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

type CriteriaFormProps = {
  criteria: MatchCriteriaInput
  isBusy: boolean
  onSearch: (criteria: MatchCriteriaInput) => void
}

const any = { value: 'any', label: 'Any' }
const wishes = [any, { value: 'yes', label: 'Wanted' }, { value: 'no', label: 'Ruled out' }]
const asWish = (value: boolean | null | undefined) =>
  value === undefined || value === null ? 'any' : value ? 'yes' : 'no'
const ofWish = (value: string) => (value === 'any' ? undefined : value === 'yes')
const asText = (value: number | null | undefined) => (value === undefined || value === null ? '' : String(value))
const ofText = (value: string) =>
  value.trim() === '' || Number.isNaN(Number(value)) ? undefined : Math.max(0, Math.round(Number(value)))
const places = (value: string) =>
  value
    .split(';')
    .map((place) => place.trim())
    .filter(Boolean)

/** What a candidate looks for, field by field. Starts from the criteria it is given; a search takes what it then says. */
export function CriteriaForm({ criteria, isBusy, onSearch }: CriteriaFormProps) {
  const [draft, setDraft] = useState(criteria)
  const [locations, setLocations] = useState((criteria.locations ?? []).join('; '))
  const [excluded, setExcluded] = useState((criteria.excludedLocations ?? []).join('; '))
  const { data: areas = [], isPending } = useQuery(practiceAreasQuery)
  const choices = areas.map(({ label }) => ({ value: label, label }))
  const change = (next: MatchCriteriaInput) => setDraft((now) => ({ ...now, ...next }))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSearch({ ...draft, locations: places(locations), excludedLocations: places(excluded) })
  }
  return (
    <form onSubmit={submit} aria-label="Search criteria" className="flex flex-col gap-4">
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
        <Field label="Practice areas ruled out">
          <MultiSelect
            label="Practice areas ruled out"
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
        <Field label="Locations ruled out">
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
            value={asText(draft.yearsExperience)}
            onChange={(event) => change({ yearsExperience: ofText(event.target.value) })}
          />
        </Field>
        <Field label="Salary from">
          <NumberInput
            prefix="$"
            min={0}
            step={5_000}
            value={asText(draft.salaryMin)}
            onChange={(event) => change({ salaryMin: ofText(event.target.value) })}
          />
        </Field>
        <Field label="Salary up to">
          <NumberInput
            prefix="$"
            min={0}
            step={5_000}
            value={asText(draft.salaryMax)}
            onChange={(event) => change({ salaryMax: ofText(event.target.value) })}
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
              options={wishes}
              value={asWish(draft[field])}
              onValueChange={(value) => change({ [field]: ofWish(value) })}
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Find matching jobs
        </Button>
      </div>
    </form>
  )
}
