import { Link } from 'react-router'
import { peopleQueryStatusLabels } from '#contract/domain/people-search.ts'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { Time } from '#web/app/ui/time.tsx'
import { searchPages } from './people-queries.ts'
import { queryTones } from './results-panel.tsx'

/** Number of searches on the start page. */
export const recentCount = 5

/** The latest searches, including running and failed ones, which the history doesn't show. */
export function RecentSearches() {
  const { rows: searches } = usePagedQuery(searchPages(undefined, recentCount))
  if (searches.length === 0) return null
  return (
    <Card title="Recent searches">
      <ul className="flex flex-col gap-2.5 text-sm">
        {searches.map((search) => (
          <li key={search.id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link
                to={paths.peopleSearchOf(search.id)}
                className={`${linkClass('quiet')} touch-target font-medium wrap-anywhere`}
              >
                {search.keywords} in {search.location}
              </Link>
              <p className="text-xs text-ink-muted">
                {search.resultCount === 1 ? '1 result' : `${search.resultCount} results`} ·{' '}
                <Time at={search.createdAt} show="ago" />
              </p>
            </div>
            <Badge tone={search.isCancelled ? 'neutral' : queryTones[search.status]}>
              {search.isCancelled ? 'Canceled' : peopleQueryStatusLabels[search.status]}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
