import { and, asc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import type { ProfileKind } from '#contract/domain/profiles.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import {
  applicationTx,
  type ApplicationTx,
  type Author,
} from '#worker/features/candidates/applications/events.writes.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { profiles } from '#worker/features/clients/profiles/profiles.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { reviewItems, reviewRooms } from './review-rooms.table.ts'

export type Item = typeof reviewItems.$inferSelect

/** An item with the candidate that it is about. */
export type FullItem = Item & {
  /** Of the profile that the contact reads; null once it was retired or erased. */
  profileKind: ProfileKind | null
  profileCode: string | null
  applicationId: number
  candidateId: number | null
  candidate: string
  email: string
  phone: string | null
  linkedinUrl: string | null
  appliedAt: Date
  partnerId: number | null
  applicationStatus: string
  status: string
  sentAt: Date | null
  sentHow: (typeof clientSubmissions.$inferSelect)['sentHow']
  receivedAt: Date | null
  companyName: string
  firmId: number | null
  submittedAt: Date
  jobId: number
  jobTitle: string
  resumeId: string | null
}

/** An answer about a candidate by another contact. */
export type OtherAnswer = {
  submissionId: number
  roomId: string
  contact: string | null
  answer: NonNullable<Item['answer']>
  answeredAt: Date
}

export type ReviewItemsRepo = ReturnType<typeof reviewItemsRepo>

const about = {
  applicationId: jobApplications.id,
  candidateId: jobApplications.candidateId,
  candidate: jobApplications.applicantName,
  email: jobApplications.applicantEmail,
  phone: jobApplications.phoneNumber,
  linkedinUrl: jobApplications.linkedinUrl,
  appliedAt: jobApplications.appliedAt,
  partnerId: jobApplications.assignedPartnerId,
  applicationStatus: jobApplications.status,
  status: clientSubmissions.status,
  sentAt: clientSubmissions.sentAt,
  sentHow: clientSubmissions.sentHow,
  receivedAt: clientSubmissions.receivedAt,
  companyName: clientSubmissions.companyName,
  firmId: clientSubmissions.firmId,
  submittedAt: clientSubmissions.createdAt,
  jobId: jobApplications.jobId,
  jobTitle: jobs.title,
  resumeId: jobApplications.resumeId,
}

export function reviewItemsRepo(db: Database) {
  const items = (where: SQL | undefined): Promise<FullItem[]> =>
    db
      .select({ ...getTableColumns(reviewItems), ...about, profileKind: profiles.kind, profileCode: profiles.code })
      .from(reviewItems)
      .leftJoin(profiles, and(eq(profiles.id, reviewItems.profileId), isNull(profiles.retiredAt)))
      .innerJoin(clientSubmissions, eq(clientSubmissions.id, reviewItems.submissionId))
      .innerJoin(jobApplications, eq(jobApplications.id, clientSubmissions.applicationId))
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(where)
      .orderBy(asc(reviewItems.position), asc(reviewItems.id))

  return {
    ofRooms: (roomIds: readonly string[]) => items(inValues(reviewItems.roomId, roomIds)),
    byId: async (id: number): Promise<FullItem | undefined> => (await items(eq(reviewItems.id, id)))[0],
    /** Submissions as items of no room yet. */
    candidates: (submissionIds: readonly number[]) =>
      db
        .select({ submissionId: clientSubmissions.id, ...about })
        .from(clientSubmissions)
        .innerJoin(jobApplications, eq(jobApplications.id, clientSubmissions.applicationId))
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .where(inValues(clientSubmissions.id, submissionIds)),
    /** Answers in any room about the submissions in some rooms, newest first. */
    answersAbout: (roomIds: readonly string[]): Promise<OtherAnswer[]> =>
      db
        .select({
          submissionId: reviewItems.submissionId,
          roomId: reviewItems.roomId,
          contact: firmContacts.name,
          answer: sql<OtherAnswer['answer']>`${reviewItems.answer}`,
          answeredAt: sql<Date>`${reviewItems.answeredAt}`.mapWith(reviewItems.answeredAt),
        })
        .from(reviewItems)
        .innerJoin(reviewRooms, eq(reviewRooms.id, reviewItems.roomId))
        .leftJoin(firmContacts, eq(firmContacts.id, reviewRooms.contactId))
        .where(sql`${reviewItems.answer} is not null and ${reviewItems.submissionId} in
          (select submission_id from review_items where ${inValues(sql`room_id`, roomIds)})`)
        .orderBy(sql`${reviewItems.answeredAt} desc`)
        .limit(1_000),
    /**
     * Saves an answer to an item that is as it was read, in a room that is open.
     *
     * @param digestDueAt When the recruiter is to be mailed, unless that is due already.
     * @returns False if somebody was faster; then nothing is written.
     */
    async answer(
      { id, roomId, version, applicationId }: Pick<FullItem, 'id' | 'roomId' | 'version' | 'applicationId'>,
      fields: Partial<Item>,
      { by, at, digestDueAt }: Author & { digestDueAt: Date },
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const holds = sql`id = ${id} and version = ${version}
        and exists (select 1 from review_rooms where id = ${roomId} and state = 'open')`
      const isUnchanged = sql`exists (select 1 from review_items where ${holds})`
      const { rows } = await commit(db, {
        guard: guardOf(isUnchanged),
        before: [
          db
            .update(reviewRooms)
            .set({
              digestDueAt: sql`coalesce(${reviewRooms.digestDueAt}, ${digestDueAt.getTime()})`,
              // A digest that is being written doesn't know this answer, so it has to start again.
              version: sql`${reviewRooms.version} + 1`,
            })
            .where(sql`id = ${roomId} and ${isUnchanged}`),
        ],
        writes: writes(applicationTx(db, applicationId, { by, at })),
        statement: db
          .update(reviewItems)
          .set({ ...fields, version: version + 1 })
          .where(holds)
          .returning({ id: reviewItems.id }),
      })
      return rows.length === 1
    },
    /** Gives the contact fifteen more minutes for an answer. */
    async reopen({ id, version }: Pick<Item, 'id' | 'version'>, answeredAt: Date): Promise<void> {
      await db
        .update(reviewItems)
        .set({ answeredAt })
        .where(sql`id = ${id} and version = ${version} and answer is not null`)
    },
  }
}
