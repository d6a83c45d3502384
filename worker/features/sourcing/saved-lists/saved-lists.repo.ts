import { aliasedTable, and, desc, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm'
import { savedListLimits, type SavedListStatus } from '#contract/domain/saved-list-statuses.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { notificationTx, type NotificationTx } from '#worker/features/identity/notifications/notifications.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { savedJobLists } from './saved-lists.table.ts'

export type SavedListRow = typeof savedJobLists.$inferSelect
type Person = { id: number; name: string }
type People = { submitter: Person; reviewer: Person | null }

/** A list with every job, as stored (JSON), and the people it names. */
export type SavedList = SavedListRow & People
/** A list with its first jobs (JSON) and how many it has. */
export type SavedListCard = Omit<SavedListRow, 'jobData'> & People & { firstJobs: string; jobCount: number }

/** Lists of one partner or of everyone, in one state or in any. */
export type SavedListFilter = { submittedBy?: number | undefined; status?: SavedListStatus | undefined }

export type SavedListsRepo = ReturnType<typeof savedListsRepo>

/** A double click or a repeated request comes within this. Milliseconds. */
const sameListMs = 5_000

const submitters = aliasedTable(users, 'submitters')
const reviewers = aliasedTable(users, 'reviewers')
const { jobData, ...withoutJobs } = getTableColumns(savedJobLists)

/** Keeps as many of the jobs as a card shows, in their order. */
const firstJobs = sql<string>`(select json_group_array(json(value)) from
  (select value from json_each(${jobData}) order by key limit ${savedListLimits.onCard}))`
const jobCount = sql<number>`json_array_length(${jobData})`

const people = {
  submitter: { id: submitters.id, name: submitters.name },
  reviewer: { id: reviewers.id, name: reviewers.name },
}

export function savedListsRepo(db: Database) {
  const matching = ({ submittedBy, status }: SavedListFilter, beforeId?: number) =>
    and(
      status === undefined ? undefined : eq(savedJobLists.status, status),
      submittedBy === undefined ? undefined : eq(savedJobLists.submittedBy, submittedBy),
      beforeId === undefined ? undefined : lt(savedJobLists.id, beforeId),
    )

  const whole = (condition: SQL | undefined, limit: number): Promise<SavedList[]> =>
    db
      .select({ ...getTableColumns(savedJobLists), ...people })
      .from(savedJobLists)
      .innerJoin(submitters, eq(submitters.id, savedJobLists.submittedBy))
      .leftJoin(reviewers, eq(reviewers.id, savedJobLists.reviewedBy))
      .where(condition)
      .orderBy(desc(savedJobLists.id))
      .limit(limit)

  return {
    byId: async (id: number): Promise<SavedList | undefined> => (await whole(eq(savedJobLists.id, id), 1))[0],
    /** Newest first; `beforeId` continues a list. */
    whole: (filter: SavedListFilter, { limit, beforeId }: { limit: number; beforeId?: number | undefined }) =>
      whole(matching(filter, beforeId), limit),
    /** As `whole`, with cards instead of whole lists. */
    cards: (
      filter: SavedListFilter,
      { limit, beforeId }: { limit: number; beforeId?: number | undefined },
    ): Promise<SavedListCard[]> =>
      db
        .select({ ...withoutJobs, firstJobs, jobCount, ...people })
        .from(savedJobLists)
        .innerJoin(submitters, eq(submitters.id, savedJobLists.submittedBy))
        .leftJoin(reviewers, eq(reviewers.id, savedJobLists.reviewedBy))
        .where(matching(filter, beforeId))
        .orderBy(desc(savedJobLists.id))
        .limit(limit),
    /** Number of matches, counted up to `most`. */
    async count(filter: SavedListFilter, most: number): Promise<number> {
      const some = db
        .select({ one: sql`1` })
        .from(savedJobLists)
        .where(matching(filter))
        .limit(most)
      const row = await db.get<{ count: number }>(sql`select count(*) as count from (${some})`)
      return row?.count ?? 0
    },
    /** Number of lists in each status, each counted up to `most`. */
    async counts(filter: Pick<SavedListFilter, 'submittedBy'>, statuses: readonly SavedListStatus[], most: number) {
      const each = statuses.map((status) => {
        const some = db
          .select({ one: sql`1` })
          .from(savedJobLists)
          .where(matching({ ...filter, status }))
          .limit(most)
        return sql`(select count(*) from (${some})) as ${sql.identifier(status)}`
      })
      return db.get<Record<SavedListStatus, number>>(sql`select ${sql.join(each, sql`, `)}`)
    },
    /**
     * Adds a pending list with what belongs to it. The same list by the same person within five seconds
     * makes no second one.
     *
     * @returns The id of the new list, or of the one that was there.
     */
    async add(
      given: Pick<SavedListRow, 'candidateName' | 'submittedBy' | 'jobData'>,
      at: Date,
      writes: (tx: NotificationTx) => Writes,
    ): Promise<number> {
      const isSame = sql`submitted_by = ${given.submittedBy} and candidate_name = ${given.candidateName}
        and job_data = ${given.jobData} and created_at > ${at.getTime() - sameListMs}`
      const isNew = sql`not exists (select 1 from saved_job_lists where ${isSame})`
      const { rows, after } = await commit(db, {
        guard: guardOf(isNew),
        writes: writes(notificationTx()),
        statement: db
          .insert(savedJobLists)
          .select(rowWhere(savedJobLists, { ...given, createdAt: at, updatedAt: at }, sql`where ${isNew}`))
          .returning({ id: savedJobLists.id }),
        after: [
          db
            .select({ id: savedJobLists.id })
            .from(savedJobLists)
            .where(isSame)
            .orderBy(desc(savedJobLists.id))
            .limit(1),
        ],
      })
      const [row] = [...rows, ...(after[0] as { id: number }[])]
      // The change is one transaction, so the row that it wrote or found is there.
      if (!row) throw new Error('a saved list has no row')
      return row.id
    },
    /** Decides a list that is still pending, with what belongs to it; false when somebody was faster. */
    async decide(
      id: number,
      decision: { status: SavedListStatus; adminNotes: string | null; reviewedBy: number },
      at: Date,
      writes: (tx: NotificationTx) => Writes,
    ): Promise<boolean> {
      const isPending = sql`id = ${id} and status = 'pending'`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from saved_job_lists where ${isPending})`),
        writes: writes(notificationTx()),
        statement: db
          .update(savedJobLists)
          .set({ ...decision, reviewedAt: at, updatedAt: at })
          .where(isPending)
          .returning({ id: savedJobLists.id }),
      })
      return rows.length === 1
    },
  }
}
