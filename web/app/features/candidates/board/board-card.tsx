import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { ArrowRightLeft } from 'lucide-react'
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { statusLabel, statusTone, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { cx } from '#web/app/ui/cx.ts'
import { Menu } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { StatusBadge } from '#web/app/ui/status-badge.tsx'
import {
  ExistingBadge,
  MatchScore,
  openerId,
  UnreadDot,
} from '#web/app/features/candidates/applications/candidate-facts.tsx'
import { StatusMenuItems } from '#web/app/features/candidates/status/status-menu-items.tsx'
import { useIsChanging } from '#web/app/features/candidates/applications/use-change-application.ts'
import { useChooseStatus } from '#web/app/features/candidates/status/use-choose-status.ts'

type BoardCardProps = {
  row: ApplicationListItem
  isSelected: boolean
  onOpen: (id: number) => void
  isAdmin: boolean
  /** True in a column of several statuses. */
  isStatusShown: boolean
}

/** The card that its menu moved last: it takes the focus again in its new column. */
let movedByMenu: number | undefined

/** One application on the board. */
export const BoardCard = memo(function BoardCard({ row, isSelected, onOpen, isAdmin, isStatusShown }: BoardCardProps) {
  const card = useRef<HTMLElement>(null)
  const nameId = useId()
  const [isDragged, setIsDragged] = useState(false)
  const isChanging = useIsChanging(row.id)
  const choose = useChooseStatus(row.id)
  const now = useRef({ row, choose })
  useLayoutEffect(() => {
    now.current = { row, choose }
  })

  useEffect(() => {
    const element = card.current
    if (!element) return
    return draggable({
      element,
      canDrag: () => !isChanging,
      getInitialData: () => ({ applicationId: row.id }),
      onDragStart: () => setIsDragged(true),
      onDrop: ({ location }) => {
        setIsDragged(false)
        const target = location.current.dropTargets[0]?.data as
          | { statuses: readonly ApplicationStatus[]; dropStatus: ApplicationStatus }
          | undefined
        const { row, choose } = now.current
        if (target && !(target.statuses as readonly string[]).includes(row.status)) choose(row, target.dropStatus)
      },
    })
  }, [row.id, isChanging])

  // A moved card is a new element in its new column, so the focus was lost with the old one.
  useEffect(() => {
    if (movedByMenu !== row.id) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) card.current?.querySelector<HTMLElement>('[data-move]')?.focus()
    }, 0)
    return () => clearTimeout(timer)
  }, [row.id, row.status, isChanging])

  return (
    <article
      ref={card}
      aria-labelledby={nameId}
      data-application={row.id}
      className={cx(
        'flex cursor-grab flex-col gap-1.5 rounded-md border p-2.5 text-sm shadow-low',
        isSelected ? 'border-accent bg-accent-soft text-on-accent-soft' : 'border-rule bg-paper-raised text-ink',
        isDragged && 'opacity-50',
      )}
    >
      <div className="flex items-start gap-1.5">
        <h3 className="flex min-w-0 grow flex-wrap items-center gap-1.5 text-base leading-5">
          {row.unread ? <UnreadDot /> : null}
          <button
            id={openerId(row.id)}
            data-opener
            type="button"
            onClick={() => onOpen(row.id)}
            className="min-h-6 min-w-0 cursor-pointer rounded-sm text-left break-words hover:text-accent hover:underline"
          >
            <span id={nameId}>{row.applicantName}</span>
          </button>
          {row.isExisting ? <ExistingBadge /> : null}
        </h3>
        <Menu
          trigger={
            <IconButton
              icon={ArrowRightLeft}
              label={`Move ${row.applicantName} to…`}
              title="Move to…"
              data-move
              disabled={isChanging}
              className="-mt-1 -mr-1"
            />
          }
        >
          <StatusMenuItems
            current={row.status}
            onChoose={(status) => {
              movedByMenu = row.id
              choose(row, status)
            }}
          />
        </Menu>
      </div>
      <p className="truncate text-xs">
        {row.job.title} · {row.job.firmName}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        <MatchScore score={row.matchScore} />
        {isStatusShown ? (
          <StatusBadge tone={statusTone(row.status)} text={statusLabel(row.status, brandName())} />
        ) : null}
      </div>
      <p className="text-xs">
        Applied {easternDateText(row.appliedAt)}
        {isAdmin ? ` · ${row.assignedPartner?.name ?? 'Unassigned'}` : ''}
      </p>
    </article>
  )
})
