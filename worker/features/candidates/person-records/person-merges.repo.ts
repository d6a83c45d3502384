import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { commit, guardOf, writeStatements, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { candidateMerges, candidates } from '#worker/features/candidates/people/people.table.ts'
import { columnName, personTx } from '#worker/features/candidates/people/people.writes.ts'
import type { PersonChange, PersonSnapshot } from './people-changes.repo.ts'

export type Merge = typeof candidateMerges.$inferSelect
type MergeAuthor = { by: number; at: Date }

export type PersonMergesRepo = ReturnType<typeof personMergesRepo>

const isLive = sql`is_person = 1 and merged_into_id is null and deleted_at is null`

/** Fields that a merge may fill, and that its undo empties. */
const emptied: Readonly<Record<string, unknown>> = { practiceAreas: [], barStates: [] }

export function personMergesRepo(db: Database) {
  return {
    byId: (id: number): Promise<Merge | undefined> =>
      db.select().from(candidateMerges).where(eq(candidateMerges.id, id)).get(),

    /** The id of the merge that put a record into another. */
    standing: async (candidateId: number, mergedId: number): Promise<number | undefined> =>
      (
        await db
          .select({ id: candidateMerges.id })
          .from(candidateMerges)
          .where(
            and(
              eq(candidateMerges.candidateId, candidateId),
              eq(candidateMerges.mergedId, mergedId),
              isNull(candidateMerges.undoneAt),
            ),
          )
          .orderBy(desc(candidateMerges.id))
          .limit(1)
      )[0]?.id,

    /**
     * Merges a record into another in one transaction, if both still have the versions that the caller read.
     *
     * @param filled Values that the record takes over.
     * @param carried What is written with the merge.
     * @returns The id of the merge, or undefined: nothing was written.
     */
    async merge(
      person: PersonSnapshot,
      other: PersonSnapshot,
      filled: PersonChange,
      { by, at }: MergeAuthor,
      carried: Writes = [],
    ): Promise<number | undefined> {
      const areUnchanged = sql`exists (select 1 from candidates where id = ${person.id} and version = ${person.version} and ${isLive})
        and exists (select 1 from candidates where id = ${other.id} and version = ${other.version} and ${isLive})`
      const listOf = (column: string, table: string, where: string) =>
        sql`(select json_group_array(${sql.raw(column)}) from ${sql.raw(table)} where ${sql.raw(where)} = ${other.id})`
      const mergeRow = {
        candidateId: person.id,
        mergedId: other.id,
        applicationIds: listOf('id', 'job_applications', 'candidate_id'),
        earlierIds: listOf('id', 'candidates', 'merged_into_id'),
        filled: Object.keys(filled),
        mergedBy: by,
        mergedAt: at,
      }
      const isMerged = sql`exists (select 1 from candidates where id = ${other.id} and merged_into_id = ${person.id}
        and version = ${other.version + 1})`
      const { rows, after } = await commit(db, {
        guard: guardOf(areUnchanged),
        writes: [
          personTx(db, person.id, { by, at }).logged('merged'),
          carried,
          writeStatements(() => [
            db.insert(candidateMerges).select(rowWhere(candidateMerges, mergeRow, sql`where ${areUnchanged}`)),
            db.run(
              sql`update job_applications set candidate_id = ${person.id} where candidate_id = ${other.id} and ${areUnchanged}`,
            ),
            db.run(
              sql`update consents set candidate_id = ${person.id} where candidate_id = ${other.id} and ${areUnchanged}`,
            ),
            db.run(
              sql`update candidates set merged_into_id = ${person.id} where merged_into_id = ${other.id} and ${areUnchanged}`,
            ),
          ]),
        ],
        statement: db
          .update(candidates)
          .set({ mergedIntoId: person.id, version: other.version + 1, updatedAt: at })
          .where(and(eq(candidates.id, other.id), areUnchanged))
          .returning({ id: candidates.id }),
        after: [
          db
            .update(candidates)
            .set({ ...filled, version: person.version + 1, updatedAt: at })
            .where(sql`id = ${person.id} and version = ${person.version} and ${isMerged}`),
          db
            .select({ id: sql<number>`max(${candidateMerges.id})` })
            .from(candidateMerges)
            .where(and(eq(candidateMerges.candidateId, person.id), eq(candidateMerges.mergedId, other.id))),
        ],
      })
      if (rows.length === 0) return undefined
      return (after.at(-1) as { id: number }[])[0]?.id
    },

    /**
     * Separates two records again in one transaction. Applications that came under the other email address since go
     * with it. Does nothing if either was merged again, or someone else has the email address now.
     */
    async undo(merge: Merge, { by, at }: MergeAuthor, carried: Writes = []): Promise<boolean> {
      const { id, candidateId, mergedId, applicationIds, earlierIds, filled } = merge
      // A record that took the other's email address over gives it back.
      const gaveEmail = filled.includes('email')
      const mayUndo = sql`exists (select 1 from candidate_merges where id = ${id} and undone_at is null)
        and exists (select 1 from candidates where id = ${candidateId} and ${isLive})
        and exists (select 1 from candidates m where m.id = ${mergedId} and m.merged_into_id = ${candidateId} and not exists (
          select 1 from candidates other where other.email_key = m.email_key and other.id <> ${gaveEmail ? candidateId : 0}
          and other.is_person = 1 and other.merged_into_id is null and other.deleted_at is null))`
      const isUndone = sql`exists (select 1 from candidate_merges where id = ${id} and undone_at = ${at.getTime()})`
      const values = filled.map((name) => {
        const column = candidates[name as keyof typeof candidates & keyof typeof candidates.$inferSelect]
        const stored = sql`(select ${columnName(name)} from candidates where id = ${mergedId})`
        const empty = sql.param(emptied[name] ?? null, column)
        return [name, sql`case when ${column} is ${stored} then ${empty} else ${column} end`] as const
      })
      const { rows } = await commit(db, {
        guard: guardOf(mayUndo),
        writes: [
          personTx(db, candidateId, { by, at }).logged('merge_undone'),
          carried,
          writeStatements(() => [
            db.run(sql`update job_applications set candidate_id = ${mergedId} where candidate_id = ${candidateId} and ${mayUndo}
              and (id in (select value from json_each(${JSON.stringify(applicationIds)}))
                or applicant_email = (select email_key from candidates where id = ${mergedId})
                and (${gaveEmail ? 1 : 0} or applicant_email is not (select email_key from candidates where id = ${candidateId})))`),
            // After the applications: each consent goes where its application went.
            db.run(sql`update consents set candidate_id = ${mergedId} where candidate_id = ${candidateId} and ${mayUndo}
              and application_id in (select id from job_applications where candidate_id = ${mergedId})`),
            db.run(sql`update candidates set merged_into_id = ${mergedId} where merged_into_id = ${candidateId} and ${mayUndo}
              and id in (select value from json_each(${JSON.stringify(earlierIds)}))`),
          ]),
        ],
        statement: db
          .update(candidateMerges)
          .set({ undoneAt: at })
          .where(and(eq(candidateMerges.id, id), mayUndo))
          .returning({ id: candidateMerges.id }),
        after: [
          db
            .update(candidates)
            .set({ ...Object.fromEntries(values), version: sql`${candidates.version} + 1`, updatedAt: at })
            .where(sql`id = ${candidateId} and ${isUndone} and exists (
              select 1 from candidates m where m.id = ${mergedId} and m.merged_into_id = ${candidateId})`),
          db
            .update(candidates)
            .set({ mergedIntoId: null, version: sql`${candidates.version} + 1`, updatedAt: at })
            .where(sql`id = ${mergedId} and merged_into_id = ${candidateId} and ${isUndone}`),
        ],
      })
      return rows.length === 1
    },
  }
}
