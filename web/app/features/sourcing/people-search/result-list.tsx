import { Download } from 'lucide-react'
import { useState } from 'react'
import { peopleSearchApi, type PersonResult } from '#contract/api/sourcing/people-search.ts'
import { peopleSearchSorts } from '#contract/domain/people-search.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { FollowUpDialog } from '#web/app/features/candidates/follow-ups/follow-up-dialog.tsx'
import { SettledInput } from '#web/app/ui/settled-input.tsx'
import { useSelection } from '#web/app/lib/use-selection.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { ResultCard } from './result-card.tsx'
import { matchingResults, sortedResults, type ResultsView } from './results-view.ts'
import { useResultActions } from './use-result-actions.ts'

type ResultListProps = {
  searchId: number
  /** The results of the open tab. */
  results: readonly PersonResult[]
  view: ResultsView
  onView: (change: Partial<ResultsView>) => void
  mayScrape: boolean
}

/** Cards drawn at first, and with each "Show more". */
const cardsAtOnce = 50

/** The results of one tab, to be narrowed, sorted, chosen and exported. */
export function ResultList({ searchId, results, view, onView, mayScrape }: ResultListProps) {
  const { role } = useCurrentUser()
  const [most, setMost] = useState(cardsAtOnce)
  const [deleting, setDeleting] = useState<PersonResult>()
  const [marking, setMarking] = useState<PersonResult>()
  const [planning, setPlanning] = useState<PersonResult>()
  const { mark, remove, addCandidate, readProfile } = useResultActions(searchId)
  const isValidTab = view.tab === 'valid'
  const fresh = results.filter(({ news }) => news !== null)
  const isNewsOnly = view.isNewsOnly && fresh.length > 0
  const shown = sortedResults(matchingResults(isNewsOnly ? fresh : results, view.q), view.sort)
  const selection = useSelection(shown)
  const selectedCount = selection.rows.length
  const exported = selectedCount > 0 ? selection.rows : shown
  const isAll = exported.length === results.length
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1">
          <SettledInput
            aria-label="Filter results"
            type="search"
            placeholder="Filter results"
            value={view.q}
            onSettle={(q) => onView({ q })}
          />
        </div>
        <div className="w-44 max-sm:w-full">
          <Select
            aria-label="Sort results"
            options={peopleSearchSorts}
            value={view.sort}
            onValueChange={(sort) => onView({ sort })}
          />
        </div>
        {fresh.length > 0 ? (
          <Checkbox
            label={`New and changed (${fresh.length})`}
            checked={isNewsOnly}
            onCheckedChange={(isOnly) => onView({ isNewsOnly: isOnly })}
          />
        ) : null}
      </div>
      {isValidTab && shown.length > 0 ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <Checkbox
            label={selectedCount > 0 ? `${selectedCount} selected` : `Select all ${shown.length}`}
            checked={selectedCount === shown.length || (selectedCount > 0 && 'indeterminate')}
            onCheckedChange={selection.setAll}
          />
          <a
            href={endpointUrl(
              peopleSearchApi.csv,
              { id: searchId },
              isAll ? {} : { ids: exported.map(({ id }) => id).join(',') },
            )}
            download
            className={buttonClass({ size: 'sm' })}
          >
            <Download aria-hidden className="size-4" />
            Export CSV ({exported.length})
          </a>
        </div>
      ) : null}
      <output className="sr-only">{shown.length === 1 ? '1 person shown' : `${shown.length} people shown`}</output>
      {shown.length === 0 ? (
        <EmptyState
          level={3}
          title="No match"
          text={`Nothing here holds “${view.q}”.`}
          action={<Button onClick={() => onView({ q: '' })}>Clear filter</Button>}
        />
      ) : (
        <ul className="mt-2 flex flex-col gap-3">
          {shown.slice(0, most).map((result) => (
            <li key={result.id}>
              <ResultCard
                result={result}
                {...(isValidTab
                  ? {
                      choice: {
                        isChosen: selection.ids.has(result.id),
                        onChoose: () => selection.toggle(result.id),
                      },
                    }
                  : {})}
                mayDelete={role === 'admin'}
                mayScrape={mayScrape}
                isBusy={addCandidate.isPending && addCandidate.variables.id === result.id}
                onAddCandidate={() => addCandidate.isPending || addCandidate.mutate(result)}
                onScrape={() => readProfile.isPending || readProfile.mutate(result)}
                onMark={(doNotContact) => (doNotContact ? setMarking(result) : mark.mutate({ result, doNotContact }))}
                onDelete={() => setDeleting(result)}
                onPlan={() => setPlanning(result)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length > most ? (
        <div className="mt-4 text-center">
          <Button onClick={() => setMost(most + cardsAtOnce)}>Show more ({shown.length - most})</Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(isOpen) => isOpen || setDeleting(undefined)}
        title={`Delete ${deleting?.name ?? ''}?`}
        text={
          deleting?.personId
            ? 'What is known about this person is deleted from every search, and no later search brings it back. Candidate profiles stay. This can’t be undone.'
            : 'The result is taken out of this search. This can’t be undone.'
        }
        confirmLabel={deleting?.personId ? 'Delete person' : 'Delete result'}
        isBusy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting, { onSettled: () => setDeleting(undefined) })}
      />
      {marking ? (
        <MarkDialog
          person={marking}
          onMark={(reason) => mark.mutateAsync({ result: marking, doNotContact: true, reason })}
          onClose={() => setMarking(undefined)}
        />
      ) : null}
      {planning?.personId ? (
        <FollowUpDialog
          about={{
            subject: 'person',
            subjectId: planning.personId,
            name: [planning.name, planning.company].filter(Boolean).join(', '),
          }}
          onClose={() => setPlanning(undefined)}
        />
      ) : null}
    </>
  )
}
