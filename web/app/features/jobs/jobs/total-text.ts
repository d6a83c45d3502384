import type { ManagedJobSort } from '#contract/domain/managed-jobs.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { searchedForText } from '#web/app/lib/searched-for.ts'
import type { JobsPage } from './job-queries.ts'

/** "78 jobs" or "120+ jobs", with a note if only the newest matches are sorted. */
export function totalText(
  page: Pick<JobsPage, 'total' | 'isTotalCapped' | 'isOrderPartial' | 'searchedFor'>,
  sort: ManagedJobSort,
): string {
  const number = `${numberText(page.total)}${page.isTotalCapped ? '+' : ''}`
  const noun = page.total === 1 && !page.isTotalCapped ? 'job' : 'jobs'
  const partial = page.isOrderPartial && sort !== 'recent' && sort !== 'oldest'
  const meaning = searchedForText(page.searchedFor)
  return `${number} ${noun}${meaning}${partial ? ' · sorted 120 at a time, newest first. Narrow the filters to sort everything.' : ''}`
}
