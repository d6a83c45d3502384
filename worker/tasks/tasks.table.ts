import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'

/** Tasks that were decided in a batch and may not have reached the queue yet; the row leaves when the queue took it. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Made by the writer, so that the row and the message that it becomes share one name. */
    id: text().primaryKey(),
    task: text().notNull(),
    /** JSON of the task's payload: ids only, never a person's text. */
    payload: text().notNull(),
    createdAt: createdMoment(),
    attempts: integer().notNull().default(0),
  },
  (t) => [index('outbox_created').on(t.createdAt)],
)

/** Messages that failed to the end, kept for a person to see and retry. */
export const deadLetters = sqliteTable('dead_letters', {
  id: id(),
  /** The queue's own message id: a dead letter delivered twice is one row. */
  messageId: text().notNull().unique(),
  task: text().notNull(),
  payload: text().notNull(),
  /** What the last try failed with; null when nobody wrote it down. */
  reason: text(),
  createdAt: createdMoment(),
  retriedAt: moment(),
})

/** Why a message failed last, until it succeeds or dies: the dead-letter queue itself tells no reason. */
export const taskErrors = sqliteTable('task_errors', {
  /** The message's own id, as in `outbox`. */
  id: text().primaryKey(),
  reason: text().notNull(),
  failedAt: moment().notNull(),
})

/** When each cron job last ran, and how that ended. */
export const cronRuns = sqliteTable('cron_runs', {
  job: text().primaryKey(),
  startedAt: moment().notNull(),
  /** Null while it runs, and when it was cut off. */
  endedAt: moment(),
  /** Null when the last run went well. */
  failure: text(),
})
