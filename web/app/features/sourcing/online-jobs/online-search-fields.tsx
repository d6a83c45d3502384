import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { onlineSearchDefaults } from '#contract/domain/online-search.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import { practiceAreasQuery } from '#web/app/features/jobs/jobs/job-queries.ts'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { OnlineSearchState } from './online-search-address.ts'

export type SearchWords = Pick<OnlineSearchState, 'practiceArea' | 'location' | 'title' | 'level'>

type FieldsProps = { words: SearchWords; onChange: (next: Partial<SearchWords>) => void }

const levels = [{ value: 'any', label: 'Any level' }, ...seniorities] as const

/** The criteria of an online job search: area, location, level and title. Blank fields take their defaults. */
export function OnlineSearchFields({ words, onChange }: FieldsProps) {
  const { data: areas = [] } = useQuery(practiceAreasQuery)
  const areasId = useId()
  return (
    <>
      <Field label="Practice area">
        <TextInput
          list={areasId}
          maxLength={200}
          value={words.practiceArea}
          placeholder={onlineSearchDefaults.practiceArea}
          onChange={(event) => onChange({ practiceArea: event.target.value })}
        />
      </Field>
      <Field label="Location">
        <TextInput
          maxLength={200}
          value={words.location}
          placeholder={onlineSearchDefaults.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      </Field>
      <Field label="Seniority">
        <Select
          options={levels}
          value={words.level === '' ? 'any' : words.level}
          onValueChange={(value) => onChange({ level: value === 'any' ? '' : value })}
        />
      </Field>
      <Field label="Job title">
        <TextInput
          maxLength={200}
          value={words.title}
          placeholder={onlineSearchDefaults.jobTitle}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <datalist id={areasId}>
        <option value={onlineSearchDefaults.practiceArea}>{onlineSearchDefaults.practiceArea}</option>
        {areas.map(({ value, label }) => (
          <option key={value} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}
