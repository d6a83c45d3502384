import { sql, type SQL } from 'drizzle-orm'
import { maxContacts } from '#contract/domain/firms.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { commitSlice, filledColumn, isDecided, type Slice } from './import-slices.ts'
import { importRows } from './imports.table.ts'

export type ContactImportsRepo = ReturnType<typeof contactImportsRepo>

/** A contact on record that a row may be about. */
export type KnownContact = {
  id: number
  /** True if it has the row's address or id, and not only its name. */
  isByEmail: boolean
  phone: string | null
  title: string | null
  notes: string | null
  doNotMail: boolean
  officeId: number | null
  /** The office of the firm that the row names. */
  officeOfRow: number | null
}
type Wanted = {
  matchKey: string
  /** The contact with the row's id in another system. */
  knownId: number | null
  firmId: number
  name: string
  email: string | null
  city: string | null
  state: string | null
}
type StoredMatch = Omit<KnownContact, 'isByEmail' | 'doNotMail'> & {
  matchKey: string
  isByEmail: number
  doNotMail: number
}

const inRecord = (name: string): SQL => sql.raw(`r.record ->> '$.${name}'`)
/** Columns that an import fills where they are empty. */
const filled = ['email', 'phone', 'title', 'notes'] as const

/** SQL of the office in a city that a row names, if the firm has one there. */
const officeIn = (firmId: SQL, value: (name: string) => SQL): SQL => sql`(select o.id from firm_offices o
  where o.firm_id = ${firmId} and lower(o.city) = lower(${value('city')})
    and (${value('state')} is null or lower(o.state) = lower(${value('state')})) order by o.is_main desc, o.id limit 1)`

const isLiveFirm = (firmId: SQL): SQL =>
  sql`exists (select 1 from firms where id = ${firmId} and merged_into_id is null and deleted_at is null)`

/** Something that came after the import and would lose the contact. */
const isUsed = sql`(exists (select 1 from client_submissions where contact_id = c.id)
  or exists (select 1 from review_rooms where contact_id = c.id)
  or exists (select 1 from contact_emails where contact_id = c.id)
  or exists (select 1 from jobs where firm_id = c.firm_id and contact_id = c.id))`

