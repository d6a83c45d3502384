import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { candidateMessages } from './messages.table.ts'

type Row = typeof candidateMessages.$inferSelect
type Sender = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'role'>

export type Message = Row & { sender: Sender }
export type NewMessage = Pick<Row, 'applicationId' | 'senderId' | 'message' | 'mentionedUserIds'>

export type MessagesRepo = ReturnType<typeof messagesRepo>

/** A double click or a repeated request comes within this; nobody types the same text twice as fast. Milliseconds. */
const sameMessageMs = 5_000

/** Enough for every real thread, and a bound for one that a script filled. */
const longestThread = 500

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

    /** Names a mention of a user in a message, also one that the same batch adds. (D1 binds numbers as REAL.) */
    mentionKey: (messageId: number | SQL, userId: number): SQL =>
      sql`'mention:' || cast(${messageId} as integer) || ':' || ${String(userId)}`,

    /** The thread of an application, oldest first; of more than 500 messages the newest. */
    async ofApplication(applicationId: number): Promise<Message[]> {
      const rows = await withSender()
        .where(eq(candidateMessages.applicationId, applicationId))
        .orderBy(desc(candidateMessages.id))
        .limit(longestThread)
      return rows.reverse()
    },

    /**
     * Adds a message with everything that belongs to it in one transaction. The same text of the same sender within
     * five seconds makes no second one.
     *
     * @param also Makes the statements that belong to it; gets the message's id, as SQL.
     * @returns The id, also of the one that was there.
     */
    async send(given: NewMessage, at: Date, also: (id: SQL) => Statement[]): Promise<number> {
      const { applicationId, senderId, message } = given
      const isSame = sql`application_id = ${applicationId} and sender_id = ${senderId} and message = ${message}
        and created_at > ${at.getTime() - sameMessageMs}`
      const idOfSame = sql`(select max(id) from candidate_messages where ${isSame})`
      const results = await db.batch([
        db
          .insert(candidateMessages)
          .select(
            rowWhere(
              candidateMessages,
              { ...given, createdAt: at, updatedAt: at },
              sql`where not exists (select 1 from candidate_messages where ${isSame})`,
            ),
          ),
        ...also(idOfSame),
        db.all<{ id: number }>(sql`select ${idOfSame} as id`),
      ])
      const [sent] = results[results.length - 1] as { id: number }[]
      // The batch is one transaction, so the row that it wrote or found is there.
      if (!sent) throw new Error('a sent message has no id')
      return sent.id
    },

    /** Changes a message of its own sender, with what belongs to it in one transaction. */
    async edit(
      { id, senderId }: Pick<Row, 'id' | 'senderId'>,
      change: Pick<Row, 'message' | 'mentionedUserIds' | 'updatedAt' | 'editedAt'>,
      also: Statement[],
    ): Promise<void> {
      await db.batch([
        db
          .update(candidateMessages)
          .set(change)
          .where(sql`${candidateMessages.id} = ${id} and ${candidateMessages.senderId} = ${senderId}`),
        ...also,
      ])
    },
  }
}
