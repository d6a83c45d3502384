import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Scheduled backups and their verifications: where each is and how it ended. No backup contains it. */
export const backupRuns = sqliteTable(
  'backup_runs',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['backup', 'verification'] }).notNull(),
    state: text({ enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    /** Number of slices done. A slice is written down only by the run that is at its step. */
    step: integer().notNull().default(0),
    /** Where the next slice continues, as JSON. */
    progress: text(),
    /** The backup that was written or verified. */
    manifest: text(),
    /** Null for the schedule. */
    startedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment().notNull(),
    /** Last slice. */
    updatedAt: moment().notNull(),
    /** When the manifest was written: from then on the backup is whole. */
    sealedAt: moment(),
    endedAt: moment(),
    rows: integer().notNull().default(0),
    files: integer().notNull().default(0),
    /** Of rows before packing, and of files. */
    bytes: integer().notNull().default(0),
    /** Sent to the bucket by this run. */
    sentBytes: integer().notNull().default(0),
    /** Rows of a verified backup that point to a record which was deleted while the backup was written. */
    dangling: integer().notNull().default(0),
    /** Sentence about the last error. */
    failure: text(),
  },
  (t) => [
    // A backup, its sweep and a verification never run at the same time.
    uniqueIndex('backup_runs_one')
      .on(t.state)
      .where(sql`state = 'running'`),
    index('backup_runs_started').on(t.startedAt),
  ],
)
