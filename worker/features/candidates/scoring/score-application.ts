import { lastPosition } from '#contract/domain/last-position.ts'
import { findInstructions } from '#contract/domain/resume-risks.ts'
import { balanceReasons } from '#contract/domain/score.ts'
import { borneOut, quotable } from './evidence.ts'
import { preferenceRisk } from './firm-rule.ts'
import { practiceYears } from './practice-years.ts'
import { jobFacts, type Facts, type JobFacts } from './score-facts.ts'
import { judges, tagsOf } from './score-rules.ts'
import {
  defaultScoreWeights,
  scoreParts,
  type ApplicationScore,
  type ScoredApplication,
  type ScoredJob,
  type ScoredResume,
  type ScorePart,
  type ScoreReason,
  type ScoreWeights,
} from '#contract/domain/score-types.ts'

/**
 * Scores an application against its job, 0 to 100, with reasons that quote what bears them out. A weighted mean of the
 * parts that the job speaks to, taken down where the practice or the years are another's: no salary makes up for that.
 * A better fact never lowers it. Text that speaks to a program is named as a risk and counts for nothing.
 *
 * @param input.job As stored, or as `jobFacts` read it.
 * @param input.weights How much each part counts; all zero is the default.
 */
export function scoreApplication(input: {
  form: ScoredApplication
  resume: ScoredResume | null
  job: ScoredJob | JobFacts
  weights?: ScoreWeights
  now: Date
}): ApplicationScore {
  const job = 'places' in input.job ? input.job : jobFacts(input.job, input.now)
  const facts: Facts = { ...input, job }
  const given = input.weights ?? defaultScoreWeights
  const weights = scoreParts.some((key) => given[key] > 0) ? given : defaultScoreWeights
  const parts: ScorePart[] = []
  const reasons: WeighedReason[] = []
  for (const key of scoreParts) {
    const judged = judges[key](facts)
    if (!judged) continue
    parts.push({ key, weight: weights[key], value: judged.value })
    reasons.push(...judged.reasons.map((reason) => ({ reason, effect: effectOf(reason, judged.value) * weights[key] })))
  }
  const score = Math.round(100 * meanOf(parts) * gate(parts, 'practice', 0.55) * gate(parts, 'experience', 0.7))
  const ordered = [...inOrder(reasons), ...preferenceRisk(facts), ...instructionsIn(facts), ...tagsOf(facts)]
  return {
    score,
    summary: summaryOf(score, facts),
    reasons: balanced(borneOut(ordered, quotable(input.form, input.resume?.text ?? null)), score),
    parts,
  }
}

const meanOf = (parts: readonly ScorePart[]): number => {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  return whole === 0 ? 0 : parts.reduce((sum, { weight, value }) => sum + weight * value, 0) / whole
}

/** Share of the score that remains when a part is missed altogether; a part without weight has no effect. */
function gate(parts: readonly ScorePart[], key: ScorePart['key'], least: number): number {
  const part = parts.find((one) => one.key === key && one.weight > 0)
  return part ? least + (1 - least) * part.value : 1
}

type WeighedReason = { reason: ScoreReason; effect: number }

/** Share of its part that a strength earned or a concern cost, 0 to 1. */
const effectOf = ({ mark }: ScoreReason, value: number) => (mark === 'fits' ? value : 1 - value)

/** Reasons that moved the score furthest come first: the worst concern before the lesser ones. */
const inOrder = (reasons: readonly WeighedReason[]): ScoreReason[] =>
  reasons.toSorted((a, b) => b.effect - a.effect).map(({ reason }) => reason)

const kinds = { fits: 'strengths', misses: 'concerns', risk: 'risks', tag: 'tags' } as const

/** Strengths and concerns in turn, for a score that the model may have changed too. */
export const balanced = (reasons: readonly ScoreReason[], score: number): ScoreReason[] =>
  balanceReasons(reasons, ({ mark }) => kinds[mark], score)

/** Reason given for a text that gives orders to programs, by rules and by the model alike. */
export const instructionsWarning = 'Contains text addressed to a computer program, which was ignored'

function instructionsIn({ form, resume }: Facts): ScoreReason[] {
  const [found] = findInstructions(`${resume?.text ?? ''}\n${form.coverLetter ?? ''}`)
  return found ? [{ mark: 'risk', text: instructionsWarning, quote: found.quote }] : []
}

/** The word for a score, in the bands of the screens. */
export function fitWord(score: number): string {
  if (score >= 80) return 'A strong fit'
  if (score >= 70) return 'A good fit'
  return score >= 50 ? 'A possible fit' : 'A weak fit'
}

function summaryOf(score: number, facts: Facts): string {
  const { job } = facts
  const [office] = job.places
  const city = office ? ` in ${office.city ?? office.name}` : ''
  const place = job.isRemote ? ' (remote)' : city
  return `${fitWord(score)}: ${candidateText(facts)}, for ${job.title}${place}.`
}

/** "Counsel at Ropes & Gray LLP with 7 years of practice". */
function candidateText(facts: Facts): string {
  const { form, resume } = facts
  const last = resume ? lastPosition(resume.facts) : undefined
  const firm = form.lastFirmName ?? last?.firm
  const { years } = practiceYears(facts)
  return [
    form.lastJobTitle ?? last?.title ?? 'A candidate',
    firm ? `at ${firm}` : '',
    years === null ? '' : `with ${years} ${years === 1 ? 'year' : 'years'} of practice`,
  ]
    .filter(Boolean)
    .join(' ')
}
