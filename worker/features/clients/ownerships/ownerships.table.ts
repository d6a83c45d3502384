import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ownershipStates } from '#contract/domain/ownership.ts'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'

/** The time in which a firm owes the fee if it hires a candidate whom the agency submitted with consent. */
export const ownerships = sqliteTable(
  'ownerships',
  {
    id: id(),
    /** Not foreign keys, because an ownership outlives an erased person. A trigger follows the application's person. */
    candidateId: integer(),
    /** Of the submission that started the clock. */
    applicationId: integer().notNull(),
    submissionId: integer().notNull(),
    /** An application without a record of a person is a person of its own. */
    personKey: integer().generatedAlwaysAs(sql`coalesce(candidate_id, -application_id)`, { mode: 'virtual' }),
    firmId: integer()
      .notNull()
      .references(() => firms.id),
    /** The consent that was valid then. Not a foreign key, because consents are never deleted. */
    consentId: text(),
    /** Chain of the evidence that begins with the sending. */
    chain: text().notNull(),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment().notNull(),
    sentHow: text().notNull(),
    /** Length in months, as agreed with the firm or as the agency's settings said. */
    months: integer().notNull(),
    /** Eastern days; the last one counts until midnight. */
    startsOn: text().notNull(),
    endsOn: text().notNull(),
    state: text({ enum: ownershipStates }).notNull().default('running'),
    /** An admin's words. */
    ownerReason: text(),
    releasedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    releaseReason: text(),
    disputeText: text(),
    /** When it stopped running. */
    closedAt: moment(),
    /** Keyed hash of an erased person, as in `erasures`. */
    personHash: text(),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [
    // One at a time for each candidate and firm.
    uniqueIndex('ownerships_live')
      .on(t.personKey, t.firmId)
      .where(sql`state in ('running', 'disputed')`),
    index('ownerships_candidate').on(t.candidateId, t.firmId),
    index('ownerships_application').on(t.applicationId),
    index('ownerships_firm').on(t.firmId, t.endsOn, t.id),
    index('ownerships_owner').on(t.ownerId, t.state, t.endsOn, t.id),
    index('ownerships_state').on(t.state, t.endsOn, t.id),
    // Without the state, so that a list in this order doesn't take the index above and sort.
    index('ownerships_open')
      .on(t.endsOn, t.id)
      .where(sql`closed_at is null`),
  ],
)
