import { settingsApi, type SettingChangeItem } from '#contract/api/identity/settings.ts'
import { settingField, settingText } from '#contract/domain/setting-fields.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { readPages, usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'

// A visit after a save shows that save.
const historyPages = readPages(settingsApi.history, { limit: 50 }, { staleTime: 0 })

export const loader = () => void queryClient.prefetchInfiniteQuery(historyPages)

/** Who changed which setting of the agency, newest first. */
export function Section() {
  const { list, rows } = usePagedQuery(historyPages)
  return (
    <Card title="History of settings">
      <p className="mb-3 max-w-xl text-sm text-ink-muted">
        Every change of the agency’s settings, newest first. Of long texts, only the change is on record.
      </p>
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonRows label="Loading the history…" count={6} />}
        failure={{ title: 'The history couldn’t be loaded', fallback: 'Please try again.' }}
        empty={<EmptyState level={3} title="No changes yet" text="The settings are as they were installed." />}
      >
        <ul aria-label="Changes" className="divide-y divide-rule">
          {rows.map((change) => (
            <li
              key={change.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 text-sm"
            >
              <Change change={change} />
              <p className="text-ink-muted">
                {change.by ?? 'A deleted account'} · <Time at={change.at} />
              </p>
            </li>
          ))}
        </ul>
      </ListState>
      <ShowMore list={list} className="mt-3" failed="The next changes couldn’t be loaded." />
    </Card>
  )
}

function Change({ change: { key, from, to } }: { change: SettingChangeItem }) {
  const { section, label } = settingField(key)
  return (
    <div className="min-w-48 flex-1 wrap-anywhere">
      <p className="text-ink-muted">{section}</p>
      <p className="font-medium">{label}</p>
      <p>
        {from === null || to === null ? (
          'Changed'
        ) : (
          <>
            <span className="sr-only">From </span>
            <span className="text-ink-muted">{settingText(key, from)}</span>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> to </span>
            {settingText(key, to)}
          </>
        )}
      </p>
    </div>
  )
}
