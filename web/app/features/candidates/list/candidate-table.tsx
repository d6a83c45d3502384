import { PanelRightOpen } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { AssignmentControl } from '#web/app/features/candidates/applications/assignment-control.tsx'
import {
  ExistingBadge,
  JobLink,
  MatchScore,
  openerId,
  UnreadDot,
  yearsText,
} from '#web/app/features/candidates/applications/candidate-facts.tsx'
import { DaysInStage, NextFollowUp } from '#web/app/features/candidates/applications/stage-facts.tsx'
import { StatusControl } from '#web/app/features/candidates/status/status-control.tsx'
import type { Selection } from '#web/app/lib/use-selection.ts'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { belowListHead } from '#web/app/ui/list/list-head.tsx'
import { opensOnClick } from '#web/app/ui/opens-on-click.ts'
import { RowCheckbox } from '#web/app/ui/row-checkbox.tsx'
import { Cell, HeaderCell, Row, RowHeaderCell } from '#web/app/ui/table.tsx'
import { VirtualTable } from '#web/app/ui/virtual-list.tsx'
import { columnLabels, columnWidths, type ColumnName } from './table-columns.ts'

type CandidateTableProps = {
  caption: string
  rows: readonly ApplicationListItem[]
  total: number
  /** Between the name and the button, in the order of the table. */
  columns: readonly ColumnName[]
  openId: number | undefined
  onOpen: (id: number) => void
  selection: Selection<ApplicationListItem>
  sort: ApplicationSort
  /** Undefined where the list has a fixed order. */
  onSort: ((sort: ApplicationSort) => void) | undefined
  /** Called as the last rows come near. */
  onEnd: () => void
}

/** Orders of a column: rising, falling, and the one that the first click gives. */
const sorts: Partial<Record<ColumnName | 'candidate', readonly [ApplicationSort, ApplicationSort, ApplicationSort]>> = {
  candidate: ['name', 'name-desc', 'name'],
  score: ['score-low', 'score', 'score'],
  status: ['status', 'status-desc', 'status'],
  applied: ['oldest', 'recent', 'recent'],
}

/** Tighter than in other tables, for eleven columns on a laptop. */
const tight = 'px-2!'

/** The applications as a table. */
export function CandidateTable(props: CandidateTableProps) {
  const { caption, rows, total, columns, openId, onOpen, selection, sort, onSort, onEnd } = props
  function sortable(name: ColumnName | 'candidate') {
    const orders = sorts[name]
    if (!onSort || !orders) return {}
    const [up, down, first] = orders
    if (sort === up) return { sort: 'ascending' as const, onSort: () => onSort(down) }
    if (sort === down) return { sort: 'descending' as const, onSort: () => onSort(up) }
    return { sort: false as const, onSort: () => onSort(first) }
  }
  const head = `${belowListHead} ${tight} leading-4`
  return (
    <VirtualTable
      caption={caption}
      rows={rows}
      total={total}
      widths={(['box', 'candidate', ...columns, 'actions'] as const).map((name) => columnWidths[name].width)}
      onEnd={onEnd}
      head={
        <>
          <HeaderCell className={`${head} px-0.5!`}>
            <RowCheckbox
              label={`Select all ${rows.length} loaded candidates`}
              isSelected={selection.rows.length > 0 && selection.rows.length === rows.length}
              isPartial={selection.rows.length > 0}
              onSelect={selection.setAll}
            />
          </HeaderCell>
          <HeaderCell className={head} {...sortable('candidate')}>
            Candidate
          </HeaderCell>
          {columns.map((name) => (
            <HeaderCell key={name} className={head} {...sortable(name)}>
              {columnLabels[name]}
            </HeaderCell>
          ))}
          <HeaderCell className={head}>Actions</HeaderCell>
        </>
      }
    >
      {(row, rowIndex) => (
        <CandidateRow
          key={row.id}
          row={row}
          columns={columns}
          at={rowIndex}
          isOpen={row.id === openId}
          onOpen={onOpen}
          isSelected={selection.ids.has(row.id)}
          onSelect={selection.toggle}
        />
      )}
    </VirtualTable>
  )
}

type CandidateRowProps = {
  row: ApplicationListItem
  columns: readonly ColumnName[]
  at: number
  isOpen: boolean
  onOpen: (id: number) => void
  isSelected: boolean
  onSelect: (id: number, isRange: boolean) => void
}

const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { row, columns, at, isOpen, onOpen, isSelected, onSelect } = props
  return (
    <Row
      isSelected={isOpen || isSelected}
      isInteractive
      data-application={row.id}
      className="cursor-pointer"
      onClick={opensOnClick(() => onOpen(row.id))}
      aria-rowindex={at}
      {...(isOpen ? { 'aria-current': true } : {})}
    >
      <Cell className="px-0.5! py-0">
        <RowCheckbox
          label={`Select ${row.applicantName}`}
          isSelected={isSelected}
          onSelect={(_, isRange) => onSelect(row.id, isRange)}
        />
      </Cell>
      <RowHeaderCell className={`${tight} py-0 leading-5`}>
        <div className="flex items-center gap-1.5">
          {row.unread ? <UnreadDot /> : null}
          <button
            type="button"
            title={row.applicantName}
            onClick={() => onOpen(row.id)}
            className="min-w-0 cursor-pointer truncate rounded-sm -my-0.5 py-0.5 text-left hover:text-accent hover:underline"
          >
            {row.applicantName}
          </button>
        </div>
        {/* The name has the first line to itself. */}
        <div className="flex items-center gap-1.5 font-sans text-xs leading-4 font-normal text-ink-muted">
          <span className="truncate">{row.applicantEmail}</span>
          {row.isExisting ? <ExistingBadge /> : null}
        </div>
      </RowHeaderCell>
      {columns.map((name) => (
        <Cell key={name} className={`${tight} py-0 leading-5`}>
          {cells[name](row)}
        </Cell>
      ))}
      <Cell className={`${tight} py-0`}>
        <IconButton
          icon={PanelRightOpen}
          id={openerId(row.id)}
          data-opener
          label={`View Details of ${row.applicantName}`}
          title="View Details"
          className="scroll-my-40"
          onClick={() => onOpen(row.id)}
        />
      </Cell>
    </Row>
  )
})

/** A control in a row: without its frame until it is pointed at, so that a screen of them stays calm. */
const quietControl =
  'h-8! w-auto! max-w-full gap-1! px-1.5! border-transparent! bg-transparent! group-hover:border-rule-strong! hover:bg-paper-raised!'

const cells: Record<ColumnName, (row: ApplicationListItem) => ReactNode> = {
  job: (row) => (
    <>
      <JobLink job={row.job} className="block w-fit max-w-full truncate leading-6" />
      <div className="truncate text-xs leading-4 text-ink-muted">{row.job.firmName}</div>
    </>
  ),
  score: (row) => <MatchScore score={row.matchScore} />,
  status: (row) => <StatusControl application={row} className={quietControl} />,
  partner: (row) => <AssignmentControl application={row} className={`${quietControl} text-xs!`} />,
  stage: (row) => <DaysInStage row={row} />,
  followUp: (row) => <NextFollowUp row={row} isStacked />,
  experience: ({ yearsExperience, experienceField }) => (
    <>
      {yearsExperience === null ? null : <div>{yearsText(yearsExperience)}</div>}
      <div className="truncate text-xs leading-4 text-ink-muted">{experienceField}</div>
    </>
  ),
  location: (row) => <div className="truncate text-xs">{row.location}</div>,
  applied: (row) => <span className="text-xs whitespace-nowrap text-ink-muted">{easternDateText(row.appliedAt)}</span>,
}
