import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { ClockConsent, ClockOwnership } from '#contract/domain/ownership.ts'
import type { ConsentNeed } from '#contract/domain/valid-consent.ts'
import { always, commit, writeChange, type Write, type Writes } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import {
  applicationTx,
  type ApplicationTx,
  type Author,
} from '#worker/features/candidates/applications/events.writes.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import {
  heldColumns,
  heldConsent,
  isConsentOfFirm,
  type HeldRow,
} from '#worker/features/clients/submission-gate/held-consents.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { ownerships } from './ownerships.table.ts'

/** A submission with whom and what it is about. */
export type SentSubmission = typeof clientSubmissions.$inferSelect & {
  candidateId: number | null
  candidate: string
  position: string
  partnerId: number | null
  firmName: string | null
  /** Level of the position. */
  seniority: string
  /** Of the contact who gets it. */
  officeId: number | null
  /** The job that it is for: its own, or that of the application. */
  positionId: number
  /** Keys of the firm's names in the directory. */
  firmKeys: string[]
}
export type NewOwnership = typeof ownerships.$inferInsert

type SentFields = Partial<
  Pick<SentSubmission, 'sentAt' | 'sentHow' | 'contactId' | 'consentId' | 'receivedAt' | 'receivedHow'>
>

export type SendingRepo = ReturnType<typeof sendingRepo>

/** Far above what one candidate and one firm have. */
const maxRead = 100

/** Condition of rows about the person of an application. */
export const isOfPerson = (
  column: SQL,
  { applicationId, candidateId }: { applicationId: number; candidateId: number | null },
): SQL =>
  sql`${column} in (select ${applicationId} union select id from job_applications where candidate_id = ${candidateId})`

/** SQL of the keys of all names of a firm. */
export const keysOfFirm = (firmId: SQL | number): SQL =>
  sql`select name_key from firms where id = ${firmId} union select alias_key from firm_aliases where firm_id = ${firmId}`

