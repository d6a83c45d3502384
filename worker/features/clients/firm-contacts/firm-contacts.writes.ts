import { sql } from 'drizzle-orm'
import { writeStatements, type Write } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'

const isGone = sql`contact_id is not null and not exists (select 1 from firm_contacts where id = jobs.contact_id)`

/** Clears the contact of jobs whose contact is deleted in the same transaction. */
export const clearGoneContacts = (db: Database): Statement =>
  db.run(sql`update jobs set contact_id = null where ${isGone}`)

/** An erased person may have been a contact. Written in the erasure's transaction. */
export const contactsOfErasure = (db: Database): Write => writeStatements(() => [clearGoneContacts(db)])
