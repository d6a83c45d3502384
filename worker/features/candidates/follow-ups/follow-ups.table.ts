import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** A dated next action. What a rule made belongs to whoever has the record, so a trigger moves it with the assignment. */
export const followUps = sqliteTable(
  'follow_ups',
  {
    id: id(),
    /** Who is to act: a user, or 0 for the admins together. */
    ownerId: integer().notNull(),
    /** One of `followUpSubjects`, and its id. */
    subject: text().notNull(),
    subjectId: integer().notNull(),
    /** Of an application and of a submission: who may see the record may see this. */
    applicationId: integer().references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** One of `followUpRules`; null: set by a person. */
    rule: text(),
    /** Rule, record and what set it off: a rule speaks once for each. */
    onceKey: text(),
    text: text().notNull(),
    dueAt: moment().notNull(),
    /** When the owner was told that it is due; null again after a snooze. */
    toldAt: moment(),
    doneAt: moment(),
    doneBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** `done` by a person, or `settled`: what the rule asked for has happened. */
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
      index('follow_ups_rule').on(t.rule, t.id).where(open),
      index('follow_ups_untold')
        .on(t.dueAt)
        .where(sql`${open} and ${t.toldAt} is null`),
      uniqueIndex('follow_ups_once')
        .on(t.onceKey)
        .where(sql`${t.onceKey} is not null`),
    ]
  },
)
