import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '#worker/deps.ts'
import type { Task } from './task.ts'
import { deadLetters, taskErrors } from './tasks.table.ts'
import { reasonOf } from '#worker/http/reason.ts'

const envelope = z.object({ id: z.string(), task: z.string(), payload: z.unknown() })

/** 10 s, 20 s, 40 s … up to an hour. Seconds. */
export const backOff = (attempts: number) => Math.min(3600, 10 * 2 ** Math.max(0, attempts - 1))

/**
 * Runs a batch of messages. What is unknown or malformed is logged and acknowledged (another try would not mend it); what
 * fails is retried with back-off by itself, never with its neighbours. One after the other, but for the queue of reading,
 * whose tasks mostly wait for other people's sites.
 */
export async function consume(deps: Deps, tasks: readonly Task[], batch: MessageBatch): Promise<void> {
  const one = async (message: Message) => {
    const found = read(tasks, message.body)
    if (!found) {
      deps.log('task.unknown', { messageId: message.id })
      message.ack()
      return
    }
    try {
      await found.task.run(deps, found.payload)
      message.ack()
      if (message.attempts > 1) await forgetError(deps, found.id)
    } catch (error) {
      const reason = nameOf(error)
      deps.log('task.failed', { task: found.task.name, attempts: message.attempts, reason })
      await keepError(deps, found.id, reason)
      message.retry({ delaySeconds: backOff(message.attempts) })
    }
  }
  if (batch.queue.endsWith('-reads')) await Promise.all(batch.messages.map(one))
  else for (const message of batch.messages) await one(message)
}

/** The dead-letter queue's consumer: keeps the message for a person and marks its record failed. */
export async function consumeDead(deps: Deps, tasks: readonly Task[], batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const found = read(tasks, message.body)
    try {
      const [error] = found ? await deps.db.select().from(taskErrors).where(eq(taskErrors.id, found.id)) : []
      await deps.db
        .insert(deadLetters)
        .values({
          messageId: message.id,
          task: found?.task.name ?? 'unknown',
          payload: JSON.stringify(found?.payload ?? null),
          reason: error?.reason ?? null,
        })
        .onConflictDoNothing()
      if (found) await forgetError(deps, found.id)
      if (found?.task.giveUp) await found.task.giveUp(deps, found.payload)
      deps.log('task.dead', { task: found?.task.name ?? 'unknown', messageId: message.id })
      message.ack()
    } catch (error) {
      deps.log('task.dead_failed', { messageId: message.id, reason: nameOf(error) })
      message.retry({ delaySeconds: backOff(message.attempts) })
    }
  }
}

function read(tasks: readonly Task[], body: unknown) {
  const parsed = envelope.safeParse(body)
  const task = parsed.success ? tasks.find(({ name }) => name === parsed.data.task) : undefined
  const payload = task?.payload.safeParse(parsed.data?.payload)
  return task && payload?.success && parsed.data ? { id: parsed.data.id, task, payload: payload.data } : null
}

/** Writing a reason down must not change what happens to the message: a database that is down is often the reason. */
async function keepError(deps: Deps, id: string, reason: string): Promise<void> {
  const failedAt = deps.now()
  await deps.db
    .insert(taskErrors)
    .values({ id, reason, failedAt })
    .onConflictDoUpdate({ target: taskErrors.id, set: { reason, failedAt } })
    .catch(() => undefined)
}

const forgetError = (deps: Deps, id: string) =>
  deps.db
    .delete(taskErrors)
    .where(eq(taskErrors.id, id))
    .then(
      () => undefined,
      () => undefined,
    )

const nameOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${reasonOf(error)}` : 'unknown')
