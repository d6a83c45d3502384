import type { TaskMessage } from '#worker/db/client.ts'

/** Where tasks are sent; the platform's queue fits it. */
export type TaskQueue = {
  sendBatch: (messages: Iterable<MessageSendRequest<TaskMessage>>) => Promise<unknown>
}

/**
 * Queues of their own, by the first word of a task's name. Tasks that read other people's sites mostly wait; tasks that
 * open a stranger's file run one an invocation, because such a file may kill it. A slice of a backup or an archive uses
 * most of an invocation's calls, so it shares it with no other task.
 */
const queueOfPrefix = { read: 'reads', file: 'files', backup: 'reads', archive: 'reads' } as const

type Queues = Record<'tasks' | (typeof queueOfPrefix)[keyof typeof queueOfPrefix], TaskQueue>

/** Which queue carries a task. */
export function queueOf(task: string): keyof Queues {
  const prefix = task.slice(0, Math.max(0, task.indexOf('.')))
  return Object.hasOwn(queueOfPrefix, prefix) ? queueOfPrefix[prefix as keyof typeof queueOfPrefix] : 'tasks'
}

/** A queue takes this many messages at once. */
const messagesAtOnce = 100

/** The queues as one: each message goes to the queue of its task. */
export function taskQueue(queues: Queues): TaskQueue {
  return {
    async sendBatch(messages) {
      const byQueue = Map.groupBy(messages, ({ body }) => queueOf(body.task))
      for (const [name, own] of byQueue) {
        for (let at = 0; at < own.length; at += messagesAtOnce)
          await queues[name].sendBatch(own.slice(at, at + messagesAtOnce))
      }
    },
  }
}
