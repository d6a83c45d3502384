import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import type { Writes } from '#worker/db/change.ts'
import { filledTogether } from '#worker/features/candidates/people/empty-fields.service.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { columnName, personIdOf } from '#worker/features/candidates/people/people.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { commitSlice, isDecided, type Slice } from './import-slices.ts'
import { importRows } from './imports.table.ts'

export type PersonImportsRepo = ReturnType<typeof personImportsRepo>

/** Columns that an import fills, in groups of which all must be empty. */
const groups = [...filledTogether, ['notes'], ['assignedPartnerId'], ['resumeId']] as const
const fields = groups.flat()
/** Columns of a new record. */
const columns = ['name', 'email', ...fields] as const
const isList = (name: string) => name === 'practiceAreas' || name === 'barStates'
/** Where a row has the value of a column. Its résumé isn't in its cells. */
const inRecord = (name: string): SQL =>
  name === 'resumeId' ? sql.raw('r.resume_id') : sql.raw(`r.record ${isList(name) ? '->' : '->>'} '$.${name}'`)
const isEmptyColumn = (name: (typeof fields)[number]) => sql`coalesce(${candidates[name]}, '') in ('', '[]')`

/** Columns of a group in the record of a row as JSON, of the first row that has any; null if none has. */
const firstValues = groups.map((names) => {
  const hasAny = sql.join(
    names.map((name) => sql`coalesce(${inRecord(name)}, '') not in ('', '[]')`),
    sql` or `,
  )
  const values = sql`json_array(${sql.join(names.map(inRecord), sql`, `)})`
  // Row numbers of one length sort like numbers, so the smallest text is that of the first row.
  return sql`substr(min(printf('%09d', r.row) || ${values}) filter (where ${hasAny}), 10)`
})
/** Columns that fields of an import fill where the names differ. */
const columnOfField: Readonly<Record<string, string>> = { owner: 'assignedPartnerId', location: 'city' }

/** Groups of columns that an import replaces, by the fields that its admin chose. */
export function replacedGroups(overwrites: readonly string[]) {
  const replaced = new Set(overwrites.map((field) => columnOfField[field] ?? field))
  return groups.filter((names) => names.some((name) => replaced.has(name)))
}

/**
 * Assignments that fill columns from the rows of a slice; a city goes with its state, a phone number with its key.
 *
 * @param replaces.groups Columns that replace what a record says; all others fill only empty ones.
 * @param replaces.isFirst Condition: no earlier slice has filled the record. The first row about a record counts.
 */
const assignmentsFor = (replaces: { groups: ReturnType<typeof replacedGroups>; isFirst: SQL }) =>
  groups.flatMap((names, at) => {
    const values = sql.raw(`f.group_${at}`)
    const isEmpty = sql.join(names.map(isEmptyColumn), sql` and `)
    const mayFill = replaces.groups.includes(names) ? sql`(${isEmpty} or ${replaces.isFirst})` : isEmpty
    const isFilled = sql`${values} is not null and ${mayFill}`
    return names.map(
      (name, place) =>
        sql`${columnName(name)} = case when ${isFilled} then ${values} ->> ${sql.raw(`'$[${place}]'`)} else ${candidates[name]} end`,
    )
  })
const earlierValues = sql`json_object(${sql.join(
  fields.map((name) => sql`${sql.raw(`'${name}'`)}, c.${columnName(name)}`),
  sql`, `,
)})`

/** A live record: not merged into another, not deleted. */
const isLive = sql`is_person = 1 and merged_into_id is null and deleted_at is null`

/** Something that came after the import and would be lost with the record. */
const isUsed = (id: SQL) => sql`(exists (select 1 from job_applications where candidate_id = ${id})
  or exists (select 1 from correspondence where candidate_id = ${id})
  or exists (select 1 from intake_items where candidate_id = ${id})
  or exists (select 1 from candidate_merges where candidate_id = ${id} or merged_id = ${id}))`

