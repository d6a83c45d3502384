import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import {
  ExistingBadge,
  experienceText,
  MatchScore,
  openerId,
  UnreadDot,
} from '#web/app/features/candidates/applications/candidate-facts.tsx'
import { DaysInStage, NextFollowUp } from '#web/app/features/candidates/applications/stage-facts.tsx'
import { StatusControl } from '#web/app/features/candidates/status/status-control.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { opensOnClick } from '#web/app/ui/opens-on-click.ts'
import { RowCheckbox } from '#web/app/ui/row-checkbox.tsx'

/** Props of a candidate's card. */
export type CandidateCardProps = {
  row: ApplicationListItem
  isOpen: boolean
  onOpen: (id: number) => void
  isSelected: boolean
  onSelect: (id: number, isRange: boolean) => void
  isAdmin: boolean
  /** Its place in the list, from 1, and the number of rows read. */
  position: number
  setSize: number
}

/** A row of the table as a card, where the window is too narrow for columns. A tap anywhere opens the record. */
export function CompactCard(props: CandidateCardProps) {
  const { row, isOpen, onOpen, isSelected, onSelect, isAdmin, position, setSize } = props
  return (
    // From the keyboard, the name opens it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      aria-label={row.applicantName}
      onClick={opensOnClick(() => onOpen(row.id))}
      data-application={row.id}
      aria-posinset={position}
      aria-setsize={setSize}
      className={cx(
        'flex cursor-pointer items-start gap-1 rounded-lg border py-2.5 pr-3 pl-1 text-sm transition-colors hover:border-rule-strong',
        isOpen || isSelected
          ? 'border-accent bg-accent-soft text-on-accent-soft'
          : 'border-rule bg-paper-raised text-ink',
      )}
    >
      <div className="-mt-1 shrink-0 max-sm:-mt-2.5">
        <RowCheckbox
          label={`Select ${row.applicantName}`}
          isSelected={isSelected}
          onSelect={(_, isRange) => onSelect(row.id, isRange)}
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <header className="flex items-start justify-between gap-2">
          <h2 className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-lg leading-6">
            {row.unread ? <UnreadDot /> : null}
            <button
              type="button"
              id={openerId(row.id)}
              data-opener
              aria-label={`View Details of ${row.applicantName}`}
              onClick={() => onOpen(row.id)}
              className="min-w-0 scroll-my-40 cursor-pointer rounded-sm text-left wrap-anywhere"
            >
              {row.applicantName}
            </button>
            {row.isExisting ? <ExistingBadge /> : null}
          </h2>
          <MatchScore score={row.matchScore} />
        </header>
        {/* Not a link: a tap on the job would leave for the application form. */}
        <p className="truncate">
          {row.job.title} · {row.job.firmName}
        </p>
        <p className="truncate text-xs">{[experienceText(row), row.location].filter(Boolean).join(' · ')}</p>
        <footer className="flex items-center gap-3 text-xs">
          <StatusControl
            application={row}
            className="h-8! w-auto! max-w-1/2 shrink-0 gap-1! px-1.5! text-xs! max-sm:h-11!"
          />
          <div className="flex min-w-0 flex-wrap gap-x-3">
            <span className="whitespace-nowrap">
              In stage: <DaysInStage row={row} />
            </span>
            {isAdmin ? <span className="min-w-0 truncate">{row.assignedPartner?.name ?? 'Unassigned'}</span> : null}
            {row.nextFollowUpAt === null ? null : (
              <span>
                Follow-up: <NextFollowUp row={row} />
              </span>
            )}
          </div>
        </footer>
      </div>
    </article>
  )
}
