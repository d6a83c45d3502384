import { sql, type SQL } from 'drizzle-orm'
import type { FirmEventKind } from '#contract/domain/firms.ts'
import { addedId, guardedRows, write, type Write, type Writer } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { firmKey, firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import { firmEvents, firms } from './firms.table.ts'
import { fullFirmName } from './firm-names.service.ts'

type FirmEventRow = {
  firmId: number | typeof addedId
  by: number | null
  kind: FirmEventKind
  detail: string | null
  at: number
}

const firmEventWriter: Writer<FirmEventRow> = (db: Database, rows, guard) => [
  // Every column in the table's order. (A raw statement with values can't be part of a drizzle batch on D1.)
  db.insert(firmEvents).select(
    sql`select null, case r.value ->> '$.row.firmId' when ${addedId} then cast(${guard.addedId ?? null} as integer)
      else r.value ->> '$.row.firmId' end, r.value ->> '$.row.by', r.value ->> '$.row.kind', r.value ->> '$.row.detail',
      r.value ->> '$.row.at' ${guardedRows(rows, guard)}`,
  ),
]

/** Adds an entry to a firm’s log in the batch of the change. */
export const firmEvent = (
  firmId: number | typeof addedId,
  { by, at }: { by: number | null; at: Date },
  kind: FirmEventKind,
  detail: string | null = null,
): Write => write(firmEventWriter, { firmId, by, kind, detail, at: at.getTime() })

const isLive = sql`merged_into_id is null and deleted_at is null`

/** SQL of the id of the firm that has the first of these keys that any firm has. Finds what `resolveFirmName` finds. */
export const firmIdOfKeys = (keys: SQL): SQL<number | null> =>
  sql`(select found from (select k.key as place, coalesce(
    (select id from firms where name_key = k.value and ${isLive}),
    (select firm_id from firm_aliases where alias_key = k.value)) as found from json_each(${keys}) k)
    where found is not null order by place limit 1)`

/** SQL of the id of the firm that a typed name means; null if no firm has it. */
export const firmIdOf = (typed: string): SQL<number | null> => firmIdOfKeys(sql`${JSON.stringify(firmKeys(typed))}`)

/** SQL of the id of a row's firm once its name is `typed`: the one that it has if the name stays. */
export const firmIdAfter = (column: 'firm_name' | 'company_name', typed: string): SQL<number | null> =>
  sql`case when ${sql.identifier(column)} = ${typed} and firm_id is not null then firm_id else ${firmIdOf(typed)} end`

/** Typed names with what a statement needs to find or make their firms. */
const namesOf = (typed: readonly string[]) =>
  JSON.stringify(
    [...new Set(typed)].map((name) => {
      const full = fullFirmName(name)
      return { typed: name, name: full, nameKey: firmKey(full), keys: firmKeys(name) }
    }),
  )

/**
 * Statements that make a firm, to be verified, of each typed name that no firm has. They come before the rows that the
 * names are in, in the same transaction.
 *
 * @param condition SQL that must hold too.
 */
export function addFirmsOnce(
  db: Database,
  typed: readonly string[],
  { by, at }: { by: number | null; at: Date },
  condition: SQL,
): Statement[] {
  const given = namesOf(typed)
  const row = {
    name: sql`min(n.value ->> '$.name')`,
    nameKey: sql`n.value ->> '$.nameKey'`,
    createdBy: by,
    createdAt: at,
    updatedAt: at,
  }
  return [
    db.insert(firms).select(
      rowWhere(
        firms,
        row,
        sql`from json_each(${given}) n where (${condition}) and n.value ->> '$.nameKey' <> ''
          and ${firmIdOfKeys(sql`n.value -> '$.keys'`)} is null group by n.value ->> '$.nameKey'`,
      ),
    ),
    // Only a firm that this transaction has just added has no entry in its log.
    db.insert(firmEvents).select(
      sql`select null, f.id, ${by}, 'added_from_name', null, ${at.getTime()} from json_each(${given}) n
        join firms f on f.name_key = n.value ->> '$.nameKey' and f.merged_into_id is null and f.deleted_at is null
        where f.is_verified = 0 and f.created_at = ${at.getTime()}
          and not exists (select 1 from firm_events e where e.firm_id = f.id) group by f.id`,
    ),
  ]
}

/**
 * The statement that links rows without a firm to the firms of their names.
 *
 * @param rows Rows with the name that they had when they were read: one that was renamed since is left.
 */
export function linkRowsToFirms(
  db: Database,
  [table, column]: readonly ['jobs', 'firm_name'] | readonly ['client_submissions', 'company_name'],
  rows: readonly { id: number; name: string }[],
): Statement {
  const given = JSON.stringify(rows.map(({ id, name }) => ({ id, name, keys: firmKeys(name) })))
  const [to, named] = [sql.identifier(table), sql.identifier(column)]
  // The + keeps the index of rows without a firm out of it: the list would be read once for each of them.
  return db.run(sql`update ${to} set firm_id = l.firm_id from (
      select r.value ->> '$.id' as id, r.value ->> '$.name' as name, ${firmIdOfKeys(sql`r.value -> '$.keys'`)} as firm_id
      from json_each(${given}) r) l
    where ${to}.id = l.id and +${to}.firm_id is null and ${to}.${named} = l.name and l.firm_id is not null`)
}