export function personImportsRepo(db: Database) {
  return {
    /** Active accounts by their email address. */
    async owners(): Promise<Map<string, number>> {
      const rows = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.status, 'active'))
      return new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]))
    },
    /** Records that a row could fill. */
    known: (ids: readonly number[]) => db.select().from(candidates).where(inValues(candidates.id, ids)),

    /**
     * Makes and fills the records of a slice of rows in one transaction. A row of which nothing comes is skipped.
     *
     * @param overwrites Fields whose column replaces what a record says.
     * @param writes Tasks that the slice starts.
     */
    run(slice: Slice, overwrites: readonly string[], writes: (tx: TaskTx) => Writes = () => []): Promise<boolean> {
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const isFirst = sql`not exists (select 1 from import_rows e where e.import_id = ${slice.importId}
          and e.target_id = candidates.id and +e.result = 'filled' and not ${inValues(sql`e.row`, slice.rows)})`
        const assignments = assignmentsFor({ groups: replacedGroups(overwrites), isFirst })
        const from = sql`from import_rows r where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}`
        return [
          db.run(sql`update import_rows set result = 'filled',
          before = (select ${earlierValues} from candidates c where c.id = import_rows.target_id)
          where ${mine} and ${isDecided('update')} and exists (select 1 from candidates where id = import_rows.target_id and ${isLive})`),
          // Several rows may fill one record: an update from each of them would take the values of any one row alone. Grouped
          // by the bare column, SQLite would read all rows of the import in the order of its index.
          db.run(sql`update candidates set ${sql.join(assignments, sql`, `)}, version = candidates.version + 1, updated_at = ${slice.at.getTime()}
          from (select r.target_id as id, ${sql.join(
            firstValues.map((values, at) => sql`${values} as ${sql.raw(`group_${at}`)}`),
            sql`, `,
          )} ${from} and r.result = 'filled' group by +r.target_id) f where candidates.id = f.id`),
          db.run(sql`update import_rows set version = (select version from candidates where id = import_rows.target_id)
          where ${mine} and result = 'filled'`),
          db.run(sql`insert into candidates (${sql.join(columns.map(columnName), sql`, `)}, is_person, is_search_profile,
            created_by, created_at, import_id, import_row)
          select ${sql.join(
            columns.map((name) => (isList(name) ? sql`coalesce(${inRecord(name)}, '[]')` : inRecord(name))),
            sql`, `,
          )}, 1, 0, ${slice.by}, ${slice.at.getTime()}, r.import_id, r.row
          ${from} and r.result is null and ${isDecided('new')} and ${personIdOf(sql`r.record ->> '$.email'`)} is null`),
          db.run(sql`update import_rows set result = 'added', version = 1,
          target_id = (select id from candidates where import_id = import_rows.import_id and import_row = import_rows.row)
          where ${mine} and exists (select 1 from candidates where import_id = import_rows.import_id and import_row = import_rows.row)`),
          db.run(sql`insert into candidate_events (candidate_id, actor_id, kind, created_at)
          select r.target_id, ${slice.by}, 'imported', ${slice.at.getTime()} ${from} and r.result in ('added', 'filled')`),
          db.run(sql`update import_rows set result = 'skipped' where ${mine} and result is null`),
          // Nothing keeps the résumé of a row that was left out, or of a record that has one; the sweep deletes it.
          db.run(sql`update import_rows set resume_id = null where ${mine} and resume_id is not null
            and resume_id is not (select resume_id from candidates where id = import_rows.target_id)`),
        ]
      }
      return commitSlice(db, slice, 'running', { statements, done: slice.rows.length, writes: writes(taskTx(db)) })
    },

    /**
     * Takes back the records of a slice of rows, each with all of its rows: made records go, filled ones return to what they
     * said before the first row. A record that has changed since, or that something refers to, stays.
     */
    undo(slice: Slice): Promise<boolean> {
      const mine = sql`import_rows.import_id = ${slice.importId} and import_rows.target_id in (
        select target_id from import_rows where import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)})`
      // A run changes a record once a slice, so a gap between its versions is a change by someone else.
      const written = sql`select target_id, max(version) as last, max(version) - min(version) + 1 > count(distinct version) as has_gap
        from import_rows where ${mine} and result in ('added', 'filled') group by target_id`
      const mayGo = sql`exists (select 1 from candidates c where c.id = w.target_id and c.version = w.last and not w.has_gap
        and ${isLive} and (c.import_id is not ${slice.importId} or not ${isUsed(sql`c.id`)}))`
      const restore = sql.join(
        fields.map((name) =>
          name === 'resumeId'
            ? // Imports of before had no résumés, and say nothing about them.
              sql`resume_id = iif(json_type(f.before, '$.resumeId') is null, candidates.resume_id, f.before ->> '$.resumeId')`
            : sql`${columnName(name)} = ${sql.raw(`f.before ->> '$.${name}'`)}`,
        ),
        sql`, `,
      )
      const statements = (open: SQL) => [
        db.run(sql`update import_rows set result = case when d.may_go then 'undone' else 'kept' end
          from (select w.target_id as id, ${mayGo} as may_go from (${written}) w) d
          where ${mine} and import_rows.target_id = d.id and +import_rows.result in ('added', 'filled') and ${open}`),
        db.run(sql`delete from candidates where +import_id = ${slice.importId} and id in (
          select target_id from import_rows where ${mine} and result = 'undone') and ${open}`),
        // The columns of an aggregate without a function are those of the row with the minimum.
        db.run(sql`update candidates set ${restore}, version = candidates.version + 1, updated_at = ${slice.at.getTime()}
          from (select target_id as id, before, min(version) from import_rows
            where ${mine} and result = 'undone' group by target_id) f where candidates.id = f.id and ${open}`),
        db.run(sql`update import_rows set resume_id = null
          where ${mine} and +import_rows.result = 'undone' and resume_id is not null and ${open}`),
      ]
      const done = sql<number>`(select count(*) from import_rows where ${mine} and result in ('undone', 'kept'))`
      return commitSlice(db, slice, 'undoing', { statements, done })
    },
  }
}
