import { seniorityValues, type Seniority } from '#contract/domain/seniorities.ts'
import type { UsState } from '#contract/domain/us-states.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { placeNamed, type Place } from '#worker/reading/lexicon/places.ts'
import type {
  ReasonMark,
  ScoredApplication,
  ScoredJob,
  ScoredResume,
  ScoreReason,
} from '#contract/domain/score-types.ts'

/** Result of one part; undefined where the job states nothing to compare. */
export type Judged = { value: number; reasons: ScoreReason[] } | undefined

export type Facts = { form: ScoredApplication; resume: ScoredResume | null; job: JobFacts; now: Date }

/** A job with what its text says, read once for all of its applications. */
export type JobFacts = ScoredJob & {
  places: Place[]
  bars: UsState[]
  wantsPatentBar: boolean
  seat: Seniority | undefined
}

/** Reads what scoring compares out of a job. */
export function jobFacts(job: ScoredJob, now: Date): JobFacts {
  const text = [job.description, ...job.requirements].join('\n')
  const bars = readMentions(text, { now, isProse: true }).flatMap((mention) =>
    mention.kind === 'bar' && mention.stance === 'wanted' ? [mention] : [],
  )
  return {
    ...job,
    places: job.location.split(/;|\||\s+or\s+|\s+\/\s+/).flatMap((part) => placeNamed(part.trim()) ?? []),
    bars: [...new Set(bars.flatMap(({ states }) => states))],
    wantsPatentBar: bars.some(({ isPatentBar }) => isPatentBar),
    seat: seatOf(job.seniority),
  }
}

const seatOf = (seniority: string): Seniority | undefined =>
  seniorityValues.find((value) => value === seniority.trim().toLowerCase().replaceAll(/\s+/g, '-'))

/** A reason with its quote. An empty quote counts as missing. */
export const reason = (mark: ReasonMark, text: string, quote: string | null | undefined = null): ScoreReason => ({
  mark,
  text,
  quote: quote === '' ? null : (quote ?? null),
})

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Value of an unknown fact: between a fit and a miss, so that any better fact raises the score. */
export const unknownValue = 0.5
