import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { Button } from '#web/app/ui/button.tsx'
import { opensOnClick } from '#web/app/ui/opens-on-click.ts'
import { Cell, HeaderCell, Row, RowHeaderCell } from '#web/app/ui/table.tsx'
import {
  ExistingBadge,
  JobLink,
  MatchScore,
  openerId,
  UnreadDot,
  yearsText,
} from '#web/app/features/candidates/record/candidate-facts.tsx'
import { ChooseBox } from './choose-box.tsx'
import { StatusControl } from '#web/app/features/candidates/applications/status-control.tsx'
import type { Selection } from './use-selection.ts'

type CandidateTableProps = {
  caption: string
  rows: readonly ApplicationListItem[]
  total: number
  selected: number | undefined
  onOpen: (id: number) => void
  selection: Selection<ApplicationListItem>
  sort: ApplicationSort
  /** Undefined where the list has an order of its own. */
  onSort: ((sort: ApplicationSort) => void) | undefined
  /** Called as the last rows come near. */
  onEnd: () => void
}

const rowHeight = 44
/** Rows from the end at which the next page is read. */
const endMargin = 20

const widths = ['w-11', 'w-[18%]', 'w-[20%]', 'w-[7.5rem]', 'w-[12.5rem]', 'w-[15%]', 'w-[13%]', 'w-[7rem]', 'w-[8rem]']

/** The applications as a table; only the rows near the window are drawn, however many there are. */
export function CandidateTable(props: CandidateTableProps) {
  const { caption, rows, total, selected, onOpen, selection, sort, onSort, onEnd } = props
  const table = useRef<HTMLTableElement>(null)
  const [top, setTop] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- what stands above the table changes without telling it
  useLayoutEffect(() => {
    const next = table.current ? table.current.getBoundingClientRect().top + window.scrollY + headHeight : 0
    setTop((known) => (Math.abs(known - next) < 1 ? known : next))
  })
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (at) => rows[at]?.id ?? at,
  })
  const drawn = virtualizer.getVirtualItems()
  const last = drawn.at(-1)?.index ?? 0
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - endMargin) onEnd()
  }, [last, rows.length, onEnd])

  const before = (drawn[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top)
  const sortable = (up: ApplicationSort, down: ApplicationSort, first: ApplicationSort = up) =>
    onSort && {
      sort: sort === up ? ('ascending' as const) : sort === down ? ('descending' as const) : (false as const),
      onSort: () => onSort(sort === up ? down : sort === down ? up : first),
    }
  const head = 'top-[calc(3.5rem+var(--control)+1rem)]!'
  return (
    <table
      ref={table}
      aria-rowcount={total + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-sm"
    >
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {widths.map((width) => (
          <col key={width} className={width} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <HeaderCell className={`${head} px-1.5!`}>
            <ChooseBox
              label={`Choose all ${rows.length} candidates read so far`}
              isChosen={selection.rows.length > 0 && selection.rows.length === rows.length}
              isSome={selection.rows.length > 0}
              onChoose={selection.setAll}
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
        </tr>
      </thead>
      <tbody>
        <Spacer height={before} />
        {drawn.map(({ index, key }) => {
          const row = rows[index]
          return row ? (
            <CandidateRow
              key={key}
              row={row}
              at={index + 2}
              isSelected={row.id === selected}
              onOpen={onOpen}
              isChosen={selection.ids.has(row.id)}
              onChoose={selection.toggle}
            />
          ) : null
        })}
        <Spacer height={after} />
      </tbody>
    </table>
  )
}

/** Height of the table's head (`h-10`), in pixels. */
const headHeight = 40

/** The room of the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing to read */}
      <td colSpan={9} style={{ height, padding: 0 }} />
    </tr>
  ) : null
}

type CandidateRowProps = {
  row: ApplicationListItem
  at: number
  isSelected: boolean
  onOpen: (id: number) => void
  isChosen: boolean
  onChoose: (id: number, isRange: boolean) => void
}

const CandidateRow = memo(function CandidateRow({
  row,
  at,
  isSelected,
  onOpen,
  isChosen,
  onChoose,
}: CandidateRowProps) {
  return (
    <Row
      isSelected={isSelected || isChosen}
      isInteractive
      data-application={row.id}
      className="cursor-pointer"
      onClick={opensOnClick(() => onOpen(row.id))}
      aria-rowindex={at}
      {...(isSelected ? { 'aria-current': true } : {})}
    >
      <Cell className="px-1.5! py-0">
        <ChooseBox
          label={`Choose ${row.applicantName}`}
          isChosen={isChosen}
          onChoose={(_, isRange) => onChoose(row.id, isRange)}
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
