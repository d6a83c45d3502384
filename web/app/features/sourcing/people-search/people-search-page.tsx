import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, type LoaderFunctionArgs } from 'react-router'
import { splitWords } from '#contract/domain/people-search.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { Menu, MenuItem } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { ListHead, useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { PeopleNav } from '#web/app/layouts/people-nav.tsx'
import { savedSearchesOf } from '#web/app/features/sourcing/saved-searches/saved-search-queries.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { liveResults, providersQuery, searchPages } from './people-queries.ts'
import { PeopleSearchForm, valuesOf } from './people-search-form.tsx'
import { RecentSearches, recentCount } from './recent-searches.tsx'
import { ResultsPanel } from './results-panel.tsx'
import { SavedPeopleSearches, SavePeopleSearchDialog } from './saved-people-searches.tsx'
import { readSearchId } from './results-view.ts'
import { useSearchEnd } from './use-search-end.ts'
import { useStartSearch } from './use-start-search.ts'

/** Starts reading what the address asks for, without waiting for it. */
export function loader({ request }: LoaderFunctionArgs): null {
  const id = readSearchId(new URL(request.url).searchParams)
  if (id === undefined) {
    void queryClient.prefetchInfiniteQuery(searchPages(undefined, recentCount))
    void queryClient.prefetchQuery(savedSearchesOf('people'))
    void queryClient.prefetchQuery(providersQuery)
  } else if (queryClient.getQueryData(liveResults(id).queryKey) === undefined) {
    void queryClient.prefetchQuery(liveResults(id))
  }
  return null
}

/** Finds attorneys by location, keywords and titles. A search runs in the background. */
export function PeopleSearchPage() {
  const [params] = useSearchParams()
  const id = readSearchId(params)
  return (
    <>
      <title>{pageTitle('People Search')}</title>
      {id === undefined ? (
        <>
          <PeopleNav />
          <Start />
        </>
      ) : (
        <>
          {/* On a phone the results take its place; the menu has the same links. */}
          <div className="max-sm:hidden">
            <PeopleNav />
          </div>
          <Search key={id} id={id} />
        </>
      )}
    </>
  )
}

function useShowSearch() {
  const navigate = useNavigate()
  return (id: number) => void navigate(paths.peopleSearchOf(id))
}

function Start() {
  const show = useShowSearch()
  return (
    <>
      <ListHead title="People Search" about="Find legal professionals by location, keywords and job titles" />
      <div className="grid max-w-text grid-cols-[minmax(0,1fr)] items-start gap-5 pt-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title="Search">
          <PeopleSearchForm onStarted={show} />
        </Card>
        <StartAside />
      </div>
    </>
  )
}

/** Drawn once both lists are known: each would push down what is below it. */
function StartAside() {
  const navigate = useNavigate()
  const saved = useQuery(savedSearchesOf('people'))
  const { list: recent } = usePagedQuery(searchPages(undefined, recentCount))
  if (saved.isPending || recent.isPending) return <SkeletonText lines={6} />
  return (
    <div className="flex flex-col gap-5">
      <SavedPeopleSearches
        onOpen={(id, hasNews) => void navigate(hasNews ? paths.newPeopleOf(id) : paths.peopleSearchOf(id))}
      />
      <Card title="Getting Started">
        <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm">
          <li>Enter a location: a city, a state or a region.</li>
          <li>Add keywords such as a practice area or a law school. A person’s page must contain all of them.</li>
          <li>Select job titles to narrow the search, and add words to exclude.</li>
          <li>
            The search runs in the background. People we already know appear immediately while firm sites are being
            read. Then scrape profiles for email, education and bar admissions.
          </li>
        </ol>
      </Card>
      <RecentSearches />
    </div>
  )
}

function Search({ id }: { id: number }) {
  const navigate = useNavigate()
  const show = useShowSearch()
  const search = useQuery(liveResults(id))
  useSearchEnd(search.data)
  const again = useStartSearch(show)
  const [edit, setEdit] = useState(0)
  const [isSaving, setIsSaving] = useState(false)
  const query = search.data?.query
  return (
    <>
      <ResultsPanel
        searchId={id}
        search={search}
        // Hidden on a narrow screen until Edit Search is pressed.
        aside={
          <Card
            title="Search"
            className={cx(
              'min-[75rem]:sticky min-[75rem]:top-29 min-[75rem]:max-h-[calc(100dvh-8.5rem)] min-[75rem]:overflow-y-auto',
              edit === 0 && 'max-[75rem]:hidden',
            )}
          >
            {search.isPending ? (
              <SkeletonText lines={6} />
            ) : (
              <PeopleSearchForm {...(query ? { values: valuesOf(query) } : {})} edit={edit} onStarted={show} />
            )}
          </Card>
        }
        onAgain={(failed) =>
          again.isPending ||
          again.mutate({
            location: failed.location,
            keywords: splitWords(failed.keywords),
            jobTitle: splitWords(failed.jobTitle),
            excludeWords: splitWords(failed.excludeWords),
            provider: failed.provider,
          })
        }
        actions={
          <SearchMenu
            entries={[
              { label: 'New Search', onSelect: () => void navigate(paths.peopleSearch) },
              { label: 'Edit Search', onSelect: () => setEdit(edit + 1) },
              ...(query && query.savedSearchId === null
                ? [{ label: 'Run regularly…', onSelect: () => setIsSaving(true) }]
                : []),
            ]}
          />
        }
      />
      {isSaving && query ? <SavePeopleSearchDialog query={query} onClose={() => setIsSaving(false)} /> : null}
    </>
  )
}

/** Actions for the search: buttons where there is room, otherwise a menu. */
function SearchMenu({ entries }: { entries: readonly { label: string; onSelect: () => void }[] }) {
  const isWide = useIsWideList()
  if (isWide) {
    return entries.map(({ label, onSelect }) => (
      <Button key={label} size="sm" onClick={onSelect}>
        {label}
      </Button>
    ))
  }
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="More" />}>
      {entries.map(({ label, onSelect }) => (
        <MenuItem key={label} onSelect={onSelect}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
