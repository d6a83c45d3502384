import { sql } from 'drizzle-orm'
import type { FirmEventKind } from '#contract/domain/firms.ts'
import { addedId, guardedRows, write, type Write, type Writer } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { firmEvents } from './firms.table.ts'

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

/** Adds to the log of a firm, together with a change. */
export const firmEvent = (
  firmId: number | typeof addedId,
  { by, at }: { by: number | null; at: Date },
  kind: FirmEventKind,
  detail: string | null = null,
): Write => write(firmEventWriter, { firmId, by, kind, detail, at: at.getTime() })
