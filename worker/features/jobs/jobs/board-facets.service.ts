import { boardQuery, type BoardFilters } from '#contract/domain/board-filters.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import type { PracticeAreasRepo } from '#worker/features/jobs/practice-areas/practice-areas.repo.ts'
import { areaSlug, listPracticeAreas } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import type { BoardRepo } from './board.repo.ts'
import type { SharedValues } from './shared-values.ts'
import { searchOf } from './board.service.ts'

/** A value of a filter, and how many jobs the board shows with it. */
export type FacetValue = { value: string; label: string; count: number }

/** The values that the jobs on the board have, the most frequent first. Null where more jobs match than are counted. */
export type BoardFacets = {
  practiceArea: FacetValue[] | null
  location: FacetValue[] | null
  seniority: FacetValue[] | null
}

type FacetsDeps = { board: Pick<BoardRepo, 'shared'>; practiceAreas: PracticeAreasRepo }

/** Counts practice areas, cities and levels, each under all the other filters. At most three searches, in one round trip. */
export async function boardFacets(
  deps: FacetsDeps,
  filters: BoardFilters,
  mode: { isWide: boolean } = { isWide: false },
): Promise<BoardFacets> {
  const { sort: _sort, ...unordered } = filters
  const { practiceArea: _area, ...withoutArea } = unordered
  const { location: _location, ...withoutPlace } = unordered
  const { seniority: _level, ...withoutLevel } = unordered
  const searches = [withoutArea, withoutPlace, withoutLevel]
  const keys = searches.map((search) => boardQuery(search))
  const distinct = searches.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
  const [areas, ...read] = await Promise.all([
    listPracticeAreas(deps),
    ...distinct.map((search) => searchOf(deps, search)),
  ])
  const shared = await deps.board.shared(read.map((search) => (mode.isWide ? { ...search, ...mode } : search)))
  const of = (index: number) => shared[[...new Set(keys)].indexOf(keys[index] ?? '')] ?? null
  return {
    practiceArea: areaValues(of(0), new Map(areas.map(({ value, label }) => [value, label]))),
    location: of(1)?.city.map(({ value, count }) => ({ value, label: value, count })) ?? null,
    seniority: levelValues(of(2)),
  }
}

const levelValues = (shared: SharedValues | null): FacetValue[] | null =>
  shared?.level.flatMap(({ value, count }) => {
    const level = seniorities.find((one) => one.value === value)
    return level ? [{ value, label: level.label, count }] : []
  }) ?? null

/** Jobs may have stored an area by its label or its slug. */
function areaValues(shared: SharedValues | null, labels: ReadonlyMap<string, string>): FacetValue[] | null {
  if (!shared) return null
  const bySlug = new Map<string, number>()
  for (const { value, count } of shared.area) {
    const slug = areaSlug(value)
    if (labels.has(slug)) bySlug.set(slug, (bySlug.get(slug) ?? 0) + count)
  }
  return [...bySlug]
    .map(([value, count]) => ({ value, label: labels.get(value) ?? value, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-US'))
}
