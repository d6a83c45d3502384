import { readResume } from '#worker/reading/resume/read-resume.ts'
import { tidyResumeText } from '#worker/reading/resume/resume-lines.ts'
import { writeAnalysis } from '#worker/features/candidates/analysis/write-analysis.ts'
import { reasonText, scoreApplication } from '#worker/features/candidates/scoring/scoring.service.ts'
import { defaultScoreWeights, type ScoredApplication, type ScoredJob } from '#contract/domain/score-types.ts'
import type { aiAnalysis } from '#worker/features/candidates/analysis/analysis.table.ts'
import type { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import type { applicationScores } from '#worker/features/candidates/scoring/scoring.table.ts'
import type { outbox } from '#worker/tasks/tasks.table.ts'
import type { Calendar } from './calendar.ts'
import type { DemoApplication } from './demo-applications.ts'
import { paperText } from './paper.ts'
import { resumeOf } from './papers.ts'

/** The task that reads a résumé and scores its application (worker/features/candidates/scoring/read-resume.tasks.ts). */
const readResumeTaskName = 'file.read-resume'

export type DemoIntelligence = {
  readings: (typeof resumeReadings.$inferInsert)[]
  scores: (typeof applicationScores.$inferInsert)[]
  analyses: (typeof aiAnalysis.$inferInsert)[]
  waiting: (typeof outbox.$inferInsert)[]
}

/**
 * Results that the tasks would have given for the demo applications: résumés read, scores, and an analysis of each
 * application that has a partner. A few of the newest still wait: their tasks are in the outbox, and the first cron job
 * sends them.
 */
export function demoIntelligence(demo: {
  applications: readonly DemoApplication[]
  resumes: readonly (typeof resumes.$inferInsert)[]
  calendar: Calendar
  now: Date
}): DemoIntelligence {
  const made: DemoIntelligence = { readings: [], scores: [], analyses: [], waiting: [] }
  const read = new Map<string, { text: string; facts: ReturnType<typeof readResume> }>()
  const resumeOfApplication = new Map(demo.resumes.map(({ id, applicationId }) => [applicationId, id]))
  for (const { row, person, job, isWaiting, events } of demo.applications) {
    const resumeId = resumeOfApplication.get(row.id)
    if (resumeId === undefined) continue
    if (isWaiting) {
      made.waiting.push({
        id: resumeId,
        task: readResumeTaskName,
        payload: JSON.stringify({ resumeId }),
        createdAt: new Date(demo.now.getTime() - 2 * 60_000),
      })
      continue
    }
    const known = read.get(person.email)
    const text = known?.text ?? tidyResumeText(paperText(resumeOf(person, demo.calendar.year)))
    const resume = known ?? { text, facts: readResume(text, demo.now) }
    read.set(person.email, resume)
    made.readings.push({ resumeId, state: 'read', ...resume, readAt: row.appliedAt })

    const form = row as ScoredApplication
    const seat = job as unknown as ScoredJob
    const score = scoreApplication({ form, resume, job: seat, weights: defaultScoreWeights, now: demo.now })
    row.matchScore = score.score
    row.matchSummary = score.summary
    row.matchReasons = score.reasons.map(reasonText)
    made.scores.push({ applicationId: row.id, engine: 'rules', parts: score.parts, resumeId, scoredAt: row.appliedAt })
    if (!row.assignedPartnerId) continue
    const at = events.find(({ kind }) => kind === 'assigned')?.createdAt ?? row.appliedAt
    made.analyses.push({
      applicationId: row.id,
      ...writeAnalysis({ name: row.applicantName, form, resume, job: seat, score, now: demo.now }),
      createdAt: at,
      updatedAt: at,
    })
  }
  return made
}
