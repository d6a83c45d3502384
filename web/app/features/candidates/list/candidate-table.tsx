import { memo } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { Button } from '#web/app/ui/button.tsx'
import { opensOnClick } from '#web/app/ui/opens-on-click.ts'
import { Cell, HeaderCell, Row, RowHeaderCell } from '#web/app/ui/table.tsx'
import { VirtualTable } from '#web/app/ui/virtual-list.tsx'
import {
  ExistingBadge,
  JobLink,
  MatchScore,
  openerId,
  UnreadDot,
  yearsText,
} from '#web/app/features/candidates/applications/candidate-facts.tsx'
import { RowCheckbox } from '#web/app/ui/row-checkbox.tsx'
import { StatusControl } from '#web/app/features/candidates/status/status-control.tsx'
import type { Selection } from '#web/app/lib/use-selection.ts'

type CandidateTableProps = {
  caption: string
  rows: readonly ApplicationListItem[]
  total: number
  openId: number | undefined
  onOpen: (id: number) => void
  selection: Selection<ApplicationListItem>
  sort: ApplicationSort
  /** Undefined where the list has a fixed order. */
  onSort: ((sort: ApplicationSort) => void) | undefined
  /** Called as the last rows come near. */
  onEnd: () => void
}

const widths = ['w-11', 'w-[18%]', 'w-[20%]', 'w-[7.5rem]', 'w-[12.5rem]', 'w-[15%]', 'w-[13%]', 'w-[7rem]', 'w-[8rem]']

/** The applications as a table. */
export function CandidateTable(props: CandidateTableProps) {
  const { caption, rows, total, openId, onOpen, selection, sort, onSort, onEnd } = props
  /** Props of a header that sorts; `first` is its order when the list has another one. */
  const sortable = (up: ApplicationSort, down: ApplicationSort, first: ApplicationSort = up) => {
    if (!onSort) return {}
    if (sort === up) return { sort: 'ascending' as const, onSort: () => onSort(down) }
    if (sort === down) return { sort: 'descending' as const, onSort: () => onSort(up) }
    return { sort: false as const, onSort: () => onSort(first) }
  }
  const head = 'top-[calc(3.5rem+var(--control)+1rem)]!'
  return (
    <VirtualTable
      caption={caption}
      rows={rows}
      total={total}
      widths={widths}
      onEnd={onEnd}
      head={
        <>
          <HeaderCell className={`${head} px-1.5!`}>
            <RowCheckbox
              label={`Select all ${rows.length} loaded candidates`}
              isSelected={selection.rows.length > 0 && selection.rows.length === rows.length}
              isPartial={selection.rows.length > 0}
              onSelect={selection.setAll}
            />
          </HeaderCell>
          <HeaderCell className={head} {...sortable('name', 'name-desc')}>
            Candidate
          </HeaderCell>
          <HeaderCell className={head}>Job</HeaderCell>
          <HeaderCell className={head} {...sortable('score-low', 'score', 'score')}>
            Match Score
          </HeaderCell>
          <HeaderCell className={head} {...sortable('status', 'status-desc')}>
            Status
          </HeaderCell>
          <HeaderCell className={head}>Experience</HeaderCell>
          <HeaderCell className={head}>Location</HeaderCell>
          <HeaderCell className={head} {...sortable('oldest', 'recent', 'recent')}>
            Applied
          </HeaderCell>
          <HeaderCell className={head}>Actions</HeaderCell>
        </>
      }
    >
      {(row, rowIndex) => (
        <CandidateRow
          key={row.id}
          row={row}
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
  at: number
  isOpen: boolean
  onOpen: (id: number) => void
  isSelected: boolean
  onSelect: (id: number, isRange: boolean) => void
}

const CandidateRow = memo(function CandidateRow({ row, at, isOpen, onOpen, isSelected, onSelect }: CandidateRowProps) {
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
      <Cell className="px-1.5! py-0">
        <RowCheckbox
          label={`Select ${row.applicantName}`}
          isSelected={isSelected}
          onSelect={(_, isRange) => onSelect(row.id, isRange)}
        />
      </Cell>
      <RowHeaderCell className="py-0 leading-5">
        <div className="flex items-center gap-1.5">
          {row.unread ? <UnreadDot /> : null}
          <button
            type="button"
            onClick={() => onOpen(row.id)}
            className="min-w-0 cursor-pointer truncate rounded-sm text-left hover:text-accent hover:underline"
          >
            {row.applicantName}
          </button>
        </div>
        {/* The name has the first line to itself. */}
        <div className="flex items-center gap-1.5 font-sans text-xs font-normal text-ink-muted">
          <span className="truncate">{row.applicantEmail}</span>
          {row.isExisting ? <ExistingBadge /> : null}
        </div>
      </RowHeaderCell>
      <Cell className="py-0 leading-5">
        <JobLink job={row.job} className="block w-fit max-w-full truncate leading-6" />
        <div className="truncate text-xs leading-4 text-ink-muted">{row.job.firmName}</div>
      </Cell>
      <Cell>
        <MatchScore score={row.matchScore} />
      </Cell>
      <Cell>
        <StatusControl application={row} className="h-8! max-w-full px-2!" />
      </Cell>
      <Cell className="py-0 leading-5">
        <ExperienceLines row={row} />
      </Cell>
      <Cell>
        <div className="truncate">{row.location}</div>
      </Cell>
      <Cell className="whitespace-nowrap text-ink-muted">{easternDateText(row.appliedAt)}</Cell>
      <Cell>
        <Button
          id={openerId(row.id)}
          data-opener
          size="sm"
          className="scroll-my-40 px-2!"
          aria-label={`View Details of ${row.applicantName}`}
          onClick={() => onOpen(row.id)}
        >
          View Details
        </Button>
      </Cell>
    </Row>
  )
})

function ExperienceLines({ row: { yearsExperience, experienceField } }: { row: ApplicationListItem }) {
  return (
    <>
      {yearsExperience === null ? null : <div>{yearsText(yearsExperience)}</div>}
      <div className="truncate text-xs leading-4 text-ink-muted">{experienceField}</div>
    </>
  )
}
