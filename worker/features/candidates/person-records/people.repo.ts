import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import {
  candidateEvents,
  candidateMerges,
  candidates,
  isAssignedTo,
} from '#worker/features/candidates/people/people.table.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { peopleMatch, type PeopleSearch } from './people-match.ts'
import { peopleChanges } from './people-changes.repo.ts'

const { emailKey: _key, listOrder: _order, ...columns } = getTableColumns(candidates)

export type PersonRow = Omit<typeof candidates.$inferSelect, 'emailKey' | 'listOrder'>
/** A person with their owner, and whether one of their applications is assigned to the caller. */
export type PersonRecord = PersonRow & { ownerName: string | null; isAssigned: boolean }
export type ResumeOfPerson = NonNullable<Awaited<ReturnType<PersonRecordsRepo['newestResume']>>>
export type ListedPerson = PersonRow & { ownerName: string | null; ownerEmail: string | null; touchedAt: Date }
export type ApplicationOfPerson = Awaited<ReturnType<PersonRecordsRepo['applications']>>[number]

export type PersonRecordsRepo = ReturnType<typeof personRecordsRepo>

/** Applications and entries of the log that a panel shows. */
const maxShown = 50

const isLive = sql`candidates.is_person = 1 and candidates.merged_into_id is null and candidates.deleted_at is null`

/** In the text of the statement: D1 binds numbers as floating, from which the word index can't start its walk. */
const whole = (id: number) => sql.raw(String(Math.trunc(id)))

