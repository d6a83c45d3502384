import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { jobSourcesApi, type JobSource } from '#contract/api/sourcing/job-sources.ts'
import {
  isInState,
  sourceHas,
  sourceHealthLabels,
  sourceStates,
  type SourceState,
} from '#contract/domain/job-source-health.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { SourceDialog } from './source-dialog.tsx'
import { SourceRow } from './source-row.tsx'

/** Reads the sources. The page itself refuses users who may not see them. */
export async function loader(): Promise<null> {
  try {
    await queryClient.ensureQueryData(read(jobSourcesApi.list))
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
  }
  return null
}

/** The sites that online jobs are read from, with their health and postings. */
export function JobSourcesPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('Job Sources')}</title>
      {role === 'admin' ? <JobSources /> : <AccessRestricted />}
    </>
  )
}

const stateLabels: Record<SourceState, string> = { all: 'All sources', off: 'Switched off', ...sourceHealthLabels }

/** Rows before "Show more". */
const rowsAtFirst = 50

function JobSources() {
  const { data: sources } = useSuspenseQuery(read(jobSourcesApi.list))
  const [search, setSearch] = useSearchParams()
  const [shownRows, setShownRows] = useState(rowsAtFirst)
  const [edited, setEdited] = useState<JobSource | 'new'>()
  const words = search.get('q') ?? ''
  const state = sourceStates.find((name) => name === search.get('state')) ?? 'all'
  const wanted = useDeferredValue(words)
  const change = (name: 'q' | 'state', value: string) => {
    setShownRows(rowsAtFirst)
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '' || value === 'all') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }
  const found = sources.filter((source) => isInState(state, source) && sourceHas(wanted, source))
  const working = sources.filter(({ enabled, health }) => enabled && health === 'ok')
  const legal = working.reduce((sum, { legalPostings }) => sum + legalPostings, 0)
  return (
    <div className="w-full">
      <ListHead
        title="Job Sources"
        about={
          <>
            {working.length} of {sources.length} sources {working.length === 1 ? 'works and has' : 'work and have'}{' '}
            {numberText(legal)} attorney {legal === 1 ? 'position' : 'positions'}. Each is checked every six hours, at
            the pace its site allows.
          </>
        }
        total={found.length === 1 ? '1 source' : `${numberText(found.length)} sources`}
        search={
          <TextInput
            type="search"
            aria-label="Find a source"
            placeholder="Name, platform or URL"
            value={words}
            onChange={(event) => change('q', event.target.value)}
          />
        }
        filters={[
          {
            label: 'State',
            width: 'w-52',
            control: (
              <Select
                aria-label="State"
                options={sourceStates.map((name) => ({
                  value: name,
                  label: `${stateLabels[name]} (${sources.filter((source) => isInState(name, source)).length})`,
                }))}
                value={state}
                onValueChange={(value) => change('state', value)}
              />
            ),
          },
        ]}
        csv={<CsvLink endpoint={jobSourcesApi.csv} query={{ q: wanted, state }} />}
        activeCount={Number(state !== 'all')}
        onClear={words || state !== 'all' ? () => setSearch({}, { replace: true }) : undefined}
        actions={
          <Button variant="primary" onClick={() => setEdited('new')}>
            Add source
          </Button>
        }
      />
      <div>
        {found.length === 0 ? (
          <EmptyState title="No sources found" text="Try another keyword or status, or add the source." />
        ) : (
          <ul className="divide-y divide-rule">
            {found.slice(0, shownRows).map((source) => (
              <SourceRow key={source.id} source={source} onEdit={() => setEdited(source)} />
            ))}
          </ul>
        )}
        {found.length > shownRows ? (
          <Button className="mt-3" onClick={() => setShownRows(shownRows + 100)}>
            Show more ({found.length - shownRows})
          </Button>
        ) : null}
      </div>
      {edited ? (
        <SourceDialog
          key={edited === 'new' ? 'new' : edited.id}
          source={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  )
}
