import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { commit, guardOf, writeStatements, type Writes } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { firmAliases, firmMerges, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { firmEvent } from '#worker/features/jobs/firms/firms.writes.ts'
import type { FirmAuthor, FirmColumns, FirmRow } from './firm-changes.repo.ts'

export type FirmMerge = typeof firmMerges.$inferSelect
export type FirmMergesRepo = ReturnType<typeof firmMergesRepo>

/** Everything that points to a firm and goes along when it is merged: table and column. Of its log, only notes do. */
const pointers = [
  ['firm_aliases', 'firm_id'],
  ['firm_offices', 'firm_id'],
  ['firm_contacts', 'firm_id'],
  ['firms', 'parent_id'],
  ['firms', 'merged_into_id'],
  ['jobs', 'firm_id'],
  ['client_submissions', 'firm_id'],
  ['consents', 'firm_id'],
  ['prior_contacts', 'firm_id'],
  ['firm_agreements', 'firm_id'],
  ['firm_limits', 'firm_id'],
  ['review_rooms', 'firm_id'],
  ['ownerships', 'firm_id'],
  ['firm_events', 'firm_id'],
] as const

/**
 * Tables of which some rows stay with the merged record: a contact whose email address the firm has already, and an
 * ownership of a candidate whom the firm owes a fee for already.
 */
const unique: ReadonlySet<string> = new Set(['firm_contacts', 'ownerships'])

const isLive = sql`merged_into_id is null and deleted_at is null`

/** Fields that a merge may fill, with the value that its undo puts back. */
const emptied: Readonly<Record<string, unknown>> = { domains: [] }

/**
 * Statement after contacts or jobs have moved: jobs of one firm whose contact is at the other get the contact of the same
 * email address at their own firm, else none.
 */
const matchContacts = (db: Database, firm: { of: number; at: number }, condition: SQL): Statement =>
  db.run(sql`update jobs set contact_id = (select k.id from firm_contacts k
      join firm_contacts c on c.id = jobs.contact_id and c.email = k.email where k.firm_id = ${firm.of})
    where firm_id = ${firm.of} and contact_id in (select id from firm_contacts where firm_id = ${firm.at}) and ${condition}`)

export function firmMergesRepo(db: Database) {
  return {
    byId: (id: number): Promise<FirmMerge | undefined> =>
      db.select().from(firmMerges).where(eq(firmMerges.id, id)).get(),

    /** The id of the merge that put a firm into another. */
    standing: async (firmId: number, mergedId: number): Promise<number | undefined> =>
      (
        await db
          .select({ id: firmMerges.id })
          .from(firmMerges)
          .where(and(eq(firmMerges.firmId, firmId), eq(firmMerges.mergedId, mergedId), isNull(firmMerges.undoneAt)))
          .orderBy(desc(firmMerges.id))
          .limit(1)
      )[0]?.id,

    /**
     * Merges a firm into another in one transaction, if both still have the versions that the caller read. The merged
     * firm's name becomes another name of the one that stays.
     *
     * @param filled Values that the firm takes over.
     * @param carried What is written with the merge.
     * @returns The id of the merge, or undefined: nothing was written.
     */
    async merge(
      firm: FirmRow,
      other: FirmRow,
      filled: FirmColumns,
      { by, at }: FirmAuthor,
      carried: Writes = [],
    ): Promise<number | undefined> {
      const areUnchanged = sql`exists (select 1 from firms where id = ${firm.id} and version = ${firm.version} and ${isLive})
        and exists (select 1 from firms where id = ${other.id} and version = ${other.version} and ${isLive})`
      const goesAlong = (table: string): SQL =>
        // The firm that stays may have been an affiliate of the other.
        ({ firms: sql`id <> ${firm.id}`, firm_events: sql`kind = 'note'` })[table] ?? sql`1`
      const moved = pointers.map(
        ([table, column]) => sql`${`${table}.${column}`}, (select json_group_array(id) from ${sql.raw(table)}
          where ${sql.raw(column)} = ${other.id} and ${goesAlong(table)})`,
      )
      const mergeRow = {
        firmId: firm.id,
        mergedId: other.id,
        moved: sql`json_object(${sql.join(moved, sql`, `)})`,
        filled: Object.keys(filled),
        mergedBy: by,
        mergedAt: at,
      }
      const isMerged = sql`exists (select 1 from firms where id = ${other.id} and merged_into_id = ${firm.id}
        and version = ${other.version + 1})`
      const { rows, after } = await commit(db, {
        guard: guardOf(areUnchanged),
        writes: [
          firmEvent(firm.id, { by, at }, 'merged', other.name),
          carried,
          writeStatements(() => [
            db.insert(firmMerges).select(rowWhere(firmMerges, mergeRow, sql`where ${areUnchanged}`)),
            ...pointers.map(([table, column]) =>
              db.run(sql`update ${unique.has(table) ? sql`or ignore` : sql``} ${sql.raw(table)} set ${sql.raw(column)} = ${firm.id}
                where ${sql.raw(column)} = ${other.id} and ${goesAlong(table)} and ${areUnchanged}`),
            ),
            db.run(
              sql`update firms set parent_id = null where id = ${firm.id} and parent_id = ${other.id} and ${areUnchanged}`,
            ),
            matchContacts(db, { of: firm.id, at: other.id }, areUnchanged),
          ]),
        ],
        statement: db
          .update(firms)
          .set({ mergedIntoId: firm.id, parentId: null, version: other.version + 1, updatedAt: at })
          .where(and(eq(firms.id, other.id), areUnchanged))
          .returning({ id: firms.id }),
        after: [
          db
            .update(firms)
            .set({ ...filled, version: firm.version + 1, updatedAt: at })
            .where(sql`id = ${firm.id} and version = ${firm.version} and ${isMerged}`),
          db
            .insert(firmAliases)
            .select(
              rowWhere(
                firmAliases,
                { firmId: firm.id, name: other.name, aliasKey: other.nameKey, kind: 'alias' },
                sql`where ${isMerged}`,
              ),
            )
            .onConflictDoNothing(),
          db
            .select({ id: sql<number>`max(${firmMerges.id})` })
            .from(firmMerges)
            .where(and(eq(firmMerges.firmId, firm.id), eq(firmMerges.mergedId, other.id))),
        ],
      })
      if (rows.length === 0) return undefined
      return (after.at(-1) as { id: number }[])[0]?.id
    },

    /**
     * Separates two firms again in one transaction. Does nothing if either was merged or deleted since, or another firm
     * has the name now.
     */
    async undo(merge: FirmMerge, { by, at }: FirmAuthor, carried: Writes = []): Promise<boolean> {
      const { id, firmId, mergedId, moved, filled } = merge
      const mergedKey = sql`(select name_key from firms where id = ${mergedId})`
      const mayUndo = sql`exists (select 1 from firm_merges where id = ${id} and undone_at is null)
        and exists (select 1 from firms where id = ${firmId} and ${isLive})
        and exists (select 1 from firms where id = ${mergedId} and merged_into_id = ${firmId})
        and not exists (select 1 from firms where name_key = ${mergedKey} and ${isLive})
        and not exists (select 1 from firm_aliases where alias_key = ${mergedKey} and firm_id <> ${firmId})`
      const isUndone = sql`exists (select 1 from firm_merges where id = ${id} and undone_at = ${at.getTime()})`
      const back = (table: string, column: string): SQL =>
        sql`select value from json_each(${JSON.stringify(moved[`${table}.${column}`] ?? [])})`
      const values = filled.map((name) => {
        const column = firms[name as keyof FirmColumns]
        const stored = sql`(select ${sql.identifier(snake(name))} from firms where id = ${mergedId})`
        const empty = sql.param(emptied[name] ?? null, column)
        return [name, sql`case when ${column} is ${stored} then ${empty} else ${column} end`] as const
      })
      const { rows } = await commit(db, {
        guard: guardOf(mayUndo),
        writes: [
          firmEvent(firmId, { by, at }, 'merge_undone'),
          carried,
          writeStatements(() => [
            // The name that the merge added is the other firm's own again.
            db.run(sql`delete from firm_aliases where firm_id = ${firmId} and alias_key = ${mergedKey}
              and id not in (${back('firm_aliases', 'firm_id')}) and ${mayUndo}`),
            ...pointers.map(([table, column]) =>
              db.run(sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${mergedId}
                where ${sql.raw(column)} = ${firmId} and id in (${back(table, column)}) and ${mayUndo}`),
            ),
            matchContacts(db, { of: mergedId, at: firmId }, mayUndo),
            matchContacts(db, { of: firmId, at: mergedId }, mayUndo),
          ]),
        ],
        statement: db
          .update(firmMerges)
          .set({ undoneAt: at })
          .where(and(eq(firmMerges.id, id), mayUndo))
          .returning({ id: firmMerges.id }),
        after: [
          db.update(firms).set({ ...Object.fromEntries(values), version: sql`${firms.version} + 1`, updatedAt: at })
            .where(sql`id = ${firmId} and ${isUndone}
              and exists (select 1 from firms m where m.id = ${mergedId} and m.merged_into_id = ${firmId})`),
          db
            .update(firms)
            .set({ mergedIntoId: null, version: sql`${firms.version} + 1`, updatedAt: at })
            .where(sql`id = ${mergedId} and merged_into_id = ${firmId} and ${isUndone}`),
        ],
      })
      return rows.length === 1
    },
  }
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
