import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/**
 * Dated next actions. Those made by a rule belong to the owner of the record and move with it when it is assigned.
 */
export const followUps = sqliteTable(
  'follow_ups',
  {
    id: id(),
    /** The user who is to act, or 0 for all admins. */
    ownerId: integer().notNull(),
    /** One of `followUpSubjects`, and its id. */
    subject: text().notNull(),
    subjectId: integer().notNull(),
    /** Set for applications and submissions: anyone who may see the application may see the follow-up. */
    applicationId: integer().references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** One of `followUpRules`; null if a person added it. */
    rule: text(),
    /** Rule, record and triggering moment. Unique, so that a rule makes one follow-up for each. */
    onceKey: text(),
    text: text().notNull(),
    dueAt: moment().notNull(),
    /** When the owner was notified that it is due. A snooze sets it back to null. */
    notifiedAt: moment(),
    doneAt: moment(),
    doneBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** `done` by a person, or `settled` because what the rule reminds of has happened. */
    outcome: text({ enum: ['done', 'settled'] }),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => {
    const open = sql`${t.doneAt} is null`
    return [
      index('follow_ups_open').on(t.ownerId, t.dueAt, t.id).where(open),
      index('follow_ups_application').on(t.applicationId, t.id),
      index('follow_ups_application_open').on(t.applicationId, t.dueAt).where(open),
      index('follow_ups_rule').on(t.rule, t.id).where(open),
      index('follow_ups_unnotified')
        .on(t.dueAt)
        .where(sql`${open} and ${t.notifiedAt} is null`),
      uniqueIndex('follow_ups_once')
        .on(t.onceKey)
        .where(sql`${t.onceKey} is not null`),
    ]
  },
)
