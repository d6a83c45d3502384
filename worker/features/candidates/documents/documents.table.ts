import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

export const documents = sqliteTable(
  'documents',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** The server-made name of the stored file, unique. */
    filename: text().notNull(),
    originalName: text().notNull(),
    /** Key in R2; never sent to a browser. */
    key: text().notNull(),
    documentType: text().notNull(),
    /** Bytes. */
    fileSize: integer().notNull(),
    mimeType: text().notNull(),
    /** Null for the applicant and for deleted accounts. */
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: createdMoment(),
  },
  (t) => [uniqueIndex('documents_filename').on(t.filename), index('documents_application').on(t.applicationId, t.id)],
)
