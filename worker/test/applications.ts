import { always, commit } from '#worker/db/change.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { toReview } from '#worker/features/candidates/applications/reviews.writes.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { testDeps } from './api.ts'

let made = 0

/** Adds an open job, with whatever a test cares about. */
export async function addJob(given: Partial<typeof jobs.$inferInsert> = {}): Promise<typeof jobs.$inferSelect> {
  const n = ++made
  const [row] = await testDeps()
    .db.insert(jobs)
    .values({
      shortId: `job${String(n).padStart(5, '0')}`,
      title: `Associate ${n}`,
      firmName: `Firm ${n}`,
      location: 'New York, NY',
      seniority: 'Mid-Level',
      practiceArea: 'Corporate',
      description: 'A position.',
      ...given,
    })
    .returning()
  if (!row) throw new Error('no job')
  return row
}

/** Adds an application in the order of calls (to a job of its own unless one is named), with whatever a test cares about. */
export async function addApplication(
  given: Partial<typeof jobApplications.$inferInsert> = {},
): Promise<typeof jobApplications.$inferSelect> {
  const n = ++made
  const jobId = given.jobId ?? (await addJob()).id
  const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000)
  const [row] = await testDeps()
    .db.insert(jobApplications)
    .values({
      applicantName: `Candidate ${n}`,
      applicantEmail: `candidate${n}@example.com`,
      appliedAt: at,
      updatedAt: at,
      ...given,
      jobId,
    })
    .returning()
  if (!row) throw new Error('no application')
  await commit(testDeps().db, { guard: always, writes: [toReview({ applicationId: row.id, by: null })] })
  return row
}
