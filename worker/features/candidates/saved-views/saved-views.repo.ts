import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { savedViews } from './saved-views.table.ts'

export type SavedViewRow = typeof savedViews.$inferSelect

export type SavedViewsRepo = ReturnType<typeof savedViewsRepo>

/** Saved views. Every call reads or changes the views of one user only. */
export function savedViewsRepo(db: Database) {
  const own = (userId: number, id: number) => and(eq(savedViews.userId, userId), eq(savedViews.id, id))
  return {
    ofUser: (userId: number): Promise<SavedViewRow[]> =>
      db
        .select()
        .from(savedViews)
        .where(eq(savedViews.userId, userId))
        .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id)),
    /** Adds a view. Returns "full" if the user has `most` views, "taken" if one of them has that name. */
    async add(
      view: { userId: number; name: string; query: string; createdAt: Date },
      most: number,
    ): Promise<SavedViewRow | 'full' | 'taken'> {
      const [row] = await db
        .insert(savedViews)
        .select(
          rowWhere(
            savedViews,
            view,
            sql`where (select count(*) from saved_views where user_id = ${view.userId}) < ${most}`,
          ),
        )
        .onConflictDoNothing()
        .returning()
      if (row) return row
      const isTaken = await db
        .select({ id: savedViews.id })
        .from(savedViews)
        .where(and(eq(savedViews.userId, view.userId), eq(savedViews.name, view.name)))
        .get()
      return isTaken ? 'taken' : 'full'
    },
    /** Changes one of the user's views. Returns "taken" if another has the name, undefined if there is no such view. */
    async change(
      userId: number,
      id: number,
      change: { name?: string; query?: string },
    ): Promise<SavedViewRow | 'taken' | undefined> {
      const { name } = change
      const [row] = await db
        .update(savedViews)
        .set(change)
        .where(
          and(
            own(userId, id),
            name === undefined
              ? undefined
              : sql`not exists (select 1 from saved_views other where other.user_id = ${userId} and other.name = ${name}
                  and other.id <> ${id})`,
          ),
        )
        .returning()
      if (row) return row
      const found = await db.select({ id: savedViews.id }).from(savedViews).where(own(userId, id)).get()
      return found ? 'taken' : undefined
    },
    /** @returns whether there was one. */
    async remove(userId: number, id: number): Promise<boolean> {
      const rows = await db.delete(savedViews).where(own(userId, id)).returning({ id: savedViews.id })
      return rows.length > 0
    },
  }
}
