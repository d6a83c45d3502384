import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { ArchiveEventKind, ArchiveReason, ArchiveState } from '#contract/domain/archives.ts'
import { commit, guardOf, writeChange, writeStatements, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { firmAgreements } from '#worker/features/clients/agreements/agreements.table.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { resumePrefix, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import type { ArchiveColumn, ArchiveFile } from './archive-columns.ts'
import { archiveSweepTask } from './archive-tasks.ts'
import { fileSource, type FileList } from './archived-files.ts'
import { archiveEvents, archives } from './archives.table.ts'

export type Archive = typeof archives.$inferSelect
export type ArchivesRepo = ReturnType<typeof archivesRepo>
export type ArchiveChange = Partial<Omit<Archive, 'id' | 'step' | 'startedAt' | 'updatedAt'>>

/** States in which an archive has content. */
const stored = ['running', 'failed', 'done'] as const satisfies readonly ArchiveState[]

type ArchiveTx = TaskTx & {
  event: (kind: ArchiveEventKind, archiveId: string, actorId: number | null, at: Date) => Write
}

const archiveTx = (db: Database): ArchiveTx => ({
  ...taskTx(db),
  event: (kind, archiveId, actorId, createdAt) =>
    writeStatements(({ holds }) => [
      db
        .insert(archiveEvents)
        .select(rowWhere(archiveEvents, { kind, archiveId, actorId, createdAt }, sql`where ${holds(sql`null`)}`)),
    ]),
})

/** A file in R2 with what its name in an archive is made of. */
type StoredFile = { row: number; key: string; bytes: number | null; source: string | null }

export function archivesRepo(db: Database) {
  const byId = (id: string): Promise<Archive | undefined> => db.select().from(archives).where(eq(archives.id, id)).get()

  return {
    byId,
    /** Newest archive, with the name of who asked for it. */
    newest: () =>
      db
        .select({ archive: archives, startedBy: users.name })
        .from(archives)
        .leftJoin(users, eq(users.id, archives.startedBy))
        .orderBy(desc(archives.startedAt))
        .limit(1)
        .get(),
    /** Events of all archives, newest first, with the names of who acted. */
    events: (limit: number) =>
      db
        .select({ event: archiveEvents, by: users.name })
        .from(archiveEvents)
        .leftJoin(users, eq(users.id, archiveEvents.actorId))
        .orderBy(desc(archiveEvents.createdAt), desc(archiveEvents.id))
        .limit(limit),
    /** Archives with content. */
    stored: () =>
      db
        .select()
        .from(archives)
        .where(inArray(archives.state, [...stored])),
    /** Starts an archive with its first task. False while another is running. */
    async start(
      row: Pick<Archive, 'id' | 'total' | 'startedBy' | 'startedAt'>,
      writes: (tx: ArchiveTx) => Writes,
    ): Promise<boolean> {
      const { rows } = await commit<{ id: string }>(db, {
        guard: guardOf(sql`exists (select 1 from archives where id = ${row.id})`),
        writesRun: 'after',
        writes: writes(archiveTx(db)),
        statement: db
          .insert(archives)
          .values({ ...row, updatedAt: row.startedAt })
          .onConflictDoNothing()
          .returning({ id: archives.id }),
      })
      return rows.length > 0
    },
    /** An archive that gives way to a newer one. */
    replaced: (ids: readonly string[], at: Date): Write =>
      writeStatements(({ holds }) => [
        db
          .update(archives)
          .set({ state: 'removed', reason: 'replaced' satisfies ArchiveReason, progress: null, updatedAt: at })
          .where(and(inArray(archives.id, [...ids]), inArray(archives.state, ['done', 'failed']), holds(sql`null`))),
      ]),
    /** Changes an archive that is in one of these states, and at a step if one is given. False: it isn't any more. */
    async change(
      { id, states, step }: { id: string; states: readonly ArchiveState[]; step?: number },
      change: ArchiveChange & { step?: number },
      at: Date,
      writes: (tx: ArchiveTx) => Writes = () => [],
    ): Promise<boolean> {
      const where = and(
        eq(archives.id, id),
        inArray(archives.state, [...states]),
        step === undefined ? undefined : eq(archives.step, step),
        // Two can't run at the same time.
        change.state === 'running'
          ? sql`not exists (select 1 from archives other where other.state = 'running' and other.id <> ${id})`
          : undefined,
      )
      const { rows } = await commit<{ id: string }>(db, {
        guard: guardOf(sql`exists (select 1 from archives where ${where})`),
        writes: writes(archiveTx(db)),
        statement: db
          .update(archives)
          .set({ ...change, updatedAt: at })
          .where(where)
          .returning({ id: archives.id }),
      })
      return rows.length > 0
    },
    /** Notes an event that changes nothing. */
    async note(kind: ArchiveEventKind, archiveId: string, actorId: number | null, createdAt: Date): Promise<void> {
      await db.insert(archiveEvents).values({ kind, archiveId, actorId, createdAt })
    },
    /** Notes that somebody begins to download a list. @returns Its number, for `listDownloaded`. */
    async noteList(list: string, actorId: number, createdAt: Date): Promise<number> {
      const [row] = await db
        .insert(archiveEvents)
        .values({ kind: 'list', archiveId: '', list, actorId, createdAt })
        .returning({ id: archiveEvents.id })
      if (!row) throw new Error('the download was not noted')
      return row.id
    },
    /** Notes how many rows a download took. */
    async listDownloaded(id: number, rows: number): Promise<void> {
      await db.update(archiveEvents).set({ rows }).where(eq(archiveEvents.id, id))
    },
    /** Removes archives and events that ended before a moment. */
    async forget(before: Date): Promise<void> {
      await db.batch([
        db.delete(archives).where(and(eq(archives.state, 'removed'), lt(archives.startedAt, before))),
        db.delete(archiveEvents).where(lt(archiveEvents.createdAt, before)),
      ])
    },
    /** Rows of the files of an archive, and its files from R2, counted in one query. */
    async total(files: readonly ArchiveFile[]): Promise<number> {
      const counts = files.map(
        ({ table, where }, at) =>
          sql`(select count(*) from ${table} ${where ? sql`where ${where}` : sql``}) as ${sql.identifier(`c${at}`)}`,
      )
      const [row] = await db.all<Record<string, number>>(
        sql`select ${sql.join(counts, sql`, `)},
          (select count(*) from ${documents}) + (select count(*) from ${resumes} where stored_at is not null)
            + (select count(*) from ${firmAgreements} where document_key is not null) as files`,
      )
      return Object.values(row ?? {}).reduce((sum, count) => sum + count, 0)
    },
    /** Rows of a file after a row number, in their order, by the keys of the columns. */
    rowsOf: (
      { table, where }: Pick<ArchiveFile, 'table' | 'where'>,
      columns: readonly Pick<ArchiveColumn, 'key' | 'sql'>[],
      after: number,
      limit: number,
    ): Promise<({ row: number } & Record<string, unknown>)[]> => {
      const all = getTableColumns(table)
      const fields: Record<string, SQL> = { row: sql<number>`rowid` }
      for (const { key, sql: made } of columns) {
        const column = all[key]
        if (made) fields[key] = made
        else if (column) fields[key] = column as unknown as SQL
      }
      return db
        .select(fields)
        .from(table)
        .where(and(sql`rowid > ${after}`, where))
        .orderBy(sql`rowid`)
        .limit(limit) as unknown as Promise<({ row: number } & Record<string, unknown>)[]>
    },
    /** Files of a list after a row number. */
    filesOf: (list: FileList, after: number, limit: number): Promise<StoredFile[]> => filesIn[list](db, after, limit),
  }
}

const filesIn: Record<FileList, (db: Database, after: number, limit: number) => Promise<StoredFile[]>> = {
  resumes: (db, after, limit) =>
    db
      .select({
        row: sql<number>`rowid`,
        key: sql<string>`${resumePrefix} || ${resumes.id}`,
        bytes: resumes.fileSize,
        source: fileSource.resumes,
      })
      .from(resumes)
      .where(sql`rowid > ${after} and stored_at is not null`)
      .orderBy(sql`rowid`)
      .limit(limit),
  documents: (db, after, limit) =>
    db
      .select({
        row: documents.id,
        key: documents.key,
        bytes: sql<number | null>`${documents.fileSize}`,
        source: fileSource.documents,
      })
      .from(documents)
      .where(gt(documents.id, after))
      .orderBy(asc(documents.id))
      .limit(limit),
  agreements: (db, after, limit) =>
    db
      .select({
        row: firmAgreements.id,
        key: sql<string>`${firmAgreements.documentKey}`,
        bytes: firmAgreements.documentBytes,
        source: fileSource.agreements,
      })
      .from(firmAgreements)
      .where(sql`${firmAgreements.id} > ${after} and ${firmAgreements.documentKey} is not null`)
      .orderBy(asc(firmAgreements.id))
      .limit(limit),
}

/** Removes every archive with an erasure, because each contains everybody. Written in the erasure's transaction. */
export const archivesOfErasure = (db: Database): Write =>
  writeChange(sql`exists (select 1 from archives where state <> 'removed')`, {
    writes: [taskTx(db).enqueue(archiveSweepTask, {})],
    statements: ({ holds }) => [
      db.run(sql`insert into archive_events (archive_id, kind, actor_id) select id, 'removed', null from archives
        where state <> 'removed' and ${holds(sql`null`)}`),
      db.run(sql`update archives set state = 'removed', reason = 'erasure', progress = null
        where state <> 'removed' and ${holds(sql`null`)}`),
    ],
  })
