import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { dashboardApi, type Dashboard } from '#contract/api/workspace/dashboard.ts'
import { numberText } from '#contract/domain/number-text.ts'
import type { Role } from '#contract/domain/roles.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { viewFor, type AdminViewName } from '#web/app/lib/admin-views.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Card } from '#web/app/ui/card.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Skeleton } from '#web/app/ui/skeleton.tsx'
import { dueItems, type DueItem } from './dashboard-links.ts'

/** Read again whenever the page is opened: its numbers are about now. */
const dashboardQuery = { ...read(dashboardApi.read), staleTime: 0 }

/** Starts reading the numbers; the page appears at once. */
export function loader(): null {
  void queryClient.prefetchQuery(dashboardQuery)
  return null
}

/** Totals, the numbers that need attention, and quick actions. */
export function DashboardPage() {
  const { role, name } = useCurrentUser()
  const query = useQuery(dashboardQuery)
  return (
    <div className="flex w-full max-w-text flex-col gap-5">
      <title>{pageTitle('Dashboard')}</title>
      <div>
        <h1 className="text-2xl">Dashboard</h1>
        <p className="text-sm text-ink-muted">Welcome back, {name}</p>
      </div>
      {query.isError && !query.data ? (
        <ErrorState
          title="Couldn’t load the dashboard."
          text={sentenceOf(query.error, '')}
          lost="Nothing was lost."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          requestId={query.error instanceof ApiError ? query.error.requestId : undefined}
        />
      ) : (
        <Numbers data={query.data} role={role} />
      )}
      <QuickActions role={role} />
    </div>
  )
}

function Numbers({ data, role }: { data: Dashboard | undefined; role: Role }) {
  const jobs = role === 'admin' ? 'manage-jobs' : 'find-jobs'
  return (
    <>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <BigCard
          title="Total Jobs"
          hint={role === 'admin' ? 'Open and closed' : 'Open to applications'}
          count={data?.totalJobs}
          to={viewFor(role, jobs) && paths.adminView(jobs)}
        />
        <BigCard
          title="Assigned Candidates"
          hint={role === 'admin' ? 'Applications that have a partner' : 'Assigned to you'}
          count={data?.assignedCandidates}
          to={role === 'admin' ? `${paths.candidates}?assigned=yes` : paths.candidates}
        />
      </div>
      <Card title="To do">
        {data ? (
          <ul className="-mx-2 divide-y divide-rule">
            {dueItems(data, role, viewFor(role, 'saved-job-lists') !== undefined).map((item) => (
              <DueRow key={item.key} item={item} />
            ))}
          </ul>
        ) : (
          <output className="flex flex-col gap-6 py-2">
            <span className="sr-only">Loading your to-dos…</span>
            {Array.from({ length: 6 }, (_, at) => (
              <Skeleton key={at} className="w-2/3" />
            ))}
          </output>
        )}
      </Card>
    </>
  )
}

type BigCardProps = { title: string; hint: string; count: number | undefined; to: string | undefined }

function BigCard({ title, hint, count, to }: BigCardProps) {
  const content = (
    <>
      <span className="text-sm text-ink-muted">{title}</span>
      <span className="font-serif text-3xl text-ink tabular-nums">{count === undefined ? '–' : numberText(count)}</span>
      <span className="text-xs text-ink-muted">{hint}</span>
    </>
  )
  const look = 'flex flex-col gap-0.5 rounded-lg border border-rule bg-paper-raised p-4 sm:p-5'
  return to === undefined ? (
    <p className={look}>{content}</p>
  ) : (
    <Link to={to} className={cx(look, 'no-underline transition-colors hover:border-rule-strong')}>
      {content}
    </Link>
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
  { view: 'find-jobs', label: 'Find jobs' },
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
