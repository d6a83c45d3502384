import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import type { ListedFirmName } from './firm-names.service.ts'

/** A name of a firm, or one of its other names, with the firm's own name. */
export type FirmName = ListedFirmName & { name: string; isVerified: boolean }
type Stored = Omit<FirmName, 'isAlias' | 'isVerified'> & { isAlias: number; isVerified: number }

export type FirmsRepo = ReturnType<typeof firmsRepo>

/** Rows of the index that are compared with a typed name. */
const maxCompared = 40
/** Pieces of three letters that a search goes by; of a longer name, those of its beginning. */
const maxPieces = 60
/** Firms from which on a piece counts as common, such as those of "law group". */
const commonFrom = 100

export function firmsRepo(db: Database) {
  const read = async (query: ReturnType<typeof sql>): Promise<FirmName[]> =>
    (await db.all<Stored>(query)).map((row) => ({
      ...row,
      isAlias: row.isAlias === 1,
      isVerified: row.isVerified === 1,
    }))

  return {
    /** Names and other names that have one of these keys. */
    named(keys: readonly string[]): Promise<FirmName[]> {
      const given = sql`(select value from json_each(${JSON.stringify(keys)}))`
      return read(sql`
        select id as "firmId", name, is_verified as "isVerified", name_key as key, 0 as "isAlias" from firms
        where name_key in ${given} and merged_into_id is null and deleted_at is null
        union all select f.id, f.name, f.is_verified, a.alias_key, 1 from firm_aliases a join firms f on f.id = a.firm_id
        where a.alias_key in ${given} and f.merged_into_id is null and f.deleted_at is null`)
    },

    /** Names of the live ones of these firms. */
    byIds: (ids: readonly number[]): Promise<FirmName[]> =>
      read(sql`select id as "firmId", name, is_verified as "isVerified", name_key as key, 0 as "isAlias" from firms
        where ${inValues(sql`id`, ids)} and merged_into_id is null and deleted_at is null`),

    /**
     * Names of firms that share most pieces of three letters with a key. Ranking every firm that has a common piece would
     * take as long as the directory is large: those with the rarest pieces are ranked, and some that have all common ones are
     * taken as they come.
     */
    async similar(key: string): Promise<FirmName[]> {
      const letters = [...key]
      const pieces = [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
      if (pieces.length === 0) return []
      // Quotes would end the phrase, and `""` finds nothing.
      const phrases = JSON.stringify(pieces.slice(0, maxPieces).map((piece) => `"${piece.replaceAll('"', '""')}"`))
      return read(sql`
        with pieces(phrase, firms) as materialized (
          select value, (select count(*) from (select 1 from firms_contains where firms_contains match value limit ${commonFrom}))
          from json_each(${phrases})),
        ranked(id) as (select rowid from firms_contains where firms_contains match
          (select coalesce(group_concat(phrase, ' OR '), '""') from pieces where firms between 1 and ${commonFrom - 1})
          order by rank limit ${maxCompared}),
        common(id) as (select rowid from firms_contains where firms_contains match
          (select coalesce(group_concat(phrase, ' AND '), '""') from pieces where firms = ${commonFrom}) limit ${maxCompared}),
        found(id) as materialized (select id from ranked union select id from common)
        select id as "firmId", name, is_verified as "isVerified", name_key as key, 0 as "isAlias" from firms
        where id in (select id from found) and merged_into_id is null and deleted_at is null
        union all select f.id, f.name, f.is_verified, a.alias_key, 1 from firm_aliases a join firms f on f.id = a.firm_id
        where a.firm_id in (select id from found) and f.merged_into_id is null and f.deleted_at is null`)
    },
  }
}
