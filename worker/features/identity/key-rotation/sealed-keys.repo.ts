import { and, eq, sql } from 'drizzle-orm'
import { inOneBatch, type Database } from '#worker/db/client.ts'
import type { SealedColumn } from '#worker/feature.ts'
import { sealedKeys } from './sealed-keys.table.ts'

export type SealedKey = typeof sealedKeys.$inferSelect
export type SealedKeysRepo = ReturnType<typeof sealedKeysRepo>

/** A stored text of a sealed column; `id` is the row's own key as text. */
export type SealedRow = { id: string; sealed: string }

export function sealedKeysRepo(db: Database) {
  return {
    byName: (name: string): Promise<SealedKey | undefined> =>
      db.select().from(sealedKeys).where(eq(sealedKeys.name, name)).get(),
    /** Adds a key, unless another invocation has. @returns the key that is stored. */
    async add(key: SealedKey): Promise<SealedKey> {
      await db.insert(sealedKeys).values(key).onConflictDoNothing()
      return (await db.select().from(sealedKeys).where(eq(sealedKeys.name, key.name)).get()) ?? key
    },
    /** Replaces the sealed text of a key, if nobody else has. */
    async reseal(before: SealedKey, now: Omit<SealedKey, 'name'>): Promise<void> {
      await db
        .update(sealedKeys)
        .set(now)
        .where(and(eq(sealedKeys.name, before.name), eq(sealedKeys.sealed, before.sealed)))
    },
    /** Texts of a column that another secret sealed, in the order of their ids. @param after Id to continue after. */
    others: (
      { table, id, column }: SealedColumn,
      { prefix, after, limit }: { prefix: string; after: string; limit: number },
    ): Promise<SealedRow[]> =>
      db.all<SealedRow>(sql`
        select cast(${sql.identifier(id)} as text) as id, ${sql.identifier(column)} as sealed from ${sql.identifier(table)}
        where ${sql.identifier(column)} is not null and substr(${sql.identifier(column)}, 1, ${prefix.length}) <> ${prefix}
          and cast(${sql.identifier(id)} as text) > ${after}
        order by cast(${sql.identifier(id)} as text) limit ${limit}`),
    /** Replaces texts of a column, each only while it still is as it was read. */
    async replace(
      { table, id, column }: SealedColumn,
      rows: readonly (SealedRow & { resealed: string })[],
    ): Promise<void> {
      const statements = rows.map((row) =>
        db.run(sql`
          update ${sql.identifier(table)} set ${sql.identifier(column)} = ${row.resealed}
          where cast(${sql.identifier(id)} as text) = ${row.id} and ${sql.identifier(column)} = ${row.sealed}`),
      )
      await inOneBatch(db, statements)
    },
  }
}
