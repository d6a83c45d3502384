import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { test } from 'vitest'
import { z } from 'zod'
import { inOneBatch } from '#worker/db/client.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { backOff, consume, consumeDead } from './consume.ts'
import { messageFor, outboxStatement, sweepOutbox } from './outbox.ts'
import { task } from './task.ts'
import { deadLetters, outbox } from './tasks.table.ts'

const payload = z.object({ id: z.number() })
const message = (id: string, body: unknown, attempts = 1) => ({ id, timestamp: testNow, attempts, body })

/** A queue that keeps what it is sent, or refuses everything. */
function queueStandIn(isDown = false) {
  const sent: unknown[] = []
  const queue = {
    sendBatch: async (messages: Iterable<{ body: unknown }>) => {
      if (isDown) throw new Error('queue is down')
      for (const { body } of messages) sent.push(body)
    },
  } as unknown as Queue
  return { queue, sent }
}

test('a good message is acknowledged, a failing one is retried alone, unknown and malformed ones are dropped', async ({
  expect,
}) => {
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

test('back-off doubles up to an hour', ({ expect }) => {
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

test('the sweep sends what was left, not what is being sent now nor what is a day old', async ({ expect }) => {
  const deps = testDeps()
  const count = task({ name: 'count', payload, run: async () => {} })
  const at = async (minutesAgo: number, id: number) => {
    const left = messageFor(deps.ids, count, { id })
    await inOneBatch(deps.db, [outboxStatement(deps.db, left)])
    const createdAt = new Date(testNow.getTime() - minutesAgo * 60_000)
    const { eq } = await import('drizzle-orm')
    await deps.db.update(outbox).set({ createdAt }).where(eq(outbox.id, left.id))
  }
  await at(0.2, 1)
  await at(5, 2)
  await at(2000, 3)

  const down = queueStandIn(true)
  await expect(sweepOutbox(deps.db, down.queue, testNow)).rejects.toThrow('queue is down')
  expect(await deps.db.$count(outbox)).toBe(3)

  const up = queueStandIn()
  expect(await sweepOutbox(deps.db, up.queue, testNow)).toBe(1)
  expect(up.sent).toMatchObject([{ task: 'count', payload: { id: 2 } }])
  expect(await deps.db.$count(outbox)).toBe(2)
  expect(await sweepOutbox(deps.db, up.queue, testNow)).toBe(0)
})
