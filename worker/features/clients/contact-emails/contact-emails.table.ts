import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Emails between staff and people at firms, one row for each contact of an email. */
export const contactEmails = sqliteTable(
  'contact_emails',
  {
    id: id(),
    contactId: integer()
      .notNull()
      .references(() => firmContacts.id, { onDelete: 'cascade' }),
    /** Address of the other side, in lower case. */
    email: text().notNull(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    /** When it was sent, as its sender says; when it came, without that or where that is in the future. */
    at: moment().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Same for every delivery of one email. */
    messageKey: text().notNull(),
    filedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
  },
  (t) => [
    uniqueIndex('contact_emails_message').on(t.messageKey, t.contactId),
    index('contact_emails_contact').on(t.contactId, t.at),
    // Erasing looks for a person under any contact.
    index('contact_emails_person').on(sql`lower(${t.email})`),
  ],
)
