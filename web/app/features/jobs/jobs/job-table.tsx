import { memo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { JobRow } from '#contract/api/jobs/jobs.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { endOfDay, jobState, jobStateLabels } from '#contract/domain/job-dates.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { compactSalaryText } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import type { Selection } from '#web/app/lib/use-selection.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { belowListHead } from '#web/app/ui/list/list-head.tsx'
import { opensOnClick } from '#web/app/ui/opens-on-click.ts'
import { Cell, HeaderCell, Row, RowHeaderCell } from '#web/app/ui/table.tsx'
import { VirtualCards, VirtualTable } from '#web/app/ui/virtual-list.tsx'
import { postedAge } from './posted-age.ts'
import { JobActions } from './job-actions.tsx'

type JobListProps = {
  rows: readonly JobRow[]
  total: number
  selection: Selection<JobRow>
  /** Called when the last rows are near. */
  onEnd: () => void
}

const widths = [
  'w-10',
  'w-[26%]',
  'w-[15%]',
  'w-[16%]',
  'w-[9.5rem]',
  'w-[6.5rem]',
  'w-[7rem]',
  'w-[7.5rem]',
  'w-[7.5rem]',
]

const columns = ['Job', 'Location', 'Practice area', 'Salary', 'Applicants', 'Posted', 'Status', 'Actions']

/** Manage Jobs on a wide screen. */
export function JobTable({ rows, total, selection, onEnd }: JobListProps) {
  const head = belowListHead
  const isAll = selection.rows.length === rows.length
  return (
    <VirtualTable
      caption="Jobs"
      rows={rows}
      total={total}
      widths={widths}
      onEnd={onEnd}
      head={
        <>
          <HeaderCell className={`${head} px-2`}>
            <Checkbox
              aria-label={`Select the ${rows.length} jobs that are shown`}
              checked={isAll || (selection.rows.length > 0 && 'indeterminate')}
              onCheckedChange={() => selection.setAll(!isAll)}
            />
          </HeaderCell>
          {columns.map((name) => (
            <HeaderCell key={name} className={head} isNumeric={name === 'Applicants'}>
              {name}
            </HeaderCell>
          ))}
        </>
      }
    >
      {(job, rowIndex) => (
        <TableRow
          key={job.id}
          job={job}
          at={rowIndex}
          isChosen={selection.ids.has(job.id)}
          onChoose={selection.toggle}
        />
      )}
    </VirtualTable>
  )
}

type RowProps = { job: JobRow; at: number; isChosen: boolean; onChoose: (id: number) => void }

const TableRow = memo(function TableRow({ job, at, isChosen, onChoose }: RowProps) {
  const navigate = useNavigate()
  return (
    <Row
      isSelected={isChosen}
      isInteractive
      aria-rowindex={at}
      className="cursor-pointer"
      onClick={opensOnClick(() => void navigate(editorHash(job.id), { preventScrollReset: true }))}
    >
      <Cell className="px-2">
        <ChooseBox job={job} isChosen={isChosen} onChoose={onChoose} />
      </Cell>
      <RowHeaderCell className="py-0 leading-5">
        <EditTitle job={job} className="block truncate py-0.5" />
        <div className="flex items-center gap-1.5 font-sans text-xs font-normal text-ink-muted">
          <span className="truncate">{job.firmName}</span>
          {job.isConfidential ? <Badge tone="brass">Confidential</Badge> : null}
        </div>
      </RowHeaderCell>
      <Cell>
        <div className="truncate">{job.location}</div>
        {job.isRemote ? <div className="text-xs leading-4 text-ink-muted">Remote</div> : null}
      </Cell>
      <Cell className="py-0 leading-5">
        <div className="truncate">{job.practiceArea}</div>
        <div className="truncate text-xs leading-4 text-ink-muted">{seniorityLabel(job.seniority)}</div>
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums">{compactSalaryText(job)}</Cell>
      <Cell isNumeric>
        <ApplicantsLink job={job} />
      </Cell>
      <Cell className="whitespace-nowrap text-ink-muted">{postedAge(job.postedDate)}</Cell>
      <Cell className="py-0 leading-5">
        <JobStatus job={job} />
      </Cell>
      <Cell>
        <div className="flex items-center gap-1">
          <EditButton job={job} />
          <JobActions job={job} />
        </div>
      </Cell>
    </Row>
  )
})

/** Manage Jobs on a narrow screen. */
export function JobCards({ rows, total, selection, onEnd, columns }: JobListProps & { columns: number }) {
  return (
    <VirtualCards label="Jobs" rows={rows} columns={columns} cardHeight={132} onEnd={onEnd}>
      {(job, position) => (
        <JobCard
          key={job.id}
          job={job}
          position={position}
          setSize={total}
          isChosen={selection.ids.has(job.id)}
          onChoose={selection.toggle}
        />
      )}
    </VirtualCards>
  )
}

type JobCardProps = Omit<RowProps, 'at'> & { position: number; setSize: number }

function JobCard({ job, position, setSize, isChosen, onChoose }: JobCardProps) {
  const navigate = useNavigate()
  return (
    // From the keyboard, the title opens the editor.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      aria-posinset={position}
      aria-setsize={setSize}
      aria-label={job.title}
      onClick={opensOnClick(() => void navigate(editorHash(job.id), { preventScrollReset: true }))}
      className="flex cursor-pointer flex-col gap-1.5 rounded-lg border border-rule bg-paper-raised p-3 text-sm wrap-anywhere hover:border-rule-strong"
    >
      <div className="flex items-start gap-2">
        <ChooseBox job={job} isChosen={isChosen} onChoose={onChoose} />
        <div className="min-w-0 grow font-serif text-base">
          <EditTitle job={job} className="break-words" />
          <p className="font-sans text-xs text-ink-muted">
            {job.firmName} · {job.location}
            {job.isConfidential ? ' · Confidential' : ''}
          </p>
        </div>
        <JobActions job={job} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-ink-muted">
        <span className="tabular-nums">{compactSalaryText(job)}</span>
        <span>{job.practiceArea}</span>
        <span>{postedAge(job.postedDate)}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <JobStatus job={job} isInline />
        <span>
          <ApplicantsLink job={job} /> {job.applicants === 1 ? 'applicant' : 'applicants'}
        </span>
      </div>
    </article>
  )
}

function ChooseBox({ job, isChosen, onChoose }: Omit<RowProps, 'at'>) {
  return (
    <Checkbox
      aria-label={`Select ${job.title} at ${job.firmName}`}
      checked={isChosen}
      onCheckedChange={() => onChoose(job.id)}
    />
  )
}

function EditTitle({ job, className }: { job: JobRow; className: string }) {
  return (
    <Link to={editorHash(job.id)} preventScrollReset className={`${className} touch-target text-ink hover:text-accent`}>
      {job.title}
    </Link>
  )
}

function EditButton({ job }: { job: JobRow }) {
  return (
    <Link to={editorHash(job.id)} preventScrollReset className={`${buttonClass({ size: 'sm' })} px-2!`}>
      Edit<span className="sr-only"> {job.title}</span>
    </Link>
  )
}

/** Links to the editor and keeps the filters of the list. */
const editorHash = (id: number) => ({ search: window.location.search, hash: `edit-job-${id}` })

function ApplicantsLink({ job }: { job: JobRow }) {
  return job.applicants === 0 ? (
    <span className="text-ink-muted">0</span>
  ) : (
    <Link
      to={`${paths.candidates}?job=${job.id}`}
      aria-label={`${job.applicants} applicants for ${job.title}`}
      className={`${linkClass()} touch-target tabular-nums`}
    >
      {numberText(job.applicants)}
    </Link>
  )
}

const tones = { open: 'success', closed: 'neutral', draft: 'info' } as const

function JobStatus({ job, isInline = false }: { job: JobRow; isInline?: boolean }) {
  const state = jobState(job)
  const until = state === 'open' && job.validThrough ? endOfDay(job.validThrough) : null
  return (
    <div className={isInline ? 'flex items-center gap-2' : ''}>
      <Badge tone={tones[state]}>{jobStateLabels[state]}</Badge>
      {until ? (
        <div className="text-xs leading-4 whitespace-nowrap text-ink-muted">to {easternDateText(until)}</div>
      ) : null}
    </div>
  )
}
