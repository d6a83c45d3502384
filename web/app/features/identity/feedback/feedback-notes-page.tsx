import { type LoaderFunctionArgs } from 'react-router'
import { feedbackApi, maxFeedbackCounted } from '#contract/api/identity/feedback.ts'
import {
  feedbackPriorities,
  feedbackPriorityLabels,
  feedbackStatuses,
  feedbackStatusLabels,
  feedbackTypeLabels,
  feedbackTypes,
} from '#contract/domain/feedback-types.ts'
import { currentUser } from '#web/app/features/identity/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { FeedbackNote } from './feedback-note.tsx'
import { feedbackPages, readNotesFilter } from './feedback-notes-queries.ts'

/** Starts reading while the page's code loads. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const user = await currentUser()
  if (user?.role !== 'admin' || user.status !== 'active' || user.mustSetUpTwoFactor) return null
  void queryClient.prefetchInfiniteQuery(feedbackPages(readNotesFilter(new URL(request.url).searchParams)))
  return null
}

/** Feedback from users and visitors, for admins to work on. */
export function FeedbackNotesPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('Feedback')}</title>
      {role === 'admin' ? <Notes /> : <AccessRestricted />}
    </>
  )
}

const any = 'any'

/** The options of a filter, starting with one for all values. */
const choices = <T extends string>(all: string, values: readonly T[], labels: Record<T, string>) => [
  { value: any, label: all },
  ...values.map((value) => ({ value: value as string, label: labels[value] })),
]

const filters = [
  { name: 'status', label: 'Status', options: choices('Any status', feedbackStatuses, feedbackStatusLabels) },
  { name: 'type', label: 'Type', options: choices('Any type', feedbackTypes, feedbackTypeLabels) },
  { name: 'priority', label: 'Priority', options: choices('Any priority', feedbackPriorities, feedbackPriorityLabels) },
] as const

function Notes() {
  const [params, setParams] = useSearchParams()
  const filter = readNotesFilter(params)
  const { list, rows: notes, first } = usePagedQuery(feedbackPages(filter))
  const isFiltered = Object.keys(filter).length > 0
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === any) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return (
    <div className="w-full max-w-text">
      <ListHead
        title="Feedback"
        about="Feedback from users and visitors."
        total={totalText(first?.total)}
        csv={<CsvLink endpoint={feedbackApi.csv} query={filter} />}
        filters={filters.map(({ name, label, options }) => ({
          label,
          width: 'w-40',
          control: (
            <Select
              aria-label={label}
              options={options}
              value={filter[name] ?? any}
              onValueChange={(value) => set(name, value)}
            />
          ),
        }))}
        activeCount={Object.keys(filter).length}
        onClear={isFiltered ? () => setParams({}, { replace: true }) : undefined}
      />
      <ListState
        list={list}
        rows={notes}
        pending={<SkeletonCards label="Loading feedback…" size="large" />}
        failure={{ title: 'Couldn’t load feedback' }}
        empty={
          <EmptyState
            title={isFiltered ? 'No feedback found' : 'No feedback yet'}
            text={isFiltered ? 'Try other filters.' : 'Feedback sent from the site or the app appears here.'}
            action={isFiltered ? <Button onClick={() => setParams({}, { replace: true })}>Clear All</Button> : null}
          />
        }
      >
        <ul className="flex flex-col gap-4">
          {notes.map((note) => (
            <li key={note.id}>
              <FeedbackNote note={note} />
            </li>
          ))}
        </ul>
        <ShowMore list={list} failed="Couldn’t load more feedback." className="mt-5 text-center" />
      </ListState>
    </div>
  )
}

function totalText(total: number | undefined): string {
  if (total === undefined) return ''
  if (total >= maxFeedbackCounted) return `${maxFeedbackCounted}+ notes`
  return total === 1 ? '1 note' : `${total} notes`
}
