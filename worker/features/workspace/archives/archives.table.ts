import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { archiveEventKinds, archiveReasons, archiveStates } from '#contract/domain/archives.ts'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Archives with everything of the installation, which an admin asked for. Their parts are in R2. No backup contains them. */
export const archives = sqliteTable(
  'archives',
  {
    /** Unguessable: the folder of the parts in R2. */
    id: text().primaryKey(),
    state: text({ enum: archiveStates }).notNull().default('running'),
    /** Why it was removed. */
    reason: text({ enum: archiveReasons }),
    /** Number of slices done. A slice is written down only by the run that is at its step. */
    step: integer().notNull().default(0),
    /** Position of the next slice and the parts so far, as JSON. */
    progress: text(),
    /** Rows and files: in all when it began, and done. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    rows: integer().notNull().default(0),
    files: integer().notNull().default(0),
    /** Files with a row but without content. */
    missingFiles: integer().notNull().default(0),
    bytes: integer().notNull().default(0),
    startedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment().notNull(),
    /** Last slice. */
    updatedAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('archives_one')
      .on(t.state)
      .where(sql`state = 'running'`),
    index('archives_started').on(t.startedAt),
  ],
)

/** Who asked for, downloaded or removed an archive, and how it ended; and who downloaded a list. Stays when the archive is gone. */
export const archiveEvents = sqliteTable(
  'archive_events',
  {
    id: id(),
    /** An id of `archives`, or empty for a list. Not a foreign key, since backups contain events but no archives. */
    archiveId: text().notNull(),
    kind: text({ enum: archiveEventKinds }).notNull(),
    /** Null for tasks. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Name of a list that was downloaded. */
    list: text(),
    /** Its rows; null while it is being downloaded, and when that was cut off. */
    rows: integer(),
    createdAt: createdMoment(),
  },
  (t) => [index('archive_events_recent').on(t.createdAt)],
)
