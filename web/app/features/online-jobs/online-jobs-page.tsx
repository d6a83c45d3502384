import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { practiceAreasQuery } from '#web/app/features/jobs/job-queries.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { OnlineResults } from './online-results.tsx'
import {
  bodyOf,
  criteriaOf,
  readOnlineSearch,
  writeOnlineSearch,
  type OnlineSearchState,
} from './online-search-address.ts'
import { OnlineSearchForm } from './online-search-form.tsx'
import { savedSearchesQuery } from './online-search-queries.ts'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { useOnlineSearch } from './use-online-search.ts'

export function loader(): null {
  void queryClient.prefetchQuery(savedSearchesQuery)
  void queryClient.prefetchQuery(practiceAreasQuery)
  return null
}

/** Online job search: postings of law firms' sites and boards, to select and save for a candidate (spec 2 §2). */
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
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <title>{pageTitle('Online Job Search')}</title>
      <header>
        <h1 className="text-2xl">Online Job Search</h1>
        <p className="text-sm text-ink-muted">
          Openings at law firms and on job boards. Select what fits a candidate and save it for review.
        </p>
      </header>
      <SavedSearches onOpen={(next) => change(next, true)} />
      <OnlineSearchForm
        // Another search of the address fills the form anew.
        key={[practiceArea, location, title, level, saved].join('|')}
        state={state}
        isBusy={search.list.isFetching && search.list.isPending && state.isAsked}
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
        <SaveSearchDialog given={{ criteria: criteriaOf(state) }} onClose={() => setIsSaving(false)} />
      ) : null}
    </div>
  )
}
