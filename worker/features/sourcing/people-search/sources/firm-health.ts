import type { PageError } from '#worker/reading/page-error.ts'
import type { PeopleSourceRow } from './people-sources.repo.ts'

const hour = 3600_000
const day = 24 * hour
/** Longest wait after a failure. */
const maxWaitMs = 7 * day
/** Failures after which the wait doesn't double any more. */
const maxDoublings = 7

/** Counts of a firm's pages by their state. */
export type PageCounts = { all: number; waiting: number; read: number; failed: number }

/** Explains to staff why a whole read has found nobody. */
export function emptySentence(counts: PageCounts): string {
  if (counts.all === 0) {
    return 'No people pages were found in a sitemap or a directory. We’ll check again in a week.'
  }
  return counts.failed === counts.all
    ? 'Its people pages couldn’t be read. We’ll try again in a week.'
    : 'None of the pages we found shows a person. We’ll check again in a week.'
}

/** Health of a firm whose read has failed. */
export function healthAfter({ kind }: PageError): PeopleSourceRow['health'] {
  if (kind === 'gone') return 'gone'
  return ['refused', 'robots', 'too_many'].includes(kind) ? 'blocked' : 'failing'
}

/** Waits after a first failure, by its kind; an hour for all others. Milliseconds. */
const firstWaits: Partial<Record<PageError['kind'], number>> = {
  refused: 48 * hour,
  gone: 48 * hour,
  robots: day,
  too_many: 6 * hour,
}

/**
 * Wait before a firm is read again: it doubles with each failure in a row, up to a week, and is at least what the site asks for.
 *
 * @param failures Earlier failures in a row.
 * @returns Milliseconds.
 */
export function waitAfter({ kind, retryAfterSeconds = 0 }: PageError, failures: number): number {
  const own = (firstWaits[kind] ?? hour) * 2 ** Math.min(failures, maxDoublings)
  return Math.min(maxWaitMs, Math.max(own, retryAfterSeconds * 1000))
}
