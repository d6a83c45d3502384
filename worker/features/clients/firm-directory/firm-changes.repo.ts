import { and, eq, sql, type SQL } from 'drizzle-orm'
import { addedId, commit, guardOf, writeStatements } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { firmAliases, firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { firmEvent } from '#worker/features/jobs/firms/firms.writes.ts'

export type FirmRow = typeof firms.$inferSelect
export type FirmSnapshot = Pick<FirmRow, 'id' | 'version'>
export type FirmAuthor = { by: number; at: Date }
export type FirmColumns = Partial<
  Pick<
    FirmRow,
    | 'name'
    | 'nameKey'
    | 'kind'
    | 'amLawRank'
    | 'headcount'
    | 'website'
    | 'domains'
    | 'parentId'
    | 'isClient'
    | 'isVerified'
    | 'notes'
  >
>
/** The lists of a firm; undefined: they stay. */
export type FirmLists = {
  aliases?: { name: string; aliasKey: string; kind: (typeof firmAliases.$inferSelect)['kind'] }[] | undefined
  offices?: { id?: number | undefined; city: string; state: string | null; isMain: boolean }[] | undefined
}

/** A form that is sent twice within this time is one note. */
const sameNoteMs = 5_000

const isLive = sql`merged_into_id is null and deleted_at is null`

/** Condition: no other firm has one of these keys, as its name or among its other names. */
const areFree = (keys: readonly string[], firmId: number): SQL => {
  const given = sql`(select value from json_each(${JSON.stringify(keys)}))`
  return sql`not exists (select 1 from firms where name_key in ${given} and ${isLive} and id <> ${firmId})
    and not exists (select 1 from firm_aliases where alias_key in ${given} and firm_id <> ${firmId})`
}

/** Condition: the firm exists and the chain of its parents doesn't lead to `firmId`. */
const mayBeParent = (parentId: number, firmId: number): SQL => sql`
  exists (select 1 from firms where id = ${parentId} and ${isLive}) and not exists (
    with recursive above(id) as (select ${parentId} union select f.parent_id from firms f join above on f.id = above.id)
    select 1 from above where above.id = ${firmId})`

/** Condition: a job, a submission, an agreement, a limit or an ownership is linked to the firm. */
const isUsed = (id: number): SQL => sql`(exists (select 1 from jobs where firm_id = ${id} and deleted_at is null)
  or exists (select 1 from client_submissions where firm_id = ${id})
  or exists (select 1 from firm_agreements where firm_id = ${id})
  or exists (select 1 from firm_limits where firm_id = ${id})
  or exists (select 1 from ownerships where firm_id = ${id}))`

/** SQL of an office that the new list lacks although an agreement or a limit names it. */
const officeInUse = (
  firmId: number,
  offices: NonNullable<FirmLists['offices']>,
): SQL => sql`select city from firm_offices o
  where o.firm_id = ${firmId} and o.id not in (select coalesce(value ->> '$.id', 0) from json_each(${JSON.stringify(offices)}))
    and (exists (select 1 from firm_agreements where office_id = o.id)
      or exists (select 1 from firm_limits where office_id = o.id)) limit 1`

/** Writes of firms. Each is one transaction under the condition that nothing forestalled it. */
export function firmChanges(db: Database) {
  const listStatements = (firmId: SQL | number, { aliases, offices }: FirmLists, condition: SQL): Statement[] => [
    ...(aliases
      ? [
          db.delete(firmAliases).where(
            sql`${firmAliases.firmId} = ${firmId} and ${condition} and ${firmAliases.aliasKey} not in
              (select value ->> '$.aliasKey' from json_each(${JSON.stringify(aliases)}))`,
          ),
          db
            .insert(firmAliases)
            .select(
              sql`select null, ${firmId}, value ->> '$.name', value ->> '$.aliasKey', value ->> '$.kind'
                from json_each(${JSON.stringify(aliases)}) where ${condition}`,
            )
            .onConflictDoUpdate({
              target: firmAliases.aliasKey,
              set: { name: sql`excluded.name`, kind: sql`excluded.kind` },
              setWhere: sql`${firmAliases.firmId} = excluded.firm_id`,
            }),
        ]
      : []),
    ...(offices
      ? [
          db.delete(firmOffices).where(
            sql`${firmOffices.firmId} = ${firmId} and ${condition} and ${firmOffices.id} not in
              (select coalesce(value ->> '$.id', 0) from json_each(${JSON.stringify(offices)}))`,
          ),
          db.run(sql`update firm_offices set city = o.value ->> '$.city', state = o.value ->> '$.state',
            is_main = o.value ->> '$.isMain' from json_each(${JSON.stringify(offices)}) o
            where firm_offices.id = o.value ->> '$.id' and firm_offices.firm_id = ${firmId} and ${condition}`),
          db.insert(firmOffices).select(
            sql`select null, ${firmId}, value ->> '$.city', value ->> '$.state', value ->> '$.isMain'
              from json_each(${JSON.stringify(offices)}) where value ->> '$.id' is null and ${condition}`,
          ),
        ]
      : []),
  ]
  const keysOf = (values: FirmColumns, lists: FirmLists) => [
    ...(values.nameKey === undefined ? [] : [values.nameKey]),
    ...(lists.aliases ?? []).map(({ aliasKey }) => aliasKey),
  ]

  return {
    /** True if a job, a submission, an agreement, a limit or an ownership is linked to the firm. */
    async isUsed(id: number): Promise<boolean> {
      const [row] = await db.all<{ used: number }>(sql`select ${isUsed(id)} as used`)
      return row?.used === 1
    },

    /** Adds a note to the log of a firm that exists, unless the same person has just written the same. */
    async note(firmId: number, text: string, author: FirmAuthor): Promise<void> {
      const isNew = sql`exists (select 1 from firms where id = ${firmId} and ${isLive}) and not exists (
        select 1 from firm_events where firm_id = ${firmId} and kind = 'note' and actor_id = ${author.by}
          and detail = ${text} and created_at > ${author.at.getTime() - sameNoteMs})`
      await commit(db, { guard: guardOf(isNew), writes: [firmEvent(firmId, author, 'note', text)] })
    },

    /** City of an office that the new list lacks although an agreement or a limit names it. */
    async officeInUse(firmId: number, offices: FirmLists['offices']): Promise<string | undefined> {
      if (!offices) return undefined
      const [row] = await db.all<{ city: string }>(officeInUse(firmId, offices))
      return row?.city
    },

    /** Adds a firm, unless another has one of its names. Returns its id, or undefined: nothing was written. */
    async add(
      values: FirmColumns & { name: string; nameKey: string },
      lists: FirmLists,
      { by, at }: FirmAuthor,
    ): Promise<number | undefined> {
      const added = sql<number>`(select id from firms where name_key = ${values.nameKey} and ${isLive})`
      const isFree = sql`${areFree(keysOf(values, lists), 0)} and ${values.parentId ? mayBeParent(values.parentId, 0) : sql`1`}`
      // Only the firm that this transaction has just added has no entry in its log.
      const isNew = sql`${added} is not null and not exists (select 1 from firm_events where firm_id = ${added})`
      const { rows } = await commit<{ id: number }>(db, {
        guard: guardOf(isNew, added),
        writesRun: 'after',
        statement: db
          .insert(firms)
          .select(rowWhere(firms, { ...values, createdBy: by, createdAt: at, updatedAt: at }, sql`where ${isFree}`))
          .returning({ id: firms.id }),
        writes: [
          writeStatements(() => listStatements(added, lists, isNew)),
          // The event comes last, because it makes the guard false.
          firmEvent(addedId, { by, at }, 'added'),
        ],
      })
      return rows[0]?.id
    },

    /**
     * Changes a firm if it still has the version of the snapshot and no other firm has one of its new names. False:
     * nothing was written.
     *
     * @param detail Names of the changed fields, for the log.
     */
    async change(
      { id, version }: FirmSnapshot,
      values: FirmColumns,
      lists: FirmLists,
      { by, at, detail }: FirmAuthor & { detail: string },
    ): Promise<boolean> {
      const isUnchanged = sql`id = ${id} and version = ${version} and ${isLive}
        and ${areFree(keysOf(values, lists), id)} and ${values.parentId ? mayBeParent(values.parentId, id) : sql`1`}
        and ${lists.offices ? sql`not exists (${officeInUse(id, lists.offices)})` : sql`1`}`
      const holds = sql`exists (select 1 from firms where ${isUnchanged})`
      const { rows } = await commit(db, {
        guard: guardOf(holds),
        writes: [writeStatements(() => listStatements(id, lists, holds)), firmEvent(id, { by, at }, 'changed', detail)],
        statement: db
          .update(firms)
          .set({ ...values, version: version + 1, updatedAt: at })
          .where(isUnchanged)
          .returning({ id: firms.id }),
      })
      return rows.length === 1
    },

    /**
     * Deletes a firm with its other names, so that another may take them. False: it was gone, has changed, or something
     * is linked to it.
     */
    async remove({ id, version }: FirmSnapshot, at: Date): Promise<boolean> {
      const isUnchanged = sql`id = ${id} and version = ${version} and ${isLive} and not ${isUsed(id)}`
      const holds = sql`exists (select 1 from firms where ${isUnchanged})`
      const { rows } = await commit(db, {
        guard: guardOf(holds),
        writes: [
          writeStatements(() => [
            db.delete(firmAliases).where(and(eq(firmAliases.firmId, id), holds)),
            db.run(sql`update firms set parent_id = null where parent_id = ${id} and ${holds}`),
          ]),
        ],
        statement: db
          .update(firms)
          .set({ deletedAt: at, version: version + 1, updatedAt: at })
          .where(isUnchanged)
          .returning({ id: firms.id }),
      })
      return rows.length === 1
    },
  }
}
