import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { OwnershipState } from '#contract/domain/ownership.ts'
import { commit, guardOf, type Write } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { isConsentOfFirm } from '#worker/features/clients/submission-gate/held-consents.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { priorContacts } from '#worker/features/clients/submission-gate/prior-contacts.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { ownerships } from './ownerships.table.ts'
import { isOfPerson, keysOfFirm } from './sending.repo.ts'

export type OwnershipRow = typeof ownerships.$inferSelect

/** An ownership with whom it is about. Candidate and position are null for somebody who was erased. */
export type NamedOwnership = OwnershipRow & {
  candidate: string | null
  position: string | null
  firmName: string
  ownerName: string | null
}
export type ListedOwnership = Pick<
  NamedOwnership,
  | 'id'
  | 'candidate'
  | 'applicationId'
  | 'position'
  | 'firmId'
  | 'firmName'
  | 'ownerId'
  | 'ownerName'
  | 'startsOn'
  | 'endsOn'
  | 'state'
>

export type OwnershipSearch = {
  state: OwnershipState | undefined
  firmId: number | undefined
  /** The recruiter whose ownerships alone are listed; undefined: all. */
  ownerId: number | undefined
}

export type OwnershipsRepo = ReturnType<typeof ownershipsRepo>

/** Far above what one candidate and one firm have. */
const maxShown = 100

