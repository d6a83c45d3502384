import { and, desc, eq, getTableColumns, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { InquiryStatus, InquiryTopic } from '#contract/domain/inquiries.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { mailTx, type MailTx } from '#worker/features/identity/mails/mails.writes.ts'
import { notificationTx, type NotificationTx } from '#worker/features/identity/notifications/notifications.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { inquiries } from './inquiries.table.ts'

type InquiryRow = typeof inquiries.$inferSelect
/** An inquiry with the partner who has it; null for none, and for an account that is gone. */
export type Inquiry = InquiryRow & { assignee: { id: number; name: string } | null }
export type NewInquiry = Pick<InquiryRow, 'name' | 'email' | 'phone' | 'topic' | 'message'>
export type InquiryFields = Pick<InquiryRow, 'status' | 'note' | 'assignedTo'>

export type InquiryFilter = {
  status?: InquiryStatus | undefined
  topic?: InquiryTopic | undefined
  /** Null: those that nobody has. */
  assignedTo?: number | null | undefined
}

export type InquiriesRepo = ReturnType<typeof inquiriesRepo>

/** A repeated click, or a request sent again by a browser, comes within this. Milliseconds. */
const sameInquiryMs = 24 * 3600_000

export function inquiriesRepo(db: Database) {
  const matching = ({ status, topic, assignedTo }: InquiryFilter, beforeId?: number) =>
    and(
      status === undefined ? undefined : eq(inquiries.status, status),
      topic === undefined ? undefined : eq(inquiries.topic, topic),
      assignedTo === undefined ? undefined : isAssigned(assignedTo),
      beforeId === undefined ? undefined : lt(inquiries.id, beforeId),
    )
  const isAssigned = (userId: number | null): SQL =>
    userId === null ? isNull(inquiries.assignedTo) : eq(inquiries.assignedTo, userId)

  const read = (condition: SQL | undefined, limit: number): Promise<Inquiry[]> =>
    db
      .select({ ...getTableColumns(inquiries), assignee: { id: users.id, name: users.name } })
      .from(inquiries)
      .leftJoin(users, and(eq(users.id, inquiries.assignedTo), isNull(users.deletedAt)))
      .where(condition)
      .orderBy(desc(inquiries.id))
      .limit(limit)

  return {
    byId: async (id: number): Promise<Inquiry | undefined> => (await read(eq(inquiries.id, id), 1))[0],
    /** Newest first; `beforeId` continues a list. */
    page: (filter: InquiryFilter, { limit, beforeId }: { limit: number; beforeId?: number | undefined }) =>
      read(matching(filter, beforeId), limit),
    /** Number of matches, counted up to `most`. */
    async count(filter: InquiryFilter, most: number): Promise<number> {
      const some = db
        .select({ one: sql`1` })
        .from(inquiries)
        .where(matching(filter))
        .limit(most)
      const row = await db.get<{ count: number }>(sql`select count(*) as count from (${some})`)
      return row?.count ?? 0
    },
    /** Adds an inquiry with what belongs to it, unless the same person sent the same words within a day. */
    async add(given: NewInquiry, at: Date, writes: (tx: NotificationTx & MailTx) => Writes): Promise<void> {
      const since = at.getTime() - sameInquiryMs
      const isNew = sql`not exists (select 1 from inquiries where updated_at > ${since} and created_at > ${since}
        and email is ${given.email} and phone is ${given.phone} and name = ${given.name} and topic = ${given.topic}
        and message = ${given.message})`
      await commit(db, {
        guard: guardOf(isNew),
        writes: writes({ ...notificationTx(), ...mailTx(db) }),
        statement: db
          .insert(inquiries)
          .select(rowWhere(inquiries, { ...given, createdAt: at, updatedAt: at }, sql`where ${isNew}`))
          .returning({ id: inquiries.id }),
      })
    },
    /** Changes an inquiry that still is as it was read, with what belongs to the change. False when somebody was faster. */
    async change(
      { id, ...before }: Pick<Inquiry, 'id' | 'status' | 'note' | 'assignedTo'>,
      fields: Partial<InquiryFields>,
      at: Date,
      writes: (tx: NotificationTx) => Writes,
    ): Promise<boolean> {
      const isUnchanged = sql`id = ${id} and status = ${before.status} and note is ${before.note}
        and assigned_to is ${before.assignedTo}`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from inquiries where ${isUnchanged})`),
        writes: writes(notificationTx()),
        statement: db
          .update(inquiries)
          .set({ ...fields, updatedAt: at })
          .where(isUnchanged)
          .returning({ id: inquiries.id }),
      })
      return rows.length === 1
    },
    /** Removes inquiries that were last changed before a moment. For the hourly sweep. */
    async sweep(before: Date): Promise<void> {
      await db.delete(inquiries).where(lt(inquiries.updatedAt, before))
    },
  }
}
