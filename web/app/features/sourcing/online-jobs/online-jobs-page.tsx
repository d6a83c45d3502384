import { useCallback, useMemo, useState } from 'react'
import { practiceAreasQuery } from '#web/app/features/jobs/jobs/job-queries.ts'
import { SaveSearchDialog } from '#web/app/features/sourcing/saved-searches/save-search-dialog.tsx'
import { savedSearchesOf } from '#web/app/features/sourcing/saved-searches/saved-search-queries.ts'
import { SavedSearchesCard } from '#web/app/features/sourcing/saved-searches/saved-searches-card.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { EditOnlineSearch } from './edit-online-search.tsx'
import { OnlineResults } from './online-results.tsx'
import {
  bodyOf,
  criteriaOf,
  readOnlineSearch,
  searchName,
  stateOfCriteria,
  writeOnlineSearch,
  type OnlineSearchState,
} from './online-search-address.ts'
import { OnlineSearchForm } from './online-search-form.tsx'
import { useOnlineSearch } from './use-online-search.ts'

export function loader(): null {
  void queryClient.prefetchQuery(savedSearchesOf('online_jobs'))
  void queryClient.prefetchQuery(practiceAreasQuery)
  return null
}

/** Online job search: postings from firm sites and job boards, to select and save for a candidate. */
export function OnlineJobsPage() {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readOnlineSearch(params), [params])
  const body = useMemo(() => bodyOf(state), [state])
  const search = useOnlineSearch(body, state.isAsked)
  const [isSaving, setIsSaving] = useState(false)
  const change = useCallback(
    (next: Partial<OnlineSearchState>, isNewEntry = false) =>
      setParams((now) => writeOnlineSearch(now, { ...readOnlineSearch(now), ...next }), {
        replace: !isNewEntry,
        preventScrollReset: true,
      }),
    [setParams],
  )
  const { practiceArea, location, title, level, saved } = state
  return (
    <div className="flex w-full max-w-text flex-col gap-4">
      <title>{pageTitle('Online Job Search')}</title>
      <header>
        <h1 className="text-2xl">Online Job Search</h1>
        <p className="text-sm text-ink-muted">
          Openings at law firms and on job boards. Select what fits a candidate and save it for review.
        </p>
      </header>
      <SavedSearchesCard
        kind="online_jobs"
        Edit={EditOnlineSearch}
        openId={state.open}
        onOpened={() => change({ open: undefined })}
        // Back must not lead to a link that opens the search again.
        onOpen={(search) => change(stateOfCriteria(search.criteria, search), state.open === undefined)}
      />
      <OnlineSearchForm
        // Another search in the address remounts the form.
        key={[practiceArea, location, title, level, saved].join('|')}
        state={state}
        isBusy={search.list.isFetching && (search.list.isPending || search.list.isPlaceholderData) && state.isAsked}
        onSearch={(next) => change({ ...next, isAsked: true, saved: undefined, newFrom: undefined }, true)}
      />
      {state.isAsked ? (
        <OnlineResults
          search={search}
          body={body}
          state={state}
          onChange={change}
          onHide={() => change({ isAsked: false, saved: undefined, newFrom: undefined })}
          onSaveSearch={() => setIsSaving(true)}
        />
      ) : null}
      {isSaving ? (
        <SaveSearchDialog
          given={{ kind: 'online_jobs', name: searchName(criteriaOf(state)), criteria: criteriaOf(state) }}
          onClose={() => setIsSaving(false)}
        />
      ) : null}
    </div>
  )
}
