import type { MatchedJob, MatchSort } from '#contract/api/sourcing/matching.ts'
import { practiceAreaSlug } from '#contract/domain/practice-areas.ts'
import { asksForNothing, type MatchCriteria } from '#contract/domain/match-criteria.ts'
import { shownJobMatchFrom } from '#contract/domain/score.ts'
import { relatedAreas } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { relationCloseness } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import type { JobCandidatesRepo, JobWish } from '#worker/features/jobs/jobs/job-candidates.repo.ts'
import { likelyJobs, openJobsWhole } from '#worker/features/jobs/jobs/job-candidates.service.ts'
import { seesConfidentialFirms } from '#worker/features/jobs/jobs/jobs.policy.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest } from '#worker/http/errors.ts'
import { prepareCriteria, scoreJob, type PreparedCriteria } from './score-job.ts'

export type MatchNeeds = { jobCandidates: JobCandidatesRepo; now: () => Date }

/** The person who asks. Confidential jobs are left out if they may not know the firm: the text would give it away. */
type Reader = Pick<Actor, 'role' | 'isProvisional'>

/** Most results of one search. */
export const matchLimit = 100

export type Match = { jobId: number; score: number; reasons: string[] }
export type MatchResult = { matches: MatchedJob[]; totalMatches: number; kept: Match[] }

/**
 * Open jobs that fit the criteria with 70 or more of 100: the likely ones by index, each scored, the best `matchLimit` in
 * the order asked for. `totalMatches` counts all that reach 70 among those scored.
 *
 * @throws AppError 400 no_criteria when nothing is asked for.
 */
export async function matchJobs(
  deps: MatchNeeds,
  reader: Reader,
  criteria: MatchCriteria,
  sort: MatchSort,
): Promise<MatchResult> {
  if (asksForNothing(criteria)) throw badRequest('no_criteria', 'Please enter at least one criterion.')
  const now = deps.now()
  const prepared = prepareCriteria(criteria)
  const found = await likelyJobs(deps, wishesOf(prepared))
  const likely = seesConfidentialFirms(reader) ? found : found.filter(({ isConfidential }) => !isConfidential)
  const scored = likely
    .flatMap((job) => {
      const { score, tieBreak, reasons } = scoreJob(prepared, job, now)
      return score === null || score < shownJobMatchFrom ? [] : [{ job, score, tieBreak, reasons }]
    })
    .sort((a, b) => b.score - a.score || b.tieBreak - a.tieBreak || b.job.id - a.job.id)
  const best = scored.slice(0, matchLimit)
  const whole = new Map(
    (
      await openJobsWhole(
        deps,
        best.map(({ job }) => job.id),
      )
    ).map((job) => [job.id, job]),
  )
  const matches = best.flatMap(({ job: { id }, score, reasons }): MatchedJob[] => {
    const job = whole.get(id)
    if (!job) return []
    const { shortId, title, firmName, location, salaryMin, salaryMax, practiceArea, seniority } = job
    const { isRemote, isBigLaw, isBoutique, description, requirements, postedDate } = job
    const facts = { id, shortId, title, firmName, location, salaryMin, salaryMax, practiceArea, seniority }
    return [
      {
        ...facts,
        isRemote,
        isBigLaw,
        isBoutique,
        description,
        requirements,
        matchScore: score,
        matchReasons: reasons,
        postedDate: postedDate.toISOString(),
      },
    ]
  })
  return {
    matches: sortedMatches(matches, sort),
    totalMatches: scored.length,
    kept: best.map(({ job, score, reasons }) => ({ jobId: job.id, score, reasons })),
  }
}

/** Matches in the requested order; given best first. */
export function sortedMatches(matches: MatchedJob[], sort: MatchSort): MatchedJob[] {
  if (sort === 'relevance') return matches
  const pay = (job: MatchedJob) => job.salaryMax ?? job.salaryMin ?? -1
  if (sort === 'salary') return matches.toSorted((a, b) => pay(b) - pay(a))
  return matches.toSorted((a, b) => Date.parse(b.postedDate) - Date.parse(a.postedDate))
}

/** Smallest closeness of areas that can still reach the shown score. */
const nearEnough = relationCloseness.neighbour

/** Lookups in the index, the most likely first, each with its own limit. */
function wishesOf(criteria: PreparedCriteria): JobWish[] {
  const areas = spelled(criteria.practiceAreas)
  const related = spelled(
    criteria.practiceAreas.flatMap((area) =>
      relatedAreas(area).flatMap(({ area: other, relation }) =>
        relationCloseness[relation] >= nearEnough ? [other] : [],
      ),
    ),
  ).filter((area) => !areas.includes(area))
  const own = areas.length > 0 ? { areas } : {}
  const wishes: JobWish[] = []
  if (criteria.wanted.length === 0) {
    if (criteria.remoteWork) wishes.push({ ...own, isRemote: true, limit: 500 })
    wishes.push({ ...own, limit: 700 })
    if (related.length > 0)
      wishes.push({ areas: related, ...(criteria.remoteWork ? { isRemote: true as const } : {}), limit: 250 })
    return wishes
  }
  const regionsOf = ({ region, states }: PreparedCriteria['wanted'][number]): readonly string[] =>
    states ?? (region === undefined ? [] : [region])
  const regions = [...new Set(criteria.wanted.flatMap(regionsOf))]
  for (const { city } of criteria.wanted.slice(0, 6)) if (city !== undefined) wishes.push({ ...own, city, limit: 400 })
  wishes.push({ ...own, regions, limit: 500 })
  if (related.length > 0) wishes.push({ areas: related, regions, limit: 300 })
  if (criteria.remoteWork !== false) wishes.push({ ...own, isRemote: true, limit: 200 })
  return wishes
}

/** Labels and slugs: jobs hold either. */
const spelled = (areas: readonly string[]): string[] => [
  ...new Set(areas.flatMap((area) => [area.toLowerCase(), practiceAreaSlug(area)])),
]
