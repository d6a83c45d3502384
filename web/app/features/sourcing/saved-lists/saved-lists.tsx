import { savedListsApi } from '#contract/api/sourcing/saved-lists.ts'
import { savedListStatuses, savedListStatusLabels } from '#contract/domain/saved-list-statuses.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { useMedia } from '#web/app/lib/use-media.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { readStatus, savedListPages } from './saved-lists-queries.ts'
import { SavedListCard } from './saved-list-card.tsx'

type SavedListsProps = {
  title: string
  about: string
  /** Next step on an empty screen. */
  ifNone: string
  /** True if the user approves and rejects; otherwise decisions are read-only. */
  mayDecide: boolean
}

/** The lists that the user may see, by status. */
export function SavedLists({ title, about, ifNone, mayDecide }: SavedListsProps) {
  const [params, setParams] = useSearchParams()
  const status = readStatus(params)
  const columns = [useMedia('(width >= 48rem)'), useMedia('(width >= 80rem)')].filter(Boolean).length + 1
  const { list, rows: cards, first } = usePagedQuery(savedListPages(status))
  const counts = first?.counts
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : undefined
  const count = (value: number | undefined) => (value === undefined ? {} : { count: value })
  const show = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === 'all') next.delete('status')
        else next.set('status', value)
        return next
      },
      { replace: true },
    )
  return (
    <div className="w-full">
      <title>{pageTitle(title)}</title>
      <ListHead
        title={title}
        about={about}
        csv={<CsvLink endpoint={savedListsApi.csv} query={status ? { status } : {}} />}
      />
      <Tabs
        label="Job lists by status"
        value={status ?? 'all'}
        onValueChange={show}
        tabs={[
          { value: 'all', label: 'All', ...count(all) },
          ...savedListStatuses.map((value) => ({
            value,
            label: savedListStatusLabels[value],
            ...count(counts?.[value]),
          })),
        ]}
      >
        <TabPanel value={status ?? 'all'}>
          <ListState
            list={list}
            rows={cards}
            pending={<SkeletonCards label="Loading job lists…" columns={columns} size="large" />}
            failure={{ title: 'The job lists couldn’t be loaded' }}
            empty={
              <EmptyState
                title={status ? `No ${savedListStatusLabels[status].toLowerCase()} lists` : 'No saved job lists'}
                text={ifNone}
              />
            }
          >
            <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
              {cards.map((card) => (
                <li key={card.id}>
                  <SavedListCard card={card} mayDecide={mayDecide} />
                </li>
              ))}
            </ul>
            <ShowMore list={list} failed="Couldn’t load more lists." className="mt-5 text-center" />
          </ListState>
        </TabPanel>
      </Tabs>
    </div>
  )
}
