import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { maxContacts } from '#contract/domain/firms.ts'
import { commit, guardOf } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { firmEvent } from '#worker/features/jobs/firms/firms.writes.ts'
import { firmContacts } from './firm-contacts.table.ts'
import { clearGoneContacts } from './firm-contacts.writes.ts'

export type StoredContact = typeof firmContacts.$inferSelect
export type ContactColumns = Partial<Omit<StoredContact, 'id' | 'firmId' | 'createdBy' | 'createdAt' | 'updatedAt'>>
type ContactAuthor = { by: number; at: Date }

export type FirmContactsRepo = ReturnType<typeof firmContactsRepo>

/** Condition: nobody else at the firm has the address, and the office is one of the firm's. */
const fits = (firmId: number, id: number, { email, officeId }: ContactColumns): SQL =>
  sql`${email ? sql`not exists (select 1 from firm_contacts where firm_id = ${firmId} and email = ${email} and id <> ${id})` : sql`1`}
    and ${officeId ? sql`exists (select 1 from firm_offices where id = ${officeId} and firm_id = ${firmId})` : sql`1`}`

export function firmContactsRepo(db: Database) {
  return {
    byId: (id: number): Promise<StoredContact | undefined> =>
      db.select().from(firmContacts).where(eq(firmContacts.id, id)).get(),

    /** A firm’s contacts, active ones first. */
    ofFirm: (firmId: number): Promise<StoredContact[]> =>
      db
        .select()
        .from(firmContacts)
        .where(eq(firmContacts.firmId, firmId))
        .orderBy(desc(firmContacts.isActive), asc(sql`lower(${firmContacts.name})`), asc(firmContacts.id))
        .limit(maxContacts),

    /** Contacts of all firms after one, each with its firm and "New York, NY" of its office. */
    page: (after: number, limit: number) =>
      db
        .select({
          contact: firmContacts,
          firmName: firms.name,
          office: sql<string | null>`(select city || coalesce(', ' || state, '') from firm_offices
            where id = ${firmContacts.officeId})`,
        })
        .from(firmContacts)
        .innerJoin(firms, eq(firms.id, firmContacts.firmId))
        .where(and(gt(firmContacts.id, after), sql`${firms.mergedIntoId} is null and ${firms.deletedAt} is null`))
        .orderBy(asc(firmContacts.id))
        .limit(limit),

    /** True if somebody at the firm has the address. */
    async hasEmail(firmId: number, email: string): Promise<boolean> {
      const rows = await db.all(sql`select 1 from firm_contacts where firm_id = ${firmId} and email = ${email} limit 1`)
      return rows.length > 0
    },

    /** Adds a contact; undefined if somebody at the firm has the address, the office is another firm's, or the firm is full. */
    async add(
      firmId: number,
      values: ContactColumns & { name: string },
      { by, at }: ContactAuthor,
    ): Promise<StoredContact | undefined> {
      const isFree = sql`${fits(firmId, 0, values)}
        and (select count(*) from firm_contacts where firm_id = ${firmId}) < ${maxContacts}`
      const { rows } = await commit<StoredContact>(db, {
        guard: guardOf(isFree),
        writes: [firmEvent(firmId, { by, at }, 'contact_added')],
        statement: db
          .insert(firmContacts)
          .select(
            rowWhere(
              firmContacts,
              { ...values, firmId, createdBy: by, createdAt: at, updatedAt: at },
              sql`where ${isFree}`,
            ),
          )
          .returning(),
      })
      return rows[0]
    },

    /** Changes a contact that is as it was read. Undefined: nothing was written. */
    async change(
      { id, firmId, updatedAt }: StoredContact,
      values: ContactColumns,
      { by, at }: ContactAuthor,
    ): Promise<StoredContact | undefined> {
      const isUnchanged = sql`id = ${id} and firm_id = ${firmId} and updated_at = ${updatedAt.getTime()} and ${fits(firmId, id, values)}`
      const { rows } = await commit<StoredContact>(db, {
        guard: guardOf(sql`exists (select 1 from firm_contacts where ${isUnchanged})`),
        writes: [firmEvent(firmId, { by, at }, 'contact_changed')],
        statement: db
          .update(firmContacts)
          .set({ ...values, updatedAt: new Date(Math.max(at.getTime(), updatedAt.getTime() + 1)) })
          .where(isUnchanged)
          .returning(),
      })
      return rows[0]
    },

    /** Deletes a contact; jobs that name them have none afterwards. False: it was gone already. */
    async remove({ id, firmId }: StoredContact, author: ContactAuthor): Promise<boolean> {
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from firm_contacts where id = ${id})`),
        writes: [firmEvent(firmId, author, 'contact_removed')],
        statement: db.delete(firmContacts).where(eq(firmContacts.id, id)).returning({ id: firmContacts.id }),
        after: [clearGoneContacts(db)],
      })
      return rows.length === 1
    },
  }
}
