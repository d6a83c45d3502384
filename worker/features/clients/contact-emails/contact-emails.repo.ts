import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { contactEmails } from './contact-emails.table.ts'

export type ContactEmailsRepo = ReturnType<typeof contactEmailsRepo>
type NewContactEmail = Omit<typeof contactEmails.$inferInsert, 'id'>

/** Emails that a panel shows. */
const maxShown = 100

export function contactEmailsRepo(db: Database) {
  return {
    /** Contacts of firms that have one of several addresses, in lower case. */
    contactsWith: (emails: readonly string[]): Promise<{ id: number; email: string }[]> =>
      db.all<{ id: number; email: string }>(sql`select c.id, lower(c.email) as email from firm_contacts c
        join firms f on f.id = c.firm_id and f.merged_into_id is null and f.deleted_at is null
        where ${inValues(sql`lower(c.email)`, emails)}`),
    /** Files an email with contacts. One that came before changes nothing. */
    async file(rows: readonly NewContactEmail[]): Promise<void> {
      const [first, ...others] = rows.map((row) => db.insert(contactEmails).values(row).onConflictDoNothing())
      if (first) await db.batch([first, ...others])
    },
    /** Emails with the contacts of a firm, newest first: all, or those that one user filed. */
    ofFirm: (firmId: number, filedBy: number | undefined) =>
      db
        .select({
          id: contactEmails.id,
          contactName: firmContacts.name,
          email: contactEmails.email,
          direction: contactEmails.direction,
          at: contactEmails.at,
          subject: contactEmails.subject,
          text: contactEmails.text,
          filedBy: users.name,
        })
        .from(firmContacts)
        .innerJoin(contactEmails, eq(contactEmails.contactId, firmContacts.id))
        .leftJoin(users, eq(users.id, contactEmails.filedBy))
        .where(
          sql`${firmContacts.firmId} = ${firmId} ${filedBy === undefined ? sql`` : sql`and ${contactEmails.filedBy} = ${filedBy}`}`,
        )
        .orderBy(desc(contactEmails.at), desc(contactEmails.id))
        .limit(maxShown),
  }
}
