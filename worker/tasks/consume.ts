import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { inOneBatch } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import type { Deps } from '#worker/deps.ts'
import { reasonOf } from '#worker/http/reason.ts'
import { settleStatement, sweepOutbox } from './outbox.ts'
import type { Task } from './task.ts'
import { deadLetters, outbox, taskErrors } from './tasks.table.ts'

const envelope = z.object({ id: z.string(), task: z.string(), payload: z.unknown() })

/** 10 s, 20 s, 40 s … up to an hour. Seconds. */
export const backOff = (attempts: number) => Math.min(3600, 10 * 2 ** Math.max(0, attempts - 1))

/** The part of a batch that consumers use. */
export type Messages = Pick<MessageBatch, 'messages'> & Partial<MessageBatch>

/**
 * Runs a batch of messages and ends the outbox rows of those that ran, in one statement. An unknown or malformed message is
 * logged, acknowledged and ended (another try wouldn't mend it); a failing one is retried with back-off on its own, never
 * with its neighbors. One after the other; once the invocation's queries are used up, the rest goes back to the queue.
 */
export async function consume(deps: Deps, tasks: readonly Task[], batch: Messages): Promise<void> {
  const ended: string[] = []
  const recovered: string[] = []
  const one = async (message: Message) => {
    const { id, task, payload } = read(tasks, message.body)
    if (!task) {
      deps.log('task.unknown', { messageId: message.id })
      message.ack()
      if (id !== null) ended.push(id)
      return
    }
    try {
      await task.run(deps, payload)
      message.ack()
      ended.push(id)
      if (message.attempts > 1) recovered.push(id)
    } catch (error) {
      const reason = nameOf(error)
      deps.log('task.failed', { task: task.name, attempts: message.attempts, reason })
      await recordError(deps, id, reason)
      message.retry({ delaySeconds: backOff(message.attempts) })
    }
  }
  for (const message of batch.messages) {
    if (deps.budget.isSpent()) message.retry()
    else await one(message)
  }
  await settle(deps, ended, recovered)
}

/** The dead-letter queue's consumer: keeps the message for a person and marks its record failed. */
export async function consumeDead(deps: Deps, tasks: readonly Task[], batch: Messages): Promise<void> {
  for (const message of batch.messages) {
    try {
      const found = read(tasks, message.body)
      await giveUp(deps, found, { id: found.id ?? message.id, name: found.task?.name ?? 'unknown' })
      message.ack()
    } catch (error) {
      deps.log('task.dead_failed', { messageId: message.id, reason: nameOf(error) })
      message.retry({ delaySeconds: backOff(message.attempts) })
    }
  }
}

/**
 * Sends again what the outbox still holds, and gives up what was sent often enough.
 *
 * @returns How many were sent and how many given up.
 */
export async function sweepTasks(deps: Deps, tasks: readonly Task[]): Promise<{ sent: number; givenUp: number }> {
  const { sent, expired } = await sweepOutbox(deps.db, deps.queue, deps.now())
  let givenUp = 0
  for (const message of expired) {
    const reason = `It was sent to the queue ${message.attempts + 1} times and never came to an end.`
    try {
      await giveUp(deps, read(tasks, message), { id: message.id, name: message.task, reason })
      givenUp++
    } catch (error) {
      // Its row stays for the next tick, and doesn't hold up those behind it.
      deps.log('task.dead_failed', { messageId: message.id, reason: nameOf(error) })
    }
  }
  return { sent, givenUp }
}

/** A message's id (null where it has none), and its task with the payload where both are known. */
type FoundTask = { id: string | null; task: null; payload: null } | { id: string; task: Task; payload: unknown }

function read(tasks: readonly Task[], body: unknown): FoundTask {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return { id: null, task: null, payload: null }
  const { id } = parsed.data
  const task = tasks.find(({ name }) => name === parsed.data.task)
  const payload = task?.payload.safeParse(parsed.data.payload)
  return task && payload?.success ? { id, task, payload: payload.data } : { id, task: null, payload: null }
}

/**
 * Keeps a message as a dead letter and marks its record failed. The outbox row goes last: if the Worker is killed before
 * that, the sweep sends the task again, and a second death finds its letter written.
 *
 * @param reason Says why when no run has left a reason.
 */
async function giveUp(
  deps: Deps,
  { task, payload }: FoundTask,
  { id, name, reason }: { id: string; name: string; reason?: string },
): Promise<void> {
  const [error] = await deps.db.select().from(taskErrors).where(eq(taskErrors.id, id))
  await deps.db
    .insert(deadLetters)
    .values({
      messageId: id,
      task: name,
      payload: JSON.stringify(payload),
      reason: error?.reason ?? reason ?? null,
    })
    .onConflictDoNothing()
  if (task?.giveUp) await task.giveUp(deps, payload)
  await inOneBatch(deps.db, endStatements(deps, [id], [id]))
  deps.log('task.dead', { task: name, messageId: id })
}

/** Ends outbox rows, and forgets why their tasks failed at first. */
const endStatements = ({ db }: Pick<Deps, 'db'>, ended: readonly string[], recovered: readonly string[]) => [
  settleStatement(db, ended),
  ...(recovered.length > 0 ? [db.delete(taskErrors).where(inValues(taskErrors.id, recovered))] : []),
]

/** A row that can't be ended costs another run of its task, which leaves the same state as the first. */
async function settle(deps: Deps, ended: readonly string[], recovered: readonly string[]): Promise<void> {
  if (ended.length === 0) return
  await inOneBatch(deps.db, endStatements(deps, ended, recovered)).catch((error: unknown) =>
    deps.log('outbox.settle_failed', { tasks: ended.length, reason: nameOf(error) }),
  )
}

/**
 * Writes a reason down, and when: the sweep leaves a row alone whose message comes back without it. A failure here must not
 * change what happens to the message: a database that is down is often the reason.
 */
async function recordError(deps: Deps, id: string, reason: string): Promise<void> {
  const failedAt = deps.now()
  await inOneBatch(deps.db, [
    deps.db
      .insert(taskErrors)
      .values({ id, reason, failedAt })
      .onConflictDoUpdate({ target: taskErrors.id, set: { reason, failedAt } }),
    deps.db.update(outbox).set({ lastTriedAt: failedAt }).where(eq(outbox.id, id)),
  ]).catch(() => undefined)
}

const nameOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${reasonOf(error)}` : 'unknown')
