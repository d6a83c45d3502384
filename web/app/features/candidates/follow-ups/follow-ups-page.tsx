import { useState } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { followUpsApi, type Unplanned } from '#contract/api/candidates/follow-ups.ts'
import { followUpBuckets, type FollowUpBucket } from '#contract/domain/follow-up-rules.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { FollowUpDialog } from './follow-up-dialog.tsx'
import { queuePages, unplannedPages } from './follow-up-queries.ts'
import { FollowUpRow } from './follow-up-row.tsx'

type TabName = FollowUpBucket | 'unplanned'
const tabNames: readonly TabName[] = [...followUpBuckets, 'unplanned']
const tabLabels: Record<TabName, string> = {
  overdue: 'Overdue',
  today: 'Today',
  upcoming: 'Upcoming',
  unplanned: 'No next action',
}

const askedTab = (params: URLSearchParams): TabName => tabNames.find((name) => name === params.get('show')) ?? 'today'

/** Starts reading the list that the address names. */
export function loader({ request }: LoaderFunctionArgs): null {
  const tab = askedTab(new URL(request.url).searchParams)
  if (tab === 'unplanned') void queryClient.prefetchInfiniteQuery(unplannedPages)
  else void queryClient.prefetchInfiniteQuery(queuePages(tab))
  return null
}

/** The user's queue: overdue, due today, upcoming, and the candidates without a follow-up. */
export function FollowUpsPage() {
  const [params, setParams] = useSearchParams()
  const tab = askedTab(params)
  // Every tab's answer holds the counts of all, so the numbers stay while another tab is read.
  const counts = usePagedQuery(queuePages(tab === 'unplanned' ? 'today' : tab)).first?.counts
  const tabs = tabNames.map((value) => ({
    value,
    label: tabLabels[value],
    ...(counts && value !== 'unplanned' ? { count: counts[value] } : {}),
  }))
  return (
    <>
      <title>{pageTitle('Follow-ups')}</title>
      <div className="w-full max-w-text">
        <ListHead
          title="Follow-ups"
          about="Your follow-ups. All times Eastern."
          csv={
            tab === 'unplanned' ? (
              <CsvLink endpoint={followUpsApi.unplannedCsv} />
            ) : (
              <CsvLink endpoint={followUpsApi.csv} query={{ bucket: tab }} />
            )
          }
        />
        <Tabs
          tabs={tabs}
          value={tab}
          label="Follow-ups"
          onValueChange={(next) => setParams(next === 'today' ? {} : { show: next }, { replace: true })}
        >
          {tabNames.map((name) => (
            <TabPanel key={name} value={name}>
              {name === tab ? <TabContent name={name} /> : null}
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </>
  )
}

function TabContent({ name }: { name: TabName }) {
  return name === 'unplanned' ? <UnplannedList /> : <Queue bucket={name} />
}

const emptyTexts: Record<FollowUpBucket, { title: string; text: string }> = {
  overdue: { title: 'Nothing is overdue', text: 'Follow-ups that are past due appear here.' },
  today: { title: 'Nothing is due today', text: 'Add a follow-up from a candidate, or see what’s upcoming.' },
  upcoming: { title: 'Nothing upcoming', text: 'Open a candidate to add a follow-up.' },
}

const listTexts = {
  pending: <SkeletonRows label="Loading follow-ups…" />,
  failure: { title: 'Failed to fetch follow-ups' },
}

function Queue({ bucket }: { bucket: FollowUpBucket }) {
  const { list, rows, first } = usePagedQuery(queuePages(bucket))
  const overdue = first?.counts.overdue ?? 0
  return (
    <ListState
      list={list}
      rows={rows}
      {...listTexts}
      empty={
        <EmptyState
          {...emptyTexts[bucket]}
          action={
            overdue > 0 ? (
              <Link to="?show=overdue" replace className={buttonClass()}>
                Show {overdue} overdue
              </Link>
            ) : null
          }
        />
      }
    >
      <ul className="divide-y divide-rule">
        {rows.map((followUp) => (
          <FollowUpRow key={followUp.id} followUp={followUp} />
        ))}
      </ul>
      <ShowMore list={list} failed="Couldn’t load more follow-ups." className="mt-3" />
    </ListState>
  )
}

function UnplannedList() {
  const { role } = useCurrentUser()
  const [planning, setPlanning] = useState<Unplanned>()
  const { list, rows } = usePagedQuery(unplannedPages, ({ applicationId }) => applicationId)
  return (
    <ListState
      list={list}
      rows={rows}
      {...listTexts}
      empty={
        <EmptyState
          title="Everyone has a next action"
          text={
            role === 'admin'
              ? 'Candidates without a partner appear here.'
              : 'Your candidates in the pipeline appear here.'
          }
        />
      }
    >
      <ul className="divide-y divide-rule">
        {rows.map((item) => (
          <li key={item.applicationId} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
            <div className="min-w-0 flex-1 basis-60">
              <Link to={`${paths.candidates}?selected=${item.applicationId}`} className={linkClass()}>
                {item.applicantName}
              </Link>
              <p className="wrap-anywhere text-ink-muted">
                {item.jobTitle} · unchanged since {easternDateText(item.updatedAt)}
              </p>
            </div>
            <Button size="sm" onClick={() => setPlanning(item)}>
              Plan<span className="sr-only"> for {item.applicantName}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore list={list} failed="Couldn’t load more candidates." className="mt-3" />
      {planning ? (
        <FollowUpDialog
          about={{
            subject: 'application',
            subjectId: planning.applicationId,
            name: `${planning.applicantName}, ${planning.jobTitle}`,
          }}
          onClose={() => setPlanning(undefined)}
        />
      ) : null}
    </ListState>
  )
}
