import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import type { BackedUpTable } from './backup-format.ts'
import { backupRuns } from './backups.table.ts'

export type BackupRun = typeof backupRuns.$inferSelect
export type BackupsRepo = ReturnType<typeof backupsRepo>

/** Fields of a run that a slice changes. */
export type RunChange = Partial<
  Pick<
    BackupRun,
    | 'state'
    | 'progress'
    | 'manifest'
    | 'sealedAt'
    | 'endedAt'
    | 'rows'
    | 'files'
    | 'bytes'
    | 'sentBytes'
    | 'dangling'
    | 'failure'
  >
>

/**
 * Tables that no backup contains: the manifest has the migrations, rate limits and upload addresses last only minutes, and
 * the lists of backups and archives are about this installation's buckets. scripts/backup-tables.mjs leaves out the same.
 */
const leftOut = ['d1_migrations', 'rate_limits', 'upload_uses', 'backup_runs', 'archives']

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Backups as the installation knows them, and the database as a backup reads it. */
export function backupsRepo(db: Database) {
  return {
    recent: (limit: number) => db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(limit),
    byId: (id: string): Promise<BackupRun | undefined> =>
      db.select().from(backupRuns).where(eq(backupRuns.id, id)).get(),
    running: (): Promise<BackupRun | undefined> =>
      db.select().from(backupRuns).where(eq(backupRuns.state, 'running')).get(),
    /** Newest backup that is whole. */
    lastSealed: (): Promise<BackupRun | undefined> =>
      db
        .select()
        .from(backupRuns)
        .where(and(eq(backupRuns.kind, 'backup'), isNotNull(backupRuns.sealedAt)))
        .orderBy(desc(backupRuns.startedAt))
        .limit(1)
        .get(),
    /** Newest run of a kind that ended in a state. */
    last: (kind: BackupRun['kind'], state: BackupRun['state']): Promise<BackupRun | undefined> =>
      db
        .select()
        .from(backupRuns)
        .where(and(eq(backupRuns.kind, kind), eq(backupRuns.state, state)))
        .orderBy(desc(backupRuns.startedAt))
        .limit(1)
        .get(),
    /** Starts a run with its first task. False while another is running. */
    async start(
      run: Pick<BackupRun, 'id' | 'kind' | 'startedBy' | 'startedAt' | 'manifest'>,
      writes: (tx: TaskTx) => Writes,
    ): Promise<boolean> {
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from backup_runs where id = ${run.id})`),
        writesRun: 'after',
        writes: writes(taskTx(db)),
        statement: db
          .insert(backupRuns)
          .values({ ...run, updatedAt: run.startedAt })
          .onConflictDoNothing()
          .returning({ id: backupRuns.id }),
      })
      return rows.length > 0
    },
    /** Writes a slice down, with the task of the next one, if the run still is where the slice began. */
    async advance(
      { id, step }: Pick<BackupRun, 'id' | 'step'>,
      change: RunChange,
      at: Date,
      writes: (tx: TaskTx) => Writes,
    ): Promise<boolean> {
      const isThere = sql`id = ${id} and step = ${step} and state = 'running'`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from backup_runs where ${isThere})`),
        writes: writes(taskTx(db)),
        statement: db
          .update(backupRuns)
          .set({ failure: null, ...change, step: step + 1, updatedAt: at })
          .where(isThere)
          .returning({ id: backupRuns.id }),
      })
      return rows.length > 0
    },
    /** Notes why a slice failed that will be tried again. */
    async note(id: string, failure: string): Promise<void> {
      await db
        .update(backupRuns)
        .set({ failure })
        .where(and(eq(backupRuns.id, id), eq(backupRuns.state, 'running')))
    },
    /** Ends a run that can't continue. @param failure Why; by default the reason noted last. */
    async fail(id: string, failure: string | null, at: Date): Promise<void> {
      const reason = failure ?? sql`coalesce(failure, 'It was cut off.')`
      await db
        .update(backupRuns)
        .set({ state: 'failed', endedAt: at, failure: reason as string })
        .where(and(eq(backupRuns.id, id), eq(backupRuns.state, 'running')))
    },
    /** Removes the history of runs from before a moment. */
    async forget(before: Date): Promise<void> {
      await db.delete(backupRuns).where(sql`started_at < ${before.getTime()} and state <> 'running' and id not in (
          select id from backup_runs where sealed_at is not null order by started_at desc limit 1)`)
    },
    async migrations(): Promise<string[]> {
      const table = await db.all(sql`select 1 from sqlite_master where name = 'd1_migrations'`)
      if (table.length === 0) return []
      const rows = await db.all<{ name: string }>(sql`select name from d1_migrations order by id`)
      return rows.map(({ name }) => name)
    },
    /** Tables that hold data of their own: no virtual ones (triggers fill them), none of SQLite's. */
    async tables(): Promise<Omit<BackedUpTable, 'rows'>[]> {
      const listed = await db.all<{ name: string; sql: string | null }>(
        sql`select name, sql from sqlite_master where type = 'table' order by name`,
      )
      const virtual = listed.filter((row) => /^create virtual/i.test(row.sql ?? '')).map(({ name }) => name)
      const shadows = new Set(
        virtual.flatMap((name) => ['data', 'idx', 'content', 'docsize', 'config'].map((kind) => `${name}_${kind}`)),
      )
      const names = listed
        .map(({ name }) => name)
        .filter((name) => !/^(sqlite_|_cf_)/.test(name) && !virtual.includes(name) && !shadows.has(name))
        .filter((name) => !leftOut.includes(name))
      // By name: D1 refuses a pragma of its own tables, which sqlite_master lists too.
      const each = sql`json_each(${JSON.stringify(names)}) t`
      const columns = await db.all<{ tab: string; col: string; pk: number; hidden: number }>(
        sql`select t.value as tab, x.name as col, x.pk as pk, x.hidden as hidden from ${each}, pragma_table_xinfo(t.value) x
          order by t.key, x.cid`,
      )
      const references = await db.all<{ tab: string; col: string; parent: string; rule: string }>(
        sql`select t.value as tab, f."from" as col, f."table" as parent, f.on_delete as rule from ${each}, pragma_foreign_key_list(t.value) f
          order by t.key, f."from"`,
      )
      return names.map((name) => {
        const own = columns.filter(({ tab, hidden }) => tab === name && hidden === 0)
        return {
          name,
          columns: own.map(({ col }) => col),
          key: own
            .filter(({ pk }) => pk > 0)
            .sort((a, b) => a.pk - b.pk)
            .map(({ col }) => col),
          references: references
            .filter(({ tab }) => tab === name)
            .map(({ col, parent, rule }) => ({ column: col, parent, isCleared: rule === 'SET NULL' })),
        }
      })
    },
    /** Rows of a table in their order, each led by its number. */
    rowsAfter: (table: Pick<BackedUpTable, 'name' | 'columns'>, after: number, limit: number) =>
      db.values<[row: number, ...values: unknown[]]>(
        sql`select rowid, ${sql.raw(table.columns.map(quoted).join(', '))} from ${sql.raw(quoted(table.name))}
          where rowid > ${after} order by rowid limit ${limit}`,
      ),
  }
}
