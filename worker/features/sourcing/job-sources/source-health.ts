import type { PageError, PageProblem } from '#worker/reading/page-error.ts'
import type { JobSourceRow } from './job-sources.repo.ts'

const hour = 3600_000
/** Between two reads of a source that is well. */
export const readEveryMs = 6 * hour
/** When details of postings are left over: the list costs few requests, and says so when it has not changed. */
const moreToReadMs = hour
/** A source without a legal title is looked at again after a week: it may have none today only. */
const unprovenMs = 7 * 24 * hour
/** The longest back-off. */
const longestMs = 7 * 24 * hour

/** The wait after the first failure of a kind; it doubles with each further one. */
const firstWaits: Readonly<Record<PageProblem, number>> = {
  timeout: hour,
  network: hour,
  server: hour,
  too_many: 6 * hour,
  refused: 48 * hour,
  robots: 24 * hour,
  gone: 48 * hour,
  redirect: 24 * hour,
  malformed: 12 * hour,
  too_large: 24 * hour,
  content_type: 24 * hour,
  status: 12 * hour,
  address: 48 * hour,
}

const healthAfter = (kind: PageProblem): JobSourceRow['health'] =>
  kind === 'gone' ? 'gone' : kind === 'refused' || kind === 'robots' || kind === 'too_many' ? 'blocked' : 'failing'

/** What a source's row says after a read. */
export function outcomeOf(
  source: Pick<JobSourceRow, 'failures' | 'provedAt'>,
  read: {
    found: { postings: number; legal: number }
    problem: PageError | null
    at: Date
    validators: { etag: string | null; lastModified: string | null }
    /** Details of postings are left for the next read. */
    isMoreToRead?: boolean
  },
): Partial<JobSourceRow> {
  const { at, problem, found } = read
  const later = (ms: number) => new Date(at.getTime() + ms)
  if (problem) {
    const failures = source.failures + 1
    const doubled = firstWaits[problem.kind] * 2 ** Math.min(failures - 1, 10)
    const wait = Math.min(longestMs, Math.max(doubled, (problem.retryAfterSeconds ?? 0) * 1000))
    return {
      health: healthAfter(problem.kind),
      failure: problem.message,
      failures,
      lastReadAt: at,
      nextReadAt: later(wait),
    }
  }
  const isProved = source.provedAt !== null || found.legal > 0
  return {
    health: isProved ? 'ok' : 'unproven',
    failure: isProved ? null : 'It held no legal position, so nothing of it is shown. It is looked at again in a week.',
    failures: 0,
    provedAt: source.provedAt ?? (isProved ? at : null),
    lastReadAt: at,
    lastSuccessAt: at,
    nextReadAt: later(!isProved ? unprovenMs : read.isMoreToRead ? moreToReadMs : readEveryMs),
    postings: found.postings,
    legalPostings: found.legal,
    ...(read.validators.etag || read.validators.lastModified ? read.validators : {}),
  }
}
