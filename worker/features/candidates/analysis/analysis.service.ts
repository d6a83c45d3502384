import { z } from 'zod'
import type { Analysis } from '#contract/domain/analysis.ts'
import { writeAnalysis } from './write-analysis.ts'
import { withoutInstructions } from '#contract/domain/resume-risks.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import {
  madeByModelOrRules,
  type IntelligenceDeps,
} from '#worker/features/identity/intelligence/intelligence.service.ts'
import type { ScoringRepo } from '#worker/features/candidates/scoring/scoring.repo.ts'
import { formLines, scoreByRules } from '#worker/features/candidates/scoring/scoring.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { analysisTask } from './analysis-start.service.ts'
import type { AnalysisRepo, StoredAnalysis } from './analysis.repo.ts'

export { presentAnalysis } from './analysis.present.ts'

type AnalysisReads = { applications: Pick<ApplicationsRepo, 'snapshot'>; analyses: AnalysisRepo }

/** More than anyone reads in an hour. */
const perUser: RateLimit = { name: 'analysis', max: 120, windowSeconds: 3600 }

const noAnalysis = () => notFound('analysis_not_found', 'There is no analysis of this candidate yet.')

/** @throws AppError 404 application_not_found; 404 analysis_not_found. */
export async function readAnalysis(deps: AnalysisReads, actor: Actor, applicationId: number): Promise<StoredAnalysis> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const found = await deps.analyses.of(applicationId)
  if (!found) throw noAnalysis()
  return found
}

/** Starts writing the analysis, also when there is one already. @throws AppError 404 application_not_found; 429. */
export async function requestAnalysis(
  deps: AnalysisReads & { limiter: RateLimiter; now: () => Date },
  actor: Actor,
  applicationId: number,
): Promise<StoredAnalysis> {
  await refuseUnlessSeen(deps, actor, applicationId)
  await deps.limiter.hit(perUser, String(actor.id))
  await deps.analyses.start(applicationId, deps.now(), (tx) => [tx.enqueue(analysisTask, { applicationId })])
  return readAnalysis(deps, actor, applicationId)
}

const modelAnalysis = z.object({
  firmOverview: z.string(),
  practiceAreaDetails: z.string(),
  billableHours: z.array(z.string()),
  strongestMatches: z.array(z.string()),
  potentialConcerns: z.array(z.string()),
  candidateSummary: z.string(),
  overallMatchAssessment: z.string(),
  interviewQuestions: z.array(z.string()),
})

/** Writes and saves the analysis of an application. Run by the task; safe to run twice. */
export async function writeStoredAnalysis(
  deps: IntelligenceDeps & { analyses: AnalysisRepo; scoring: ScoringRepo },
  applicationId: number,
): Promise<void> {
  const scored = await scoreByRules(deps, applicationId)
  if (!scored) return
  const { form, resume, job } = scored
  const rules = writeAnalysis({ ...scored, name: form.applicantName, now: deps.now() })
  const made = await madeByModelOrRules(
    deps,
    {
      ability: 'write-analysis',
      instructions: `You write for a legal recruiter who is about to call a candidate for a job. Fill every field: the firm and the seat,
what the practice asks for and how the candidate's work relates to it, what is known of hours and pay (as bullets), up to six
strongest matches, up to six concerns, the candidate in four sentences, an overall assessment with a next step, and five to seven
interview questions. Where nothing is stated, say that it is not stated.`,
      data: {
        job: [job.title, job.firmName, job.location, job.description, ...job.requirements].join('\n'),
        form: withoutInstructions(Object.values(formLines(form)).filter(Boolean).join('\n')),
        resume: withoutInstructions(resume?.text ?? ''),
      },
      schema: modelAnalysis,
      timeoutMs: 45_000,
    },
    { rules: () => rules, accept: (answer) => acceptAnalysis(answer, rules) },
  )
  await deps.analyses.save(applicationId, { ...made.value, engine: made.engine }, deps.now(), (tx) => [
    tx.event('analyzed', { to: String(made.value.analysisScore) }),
  ])
}

/**
 * Combines the model's text with the score of the rules. Returns undefined if a field is empty, potential concerns
 * aside.
 */
function acceptAnalysis(answer: z.output<typeof modelAnalysis>, rules: Analysis): Analysis | undefined {
  const short = (items: readonly string[]) =>
    items
      .map((item) => item.trim().slice(0, 500))
      .filter(Boolean)
      .slice(0, 8)
  const written = {
    firmOverview: answer.firmOverview.trim().slice(0, 2_000),
    practiceAreaDetails: answer.practiceAreaDetails.trim().slice(0, 2_000),
    billableHours: short(answer.billableHours).join('\n'),
    strongestMatches: short(answer.strongestMatches),
    potentialConcerns: short(answer.potentialConcerns),
    candidateSummary: answer.candidateSummary.trim().slice(0, 2_000),
    overallMatchAssessment: answer.overallMatchAssessment.trim().slice(0, 2_000),
    interviewQuestions: short(answer.interviewQuestions),
  }
  const isWhole = Object.values(written).every((field) => field.length > 0 || field === written.potentialConcerns)
  return isWhole ? { ...written, analysisScore: rules.analysisScore } : undefined
}

/** Marks an analysis as failed. */
export const failAnalysis = (deps: { analyses: AnalysisRepo; now: () => Date }, applicationId: number): Promise<void> =>
  deps.analyses.fail(applicationId, deps.now())
