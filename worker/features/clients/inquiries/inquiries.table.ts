import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { inquiryStatuses, inquiryTopics } from '#contract/domain/inquiries.ts'
import { createdMoment, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Confidential messages from the public site. Deleted a year after their last change (inquiries.tasks.ts). */
export const inquiries = sqliteTable(
  'inquiries',
  {
    id: id(),
    name: text().notNull(),
    /** Either an email address, in small letters, or a phone number as it was typed. */
    email: text(),
    phone: text(),
    topic: text({ enum: inquiryTopics }).notNull(),
    message: text().notNull(),
    status: text({ enum: inquiryStatuses }).notNull().default('new'),
    note: text(),
    assignedTo: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [
    index('inquiries_status').on(t.status, t.id),
    index('inquiries_assigned').on(t.assignedTo, t.id),
    index('inquiries_email').on(sql`lower(${t.email})`),
    index('inquiries_updated').on(t.updatedAt),
  ],
)
