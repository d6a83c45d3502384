import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { ConsentState } from '#contract/domain/consents.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import {
  applicationTx,
  type ApplicationTx,
  type Author,
} from '#worker/features/candidates/applications/events.writes.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { addFirmsOnce, firmIdOf } from '#worker/features/jobs/firms/firms.writes.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { consents } from './consents.table.ts'

export type Consent = typeof consents.$inferSelect

/** A consent with its candidate, position and requester. */
export type FullConsent = Consent & {
  candidate: string
  email: string
  position: string
  isConfidential: boolean
  partnerId: number | null
  ownerName: string | null
  ownerEmail: string | null
}

/** A consent with what staff see beside it: requester, openings of the page, and the email. */
export type ListedConsent = Consent & {
  requester: string | null
  opens: number
  lastOpenedAt: number | null
  links: number
  mail: {
    state: (typeof mails.$inferSelect)['state']
    reason: string | null
    bouncedAt: Date | null
    deliveredAt: Date | null
  } | null
}

export type ConsentsRepo = ReturnType<typeof consentsRepo>

/** Key of the request's email: it is sent once, and its delivery can be looked up. */
export const requestKey = (id: string): string => `consent:${id}`

/** A firm as a consent knows it. The id is null while the directory has no firm of the name. */
export type FirmMeant = Pick<Consent, 'firmKey' | 'firmId'>

/** Position of a consent that isn't about one. */
const anyPosition = 'any position'

/** Empty columns of an unanswered consent. */
export const emptyConsent = {
  message: null,
  answer: null,
  priorContact: null,
  priorContactText: null,
  remindedAt: null,
  answeredAt: null,
  validUntil: null,
  answeredIp: null,
  answeredAgent: null,
  documentId: null,
  withdrawnAt: null,
  withdrawReason: null,
  revealedAt: null,
} satisfies Partial<Consent>

/** Far above any real candidate's. */
const maxConsents = 100

