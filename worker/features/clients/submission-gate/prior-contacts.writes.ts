import { sql } from 'drizzle-orm'
import { guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { priorContacts } from './prior-contacts.table.ts'

type NewPriorContact = typeof priorContacts.$inferInsert

const same = ({
  applicationId,
  firmId,
  source,
  note,
}: Pick<NewPriorContact, 'applicationId' | 'firmId' | 'source' | 'note'>) =>
  sql`application_id = ${applicationId} and firm_id = ${firmId} and source = ${source} and note = ${note}`

const addWriter: Writer<NewPriorContact> = (db, rows, guard) =>
  rows.map((guarded) =>
    db
      .insert(priorContacts)
      .select(
        rowWhere(
          priorContacts,
          guarded.row,
          sql`where ${guardOfRow(guarded, guard)} and not exists (select 1 from prior_contacts where ${same(guarded.row)})`,
        ),
      ),
  )

/** Adds what is known of an earlier contact to the change that it comes from. The same again adds nothing. */
export const priorContactAdded = (given: NewPriorContact): Write => write(addWriter, given)

const removeWriter: Writer<Parameters<typeof same>[0]> = (db, rows, guard) =>
  rows.map((guarded) => db.delete(priorContacts).where(sql`${same(guarded.row)} and ${guardOfRow(guarded, guard)}`))

/** Removes an earlier contact that somebody took back. */
export const priorContactTakenBack = (given: Parameters<typeof same>[0]): Write => write(removeWriter, given)
