import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationsApi, maxJobChoices, type ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { read } from '#web/app/api/query.ts'
import { partnersMissing, partnersQuery } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { dueOrder } from '#web/app/features/candidates/applications/candidate-due.ts'
import type { CandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import type { Choice } from '#web/app/ui/choice-list.tsx'
import { Combobox } from '#web/app/ui/combobox.tsx'
import { Select } from '#web/app/ui/select.tsx'

type FilterControlProps = {
  filters: CandidateFilters
  onChange: (next: Partial<Omit<CandidateFilters, 'due'>>) => void
}

const sortOptions: { value: ApplicationSort; label: string }[] = [
  { value: 'recent', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'score', label: 'Best match first' },
  { value: 'score-low', label: 'Lowest match first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name-desc', label: 'Name, Z to A' },
  { value: 'status', label: 'Status, first stage first' },
  { value: 'status-desc', label: 'Status, last stage first' },
]

/** The order of cards; a table is sorted by its head. */
export function OrderSelect({ filters, onChange }: FilterControlProps) {
  const fixed = dueOrder(filters.due)
  return (
    <Select
      aria-label="Order"
      isDisabled={fixed !== undefined}
      display={fixed}
      options={sortOptions}
      value={filters.sort}
      onValueChange={(sort) => onChange({ sort })}
    />
  )
}

type JobSelectProps = FilterControlProps & {
  /** A listed row, whose job has a name before the choices are read. */
  example: ApplicationListItem | undefined
}

const jobLabel = ({ title, firmName }: { title: string; firmName: string }) => `${title} - ${firmName}`

/** The jobs that candidates applied to, searched on the server: an agency has thousands. */
export function JobSelect({ filters, onChange, example }: JobSelectProps) {
  const [words, setWords] = useState('')
  const wanted = useSettled(words.trim(), 200)
  const jobs = useQuery({
    ...read(applicationsApi.jobs, { query: wanted ? { q: wanted } : {} }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const [picked, setPicked] = useState<Choice>()
  const value = filters.jobId === undefined ? 'all' : String(filters.jobId)
  const found = (jobs.data ?? []).map((job) => ({
    value: String(job.id),
    label: jobLabel(job),
    hint: `${numberText(job.count)} applied`,
  }))
  // While a search runs, results of the last one can't be selected.
  const isSearching = jobs.isPlaceholderData || jobs.isPending || words.trim() !== wanted
  // The selected job keeps its name while others are searched, also where only the address names it.
  const known = [...(picked ? [picked] : []), ...found, ...(example ? [choiceOf(example)] : []), allJobs]
  const selected = known.find((choice) => choice.value === value) ?? { value, label: `Job ${value}` }
  return (
    <Combobox
      label="Job"
      choices={[...(words.trim() === '' ? [allJobs] : []), ...(isSearching ? [] : found)]}
      chosen={selected}
      value={value}
      onValueChange={(next) => {
        setPicked(found.find((choice) => choice.value === next))
        onChange({ jobId: next === 'all' ? undefined : Number(next) })
      }}
      onSearchChange={setWords}
      emptyText={jobs.isError ? 'Jobs couldn’t be loaded. Try again.' : 'No job with candidates matches.'}
      moreText={found.length >= maxJobChoices ? `Showing ${maxJobChoices}. Type to find others.` : undefined}
      isLoading={isSearching}
    />
  )
}

const choiceOf = ({ jobId, job }: ApplicationListItem): Choice => ({ value: String(jobId), label: jobLabel(job) })

const allJobs = { value: 'all', label: 'All Jobs' }

export function PartnerSelect({
  partnerId,
  onChange,
}: {
  partnerId: number | undefined
  onChange: (id: number | undefined) => void
}) {
  const { data: partners = [], isError } = useQuery(partnersQuery)
  return (
    <Select
      aria-label="Partner"
      options={[
        { value: 'all', label: 'All Partners' },
        { value: '0', label: 'Unassigned' },
        ...partners.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isError ? [partnersMissing] : []),
      ]}
      value={partnerId === undefined ? 'all' : String(partnerId)}
      onValueChange={(value) => onChange(value === 'all' ? undefined : Number(value))}
    />
  )
}
