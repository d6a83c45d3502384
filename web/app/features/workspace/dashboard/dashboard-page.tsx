import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Dashboard } from '#contract/api/workspace/dashboard.ts'
import { numberText } from '#contract/domain/number-text.ts'
import type { Role } from '#contract/domain/roles.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { viewFor, type AdminViewName } from '#web/app/lib/admin-views.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Card } from '#web/app/ui/card.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { Skeleton } from '#web/app/ui/skeleton.tsx'
import { candidates, dueItems, type DueItem } from './dashboard-links.ts'
import { FollowUpsDue, Interviews, Placements } from './dashboard-lists.tsx'
import { followUpsQuery, interviewsQuery, numbersQuery, placementsQuery } from './dashboard-queries.ts'

/** Starts reading what the page shows; the page appears at once. */
export function loader(): null {
  const now = new Date()
  void queryClient.prefetchQuery(numbersQuery)
  void queryClient.prefetchQuery(interviewsQuery(now))
  void queryClient.prefetchQuery(followUpsQuery('today'))
  void queryClient.prefetchQuery(followUpsQuery('overdue'))
  void queryClient.prefetchQuery(placementsQuery(now))
  return null
}

/** Interviews, follow-ups, to-dos and placements of the user; for an admin, of everyone. */
export function DashboardPage() {
  const { role, name } = useCurrentUser()
  return (
    <div className="flex w-full flex-col gap-5">
      <title>{pageTitle('Dashboard')}</title>
      <div>
        <h1 className="text-2xl">Dashboard</h1>
        <p className="text-sm text-ink-muted">Welcome back, {name}</p>
      </div>
      <Content role={role} />
    </div>
  )
}

/** Everything appears at once, so that no part pushes another one down while the user reads it. */
function Content({ role }: { role: Role }) {
  const [now] = useState(() => new Date())
  const numbers = useQuery(numbersQuery)
  const interviews = useQuery(interviewsQuery(now))
  const dueToday = useQuery(followUpsQuery('today'))
  const overdue = useQuery(followUpsQuery('overdue'))
  const placements = useQuery(placementsQuery(now))
  const all = [numbers, interviews, dueToday, overdue, placements]
  const failed = all.find(({ isError, data }) => isError && !data)
  if (failed) {
    return (
      <>
        <ErrorState
          title="Couldn’t load the dashboard."
          text={sentenceOf(failed.error, '')}
          lost="Nothing was lost."
          onRetry={() => void Promise.all(all.map((query) => query.refetch()))}
          isRetrying={all.some(({ isFetching }) => isFetching)}
          requestId={failed.error instanceof ApiError ? failed.error.requestId : undefined}
        />
        <QuickActions role={role} />
      </>
    )
  }
  if (!numbers.data || !interviews.data || !dueToday.data || !overdue.data || !placements.data) return <Loading />
  const { interviews: days, placements: placed } = numbers.data
  return (
    <>
      <Totals data={numbers.data} role={role} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4">
          <Interviews
            rows={interviews.data.items}
            total={days.count}
            to={candidates({ interviews: `${days.from}..${days.to}` })}
            now={now}
          />
          <FollowUpsDue
            today={{ rows: dueToday.data.items, total: dueToday.data.counts.today }}
            overdue={{ rows: overdue.data.items, total: overdue.data.counts.overdue }}
          />
        </div>
        <div className="flex flex-col gap-4">
          <Card title="To do">
            <ul className="-mx-2 divide-y divide-rule">
              {dueItems(numbers.data, viewFor(role, 'saved-job-lists') !== undefined).map((item) => (
                <DueRow key={item.key} item={item} />
              ))}
            </ul>
          </Card>
          <Placements rows={placements.data.items} total={placed.count} to={candidates({ hired: placed.since })} />
          <QuickActions role={role} />
        </div>
      </div>
    </>
  )
}

function Loading() {
  return (
    <output className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <span className="sr-only">Loading the dashboard…</span>
      {['Interviews, next 7 days', 'To do'].map((title) => (
        <Card key={title} title={title}>
          <span className="flex flex-col gap-6 py-2">
            {Array.from({ length: 8 }, (_, at) => (
              <Skeleton key={at} className="w-2/3" />
            ))}
          </span>
        </Card>
      ))}
    </output>
  )
}

/** Totals in one line: each leads to the list that it counts. */
function Totals({ data, role }: { data: Dashboard; role: Role }) {
  const jobs = role === 'admin' ? 'manage-jobs' : 'find-jobs'
  const totals = [
    {
      title: 'Total Jobs',
      hint: role === 'admin' ? 'open and closed' : 'open to applications',
      count: data.totalJobs,
      to: paths.adminView(jobs),
    },
    {
      title: 'Assigned Candidates',
      hint: role === 'admin' ? 'applications that have a partner' : 'assigned to you',
      count: data.assignedCandidates,
      to: role === 'admin' ? candidates({ assigned: 'yes' }) : paths.candidates,
    },
  ]
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1 border-y border-rule py-1 text-sm">
      {totals.map(({ title, hint, count, to }) => (
        <li key={title}>
          <Link to={to} className={`${linkClass('quiet')} inline-flex min-h-11 items-center gap-2`}>
            {title} <span className="font-serif text-xl tabular-nums">{numberText(count)}</span>
            <span className="text-xs text-ink-muted">{hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function DueRow({ item: { label, hint, count, to } }: { item: DueItem }) {
  return (
    <li>
      <Link
        to={to}
        className="group flex min-h-14 items-center gap-4 rounded-sm px-2 py-2 no-underline transition-colors hover:bg-paper-sunk"
      >
        <span
          className={cx(
            'w-16 shrink-0 text-right font-serif max-sm:w-9 text-xl tabular-nums',
            count === 0 ? 'text-ink-faint' : 'text-accent',
          )}
        >
          {numberText(count)}
        </span>
        <span className="min-w-0 grow">
          <span className="block text-sm font-medium text-ink">{label}</span>
          <span className="block text-xs text-ink-muted">{hint}</span>
        </span>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint group-hover:text-accent" />
      </Link>
    </li>
  )
}

const actions: readonly { view: AdminViewName; label: string }[] = [
  { view: 'post-job', label: 'Post a job' },
  { view: 'find-jobs', label: 'View jobs' },
  { view: 'candidates', label: 'View candidates' },
  { view: 'my-candidates', label: 'View my candidates' },
  { view: 'manage-jobs', label: 'Manage jobs' },
  { view: 'analytics', label: 'Open analytics' },
  { view: 'user-management', label: 'Manage users' },
]

/** Links to the screens that the role uses most. */
function QuickActions({ role }: { role: Role }) {
  return (
    <Card title="Quick actions">
      <ul className="flex flex-wrap gap-2">
        {actions
          .filter(({ view }) => viewFor(role, view))
          .map(({ view, label }, n) => (
            <li key={view}>
              <Link to={paths.adminView(view)} className={buttonClass({ variant: n === 0 ? 'primary' : 'secondary' })}>
                {label}
              </Link>
            </li>
          ))}
        <li>
          <a href={paths.site.jobs} target="_blank" rel="noreferrer" className={buttonClass()}>
            View public jobs<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      </ul>
    </Card>
  )
}
