import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { passReasons, reviewAnswers, reviewRoomStates } from '#contract/domain/review-rooms.ts'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'

/** Rooms in which one contact at a firm reads about candidates and answers, through a signed link. */
export const reviewRooms = sqliteTable(
  'review_rooms',
  {
    /** Made by the writer, because links name it as text. */
    id: text().primaryKey(),
    firmId: integer().references(() => firms.id, { onDelete: 'set null' }),
    /** The job of all candidates in it; null for several. */
    jobId: integer().references(() => jobs.id, { onDelete: 'set null' }),
    /** Null once the contact was deleted; nobody can open the room then. */
    contactId: integer().references(() => firmContacts.id, { onDelete: 'set null' }),
    title: text().notNull(),
    note: text(),
    showResume: flag().notNull().default(false),
    state: text({ enum: reviewRoomStates }).notNull().default('draft'),
    version: integer().notNull().default(1),
    /** Contact and candidates of a draft, so that the same request makes it once. */
    draftKey: text(),
    /** The room whose contact forwarded it to this one. */
    forwardedFrom: text().references((): AnySQLiteColumn => reviewRooms.id, { onDelete: 'set null' }),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
    publishedAt: moment(),
    closedAt: moment(),
    /** When the contact pressed "Open". */
    openedAt: moment(),
    remindedAt: moment(),
    /** When the recruiter is to be mailed the answers since `digestedAt`; null without new answers. */
    digestDueAt: moment(),
    digestedAt: moment(),
  },
  (t) => [
    index('review_rooms_newest').on(t.createdAt, t.id),
    index('review_rooms_contact').on(t.contactId),
    index('review_rooms_firm').on(t.firmId),
    index('review_rooms_job').on(t.jobId),
    index('review_rooms_forwarded').on(t.forwardedFrom),
    uniqueIndex('review_rooms_draft')
      .on(t.draftKey)
      .where(sql`${t.draftKey} is not null`),
    index('review_rooms_digest')
      .on(t.digestDueAt)
      .where(sql`${t.digestDueAt} is not null`),
  ],
)

/** Candidates in a room, each with the contact's answer. */
export const reviewItems = sqliteTable(
  'review_items',
  {
    id: id(),
    roomId: text()
      .notNull()
      .references(() => reviewRooms.id, { onDelete: 'cascade' }),
    submissionId: integer()
      .notNull()
      .references(() => clientSubmissions.id, { onDelete: 'cascade' }),
    /** The stored profile that the contact reads. Without one nothing about the candidate is shown. */
    profileId: integer(),
    position: integer().notNull(),
    answer: text({ enum: reviewAnswers }),
    reason: text({ enum: passReasons }),
    text: text(),
    /** Moments that the contact offers for an interview, in ISO. */
    slots: textList().notNull().default([]),
    answeredAt: moment(),
    /** When an earlier answer was last replaced. */
    undoneAt: moment(),
    /** Grows with each answer: of two answers to what one page showed, the first counts. */
    version: integer().notNull().default(1),
    /** Statuses before the answer, which a changed answer restores. */
    submissionFrom: text(),
    applicationFrom: text(),
  },
  (t) => [
    uniqueIndex('review_items_submission').on(t.submissionId, t.roomId),
    index('review_items_room').on(t.roomId, t.position),
  ],
)
