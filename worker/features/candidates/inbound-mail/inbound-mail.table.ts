import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { receivedResults, type LeftOutFile, type ReceivedResult } from '#contract/domain/received-emails.ts'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

const resultNames = Object.keys(receivedResults) as [ReceivedResult, ...ReceivedResult[]]

/** The part of a user's email addresses for intake and log that nobody can guess. */
export const inboundAddresses = sqliteTable(
  'inbound_addresses',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    createdAt: createdMoment(),
  },
  (t) => [uniqueIndex('inbound_addresses_token').on(t.token)],
)

/** Outcomes of emails that staff sent to Placet. Emails from anyone else leave no row. */
export const receivedEmails = sqliteTable(
  'received_emails',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['intake', 'log'] }).notNull(),
    /** Same for every delivery of one email. */
    messageKey: text().notNull(),
    subject: text().notNull(),
    at: moment().notNull(),
    result: text({ enum: resultNames }).notNull(),
    /** Résumés that are in Intake; 1 for a copy that was filed. */
    taken: integer().notNull(),
    leftOut: text({ mode: 'json' }).$type<LeftOutFile[]>().notNull(),
  },
  (t) => [uniqueIndex('received_emails_message').on(t.ownerId, t.messageKey), index('received_emails_at').on(t.at)],
)

/** Emails between staff and people, one row for each person of an email. Without a person: its filer decides who it is. */
export const correspondence = sqliteTable(
  'correspondence',
  {
    id: id(),
    candidateId: integer().references(() => candidates.id, { onDelete: 'cascade' }),
    /** Address of the other side, in lower case. */
    email: text().notNull(),
    /** Name beside that address. */
    name: text(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    /** When it was sent, as its sender says; when it came, without that or where that is in the future. */
    at: moment().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Same for every delivery of one email. */
    messageKey: text().notNull(),
    filedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When its filer decided to leave it out, while it belongs to nobody. */
    ignoredAt: moment(),
    createdAt: createdMoment(),
  },
  (t) => [
    uniqueIndex('correspondence_message').on(t.messageKey, t.email),
    index('correspondence_candidate').on(t.candidateId, t.at),
    index('correspondence_email').on(sql`lower(${t.email})`),
    // Emails that nobody has decided about yet.
    index('correspondence_open')
      .on(t.filedBy, t.email)
      .where(sql`candidate_id is null`),
  ],
)
