import { boardFacets } from '#worker/features/jobs/jobs/board-facets.service.ts'
import type { PageDeps } from './pages.tsx'

/** Figures of the landing page. Zero and null aren't shown. */
export type LandingFigures = {
  placements: number
  practiceAreas: number
  cities: number
  /** Median weeks from application to accepted offer; null for too few placements to say. */
  medianWeeks: number | null
}

/** A median of fewer placements would say more about single people than about the agency. */
const minForMedian = 5
const weekMs = 7 * 24 * 3600_000

/** Reads the figures from what is stored; nothing is rounded up or made up. */
export async function landingFigures(deps: PageDeps): Promise<LandingFigures> {
  const [facets, placements, durations] = await Promise.all([
    boardFacets(deps, {}),
    deps.placementFigures.placements(),
    deps.placementFigures.durations(),
  ])
  return {
    placements,
    practiceAreas: facets.practiceArea?.length ?? 0,
    cities: facets.location?.length ?? 0,
    medianWeeks: durations.length < minForMedian ? null : weeksOf(durations),
  }
}

function weeksOf(durations: readonly number[]): number {
  const sorted = durations.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return Math.max(1, Math.round(middle / weekMs))
}
