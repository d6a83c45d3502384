import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sentWays, type GateRecord } from '#contract/domain/submission-gate.ts'
import { liveSubmissionStatuses } from '#contract/domain/submission-statuses.ts'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

/** SQL of a submission that the firm has yet to decide about, as the index of these has it. */
export const isLiveSubmission = `status in (${liveSubmissionStatuses.map((status) => `'${status}'`).join(', ')})`

/** A candidate put before a client company. */
export const clientSubmissions = sqliteTable(
  'client_submissions',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    /** The firm of that name in the directory; null only until `firms.link` has found it. */
    firmId: integer().references(() => firms.id, { onDelete: 'set null' }),
    status: text().notNull().default('submitted_to_client'),
    notes: text(),
    /** Only while the status is interview_scheduled. */
    interviewDate: moment(),
    /** The job that it is for; null: not one of ours. */
    jobId: integer().references(() => jobs.id, { onDelete: 'set null' }),
    /** Who at the firm gets it. */
    contactId: integer().references(() => firmContacts.id, { onDelete: 'set null' }),
    /** The consent that it relies on. Not a foreign key, because consents are never deleted. */
    consentId: text(),
    submittedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When and how it left the agency, and reached the firm. Null: not recorded. */
    sentAt: moment(),
    sentHow: text({ enum: sentWays }),
    receivedAt: moment(),
    receivedHow: text(),
    /** The check that it went through; null for those of before there was one. */
    gate: text({ mode: 'json' }).$type<GateRecord>(),
    /** Why it was closed. */
    outcomeReason: text(),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    /** Number of changes of the interview's date, for calendars. */
    interviewSequence: integer().notNull().default(0),
    /** Name of the interview in calendars. Null: it follows from the id. */
    interviewUid: text(),
    /** The import that made it. Null: it was made here. */
    importId: integer(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
    /** The partner of the application, kept by triggers. */
    partnerId: integer(),
    /** Since when the firm has it, or since it was added. */
    waitingSince: moment().generatedAlwaysAs(sql`coalesce(sent_at, created_at)`, { mode: 'virtual' }),
  },
  (t) => [
    index('client_submissions_application').on(t.applicationId, t.id),
    index('client_submissions_firm').on(t.firmId, t.status, t.id),
    // A contact that is removed leaves its submissions.
    index('client_submissions_contact')
      .on(t.contactId)
      .where(sql`contact_id is not null`),
    index('client_submissions_live').on(t.waitingSince, t.id).where(sql.raw(isLiveSubmission)),
    index('client_submissions_partner').on(t.partnerId, t.waitingSince, t.id).where(sql.raw(isLiveSubmission)),
    index('client_submissions_without_firm')
      .on(t.id)
      .where(sql`${t.firmId} is null`),
  ],
)
