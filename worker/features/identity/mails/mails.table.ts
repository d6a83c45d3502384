import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Every mail that was decided, written in the batch of the change that it tells of, and what became of it. */
export const mails = sqliteTable(
  'mails',
  {
    /** Made by the writer, so that the task that sends it can be written down in the same batch. */
    id: text().primaryKey(),
    /** One of `mailKinds`. */
    kind: text().notNull(),
    toAddress: text().notNull(),
    /** Set where the receiver has an account. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** An id of `job_applications`. Not a foreign key, since applications belong to a later area; erasing one removes its emails. */
    applicationId: integer(),
    subject: text().notNull(),
    /** With `privateLinkMark` in the place of a link that only the receiver may know. */
    text: text().notNull(),
    html: text().notNull(),
    /** That link, sealed; gone once the mail is sent. */
    privateLink: text(),
    /** An iCalendar object and its method. */
    calendar: text(),
    calendarMethod: text({ enum: ['PUBLISH', 'REQUEST', 'CANCEL'] }),
    /** Where one click stops mails of this kind. */
    stopUrl: text(),
    /** `kept`: not sent, there is no mail service. `canceled`: taken back before it was due. */
    state: text({ enum: ['queued', 'sent', 'failed', 'kept', 'canceled'] })
      .notNull()
      .default('queued'),
    /** Why it failed or came back, in the service's words. */
    reason: text(),
    attempts: integer().notNull().default(0),
    /** The service's own name for it. */
    providerId: text(),
    /** Set where a message must be sent only once. */
    onceKey: text(),
    /** Earliest moment to send it. Until then it can be canceled. Null: at once. */
    sendAt: moment(),
    /** Member of staff who wrote it or decided that it is sent. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Where answers go. Null: to the agency. */
    replyTo: text(),
    /** Lease of the sender. It expires when a sender dies. */
    claimedUntil: moment(),
    createdAt: createdMoment(),
    sentAt: moment(),
    bouncedAt: moment(),
    /** When the service reported that the receiver's server took it. */
    deliveredAt: moment(),
  },
  (t) => [
    index('mails_recent').on(t.createdAt, t.id),
    index('mails_state').on(t.state, t.createdAt, t.id),
    index('mails_application').on(t.applicationId),
    index('mails_address').on(t.toAddress),
    index('mails_waiting')
      .on(t.sendAt, t.id)
      .where(sql`${t.state} = 'queued' and ${t.sendAt} is not null`),
    index('mails_provider')
      .on(t.providerId)
      .where(sql`${t.providerId} is not null`),
    uniqueIndex('mails_once')
      .on(t.onceKey)
      .where(sql`${t.onceKey} is not null`),
  ],
)

/** Addresses that a mail came back from, or whose owner called one junk: nothing more is sent there. */
export const bouncedAddresses = sqliteTable('bounced_addresses', {
  address: text().primaryKey(),
  reason: text().notNull(),
  bouncedAt: createdMoment(),
})

/** Kinds of mail that a user does not want. */
export const mailOptOuts = sqliteTable(
  'mail_opt_outs',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    createdAt: createdMoment(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)
