import { z } from 'zod'
import type { MatchedJob, MatchSort } from '#contract/api/sourcing/matching.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import type { MatchCriteria } from '#contract/domain/match-criteria.ts'
import { withoutInstructions } from '#contract/domain/resume-risks.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { shownJobMatchFrom } from '#contract/domain/score.ts'
import { borneOut, reasonText } from '#worker/features/candidates/scoring/scoring.service.ts'
import {
  madeByModelOrRules,
  type IntelligenceDeps,
} from '#worker/features/identity/intelligence/intelligence.service.ts'
import { matchJobs, sortedMatches, type MatchNeeds, type MatchResult } from './match.service.ts'

/** The model weighs the best so many of the rules' matches, and sees so many characters of each description. */
const weighedJobs = 12
const shownText = 900
/** Most points by which the model may move a score of the rules, as with applications. */
const maxMoved = 15
/** The rules answer if the model takes longer than this. Milliseconds. */
const timeoutMs = 8_000

const weighing = z.object({
  jobs: z.array(
    z.object({
      number: z.number().int(),
      score: z.number(),
      reasons: z.array(
        z.object({ mark: z.enum(['fits', 'misses', 'risk']), text: z.string(), quote: z.string().nullable() }),
      ),
    }),
  ),
})

const instructions = `You weigh open legal jobs against what a candidate looks for. Each job has a number and the score of a first
weighing. Give each job a score from 0 to 100 and up to five reasons, each a short sentence: what fits, what is missing, what
is a risk. Each reason quotes the words of that job that bear it out, or null when it speaks of something the job does not state.`

/**
 * Open jobs for criteria by the engine that answers. The rules find and score in any case. The model may score the best
 * of them again, within `maxMoved` points and never below the shown minimum, with reasons whose quotes appear in the
 * job.
 *
 * @throws AppError 400 no_criteria when nothing is asked for.
 */
export async function matchByModelOrRules(
  deps: MatchNeeds & IntelligenceDeps,
  reader: Parameters<typeof matchJobs>[1],
  criteria: MatchCriteria,
  sort: MatchSort,
): Promise<MatchResult & { engine: Engine }> {
  const rules = await matchJobs(deps, reader, criteria, 'relevance')
  const best = rules.matches.slice(0, weighedJobs)
  if (best.length === 0) return { ...rules, engine: 'rules' }
  const { name: _name, ...wishes } = criteria
  const texts = best.map(textOf)
  const { engine, value } = await madeByModelOrRules(
    deps,
    {
      ability: 'match-jobs',
      instructions,
      // The candidate's name stays here.
      data: { wishes: JSON.stringify(wishes), jobs: texts.join('\n\n') },
      schema: weighing,
      timeoutMs,
    },
    { rules: () => best, accept: (answer) => acceptWeighing(answer, best, texts) },
  )
  const matches = [...value, ...rules.matches.slice(weighedJobs)]
  return {
    matches: sortedMatches(matches, sort),
    totalMatches: rules.totalMatches,
    kept: matches.map(({ id, matchScore, matchReasons }) => ({ jobId: id, score: matchScore, reasons: matchReasons })),
    engine,
  }
}

function textOf(job: MatchedJob, index: number): string {
  // As people read it, so that a lone minimum ("$210K+") isn't taken for all that the job pays.
  const pay = jobSalaryText(job)
  return [
    `Job ${index + 1} (first weighing: ${job.matchScore})`,
    job.title,
    job.firmName,
    `${job.practiceArea}, ${job.seniority}`,
    `${job.location}${job.isRemote ? ', remote' : ''}`,
    `Pay: ${pay}`,
    ...job.requirements.slice(0, 8),
    withoutInstructions(job.description).slice(0, shownText),
  ].join('\n')
}

/** Applies the model's scores whose reasons are borne out by the job's text; undefined if there aren't any. */
function acceptWeighing(
  answer: z.output<typeof weighing>,
  best: readonly MatchedJob[],
  texts: readonly string[],
): MatchedJob[] | undefined {
  let isWeighed = false
  const weighed = best.map((job, index) => {
    const own = answer.jobs.find(({ number }) => number === index + 1)
    const reasons = borneOut(own?.reasons ?? [], texts[index] ?? '').slice(0, 5)
    if (!own || reasons.length === 0 || !Number.isFinite(own.score)) return job
    isWeighed = true
    const low = Math.max(shownJobMatchFrom, job.matchScore - maxMoved)
    const high = Math.min(100, job.matchScore + maxMoved)
    return {
      ...job,
      matchScore: Math.round(Math.min(high, Math.max(low, own.score))),
      matchReasons: reasons.map(reasonText),
    }
  })
  // A stable sort: among equals the rules' order stays.
  return isWeighed ? weighed.toSorted((a, b) => b.matchScore - a.matchScore) : undefined
}
