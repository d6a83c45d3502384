import type { SavedSearch } from '#contract/api/sourcing/saved-searches.ts'
import type { SavedSearchRow } from './saved-searches.repo.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const presentSavedSearch = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  criteria: JSON.parse(row.criteria) as Record<string, unknown>,
  every: row.every,
  isPaused: row.pausedAt !== null,
  nextRunAt: iso(row.nextRunAt),
  lastRunAt: iso(row.lastRunAt),
  lastTotal: row.lastTotal,
  newCount: row.newCount,
  seenMark: row.seenMark,
  lastRunId: row.kind === 'people' && row.mark > 0 ? row.mark : null,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
})
