import { and, isNull, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { addedId, guardedRows, write, writesTasks, type Write, type Writer } from '#worker/db/change.ts'
import type { Database, Statement, TaskMessage } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { TaskQueue } from './queues.ts'
import type { TaskDefinition } from './task.ts'
import { outbox } from './tasks.table.ts'

/** The message of a task that needs no row of the outbox, because a cron finds its work again. */
export const messageFor = <P extends z.ZodType>(
  ids: Pick<Ids, 'secretId'>,
  task: TaskDefinition<P>,
  payload: z.input<P>,
): TaskMessage => ({
  id: ids.secretId(),
  task: task.name,
  payload,
})

type OutboxRow = { id: string; task: string; payload: string }
type NewOutboxRow = OutboxRow & { delaySeconds: number }

const outboxWriter: Writer<NewOutboxRow> = (db, rows, guard) => {
  const delays = new Map(rows.map(({ row }) => [row.id, row.delaySeconds]))
  const payload = sql`replace(r.value ->> '$.row.payload', ${JSON.stringify(addedId)}, coalesce(${guard.addedId ?? null}, 'null'))`
  const statement = db
    .insert(outbox)
    .select(
      sql`select r.value ->> '$.row.id', r.value ->> '$.row.task', ${payload}, ${outbox.createdAt.default},
        ${outbox.attempts.default}, null ${guardedRows(rows, guard)}`,
    )
    .returning({ id: outbox.id, task: outbox.task, payload: outbox.payload })
  return [
    writesTasks(statement, (written: readonly OutboxRow[]) =>
      written.map(({ id, task, payload: text }) => {
        const delaySeconds = delays.get(id) ?? 0
        return { id, task, payload: payloadOf(text), ...(delaySeconds > 0 ? { delaySeconds } : {}) }
      }),
    ),
  ]
}

/** A payload whose ids may be `addedId`: the record that the same change adds. */
type WithAddedId<P> = P extends object ? { [K in keyof P]: number extends P[K] ? P[K] | typeof addedId : P[K] } : P

/**
 * Adds tasks to a change.
 *
 * @param of Records that the change is about, where it changes several.
 */
export const taskTx = (db: Database, of: readonly number[] = []) => ({
  /**
   * Writes the task down with the change; `commit` sends it.
   *
   * @param options.delaySeconds Seconds that the queue holds it back; shorter than the time after which the sweep resends.
   */
  enqueue<P extends z.ZodType>(
    { name: task }: TaskDefinition<P>,
    payload: WithAddedId<z.input<P>>,
    { delaySeconds = 0 }: { delaySeconds?: number } = {},
  ): Write {
    const row = { id: db.tasks.newId(), task, payload: JSON.stringify(payload), delaySeconds }
    return write(outboxWriter, row, { of })
  },
})
export type TaskTx = ReturnType<typeof taskTx>

/**
 * Hands messages to the queue. Their outbox rows stay until the tasks end, so that a message that isn't taken, or is taken
 * and lost, is sent again by the sweep.
 */
export async function sendMessages(queue: TaskQueue, messages: readonly TaskMessage[]): Promise<void> {
  if (messages.length === 0) return
  await queue.sendBatch(
    messages.map(({ delaySeconds, ...body }) => ({
      body,
      contentType: 'json' as const,
      ...(delaySeconds ? { delaySeconds } : {}),
    })),
  )
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

/** Payload of a row, or its text where it isn't JSON: the consumer settles what it can't read. */
function payloadOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
