import type { ReactNode } from 'react'
import {
  applicationsApi,
  type ApplicationListItem,
  type ApplicationPage,
} from '#contract/api/candidates/applications.ts'
import type { CandidateView } from '#contract/domain/candidate-view.ts'
import { candidateGroups, statusesOfFilter, statusLabel } from '#contract/domain/statuses.ts'
import {
  isFiltered,
  pageQuery,
  type CandidateFilters,
} from '#web/app/features/candidates/applications/candidate-filters.ts'
import { DueChips, hasDueChips } from '#web/app/features/candidates/applications/due-chips.tsx'
import { brandName } from '#web/app/lib/brand.ts'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead, useIsWideList, type ListControl } from '#web/app/ui/list/list-head.tsx'
import type { QuickFilter } from '#web/app/ui/list/quick-filters.tsx'
import { JobSelect, OrderSelect, PartnerSelect } from './candidate-filter-controls.tsx'
import { CandidateSearch } from './candidate-search.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import type { ListTexts } from './list-texts.ts'
import type { TableColumns } from './table-columns.ts'
import { ViewToggle } from './view-toggle.tsx'

type CandidateHeadProps = {
  text: ListTexts
  filters: CandidateFilters
  onChange: (next: Partial<Omit<CandidateFilters, 'due'>> & { due?: undefined }) => void
  onClear: () => void
  onViewChange: (view: CandidateView) => void
  isAdmin: boolean
  counts: ApplicationPage['counts'] | undefined
  toReview: number | undefined
  total: string
  /** A listed row, whose job has a name before the choices are read. */
  example: ApplicationListItem | undefined
  columns: TableColumns
  actions: ReactNode
  onAllRead: () => void
}

/** Title, search, filters and view of Candidate Management. */
export function CandidateHead(props: CandidateHeadProps) {
  const { text, filters, onChange, onClear, onViewChange, isAdmin, counts, toReview, total, example } = props
  const { columns, actions, onAllRead } = props
  const isWide = useIsWideList()
  const isTable = filters.view === 'table'
  const control = { filters, onChange }
  const controls: (ListControl | false)[] = [
    { label: 'Job', width: 'w-40', control: <JobSelect {...control} example={example} /> },
    isAdmin && {
      label: 'Partner',
      width: 'w-34',
      control: <PartnerSelect partnerId={filters.partnerId} onChange={(partnerId) => onChange({ partnerId })} />,
    },
    // A table is sorted by the heads of its columns.
    !(isTable && isWide) && { label: 'Order', width: 'w-38', control: <OrderSelect {...control} /> },
  ]
  function pick(key: string) {
    if (key === review) onChange({ unread: !filters.unread, due: undefined })
    else onChange({ status: filters.status === key ? 'all' : key })
  }
  return (
    <ListHead
      title={text.title}
      // The meaning of the words that were searched for takes its place.
      about={filters.q ? undefined : text.subtitle}
      total={total}
      note={
        filters.unread && toReview ? (
          <button
            type="button"
            className="touch-target min-h-6 shrink-0 cursor-pointer rounded-sm font-medium text-accent hover:underline"
            onClick={onAllRead}
          >
            Mark all as read
          </button>
        ) : null
      }
      csv={<CsvLink endpoint={applicationsApi.csv} query={pageQuery(filters)} />}
      search={<CandidateSearch value={filters.q} onChange={(q) => onChange({ q })} />}
      quick={{ label: 'Candidates by status', filters: groupsOf(filters, counts, toReview), onPick: pick }}
      filters={controls.filter((one) => one !== false)}
      activeCount={activeCount(filters)}
      onClear={isFiltered(filters) ? onClear : undefined}
      layout={<ViewToggle view={filters.view} onChange={onViewChange} />}
      actions={
        <>
          {actions}
          {isTable && isWide ? <ColumnsMenu columns={columns} /> : null}
        </>
      }
      chips={hasDueChips(filters.due) ? <DueChips due={filters.due} /> : null}
    />
  )
}

/** Key of the candidates that the user has yet to review; no status has it. */
const review = 'to-review'

function groupsOf(
  { status, unread }: CandidateFilters,
  counts: ApplicationPage['counts'] | undefined,
  toReview: number | undefined,
): QuickFilter[] {
  const count = (key: string) => (counts ? (counts[key] ?? 0) : undefined)
  const groups = candidateGroups.map(({ key, label }) => ({ key, label, count: count(key), isOn: status === key }))
  // An address may name one or several single statuses.
  const named = groups.some(({ isOn }) => isOn) ? undefined : statusesOfFilter(status)
  const other = named && {
    key: status,
    label: named.map((one) => statusLabel(one, brandName())).join(', '),
    count: counts && named.reduce((sum, one) => sum + (counts[one] ?? 0), 0),
    isOn: true,
  }
  const isMarked = toReview === 0 ? undefined : toReview !== undefined
  return [
    { key: review, label: 'To review', count: toReview, isOn: unread, isMarked },
    ...groups,
    ...(other ? [other] : []),
  ]
}

const activeCount = ({ status, unread, jobId, partnerId, due }: CandidateFilters): number =>
  Number(status !== 'all') +
  Number(unread) +
  Number(jobId !== undefined) +
  Number(partnerId !== undefined) +
  Number(hasDueChips(due))
