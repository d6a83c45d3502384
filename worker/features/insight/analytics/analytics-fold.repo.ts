import { sql, type SQL } from 'drizzle-orm'
import { inOneBatch, type Database } from '#worker/db/client.ts'
import type { ApplicationFacts, ApplicationState, JobFacts, StatusChange } from './application-facts.ts'
import { everyPartner, type RollUpChanges, type RowChange } from './roll-up-changes.ts'

/** A subject that has changed: what it counts for so far, and what it is now (null: deleted). */
type DirtyApplication = { id: number; version: number; before: ApplicationFacts | null; state: ApplicationState | null }
type DirtyJob = { id: number; version: number; before: JobFacts | null; state: JobState | null }
type JobState = { partnerId: number | null; postedDate: Date; isOpen: boolean }

export type DirtySubjects = {
  /** Pass it to `save`: it fails when another fold has written since. */
  folds: number
  applications: (DirtyApplication & { changes: StatusChange[] })[]
  jobs: DirtyJob[]
}

/** New facts of a subject; null: it counts for nothing any more. */
export type FoldedSubject = { kind: 'application' | 'job'; id: number; version: number; facts: object | null }

export type AnalyticsFoldRepo = ReturnType<typeof analyticsFoldRepo>

type DirtyRow = { id: number; version: number; facts: string | null }
type ApplicationRow = {
  id: number
  partnerId: number | null
  practiceArea: string | null
  source: string
  appliedAt: number
  status: string
  statusChangedAt: number
  rejectionReason: string | null
}
type ChangeRow = { applicationId: number; at: number; from: string | null; to: string }
type JobRow = { id: number; partnerId: number | null; postedDate: number; isOpen: number }

