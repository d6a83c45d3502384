import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { firmIdOfKeys } from '#worker/features/jobs/firms/firms.writes.ts'
import { firmLimits } from '#contract/domain/firms.ts'
import { commitSlice, filledColumn, isDecided, type Slice } from './import-slices.ts'
import { importRows } from './imports.table.ts'

export type FirmImportsRepo = ReturnType<typeof firmImportsRepo>

type KnownFirm = {
  id: number
  nameKey: string
  amLawRank: number | null
  headcount: number | null
  website: string | null
  notes: string | null
  isClient: number
  isVerified: number
  domains: string
  aliasKeys: string
  offices: number
}

const isLive = sql`merged_into_id is null and deleted_at is null`
const inRecord = (name: string): SQL => sql.raw(`r.record ->> '$.${name}'`)
/** Columns that an import fills where they are empty, with their place in a record. */
const filled = [
  ['am_law_rank', 'amLawRank'],
  ['headcount', 'headcount'],
  ['website', 'website'],
  ['notes', 'notes'],
] as const

/** Something that came after the import and would be lost with the record, or lose it. */
const isUsed = (id: SQL) => sql`(exists (select 1 from jobs where firm_id = ${id})
  or exists (select 1 from client_submissions where firm_id = ${id})
  or exists (select 1 from firm_contacts where firm_id = ${id})
  or exists (select 1 from firm_agreements where firm_id = ${id})
  or exists (select 1 from firm_limits where firm_id = ${id})
  or exists (select 1 from ownerships where firm_id = ${id})
  or exists (select 1 from prior_contacts where firm_id = ${id})
  or exists (select 1 from review_rooms where firm_id = ${id})
  or exists (select 1 from consents where firm_id = ${id})
  or exists (select 1 from firm_merges where firm_id = ${id} or merged_id = ${id})
  or exists (select 1 from firms where parent_id = ${id}))`