export function contactImportsRepo(db: Database) {
  return {
    /** Contacts of the same firm with the id of a row, its address, or else its name. By the key of the row. */
    async matches(wanted: readonly Wanted[]): Promise<Map<string, KnownContact>> {
      if (wanted.length === 0) return new Map()
      const given = JSON.stringify(
        wanted.map(({ matchKey, knownId, firmId, name, email, city, state }) => ({
          matchKey,
          knownId,
          firmId,
          name,
          email,
          city,
          state,
        })),
      )
      const value = (name: string) => sql.raw(`p.value ->> '$.${name}'`)
      const rows =
        await db.all<StoredMatch>(sql`select ${value('matchKey')} as "matchKey", c.id, c.phone, c.title, c.notes,
        c.do_not_mail as "doNotMail", c.office_id as "officeId", c.id is ${value('knownId')} or (c.email is ${value('email')} and c.email is not null) as "isByEmail",
        ${officeIn(value('firmId'), value)} as "officeOfRow"
        from json_each(${given}) p join firm_contacts c on c.id = coalesce(
          (select s.id from firm_contacts s where s.id = ${value('knownId')} and s.firm_id = ${value('firmId')}),
          (select s.id from firm_contacts s where s.firm_id = ${value('firmId')} and s.email = ${value('email')}),
          (select s.id from firm_contacts s where s.firm_id = ${value('firmId')} and lower(s.name) = lower(${value('name')})
            order by s.id limit 1))`)
      return new Map(
        rows.map(({ matchKey, isByEmail, doNotMail, ...row }) => [
          matchKey,
          { ...row, isByEmail: isByEmail === 1, doNotMail: doNotMail === 1 },
        ]),
      )
    },

    /**
     * Makes and fills the contacts of a slice of rows in one transaction. A row of which nothing comes is skipped.
     *
     * @param overwrites Fields whose column replaces what a record says.
     */
    run(slice: Slice, overwrites: readonly string[]): Promise<boolean> {
      const at = slice.at.getTime()
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const rows = sql`import_rows r where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}`
        const firmId = inRecord('firmId')
        const mineIn = (name: string) => sql.raw(`import_rows.record ->> '$.${name}'`)
        // Of two contacts of one name at a firm, the one that this transaction has made.
        const made = sql`(select max(id) from firm_contacts where firm_id = ${mineIn('firmId')} and created_at = ${at}
          and email is ${mineIn('email')} and name = ${mineIn('name')})`
        return [
          db.run(sql`update import_rows set result = 'filled', before = (select json_object('email', email, 'phone', phone,
              'title', title, 'notes', notes, 'officeId', office_id, 'doNotMail', do_not_mail, 'updatedAt', updated_at)
              from firm_contacts where id = target_id)
            where ${mine} and result is null and ${isDecided('update')}
              and exists (select 1 from firm_contacts where id = target_id)`),
          // An address that somebody else at the firm has stays theirs.
          db.run(sql`update or ignore firm_contacts set ${sql.join(
            filled.map((name) => {
              const column = sql.identifier(name)
              const value = sql.raw(`f.record ->> '$.${name}'`)
              return sql`${column} = ${filledColumn(sql`firm_contacts.${column}`, value, overwrites.includes(name))}`
            }),
            sql`, `,
          )}, office_id = coalesce(firm_contacts.office_id, f.office_id),
            do_not_mail = max(firm_contacts.do_not_mail, coalesce(f.record ->> '$.doNotMail', 0)),
            updated_at = max(${at}, firm_contacts.updated_at + 1)
            from (select r.target_id as id, r.record, ${officeIn(firmId, inRecord)} as office_id
              from ${rows} and +r.result = 'filled') f where firm_contacts.id = f.id`),
          db.run(sql`update import_rows set version = (select updated_at from firm_contacts where id = target_id)
            where ${mine} and +result = 'filled'`),
          // A contact that somebody added since the check isn't made twice, and no firm gets more than its panel shows.
          db.run(sql`insert or ignore into firm_contacts (firm_id, office_id, name, email, phone, title, role, is_active,
              do_not_mail, notes, created_by, created_at, updated_at)
            select ${firmId}, ${officeIn(firmId, inRecord)}, ${inRecord('name')}, ${inRecord('email')}, ${inRecord('phone')},
              ${inRecord('title')}, coalesce(${inRecord('role')}, 'recruiting'), coalesce(${inRecord('isActive')}, 1),
              coalesce(${inRecord('doNotMail')}, 0), ${inRecord('notes')}, ${slice.by}, ${at}, ${at}
            from (select r.row, r.record, row_number() over (partition by ${firmId} order by r.row) as place
              from ${rows} and +r.result is null and ${isDecided('new')} and ${isLiveFirm(firmId)}) r
            where r.place + (select count(*) from firm_contacts where firm_id = ${firmId}) <= ${maxContacts}
            order by r.row`),
          db.run(sql`update import_rows set result = 'added', version = ${at}, target_id = ${made}
            where ${mine} and result is null and ${isDecided('new')} and ${made} is not null`),
          db.run(sql`insert into firm_events (firm_id, actor_id, kind, detail, created_at)
            select ${firmId}, ${slice.by}, 'contacts_imported', count(*), ${at}
            from ${rows} and +r.result in ('added', 'filled') group by ${firmId}`),
          db.run(sql`update import_rows set result = 'skipped' where ${mine} and result is null`),
        ]
      }
      return commitSlice(db, slice, 'running', { statements, done: slice.rows.length })
    },

    /**
     * Takes back the contacts of a slice of rows: made ones go, filled ones return to what they said. One that has changed
     * since, or that something refers to, stays.
     */
    undo(slice: Slice): Promise<boolean> {
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const undone = sql`import_rows r where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)}
          and ${open} and +r.result = 'undone'`
        const restored = filled.map((name) => sql`${sql.identifier(name)} = f.before ->> ${sql.raw(`'$.${name}'`)}`)
        return [
          db.run(sql`update import_rows set result = case when exists (select 1 from firm_contacts c where c.id = target_id
              and c.updated_at = import_rows.version
              and (import_rows.before is not null or not ${isUsed})) then 'undone' else 'kept' end
            where ${mine} and result in ('added', 'filled')`),
          db.run(sql`update firm_contacts set ${sql.join(restored, sql`, `)}, office_id = f.before ->> '$.officeId',
              do_not_mail = f.before ->> '$.doNotMail', updated_at = firm_contacts.updated_at + 1
            from (select r.target_id as id, r.before from ${undone} and r.before is not null) f where firm_contacts.id = f.id`),
          db.run(sql`delete from firm_contacts where id in (select r.target_id from ${undone} and r.before is null)`),
        ]
      }
      return commitSlice(db, slice, 'undoing', { statements, done: slice.rows.length })
    },
  }
}
