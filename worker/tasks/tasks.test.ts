import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { test } from 'vitest'
import { z } from 'zod'
import { makeDeps } from '#worker/deps.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { faultyEnv, planFault, runUnder } from '#worker/test/faults.ts'
import { backOff, consume, consumeDead, sweepTasks } from './consume.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { messageFor, sendMessages, sweepOutbox } from './outbox.ts'
import { task } from './task.ts'
import { deadLetters, outbox, taskErrors } from './tasks.table.ts'

const payload = z.object({ id: z.number() })
const message = (id: string, body: unknown, attempts = 1) => ({ id, timestamp: testNow, attempts, body })

/** A queue that keeps what it is sent, or refuses everything. */
function queueStandIn(isDown = false) {
  const sent: TaskMessage[] = []
  const queue = {
    sendBatch: async (messages: Iterable<{ body: TaskMessage }>) => {
      if (isDown) throw new Error('queue is down')
      for (const { body } of messages) sent.push(body)
    },
  } as unknown as Queue
  return { queue, sent }
}

test('acknowledges good messages, retries failing ones alone, drops malformed ones', async ({ expect }) => {
  const ran: number[] = []
  const tasks = [
    task({ name: 'count', payload, run: async (_, { id }) => void ran.push(id) }),
    task({ name: 'fail', payload, run: () => Promise.reject(new Error('no')) }),
  ]
  const batch = createMessageBatch('placet-tasks', [
    message('1', { id: 'a', task: 'count', payload: { id: 7 } }),
    message('2', { id: 'b', task: 'fail', payload: { id: 8 } }),
    message('3', { id: 'c', task: 'never-heard-of', payload: {} }),
    message('4', { id: 'd', task: 'count', payload: { id: 'seven' } }),
    message('5', 'not even an object'),
  ])
  await consume(testDeps(), tasks, batch)
  const result = await getQueueResult(batch, createExecutionContext())
  expect(result.explicitAcks).toEqual(['1', '3', '4', '5'])
  expect(result.retryMessages).toMatchObject([{ msgId: '2' }])
  expect(ran).toEqual([7])
})

test('doubles the wait between tries up to an hour', ({ expect }) => {
  expect([1, 2, 3, 20].map(backOff)).toEqual([10, 20, 40, 3600])
})

test('a dead letter is kept once and its record is marked failed', async ({ expect }) => {
  const deps = testDeps()
  const givenUp: number[] = []
  const tasks = [
    task({ name: 'fail', payload, run: async () => {}, giveUp: async (_, { id }) => void givenUp.push(id) }),
  ]
  for (let delivery = 0; delivery < 2; delivery++) {
    const batch = createMessageBatch('placet-tasks-dead', [message('9', { id: 'x', task: 'fail', payload: { id: 3 } })])
    await consumeDead(deps, tasks, batch)
    expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['9'])
  }
  expect(await deps.db.select().from(deadLetters)).toMatchObject([{ task: 'fail', payload: '{"id":3}' }])
  expect(givenUp).toEqual([3, 3])
})

const count = task({ name: 'count', payload, run: async () => {} })
const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

/** An outbox row written at `testNow`. */
async function waiting(id: number, given: Partial<typeof outbox.$inferInsert> = {}): Promise<TaskMessage> {
  const { db, ids } = testDeps()
  const made = messageFor(ids, count, { id })
  await db.insert(outbox).values({ id: made.id, task: made.task, payload: JSON.stringify(made.payload) })
  await db
    .update(outbox)
    .set({ createdAt: testNow, ...given })
    .where(eq(outbox.id, made.id))
  return made
}
const rowsLeft = () => testDeps().db.$count(outbox)

test('stores an outbox row until its task has run, even if the queue took the message', async ({ expect }) => {
  const deps = testDeps()
  const [done, failing] = [await waiting(1), await waiting(2)]
  const { queue, sent } = queueStandIn()
  await sendMessages(queue, [done, failing])
  expect(sent).toEqual([done, failing])
  expect(await rowsLeft()).toBe(2)

  const run = async (_: unknown, { id }: { id: number }) => {
    if (id === 2) throw new Error('the site hung up')
  }
  const batch = createMessageBatch('placet-tasks', [message('1', done), message('2', failing)])
  await consume(deps, [task({ name: 'count', payload, run })], batch)
  expect(await deps.db.select({ id: outbox.id }).from(outbox)).toEqual([{ id: failing.id }])
  expect(await deps.db.select({ reason: taskErrors.reason }).from(taskErrors)).toEqual([
    { reason: 'Error: the site hung up' },
  ])

  const again = createMessageBatch('placet-tasks', [message('2', failing, 2)])
  await consume(deps, [count], again)
  expect(await rowsLeft()).toBe(0)
  expect(await deps.db.$count(taskErrors)).toBe(0)
})

test('unknown and malformed messages end their rows too', async ({ expect }) => {
  const [unknown, malformed] = [await waiting(1), await waiting(2)]
  const batch = createMessageBatch('placet-tasks', [
    message('1', { ...unknown, task: 'never-heard-of' }),
    message('2', { ...malformed, payload: { id: 'two' } }),
  ])
  await consume(testDeps(), [count], batch)
  expect(await rowsLeft()).toBe(0)
})

