import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { columnName } from '#worker/features/candidates/people/people.writes.ts'
import type { JobColumns } from '#worker/features/jobs/jobs/job-changes.service.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { commitSlice, type Slice } from './import-slices.ts'
import { importRows } from './imports.table.ts'
import type { JobOpening } from './job-cells.ts'

export type JobImportsRepo = ReturnType<typeof jobImportsRepo>

/** Columns of a job that a row of an import makes. */
export type ImportedJob = JobColumns &
  JobOpening & {
    /** The firm in the directory; null: `firms.link` finds or makes the one of its name. */
    firmId: number | null
  }

const columns = [
  'title',
  'firmName',
  'isConfidential',
  'isTitleAnonymous',
  'isTextAnonymous',
  'location',
  'city',
  'region',
  'yearsExperienceMin',
  'yearsExperienceMax',
  'seniority',
  'practiceArea',
  'additionalAreas',
  'salaryMin',
  'salaryMax',
  'description',
  'requirements',
  'benefits',
  'firmSize',
  'workType',
  'isRemote',
  'isBigLaw',
  'isBoutique',
  'source',
  'publicUrl',
  'applyUrl',
  'postedDate',
  'validThrough',
  'isActive',
  'closedAt',
] as const satisfies readonly (keyof ImportedJob)[]
const lists: ReadonlySet<string> = new Set(['additionalAreas', 'requirements', 'benefits'])
const inRecord = (name: string): SQL => sql.raw(`r.record ${lists.has(name) ? '->' : '->>'} '$.${name}'`)

/** Condition: two jobs have one title, firm, and city, or else location. */
const isSameJob = (job: SQL, other: (name: 'title' | 'firmName' | 'city' | 'location') => SQL) =>
  sql`${job}.title_key = lower(${other('title')}) and ${job}.deleted_at is null
    and lower(${job}.firm_name) = lower(${other('firmName')})
    and lower(coalesce(${job}.city, ${job}.location)) = lower(coalesce(${other('city')}, ${other('location')}))`

export function jobImportsRepo(db: Database) {
  return {
    /** Jobs on record that are those of a file, and earlier rows of the file about the same job. */
    matches(importId: number, found: readonly ImportedJob[]) {
      const given = JSON.stringify(
        found.map(({ title, firmName, city, location, description }) => ({
          title,
          firmName,
          city,
          location,
          description,
        })),
      )
      const value = (name: string) => sql.raw(`p.value ->> '$.${name}'`)
      return db.all<{ at: number; id: number | null; isSameText: number | null; earlier: number | null }>(sql`
        select p.key as at, j.id, j.description = ${value('description')} as "isSameText",
          (select min(+r.row) from import_rows r where r.import_id = ${importId} and lower(r.name) = lower(${value('title')})
            and lower(${inRecord('firmName')}) = lower(${value('firmName')})
            and lower(coalesce(${inRecord('city')}, ${inRecord('location')})) = lower(coalesce(${value('city')}, ${value('location')}))) as earlier
        from json_each(${given}) p left join ${jobs} j on j.id = (select s.id from ${jobs} s
          where ${isSameJob(sql`s`, value)} order by s.description = ${value('description')} desc, s.id desc limit 1)`)
    },
    /** Those of these short ids that a job has. */
    async takenShortIds(shortIds: readonly string[]): Promise<Set<string>> {
      const rows = await db.select({ shortId: jobs.shortId }).from(jobs).where(inValues(jobs.shortId, shortIds))
      return new Set(rows.map(({ shortId }) => shortId))
    },

    /**
     * Makes the jobs of a slice of rows in one transaction. A row of which nothing comes is skipped.
     *
     * @param shortIds A free short id for each row of the slice.
     */
    run(slice: Slice, shortIds: readonly string[]): Promise<boolean> {
      const named = JSON.stringify(slice.rows.map((row, at) => ({ row, shortId: shortIds[at] })))
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const at = slice.at.getTime()
        return [
          // A job that somebody added since the check isn't made twice.
          db.run(sql`insert into jobs (${sql.join(columns.map(columnName), sql`, `)}, firm_id, short_id, created_at, updated_at)
            select ${sql.join(columns.map(inRecord), sql`, `)}, (select id from firms where id = ${inRecord('firmId')}
              and merged_into_id is null and deleted_at is null), n.value ->> '$.shortId', ${at}, ${at}
            from json_each(${named}) n cross join import_rows r on r.import_id = ${slice.importId} and r.row = n.value ->> '$.row'
            where +r.result is null and ${open} and ((r.verdict = 'possible' and r.choice = 'new') or (r.verdict = 'new'
              and not exists (select 1 from jobs j where ${isSameJob(sql`j`, inRecord)}
                and not exists (select 1 from import_rows x where x.import_id = r.import_id and x.target_id = j.id and x.result = 'added'))))`),
          db.run(sql`update import_rows set result = 'added', version = 1, target_id = made.id
            from (select n.value ->> '$.row' as row, j.id from json_each(${named}) n
              join jobs j on j.short_id = n.value ->> '$.shortId') made
            where ${mine} and import_rows.row = made.row`),
          db.run(sql`insert into job_events (job_id, actor_id, kind, created_at)
            select import_rows.target_id, ${slice.by}, 'imported', ${at} from import_rows where ${mine} and result = 'added'`),
          db.run(sql`update import_rows set result = 'skipped' where ${mine} and result is null`),
        ]
      }
      return commitSlice(db, slice, 'running', { statements, done: slice.rows.length })
    },

    /** Deletes the jobs that a slice of rows made. One that changed since, or that somebody applied to, stays. */
    undo(slice: Slice): Promise<boolean> {
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const undone = sql`select target_id from import_rows where ${mine} and result = 'undone'`
        const at = slice.at.getTime()
        return [
          db.run(sql`update import_rows set result = case when exists (select 1 from jobs j where j.id = import_rows.target_id
              and j.version = import_rows.version and j.deleted_at is null
              and not exists (select 1 from job_applications where job_id = j.id)) then 'undone' else 'kept' end
            where ${mine} and result = 'added'`),
          db.run(sql`insert into job_events (job_id, actor_id, kind, created_at)
            select id, ${slice.by}, 'deleted', ${at} from jobs where id in (${undone})`),
          db.run(sql`update jobs set is_active = 0, deleted_at = ${at}, closed_at = coalesce(closed_at, ${at}),
            updated_at = ${at}, version = version + 1 where id in (${undone})`),
        ]
      }
      return commitSlice(db, slice, 'undoing', { statements, done: slice.rows.length })
    },
  }
}
