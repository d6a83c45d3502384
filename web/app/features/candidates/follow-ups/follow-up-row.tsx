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
  /** False where the record is open anyway. */
  isLinked?: boolean
}

/** One next action: what, about whom, when; done with one click, put off with two. */
export function FollowUpRow({ followUp, isLinked = true }: FollowUpRowProps) {
  const { text, about, recordUrl, dueAt, doneAt, outcome, ownerName, rule, isOwn } = followUp
  const { change, remove } = useFollowUpChanges()
  const [isChanging, setIsChanging] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const address = isLinked ? addressOf(followUp) : undefined
  const isBusy = change.isPending || remove.isPending
  /** Puts it off to the beginning of a day that is counted from today. */
  function putOff(dayAfter: (today: string) => string) {
    const day = dayAfter(easternDay(new Date()))
    change.mutate({
      followUp,
      body: { dueAt: dayBegins(day).toISOString() },
      said: `Put off to ${interviewDateText(dayBegins(day))}`,
    })
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className={doneAt ? 'text-ink-muted line-through' : 'font-medium'}>{text}</p>
        {isLinked || followUp.subject !== 'application' ? (
          <p className="wrap-anywhere">
            {address ? (
              <Link to={address} className={linkClass()}>
                {about}
              </Link>
            ) : recordUrl ? (
              <a href={recordUrl} target="_blank" rel="noreferrer nofollow" className={linkClass()}>
                {about}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              about
            )}
          </p>
        ) : null}
        <p className="text-xs text-ink-muted">
          {doneAt
            ? outcome === 'settled'
              ? 'Settled by itself'
              : `Done ${interviewDateText(doneAt)}`
            : interviewDateText(dueAt)}
          {rule ? ' · by rule' : ''}
          {ownerName === null ? ' · any admin' : ''}
        </p>
      </div>
      {doneAt ? null : (
        <span className="flex items-center gap-1">
          <Button size="sm" isBusy={isBusy} onClick={() => change.mutate({ followUp, body: { isDone: true } })}>
            <Check aria-hidden className="size-4" />
            Done<span className="sr-only">: {text}</span>
          </Button>
          <Menu trigger={<IconButton icon={AlarmClock} label={`Put off: ${text}`} />} align="end">
            <MenuItem onSelect={() => putOff((today) => addWorkingDays(today, 1))}>Next working day</MenuItem>
            <MenuItem onSelect={() => putOff((today) => addWorkingDays(today, 3))}>In three working days</MenuItem>
            <MenuItem onSelect={() => putOff((today) => addWorkingDays(addDays(today, 6), 1))}>In a week</MenuItem>
          </Menu>
          <Menu trigger={<IconButton icon={Ellipsis} label={`More: ${text}`} />} align="end">
            <MenuItem onSelect={() => setIsChanging(true)}>Change</MenuItem>
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
        text={`“${text}” leaves every list. This can’t be undone.`}
        confirmLabel="Remove follow-up"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(followUp, { onSettled: () => setIsRemoving(false) })}
      />
    </li>
  )
}

/** Where the record of a follow-up is shown. */
function addressOf({ subject, subjectId, applicationId }: FollowUp): string | undefined {
  if (applicationId !== null) return `${paths.candidates}?selected=${applicationId}`
  if (subject === 'job') return `${paths.adminView('manage-jobs')}#edit-job-${subjectId}`
  if (subject === 'saved_list') return paths.adminView('saved-job-lists')
  return undefined
}
