import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

export const savedJobLists = sqliteTable(
  'saved_job_lists',
  {
    id: id(),
    candidateName: text().notNull(),
    submittedBy: integer()
      .notNull()
      .references(() => users.id),
    /** JSON: a list of online jobs, each { title, url, source, snippet }. */
    jobData: text().notNull(),
    status: text({ enum: ['pending', 'reviewed', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    adminNotes: text(),
    reviewedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [
    index('saved_job_lists_status').on(t.status, t.id),
    index('saved_job_lists_submitter').on(t.submittedBy, t.id),
  ],
)

/** The addresses in saved lists, kept by a trigger: whether a posting was saved before is one look at an index. */
export const savedListUrls = sqliteTable(
  'saved_list_urls',
  {
    url: text().notNull(),
    listId: integer()
      .notNull()
      .references(() => savedJobLists.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.url, t.listId] }), index('saved_list_urls_list').on(t.listId)],
)
