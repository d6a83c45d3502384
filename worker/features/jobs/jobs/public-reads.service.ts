import type { BoardRepo } from './board.repo.ts'
import type { JobsRepo } from './jobs.repo.ts'
import type { PublicPageCache, StateReads } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'
import type { SiteRepo } from '#worker/features/jobs/site-cache/site.repo.ts'

/** Readers of public content. All of them ask the same database: a replica or the primary. */
export type PublicReads = { board: BoardRepo; jobs: JobsRepo; site: SiteRepo }

type PublicReadsDeps = PublicReads & {
  boardReads: BoardRepo
  jobReads: JobsRepo
  siteReads: SiteRepo
  publicPages: Pick<PublicPageCache, 'servableVersion'>
}

/**
 * Chooses the readers for a public answer: those of a read replica (one D1 session), or of the primary when the replica has
 * not received the newest save yet. The replica is asked for its version first: later reads of a session are never older.
 *
 * @param version Version of the public content that the answer must show. Default: the version checked within the last
 *   second, else the primary's own.
 */
export async function publicReads(deps: PublicReadsDeps, version?: number): Promise<PublicReads> {
  const [newest, replica] = await Promise.all([
    version ?? deps.publicPages.servableVersion() ?? deps.site.state().then((state) => state.version),
    deps.siteReads.state(),
  ])
  return replica.version >= newest
    ? { board: deps.boardReads, jobs: deps.jobReads, site: deps.siteReads }
    : { board: deps.board, jobs: deps.jobs, site: deps.site }
}

/** Reads the version of the public content: from the nearest replica, or from the primary when that has to decide. */
export const stateReads = (deps: Pick<PublicReadsDeps, 'site' | 'siteReads'>): StateReads => ({
  replica: () => deps.siteReads.state(),
  primary: () => deps.site.state(),
})
