import type { TaskMessage } from './outbox.ts'

/** Where tasks are sent; the platform's queue fits it. */
export type TaskQueue = {
  sendBatch: (messages: Iterable<MessageSendRequest<TaskMessage>>) => Promise<unknown>
}

/** Tasks that read other people's sites wait most of their time: they have a queue of their own. */
export const isReading = (task: string) => task.startsWith('read.')

/** A queue takes this many messages at once. */
const messagesAtOnce = 100

/** The queues as one: each message goes to the queue of its task. */
export function taskQueue(queues: { tasks: TaskQueue; reads: TaskQueue }): TaskQueue {
  return {
    async sendBatch(messages) {
      const all = [...messages]
      for (const [queue, own] of [
        [queues.tasks, all.filter(({ body }) => !isReading(body.task))],
        [queues.reads, all.filter(({ body }) => isReading(body.task))],
      ] as const) {
        for (let at = 0; at < own.length; at += messagesAtOnce)
          await queue.sendBatch(own.slice(at, at + messagesAtOnce))
      }
    },
  }
}
