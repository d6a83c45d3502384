import { postingsThere, type PostingsThereDeps } from '#worker/features/sourcing/online-jobs/online-search.service.ts'
import { jobsMadeFrom, type JobsMadeFromDeps } from '#worker/features/sourcing/online-jobs/scrape-url.service.ts'

/** Current state of the addresses of saved jobs. */
export type KeptState = { isThere: (url: string) => boolean | null; jobId: (url: string) => number | null }

/**
 * Looks up saved addresses: whether their postings are still there, and which jobs were made from them.
 *
 * @param isAdmin Only admins see the jobs, which may not be public yet.
 */
export async function keptState(
  deps: PostingsThereDeps & JobsMadeFromDeps,
  urls: readonly string[],
  isAdmin: boolean,
): Promise<KeptState> {
  const [there, made] = await Promise.all([
    postingsThere(deps, urls),
    isAdmin ? jobsMadeFrom(deps, urls) : new Map<string, number>(),
  ])
  return { isThere: (url) => there.get(url) ?? null, jobId: (url) => made.get(url) ?? null }
}
