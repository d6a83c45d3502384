import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ImportCounts } from '#contract/api/workspace/imports.ts'
import { importChoices, importKinds, importStates, importVerdicts } from '#contract/domain/imports.ts'
import { createdMoment, id, moment, textList } from '#worker/db/columns.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Files of records that an admin moves in. */
export const imports = sqliteTable('imports', {
  id: id(),
  kind: text({ enum: importKinds }).notNull(),
  fileName: text().notNull(),
  state: text({ enum: importStates }).notNull(),
  headers: textList().notNull().default([]),
  /** A field for each column; empty: left out. Stays, so that the next file with these headers needs no choice. */
  columns: textList().notNull().default([]),
  /** Fields whose column replaces what a record says. Chosen for this file alone. */
  overwrites: textList().notNull().default([]),
  /** The system that the ids in the file are from, as the admin typed it; null: the file has none. */
  source: text(),
  /** Rows of the file, and rows that the current step has finished. */
  total: integer().notNull().default(0),
  progress: integer().notNull().default(0),
  /** Bytes of the résumés that have arrived for its rows. */
  resumeBytes: integer().notNull().default(0),
  counts: text({ mode: 'json' }).$type<Partial<ImportCounts>>().notNull().default({}),
  createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdMoment(),
  doneAt: moment(),
  undoneAt: moment(),
})

/** Rows of a file with what the check found and what the run did. Deleted when the import can no longer be undone. */
export const importRows = sqliteTable(
  'import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its number in the spreadsheet; the header is row 1. */
    row: integer().notNull(),
    /** As the file has them. */
    cells: textList().notNull(),
    /** The first address in the row, from the moment that it is stored, so that an erasure finds it. */
    email: text(),
    name: text(),
    /** Id of the record in the system that the file is from. */
    externalId: text(),
    /** Columns of the record, as JSON; null before the check, and for a row with problems. */
    record: text(),
    verdict: text({ enum: importVerdicts }),
    problems: text({ mode: 'json' }).$type<{ column: string; message: string }[]>().notNull().default([]),
    choice: text({ enum: importChoices }),
    /** The record that it is about: found by the check, or made by the run. */
    targetId: integer(),
    /** JSON of the fields of the record before the run filled some; null where it made the record. */
    before: text(),
    /** The version that the run left the record in: an undo leaves one that has changed since. */
    version: integer(),
    /** Name of the row's résumé, as its cell has it. */
    resumeFile: text(),
    /** The résumé, once its file has arrived. */
    resumeId: text().references(() => resumes.id, { onDelete: 'set null' }),
    /** Outcome of the run or the undo. */
    result: text({ enum: ['added', 'filled', 'skipped', 'undone', 'kept'] }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('import_rows_verdict').on(t.importId, t.verdict, t.row),
    index('import_rows_result').on(t.importId, t.result, t.row),
    // An undo takes back a record with all of the rows that filled it.
    index('import_rows_target').on(t.importId, t.targetId),
    // A check looks for earlier rows about the same job: few titles make up thousands of them.
    index('import_rows_same').on(t.importId, sql`lower(${t.name})`, sql`lower(${t.record} ->> '$.firmName')`),
    // Likewise for firms, contacts and submissions, whose record names what rows about one of them share.
    index('import_rows_key').on(t.importId, sql`${t.record} ->> '$.matchKey'`),
    // No two rows of a file have one id.
    index('import_rows_external')
      .on(t.importId, t.externalId)
      .where(sql`external_id is not null`),
    index('import_rows_files')
      .on(t.importId, t.row)
      .where(sql`resume_file is not null`),
    index('import_rows_resume')
      .on(t.resumeId)
      .where(sql`resume_id is not null`),
    index('import_rows_email').on(sql`lower(${t.email})`, t.importId),
  ],
)
