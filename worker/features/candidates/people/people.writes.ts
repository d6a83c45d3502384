import { sql, type SQL } from 'drizzle-orm'
import type { PersonEventKind } from '#contract/api/candidates/people.ts'
import { parsePlace } from '#contract/domain/us-states.ts'
import { addedId, guardedRows, write, type Write, type Writer } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { notificationTx } from '#worker/features/identity/notifications/notifications.writes.ts'
import { taskTx } from '#worker/tasks/outbox.ts'
import { barsOf, keysOfContact } from './contact-columns.service.ts'
import { filledTogether, isBlank } from './empty-fields.service.ts'
import { candidateEvents, candidates } from './people.table.ts'

type Row = typeof candidates.$inferInsert

/** Facts of a person as an application, a résumé or a member of staff states them. Undefined: not stated. */
export type PersonFacts = {
  name: string
  email: string | null
  phone?: string | null | undefined
  linkedinUrl?: string | null | undefined
  jdYear?: number | null | undefined
  lawSchool?: string | null | undefined
  yearsExperience?: number | null | undefined
  lastJobTitle?: string | null | undefined
  lastFirmName?: string | null | undefined
  /** "Boston, MA". */
  location?: string | null | undefined
  practiceArea?: string | null | undefined
  /** As a résumé names them: "New York". */
  bars?: readonly string[] | undefined
  resumeId?: string | null | undefined
}

/** The columns of a person's record. */
export function personRow({ location, practiceArea, bars = [], ...facts }: PersonFacts): Row & { name: string } {
  const { city, region } = parsePlace(location ?? '')
  const stated = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return {
    ...stated,
    name: facts.name,
    ...keysOfContact(facts),
    city,
    region,
    practiceAreas: practiceArea ? [practiceArea] : [],
    barStates: barsOf(bars),
    isPerson: true,
  }
}

const isEmptyColumn = (name: (typeof filledTogether)[number][number]): SQL =>
  sql`coalesce(${candidates[name]}, '') in ('', '[]')`

/** Groups of columns that `row` has values for, each with the condition that it is empty in the record. */
const fillable = (row: Partial<Row>) =>
  filledTogether
    .filter((names) => names.some((name) => !isBlank(row[name])))
    .map((names) => ({ names, isEmpty: sql`(${sql.join(names.map(isEmptyColumn), sql` and `)})` }))

/** A record that may be somebody's: not a search profile, not deleted. A merged one leads to the record it went into. */
const isOnRecord = sql`is_person = 1 and deleted_at is null`

/** SQL of the id of the person with an email address, in any letter case; null if nobody has it. */
export const personIdOf = (email: SQL | string): SQL<number> =>
  sql`(select coalesce(merged_into_id, id) from candidates where email_key = lower(trim(${email})) and ${isOnRecord}
    order by merged_into_id is not null, id limit 1)`

/**
 * Statements that make the record of a person where nobody has the email address.
 *
 * @param condition SQL that must hold too.
 */
export const addPersonOnce = (db: Database, row: Row & { name: string }, condition: SQL): Statement =>
  db
    .insert(candidates)
    .select(rowWhere(candidates, row, sql`where (${condition}) and ${personIdOf(sql`${row.email ?? null}`)} is null`))

/** Fills the empty fields of a person's record and overwrites none, if the condition holds. */
export function fillPerson(
  db: Database,
  id: SQL,
  row: Partial<Row>,
  { at, condition }: { at: Date; condition: SQL },
): Statement[] {
  const groups = fillable(row)
  if (groups.length === 0) return []
  const set = groups.flatMap(({ names, isEmpty }) =>
    names.map((name) => {
      const value = row[name] ?? null
      const stored = Array.isArray(value) ? JSON.stringify(value) : value
      return [name, sql`case when ${isEmpty} then ${stored} else ${candidates[name]} end`] as const
    }),
  )
  return [
    db
      .update(candidates)
      .set({ ...Object.fromEntries(set), version: sql`${candidates.version} + 1`, updatedAt: at })
      .where(
        sql`${candidates.id} = ${id} and (${condition}) and (${sql.join(
          groups.map(({ isEmpty }) => isEmpty),
          sql` or `,
        )})`,
      ),
  ]
}

