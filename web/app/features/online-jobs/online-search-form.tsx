import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { onlineSearchDefaults, onlineSearchTexts } from '#contract/domain/online-search.ts'
import { seniorities, type Seniority } from '#contract/domain/seniorities.ts'
import { practiceAreasQuery } from '#web/app/features/jobs/job-queries.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { OnlineSearchState } from './online-search-address.ts'

type FormProps = { state: OnlineSearchState; isBusy: boolean; onSearch: (next: Partial<OnlineSearchState>) => void }

const levels = [{ value: 'any', label: 'Any level' }, ...seniorities] as const

/** What to search for; nothing happens until Search is pressed (spec 2 §2). */
export function OnlineSearchForm({ state, isBusy, onSearch }: FormProps) {
  const { data: areas = [] } = useQuery(practiceAreasQuery)
  const areasId = useId()
  const [practiceArea, setArea] = useState(state.practiceArea)
  const [location, setLocation] = useState(state.location)
  const [title, setTitle] = useState(state.title)
  const [level, setLevel] = useState<Seniority | ''>(state.level)
  return (
    <Card title="What to search for">
      <form
        noValidate
        aria-label="Online job search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ practiceArea, location, title, level })
        }}
        className="flex flex-col gap-3"
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <Field label="Practice area">
            <TextInput
              list={areasId}
              maxLength={200}
              value={practiceArea}
              placeholder={onlineSearchDefaults.practiceArea}
              onChange={(event) => setArea(event.target.value)}
            />
          </Field>
          <Field label="Location">
            <TextInput
              maxLength={200}
              value={location}
              placeholder={onlineSearchDefaults.location}
              onChange={(event) => setLocation(event.target.value)}
            />
          </Field>
          <Field label="Seniority">
            <Select
              options={levels}
              value={level === '' ? 'any' : level}
              onValueChange={(value) => setLevel(value === 'any' ? '' : value)}
            />
          </Field>
          <Field label="Job title">
            <TextInput
              maxLength={200}
              value={title}
              placeholder={onlineSearchDefaults.jobTitle}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
        </div>
        <datalist id={areasId}>
          <option value={onlineSearchDefaults.practiceArea}>{onlineSearchDefaults.practiceArea}</option>
          {areas.map(({ value, label }) => (
            <option key={value} value={label}>
              {label}
            </option>
          ))}
        </datalist>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Search online
          </Button>
          <p className="min-w-0 grow basis-60 text-xs text-ink-muted">{onlineSearchTexts.notice}</p>
        </div>
      </form>
    </Card>
  )
}
