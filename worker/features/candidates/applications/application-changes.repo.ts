import { sql, type SQL } from 'drizzle-orm'
import { always, commit, guardOf, writeChange, type Guard, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { mailTx, type WrittenMail } from '#worker/features/identity/mails/mails.writes.ts'
import { jobApplications } from './applications.table.ts'
import { applicationTx, type ApplicationTx, type Author } from './events.writes.ts'
import { toReview } from './reviews.writes.ts'

type Row = typeof jobApplications.$inferSelect

/** The fields that a change was decided on; it is saved only while the row still has them. */
export type ApplicationSnapshot = Pick<
  Row,
  'id' | 'applicantName' | 'status' | 'assignedPartnerId' | 'interviewDate' | 'suitabilityRating' | 'updatedAt'
>

export type Change = Partial<
  Pick<
    Row,
    | 'status'
    | 'assignedPartnerId'
    | 'interviewDate'
    | 'suitabilityRating'
    | 'talentForOtherRoles'
    | 'appliedBefore'
    | 'additionalNotes'
    | 'interviewNotes'
  >
>

/** Builds the writes that are saved together with a change of several applications. */
export type ApplicationsTx = {
  of: (id: number) => ApplicationTx
  /** Emails about several applications, written if at least one of them changes. */
  mailAbout: (ids: readonly number[], mails: readonly WrittenMail[]) => Writes
}

/** The writes of `ApplicationsRepo`. */
export function applicationChanges(db: Database) {
  return {
    /**
     * Saves a change with everything that belongs to it, if the row still is as the snapshot says; false if somebody
     * else changed it first, and then nothing is written. Everyone else who reviews it has to review it again. `updatedAt`
     * always grows, so that it names one state.
     */
    async change(
      snapshot: ApplicationSnapshot,
      change: Change,
      { by, at }: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const isUnchanged = sql`id = ${snapshot.id} and status = ${snapshot.status}
        and assigned_partner_id is ${snapshot.assignedPartnerId}
        and interview_date is ${snapshot.interviewDate?.getTime() ?? null}
        and suitability_rating is ${snapshot.suitabilityRating} and updated_at = ${snapshot.updatedAt.getTime()}`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from job_applications where ${isUnchanged})`),
        writes: [
          writes(applicationTx(db, snapshot.id, { by, at })),
          toReview({ applicationId: snapshot.id, by, assignedPartnerId: change.assignedPartnerId }),
        ],
        statement: db
          .update(jobApplications)
          .set({
            ...change,
            updatedAt: sql`max(${at.getTime()}, ${jobApplications.updatedAt} + 1)`,
            ...(change.status !== undefined && change.status !== snapshot.status ? { statusChangedAt: at } : {}),
          })
          .where(isUnchanged)
          .returning({ id: jobApplications.id }),
      })
      return rows.length === 1
    },

    /**
     * Saves one change of each of several applications in one transaction of a few statements; each only if its row
     * still is as its snapshot says (`updatedAt` names one state).
     *
     * @param writes What the changes carry: `of` one application, or an email about several.
     * @returns The ids of those that were saved.
     */
    async changeMany(
      changes: readonly {
        snapshot: ApplicationSnapshot
        change: Pick<Change, 'status' | 'assignedPartnerId' | 'interviewDate'>
      }[],
      { by, at }: { by: number; at: Date },
      writes: (tx: ApplicationsTx) => Writes,
    ): Promise<Set<number>> {
      const time = at.getTime()
      const states = new Map(
        changes.map(({ snapshot: { id, status, updatedAt } }) => [id, { id, status, updatedAt: updatedAt.getTime() }]),
      )
      const isUnchanged = (state: SQL) => sql`a.id = ${state} ->> 'id' and a.status = ${state} ->> 'status'
        and a.updated_at = ${state} ->> 'updatedAt'`
      const guard: Guard = {
        stateOf: (id) => states.get(id),
        holds: (some) => sql`exists (select 1 from json_each(${some}) s
          cross join job_applications a on ${isUnchanged(sql`s.value`)})`,
      }
      const list = JSON.stringify(
        changes.map(({ snapshot: { id }, change }) => ({
          state: states.get(id),
          change:
            change.interviewDate === undefined
              ? change
              : { ...change, interviewDate: change.interviewDate?.getTime() ?? null },
        })),
      )
      const { rows } = await commit(db, {
        guard,
        writes: [
          writes({
            of: (id) => applicationTx(db, id, { by, at }),
            mailAbout: (ids, mails) => mailTx(db, ids).mail(mails),
          }),
          changes.map(({ snapshot: { id }, change: { assignedPartnerId } }) =>
            toReview({ applicationId: id, by, assignedPartnerId }),
          ),
        ],
        statement: db.all<{ id: number }>(sql`update job_applications as a set
            status = coalesce(c.value ->> '$.change.status', a.status),
            assigned_partner_id = case when json_type(c.value, '$.change.assignedPartnerId') is null
              then a.assigned_partner_id else c.value ->> '$.change.assignedPartnerId' end,
            interview_date = case when json_type(c.value, '$.change.interviewDate') is null
              then a.interview_date else c.value ->> '$.change.interviewDate' end,
            status_changed_at = case when coalesce(c.value ->> '$.change.status', a.status) = a.status
              then a.status_changed_at else ${time} end,
            updated_at = max(${time}, a.updated_at + 1)
          from json_each(${list}) c where ${isUnchanged(sql`c.value -> 'state'`)} returning id`),
      })
      return new Set(rows.map(({ id }) => id))
    },

    /**
     * A new status of an application that goes with the change of something else, such as a submission: written with
     * that change, if the application still has the status that the snapshot says.
     */
    statusChange(
      { id, status }: Pick<ApplicationSnapshot, 'id' | 'status'>,
      next: string,
      { by, at }: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Write {
      return writeChange(sql`exists (select 1 from job_applications where id = ${id} and status = ${status})`, {
        writes: [writes(applicationTx(db, id, { by, at })), toReview({ applicationId: id, by })],
        statements: (guard) => [
          db
            .update(jobApplications)
            .set({
              status: next,
              statusChangedAt: at,
              updatedAt: sql`max(${at.getTime()}, ${jobApplications.updatedAt} + 1)`,
            })
            .where(sql`id = ${id} and ${guard.holds(sql`null`)}`),
        ],
      })
    },

    /** Adds to the timeline without changing the application. */
    async addToTimeline(id: number, author: Author, writes: (tx: ApplicationTx) => Writes): Promise<void> {
      await commit(db, { guard: always, writes: writes(applicationTx(db, id, author)) })
    },
  }
}
