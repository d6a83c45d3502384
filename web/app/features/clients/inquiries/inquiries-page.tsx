import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { inquiriesApi, maxInquiriesCounted } from '#contract/api/clients/inquiries.ts'
import {
  inquiryKindLabels,
  inquiryStatuses,
  inquiryStatusLabels,
  inquiryTopics,
  type InquiryStatus,
} from '#contract/domain/inquiries.ts'
import { partnersMissing, partnersQuery } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { currentUser } from '#web/app/features/identity/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead, type ListControl } from '#web/app/ui/list/list-head.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { inquiryPages, readInquiryFilter, type ShownInquiries } from './inquiry-queries.ts'
import { InquiryRow } from './inquiry-row.tsx'

/** Starts reading while the page's code loads. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const user = await currentUser()
  if (user?.status !== 'active' || user.mustSetUpTwoFactor) return null
  void queryClient.prefetchInfiniteQuery(inquiryPages(readInquiryFilter(new URL(request.url).searchParams)))
  return null
}

const any = 'any'

/** Inquiries from the public site: all for admins, those assigned to them for partners. */
export function InquiriesPage() {
  const { role } = useCurrentUser()
  const isAdmin = role === 'admin'
  const [params, setParams] = useSearchParams()
  const filter = readInquiryFilter(params)
  const { list, rows, first } = usePagedQuery(inquiryPages(filter))
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
  const clear = () => setParams({}, { replace: true })
  return (
    <div className="w-full max-w-text">
      <title>{pageTitle('Inquiries')}</title>
      <ListHead
        title="Inquiries"
        total={totalText(first?.total)}
        csv={<CsvLink endpoint={inquiriesApi.csv} query={filter} />}
        filters={filtersOf({ filter, counts: first?.counts, isAdmin, set })}
        activeCount={Object.keys(filter).length}
        onClear={isFiltered ? clear : undefined}
      />
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonRows label="Loading inquiries…" count={6} />}
        failure={{ title: 'Inquiries couldn’t be loaded' }}
        empty={
          <EmptyState
            title={isFiltered ? 'No inquiries found' : 'No inquiries yet'}
            text={emptyText(isFiltered, isAdmin)}
            action={isFiltered ? <Button onClick={clear}>Clear filters</Button> : null}
          />
        }
      >
        <ul className="divide-y divide-rule border-y border-rule">
          {rows.map((inquiry) => (
            <li key={inquiry.id}>
              <InquiryRow inquiry={inquiry} mayAssign={isAdmin} />
            </li>
          ))}
        </ul>
        <ShowMore list={list} failed="The next inquiries couldn’t be loaded." className="mt-5 text-center" />
      </ListState>
    </div>
  )
}

type FiltersInput = {
  filter: ShownInquiries
  counts: Partial<Record<InquiryStatus, number>> | undefined
  isAdmin: boolean
  set: (name: string, value: string) => void
}

function filtersOf({ filter, counts, isAdmin, set }: FiltersInput): ListControl[] {
  const controls: ListControl[] = [
    {
      label: 'Status',
      width: 'w-40',
      control: (
        <Select
          aria-label="Status"
          value={filter.status ?? any}
          onValueChange={(value) => set('status', value)}
          options={[
            { value: any, label: 'Any status' },
            ...inquiryStatuses.map((value) => ({
              value: value as string,
              label: `${inquiryStatusLabels[value]}${counts ? ` (${counts[value]})` : ''}`,
            })),
          ]}
        />
      ),
    },
    {
      label: 'About',
      width: 'w-40',
      control: (
        <Select
          aria-label="About"
          value={filter.topic ?? any}
          onValueChange={(value) => set('topic', value)}
          options={[
            { value: any, label: 'Anything' },
            ...inquiryTopics.map((value) => ({ value: value as string, label: inquiryKindLabels[value] })),
          ]}
        />
      ),
    },
  ]
  if (!isAdmin) return controls
  const assignee = (
    <AssigneeFilter value={String(filter.assignee ?? any)} onChange={(value) => set('assignee', value)} />
  )
  return [...controls, { label: 'Assigned to', width: 'w-44', control: assignee }]
}

function AssigneeFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data: partners = [], isError } = useQuery(partnersQuery)
  return (
    <Select
      aria-label="Assigned to"
      value={value}
      onValueChange={onChange}
      options={[
        { value: any, label: 'Anyone' },
        { value: 'none', label: 'Unassigned' },
        ...partners.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isError ? [partnersMissing] : []),
      ]}
    />
  )
}

function emptyText(isFiltered: boolean, isAdmin: boolean): string {
  if (isFiltered) return 'Try other filters.'
  return isAdmin
    ? 'Messages that people send from the website appear here. They’re deleted a year after the last change.'
    : 'Inquiries that an admin assigns to you appear here.'
}

function totalText(total: number | undefined): string {
  if (total === undefined) return ''
  if (total >= maxInquiriesCounted) return `${maxInquiriesCounted}+ inquiries`
  return total === 1 ? '1 inquiry' : `${total} inquiries`
}
