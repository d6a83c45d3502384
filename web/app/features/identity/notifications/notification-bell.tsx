import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { unreadBadge } from '#contract/domain/notification-types.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { Popover } from '#web/app/ui/popover.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { unreadQuery } from './notification-queries.ts'

const NotificationList = lazyNamed(() => import('./notification-list.tsx'), 'NotificationList')

/** The bell in the header with the number of unread notifications, and the list behind it. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false)
  const { data: unread } = useQuery(unreadQuery)
  const badge = unreadBadge(unread?.count ?? 0)
  return (
    <Popover
      label="Notifications"
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-96 p-0!"
      trigger={
        <button
          type="button"
          title="Notifications"
          aria-label={badge ? `Notifications, ${badge} unread` : 'Notifications'}
          className="relative z-1 inline-flex size-control cursor-pointer items-center justify-center rounded-md text-ink transition-colors hover:bg-paper-sunk max-sm:size-11 pointer-coarse:size-11"
        >
          <Bell aria-hidden className="size-5" />
          {badge ? (
            <span
              aria-hidden
              className="absolute top-0 right-0 min-w-4.5 rounded-full bg-action px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-action tabular-nums"
            >
              {badge}
            </span>
          ) : null}
        </button>
      }
    >
      <LazyPart
        as="section"
        title="Notifications"
        fallback={
          <div className="p-4">
            <SkeletonText lines={4} />
          </div>
        }
      >
        <NotificationList newestUnread={unread?.newestId ?? null} onClose={() => setIsOpen(false)} />
      </LazyPart>
    </Popover>
  )
}
