import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Searches that run automatically and report what is new. */
export const savedSearches = sqliteTable(
  'saved_searches',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kind of search: one of `savedSearchKinds`. */
    kind: text({ enum: ['online_jobs', 'people'] }).notNull(),
    name: text().notNull(),
    /** JSON: criteria of the kind. */
    criteria: text().notNull(),
    every: text({ enum: ['daily', 'weekly'] }).notNull(),
    pausedAt: moment(),
    /** Null while it is paused. */
    nextRunAt: moment(),
    lastRunAt: moment(),
    /** Matches at the last run, counted as far as a search counts. */
    lastTotal: integer(),
    /** Up to where the last run looked: the highest id of the index then. */
    mark: integer().notNull().default(0),
    /** Up to where its owner has looked: what is above is new to them. */
    seenMark: integer().notNull().default(0),
    /** Matches between the two marks. */
    newCount: integer().notNull().default(0),
    /** Why the last run brought nothing, in a sentence. */
    failure: text(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [
    index('saved_searches_user').on(t.userId, t.kind, t.id),
    index('saved_searches_due')
      .on(t.nextRunAt)
      .where(sql`${t.nextRunAt} is not null`),
  ],
)
