import { Bookmark, Ellipsis, EyeOff } from 'lucide-react'
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import { onlineJobsApi } from '#contract/api/sourcing/online-jobs.ts'
import { onlineSearchSorts } from '#contract/domain/online-search.ts'
import type { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { Select } from '#web/app/ui/select.tsx'
import { SettledInput } from '#web/app/ui/settled-input.tsx'
import { practiceAreasQuery } from '#web/app/features/jobs/jobs/job-queries.ts'
import { SaveSearchDialog } from '#web/app/features/sourcing/saved-searches/save-search-dialog.tsx'
import { savedSearchesOf } from '#web/app/features/sourcing/saved-searches/saved-search-queries.ts'
import { SavedSearchesCard } from '#web/app/features/sourcing/saved-searches/saved-searches-card.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Menu, MenuItem } from '#web/app/ui/dropdown-menu.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead, useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { EditOnlineSearch } from './edit-online-search.tsx'
import { NarrowingFields } from './online-filters.tsx'
import { OnlineResults, OnlineSources, onlineTotalText } from './online-results.tsx'
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
  const [isFormOpen, setIsFormOpen] = useState(false)
  const isWide = useIsWideList()
  const formId = useId()
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
    <div className="w-full">
      <title>{pageTitle('Online Job Search')}</title>
      <ListHead
        title="Online Job Search"
        about="Openings at law firms and on job boards. Select jobs for a candidate and save them for review."
        {...(state.isAsked ? resultControls(state, change) : {})}
        total={state.isAsked ? totalText(search) : undefined}
        actions={
          state.isAsked ? (
            <ResultActions
              isWide={isWide}
              onSave={() => setIsSaving(true)}
              onHide={() => change({ isAsked: false, saved: undefined, newFrom: undefined })}
              edit={
                <Button aria-expanded={isFormOpen} aria-controls={formId} onClick={() => setIsFormOpen(!isFormOpen)}>
                  Edit search
                </Button>
              }
            />
          ) : null
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-4 pt-1 min-[75rem]:grid-cols-[21rem_minmax(0,1fr)]">
        <div id={formId} hidden={!isWide && state.isAsked && !isFormOpen} className="flex min-w-0 flex-col gap-4">
          <OnlineSearchForm
            // Another search in the address remounts the form.
            key={[practiceArea, location, title, level, saved].join('|')}
            state={state}
            isBusy={search.list.isFetching && (search.list.isPending || search.list.isPlaceholderData) && state.isAsked}
            onSearch={(next) => {
              setIsFormOpen(false)
              change({ ...next, isAsked: true, saved: undefined, newFrom: undefined }, true)
            }}
          />
          {state.isAsked && isWide ? <OnlineSources search={search} body={body} /> : null}
          <SavedSearchesCard
            kind="online_jobs"
            Edit={EditOnlineSearch}
            openId={state.open}
            onOpened={() => change({ open: undefined })}
            // Back must not lead to a link that opens the search again.
            onOpen={(search) => change(stateOfCriteria(search.criteria, search), state.open === undefined)}
          />
        </div>
        {state.isAsked ? <OnlineResults search={search} body={body} /> : null}
        {!state.isAsked && isWide ? (
          <CommonSearches onSearch={(next) => change({ ...next, isAsked: true }, true)} />
        ) : null}
      </div>
      {isSaving ? (
        <SaveSearchDialog
          given={{ kind: 'online_jobs', name: searchName(criteriaOf(state)), criteria: criteriaOf(state) }}
          onClose={() => setIsSaving(false)}
        />
      ) : null}
    </div>
  )
}

const commonAreas = [
  'Corporate',
  'Litigation',
  'Real Estate',
  'Labor & Employment',
  'Intellectual Property',
  'Tax',
  'Banking & Finance',
  'Healthcare',
] as const satisfies readonly (typeof shippedPracticeAreas)[number][]

/** The place of the results before a search: one click for each of the practice areas that most firms have. */
function CommonSearches({ onSearch }: { onSearch: (next: Pick<OnlineSearchState, 'practiceArea'>) => void }) {
  return (
    <EmptyState
      title="What are you looking for?"
      text="Fill in the criteria, open a saved search, or start with a practice area."
      action={commonAreas.map((practiceArea) => (
        <Button key={practiceArea} size="sm" onClick={() => onSearch({ practiceArea })}>
          {practiceArea}
        </Button>
      ))}
    />
  )
}

type ResultActionsProps = { isWide: boolean; onSave: () => void; onHide: () => void; edit: ReactNode }

/** Actions for the results; on a narrow screen, where the form is hidden, also to show it. */
function ResultActions({ isWide, onSave, onHide, edit }: ResultActionsProps) {
  if (isWide) {
    return (
      <>
        <Button size="sm" onClick={onSave}>
          Save this search
        </Button>
        <Button size="sm" variant="quiet" onClick={onHide}>
          Hide results
        </Button>
      </>
    )
  }
  return (
    <>
      {edit}
      <Menu trigger={<IconButton icon={Ellipsis} label="More" />}>
        <MenuItem icon={Bookmark} onSelect={onSave}>
          Save this search
        </MenuItem>
        <MenuItem icon={EyeOff} onSelect={onHide}>
          Hide results
        </MenuItem>
      </Menu>
    </>
  )
}

function totalText({ first, list }: ReturnType<typeof useOnlineSearch>): string {
  const isSearching = list.isFetching && !list.isFetchingNextPage
  return `${first ? onlineTotalText(first) : ''}${isSearching ? ' · Searching…' : ''}`
}

/** Search words, filters and order of the results. */
function resultControls(state: OnlineSearchState, onChange: (next: Partial<OnlineSearchState>) => void) {
  const count = [state.isRemote, state.salaryFrom, state.postedWithin].filter((value) => value !== undefined).length
  return {
    csv: <CsvLink endpoint={onlineJobsApi.csv} query={{ ...criteriaOf(state), sort: state.sort }} />,
    search: (
      <SettledInput
        type="search"
        aria-label="Keyword"
        placeholder="Keyword"
        value={state.q}
        maxLength={200}
        onSettle={(q) => onChange({ q })}
      />
    ),
    filters: [
      {
        label: 'Sort',
        width: 'w-40',
        control: (
          <Select
            aria-label="Sort"
            options={onlineSearchSorts}
            value={state.sort}
            onValueChange={(sort) => onChange({ sort })}
          />
        ),
      },
    ],
    moreFilters: (
      <div className="grid gap-3 sm:grid-cols-3">
        <NarrowingFields state={state} onChange={onChange} />
      </div>
    ),
    moreCount: count,
    activeCount: count,
    ...(count > 0 || state.q
      ? {
          onClear: () => onChange({ q: '', isRemote: undefined, salaryFrom: undefined, postedWithin: undefined }),
        }
      : {}),
  }
}
