import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { matchSorts, type MatchSort } from '#contract/api/sourcing/matching.ts'
import { engineLabels } from '#contract/domain/intelligence.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { criteriaChips } from './criteria-chips.ts'
import { CriteriaForm } from './criteria-form.tsx'
import { MatchCard } from './match-card.tsx'
import { SaveProfileDialog } from './save-profile-dialog.tsx'
import { SavedProfiles } from './saved-profiles.tsx'
import type { CandidateMatch } from './use-candidate-match.ts'

/** Fields of a parsed query that are shown but not searched by. */
const shownOnly = new Set(['barAdmissions', 'portableBook', 'firm', 'firmKind', 'hybrid', 'foreignPay'])

const sortLabels = { relevance: 'Best match', salary: 'Salary, high to low', date: 'Newest' } as const satisfies Record<
  MatchSort,
  string
>

const chipsOf = (match: CandidateMatch) => criteriaChips(match.criteria, match.parsed?.understood)

/** True once there are criteria to match jobs by. */
export const isMatchAsked = (match: CandidateMatch): boolean => chipsOf(match).length > 0

/** The search for jobs on behalf of a candidate: a description, and the criteria read from it as chips and as a form. */
export function MatchPanel({ match }: { match: CandidateMatch }) {
  const [isFormOpen, setIsFormOpen] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const formId = useId()
  const chips = chipsOf(match)
  return (
    <>
      <section
        aria-label="Find jobs for a candidate"
        className="flex flex-col gap-3 rounded-lg border border-rule bg-paper-raised p-4 min-[75rem]:max-h-[calc(100dvh-8.5rem)] min-[75rem]:overflow-y-auto"
      >
        <QueryForm match={match} />
        <Chips match={match} chips={chips} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            aria-expanded={isFormOpen}
            aria-controls={formId}
            onClick={() => setIsFormOpen((isOpen) => !isOpen)}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            {isFormOpen ? 'Hide criteria' : 'Edit criteria'}
          </Button>
          {chips.length > 0 ? (
            <>
              <Button size="sm" onClick={() => setIsSaving(true)}>
                Save as candidate
              </Button>
              <Button size="sm" variant="quiet" onClick={match.clear}>
                Clear
              </Button>
            </>
          ) : null}
          {match.profile ? <Badge tone="brass">For {match.profile.name}</Badge> : null}
        </div>
        <div id={formId}>
          {isFormOpen ? (
            <CriteriaForm
              key={match.revision}
              criteria={match.criteria}
              isBusy={match.isBusy}
              onSearch={(criteria) => match.search(criteria, { isFromForm: true })}
            />
          ) : null}
        </div>
        <SavedProfiles onOpen={match.open} />
      </section>
      {isSaving ? (
        <SaveProfileDialog
          criteria={match.criteria}
          queryText={match.query}
          onClose={() => setIsSaving(false)}
          onSaved={(profile) => {
            setIsSaving(false)
            match.open(profile)
          }}
        />
      ) : null}
    </>
  )
}

function QueryForm({ match }: { match: CandidateMatch }) {
  // Enter searches, as in any search field; Shift+Enter starts a new line.
  function searchOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    match.ask()
  }
  return (
    <PageForm
      form={{ isBusy: match.isBusy, isDirty: false, error: undefined, submit: match.ask }}
      submitLabel="Find Jobs"
    >
      <Field
        label="Describe the candidate"
        hint="For example: 5th year lev fin associate in NYC, 250-300k, big law, no litigation"
      >
        <TextArea
          rows={2}
          maxLength={2_000}
          className="min-h-16"
          value={match.query}
          onChange={(event) => match.setQuery(event.target.value)}
          onKeyDown={searchOnEnter}
        />
      </Field>
    </PageForm>
  )
}

function Chips({ match, chips }: { match: CandidateMatch; chips: ReturnType<typeof criteriaChips> }) {
  const { parsed } = match
  const others = parsed?.understood.filter(({ field }) => shownOnly.has(field)) ?? []
  if (chips.length === 0 && !parsed) return null
  return (
    <div className="flex flex-col gap-2 text-sm">
      {chips.length > 0 ? (
        <ul aria-label="Understood" className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <li key={chip.key}>
              <button
                type="button"
                aria-label={`Remove ${chip.label}`}
                title={chip.said ? `“${chip.said}”` : undefined}
                onClick={() => match.search(chip.without, { isQuiet: true })}
                className={`inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-md px-2 text-xs hover:bg-accent-soft hover:text-on-accent-soft max-sm:min-h-11 pointer-coarse:min-h-11 ${
                  chip.isOut ? 'bg-danger-soft text-on-danger-soft' : 'bg-neutral-soft text-on-neutral-soft'
                }`}
              >
                {chip.label}
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">
          We couldn’t find anything to search for. Try a practice area, a place or a level.
        </p>
      )}
      {parsed ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
          <span>Read by: {engineLabels[parsed.engine]}</span>
          {others.length > 0 ? <span>Also read: {others.map(({ value }) => value).join(', ')}</span> : null}
          {parsed.notUnderstood.length > 0 ? (
            <span>Not understood: {parsed.notUnderstood.map((words) => `“${words}”`).join(', ')}</span>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

/** The jobs that fit, with their reasons. */
export function MatchResults({ match }: { match: CandidateMatch }) {
  const { result } = match
  if (match.hasFailed) {
    return (
      <ErrorState
        title="Search Failed"
        text="Failed to find matching jobs"
        lost="Your criteria are still here."
        onRetry={match.retry}
        isRetrying={match.isBusy}
      />
    )
  }
  if (!result) return <SkeletonRows label="Finding matching jobs..." count={6} />
  const { matches, totalMatches } = result
  return (
    <section aria-label="Matching jobs" aria-busy={match.isBusy}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-xl">Matching jobs</h2>
          <output className="text-xs text-ink-muted">
            {totalMatches === 1 ? '1 job fits' : `${numberText(totalMatches)} jobs fit`} with 70% or more
            {matches.length < totalMatches ? `, the best ${matches.length} shown` : ''} · Matched by:{' '}
            {engineLabels[result.engine]}
          </output>
        </div>
        {matches.length > 1 ? (
          <div className="w-52 max-w-full">
            <Select
              aria-label="Sort by"
              options={matchSorts.map((value) => ({ value, label: sortLabels[value] }))}
              value={match.sort}
              onValueChange={match.sortBy}
            />
          </div>
        ) : null}
      </div>
      {matches.length === 0 ? (
        <EmptyState
          title="No close matches"
          text="No open job scores 70% or more. Remove a criterion above, or widen the location or salary."
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-3">
          {matches.map((job) => (
            <li key={job.id}>
              <MatchCard job={job} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
