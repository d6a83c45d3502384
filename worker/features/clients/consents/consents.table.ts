import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { consentChannels, consentScopes, consentStates, priorContacts } from '#contract/domain/consents.ts'
import { flag, moment } from '#worker/db/columns.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** A candidate's answer to being submitted to one firm for one job, with the words that they saw. */
export const consents = sqliteTable(
  'consents',
  {
    id: text().primaryKey(),
    /** Not a foreign key, because hash and times outlive an erased person. */
    applicationId: integer().notNull(),
    candidateId: integer(),
    firmName: text().notNull(),
    /** The firm of that name in the directory. */
    firmId: integer().references(() => firms.id, { onDelete: 'set null' }),
    /** Key of the firm, equal for every spelling of its name. */
    firmKey: text().notNull(),
    /** True for consent to any position at the firm, not only to that of the application. */
    isForAnyPosition: flag().notNull().default(false),
    state: text({ enum: consentStates }).notNull(),
    channel: text({ enum: consentChannels }).notNull(),
    scope: text({ enum: consentScopes }).notNull(),
    /** The recruiter's note to the candidate. */
    message: text(),
    /** Word for word. Empty after the person is erased. */
    statement: text().notNull(),
    /** SHA-256 of the statement; the evidence contains it too. */
    statementHash: text().notNull(),
    answer: text(),
    priorContact: text({ enum: priorContacts }),
    priorContactText: text(),
    requestedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    requestedAt: moment().notNull(),
    /** When the request expires. */
    openUntil: moment().notNull(),
    remindedAt: moment(),
    answeredAt: moment(),
    /** When the consent expires. */
    validUntil: moment(),
    answeredIp: text(),
    answeredAgent: text(),
    /** The document of the application that proves consent by email or on paper. */
    documentId: integer(),
    withdrawnAt: moment(),
    withdrawReason: text(),
    /** When the candidate of a confidential job agreed to keep the firm's name, and saw it. */
    revealedAt: moment(),
  },
  (t) => [
    uniqueIndex('consents_running')
      .on(t.applicationId, t.firmKey)
      .where(sql`${t.state} in ('requested', 'given')`),
    index('consents_application').on(t.applicationId, t.requestedAt),
    index('consents_candidate').on(t.candidateId),
    index('consents_firm')
      .on(t.firmId)
      .where(sql`${t.firmId} is not null`),
    index('consents_waiting')
      .on(t.requestedAt)
      .where(sql`${t.state} = 'requested' and ${t.remindedAt} is null`),
  ],
)
