import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Notification } from '#contract/api/identity/notifications.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { notificationsQuery, targetOf, useMarkAllRead, useMarkRead } from './notification-queries.ts'

type NotificationListProps = {
  /** Id of the newest notification that the poll saw. If the list lacks it, the list reloads. */
  newestUnread: number | null
  onClose: () => void
}

/** The list behind the bell: the newest fifty, each a link to its subject. */
export function NotificationList({ newestUnread, onClose }: NotificationListProps) {
  const list = useQuery(notificationsQuery)
  const { data, isError, isFetching, refetch } = list
  const rows = data ?? []
  const markAll = useMarkAllRead()
  // The moment the list was opened: it is mounted each time.
  const [now] = useState(() => new Date())
  const isBehind = newestUnread !== null && data !== undefined && !data.some(({ id }) => id === newestUnread)
  useEffect(() => {
    if (isBehind && !isFetching && !isError) void refetch()
  }, [isBehind, isFetching, isError, refetch])
  const hasUnread = rows.some(({ isRead }) => !isRead)
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-rule py-1 pr-2 pl-4">
        <h2 className="text-base">Notifications</h2>
        {hasUnread ? (
          <Button variant="quiet" size="sm" onClick={() => markAll.isPending || markAll.mutate()}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      <div className={isError && rows.length === 0 ? 'p-3' : undefined}>
        <ListState
          list={list}
          rows={rows}
          pending={<SkeletonRows label="Loading notifications…" count={4} />}
          failure={{ title: 'Notifications couldn’t be loaded' }}
          empty={
            <div className="px-4 py-10 text-center">
              <p className="font-medium">No notifications yet</p>
              <p className="mt-1 text-ink-muted">Mentions, assignments and status changes appear here.</p>
            </div>
          }
        >
          <ul className="max-h-96 overflow-y-auto py-1">
            {rows.map((row) => (
              <Entry key={row.id} notification={row} now={now} onClose={onClose} />
            ))}
          </ul>
        </ListState>
      </div>
    </>
  )
}

function Entry({ notification, now, onClose }: { notification: Notification; now: Date; onClose: () => void }) {
  const { role } = useCurrentUser()
  const navigate = useNavigate()
  const markRead = useMarkRead()
  const { id, title, message, isRead, createdAt } = notification
  const open = () => {
    if (!isRead) markRead.mutate(id)
    const target = targetOf(notification, role)
    if (target === undefined) return
    onClose()
    void navigate(target)
  }
  return (
    <li>
      <button
        type="button"
        onClick={open}
        aria-labelledby={`notification-${id}`}
        className="flex w-full cursor-pointer items-start gap-2.5 px-4 py-2.5 text-left -outline-offset-2 transition-colors hover:bg-paper-sunk"
      >
        <span
          aria-hidden
          className={cx('mt-1.5 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-accent')}
        />
        <span id={`notification-${id}`} className="min-w-0 grow">
          <span className="flex items-baseline justify-between gap-3">
            <span className={isRead ? 'text-ink-muted' : 'font-medium'}>
              {isRead ? null : <span className="sr-only">Unread: </span>}
              {title}
            </span>
            <Time at={createdAt} show="ago" now={now} className="shrink-0 text-xs text-ink-muted" />
          </span>
          <span className="mt-0.5 block text-ink-muted wrap-anywhere">{message}</span>
        </span>
      </button>
    </li>
  )
}
