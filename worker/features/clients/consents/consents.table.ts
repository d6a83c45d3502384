import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { consentChannels, consentScopes, consentStates, priorContacts } from '#contract/domain/consents.ts'
import { moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** A candidate's answer to being submitted to one firm for one job, with the words that they saw. */
export const consents = sqliteTable(
  'consents',
  {
    id: text().primaryKey(),
    /** Not a foreign key: an erased person leaves the hash and the times. */
    applicationId: integer().notNull(),
    candidateId: integer(),
    firmName: text().notNull(),
    /** The firm in any spelling. */
    firmKey: text().notNull(),
    state: text({ enum: consentStates }).notNull(),
    channel: text({ enum: consentChannels }).notNull(),
    scope: text({ enum: consentScopes }).notNull(),
    /** Note of the recruiter for the candidate. */
    message: text(),
    /** Word for word. Empty once the person was erased. */
    statement: text().notNull(),
    /** SHA-256 of the statement; the evidence contains it too. */
    statementHash: text().notNull(),
    answer: text(),
    priorContact: text({ enum: priorContacts }),
    priorContactText: text(),
    requestedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    requestedAt: moment().notNull(),
    /** Over at this moment. */
    openUntil: moment().notNull(),
    remindedAt: moment(),
    answeredAt: moment(),
    /** Over at this moment. */
    validUntil: moment(),
    answeredIp: text(),
    answeredAgent: text(),
    /** A document of the application that shows consent by email or on paper. */
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
    index('consents_waiting')
      .on(t.requestedAt)
      .where(sql`${t.state} = 'requested' and ${t.remindedAt} is null`),
  ],
)