export function personRecordsRepo(db: Database) {
  const live = (userId: number, where: SQL) =>
    db
      .select({ ...columns, ownerName: users.name, isAssigned: isAssignedTo(userId) })
      .from(candidates)
      .leftJoin(users, eq(users.id, candidates.assignedPartnerId))
      .where(and(isLive, where))
      .get()

  return {
    ...peopleChanges(db),

    /** Places in the list (`listOrder`) of matches, last touched first: rows of the word indexes are in this order. */
    async places(
      search: PeopleSearch,
      { after, limit }: { after: number | undefined; limit: number },
    ): Promise<number[]> {
      const match = peopleMatch(search)
      const beyond = (order: SQL) => (after === undefined ? sql`1` : sql`${order} < ${whole(after)}`)
      const indexed = (index: SQL, expression: string) => sql`select rowid as place from ${index}
        where ${index} match ${expression} and ${beyond(sql`rowid`)} order by rowid desc limit ${limit}`
      if (match === null) {
        const rows = await db.all<{
          place: number
        }>(sql`select list_order as place from candidates indexed by candidates_list
          where is_person = 1 and merged_into_id is null and deleted_at is null and ${beyond(sql`list_order`)}
          order by list_order desc limit ${limit}`)
        return rows.map(({ place }) => place)
      }
      const { facts, texts } = match
      const rows = await db.all<{ place: number }>(
        texts === null
          ? indexed(sql`candidate_words`, facts)
          : sql`select place from (${indexed(sql`candidate_words`, facts)}) union select place from
              (${indexed(sql`candidate_texts`, texts)}) order by place desc limit ${limit}`,
      )
      return rows.map(({ place }) => place)
    },

    /** Rows of a list by their places, last touched first. */
    listed: (places: readonly number[]): Promise<ListedPerson[]> =>
      db
        .select({
          ...columns,
          ownerName: users.name,
          ownerEmail: users.email,
          touchedAt:
            sql`max(coalesce(${candidates.updatedAt}, ${candidates.createdAt}), coalesce(${candidates.applicationTouchedAt}, 0))`.mapWith(
              candidates.createdAt,
            ),
        })
        .from(candidates)
        .leftJoin(users, eq(users.id, candidates.assignedPartnerId))
        .where(
          // Named, because without statistics SQLite prefers the index of merged records, which holds everybody.
          sql`${candidates.id} in (select id from candidates indexed by candidates_list
            where ${inValues(sql`list_order`, places)} and ${isLive})`,
        )
        .orderBy(desc(candidates.listOrder)),

    /** The record of a person, or the one that it was merged into. Doesn't check access; people.policy.ts does. */
    byId: (id: number, userId: number): Promise<PersonRecord | undefined> =>
      live(userId, sql`candidates.id = (select coalesce(merged_into_id, id) from candidates where id = ${id})`),

    /** The person with an email address in any letter case. */
    byEmail: (email: string, userId: number): Promise<PersonRecord | undefined> =>
      live(
        userId,
        sql`candidates.id = (select coalesce(merged_into_id, id) from candidates where email_key = lower(trim(${email}))
          and is_person = 1 and deleted_at is null order by merged_into_id is not null, id limit 1)`,
      ),

    /** Applications of a person, newest first: all, or a partner's. */
    applications: (id: number, partnerId: number | undefined) =>
      db
        .select({
          id: jobApplications.id,
          jobId: jobApplications.jobId,
          status: jobApplications.status,
          hasPortableBook: jobApplications.hasPortableBook,
          assignedPartnerId: jobApplications.assignedPartnerId,
          partnerName: users.name,
          appliedAt: jobApplications.appliedAt,
          updatedAt: jobApplications.updatedAt,
          shortId: jobs.shortId,
          title: jobs.title,
          firmName: jobs.firmName,
        })
        .from(jobApplications)
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(users, eq(users.id, jobApplications.assignedPartnerId))
        .where(
          and(
            eq(jobApplications.candidateId, id),
            partnerId === undefined ? undefined : sql`+${jobApplications.assignedPartnerId} = ${partnerId}`,
          ),
        )
        .orderBy(desc(jobApplications.id))
        .limit(maxShown),

    /**
     * A person's newest résumé with what was read in it: of those that staff added to the record, and of all applications
     * or a partner's.
     */
    newestResume: (id: number, partnerId: number | undefined) =>
      db
        .select({
          id: resumes.id,
          originalName: resumes.originalName,
          mimeType: resumes.mimeType,
          arrivedAt: sql`coalesce(${resumes.claimedAt}, ${resumes.createdAt})`.mapWith(resumes.createdAt),
          state: resumeReadings.state,
          facts: resumeReadings.facts,
          engine: resumeReadings.engine,
        })
        .from(resumes)
        .leftJoin(resumeReadings, eq(resumeReadings.resumeId, resumes.id))
        .where(
          sql`${resumes.id} in (
            select resume_id from candidates where id = ${id} union all select resume_id from candidates where merged_into_id = ${id}
          ) and ${resumes.isFromStaff} = 1 or ${resumes.id} in (select resume_id from job_applications a where a.candidate_id = ${id}
            ${partnerId === undefined ? sql`` : sql`and +a.assigned_partner_id = ${partnerId}`})`,
        )
        .orderBy(desc(sql`coalesce(${resumes.claimedAt}, ${resumes.createdAt})`), resumes.id)
        .limit(1)
        .get(),

    /** The log of a record, newest entry first. */
    events: (id: number) =>
      db
        .select({
          id: candidateEvents.id,
          kind: candidateEvents.kind,
          detail: candidateEvents.detail,
          actorId: candidateEvents.actorId,
          actorName: users.name,
          createdAt: candidateEvents.createdAt,
        })
        .from(candidateEvents)
        .leftJoin(users, eq(users.id, candidateEvents.actorId))
        .where(eq(candidateEvents.candidateId, id))
        .orderBy(desc(candidateEvents.id))
        .limit(maxShown),

    /** Merges into a record since a moment that weren't undone, newest first. */
    merges: (id: number, since: Date) =>
      db
        .select({ id: candidateMerges.id, name: candidates.name, mergedAt: candidateMerges.mergedAt })
        .from(candidateMerges)
        .innerJoin(candidates, eq(candidates.id, candidateMerges.mergedId))
        .where(
          and(
            eq(candidateMerges.candidateId, id),
            sql`${candidateMerges.undoneAt} is null and ${candidateMerges.mergedAt} > ${since.getTime()}`,
            eq(candidates.mergedIntoId, candidateMerges.candidateId),
          ),
        )
        .orderBy(desc(candidateMerges.id)),

    /** The application of a person or an email address to a job. */
    applicationTo: (jobId: number, { id, email }: { id: number; email: string }) =>
      db
        .select({ id: jobApplications.id, assignedPartnerId: jobApplications.assignedPartnerId })
        .from(jobApplications)
        .where(
          sql`${jobApplications.jobId} = ${jobId} and (${jobApplications.candidateId} = ${id}
            or ${jobApplications.applicantEmail} = ${email})`,
        )
        .limit(1)
        .get(),
  }
}