/** Reads what has changed since the last fold, and writes what it now counts for. */
export function analyticsFoldRepo(db: Database) {
  const dirtyOf = (kind: 'application' | 'job', limit: number) =>
    sql`(select subject_id, version from analytics_dirty where kind = ${kind} order by subject_id limit ${limit})`
  const dirtyRows = (kind: 'application' | 'job', limit: number) =>
    db.all<DirtyRow>(sql`select d.subject_id as id, d.version, f.facts from ${dirtyOf(kind, limit)} d
      left join analytics_facts f on f.kind = ${kind} and f.subject_id = d.subject_id`)

  return {
    /** At most `limit` applications and `limit` jobs that have changed, as one consistent snapshot. */
    async dirty(limit: number): Promise<DirtySubjects> {
      const [states, applicationRows, applications, changes, jobRows, jobs] = await db.batch([
        db.all<{ folds: number }>(sql`select folds from analytics_state where id = 1`),
        dirtyRows('application', limit),
        db.all<ApplicationRow>(sql`select a.id, a.assigned_partner_id as partnerId, j.practice_area as practiceArea, a.source,
            a.applied_at as appliedAt, a.status, a.status_changed_at as statusChangedAt,
            (select r.reason from rejections r where r.application_id = a.id and r.rejected_at >= a.status_changed_at)
              as rejectionReason
          from ${dirtyOf('application', limit)} d cross join job_applications a on a.id = d.subject_id
          left join jobs j on j.id = a.job_id`),
        db.all<ChangeRow>(sql`select e.application_id as applicationId, e.created_at as at, e.from_value as "from", e.to_value as "to"
          from ${dirtyOf('application', limit)} d cross join application_events e on e.application_id = d.subject_id
          where e.kind = 'status' order by e.id`),
        dirtyRows('job', limit),
        db.all<JobRow>(sql`select j.id, j.assigned_partner_id as partnerId, j.posted_date as postedDate,
            j.is_active = 1 and j.deleted_at is null as isOpen
          from ${dirtyOf('job', limit)} d cross join jobs j on j.id = d.subject_id`),
      ])
      const changesOf = Map.groupBy(changes, ({ applicationId }) => applicationId)
      const stateOfApplication = new Map(applications.map((row) => [row.id, applicationState(row)]))
      const stateOfJob = new Map(jobs.map((row) => [row.id, jobState(row)]))
      return {
        folds: states[0]?.folds ?? 0,
        applications: applicationRows.map(({ id, version, facts }) => ({
          id,
          version,
          before: parsed<ApplicationFacts>(facts),
          state: stateOfApplication.get(id) ?? null,
          changes: (changesOf.get(id) ?? []).map(({ at, from, to }) => ({ at: new Date(at), from, to })),
        })),
        jobs: jobRows.map(({ id, version, facts }) => ({
          id,
          version,
          before: parsed<JobFacts>(facts),
          state: stateOfJob.get(id) ?? null,
        })),
      }
    },

    /**
     * Stores new facts and moves the roll-ups, all or nothing. A subject that has changed again meanwhile stays dirty.
     *
     * @returns false, with nothing written, when another fold has written since `folds` was read.
     */
    async save(
      folded: readonly FoldedSubject[],
      changes: RollUpChanges,
      { folds, factsVersion }: { folds: number; factsVersion: number },
    ): Promise<boolean> {
      const isLatest = sql`exists (select 1 from analytics_state where id = 1 and folds = ${folds})`
      const stored = folded.flatMap(({ kind, id, facts }) => (facts ? [[kind, id, JSON.stringify(facts)]] : []))
      const removed = folded.flatMap(({ kind, id, facts }) => (facts ? [] : [[kind, id]]))
      const done = folded.map(({ kind, id, version }) => [kind, id, version])
      const addTo = (table: string, key: string, amounts: readonly string[], rows: readonly RowChange[]) => {
        const columns = [...key.split(', '), ...amounts]
        const values = columns.map((_, n) => `value ->> ${n}`).join(', ')
        const sums = amounts.map((column) => `${column} = ${column} + excluded.${column}`).join(', ')
        return db.run(sql`insert into ${sql.raw(`${table}(${columns.join(', ')}) select ${values}`)} from json_each(${json(rows)})
          where ${isLatest} on conflict do update set ${sql.raw(sums)}`)
      }
      const results = await db.batch([
        addTo('analytics_counts', 'partner_id, dimension, period, value', cohortColumns, changes.counts),
        addTo('analytics_visits', 'partner_id, period, stage, bucket', ['count'], changes.visits),
        addTo('waiting_days', 'partner_id, day', ['count'], changes.waitingDays),
        addTo('open_job_days', 'partner_id, day', ['count'], changes.openJobDays),
        db.run(sql`insert into analytics_facts(kind, subject_id, facts) select value ->> 0, value ->> 1, value ->> 2
          from json_each(${json(stored)}) where ${isLatest} on conflict do update set facts = excluded.facts`),
        db.run(sql`delete from analytics_facts where rowid in (
          select f.rowid from json_each(${json(removed)}) r
          cross join analytics_facts f on f.kind = r.value ->> 0 and f.subject_id = r.value ->> 1 where ${isLatest})`),
        db.run(sql`delete from analytics_dirty where rowid in (
          select d.rowid from json_each(${json(done)}) r
          cross join analytics_dirty d on d.kind = r.value ->> 0 and d.subject_id = r.value ->> 1 and d.version = r.value ->> 2
          where ${isLatest})`),
        db.all<{ folds: number }>(sql`update analytics_state set folds = folds + 1,
            facts_version = coalesce(facts_version, ${factsVersion}),
            is_recounting = is_recounting and exists (select 1 from analytics_dirty)
          where id = 1 and folds = ${folds} returning folds`),
      ])
      return results[7].length > 0
    },

    isDirty: async (): Promise<boolean> => {
      const [row] = await db.all<{ isDirty: number }>(sql`select exists (select 1 from analytics_dirty) as isDirty`)
      return row?.isDirty === 1
    },

    /**
     * Compares the roll-ups with the counts of the lists and with the version of the rules. Only meaningful while nothing
     * is dirty.
     */
    async needsRecount(factsVersion: number): Promise<boolean> {
      const [row] = await db.all<{
        counted: number
        listed: number
        version: number | null
        isDirty: number
      }>(sql`select
        (select coalesce(sum(applications), 0) from analytics_counts where partner_id = ${everyPartner} and dimension = 'all'
          and length(period) = 7) as counted,
        (select coalesce(sum(count), 0) from application_job_status_counts where job_id = 0 and partner_id = -1) as listed,
        (select facts_version from analytics_state where id = 1) as version,
        exists (select 1 from analytics_dirty) as isDirty`)
      if (!row || row.isDirty === 1) return false
      return row.counted !== row.listed || (row.version !== null && row.version !== factsVersion)
    },

    /** Empties the roll-ups and marks everything to be folded again. */
    async beginRecount(factsVersion: number): Promise<void> {
      const markAll = (kind: string, table: SQL) =>
        db.run(sql`insert into analytics_dirty(kind, subject_id) select ${kind}, id from ${table} where true
          on conflict do update set version = version + 1`)
      const rollUps = ['analytics_facts', 'analytics_counts', 'analytics_visits', 'waiting_days', 'open_job_days']
      await inOneBatch(db, [
        ...rollUps.map((table) => db.run(sql.raw(`delete from ${table}`))),
        markAll('application', sql`job_applications`),
        markAll('job', sql`jobs`),
        db.run(sql`update analytics_state set folds = folds + 1, facts_version = ${factsVersion},
          is_recounting = exists (select 1 from analytics_dirty) where id = 1`),
      ])
    },
  }
}

const cohortColumns = [
  'applications',
  ...[1, 2, 3, 4, 5].map((n) => `reached_${n}`),
  ...[0, 1, 2, 3, 4].map((n) => `rejected_${n}`),
]

const json = (rows: readonly (readonly unknown[])[]) => JSON.stringify(rows)

const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T))

const applicationState = ({ appliedAt, statusChangedAt, ...row }: ApplicationRow): ApplicationState => ({
  ...row,
  appliedAt: new Date(appliedAt),
  statusChangedAt: new Date(statusChangedAt),
})

const jobState = ({ partnerId, postedDate, isOpen }: JobRow): JobState => ({
  partnerId,
  postedDate: new Date(postedDate),
  isOpen: isOpen === 1,
})
