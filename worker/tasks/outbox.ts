import { and, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Statement } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { TaskQueue } from './queues.ts'
import type { Task } from './task.ts'
import { outbox } from './tasks.table.ts'

/** A task on its way: the row of the outbox and the message of the queue, under one id. */
export type TaskMessage = { id: string; task: string; payload: unknown }

/** Names a task and its payload, for `outboxStatement` in the batch that decides it. */
export const messageFor = <P extends z.ZodType>(ids: Ids, task: Task<P>, payload: z.input<P>): TaskMessage => ({
  id: ids.secretId(),
  task: task.name,
  payload,
})

/** The statement that writes a message down in the same transaction as the change that caused it. */
export const outboxStatement = (db: Database, message: TaskMessage): Statement =>
  db.insert(outbox).values({ id: message.id, task: message.task, payload: JSON.stringify(message.payload) })

/** The same, only if a condition holds at that moment: for a change that somebody else may have been faster with. */
export const outboxStatementWhen = (db: Database, { id, task, payload }: TaskMessage, when: SQL): Statement =>
  db.insert(outbox).select(rowWhere(outbox, { id, task, payload: JSON.stringify(payload) }, sql`where ${when}`))

/** Any number of messages in one statement: as one JSON parameter. */
export const outboxStatements = (db: Database, messages: readonly TaskMessage[], at: Date): Statement => {
  const rows = messages.map(({ id, task, payload }) => ({ id, task, payload: JSON.stringify(payload) }))
  return db
    .insert(outbox)
    .select(
      sql`select value->>'id', value->>'task', value->>'payload', ${at.getTime()}, 0 from json_each(${JSON.stringify(rows)}) where 1`,
    )
}

/** A queue takes no more in one call. */
const mostAtOnce = 100

/** Puts messages on the queue and takes them out of the outbox. What fails here stays, and the sweep sends it. */
export async function sendMessages(db: Database, queue: TaskQueue, messages: TaskMessage[]): Promise<void> {
  if (messages.length === 0) return
  for (let at = 0; at < messages.length; at += mostAtOnce)
    await queue.sendBatch(messages.slice(at, at + mostAtOnce).map((body) => ({ body, contentType: 'json' as const })))
  await db.delete(outbox).where(
    inValues(
      outbox.id,
      messages.map(({ id }) => id),
    ),
  )
}

/** Younger rows are left alone: the request that wrote them is most likely sending them now. */
const sweepAfterMs = 60_000
/** Older rows are given up on: a day of failed sends needs a person, and the health page counts what is left. */
const sweepUntilMs = 24 * 3600_000

/** Sends what the outbox still holds (a killed Worker, a queue that was down), at most 100 rows a run. */
export async function sweepOutbox(db: Database, queue: TaskQueue, now: Date): Promise<number> {
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        lt(outbox.createdAt, new Date(now.getTime() - sweepAfterMs)),
        gt(outbox.createdAt, new Date(now.getTime() - sweepUntilMs)),
      ),
    )
    .orderBy(outbox.createdAt)
    .limit(100)
  await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(
      inValues(
        outbox.id,
        rows.map(({ id }) => id),
      ),
    )
  await sendMessages(
    db,
    queue,
    rows.map(({ id, task, payload }) => ({ id, task, payload: JSON.parse(payload) })),
  )
  return rows.length
}
