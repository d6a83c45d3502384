import { and, eq, gt, sql } from 'drizzle-orm'
import type { Engine } from '#contract/domain/intelligence.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type { ScorePart } from '#contract/domain/score-types.ts'
import { always, commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { applicationTx, type ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { isOwnResume, resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { applicationScores } from './scoring.table.ts'

export type ScoringRepo = ReturnType<typeof scoringRepo>

export type StoredScore = typeof applicationScores.$inferSelect

/** A score to save; `parts` explain it. */
export type NewScore = {
  score: number
  summary: string
  reasons: string[]
  parts: ScorePart[]
  engine: Engine
  resumeId: string | null
}

export function scoringRepo(db: Database) {
  const t = jobApplications
  return {
    /** Everything that a score compares. Undefined if the application was deleted. Its job may be closed or deleted. */
    async facts(applicationId: number) {
      const row = await db
        .select({
          form: {
            applicantName: t.applicantName,
            jdYear: t.jdYear,
            yearsExperience: t.yearsExperience,
            experienceField: t.experienceField,
            primaryPracticeArea: t.primaryPracticeArea,
            location: t.location,
            expectedSalary: t.expectedSalary,
            hasPortableBook: t.hasPortableBook,
            bigFirmExperienceYears: t.bigFirmExperienceYears,
            lastJobTitle: t.lastJobTitle,
            lastFirmName: t.lastFirmName,
            firmPreference: t.firmPreference,
            needsVisaSponsorship: t.needsVisaSponsorship,
            coverLetter: t.coverLetter,
          },
          job: jobs,
        })
        .from(t)
        .innerJoin(jobs, eq(jobs.id, t.jobId))
        .where(eq(t.id, applicationId))
        .get()
      if (!row) return undefined
      const read = await db
        .select({ resumeId: resumes.id, text: resumeReadings.text, facts: resumeReadings.facts })
        .from(resumes)
        .innerJoin(resumeReadings, and(eq(resumeReadings.resumeId, resumes.id), eq(resumeReadings.state, 'read')))
        .where(and(eq(resumes.applicationId, applicationId), isOwnResume))
        .orderBy(sql`${resumes.claimedAt} desc, ${resumes.createdAt} desc, ${resumes.id}`)
        .limit(1)
        .get()
      const resume: { resumeId: string; text: string; facts: ResumeFacts } | null =
        read && read.text !== null && read.facts !== null
          ? { resumeId: read.resumeId, text: read.text, facts: read.facts }
          : null
      return { ...row, resume }
    },

    /**
     * Saves a score in the application, and its parts. The writes that belong to it are saved only if the number is
     * different. `updatedAt` of the application doesn't change, because no person changed it.
     */
    async save(applicationId: number, given: NewScore, at: Date, writes: (tx: ApplicationTx) => Writes): Promise<void> {
      const parts = { engine: given.engine, parts: given.parts, resumeId: given.resumeId, scoredAt: at }
      await commit(db, {
        guard: guardOf(
          sql`exists (select 1 from job_applications where id = ${applicationId} and match_score is not ${given.score})`,
        ),
        writes: writes(applicationTx(db, applicationId, { by: null, at })),
        after: [
          db
            .insert(applicationScores)
            .values({ applicationId, ...parts })
            .onConflictDoUpdate({ target: applicationScores.applicationId, set: parts }),
          db
            .update(t)
            .set({ matchScore: given.score, matchSummary: given.summary, matchReasons: given.reasons })
            .where(eq(t.id, applicationId)),
        ],
      })
    },

    /** The score of an application, and the newest of its résumés with what was read of it. */
    async match(applicationId: number) {
      const row = await db
        .select({
          score: applicationScores,
          newest: { id: resumes.id, originalName: resumes.originalName, mimeType: resumes.mimeType },
          reading: resumeReadings,
        })
        .from(t)
        .leftJoin(applicationScores, eq(applicationScores.applicationId, t.id))
        .leftJoin(
          resumes,
          sql`${resumes.id} = (select id from resumes where application_id = ${applicationId} and ${isOwnResume}
            order by claimed_at desc, created_at desc, id limit 1)`,
        )
        .leftJoin(resumeReadings, eq(resumeReadings.resumeId, resumes.id))
        .where(eq(t.id, applicationId))
        .get()
      return {
        score: row?.score ?? undefined,
        newest: row?.newest ? { ...row.newest, reading: row.reading } : undefined,
      }
    },

    scoreNow: async (applicationId: number): Promise<number | null> =>
      (await db.select({ score: t.matchScore }).from(t).where(eq(t.id, applicationId)).get())?.score ?? null,

    /** Ids of the applications of a job, or of all jobs (null), after an id, in ascending order. */
    async ids(jobId: number | null, after: number, limit: number): Promise<number[]> {
      const rows = await db
        .select({ id: t.id })
        .from(t)
        .where(and(jobId === null ? undefined : eq(t.jobId, jobId), gt(t.id, after)))
        .orderBy(t.id)
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    /** Enqueues the tasks of a rescore. */
    async putOut(writes: (tx: TaskTx) => Writes): Promise<void> {
      await commit(db, { guard: always, writes: writes(taskTx(db)) })
    },
  }
}
