import type { PeopleSourcesRepo } from './people-sources.repo.ts'

/** A reader that is not heard of for this long has died. Milliseconds. */
export const leaseMs = 3 * 60_000
const renewEveryMs = 20_000

/** Another reader has claimed the firm. */
export class TakenOver extends Error {}

export const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** Renews a claim on a firm, at most every few seconds. */
export function claimKeeper(
  deps: { now: () => Date; peopleSources: PeopleSourcesRepo },
  { sourceId, readId, claimedAt }: { sourceId: number; readId: string; claimedAt: Date },
): () => Promise<void> {
  let renewedAt = claimedAt.getTime()
  return async () => {
    const at = deps.now()
    if (at.getTime() - renewedAt < renewEveryMs) return
    renewedAt = at.getTime()
    if (!(await deps.peopleSources.renew(sourceId, readId, later(at, leaseMs)))) throw new TakenOver()
  }
}