export function firmImportsRepo(db: Database) {
  return {
    /** Firms that a row could fill. */
    async known(ids: readonly number[]) {
      const rows = await db.all<KnownFirm>(sql`select id, name_key as "nameKey", am_law_rank as "amLawRank", headcount,
        website, notes, is_client as "isClient", is_verified as "isVerified", domains,
        (select json_group_array(alias_key) from firm_aliases where firm_id = firms.id) as "aliasKeys",
        (select count(*) from firm_offices where firm_id = firms.id) as offices
        from firms where ${inValues(sql`id`, ids)} and ${isLive}`)
      return rows.map((row) => ({
        ...row,
        isClient: row.isClient === 1,
        isVerified: row.isVerified === 1,
        domains: JSON.parse(row.domains) as string[],
        aliasKeys: JSON.parse(row.aliasKeys) as string[],
      }))
    },

    /**
     * Makes and fills the firms of a slice of rows in one transaction. A row of which nothing comes is skipped.
     *
     * @param overwrites Fields whose column replaces what a record says.
     */
    run(slice: Slice, overwrites: readonly string[]): Promise<boolean> {
      const at = slice.at.getTime()
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const rows = sql`import_rows r where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}`
        const made = sql`(select id from firms where name_key = import_rows.record ->> '$.nameKey'
          and import_id = ${slice.importId} and ${isLive})`
        return [
          db.run(sql`update import_rows set result = 'filled', before = (select json_object(
              'amLawRank', am_law_rank, 'headcount', headcount, 'website', website, 'notes', notes, 'domains', json(domains),
              'isClient', is_client, 'isVerified', is_verified, 'kind', kind,
              'aliasKeys', (select json_group_array(alias_key) from firm_aliases where firm_id = firms.id),
              'offices', (select count(*) from firm_offices where firm_id = firms.id)) from firms where id = target_id)
            where ${mine} and result is null and ${isDecided('update')}
              and exists (select 1 from firms where id = target_id and ${isLive})`),
          db.run(sql`update firms set ${sql.join(
            filled.map(([name, key]) => {
              const column = sql.identifier(name)
              const value = sql.raw(`f.record ->> '$.${key}'`)
              return sql`${column} = ${filledColumn(sql`firms.${column}`, value, overwrites.includes(key))}`
            }),
            sql`, `,
          )}, domains = iif(firms.domains = '[]', f.record -> '$.domains', firms.domains),
            is_client = max(firms.is_client, coalesce(f.record ->> '$.isClient', 0)),
            kind = iif(firms.is_verified, firms.kind, coalesce(f.record ->> '$.kind', firms.kind)),
            is_verified = max(firms.is_verified, coalesce(f.record ->> '$.isVerified', 1)),
            version = firms.version + 1, updated_at = ${at}
            from (select r.target_id as id, r.record from ${rows} and +r.result = 'filled') f where firms.id = f.id`),
          db.run(sql`update import_rows set version = (select version from firms where id = target_id)
            where ${mine} and +result = 'filled'`),
          // A firm that somebody added since the check isn't made twice.
          db.run(sql`insert into firms (name, name_key, kind, am_law_rank, headcount, website, domains, is_client, is_verified,
              notes, created_by, import_id, created_at, updated_at)
            select ${inRecord('name')}, ${inRecord('nameKey')}, coalesce(${inRecord('kind')}, 'law_firm'),
              ${inRecord('amLawRank')}, ${inRecord('headcount')}, ${inRecord('website')}, r.record -> '$.domains',
              coalesce(${inRecord('isClient')}, 0), coalesce(${inRecord('isVerified')}, 1), ${inRecord('notes')},
              ${slice.by}, ${slice.importId}, ${at}, ${at}
            from ${rows} and +r.result is null and ${isDecided('new')} and ${firmIdOfKeys(sql`r.record -> '$.keys'`)} is null
            group by ${inRecord('nameKey')} order by min(r.row)`),
          db.run(sql`update import_rows set result = 'added', version = 1, target_id = ${made}
            where ${mine} and result is null and ${isDecided('new')} and not exists (select 1 from import_rows x
              where x.import_id = ${slice.importId} and x.target_id = ${made} and +x.result = 'added')
              and ${made} is not null`),
          // No two firms share a name, and no firm has more names than its form can show.
          db.run(sql`insert or ignore into firm_aliases (firm_id, name, alias_key, kind)
            select r.target_id, a.value ->> '$.name', a.value ->> '$.aliasKey', 'alias'
            from import_rows r join json_each(r.record, '$.aliases') a
            where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}
              and +r.result in ('added', 'filled')
              and not exists (select 1 from firms f where f.name_key = a.value ->> '$.aliasKey' and f.merged_into_id is null and f.deleted_at is null)
              and a.key + (select count(*) from firm_aliases where firm_id = r.target_id) < ${firmLimits.aliases}`),
          db.run(sql`insert into firm_offices (firm_id, city, state, is_main)
            select r.target_id, o.value ->> '$.city', o.value ->> '$.state', o.key = 0
            from import_rows r join json_each(r.record, '$.offices') o
            where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}
              and +r.result in ('added', 'filled') and coalesce(r.before ->> '$.offices', 0) = 0`),
          db.run(sql`insert into firm_events (firm_id, actor_id, kind, created_at)
            select r.target_id, ${slice.by}, 'imported', ${at} from ${rows} and +r.result in ('added', 'filled')`),
          db.run(sql`update import_rows set result = 'skipped' where ${mine} and result is null`),
        ]
      }
      return commitSlice(db, slice, 'running', { statements, done: slice.rows.length })
    },

    /**
     * Takes back the firms of a slice of rows: made ones go, filled ones return to what they said. One that has changed since,
     * or that something refers to, stays.
     */
    undo(slice: Slice): Promise<boolean> {
      const at = slice.at.getTime()
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const undone = sql`import_rows r where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)}
          and ${open} and +r.result = 'undone'`
        const restored = filled.map(
          ([column, name]) => sql`${sql.identifier(column)} = f.before ->> ${sql.raw(`'$.${name}'`)}`,
        )
        return [
          db.run(sql`update import_rows set result = case when exists (select 1 from firms f where f.id = target_id
              and f.version = import_rows.version and f.merged_into_id is null and f.deleted_at is null
              and (import_rows.before is not null or not ${isUsed(sql`f.id`)})) then 'undone' else 'kept' end
            where ${mine} and result in ('added', 'filled')`),
          db.run(sql`delete from firm_aliases where id in (select a.id from import_rows r
            join firm_aliases a on a.firm_id = r.target_id
            where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}
              and +r.result = 'undone' and r.before is not null
              and a.alias_key not in (select value from json_each(r.before, '$.aliasKeys')))`),
          db.run(sql`delete from firm_offices where firm_id in (select r.target_id from ${undone}
            and r.before ->> '$.offices' = 0)`),
          db.run(sql`update firms set ${sql.join(restored, sql`, `)}, domains = f.before -> '$.domains',
              is_client = f.before ->> '$.isClient', is_verified = f.before ->> '$.isVerified', kind = f.before ->> '$.kind',
              version = firms.version + 1, updated_at = ${at}
            from (select r.target_id as id, r.before from ${undone} and r.before is not null) f where firms.id = f.id`),
          db.run(sql`delete from firms where +import_id = ${slice.importId} and id in (select r.target_id from ${undone}
            and r.before is null)`),
        ]
      }
      return commitSlice(db, slice, 'undoing', { statements, done: slice.rows.length })
    },
  }
}
