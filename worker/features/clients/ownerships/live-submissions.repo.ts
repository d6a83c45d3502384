import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { clientSubmissions, isLiveSubmission } from '#worker/features/clients/submissions/submissions.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { ownerships } from './ownerships.table.ts'

export type LiveSubmissionsRepo = ReturnType<typeof liveSubmissionsRepo>
export type LiveSubmissionRow = Awaited<ReturnType<LiveSubmissionsRepo['page']>>[number]

export function liveSubmissionsRepo(db: Database) {
  return {
    /** The longest waiting first. @param partnerId The partner whose candidates alone are listed; undefined: all. */
    page: (
      { firmId, partnerId }: { firmId: number | undefined; partnerId: number | undefined },
      { after, limit }: { after: { since: number; id: number } | undefined; limit: number },
    ) =>
      db
        .select({
          id: clientSubmissions.id,
          applicationId: clientSubmissions.applicationId,
          candidate: jobApplications.applicantName,
          position: jobs.title,
          companyName: clientSubmissions.companyName,
          firmId: clientSubmissions.firmId,
          partner: users.name,
          status: clientSubmissions.status,
          interviewDate: clientSubmissions.interviewDate,
          waitingSince: sql<number>`${clientSubmissions.waitingSince}`.mapWith(Number),
          sentAt: clientSubmissions.sentAt,
          sentHow: clientSubmissions.sentHow,
          receivedAt: clientSubmissions.receivedAt,
          updatedAt: clientSubmissions.updatedAt,
          ownershipId: ownerships.id,
          ownershipEndsOn: ownerships.endsOn,
          ownershipOwnerId: ownerships.ownerId,
        })
        .from(clientSubmissions)
        .innerJoin(jobApplications, eq(jobApplications.id, clientSubmissions.applicationId))
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(users, eq(users.id, jobApplications.assignedPartnerId))
        .leftJoin(
          ownerships,
          sql`${ownerships.firmId} = ${clientSubmissions.firmId} and ${ownerships.state} in ('running', 'disputed')
            and ${ownerships.personKey} = coalesce(${jobApplications.candidateId}, -${jobApplications.id})`,
        )
        .where(
          and(
            sql.raw(`client_submissions.${isLiveSubmission}`),
            firmId === undefined ? undefined : eq(clientSubmissions.firmId, firmId),
            partnerId === undefined ? undefined : eq(clientSubmissions.partnerId, partnerId),
            // A copy that a trigger keeps finds the rows; the application itself decides.
            partnerId === undefined ? undefined : sql`+${jobApplications.assignedPartnerId} = ${partnerId}`,
            after && sql`(${clientSubmissions.waitingSince}, ${clientSubmissions.id}) > (${after.since}, ${after.id})`,
          ),
        )
        .orderBy(asc(clientSubmissions.waitingSince), asc(clientSubmissions.id))
        .limit(limit),
  }
}