export function ownershipsRepo(db: Database) {
  const names = {
    candidate: jobApplications.applicantName,
    position: jobs.title,
    firmName: firms.name,
    ownerName: users.name,
  }
  const mailColumns = {
    id: mails.id,
    subject: mails.subject,
    to: mails.toAddress,
    createdAt: mails.createdAt,
    state: mails.state,
    reason: mails.reason,
    bouncedAt: mails.bouncedAt,
    deliveredAt: mails.deliveredAt,
    partnerId: jobApplications.assignedPartnerId,
  }
  return {
    /** Live ones in the order of their last day; of a state or a firm, the last to end first. */
    page: (
      { state, firmId, ownerId }: OwnershipSearch,
      { after, limit }: { after: { endsOn: string; id: number } | undefined; limit: number },
    ): Promise<ListedOwnership[]> => {
      const isAscending = state === undefined && firmId === undefined
      const place = sql`(${ownerships.endsOn}, ${ownerships.id})`
      const order = isAscending ? asc : desc
      return db
        .select({
          id: ownerships.id,
          applicationId: ownerships.applicationId,
          firmId: ownerships.firmId,
          ownerId: ownerships.ownerId,
          startsOn: ownerships.startsOn,
          endsOn: ownerships.endsOn,
          state: ownerships.state,
          ...names,
        })
        .from(ownerships)
        .innerJoin(firms, eq(firms.id, ownerships.firmId))
        .leftJoin(jobApplications, eq(jobApplications.id, ownerships.applicationId))
        .leftJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(users, eq(users.id, ownerships.ownerId))
        .where(
          and(
            firmId === undefined ? undefined : eq(ownerships.firmId, firmId),
            ownerId === undefined ? undefined : eq(ownerships.ownerId, ownerId),
            // Live ones alone are open.
            isAscending ? isNull(ownerships.closedAt) : undefined,
            state === undefined ? undefined : eq(ownerships.state, state),
            after && sql`${place} ${sql.raw(isAscending ? '>' : '<')} (${after.endsOn}, ${after.id})`,
          ),
        )
        .orderBy(order(ownerships.endsOn), order(ownerships.id))
        .limit(limit)
    },

    byId: (id: number): Promise<NamedOwnership | undefined> =>
      db
        .select({ ...getTableColumns(ownerships), ...names })
        .from(ownerships)
        .innerJoin(firms, eq(firms.id, ownerships.firmId))
        .leftJoin(jobApplications, eq(jobApplications.id, ownerships.applicationId))
        .leftJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(users, eq(users.id, ownerships.ownerId))
        .where(eq(ownerships.id, id))
        .get(),

    /** Answered consents of the candidate for the firm, oldest first. */
    consents: (pair: OwnershipRow) =>
      db
        .select({ ...getTableColumns(consents), partnerId: jobApplications.assignedPartnerId })
        .from(consents)
        .leftJoin(jobApplications, eq(jobApplications.id, consents.applicationId))
        .where(
          sql`${consents.answeredAt} is not null and (${consents.id} = ${pair.consentId} or (${isOfPerson(sql`${consents.applicationId}`, pair)}
            and ${isConsentOfFirm(pair.firmId, keysOfFirm(pair.firmId), sql`consents`)}))`,
        )
        .orderBy(asc(consents.answeredAt))
        .limit(maxShown),

    /** Submissions of the candidate to the firm, oldest first. */
    submissions: (pair: OwnershipRow) =>
      db
        .select({
          id: clientSubmissions.id,
          applicationId: clientSubmissions.applicationId,
          companyName: clientSubmissions.companyName,
          status: clientSubmissions.status,
          sentAt: clientSubmissions.sentAt,
          sentHow: clientSubmissions.sentHow,
          receivedAt: clientSubmissions.receivedAt,
          receivedHow: clientSubmissions.receivedHow,
          createdAt: clientSubmissions.createdAt,
          interviewUid: clientSubmissions.interviewUid,
          contact: firmContacts.name,
          position: jobs.title,
          partnerId: jobApplications.assignedPartnerId,
        })
        .from(clientSubmissions)
        .innerJoin(jobApplications, eq(jobApplications.id, clientSubmissions.applicationId))
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(firmContacts, eq(firmContacts.id, clientSubmissions.contactId))
        .where(
          sql`${clientSubmissions.firmId} = ${pair.firmId} and ${isOfPerson(sql`${clientSubmissions.applicationId}`, pair)}`,
        )
        .orderBy(asc(clientSubmissions.id))
        .limit(maxShown),

    /** Emails about the consents of the candidate for the firm, oldest first. */
    mails: (pair: OwnershipRow) =>
      db
        .select(mailColumns)
        .from(mails)
        .innerJoin(jobApplications, eq(jobApplications.id, mails.applicationId))
        .where(
          sql`${isOfPerson(sql`${mails.applicationId}`, pair)} and ${mails.onceKey} in (
            select k.value || c.id from consents c, json_each('["consent:","consent-reminder:","consent-copy:"]') k
            where ${isOfPerson(sql`c.application_id`, pair)} and ${isConsentOfFirm(pair.firmId, keysOfFirm(pair.firmId))})`,
        )
        .orderBy(asc(mails.createdAt))
        .limit(maxShown),

    /** Emails of some kinds to the candidate with their calendar files, whatever firm they are about; oldest first. */
    calendarMails: (pair: OwnershipRow, kinds: readonly string[]) =>
      db
        .select({ ...mailColumns, calendar: mails.calendar })
        .from(mails)
        .innerJoin(jobApplications, eq(jobApplications.id, mails.applicationId))
        .where(and(isOfPerson(sql`${mails.applicationId}`, pair), inArray(mails.kind, [...kinds])))
        .orderBy(asc(mails.createdAt))
        .limit(maxShown),

    /** Other ways in which the candidate came before the firm, oldest first. */
    otherContacts: (pair: OwnershipRow) =>
      db
        .select({
          party: priorContacts.party,
          onDay: priorContacts.onDay,
          note: priorContacts.note,
          source: priorContacts.source,
          partnerId: jobApplications.assignedPartnerId,
        })
        .from(priorContacts)
        .innerJoin(jobApplications, eq(jobApplications.id, priorContacts.applicationId))
        .where(
          sql`${priorContacts.firmId} = ${pair.firmId} and ${isOfPerson(sql`${priorContacts.applicationId}`, pair)}`,
        )
        .orderBy(asc(priorContacts.id))
        .limit(maxShown),

    /** Changes an ownership that still has its version and one of these states, with its evidence. False: nothing was written. */
    async change(
      { id, version }: Pick<OwnershipRow, 'id' | 'version'>,
      fields: Partial<OwnershipRow>,
      at: Date,
      evidence: Write,
    ): Promise<boolean> {
      const isUnchanged: SQL = sql`id = ${id} and version = ${version}`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from ownerships where ${isUnchanged})`),
        writes: [evidence],
        statement: db
          .update(ownerships)
          .set({ ...fields, updatedAt: at, version: version + 1 })
          .where(isUnchanged)
          .returning({ id: ownerships.id }),
      })
      return rows.length === 1
    },
  }
}
