import { and, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import type { ReviewRoomState } from '#contract/domain/review-rooms.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { applicationTx, type Author } from '#worker/features/candidates/applications/events.writes.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { mailTx } from '#worker/features/identity/mails/mails.writes.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { notificationTx } from '#worker/features/identity/notifications/notifications.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { reviewItems, reviewRooms } from './review-rooms.table.ts'

export type Room = typeof reviewRooms.$inferSelect

/** A room with whom it is for and who made it. */
export type FullRoom = Room & {
  firmName: string | null
  firmDomains: string[] | null
  jobTitle: string | null
  contact: { name: string; email: string | null; doNotMail: boolean; isActive: boolean } | null
  creator: { name: string; email: string; isGone: boolean } | null
}

/** A room as staff see it. */
export type ListedRoom = FullRoom & {
  opens: number
  lastOpenedAt: number | null
  expiresAt: number | null
  mail: Pick<typeof mails.$inferSelect, 'state' | 'reason' | 'bouncedAt' | 'deliveredAt'> | null
}

export type NewRoom = Partial<Room> & Pick<Room, 'id' | 'title'>
export type NewItem = Pick<typeof reviewItems.$inferSelect, 'submissionId' | 'profileId' | 'position'>

export type ReviewRoomsRepo = ReturnType<typeof reviewRoomsRepo>

/** Key of the invitation, so that it is sent once and its state can be shown. */
export const invitationKey = (id: string): string => `review:${id}`

/** Condition of rooms that a partner sees: those with a candidate of theirs. Undefined: all, for an admin. */
const seenBy = (partnerId: number | undefined): SQL =>
  partnerId === undefined
    ? sql`1`
    : sql`exists (select 1 from review_items i cross join client_submissions s on s.id = i.submission_id
        cross join job_applications a on a.id = s.application_id
        where i.room_id = ${reviewRooms.id} and a.assigned_partner_id = ${partnerId})`

/** Builds the writes that are saved with a change of a room. */
const roomTx = (db: Database, author: Author) => ({
  /** Of one of its applications. */
  of: (applicationId: number) => applicationTx(db, applicationId, author),
  ...notificationTx(),
  ...mailTx(db),
})
export type RoomTx = ReturnType<typeof roomTx>

export function reviewRoomsRepo(db: Database) {
  const full = {
    ...getTableColumns(reviewRooms),
    firmName: firms.name,
    firmDomains: firms.domains,
    jobTitle: jobs.title,
    contact: {
      name: firmContacts.name,
      email: firmContacts.email,
      doNotMail: firmContacts.doNotMail,
      isActive: firmContacts.isActive,
    },
    creator: {
      name: users.name,
      email: users.email,
      isGone: sql<boolean>`${users.deletedAt} is not null`.mapWith(Boolean),
    },
  }
  const ofLinks = (what: SQL) => sql<number | null>`(select ${what} from signed_links l
    where l.purpose = 'review' and l.subject_id = ${reviewRooms.id})`
  const list = (where: SQL | undefined, now: Date, limit: number): Promise<ListedRoom[]> =>
    db
      .select({
        ...full,
        opens: sql<number>`coalesce(${ofLinks(sql`sum(l.opens)`)}, 0)`,
        lastOpenedAt: ofLinks(sql`max(l.last_opened_at)`),
        expiresAt: ofLinks(
          sql`max(case when l.revoked_at is null and l.expires_at > ${now.getTime()} then l.expires_at end)`,
        ),
        mail: { state: mails.state, reason: mails.reason, bouncedAt: mails.bouncedAt, deliveredAt: mails.deliveredAt },
      })
      .from(reviewRooms)
      .leftJoin(firms, eq(firms.id, reviewRooms.firmId))
      .leftJoin(jobs, eq(jobs.id, reviewRooms.jobId))
      .leftJoin(firmContacts, eq(firmContacts.id, reviewRooms.contactId))
      .leftJoin(users, eq(users.id, reviewRooms.createdBy))
      .leftJoin(mails, sql`${mails.onceKey} = 'review:' || ${reviewRooms.id}`)
      .where(where)
      .orderBy(desc(reviewRooms.createdAt), desc(reviewRooms.id))
      .limit(limit)

  return {
    page: (
      {
        state,
        applicationId,
        partnerId,
      }: { state: ReviewRoomState | undefined; applicationId: number | undefined; partnerId: number | undefined },
      { after, limit, now }: { after: { at: number; id: string } | undefined; limit: number; now: Date },
    ) =>
      list(
        and(
          state === undefined ? undefined : eq(reviewRooms.state, state),
          applicationId === undefined
            ? undefined
            : sql`${reviewRooms.id} in (select i.room_id from client_submissions s cross join review_items i
                on i.submission_id = s.id where s.application_id = ${applicationId})`,
          after && sql`(${reviewRooms.createdAt}, ${reviewRooms.id}) < (${after.at}, ${after.id})`,
          seenBy(partnerId),
        ),
        now,
        limit,
      ),
    /** Undefined where the partner has no candidate in it. */
    listed: async (id: string, partnerId: number | undefined, now: Date): Promise<ListedRoom | undefined> =>
      (await list(sql`${reviewRooms.id} = ${id} and ${seenBy(partnerId)}`, now, 1))[0],
    byId: (id: string): Promise<FullRoom | undefined> =>
      db
        .select(full)
        .from(reviewRooms)
        .leftJoin(firms, eq(firms.id, reviewRooms.firmId))
        .leftJoin(jobs, eq(jobs.id, reviewRooms.jobId))
        .leftJoin(firmContacts, eq(firmContacts.id, reviewRooms.contactId))
        .leftJoin(users, eq(users.id, reviewRooms.createdBy))
        .where(eq(reviewRooms.id, id))
        .get(),
    /** The draft with a key. */
    draft: async (draftKey: string): Promise<string | undefined> =>
      (await db.select({ id: reviewRooms.id }).from(reviewRooms).where(eq(reviewRooms.draftKey, draftKey)).get())?.id,
    /** The room of a contact to which another room was forwarded, and how often that one was. */
    async forwards(roomId: string): Promise<{ id: string; contactId: number | null }[]> {
      return db
        .select({ id: reviewRooms.id, contactId: reviewRooms.contactId })
        .from(reviewRooms)
        .where(eq(reviewRooms.forwardedFrom, roomId))
    },
    /**
     * Adds a room with its items, unless there is a draft with the same key or its contact has a room that the same one was
     * forwarded to. False: nothing was written.
     */
    async add(
      room: NewRoom,
      items: readonly NewItem[],
      author: Author,
      writes: (tx: RoomTx) => Writes,
    ): Promise<boolean> {
      const isFree = sql`not exists (select 1 from review_rooms where draft_key = ${room.draftKey ?? null})
        and not exists (select 1 from review_rooms where forwarded_from = ${room.forwardedFrom ?? null}
          and contact_id = ${room.contactId ?? null})`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from review_rooms where id = ${room.id} and version = 1)`),
        before: [db.insert(reviewRooms).select(rowWhere(reviewRooms, room, sql`where ${isFree}`))],
        writes: writes(roomTx(db, author)),
        statement: db
          .insert(reviewItems)
          .select(
            sql`select null, ${room.id}, i.value ->> 'submissionId', i.value ->> 'profileId', i.value ->> 'position',
              null, null, null, '[]', null, null, 1, null, null
              from json_each(${JSON.stringify(items)}) i where exists (select 1 from review_rooms where id = ${room.id})`,
          )
          .returning({ id: reviewItems.id }),
      })
      return rows.length > 0
    },
    /** Changes a room that still has the version it was read with. False if somebody was faster. */
    async change(
      { id, version }: Pick<Room, 'id' | 'version'>,
      fields: Partial<Room>,
      author: Author,
      writes: (tx: RoomTx) => Writes,
    ): Promise<boolean> {
      const isUnchanged = sql`id = ${id} and version = ${version}`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from review_rooms where ${isUnchanged})`),
        writes: writes(roomTx(db, author)),
        statement: db
          .update(reviewRooms)
          .set({ ...fields, version: version + 1 })
          .where(isUnchanged)
          .returning({ id: reviewRooms.id }),
      })
      return rows.length === 1
    },
    /** Saves what belongs to an open room without changing it. */
    async note(id: string, author: Author, writes: (tx: RoomTx) => Writes): Promise<void> {
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from review_rooms where id = ${id} and state = 'open')`),
        writes: writes(roomTx(db, author)),
      })
    },
    removeDraft: async (id: string): Promise<void> =>
      void (await db.delete(reviewRooms).where(and(eq(reviewRooms.id, id), eq(reviewRooms.state, 'draft')))),
    /** Rooms whose answers are due to be mailed, oldest first. */
    toDigest: (now: Date, limit: number): Promise<{ id: string }[]> =>
      db
        .select({ id: reviewRooms.id })
        .from(reviewRooms)
        .where(sql`${reviewRooms.digestDueAt} is not null and ${reviewRooms.digestDueAt} <= ${now.getTime()}`)
        .orderBy(reviewRooms.digestDueAt)
        .limit(limit),
    /** Deletes rooms whose candidates are all gone. For the hourly sweep. */
    async sweep(before: Date): Promise<void> {
      await db.delete(reviewRooms).where(
        sql`${reviewRooms.createdAt} < ${before.getTime()}
            and not exists (select 1 from review_items where room_id = ${reviewRooms.id})`,
      )
    },
    /** Live submissions to firms of the directory with people who can be mailed, newest first. */
    choices: (partnerId: number | undefined, limit: number) =>
      db.all<{
        id: number
        candidate: string
        jobTitle: string
        submittedAt: number
        firmId: number
        firmName: string
        companyName: string
      }>(sql`
        select s.id, a.applicant_name as candidate, j.title as "jobTitle", s.created_at as "submittedAt",
          s.firm_id as "firmId", f.name as "firmName", s.company_name as "companyName"
        from client_submissions s cross join job_applications a on a.id = s.application_id
          cross join jobs j on j.id = a.job_id cross join firms f on f.id = s.firm_id
        where s.firm_id is not null and s.status in ('submitted_to_client', 'client_interview', 'interview_scheduled')
          ${partnerId === undefined ? sql`` : sql`and a.assigned_partner_id = ${partnerId}`}
        order by s.id desc limit ${limit}`),
    /** People of firms who may get a link. */
    contacts: (firmIds: readonly number[]) =>
      db
        .select({
          id: firmContacts.id,
          firmId: firmContacts.firmId,
          name: firmContacts.name,
          email: firmContacts.email,
        })
        .from(firmContacts)
        .where(
          sql`${firmContacts.firmId} in (select value from json_each(${JSON.stringify(firmIds)}))
            and ${firmContacts.email} is not null and ${firmContacts.isActive} = 1 and ${firmContacts.doNotMail} = 0`,
        )
        .orderBy(firmContacts.name)
        .limit(2_000),
    /** True while the room has a link that works. */
    async hasLink(id: string, now: Date): Promise<boolean> {
      const rows = await db.all(sql`select 1 from signed_links where purpose = 'review' and subject_id = ${id}
        and revoked_at is null and expires_at > ${now.getTime()} limit 1`)
      return rows.length > 0
    },
    /** Keeps the running links of a room open until a moment. */
    async extendLinks(id: string, until: Date, now: Date): Promise<void> {
      await db.run(sql`update signed_links set expires_at = ${until.getTime()} where purpose = 'review'
        and subject_id = ${id} and revoked_at is null and expires_at > ${now.getTime()}`)
    },
    /** Users that a room's owner is. */
    activeCreator: (id: number) =>
      db
        .select({ id: users.id, name: users.name, email: users.email })
        .from(users)
        .where(and(eq(users.id, id), eq(users.status, 'active'), isNull(users.deletedAt)))
        .get(),
  }
}