/** Columns of a person in a JSON list, and how a statement reads each. */
const listed = [...filledTogether.flat(), 'name', 'email', 'resumeId', 'createdAt'] as const
const isList = (name: string) => name === 'practiceAreas' || name === 'barStates'
const inJson = (name: string) => sql.raw(isList(name) ? `p.value -> '$.${name}'` : `p.value ->> '$.${name}'`)
/** Name of a column in the database: the list of an insert takes no name of the table. */
export const columnName = (name: string) =>
  sql.identifier(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/**
 * The statement that makes the records of those people of a JSON list (`personRow`) whose email address nobody has. For
 * many people at once, because each statement of a transaction counts.
 */
export const addPeopleOnce = (db: Database, people: string): Statement =>
  db.run(sql`insert into candidates (${sql.join(listed.map(columnName), sql`, `)}, is_person, is_search_profile)
    select ${sql.join(
      listed.map((name) => (isList(name) ? sql`coalesce(${inJson(name)}, '[]')` : inJson(name))),
      sql`, `,
    )}, 1, 0
    from json_each(${people}) p where ${personIdOf(sql`p.value ->> '$.email'`)} is null`)

/** The statement that fills the empty fields of the people of a JSON list who are on record. */
export function fillPeople(db: Database, people: string, at: Date): Statement {
  const groups = filledTogether.map((names) => ({
    names,
    isFilled: sql`(${sql.join(names.map(isEmptyColumn), sql` and `)}) and (${sql.join(
      names.map((name) => sql`coalesce(${inJson(name)}, '') not in ('', '[]')`),
      sql` or `,
    )})`,
  }))
  const set = groups.flatMap(({ names, isFilled }) =>
    names.map(
      (name) => sql`${columnName(name)} = case when ${isFilled} then ${inJson(name)} else ${candidates[name]} end`,
    ),
  )
  return db.run(sql`update candidates set ${sql.join(set, sql`, `)}, version = version + 1, updated_at = ${at.getTime()}
    from json_each(${people}) p where candidates.id = ${personIdOf(sql`p.value ->> '$.email'`)} and (${sql.join(
      groups.map(({ isFilled }) => sql`(${isFilled})`),
      sql` or `,
    )})`)
}

type PersonEventRow = {
  candidateId: number | typeof addedId
  by: number | null
  kind: PersonEventKind
  detail: string | null
  at: number
}

const personEventWriter: Writer<PersonEventRow> = (db, rows, guard) => [
  // Every column in the table's order. (A raw statement with values can't be part of a drizzle batch on D1.)
  db.insert(candidateEvents).select(
    sql`select null, case r.value ->> '$.row.candidateId' when ${addedId} then cast(${guard.addedId ?? null} as integer)
      else r.value ->> '$.row.candidateId' end, r.value ->> '$.row.by', r.value ->> '$.row.kind', r.value ->> '$.row.detail',
      r.value ->> '$.row.at' ${guardedRows(rows, guard)}`,
  ),
]

/** Builds the writes that are saved together with a change of a person's record. */
export const personTx = (
  db: Database,
  candidateId: number | typeof addedId,
  { by, at }: { by: number | null; at: Date },
) => ({
  candidateId,
  at,
  /** Adds to the record's log. */
  logged: (kind: PersonEventKind, detail: string | null = null, of: number | typeof addedId = candidateId): Write =>
    write(personEventWriter, { candidateId: of, by, kind, detail, at: at.getTime() }),
  ...notificationTx(),
  ...taskTx(db),
})
export type PersonTx = ReturnType<typeof personTx>
