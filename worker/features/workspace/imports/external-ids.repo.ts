import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/domain/imports.ts'
import { writeStatements, type Write } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { idPlaces, sourceKey } from './external-ids.writes.ts'

export type ExternalIdsRepo = ReturnType<typeof externalIdsRepo>

export function externalIdsRepo(db: Database) {
  return {
    /** Live records by their ids in a system; a merged record answers with the one that it was merged into. */
    async find(kind: ImportKind, source: string, ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db.all<{ externalId: string; recordId: number | null }>(sql`
        select x.external_id as "externalId", ${idPlaces[kind].liveId} as "recordId" from external_ids x
        where x.kind = ${kind} and x.source = ${sourceKey(source)} and ${inValues(sql`x.external_id`, ids)}`)
      return new Map(rows.flatMap(({ externalId, recordId }) => (recordId === null ? [] : [[externalId, recordId]])))
    },

    /** The first checked row with each of these ids of another system. */
    async firstRowsWithIds(id: number, externalIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db.all<{ externalId: string; row: number }>(sql`
        select external_id as "externalId", min(+row) as row from import_rows
        where import_id = ${id} and ${inValues(sql`external_id`, externalIds)} and verdict <> 'bad' group by 1`)
      return new Map(rows.map(({ externalId, row }) => [externalId, row]))
    },
    /** Takes back the ids of an import, but for those of records that its undo left as they are. */
    undo: (importId: number): Write =>
      writeStatements(({ holds }) => [
        db.run(sql`delete from external_ids where import_id = ${importId} and not exists (select 1 from import_rows r
          where r.import_id = ${importId} and r.row = external_ids.import_row and r.result = 'kept')
          and ${holds(sql`null`)}`),
      ]),
  }
}
