import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bookmark, Columns3, Keyboard, LayoutGrid, RefreshCw, Search, Table2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { applicationsApi, maxJobChoices, type ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort, CandidateView } from '#contract/domain/candidate-view.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { candidateGroups, statusesOfFilter, statusLabel } from '#contract/domain/statuses.ts'
import { read } from '#web/app/api/query.ts'
import { isShortcut } from '#web/app/lib/keys.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import type { Choice } from '#web/app/ui/choice-list.tsx'
import { Combobox } from '#web/app/ui/combobox.tsx'
import { controlLine } from '#web/app/ui/control-class.ts'
import { cx } from '#web/app/ui/cx.ts'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { partnersMissing, partnersQuery } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { dueOrder } from '#web/app/features/candidates/applications/candidate-due.ts'
import type { CandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import { ResumeSearchButton } from './resume-search-button.tsx'

type CandidateToolbarProps = {
  filters: CandidateFilters
  onChange: (next: Partial<Omit<CandidateFilters, 'due'>>) => void
  onViewChange: (view: CandidateView) => void
  isAdmin: boolean
  /** A listed row, whose job has a name before the choices are read. */
  example: ApplicationListItem | undefined
  onRefresh: () => void
  isRefreshing: boolean
  onViews: () => void
  onShortcuts: () => void
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

/** Search, filters, order and view; stays under the header while the list scrolls. */
export function CandidateToolbar(props: CandidateToolbarProps) {
  const { filters, onChange, onViewChange, isAdmin, onRefresh, isRefreshing, onViews, onShortcuts } = props
  return (
    <search
      aria-label="Candidates"
      className="sticky top-14 z-10 -mx-6 flex flex-wrap items-center gap-2 bg-paper px-6 py-2 max-lg:static max-sm:-mx-4 max-sm:px-4"
    >
      <SearchBox value={filters.q} onChange={(q) => onChange({ q })} />
      <div className="w-44 max-sm:w-[calc(50%-0.25rem)]">
        <StatusSelect status={filters.status} onChange={(status) => onChange({ status })} />
      </div>
      <div className="w-48 max-sm:w-[calc(50%-0.25rem)]">
        <JobSelect {...props} />
      </div>
      {isAdmin ? (
        <div className="w-36 max-sm:w-[calc(50%-0.25rem)]">
          <PartnerSelect partnerId={filters.partnerId} onChange={(partnerId) => onChange({ partnerId })} />
        </div>
      ) : null}
      <div className="w-40 max-sm:w-[calc(50%-0.25rem)]">
        <Select
          aria-label="Order"
          isDisabled={dueOrder(filters.due) !== undefined}
          display={dueOrder(filters.due)}
          options={sortOptions}
          value={filters.sort}
          onValueChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
        <ResumeSearchButton />
        <IconButton icon={RefreshCw} label="Refresh" isBusy={isRefreshing} onClick={onRefresh} />
        <IconButton icon={Bookmark} label="Saved views" aria-haspopup="dialog" onClick={onViews} />
        <IconButton
          icon={Keyboard}
          label="Keyboard shortcuts (?)"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={onShortcuts}
        />
        <ViewToggle view={filters.view} onChange={onViewChange} />
      </div>
    </search>
  )
}

/** Searches a quarter of a second after the last letter; `/` brings the focus here from anywhere. */
function SearchBox({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // The address wins when something else (Clear All, the Back button) changed it.
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onChange(text.trim()), 250)
    return () => clearTimeout(timer)
    // `onChange` is new with every render and must not restart the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, value])
  useEffect(() => {
    function focusOnSlash(event: KeyboardEvent) {
      if (!isShortcut(event, 'search')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])
  return (
    <div className="relative min-w-64 grow max-sm:w-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label="Search candidates"
        aria-keyshortcuts="/"
        placeholder="Search by candidate name, email, or job..."
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlLine, 'pl-9')}
      />
    </div>
  )
}

function StatusSelect({ status, onChange }: { status: string; onChange: (status: string) => void }) {
  const groups: readonly { key: string; label: string }[] = candidateGroups
  // An address may name one or several single statuses: the list of choices then holds them too.
  const named = statusesOfFilter(status)
  const other =
    named === undefined || groups.some(({ key }) => key === status)
      ? []
      : [{ value: status, label: named.map((one) => statusLabel(one, brandName())).join(', ') }]
  return (
    <Select
      aria-label="Status"
      options={[...groups.map(({ key, label }) => ({ value: key, label })), ...other]}
      value={status}
      onValueChange={onChange}
    />
  )
}

const jobLabel = ({ title, firmName }: { title: string; firmName: string }) => `${title} - ${firmName}`

/** The jobs that candidates applied to, searched on the server: an agency has thousands. */
function JobSelect({ filters, onChange, example }: CandidateToolbarProps) {
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

function PartnerSelect({
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

const views = [
  { view: 'table', icon: Table2, label: 'Table' },
  { view: 'cards', icon: LayoutGrid, label: 'Summary cards' },
  { view: 'board', icon: Columns3, label: 'Board' },
] as const

function ViewToggle({ view, onChange }: { view: CandidateView; onChange: (view: CandidateView) => void }) {
  return (
    <fieldset aria-label="View" className="flex overflow-hidden rounded-md border border-rule-strong">
      {views.map(({ view: own, icon: Icon, label }) => (
        <button
          key={own}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={view === own}
          onClick={() => onChange(own)}
          className={cx(
            'inline-flex h-[calc(var(--control)-2px)] w-10 cursor-pointer items-center justify-center -outline-offset-2',
            view === own
              ? 'bg-accent-soft text-on-accent-soft'
              : 'bg-paper-raised text-ink-muted hover:bg-paper-sunk hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}
