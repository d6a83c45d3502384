import { and, eq, sql } from 'drizzle-orm'
import { always, commit, guardOf, writeStatements } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import type { candidates } from '#worker/features/candidates/people/people.table.ts'
import { fillPerson, personIdOf } from '#worker/features/candidates/people/people.writes.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { importRows, imports } from './imports.table.ts'

export type ImportResumesRepo = ReturnType<typeof importResumesRepo>

type ArrivedFile = { resumeId: string; fileSize: number; mimeType: string; at: Date }

const isFilled = sql`result in ('added', 'filled')`

export function importResumesRepo(db: Database) {
  const isOfRow = (importId: number, row: number) => and(eq(importRows.importId, importId), eq(importRows.row, row))
  return {
    /** Rows that name a file, in the order of the spreadsheet. */
    named: (importId: number, after: number, limit: number) =>
      db
        .select({ row: importRows.row, file: sql<string>`resume_file`, resumeId: importRows.resumeId })
        .from(importRows)
        .where(sql`import_id = ${importId} and row > ${after} and resume_file is not null and +verdict <> 'bad'`)
        .orderBy(importRows.row)
        .limit(limit),
    /** Number of files that have arrived. */
    received: (importId: number) =>
      db.$count(importRows, sql`import_id = ${importId} and resume_file is not null and resume_id is not null`),
    /** A row without a result yet. */
    row: (importId: number, row: number) =>
      db
        .select({ file: importRows.resumeFile, resumeId: importRows.resumeId, verdict: importRows.verdict })
        .from(importRows)
        .where(and(isOfRow(importId, row), sql`result is null`))
        .get(),
    /** Adds the résumé of a file before the file is stored, so that the sweep of uploads finds one that was cut off. */
    async begin(id: string, originalName: string, createdAt: Date): Promise<void> {
      await db.insert(resumes).values({ id, originalName, createdAt }).onConflictDoNothing()
    },
    /** Gives a stored file to its row. False: the import has moved on, and nothing was written. */
    async attach({ id, row, file }: { id: number; row: number; file: string }, arrived: ArrivedFile): Promise<boolean> {
      const { resumeId, fileSize, mimeType, at } = arrived
      const isWanted = sql`exists (select 1 from imports i join import_rows r on r.import_id = i.id
        join resumes f on f.id = ${resumeId}
        where i.id = ${id} and i.state = 'checked' and r.row = ${row} and r.resume_file = ${file} and r.result is null)`
      const { rows } = await commit<{ row: number }>(db, {
        guard: guardOf(isWanted),
        writes: [
          writeStatements(() => [
            db.update(imports).set({ resumeBytes: sql`${imports.resumeBytes} + ${fileSize}` })
              .where(sql`id = ${id} and ${isWanted} and exists (select 1 from import_rows
                where import_id = ${id} and row = ${row} and resume_id is not ${resumeId})`),
            db
              .update(resumes)
              .set({ isFromStaff: true, fileSize, mimeType, storedAt: at })
              .where(sql`id = ${resumeId} and ${isWanted}`),
          ]),
        ],
        statement: db
          .update(importRows)
          .set({ resumeId })
          .where(and(isOfRow(id, row), isWanted))
          .returning({ row: importRows.row }),
      })
      return rows.length > 0
    },
    /** Résumés of rows. */
    async ofRows(importId: number, rows: readonly number[]): Promise<string[]> {
      const found = await db
        .select({ resumeId: importRows.resumeId })
        .from(importRows)
        .where(sql`import_id = ${importId} and ${inValues(importRows.row, rows)} and resume_id is not null`)
      return found.flatMap(({ resumeId }) => resumeId ?? [])
    },
    /**
     * Fills what a résumé states and the record of its person leaves empty. The record was left as the import made it if it
     * was before, so that an undo still takes it back.
     *
     * @param given.email Address of a record that the import made without one, if nobody else has it.
     */
    async learn(
      resumeId: string,
      stated: Partial<typeof candidates.$inferInsert>,
      { email, at }: { email: string | null; at: Date },
    ): Promise<void> {
      const person = sql`(select id from candidates where resume_id = ${resumeId}
        and is_person = 1 and merged_into_id is null and deleted_at is null limit 1)`
      const rows = sql`select x.import_id, x.target_id, max(x.version) as version from import_rows r
        join import_rows x on x.import_id = r.import_id and x.target_id = r.target_id and +x.${isFilled}
        where r.resume_id = ${resumeId} group by x.import_id, x.target_id`
      const statements = [
        // The rows first: they say whether somebody has changed the record since.
        db.run(sql`update import_rows set version = import_rows.version + 1 from (${rows}) f
          where import_rows.import_id = f.import_id and import_rows.target_id = f.target_id and +import_rows.${isFilled}
            and f.target_id = ${person} and f.version = (select version from candidates where id = f.target_id)`),
        ...(email === null
          ? []
          : [
              db.run(sql`update candidates set email = ${email}, updated_at = ${at.getTime()} where id = ${person}
                and trim(coalesce(email, '')) = '' and ${personIdOf(email)} is null
                and exists (select 1 from import_rows where resume_id = ${resumeId} and result = 'added')`),
            ]),
        ...fillPerson(db, person, stated, { at, condition: sql`1` }),
        db.run(sql`update candidates set version = version + 1 where id = ${person}
          and version < (select version from (${rows}) where target_id = candidates.id)`),
      ]
      await commit(db, { guard: always, writes: [writeStatements(() => statements)] })
    },
  }
}
