import { useQuery } from '@tanstack/react-query'
import { ChevronUp, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { isRejected, statusLabel, type ApplicationStatus, type statusDialogs } from '#contract/domain/statuses.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { partnersQuery } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { StatusMenuItems } from '#web/app/features/candidates/status/status-menu-items.tsx'
import { useBulkChange } from './use-bulk-change.ts'

const RejectDialog = lazyNamed(() => import('#web/app/features/candidates/status/reject-dialog.tsx'), 'RejectDialog')

type BulkBarProps = {
  rows: readonly ApplicationListItem[]
  isAdmin: boolean
  /** Leaves only these selected: those that were refused, none when everything was saved. */
  onKeep: (ids: readonly number[]) => void
  /** Buttons of other areas. */
  children?: ReactNode
}

const asksFirst: Partial<Record<ApplicationStatus, string>> = {
  document_submission: 'asks for the candidate’s documents',
  scheduled_interview: 'asks for a day and a time',
  interviewed: 'asks how the interview went',
} satisfies Record<keyof typeof statusDialogs, string>

/** Actions for the selected candidates, at the foot of the window. */
export function BulkBar({ rows, isAdmin, onKeep, children }: BulkBarProps) {
  const { setStatus, assign, isPending } = useBulkChange()
  const [asked, setAsked] = useState<ApplicationStatus>()
  const count = `${rows.length} ${rows.length === 1 ? 'candidate' : 'candidates'}`

  const [rejected, setRejected] = useState<ApplicationStatus>()
  const [first, ...others] = rows

  async function move(status: ApplicationStatus) {
    onKeep(await setStatus(rows, status))
  }
  function choose(status: ApplicationStatus) {
    if (asksFirst[status]) setAsked(status)
    else if (isRejected(status)) setRejected(status)
    else void move(status)
  }
  return (
    <section
      aria-label="Selected candidates"
      className="fixed bottom-4 left-1/2 z-20 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap items-center justify-center gap-2 rounded-lg border border-rule-strong bg-paper-raised px-3 py-2 text-sm shadow-high"
    >
      <output className="px-1 font-medium tabular-nums">{count} selected</output>
      <Menu
        align="start"
        trigger={
          <Button size="sm" isBusy={isPending}>
            Move to…
            <ChevronUp aria-hidden className="size-4 text-ink-muted" />
          </Button>
        }
      >
        <StatusMenuItems onChoose={choose} />
      </Menu>
      {isAdmin ? (
        <AssignMenu isBusy={isPending} onAssign={async (partner) => onKeep(await assign(rows, partner))} />
      ) : null}
      {children}
      <IconButton icon={X} label="Clear selection (Esc)" onClick={() => onKeep([])} />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        tone="primary"
        title="Save only the status?"
        text={
          asked
            ? `“${statusLabel(asked, brandName())}” ${asksFirst[asked] ?? ''}. For ${count} at once, only the status is saved. Add the rest in each candidate’s panel.`
            : ''
        }
        confirmLabel="Skip & Save Status"
        onConfirm={() => {
          if (asked) void move(asked)
          setAsked(undefined)
        }}
      />
      {rejected && first ? (
        <LazyPart as="dialog" title="Reject" onClose={() => setRejected(undefined)}>
          <RejectDialog
            rows={[first, ...others]}
            status={rejected}
            onClose={() => setRejected(undefined)}
            onRejected={onKeep}
          />
        </LazyPart>
      ) : null}
    </section>
  )
}

type AssignMenuProps = { isBusy: boolean; onAssign: (partner: { id: number; name: string } | null) => Promise<void> }

function AssignMenu({ isBusy, onAssign }: AssignMenuProps) {
  const { data: partners = [] } = useQuery(partnersQuery)
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" isBusy={isBusy}>
          Assign to…
          <ChevronUp aria-hidden className="size-4 text-ink-muted" />
        </Button>
      }
    >
      <MenuLabel>Partners</MenuLabel>
      {partners.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => void onAssign({ id, name })}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void onAssign(null)}>Unassigned</MenuItem>
    </Menu>
  )
}
