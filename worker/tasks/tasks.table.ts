import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'

/**
 * Tasks that were decided in a batch and haven't ended yet. The row leaves when the task has run or was given up, not when
 * the queue takes the message: a queue may lose what it took (local ones live in memory).
 */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Made by the writer, so that the row and the message that it becomes share one name. */
    id: text().primaryKey(),
    task: text().notNull(),
    /** JSON of the task's payload: ids only, never a person's text. */
    payload: text().notNull(),
    createdAt: createdMoment(),
    /** Number of times that the sweep has resent it. */
    attempts: integer().notNull().default(0),
    /** When the sweep last sent it, or a run of it last failed; null before either. */
    lastTriedAt: moment(),
  },
  (t) => [index('outbox_created').on(t.createdAt)],
)

/** Messages that failed to the end, kept for a person to see and retry. */
export const deadLetters = sqliteTable('dead_letters', {
  id: id(),
  /** The id of the task's message (the queue's own where it can't be read): a task that dies twice is one row. */
  messageId: text().notNull().unique(),
  task: text().notNull(),
  payload: text().notNull(),
  /** Failure of the last try; null when it was not recorded. */
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