test('ten tasks of a batch are ended by one statement', async ({ expect }) => {
  const plan = planFault()
  const messages = await Promise.all(Array.from({ length: 10 }, (_, n) => waiting(n)))
  const batch = createMessageBatch(
    'placet-tasks',
    messages.map((body, n) => message(String(n), body)),
  )
  await runUnder(plan, (ctx) => consume(makeDeps(faultyEnv(plan).bindings, ctx), [count], batch))
  expect(plan.steps).toEqual(['DB.batch of 1'])
  expect(await rowsLeft()).toBe(0)
})

test('messages go back to the queue when the queries are used up', async ({ expect }) => {
  const ran: number[] = []
  const deps = testDeps()
  deps.budget = { queries: () => 0, isSpent: () => ran.length === 2 }
  const runs = task({ name: 'count', payload, run: async (_, { id }) => void ran.push(id) })
  const batch = createMessageBatch(
    'placet-tasks',
    [1, 2, 3, 4].map((id) => message(String(id), { id: `row ${id}`, task: 'count', payload: { id } })),
  )
  await consume(deps, [runs], batch)
  expect(ran).toEqual([1, 2])
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext())
  expect(explicitAcks).toEqual(['1', '2'])
  expect(retryMessages.map(({ msgId }) => msgId)).toEqual(['3', '4'])
})

test('a row that cannot be ended costs another run, not the message', async ({ expect }) => {
  await waiting(1)
  const plan = planFault(0, 'fails')
  const batch = createMessageBatch('placet-tasks', [message('1', await waiting(1))])
  await runUnder(plan, (ctx) => consume(makeDeps(faultyEnv(plan).bindings, ctx, { log: () => {} }), [count], batch))
  expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['1'])
  expect(await rowsLeft()).toBe(2)
})

test('resends a lost message, and leaves one alone that may still run or come back', async ({ expect }) => {
  const { db } = testDeps()
  const lost = await waiting(1)
  await waiting(2, { createdAt: minutesLater(4) })
  await waiting(3, { lastTriedAt: minutesLater(1) })
  const down = queueStandIn(true)
  await expect(sweepOutbox(db, down.queue, minutesLater(6))).rejects.toThrow('queue is down')
  expect(await rowsLeft()).toBe(3)

  const up = queueStandIn()
  const sweep = (minutes: number) => sweepOutbox(db, up.queue, minutesLater(minutes))
  // Fifteen minutes after the send that failed.
  expect(await sweep(11)).toMatchObject({ sent: 1 })
  expect(await sweep(16)).toMatchObject({ sent: 0 })
  expect(await sweep(22)).toMatchObject({ sent: 2 })
  expect(up.sent.filter(({ id }) => id === lost.id)).toEqual([lost])
  // Twice as long after the second send.
  expect(await sweep(38)).toMatchObject({ sent: 2 })
  expect(await sweep(53)).toMatchObject({ sent: 1 })
  expect(up.sent.filter(({ id }) => id === lost.id)).toHaveLength(2)
})

test('gives up a task that never ends after sixteen hours, so a person can retry it', async ({ expect }) => {
  const deps = testDeps()
  const givenUp: number[] = []
  const tasks = [
    task({ name: 'count', payload, run: async () => {}, giveUp: async (_, { id }) => void givenUp.push(id) }),
  ]
  const never = await waiting(7)
  const { queue, sent } = queueStandIn()
  let last = 0
  for (let minutes = 5; minutes < 30 * 60 && (await rowsLeft()) > 0; minutes += 5) {
    await sweepTasks({ ...deps, queue, now: () => minutesLater(minutes), log: () => {} }, tasks)
    last = minutes
  }
  expect(sent).toEqual(Array.from({ length: 8 }, () => never))
  expect(last / 60).toBeGreaterThan(12)
  expect(last / 60).toBeLessThan(24)
  expect(givenUp).toEqual([7])
  expect(await deps.db.select().from(deadLetters)).toMatchObject([
    { messageId: never.id, task: 'count', payload: '{"id":7}', reason: expect.stringContaining('sent to the queue 9') },
  ])
})

test('a killed dead-letter consumer leaves the row, so the record is marked later', async ({ expect }) => {
  const deps = testDeps()
  const failing = await waiting(3)
  const dies = task({ name: 'count', payload, run: async () => {}, giveUp: () => new Promise<void>(() => {}) })
  const batch = createMessageBatch('placet-tasks-dead', [message('1', failing)])
  // The Worker is gone while it marks the record.
  await Promise.race([consumeDead(deps, [dies], batch), new Promise((resolve) => setTimeout(resolve, 50))])
  expect(await rowsLeft()).toBe(1)

  const givenUp: number[] = []
  const marks = task({ ...dies, giveUp: async (_, { id }) => void givenUp.push(id) })
  await consumeDead(deps, [marks], createMessageBatch('placet-tasks-dead', [message('2', failing)]))
  expect(givenUp).toEqual([3])
  expect(await rowsLeft()).toBe(0)
  expect(await deps.db.$count(deadLetters)).toBe(1)
})
