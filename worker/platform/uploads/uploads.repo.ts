import { and, eq, lt, sql } from 'drizzle-orm'
import { always, commit, writeStatements, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { uploadUses } from './uploads.table.ts'

export type UploadsRepo = ReturnType<typeof uploadsRepo>

export function uploadsRepo(db: Database) {
  return {
    /** Uses an address up. True for the first caller and for nobody after. */
    async begin(use: { key: string; usedAt: Date; expiresAt: Date }): Promise<boolean> {
      const rows = await db.insert(uploadUses).values(use).onConflictDoNothing().returning({ key: uploadUses.key })
      return rows.length === 1
    },
    /** Records what is in R2 now, with what the caller records of it. */
    async finish(key: string, stored: { size: number; mimeType: string }, writes: Writes): Promise<void> {
      await commit(db, {
        guard: always,
        before: [db.update(uploadUses).set(stored).where(eq(uploadUses.key, key))],
        writes,
      })
    },
    /** The finished upload of a key: undefined when nothing was stored there through an address. */
    finished: (key: string) =>
      db
        .select()
        .from(uploadUses)
        .where(and(eq(uploadUses.key, key), sql`${uploadUses.size} > 0`))
        .get(),
    /**
     * Gives a file up, with the change that removes its record: it can't be recorded again, and the sweep takes it if the
     * deletion after the change doesn't happen.
     */
    discard: (key: string, at: Date): Write =>
      writeStatements(({ holds }) => [
        db
          .insert(uploadUses)
          .select(rowWhere(uploadUses, { key, usedAt: at, expiresAt: at }, sql`where ${holds(sql`null`)}`))
          .onConflictDoUpdate({ target: uploadUses.key, set: { size: 0, expiresAt: at } }),
      ]),
    /** Keys under a prefix whose address expired before a moment, oldest first. */
    async expired(prefix: string, before: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ key: uploadUses.key })
        .from(uploadUses)
        .where(and(lt(uploadUses.expiresAt, before), sql`substr(${uploadUses.key}, 1, ${prefix.length}) = ${prefix}`))
        .orderBy(uploadUses.expiresAt)
        .limit(limit)
      return rows.map(({ key }) => key)
    },
    async forget(keys: string[]): Promise<void> {
      await db.delete(uploadUses).where(inValues(uploadUses.key, keys))
    },
  }
}
