import { AlarmClock, Check, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FollowUp } from '#contract/api/candidates/follow-ups.ts'
import { addDays } from '#contract/domain/days.ts'
import { easternDay, interviewDateText } from '#contract/domain/eastern-time.ts'
import { addWorkingDays, dayBegins } from '#contract/domain/working-days.ts'
import { paths } from '#web/app/paths.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Menu, MenuItem } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { FollowUpDialog } from './follow-up-dialog.tsx'
import { useFollowUpChanges } from './follow-up-queries.ts'

type FollowUpRowProps = {
  followUp: FollowUp
  /** False on the record's own screen. */
  isLinked?: boolean
}

/** One follow-up: task, record and time; done with one click, snoozed with two. */
export function FollowUpRow({ followUp, isLinked = true }: FollowUpRowProps) {
  const { text, doneAt, ownerName, rule, isOwn } = followUp
  const { change, remove } = useFollowUpChanges()
  const [isChanging, setIsChanging] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const isBusy = change.isPending || remove.isPending
  /** Snoozes it to the start of a day counted from today. */
  function snooze(dayAfter: (today: string) => string) {
    const day = dayAfter(easternDay(new Date()))
    change.mutate({
      followUp,
      body: { dueAt: dayBegins(day).toISOString() },
      toastText: `Snoozed to ${interviewDateText(dayBegins(day))}`,
    })
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className={doneAt ? 'text-ink-muted line-through' : 'font-medium'}>{text}</p>
        {isLinked || followUp.subject !== 'application' ? (
          <p className="wrap-anywhere">
            <Subject followUp={followUp} isLinked={isLinked} />
          </p>
        ) : null}
        <p className="text-xs text-ink-muted">
          {timeText(followUp)}
          {rule ? ' · automatic' : ''}
          {ownerName === null ? ' · any admin' : ''}
        </p>
      </div>
      {doneAt ? null : (
        <span className="flex items-center gap-1">
          <Button size="sm" isBusy={isBusy} onClick={() => change.mutate({ followUp, body: { isDone: true } })}>
            <Check aria-hidden className="size-4" />
            Done<span className="sr-only">: {text}</span>
          </Button>
          <Menu trigger={<IconButton icon={AlarmClock} label={`Snooze: ${text}`} />} align="end">
            <MenuItem onSelect={() => snooze((today) => addWorkingDays(today, 1))}>Next working day</MenuItem>
            <MenuItem onSelect={() => snooze((today) => addWorkingDays(today, 3))}>In three working days</MenuItem>
            <MenuItem onSelect={() => snooze((today) => addWorkingDays(addDays(today, 6), 1))}>In a week</MenuItem>
          </Menu>
          <Menu trigger={<IconButton icon={Ellipsis} label={`More: ${text}`} />} align="end">
            <MenuItem onSelect={() => setIsChanging(true)}>Edit</MenuItem>
            {isOwn ? (
              <MenuItem tone="danger" onSelect={() => setIsRemoving(true)}>
                Remove
              </MenuItem>
            ) : null}
          </Menu>
        </span>
      )}
      {isChanging ? <FollowUpDialog about={{ followUp }} onClose={() => setIsChanging(false)} /> : null}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title="Remove this follow-up?"
        text={`“${text}” is removed from all lists. This can’t be undone.`}
        confirmLabel="Remove follow-up"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(followUp, { onSettled: () => setIsRemoving(false) })}
      />
    </li>
  )
}

/** The name of the follow-up's record, linked to the screen that shows it. */
function Subject({ followUp, isLinked }: Required<FollowUpRowProps>) {
  const { about, recordUrl } = followUp
  const address = isLinked ? addressOf(followUp) : undefined
  if (address) {
    return (
      <Link to={address} className={`${linkClass()} touch-target`}>
        {about}
      </Link>
    )
  }
  if (!recordUrl) return about
  return (
    <a href={recordUrl} target="_blank" rel="noreferrer nofollow" className={`${linkClass()} touch-target`}>
      {about}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function timeText({ dueAt, doneAt, outcome }: FollowUp): string {
  if (!doneAt) return interviewDateText(dueAt)
  return outcome === 'settled' ? 'Resolved automatically' : `Done ${interviewDateText(doneAt)}`
}

/** Address of the screen that shows the record of a follow-up. */
function addressOf({ subject, subjectId, applicationId }: FollowUp): string | undefined {
  if (applicationId !== null) return `${paths.candidates}?selected=${applicationId}`
  if (subject === 'job') return `${paths.adminView('manage-jobs')}#edit-job-${subjectId}`
  if (subject === 'ownership') return paths.ownership(subjectId)
  if (subject === 'saved_list') return paths.adminView('saved-job-lists')
  return undefined
}
