import { and, eq, sql } from 'drizzle-orm'
import { commit, guardOf, type Write } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { firmEvent } from '#worker/features/jobs/firms/firms.writes.ts'
import type { AgreementDocument, StoredAgreement } from './agreements.repo.ts'
import { firmAgreements } from './agreements.table.ts'

type DocumentAuthor = { by: number; at: Date }

/** Downloads by the same person within this time are one entry of the log. */
const sameDownloadMs = 3600_000

export type AgreementDocumentsRepo = ReturnType<typeof agreementDocumentsRepo>

/** Signed documents of agreements. */
export function agreementDocumentsRepo(db: Database) {
  return {
    /**
     * Gives an agreement that is as it was read a document, or takes it away.
     *
     * @param carried What is written with the change, such as giving up the file before.
     * @returns The agreement; undefined: nothing was written.
     */
    async change(
      { id, firmId, version, documentName }: StoredAgreement,
      document: AgreementDocument,
      { by, at }: DocumentAuthor,
      carried: readonly Write[],
    ): Promise<StoredAgreement | undefined> {
      const { documentKey: key } = document
      const isStored = key === null ? sql`1` : sql`exists (select 1 from upload_uses where key = ${key} and size > 0)`
      const isUnchanged = sql`exists (select 1 from firm_agreements where id = ${id} and firm_id = ${firmId}
        and version = ${version} and replaced_at is null) and ${isStored}`
      const event = key === null ? 'document_removed' : 'document_added'
      const { rows } = await commit<StoredAgreement>(db, {
        guard: guardOf(isUnchanged),
        writes: [firmEvent(firmId, { by, at }, event, document.documentName ?? documentName), ...carried],
        statement: db
          .update(firmAgreements)
          .set({ ...document, version: version + 1, updatedAt: at })
          .where(and(eq(firmAgreements.id, id), isUnchanged))
          .returning(),
      })
      return rows[0]
    },

    /** Notes in the firm's log who downloads a document. */
    async noteDownload({ firmId, documentName }: StoredAgreement, { by, at }: DocumentAuthor): Promise<void> {
      const isNew = sql`not exists (select 1 from firm_events where firm_id = ${firmId} and kind = 'document_downloaded'
        and actor_id = ${by} and detail is ${documentName} and created_at > ${at.getTime() - sameDownloadMs})`
      await commit(db, {
        guard: guardOf(isNew),
        writes: [firmEvent(firmId, { by, at }, 'document_downloaded', documentName)],
      })
    },

    /** Those of the given R2 keys that a version of an agreement has. */
    async kept(keys: string[]): Promise<Set<string>> {
      const rows = await db
        .select({ key: firmAgreements.documentKey })
        .from(firmAgreements)
        .where(sql`${firmAgreements.documentKey} is not null and ${inValues(firmAgreements.documentKey, keys)}`)
      return new Set(rows.flatMap(({ key }) => key ?? []))
    },
  }
}
