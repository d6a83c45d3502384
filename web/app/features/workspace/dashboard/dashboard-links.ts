import type { Dashboard } from '#contract/api/workspace/dashboard.ts'
import { groupLabel } from '#contract/domain/statuses.ts'
import { paths } from '#web/app/paths.ts'

/** A number of the dashboard, what it means, and the address of exactly the rows that it counts. */
export type DueItem = { key: string; label: string; hint: string; count: number; to: string }

/** The list of candidates with these parameters. */
export const candidates = (query: Record<string, string>) =>
  `${paths.candidates}?${new URLSearchParams(query).toString()}`

/**
 * The numbers of the role's dashboard, the most urgent first.
 *
 * @param hasLists True when the role may open the screen of saved job lists.
 */
export function dueItems(data: Dashboard, hasLists: boolean): DueItem[] {
  const { stale, listsToReview, failedMails } = data
  return [
    {
      key: 'review',
      label: 'To review',
      hint: 'Candidates you haven’t opened, or that someone else changed since',
      count: data.toReview,
      to: candidates({ unread: 'true' }),
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
    ...(failedMails === null
      ? []
      : [
          {
            key: 'mails',
            label: 'Failed emails',
            hint: 'Emails that couldn’t be delivered',
            count: failedMails,
            to: `${paths.mails}?state=failed`,
          },
        ]),
  ]
}
