import type { FirmLinksRepo } from './firm-links.repo.ts'

/** Jobs, and as many submissions, that one run links. */
const linkedAtOnce = 500

/**
 * Links jobs and submissions that were stored without a firm: those of before the directory, and imported ones. Safe to
 * run twice.
 *
 * @returns True if there may be more.
 */
export async function linkFirms({ firmLinks, now }: { firmLinks: FirmLinksRepo; now: () => Date }): Promise<boolean> {
  const rows = await firmLinks.unlinked(linkedAtOnce)
  if (rows.jobs.length + rows.submissions.length === 0) return false
  await firmLinks.link(rows, now())
  return Math.max(rows.jobs.length, rows.submissions.length) === linkedAtOnce
}
