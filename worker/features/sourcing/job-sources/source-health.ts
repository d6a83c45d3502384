import type { PageError, PageProblem } from '#worker/reading/page-error.ts'
import type { JobSourceRow } from './job-sources.repo.ts'

const hour = 3600_000
/** Pause between two reads of a healthy source. */
export const readEveryMs = 6 * hour
/** Pause when details of postings are left to read: an unchanged list costs one request. */
const moreToReadMs = hour
/** Pause after a read without a legal title: there may be one next week. */
const unprovenMs = 7 * 24 * hour
/** Longest pause after failures. */
const maxWaitMs = 7 * 24 * hour

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

function healthAfter(kind: PageProblem): JobSourceRow['health'] {
  if (kind === 'gone') return 'gone'
  return kind === 'refused' || kind === 'robots' || kind === 'too_many' ? 'blocked' : 'failing'
}

/** The columns of a source after a read. */
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
    const wait = Math.min(maxWaitMs, Math.max(doubled, (problem.retryAfterSeconds ?? 0) * 1000))
    return {
      health: healthAfter(problem.kind),
      failure: problem.message,
      failures,
      lastReadAt: at,
      nextReadAt: later(wait),
    }
  }
  const isProved = source.provedAt !== null || found.legal > 0
  const pauseMs = read.isMoreToRead ? moreToReadMs : readEveryMs
  return {
    health: isProved ? 'ok' : 'unproven',
    failure: isProved ? null : 'It has no legal positions, so nothing is shown. We’ll check again in a week.',
    failures: 0,
    provedAt: source.provedAt ?? (isProved ? at : null),
    lastReadAt: at,
    lastSuccessAt: at,
    nextReadAt: later(isProved ? pauseMs : unprovenMs),
    postings: found.postings,
    legalPostings: found.legal,
    ...(read.validators.etag || read.validators.lastModified ? read.validators : {}),
  }
}
