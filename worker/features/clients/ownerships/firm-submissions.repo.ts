import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'

export type FirmSubmissionsRepo = ReturnType<typeof firmSubmissionsRepo>

export function firmSubmissionsRepo(db: Database) {
  return {
    /** The newest first. @param partnerId The partner whose candidates alone are listed; undefined: all. */
    page: (
      { firmId, partnerId }: { firmId: number; partnerId: number | undefined },
      { after, limit }: { after: number | undefined; limit: number },
    ) =>
      db
        .select({
          id: clientSubmissions.id,
          applicationId: clientSubmissions.applicationId,
          candidate: jobApplications.applicantName,
          position: jobs.title,
          partner: users.name,
          status: clientSubmissions.status,
          outcomeReason: clientSubmissions.outcomeReason,
          waitingSince: sql<number>`${clientSubmissions.waitingSince}`.mapWith(Number),
          updatedAt: clientSubmissions.updatedAt,
        })
        .from(clientSubmissions)
        .innerJoin(jobApplications, eq(jobApplications.id, clientSubmissions.applicationId))
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(users, eq(users.id, jobApplications.assignedPartnerId))
        .where(
          and(
            // Of a firm's many submissions, only those of the page are read whole.
            sql`${clientSubmissions.id} in (select s.id from client_submissions s where s.firm_id = ${firmId}
              ${partnerId === undefined ? sql`` : sql`and s.partner_id = ${partnerId}`}
              ${after === undefined ? sql`` : sql`and s.id < ${after}`} order by s.id desc limit ${limit})`,
            // The partner of a submission is a copy that a trigger keeps; the application itself decides.
            partnerId === undefined ? undefined : sql`+${jobApplications.assignedPartnerId} = ${partnerId}`,
          ),
        )
        .orderBy(desc(clientSubmissions.id)),
  }
}
