import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import {
  importVerdicts,
  type ImportKind,
  type ImportRowList,
  type ImportState,
  type ImportVerdict,
} from '#contract/domain/imports.ts'
import type { ImportCounts } from '#contract/api/workspace/imports.ts'
import { always, commit, guardOf, writeStatements, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { notificationTx, type NotificationTx } from '#worker/features/identity/notifications/notifications.writes.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import type { CsvRow } from './csv-rows.ts'
import { commitSlice, type Slice } from './import-slices.ts'
import { importRows, imports } from './imports.table.ts'

export type ImportsRepo = ReturnType<typeof importsRepo>
export type Import = typeof imports.$inferSelect
export type StoredRow = typeof importRows.$inferSelect

/** Findings of the check about a row. */
export type CheckedRow = Pick<StoredRow, 'row' | 'email' | 'name' | 'verdict' | 'targetId' | 'problems'> & {
  record: object | null
  resumeFile?: string | null
  externalId?: string | null
}

/** Longest JSON that goes into a statement, in characters: D1 takes 2 MB. */
const maxJson = 500_000

/** Lists whose JSON is short enough for a statement. */
export function inStatements<T>(items: readonly T[]): string[] {
  const texts = items.map((item) => JSON.stringify(item))
  const lists: string[][] = []
  let size = Infinity
  for (const text of texts) {
    if (size + text.length > maxJson) {
      lists.push([])
      size = 0
    }
    lists.at(-1)?.push(text)
    size += text.length
  }
  return lists.map((list) => `[${list.join(',')}]`)
}

/** Names of the record that a row is about. */
const targetNames: Record<ImportKind, SQL<string | null>> = {
  candidates: sql`(select name from candidates where id = ${importRows.targetId})`,
  firms: sql`(select name from firms where id = ${importRows.targetId} and merged_into_id is null and deleted_at is null)`,
  contacts: sql`(select name from firm_contacts where id = ${importRows.targetId})`,
  submissions: sql`(select company_name from client_submissions where id = ${importRows.targetId})`,
  jobs: sql`(select title from jobs where id = ${importRows.targetId} and deleted_at is null)`,
}

const working = ['checking', 'running', 'undoing'] as const satisfies readonly ImportState[]

export function importsRepo(db: Database) {
  const isIn = (id: number, states: readonly ImportState[]) =>
    and(eq(imports.id, id), inArray(imports.state, [...states]))

  return {
    byId: (id: number) => db.select().from(imports).where(eq(imports.id, id)).get(),
    /** Newest first. */
    list: (limit: number) => db.select().from(imports).orderBy(desc(imports.id)).limit(limit),
    /** Columns that were chosen for the last file with these headers, and the system of its ids. */
    remembered: (kind: Import['kind'], headers: readonly string[]) =>
      db
        .select({ columns: imports.columns, source: imports.source })
        .from(imports)
        .where(and(eq(imports.kind, kind), eq(imports.headers, [...headers]), eq(imports.state, 'done')))
        .orderBy(desc(imports.id))
        .limit(1)
        .get(),

    async add(row: Pick<Import, 'kind' | 'fileName' | 'createdBy' | 'createdAt'>): Promise<number> {
      const [added] = await db
        .insert(imports)
        .values({ ...row, state: 'reading' })
        .returning({ id: imports.id })
      if (!added) throw new Error('the import was not stored')
      return added.id
    },
    /** Stores rows of a file that is being read. */
    async addRows(id: number, rows: readonly (CsvRow & { email: string | null })[]): Promise<void> {
      const statements = inStatements(rows).map((list) =>
        db.run(sql`insert into import_rows (import_id, row, cells, email)
          select ${id}, value ->> '$.row', value -> '$.cells', value ->> '$.email' from json_each(${list})`),
      )
      await commit(db, { guard: always, writes: [writeStatements(() => statements)] })
    },
    /** Changes an import that is in one of these states. False: it isn't any more, and nothing was written. */
    async change(
      { id, states }: { id: number; states: readonly ImportState[] },
      values: Omit<Partial<typeof imports.$inferInsert>, 'progress'> & { progress?: SQL | number },
      writes: (tx: TaskTx & NotificationTx) => Writes = () => [],
    ): Promise<boolean> {
      const where = isIn(id, states)
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from imports where ${where})`),
        writes: writes({ ...taskTx(db), ...notificationTx() }),
        statement: db.update(imports).set(values).where(where).returning({ id: imports.id }),
      })
      return rows.length > 0
    },
    /** Rows that a run has finished: what a step that continues starts from. */
    finished: (id: number) =>
      sql`(select count(*) from ${importRows} where ${importRows.importId} = ${id} and ${importRows.result} is not null)`,
    /** Takes back what an earlier check found. */
    clearCheck: (id: number) =>
      writeStatements(({ holds }) => [
        db
          .update(importRows)
          .set({
            verdict: null,
            problems: [],
            choice: null,
            targetId: null,
            record: null,
            name: null,
            externalId: null,
          })
          .where(and(eq(importRows.importId, id), sql`${importRows.result} is null`, holds(sql`null`))),
      ]),
    async remove(id: number): Promise<void> {
      await commit(db, {
        guard: always,
        writes: [writeStatements(() => [db.delete(imports).where(eq(imports.id, id))])],
      })
    },

    /** The first rows of the file. */
    samples: (id: number, limit: number) =>
      db
        .select({ cells: importRows.cells })
        .from(importRows)
        .where(eq(importRows.importId, id))
        .orderBy(importRows.row)
        .limit(limit),
    /** Rows of a list, in the order of the file, with the name of the record that they are about. */
    rows: (
      { id, kind }: Pick<Import, 'id' | 'kind'>,
      listed: ImportRowList,
      { after, limit }: { after: number; limit: number },
    ) =>
      db
        .select({ row: importRows, targetName: targetNames[kind] })
        .from(importRows)
        .where(
          and(
            eq(importRows.importId, id),
            listed === 'kept' ? eq(importRows.result, 'kept') : eq(importRows.verdict, listed),
            sql`${importRows.row} > ${after}`,
          ),
        )
        .orderBy(importRows.row)
        .limit(limit),
    /** Rows of the file after one, for the report. */
    reported: (id: number, after: number, limit: number) =>
      db
        .select()
        .from(importRows)
        .where(and(eq(importRows.importId, id), sql`${importRows.row} > ${after}`))
        .orderBy(importRows.row)
        .limit(limit),
    /** Rows without a verdict. */
    unchecked: (id: number, limit: number) =>
      db
        .select()
        .from(importRows)
        .where(and(eq(importRows.importId, id), sql`${importRows.verdict} is null`))
        .orderBy(importRows.row)
        .limit(limit),
    /** Numbers of rows with a result, or of those without one, in the order of the file. */
    async pending(id: number, result: 'added' | 'filled' | null, limit: number): Promise<number[]> {
      const rows = await db
        .select({ row: importRows.row })
        .from(importRows)
        .where(and(eq(importRows.importId, id), sql`${importRows.result} is ${result}`))
        .orderBy(importRows.row)
        .limit(limit)
      return rows.map(({ row }) => row)
    },
    /** The first checked row with each of these email addresses. */
    firstRows: (id: number, emails: readonly string[]) =>
      db.all<{ email: string; row: number }>(sql`select lower(email) as email, min(row) as row from import_rows
        where lower(email) in (select value from json_each(${JSON.stringify(emails)})) and import_id = ${id}
          and verdict is not null and verdict <> 'bad' group by 1`),
    /** The first checked row about each of these records, by what its rows have in common. */
    async firstRowsOf(id: number, keys: readonly string[]): Promise<Map<string, number>> {
      const key = sql`record ->> '$.matchKey'`
      const rows = await db.all<{
        key: string
        row: number
      }>(sql`select ${key} as key, min(+row) as row from import_rows
        where import_id = ${id} and ${inValues(key, keys)} and verdict is not null group by 1`)
      return new Map(rows.map(({ key: found, row }) => [found, row]))
    },
    /** The first checked row that is about each of these records. */
    async firstRowsAbout(id: number, targetIds: readonly number[]): Promise<Map<number, number>> {
      const rows = await db.all<{
        id: number
        row: number
      }>(sql`select target_id as id, min(+row) as row from import_rows
        where import_id = ${id} and ${inValues(importRows.targetId, targetIds)} and verdict is not null group by 1`)
      return new Map(rows.map(({ id: found, row }) => [found, row]))
    },
    /** Saves what the check found of a slice of rows. False: the import has moved on, and nothing was written. */
    saveChecked(slice: Slice, rows: readonly CheckedRow[]): Promise<boolean> {
      const columns = ['email', 'name', 'verdict', 'targetId', 'problems', 'record'] as const
      const set = columns.map((name) => {
        const value =
          name === 'problems' || name === 'record'
            ? `nullif(p.value -> '$.${name}', 'null')`
            : `p.value ->> '$.${name}'`
        return sql`${sql.identifier(name === 'targetId' ? 'target_id' : name)} = ${sql.raw(value)}`
      })
      // Another name is another file: what arrived under the one before is no longer the row's.
      const resume = [
        sql`resume_id = iif(resume_file is p.value ->> '$.resumeFile', resume_id, null)`,
        sql`resume_file = p.value ->> '$.resumeFile'`,
        sql`external_id = p.value ->> '$.externalId'`,
      ]
      const statements = (open: SQL) =>
        // The import's id is in the list: with a constant one, SQLite reads all of its rows for each of the list.
        inStatements(rows.map((row) => ({ ...row, importId: slice.importId }))).map((list) =>
          db.run(sql`update import_rows set ${sql.join([...set, ...resume], sql`, `)} from json_each(${list}) p
            where import_rows.import_id = p.value ->> '$.importId' and import_rows.row = p.value ->> '$.row' and ${open}`),
        )
      return commitSlice(db, slice, 'checking', { statements, done: rows.length })
    },
    /** Decides about possible duplicates of a checked import: about a row, or all that are undecided. */
    async decide(id: number, choice: StoredRow['choice'], row: number | undefined): Promise<number> {
      // One that resembles nobody can't fill a record.
      const mayBe = choice === 'update' ? sql`${importRows.targetId} is not null` : sql`1`
      const which: SQL = sql`${row === undefined ? sql`${importRows.choice} is null` : sql`${importRows.row} = ${row}`} and ${mayBe}`
      const isOpen = sql`exists (select 1 from imports where ${isIn(id, ['checked'])})`
      const { rows } = await commit<{ row: number }>(db, {
        guard: always,
        writes: [],
        statement: db
          .update(importRows)
          .set({ choice })
          .where(and(eq(importRows.importId, id), eq(importRows.verdict, 'possible'), which, isOpen))
          .returning({ row: importRows.row }),
      })
      return rows.length
    },
    /** Counts the rows of each verdict and result. */
    async counts(id: number): Promise<ImportCounts> {
      const rows = await db.all<{
        verdict: ImportVerdict
        choice: string | null
        result: string | null
        count: number
        resumes: number
      }>(sql`
        select verdict, choice, result, count(*) as count, count(resume_file) as resumes from import_rows
        where import_id = ${id} group by 1, 2, 3`)
      const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
        rows.filter(isCounted).reduce((total, { count }) => total + count, 0)
      const verdicts = importVerdicts.map((verdict) => [verdict, sum((row) => row.verdict === verdict)])
      return {
        ...(Object.fromEntries(verdicts) as Pick<ImportCounts, ImportVerdict>),
        undecided: sum(({ verdict, choice }) => verdict === 'possible' && choice === null),
        chosen: sum(({ verdict, choice }) => verdict === 'possible' && (choice === 'new' || choice === 'update')),
        added: sum(({ result }) => result === 'added'),
        filled: sum(({ result }) => result === 'filled'),
        kept: sum(({ result }) => result === 'kept'),
        resumes: rows.filter(({ verdict }) => verdict !== 'bad').reduce((total, { resumes }) => total + resumes, 0),
      }
    },

    /** Imports in the middle of a step. */
    unfinished: () =>
      db
        .select({ id: imports.id, state: imports.state })
        .from(imports)
        .where(inArray(imports.state, [...working])),
    /** Deletes rows of imports that can't be undone any more, imports that were never run, and files that were cut off. */
    async sweep({ undoEnded, readingEnded }: { undoEnded: Date; readingEnded: Date }): Promise<void> {
      const finished = ['done', 'undone'] as const
      await db
        .delete(importRows)
        .where(
          sql`${importRows.importId} in (select id from imports where ${and(inArray(imports.state, [...finished]), lt(imports.doneAt, undoEnded))})`,
        )
      await db.delete(imports).where(
        sql`(${and(sql`${imports.state} not in ('done', 'undone', 'running', 'undoing')`, lt(imports.createdAt, undoEnded))})
          or (${and(eq(imports.state, 'reading'), lt(imports.createdAt, readingEnded))})`,
      )
    },
  }
}