export function consentsRepo(db: Database) {
  const ofLinks = (what: SQL) => sql<number>`(select ${what} from signed_links l
    where l.purpose = 'consent' and l.subject_id = ${consents.id})`
  const list = (where: SQL, now: Date): Promise<ListedConsent[]> =>
    db
      .select({
        ...getTableColumns(consents),
        requester: users.name,
        opens: ofLinks(sql`coalesce(sum(l.opens), 0)`),
        lastOpenedAt: ofLinks(sql`max(l.last_opened_at)`).mapWith((value: number | null) => value),
        links: ofLinks(sql`coalesce(sum(l.revoked_at is null and l.expires_at > ${now.getTime()}), 0)`),
        mail: { state: mails.state, reason: mails.reason, bouncedAt: mails.bouncedAt, deliveredAt: mails.deliveredAt },
      })
      .from(consents)
      .leftJoin(users, eq(users.id, consents.requestedBy))
      .leftJoin(mails, sql`${mails.onceKey} = 'consent:' || ${consents.id}`)
      .where(where)
      .orderBy(desc(consents.requestedAt), desc(consents.id))
      .limit(maxConsents) as Promise<ListedConsent[]>

  return {
    /** Newest first, with consents to any position from the same partner's other applications of the person. */
    ofApplication: (applicationId: number, now: Date) =>
      list(
        sql`${consents.applicationId} = ${applicationId} or ${consents.isForAnyPosition} = 1 and ${consents.applicationId} in (
          select other.id from job_applications a join job_applications other on other.candidate_id = a.candidate_id
          where a.id = ${applicationId} and other.assigned_partner_id is a.assigned_partner_id)`,
        now,
      ),
    listed: async (id: string, now: Date) => (await list(sql`${consents.id} = ${id}`, now))[0],
    /** With the current facts of its application. Undefined if the application is gone. */
    byId: (id: string): Promise<FullConsent | undefined> =>
      db
        .select({
          ...getTableColumns(consents),
          candidate: jobApplications.applicantName,
          email: jobApplications.applicantEmail,
          position: sql<string>`iif(${consents.isForAnyPosition}, ${anyPosition}, ${jobs.title})`,
          isConfidential: jobs.isConfidential,
          partnerId: jobApplications.assignedPartnerId,
          ownerName: users.name,
          ownerEmail: users.email,
        })
        .from(consents)
        .innerJoin(jobApplications, eq(jobApplications.id, consents.applicationId))
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(users, sql`${users.id} = ${consents.requestedBy} and ${users.deletedAt} is null`)
        .where(eq(consents.id, id))
        .get(),
    /** Names, jobs and partners of applications, in no order. */
    applicants: (ids: readonly number[]) =>
      db
        .select({
          id: jobApplications.id,
          applicantName: jobApplications.applicantName,
          jobId: jobApplications.jobId,
          assignedPartnerId: jobApplications.assignedPartnerId,
        })
        .from(jobApplications)
        .where(inValues(jobApplications.id, ids)),
    /** The candidate and the position of an application, and the firm that a typed name means. */
    subject: (applicationId: number, firmName: string) =>
      db
        .select({
          firmId: firmIdOf(firmName),
          candidateId: jobApplications.candidateId,
          candidate: jobApplications.applicantName,
          email: jobApplications.applicantEmail,
          phone: jobApplications.phoneNumber,
          linkedinUrl: jobApplications.linkedinUrl,
          position: jobs.title,
        })
        .from(jobApplications)
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .where(eq(jobApplications.id, applicationId))
        .get(),
    /** The last time that a person said no to a firm, in any application, and the partner of that application. */
    lastNo: (applicationId: number, { firmKey, firmId }: FirmMeant) =>
      db
        .select({ answeredAt: consents.answeredAt, partnerId: jobApplications.assignedPartnerId })
        .from(consents)
        .innerJoin(jobApplications, eq(jobApplications.id, consents.applicationId))
        .where(
          sql`${consents.state} = 'declined' and (${consents.firmKey} = ${firmKey} or ${consents.firmId} = ${firmId})
            and (${consents.applicationId} = ${applicationId} or ${consents.candidateId} =
              (select a.candidate_id from job_applications a where a.id = ${applicationId}))`,
        )
        .orderBy(desc(consents.answeredAt))
        .limit(1)
        .get(),
    isDocumentOf: async (documentId: number, applicationId: number): Promise<boolean> =>
      (await db.$count(documents, and(eq(documents.id, documentId), eq(documents.applicationId, applicationId)))) === 1,
    /**
     * Adds a consent unless one for the same firm is running. Marks those past their deadline as expired first.
     *
     * @returns False if there is one; then nothing is written.
     */
    async add(consent: Consent, author: Author, writes: (tx: ApplicationTx) => Writes): Promise<boolean> {
      const { applicationId, firmKey, firmName } = consent
      const time = author.at.getTime()
      const same = sql`application_id = ${applicationId} and (firm_key = ${firmKey} or firm_id = ${firmIdOf(firmName)})`
      const isFree = sql`not exists (select 1 from consents where ${same} and state in ('requested', 'given'))`
      const { rows } = await commit(db, {
        before: [
          ...addFirmsOnce(db, [firmName], author, isFree),
          db.run(sql`update consents set state = 'expired' where ${same} and
            ((state = 'requested' and open_until <= ${time}) or (state = 'given' and valid_until <= ${time}))`),
        ],
        guard: guardOf(isFree),
        writes: writes(applicationTx(db, applicationId, author)),
        statement: db
          .insert(consents)
          .select(rowWhere(consents, { ...consent, firmId: firmIdOf(firmName) }, sql`where ${isFree}`))
          .returning({ id: consents.id }),
      })
      return rows.length === 1
    },
    /** Changes a consent if it is still in the expected state. Returns false if somebody changed it first. */
    async change(
      { id, applicationId }: Pick<Consent, 'id' | 'applicationId'>,
      { from, isOpen = false }: { from: ConsentState; isOpen?: boolean },
      fields: Partial<Consent>,
      author: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const holds = sql`id = ${id} and state = ${from}
        ${isOpen ? sql`and open_until > ${author.at.getTime()}` : sql``}
        ${fields.remindedAt ? sql`and reminded_at is null` : sql``}
        ${fields.revealedAt ? sql`and revealed_at is null` : sql``}`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from consents where ${holds})`),
        writes: writes(applicationTx(db, applicationId, author)),
        statement: db.update(consents).set(fields).where(holds).returning({ id: consents.id }),
      })
      return rows.length === 1
    },
    /** Saves writes about a consent's application without a change of the consent. */
    async note(applicationId: number, author: Author, writes: (tx: ApplicationTx) => Writes): Promise<void> {
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from job_applications where id = ${applicationId})`),
        writes: writes(applicationTx(db, applicationId, author)),
      })
    },
    /** Requests past half of their time whose candidate hasn't been reminded, oldest first. */
    toRemind: (now: Date, limit: number): Promise<{ id: string }[]> =>
      db
        .select({ id: consents.id })
        .from(consents)
        .where(
          sql`${consents.state} = 'requested' and ${consents.remindedAt} is null and ${consents.openUntil} > ${now.getTime()}
            and 2 * ${now.getTime()} >= ${consents.requestedAt} + ${consents.openUntil}
            and exists (select 1 from ${signedLinks} where ${signedLinks.purpose} = 'consent'
              and ${signedLinks.subjectId} = ${consents.id} and ${signedLinks.revokedAt} is null)`,
        )
        .orderBy(consents.requestedAt)
        .limit(limit),
  }
}
