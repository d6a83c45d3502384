import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, idList, moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

export const candidateMessages = sqliteTable(
  'candidate_messages',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    senderId: integer()
      .notNull()
      .references(() => users.id),
    message: text().notNull(),
    mentionedUserIds: idList().notNull().default([]),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
    editedAt: moment(),
  },
  (t) => [index('candidate_messages_application').on(t.applicationId, t.id)],
)