export function sendingRepo(db: Database) {
  return {
    submission: (id: number): Promise<SentSubmission | undefined> =>
      db
        .select({
          ...getTableColumns(clientSubmissions),
          candidateId: jobApplications.candidateId,
          candidate: jobApplications.applicantName,
          position: jobs.title,
          partnerId: jobApplications.assignedPartnerId,
          firmName: firms.name,
          seniority: jobs.seniority,
          officeId: firmContacts.officeId,
          positionId: sql<number>`coalesce(${clientSubmissions.jobId}, ${jobApplications.jobId})`,
          // Keys have no line breaks.
          firmKeys: sql<string[]>`coalesce((select group_concat(name_key, char(10))
            from (${keysOfFirm(sql`${clientSubmissions.firmId}`)})), '')`.mapWith((keys: string) => keys.split('\n')),
        })
        .from(clientSubmissions)
        .innerJoin(jobApplications, eq(jobApplications.id, clientSubmissions.applicationId))
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(firmContacts, eq(firmContacts.id, clientSubmissions.contactId))
        .leftJoin(firms, eq(firms.id, clientSubmissions.firmId))
        .where(eq(clientSubmissions.id, id))
        .get(),

    /** Answered consents of a submission's candidate for its firm, oldest first. */
    async consents(
      submission: Pick<SentSubmission, 'applicationId' | 'candidateId'>,
      { firmId, firmKeys }: Pick<ConsentNeed, 'firmId' | 'firmKeys'>,
    ): Promise<ClockConsent[]> {
      const keys = sql`select value from json_each(${JSON.stringify(firmKeys)})`
      const rows = await db.all<HeldRow & { ownerId: number | null }>(sql`
        select ${heldColumns}, case when u.role = 'partner' and u.deleted_at is null then u.id
          else coalesce(a.assigned_partner_id, u.id) end as "ownerId"
        from consents c left join users u on u.id = c.requested_by left join job_applications a on a.id = c.application_id
        where ${isOfPerson(sql`c.application_id`, submission)} and c.answered_at is not null
          and ${isConsentOfFirm(firmId, keys)}
        order by c.answered_at limit ${maxRead}`)
      return rows.map((row) => ({ ...heldConsent(row, true), ownerId: row.ownerId }))
    },

    /** Ownerships of a submission's candidate at its firm, newest first. */
    ownerships: (
      submission: Pick<SentSubmission, 'applicationId' | 'candidateId' | 'firmId'>,
    ): Promise<(ClockOwnership & { submissionId: number })[]> =>
      db
        .select({
          id: ownerships.id,
          submissionId: ownerships.submissionId,
          state: ownerships.state,
          startsOn: ownerships.startsOn,
          endsOn: ownerships.endsOn,
          consentId: ownerships.consentId,
        })
        .from(ownerships)
        .where(
          sql`${ownerships.firmId} = ${submission.firmId} and
            (${ownerships.candidateId} = ${submission.candidateId} or ${ownerships.applicationId} = ${submission.applicationId})`,
        )
        .orderBy(desc(ownerships.endsOn), desc(ownerships.id))
        .limit(maxRead),

    /** The contact of a firm, and whether a document belongs to an application. Only what is asked for is looked up. */
    async proof({
      applicationId,
      firmId,
      contactId,
      documentId,
    }: {
      applicationId: number
      firmId: number | null
      contactId: number | null
      documentId: number | null
    }): Promise<{ contact: string | null; hasDocument: boolean }> {
      const [contact, document] = await Promise.all([
        contactId === null || firmId === null
          ? undefined
          : db
              .select({ name: firmContacts.name })
              .from(firmContacts)
              .where(and(eq(firmContacts.id, contactId), eq(firmContacts.firmId, firmId)))
              .get(),
        documentId === null
          ? undefined
          : db
              .select({ id: documents.id })
              .from(documents)
              .where(and(eq(documents.id, documentId), eq(documents.applicationId, applicationId)))
              .get(),
      ])
      return { contact: contact?.name ?? null, hasDocument: document !== undefined }
    },

    /**
     * Writes that record how a submission left the agency or reached the firm, for the change of any feature. They do nothing
     * if somebody has recorded it meanwhile.
     *
     * @param given.starts The ownership that begins with it. One of the same candidate and firm whose time is over makes
     *   room; one that has just begun makes the whole change fail, to be run again inside `appending`.
     * @param given.usesAgreement The agreement by which it begins. Its numbers stay from then on.
     */
    recorded: (
      before: Pick<SentSubmission, 'id' | 'applicationId' | 'sentAt' | 'sentHow' | 'receivedAt'>,
      given: { fields: SentFields; starts: NewOwnership | null; usesAgreement?: number | null },
      author: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Write => {
      const { fields, starts, usesAgreement = null } = given
      const isUnchanged = sql`id = ${before.id} and sent_at is ${before.sentAt?.getTime() ?? null}
        and sent_how is ${before.sentHow} and received_at is ${before.receivedAt?.getTime() ?? null}`
      const time = author.at.getTime()
      const statements = (condition: SQL): Statement[] => [
        ...(starts
          ? [
              db.run(sql`update ownerships set state = 'lapsed', closed_at = ${time}, updated_at = ${time},
                version = version + 1 where firm_id = ${starts.firmId} and state = 'running' and ends_on < ${starts.startsOn}
                and (candidate_id = ${starts.candidateId ?? null} or application_id = ${starts.applicationId}) and ${condition}`),
              db.insert(ownerships).select(rowWhere(ownerships, starts, sql`where ${condition}`)),
              db.run(sql`update firm_agreements set used_at = ${time} where id = ${usesAgreement} and used_at is null
                and ${condition}`),
            ]
          : []),
        db
          .update(clientSubmissions)
          .set({
            ...fields,
            version: sql`${clientSubmissions.version} + 1`,
            updatedAt: sql`max(${time}, ${clientSubmissions.updatedAt} + 1)`,
          })
          .where(and(sql`${isUnchanged}`, condition)),
      ]
      return writeChange(sql`exists (select 1 from client_submissions where ${isUnchanged})`, {
        writes: writes(applicationTx(db, before.applicationId, author)),
        statements: (guard) => statements(guard.holds(sql`null`)),
      })
    },

    /** Saves such writes alone. */
    save: async (writes: Writes): Promise<void> => void (await commit(db, { guard: always, writes })),

    /** Live ownerships of hired candidates, with the day's moment at which the submission was last changed. */
    hired: (limit: number) =>
      db
        .select({ id: ownerships.id, endsOn: ownerships.endsOn, changedAt: clientSubmissions.updatedAt })
        .from(ownerships)
        .innerJoin(
          jobApplications,
          sql`${jobApplications.id} = ${ownerships.applicationId} or ${jobApplications.candidateId} = ${ownerships.candidateId}`,
        )
        .innerJoin(
          clientSubmissions,
          sql`${clientSubmissions.applicationId} = ${jobApplications.id} and ${clientSubmissions.firmId} = ${ownerships.firmId}
            and ${clientSubmissions.status} = 'hired'`,
        )
        .where(eq(ownerships.state, 'running'))
        .limit(limit),

    /** Closes running ownerships: these, or all whose last day is before a day. Returns how many. */
    async close(
      which: { ids: readonly number[] } | { before: string },
      state: 'converted' | 'lapsed',
      at: Date,
    ): Promise<number> {
      const rows = await db
        .update(ownerships)
        .set({ state, closedAt: at, updatedAt: at, version: sql`${ownerships.version} + 1` })
        .where(
          and(
            eq(ownerships.state, 'running'),
            'ids' in which ? inArray(ownerships.id, [...which.ids]) : sql`${ownerships.endsOn} < ${which.before}`,
          ),
        )
        .returning({ id: ownerships.id })
      return rows.length
    },
  }
}
