import { sql } from 'drizzle-orm'
import { guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { evidence } from './evidence.table.ts'

type NewEntry = typeof evidence.$inferInsert

// The place in the chain is taken by the unique index: a second entry for it fails, and the whole change with it.
const entryWriter: Writer<NewEntry> = (db, rows, guard) =>
  rows.map((guarded) =>
    db.insert(evidence).select(rowWhere(evidence, guarded.row, sql`where ${guardOfRow(guarded, guard)}`)),
  )

/** Adds an entry of a chain to the change that it is about. */
export const evidenceEntry = (entry: NewEntry): Write => write(entryWriter, entry)

/** Rows of one statement: a firm may have a chain for each of thousands of candidates, and a value has at most 2 MB. */
const rowsAtOnce = 500

const entriesWriter: Writer<readonly NewEntry[]> = (db, rows, guard) =>
  rows.map((guarded) =>
    // Every column in the table's order. (A raw statement with values can't be part of a drizzle batch on D1.)
    db.insert(evidence).select(
      sql`select null, r.value ->> 'chain', r.value ->> 'seq', r.value ->> 'time', r.value ->> 'actorKind',
        r.value ->> 'actorId', r.value ->> 'kind', r.value ->> 'body', r.value ->> 'previousHash', r.value ->> 'hash',
        r.value ->> 'candidateId', r.value ->> 'applicationId', null
        from json_each(${JSON.stringify(guarded.row.map((row) => ({ ...row, time: row.at.getTime() })))}) r
        where ${guardOfRow(guarded, guard)}`,
    ),
  )

/** Adds many entries, each of another chain, to a change. */
export const evidenceEntries = (entries: readonly NewEntry[]): Write[] =>
  Array.from({ length: Math.ceil(entries.length / rowsAtOnce) }, (_, at) =>
    write(entriesWriter, entries.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce)),
  )
