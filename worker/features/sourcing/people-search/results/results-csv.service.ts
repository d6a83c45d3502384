import { easternDay } from '#contract/domain/eastern-time.ts'
import type { PeopleSearchesRepo } from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import { searchFor } from '#worker/features/sourcing/people-search/searches/people-searches.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { csvText } from '#worker/http/csv.ts'
import { resultJudge, type JudgeDeps } from './judged-results.service.ts'

type ResultsCsvDeps = JudgeDeps & { peopleSearches: PeopleSearchesRepo }

const header = [
  'Name',
  'Title',
  'Firm',
  'Practice area',
  'Email',
  'Phone',
  'Location',
  'Education',
  'Bar admissions',
  'Clerkships',
  'Summary',
  'Profile',
  'Source',
  'Off limits',
]

/**
 * Valid results as CSV, all of them or those of `ids`, in the order of the search. People who must not be contacted are
 * left out, even if their ids are given; those who are off limits, unless they are. Safe to open in a spreadsheet.
 *
 * @throws AppError 404.
 */
export async function resultsCsv(
  deps: ResultsCsvDeps,
  actor: Actor,
  id: number,
  ids: readonly number[] | undefined,
): Promise<{ name: string; text: string }> {
  const query = await searchFor(deps, actor, id)
  const [found, judge] = await Promise.all([deps.peopleResults.ofQuery(id, ids), resultJudge(deps, id)])
  const results = found
    .filter(({ isValid, doNotContactAt }) => isValid && doNotContactAt === null)
    .map(judge)
    .filter(({ offLimits }) => ids !== undefined || offLimits === null)
  const rows = results.map((row) => [
    row.name,
    row.title,
    row.company,
    row.practiceArea,
    row.email,
    row.phone,
    row.location,
    row.education,
    row.barAdmission,
    row.clerkships,
    row.profileSummary ?? row.snippet,
    row.profileUrl,
    row.sourceUrl,
    row.offLimits?.text,
  ])
  const day = easternDay(deps.now())
  return { name: `People in ${query.location} ${day}.csv`, text: csvText(header, rows) }
}
