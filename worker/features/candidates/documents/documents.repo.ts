import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { documents } from './documents.table.ts'

type Row = typeof documents.$inferSelect
/** `url` is the key in R2; `uploaderName` null: the applicant, or an account that is gone. */
export type StaffDocument = Row & { uploaderName: string | null }
export type NewDocument = Omit<Row, 'id'>

export type DocumentsRepo = ReturnType<typeof documentsRepo>

/** Makes the statements that belong to a change, each under the condition that it is given. */
type Also = (when: SQL) => [Statement, ...Statement[]]

/** Where the files lie in R2. */
export const documentPrefix = 'documents/'
export const documentKey = (filename: string): string => documentPrefix + filename

/** Staff's five and what an applicant adds by applying again are far below. */
const longestList = 100

export function documentsRepo(db: Database) {
  const withUploader = () =>
    db
      .select({ ...getTableColumns(documents), uploaderName: users.name })
      .from(documents)
      .leftJoin(users, eq(users.id, documents.uploadedBy))

  return {
    byId: (id: number): Promise<StaffDocument | undefined> => withUploader().where(eq(documents.id, id)).get(),
    byFilename: (filename: string): Promise<StaffDocument | undefined> =>
      withUploader().where(eq(documents.filename, filename)).get(),

    /** Oldest first. */
    ofApplication: (applicationId: number): Promise<StaffDocument[]> =>
      withUploader().where(eq(documents.applicationId, applicationId)).orderBy(asc(documents.id)).limit(longestList),

    async count(applicationId: number): Promise<number> {
      return db.$count(documents, eq(documents.applicationId, applicationId))
    },

    /**
     * Adds a document with what belongs to it in one transaction, if the application has fewer than `max`, its file is
     * stored and has no record yet; false otherwise, and then nothing is written. Of two that race for the last place
     * one gets it.
     *
     * @param given.isStored Whether the file lies in R2, as SQL.
     */
    async add(document: NewDocument, given: { max: number; isStored: SQL; also: Also }): Promise<boolean> {
      const { applicationId, filename } = document
      const mayJoin = sql`(select count(*) from documents where application_id = ${applicationId}) < ${given.max}
        and not exists (select 1 from documents where filename = ${filename}) and ${given.isStored}`
      const results = await db.batch([
        // The conditions are tested before the change itself, so the change comes last.
        ...given.also(mayJoin),
        db
          .insert(documents)
          .select(rowWhere(documents, document, sql`where ${mayJoin}`))
          .returning({ id: documents.id }),
      ])
      return (results[results.length - 1] as { id: number }[]).length === 1
    },

    /** Removes a document with what belongs to it; false when it was gone already, and then nothing is written. */
    async remove(id: number, also: Also): Promise<boolean> {
      const results = await db.batch([
        ...also(sql`exists (select 1 from documents where id = ${id})`),
        db.delete(documents).where(eq(documents.id, id)).returning({ id: documents.id }),
      ])
      return (results[results.length - 1] as { id: number }[]).length === 1
    },

    /** Which of these keys of R2 a document has. */
    async kept(keys: string[]): Promise<Set<string>> {
      const rows = await db
        .select({ filename: documents.filename })
        .from(documents)
        .where(
          inValues(
            documents.filename,
            keys.map((key) => key.slice(documentPrefix.length)),
          ),
        )
      return new Set(rows.map(({ filename }) => documentKey(filename)))
    },
  }
}
