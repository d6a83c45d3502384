import type { JobSource, ReadResult } from '#contract/api/sourcing/job-sources.ts'
import { platformOf, type JobPlatformName } from '#contract/domain/job-platforms.ts'
import type { JobSourceRow } from './job-sources.repo.ts'
import type { FoundPostings } from './read-source.service.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export function presentSource(source: JobSourceRow, now: Date): JobSource {
  const platform = platformOf(source.adapter as JobPlatformName)
  return {
    id: source.id,
    name: source.name,
    adapter: source.adapter,
    platform: platform.label,
    locator: source.locator,
    kind: source.kind,
    enabled: source.isEnabled,
    needsKey: source.needsKey,
    health: source.health,
    failure: source.failure,
    failures: source.failures,
    isReading: source.readingUntil !== null && source.readingUntil > now,
    lastReadAt: iso(source.lastReadAt),
    lastSuccessAt: iso(source.lastSuccessAt),
    nextReadAt: source.isEnabled ? iso(source.nextReadAt) : null,
    postings: source.postings,
    legalPostings: source.legalPostings,
    legalShare: source.postings > 0 ? source.legalPostings / source.postings : null,
    attribution: platform.attribution ?? null,
  }
}

export const presentRead = (
  read: { source: JobSourceRow; found: FoundPostings; problem: string | null },
  now: Date,
): ReadResult => ({ source: presentSource(read.source, now), problem: read.problem, found: read.found })
