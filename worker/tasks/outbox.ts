import { and, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Statement } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { TaskQueue } from './queues.ts'
import type { TaskDefinition } from './task.ts'
import { outbox } from './tasks.table.ts'

/** A task on its way: the row of the outbox and the message of the queue, under one id. */
export type TaskMessage = { id: string; task: string; payload: unknown }

/** Names a task and its payload, for `outboxStatement` in the batch that decides it. */
export const messageFor = <P extends z.ZodType>(
  ids: Pick<Ids, 'secretId'>,
  task: TaskDefinition<P>,
  payload: z.input<P>,
): TaskMessage => ({
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
      sql`select value->>'id', value->>'task', value->>'payload', ${at.getTime()}, 0, null from json_each(${JSON.stringify(rows)}) where 1`,
    )
}

/**
 * Hands messages to the queue. Their outbox rows stay until the tasks end, so that a message that isn't taken, or is taken
 * and lost, is sent again by the sweep.
 */
export async function sendMessages(queue: TaskQueue, messages: readonly TaskMessage[]): Promise<void> {
  if (messages.length === 0) return
  await queue.sendBatch(messages.map((body) => ({ body, contentType: 'json' as const })))
}

/** The statement that ends messages: their tasks have run, or were given up. */
export const settleStatement = (db: Database, ids: readonly string[]): Statement =>
  db.delete(outbox).where(inValues(outbox.id, ids))

const minute = 60_000
/** A row this young is most likely on its way or running: a task takes seconds, and the queue hands it over within one. */
const firstSweepMs = 5 * minute
/**
 * Pause after a sweep has sent a row or a run of it has failed. Longer than the queue's longest back-off between two tries
 * (`backOff` at `max_retries`), so that the sweep doesn't race a message that still comes back without it. It doubles with
 * each sweep: a consumer that is hours behind gets a handful of copies, not hundreds.
 */
const sweepAgainMs = 15 * minute
const maxDoublings = 4
/** Sweeps of one row, over some sixteen hours of a working cron; then a person has to look. */
const maxSweeps = 8

/** At most so many rows are sent again by one sweep, and so many given up, which costs several statements each. */
const maxSent = 500
const maxGivenUp = 20

type Swept = TaskMessage & { attempts: number }

/**
 * Sends again what hasn't ended in good time: a Worker was killed, the queue was down, or it lost what it took.
 *
 * @returns How many were sent, and the messages that have been sent often enough to be given up.
 */
export async function sweepOutbox(
  db: Database,
  queue: TaskQueue,
  now: Date,
): Promise<{ sent: number; expired: Swept[] }> {
  const pause = sql`${sweepAgainMs} * (1 << min(max(${outbox.attempts} - 1, 0), ${maxDoublings}))`
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        lt(outbox.createdAt, new Date(now.getTime() - firstSweepMs)),
        or(isNull(outbox.lastTriedAt), sql`${outbox.lastTriedAt} + ${pause} < ${now.getTime()}`),
      ),
    )
    .orderBy(outbox.createdAt)
    .limit(maxSent)
  const due = rows.map(({ id, task, payload, attempts }) => ({ id, task, payload: payloadOf(payload), attempts }))
  const [expired, sendable] = [
    due.filter(({ attempts }) => attempts >= maxSweeps).slice(0, maxGivenUp),
    due.filter(({ attempts }) => attempts < maxSweeps),
  ]
  if (sendable.length > 0) {
    // Noted first: a sweep that is cut off waits its turn instead of sending the same rows at every tick.
    await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, lastTriedAt: now })
      .where(
        inValues(
          outbox.id,
          sendable.map(({ id }) => id),
        ),
      )
    await sendMessages(
      queue,
      sendable.map(({ id, task, payload }) => ({ id, task, payload })),
    )
  }
  return { sent: sendable.length, expired }
}

/** What a row says, or the text itself where it isn't JSON: the consumer settles what it can't read. */
function payloadOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
