import { knownPracticeArea } from '#contract/domain/practice-areas.ts'
import { z } from 'zod'
import { resumeStateTexts, type ResumeState } from '#contract/domain/resume-facts.ts'
import { withoutInstructions } from '#contract/domain/resume-risks.ts'
import { borneOut, formLines, quotable, reasonText } from './evidence.ts'
import { instructionsWarning, balanced, scoreApplication } from './score-application.ts'
import type { ApplicationScore, ScoreWeights } from '#contract/domain/score-types.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import {
  madeByModelOrRules,
  type IntelligenceDeps,
} from '#worker/features/identity/intelligence/intelligence.service.ts'
import type { OwnResume } from '#worker/features/candidates/resumes/resumes.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { rescoreTask } from '#worker/features/identity/settings/rescore.service.ts'
import { rescoredAtOnce, scoreTask } from './scoring-start.service.ts'
import type { ScoringRepo, StoredScore } from './scoring.repo.ts'

export { borneOut, formLines, reasonText } from './evidence.ts'
export { practiceYears } from './practice-years.ts'
export { fitWord, scoreApplication } from './score-application.ts'
export { presentMatch } from './scoring.present.ts'

type ScoringDeps = IntelligenceDeps & { scoring: ScoringRepo }

/** Maximum points by which the model may change the rules' score, so that a résumé can't talk it into more. */
const maxMoved = 15

export const weightsOf = (settings: Settings): ScoreWeights => ({
  practice: settings.scoreWeightPractice,
  experience: settings.scoreWeightExperience,
  location: settings.scoreWeightLocation,
  salary: settings.scoreWeightSalary,
  pedigree: settings.scoreWeightPedigree,
  book: settings.scoreWeightBook,
  bar: settings.scoreWeightBar,
  visa: settings.scoreWeightVisa,
})

/**
 * Facts of an application with their score by the rules. Analyses start with these too. Undefined if it was deleted.
 */
export async function scoreByRules(deps: Pick<ScoringDeps, 'scoring' | 'settings' | 'now'>, applicationId: number) {
  const stored = await deps.scoring.facts(applicationId)
  if (!stored) return undefined
  // A practice area outside the registry can't be compared with a job's, so it counts as not stated.
  const area = knownPracticeArea(stored.form.primaryPracticeArea)
  const facts = { ...stored, form: { ...stored.form, primaryPracticeArea: area } }
  const settings = await readSettings(deps)
  const score = scoreApplication({ ...facts, weights: weightsOf(settings), now: deps.now() })
  return { ...facts, score }
}

/**
 * Scores an application in its current state and saves the score with its reasons. Safe to run twice: the same facts
 * give the same score, and only a different number adds an event.
 */
export async function scoreStored(deps: ScoringDeps, applicationId: number): Promise<void> {
  const scored = await scoreByRules(deps, applicationId)
  if (!scored) return
  const { form, resume, job, score: rules } = scored
  const made = await madeByModelOrRules(
    deps,
    {
      ability: 'score-application',
      instructions: `You compare an attorney's application with a job for a legal recruiter. Score the fit from 0 to 100 and give
up to eight reasons. A reason has a mark ("fits", "misses" or "risk"), a short sentence, and a quote of at most fifteen words
copied from the form or the resume that bears it out, or null when it speaks of something that is not stated.`,
      data: {
        job: [job.title, job.firmName, job.location, job.description, ...job.requirements].join('\n'),
        form: withoutInstructions(Object.values(formLines(form)).filter(Boolean).join('\n')),
        resume: withoutInstructions(resume?.text ?? ''),
      },
      schema: modelScore,
      timeoutMs: 20_000,
    },
    { rules: () => rules, accept: (answer) => acceptScore(answer, rules, quotable(form, resume?.text ?? null)) },
  )
  const { score, summary, reasons, parts } = made.value
  const at = deps.now()
  const before = await deps.scoring.scoreNow(applicationId)
  await deps.scoring.save(
    applicationId,
    {
      score,
      summary,
      reasons: reasons.map(reasonText),
      parts,
      engine: made.engine,
      resumeId: resume?.resumeId ?? null,
    },
    at,
    (tx) => [tx.event('scored', { from: before === null ? null : String(before), to: String(score) })],
  )
}

const modelScore = z.object({
  score: z.number(),
  summary: z.string(),
  reasons: z.array(
    z.object({ mark: z.enum(['fits', 'misses', 'risk']), text: z.string(), quote: z.string().nullable() }),
  ),
})

/**
 * Accepts the model's answer, with its score limited to the range around the rules' score and only the reasons that
 * the sources support. Undefined if no reason is left or the answer is incomplete.
 */
function acceptScore(
  answer: z.output<typeof modelScore>,
  rules: ApplicationScore,
  sources: string,
): ApplicationScore | undefined {
  const reasons = borneOut(answer.reasons, sources).slice(0, 8)
  if (!Number.isFinite(answer.score) || reasons.length === 0 || answer.summary.trim() === '') return undefined
  const [low, high] = [Math.max(0, rules.score - maxMoved), Math.min(100, rules.score + maxMoved)]
  const warned = rules.reasons.filter(({ mark, text }) => mark === 'tag' || text === instructionsWarning)
  const score = Math.round(Math.min(high, Math.max(low, answer.score)))
  return {
    score,
    summary: answer.summary.slice(0, 400),
    reasons: balanced([...reasons, ...warned], score),
    parts: rules.parts,
  }
}

/**
 * Queues the next applications of a job (null: of every job) for scoring, and a task for the applications after them.
 */
export async function rescore(
  deps: { scoring: ScoringRepo },
  { jobId, after }: { jobId: number | null; after: number },
): Promise<void> {
  const ids = await deps.scoring.ids(jobId, after, rescoredAtOnce)
  const last = ids.at(-1)
  if (last === undefined) return
  await deps.scoring.putOut((tx) => [
    ids.map((applicationId) => tx.enqueue(scoreTask, { applicationId })),
    ids.length === rescoredAtOnce ? [tx.enqueue(rescoreTask, { jobId, after: last })] : [],
  ])
}

export type ApplicationMatch = {
  score: StoredScore | undefined
  resume: (OwnResume & { state: ResumeState; message: string }) | null
}

/** Explanation of the score, and the reading of the newest résumé. @throws AppError 404 application_not_found. */
export async function readMatch(
  deps: MatchReads & { applications: Pick<ApplicationsRepo, 'snapshot'> },
  actor: Actor,
  applicationId: number,
): Promise<ApplicationMatch> {
  await refuseUnlessSeen(deps, actor, applicationId)
  return matchOf(deps, applicationId)
}

type MatchReads = { scoring: Pick<ScoringRepo, 'match'> }

/** `readMatch` for a caller that has checked the access. */
export async function matchOf(deps: MatchReads, applicationId: number): Promise<ApplicationMatch> {
  const { score, newest } = await deps.scoring.match(applicationId)
  const state = newest ? (newest.reading?.state ?? 'waiting') : undefined
  return {
    score,
    resume: newest && state ? { ...newest, state, message: resumeStateTexts[state] } : null,
  }
}
