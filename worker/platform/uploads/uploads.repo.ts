import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import { inOneBatch, type Database, type Statement } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { uploadUses } from './uploads.table.ts'

export type UploadsRepo = ReturnType<typeof uploadsRepo>

export function uploadsRepo(db: Database) {
  return {
    /** Uses an address up. True for the first caller and for nobody after. */
    async begin(use: { key: string; usedAt: Date; expiresAt: Date }): Promise<boolean> {
      const rows = await db.insert(uploadUses).values(use).onConflictDoNothing().returning({ key: uploadUses.key })
      return rows.length === 1
    },
    /** Writes down what lies in R2 now, in one transaction with what the caller records of it. */
    finish: (key: string, stored: { size: number; mimeType: string }, also: Statement[]): Promise<void> =>
      inOneBatch(db, [db.update(uploadUses).set(stored).where(eq(uploadUses.key, key)), ...also]),
    /** The finished upload of a key: undefined when nothing was stored there through an address. */
    finished: (key: string) =>
      db
        .select()
        .from(uploadUses)
        .where(and(eq(uploadUses.key, key), sql`${uploadUses.size} > 0`))
        .get(),
    /** The same as a condition, for the statement that makes a record of it. */
    isFinished: (key: string): SQL => sql`exists (select 1 from upload_uses where key = ${key} and size > 0)`,
    /**
     * The statement that gives a file up, for the batch that removes its record: it can't be recorded again, and the sweep
     * takes it should the deletion after the batch not happen.
     */
    discard: (key: string, at: Date): Statement =>
      db
        .insert(uploadUses)
        .values({ key, usedAt: at, expiresAt: at })
        .onConflictDoUpdate({ target: uploadUses.key, set: { size: 0, expiresAt: at } }),
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
