import { sql, type SQL } from 'drizzle-orm'
import type { ImportKind } from '#contract/domain/imports.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'

/** Column of `external_ids` with the record of a kind, the table of these records, and the live one for an id. */
export const idPlaces: Record<ImportKind, { column: SQL; table: SQL; liveId: SQL }> = {
  candidates: {
    column: sql.raw('candidate_id'),
    table: sql.raw('candidates'),
    liveId: sql.raw(`(select l.id from candidates c join candidates l on l.id = coalesce(c.merged_into_id, c.id)
      where c.id = x.candidate_id and l.deleted_at is null)`),
  },
  firms: {
    column: sql.raw('firm_id'),
    table: sql.raw('firms'),
    liveId: sql.raw(`(select l.id from firms f join firms l on l.id = coalesce(f.merged_into_id, f.id)
      where f.id = x.firm_id and l.deleted_at is null)`),
  },
  contacts: { column: sql.raw('contact_id'), table: sql.raw('firm_contacts'), liveId: sql.raw('x.contact_id') },
  jobs: {
    column: sql.raw('job_id'),
    table: sql.raw('jobs'),
    liveId: sql.raw('(select j.id from jobs j where j.id = x.job_id and j.deleted_at is null)'),
  },
  submissions: {
    column: sql.raw('submission_id'),
    table: sql.raw('client_submissions'),
    liveId: sql.raw('x.submission_id'),
  },
}

/** Names of one system in any letter case are one. */
export const sourceKey = (source: string): string => source.trim().toLowerCase()

/** Links the records of rows that were just imported with their ids in the other system. */
export function linkIds(
  db: Database,
  { importId, rows, ids }: { importId: number; rows: readonly number[]; ids: { kind: ImportKind; source: string } },
  open: SQL,
): Statement {
  const { column, table } = idPlaces[ids.kind]
  return db.run(sql`insert into external_ids (kind, source, external_id, ${column}, import_id, import_row)
    select ${ids.kind}, ${sourceKey(ids.source)}, r.external_id, r.target_id, r.import_id, r.row from import_rows r
    where r.import_id = ${importId} and ${inValues(sql`r.row`, rows)} and r.external_id is not null
      and (+r.result in ('added', 'filled') or +r.verdict = 'same')
      and exists (select 1 from ${table} where id = r.target_id) and ${open}
    on conflict (kind, source, external_id) do update set ${column} = excluded.${column},
      import_id = excluded.import_id, import_row = excluded.import_row
      where external_ids.${column} is not excluded.${column}`)
}
