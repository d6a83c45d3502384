import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { SavedSearchKind } from '#contract/domain/saved-searches.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { notificationTx, type NotificationTx } from '#worker/features/identity/notifications/notifications.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { savedSearches } from './saved-searches.table.ts'

export type SavedSearchRow = typeof savedSearches.$inferSelect
export type SavedSearchesRepo = ReturnType<typeof savedSearchesRepo>
type NewSearch = Pick<SavedSearchRow, 'userId' | 'kind' | 'name' | 'criteria' | 'every' | 'mark' | 'lastTotal'>
type SearchChange = Partial<Omit<SavedSearchRow, 'id' | 'userId' | 'kind'>>

/** Due searches that one tick enqueues. */
const maxDue = 500

export function savedSearchesRepo(db: Database) {
  return {
    ofUser: (userId: number, kind?: SavedSearchKind): Promise<SavedSearchRow[]> =>
      db
        .select()
        .from(savedSearches)
        .where(and(eq(savedSearches.userId, userId), kind ? eq(savedSearches.kind, kind) : undefined))
        .orderBy(asc(savedSearches.name), asc(savedSearches.id)),
    async byId(id: number): Promise<SavedSearchRow | undefined> {
      const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id))
      return row
    },
    /** Adds a search, unless its owner has `most` already. The two are one statement. */
    async add(given: NewSearch, nextRunAt: Date, at: Date, most: number): Promise<SavedSearchRow | undefined> {
      const row = {
        ...given,
        seenMark: given.mark,
        nextRunAt,
        lastRunAt: at,
        createdAt: at,
        updatedAt: at,
        newCount: 0,
      }
      const [added] = await db
        .insert(savedSearches)
        .select(
          rowWhere(
            savedSearches,
            row,
            sql`where (select count(*) from saved_searches where user_id = ${given.userId}) < ${most}`,
          ),
        )
        .returning()
      return added
    },
    async change(id: number, values: SearchChange): Promise<SavedSearchRow | undefined> {
      const [row] = await db.update(savedSearches).set(values).where(eq(savedSearches.id, id)).returning()
      return row
    },
    async remove(id: number): Promise<void> {
      await db.delete(savedSearches).where(eq(savedSearches.id, id))
    },
    /** Searches of active accounts whose time has come, the longest due first. */
    due: (now: Date): Promise<{ id: number; nextRunAt: Date | null }[]> =>
      db
        .select({ id: savedSearches.id, nextRunAt: savedSearches.nextRunAt })
        .from(savedSearches)
        .innerJoin(users, and(eq(users.id, savedSearches.userId), eq(users.status, 'active')))
        .where(lte(savedSearches.nextRunAt, now))
        .orderBy(asc(savedSearches.nextRunAt))
        .limit(maxDue),
    /**
     * Saves a run that was due at `dueAt`, with what belongs to it. False if another delivery of the same run did so first,
     * or the search was changed meanwhile.
     */
    finish: (id: number, dueAt: Date, values: SearchChange, writes: (tx: NotificationTx) => Writes): Promise<boolean> =>
      changeOnce(sql`id = ${id} and next_run_at = ${dueAt.getTime()}`, values, writes),
    /** As `finish`, for a run that is a search of its own: saved once per run, and never after a later run. */
    report: (
      id: number,
      runId: number,
      values: SearchChange,
      writes: (tx: NotificationTx) => Writes,
    ): Promise<boolean> => changeOnce(sql`id = ${id} and mark < ${runId}`, { ...values, mark: runId }, writes),
  }

  async function changeOnce(
    isLeft: SQL,
    values: SearchChange,
    writes: (tx: NotificationTx) => Writes,
  ): Promise<boolean> {
    const { rows } = await commit(db, {
      guard: guardOf(sql`exists (select 1 from saved_searches where ${isLeft})`),
      writes: writes(notificationTx()),
      statement: db.update(savedSearches).set(values).where(isLeft).returning({ id: savedSearches.id }),
    })
    return rows.length === 1
  }
}
