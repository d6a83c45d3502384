import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { applicationTx, type ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { candidateMessages } from './messages.table.ts'

type Row = typeof candidateMessages.$inferSelect
type Sender = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'role'>

export type Message = Row & { sender: Sender }
export type NewMessage = Pick<Row, 'applicationId' | 'senderId' | 'message' | 'mentionedUserIds'>

export type MessagesRepo = ReturnType<typeof messagesRepo>

/**
 * A double click or repeated request arrives within this time; nobody types the same text twice so fast. Milliseconds.
 */
const sameMessageMs = 5_000

/** More than a real thread has; limits one that a script filled. */
const maxThreadMessages = 500

export function messagesRepo(db: Database) {
  const withSender = () =>
    db
      .select({
        ...getTableColumns(candidateMessages),
        sender: { id: users.id, name: users.name, email: users.email, role: users.role },
      })
      .from(candidateMessages)
      .innerJoin(users, eq(users.id, candidateMessages.senderId))

  const byId = (id: number): Promise<Message | undefined> => withSender().where(eq(candidateMessages.id, id)).get()

  return {
    byId,

    /** The thread of an application, oldest first; of more than 500 messages the newest. */
    async ofApplication(applicationId: number): Promise<Message[]> {
      const rows = await withSender()
        .where(eq(candidateMessages.applicationId, applicationId))
        .orderBy(desc(candidateMessages.id))
        .limit(maxThreadMessages)
      return rows.reverse()
    },

    /**
     * Adds a message with the writes that belong to it, which can refer to the message by `addedId`. A second message
     * with the same text and sender within five seconds isn't added.
     *
     * @returns The id of the new message, or of the earlier one with the same text.
     */
    async send(given: NewMessage, at: Date, writes: (tx: ApplicationTx) => Writes): Promise<number> {
      const { applicationId, senderId, message } = given
      const isSame = sql`application_id = ${applicationId} and sender_id = ${senderId} and message = ${message}
        and created_at > ${at.getTime() - sameMessageMs}`
      const idOfSame = sql`(select max(id) from candidate_messages where ${isSame})`
      const { rows, after } = await commit(db, {
        guard: guardOf(sql`1`, idOfSame),
        writesRun: 'after',
        writes: writes(applicationTx(db, applicationId, { by: senderId, at })),
        statement: db
          .insert(candidateMessages)
          .select(
            rowWhere(
              candidateMessages,
              { ...given, createdAt: at, updatedAt: at },
              sql`where not exists (select 1 from candidate_messages where ${isSame})`,
            ),
          )
          .returning({ id: candidateMessages.id }),
        after: [db.all<{ id: number }>(sql`select ${idOfSame} as id`)],
      })
      const [sent] = [...rows, ...(after[0] as { id: number }[])]
      // The change is one transaction, so the row that it added or found exists.
      if (!sent) throw new Error('a sent message has no id')
      return sent.id
    },

    /** Changes a message if the sender matches, with the writes that belong to it. */
    async edit(
      { id, senderId, applicationId }: Pick<Row, 'id' | 'senderId' | 'applicationId'>,
      change: Pick<Row, 'message' | 'mentionedUserIds' | 'editedAt'>,
      at: Date,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<void> {
      const isOwn = sql`id = ${id} and sender_id = ${senderId}`
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from candidate_messages where ${isOwn})`),
        writes: writes(applicationTx(db, applicationId, { by: senderId, at })),
        statement: db
          .update(candidateMessages)
          .set({ ...change, updatedAt: at })
          .where(isOwn)
          .returning({ id: candidateMessages.id }),
      })
    },
  }
}
