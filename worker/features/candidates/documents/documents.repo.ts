import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import {
  applicationTx,
  type ApplicationTx,
  type Author,
} from '#worker/features/candidates/applications/events.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { documents } from './documents.table.ts'

type Row = typeof documents.$inferSelect
/** `url` is the key in R2. `uploaderName` is null for the applicant and for deleted accounts. */
export type StaffDocument = Row & { uploaderName: string | null }
export type NewDocument = Omit<Row, 'id'>

export type DocumentsRepo = ReturnType<typeof documentsRepo>

/** Prefix of the keys in R2. */
export const documentPrefix = 'documents/'
export const documentKey = (filename: string): string => documentPrefix + filename

/** Far above the five documents of staff and those that applying again adds. */
const maxDocuments = 100

/** Condition for a file that is in R2: uploaded as a document, or as a résumé that becomes one. */
const isStored = (key: string) =>
  key.startsWith(documentPrefix)
    ? sql`exists (select 1 from upload_uses where key = ${key} and size > 0)`
    : sql`exists (select 1 from resumes where id = ${key.slice(key.indexOf('/') + 1)} and stored_at is not null)`

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
      withUploader().where(eq(documents.applicationId, applicationId)).orderBy(asc(documents.id)).limit(maxDocuments),

    async count(applicationId: number): Promise<number> {
      return db.$count(documents, eq(documents.applicationId, applicationId))
    },

    /**
     * Adds a document with the writes that belong to it, if the application has fewer than `max`, and the file is
     * stored and has no record yet. Otherwise returns false and writes nothing. Of two requests for the last place, one
     * gets it.
     */
    async add(
      document: NewDocument,
      { max, by }: { max: number; by: number },
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const { applicationId, filename, key, uploadedAt: at } = document
      const mayJoin = sql`(select count(*) from documents where application_id = ${applicationId}) < ${max}
        and not exists (select 1 from documents where filename = ${filename}) and ${isStored(key)}`
      const { rows } = await commit(db, {
        guard: guardOf(mayJoin),
        writes: writes(applicationTx(db, applicationId, { by, at })),
        statement: db
          .insert(documents)
          .select(rowWhere(documents, document, sql`where ${mayJoin}`))
          .returning({ id: documents.id }),
      })
      return rows.length === 1
    },

    /** Removes a document with the writes that belong to it. Returns false and writes nothing if it is already gone. */
    async remove(
      { id, applicationId }: Pick<Row, 'id' | 'applicationId'>,
      author: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from documents where id = ${id})`),
        writes: writes(applicationTx(db, applicationId, author)),
        statement: db.delete(documents).where(eq(documents.id, id)).returning({ id: documents.id }),
      })
      return rows.length === 1
    },

    /** Those of the given R2 keys that belong to a document. */
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
