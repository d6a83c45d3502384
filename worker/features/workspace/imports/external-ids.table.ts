import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { importKinds } from '#contract/domain/imports.ts'
import { id } from '#worker/db/columns.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { imports } from './imports.table.ts'

/**
 * Ids that records had in other systems, so that a later file is recognized and can name them. Each row is about one record,
 * in the column of its kind, and goes with it.
 */
export const externalIds = sqliteTable(
  'external_ids',
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    /** The system, in lower case: ids of two systems say nothing about each other. */
    source: text().notNull(),
    externalId: text().notNull(),
    candidateId: integer().references(() => candidates.id, { onDelete: 'cascade' }),
    firmId: integer().references(() => firms.id, { onDelete: 'cascade' }),
    contactId: integer().references(() => firmContacts.id, { onDelete: 'cascade' }),
    jobId: integer().references(() => jobs.id, { onDelete: 'cascade' }),
    submissionId: integer().references(() => clientSubmissions.id, { onDelete: 'cascade' }),
    /** The import that said so, and its row. An undo takes the id back. */
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    importRow: integer().notNull(),
  },
  (t) => [
    uniqueIndex('external_ids_one').on(t.kind, t.source, t.externalId),
    index('external_ids_import').on(t.importId, t.importRow),
    index('external_ids_candidate')
      .on(t.candidateId)
      .where(sql`candidate_id is not null`),
    index('external_ids_firm')
      .on(t.firmId)
      .where(sql`firm_id is not null`),
    index('external_ids_contact')
      .on(t.contactId)
      .where(sql`contact_id is not null`),
    index('external_ids_job')
      .on(t.jobId)
      .where(sql`job_id is not null`),
    index('external_ids_submission')
      .on(t.submissionId)
      .where(sql`submission_id is not null`),
  ],
)
