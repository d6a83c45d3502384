import type { Dashboard } from '#contract/api/workspace/dashboard.ts'
import type { Role } from '#contract/domain/roles.ts'
import { groupLabel } from '#contract/domain/statuses.ts'
import { paths } from '#web/app/paths.ts'

/** A number of the dashboard, what it means, and the address of exactly the rows that it counts. */
export type DueItem = { key: string; label: string; hint: string; count: number; to: string }

const candidates = (query: Record<string, string>) => `${paths.candidates}?${new URLSearchParams(query).toString()}`

/**
 * The numbers of the role's dashboard, the most urgent first.
 *
 * @param hasLists True when the role may open the screen of saved job lists.
 */
export function dueItems(data: Dashboard, role: Role, hasLists: boolean): DueItem[] {
  const { interviews, stale, listsToReview } = data
  const isAdmin = role === 'admin'
  return [
    {
      key: 'new',
      label: groupLabel('new'),
      hint: isAdmin ? 'Applications in status New' : 'Assigned to you, in status New',
      count: data.newApplications,
      to: candidates({ status: 'new' }),
    },
    {
      key: 'review',
      label: 'To review',
      hint: 'Candidates you haven’t opened, or that someone else changed since',
      count: data.toReview,
      to: candidates({ unread: 'true' }),
    },
    {
      key: 'interviews',
      label: 'Interviews this week',
      hint: 'Monday to Sunday, Eastern time',
      count: interviews.count,
      to: candidates({ interviews: `${interviews.from}..${interviews.to}` }),
    },
    {
      key: 'client',
      label: groupLabel('client_stage'),
      hint: 'Submitted, in client interview, or references being checked',
      count: data.waitingOnClient,
      to: candidates({ status: 'client_stage' }),
    },
    ...(stale === null
      ? []
      : [
          {
            key: 'stale',
            label: 'Stale candidates',
            hint: `In the same status for more than ${stale.days} ${stale.days === 1 ? 'day' : 'days'}`,
            count: stale.count,
            to: candidates({ unchanged: stale.unchangedSince }),
          },
        ]),
    {
      key: 'mentions',
      label: 'Unread mentions',
      hint: 'Candidates with a message that mentions you',
      count: data.unreadMentions,
      to: candidates({ mentions: 'unread' }),
    },
    ...(listsToReview === null || !hasLists
      ? []
      : [
          {
            key: 'lists',
            label: 'Lists to review',
            hint: 'Online jobs that partners saved for a candidate',
            count: listsToReview,
            to: `${paths.adminView('saved-job-lists')}&status=pending`,
          },
        ]),
  ]
}
