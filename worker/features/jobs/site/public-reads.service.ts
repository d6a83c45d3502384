import type { BoardRepo } from '#worker/features/jobs/jobs/board.repo.ts'
import type { JobsRepo } from '#worker/features/jobs/jobs/jobs.repo.ts'
import { publicPageCache, type StateReads } from './public-page-cache.ts'
import type { SiteRepo } from './site.repo.ts'

/** The readers of what everybody may see. All three ask the same database: a replica or the primary. */
export type PublicReads = { board: BoardRepo; jobs: JobsRepo; site: SiteRepo }

type Needs = PublicReads & { boardReads: BoardRepo; jobReads: JobsRepo; siteReads: SiteRepo }

/**
 * The readers for an answer to everybody: a read replica's (one D1 session), or the primary's when the replica has not yet
 * got the newest save. The replica is asked for its version before anything else: what a session reads later is never older,
 * so nothing that is older than a save can be taken for it.
 *
 * @param version The version of the public content that the answer must show. Without one: the version checked within the last
 *   second, else the primary's own.
 */
export async function publicReads(deps: Needs, version?: number): Promise<PublicReads> {
  const [newest, replica] = await Promise.all([
    version ?? publicPageCache.servableVersion() ?? deps.site.state().then((state) => state.version),
    deps.siteReads.state(),
  ])
  return replica.version >= newest
    ? { board: deps.boardReads, jobs: deps.jobReads, site: deps.siteReads }
    : { board: deps.board, jobs: deps.jobs, site: deps.site }
}

/** Where the version of the public content is checked: the nearest replica, and the primary where that has to decide. */
export const stateReads = (deps: Pick<Needs, 'site' | 'siteReads'>): StateReads => ({
  replica: () => deps.siteReads.state(),
  primary: () => deps.site.state(),
})
