import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { peopleSearchApi, type PersonResult } from '#contract/api/sourcing/people-search.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { FollowUpDialog } from '#web/app/features/candidates/follow-ups/follow-up-dialog.tsx'
import { useSelection } from '#web/app/lib/use-selection.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { ResultCard } from './result-card.tsx'
import { hiddenText, resultsOfView, type ResultsView } from './results-view.ts'
import { useResultActions } from './use-result-actions.ts'

type ResultListProps = {
  searchId: number
  /** The results of the open tab. */
  results: readonly PersonResult[]
  view: ResultsView
  onView: (change: Partial<ResultsView>) => void
  mayScrape: boolean
  /** Buttons that concern all results. */
  actions: ReactNode
}

/** Cards drawn at first, and with each "Show more". */
const cardsAtOnce = 50

/** The results of one tab, which can be filtered, sorted, selected and exported. */
export function ResultList({ searchId, results, view, onView, mayScrape, actions: ownActions }: ResultListProps) {
  const [limit, setLimit] = useState(cardsAtOnce)
  const isValidTab = view.tab === 'valid'
  const { changed, isNewsOnly, offLimits, shown } = resultsOfView(results, view)
  const selection = useSelection(shown)
  const exported = selection.rows.length > 0 ? selection.rows : shown
  const actions = useCardActions(searchId)
  return (
    <>
      {shown.length > 0 || changed.length > 0 ? (
        // On a wide screen at the end of the line of tabs.
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 min-[75rem]:absolute min-[75rem]:top-0 min-[75rem]:right-0 min-[75rem]:h-9">
          {isValidTab && shown.length > 0 ? (
            <SelectAll selectedCount={selection.rows.length} total={shown.length} onChange={selection.setAll} />
          ) : null}
          {changed.length > 0 ? (
            <Checkbox
              label={`New and changed (${changed.length})`}
              checked={isNewsOnly}
              onCheckedChange={(isOnly) => onView({ isNewsOnly: isOnly })}
            />
          ) : null}
          {isValidTab && shown.length > 0 ? (
            <span className="ml-auto flex gap-2">
              {ownActions}
              <ExportLink searchId={searchId} exported={exported} isAll={exported.length === results.length} />
            </span>
          ) : null}
        </div>
      ) : null}
      <output className="sr-only">{shown.length === 1 ? '1 person shown' : `${shown.length} people shown`}</output>
      <OffLimitsLine results={offLimits} isShown={view.showsOffLimits} onView={onView} />
      {shown.length + offLimits.length === 0 ? (
        <NoMatch q={view.q} onClear={() => onView({ q: '' })} />
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.slice(0, limit).map((result) => (
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
                mayScrape={mayScrape}
                {...actions.of(result)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length > limit ? (
        <div className="mt-4 text-center">
          <Button onClick={() => setLimit(limit + cardsAtOnce)}>Show more ({shown.length - limit})</Button>
        </div>
      ) : null}
      {actions.dialogs}
    </>
  )
}

const NoMatch = ({ q, onClear }: { q: string; onClear: () => void }) => (
  <EmptyState
    level={3}
    title="No match"
    text={`No result contains “${q}”.`}
    action={<Button onClick={onClear}>Clear filter</Button>}
  />
)

type OffLimitsLineProps = {
  results: readonly PersonResult[]
  isShown: boolean
  onView: (change: Partial<ResultsView>) => void
}

/** Number of results that are hidden because they are off limits, and a way to see them. */
function OffLimitsLine({ results, isShown, onView }: OffLimitsLineProps) {
  if (results.length === 0) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      {isShown ? `${results.length} off limits shown` : hiddenText(results)}
      <Button size="sm" variant="quiet" onClick={() => onView({ showsOffLimits: !isShown })}>
        {isShown ? 'Hide them' : 'Show them'}
      </Button>
    </p>
  )
}

type SelectAllProps = { selectedCount: number; total: number; onChange: (isSelected: boolean) => void }

function SelectAll({ selectedCount, total, onChange }: SelectAllProps) {
  return (
    <Checkbox
      label={selectedCount > 0 ? `${selectedCount} selected` : `Select all ${total}`}
      checked={selectedCount === total || (selectedCount > 0 && 'indeterminate')}
      onCheckedChange={onChange}
    />
  )
}

type ExportLinkProps = { searchId: number; exported: readonly PersonResult[]; isAll: boolean }

function ExportLink({ searchId, exported, isAll }: ExportLinkProps) {
  const query = isAll ? {} : { ids: exported.map(({ id }) => id).join(',') }
  return (
    <a
      href={endpointUrl(peopleSearchApi.csv, { id: searchId }, query)}
      download
      className={buttonClass({ size: 'sm' })}
    >
      <Download aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Export CSV ({exported.length})</span>
    </a>
  )
}

/** The actions of each card, and the dialogs that they open. */
function useCardActions(searchId: number) {
  const { role } = useCurrentUser()
  const [deleting, setDeleting] = useState<PersonResult>()
  const [marking, setMarking] = useState<PersonResult>()
  const [planning, setPlanning] = useState<PersonResult>()
  const { mark, remove, addCandidate, readProfile } = useResultActions(searchId)
  const of = (result: PersonResult) => ({
    mayDelete: role === 'admin',
    isBusy: addCandidate.isPending && addCandidate.variables.id === result.id,
    onAddCandidate: () => addCandidate.isPending || addCandidate.mutate(result),
    onScrape: () => readProfile.isPending || readProfile.mutate(result),
    onMark: (doNotContact: boolean) => (doNotContact ? setMarking(result) : mark.mutate({ result, doNotContact })),
    onDelete: () => setDeleting(result),
    onPlan: () => setPlanning(result),
  })
  const dialogs = (
    <>
      <DeleteResultDialog
        result={deleting}
        isBusy={remove.isPending}
        onDelete={(result) => remove.mutate(result, { onSettled: () => setDeleting(undefined) })}
        onClose={() => setDeleting(undefined)}
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
  return { of, dialogs }
}

type DeleteResultDialogProps = {
  result: PersonResult | undefined
  isBusy: boolean
  onDelete: (result: PersonResult) => void
  onClose: () => void
}

function DeleteResultDialog({ result, isBusy, onDelete, onClose }: DeleteResultDialogProps) {
  return (
    <ConfirmDialog
      open={result !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Delete ${result?.name ?? ''}?`}
      text={
        result?.personId
          ? 'This person is deleted from every search, and no later search brings them back. Candidate profiles stay. This can’t be undone.'
          : 'This result is removed from this search. This can’t be undone.'
      }
      confirmLabel={result?.personId ? 'Delete person' : 'Delete result'}
      isBusy={isBusy}
      onConfirm={() => result && onDelete(result)}
    />
  )
}
