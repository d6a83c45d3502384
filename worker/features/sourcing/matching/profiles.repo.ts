import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { jobMatches } from './matching.table.ts'

export type Profile = typeof candidates.$inferSelect
export type NewProfile = typeof candidates.$inferInsert

export type ProfilesRepo = ReturnType<typeof profilesRepo>

/** Most saved profiles in one list. */
const listLimit = 500

export function profilesRepo(db: Database) {
  const matchCount = sql<number>`(select count(*) from job_matches where job_matches.candidate_id = candidates.id)`
  return {
    /** All, or one partner's, newest first. */
    async list(partnerId: number | undefined): Promise<(Profile & { matchCount: number })[]> {
      const rows = await db
        .select({ profile: candidates, matchCount })
        .from(candidates)
        .where(
          and(
            eq(candidates.isSearchProfile, true),
            isNull(candidates.mergedIntoId),
            partnerId === undefined ? undefined : eq(candidates.assignedPartnerId, partnerId),
          ),
        )
        .orderBy(desc(candidates.id))
        .limit(listLimit)
      return rows.map(({ profile, matchCount: count }) => ({ ...profile, matchCount: count }))
    },
    async byId(id: number): Promise<(Profile & { matchCount: number }) | undefined> {
      const row = await db
        .select({ profile: candidates, matchCount })
        .from(candidates)
        .where(eq(candidates.id, id))
        .get()
      return row && { ...row.profile, matchCount: row.matchCount }
    },
    /** Adds a profile, unless the same owner has one of the same name and email: then returns that one. */
    async addOnce(profile: NewProfile): Promise<{ id: number; isNew: boolean }> {
      const isSame = sql`name = ${profile.name} collate nocase and email is ${profile.email ?? null}
        and assigned_partner_id is ${profile.assignedPartnerId ?? null} and merged_into_id is null`
      const [added, known] = await db.batch([
        db
          .insert(candidates)
          .select(rowWhere(candidates, profile, sql`where not exists (select 1 from candidates where ${isSame})`))
          .returning({ id: candidates.id }),
        db.select({ id: candidates.id }).from(candidates).where(isSame).orderBy(candidates.id).limit(1),
      ])
      const id = added[0]?.id ?? known[0]?.id
      // The batch is one transaction, so the row that it wrote or found is there.
      if (id === undefined) throw new Error('a profile was not stored')
      return { id, isNew: added.length === 1 }
    },
    change: (id: number, values: Partial<NewProfile>) => db.update(candidates).set(values).where(eq(candidates.id, id)),
    /** Deletes a profile. A person with applications, or into whom another was merged, only leaves the saved profiles. */
    async remove(id: number): Promise<void> {
      const isNeeded = sql`(exists (select 1 from job_applications where candidate_id = ${id})
        or exists (select 1 from candidate_merges where candidate_id = ${id} or merged_id = ${id}))`
      await db.batch([
        db.delete(candidates).where(and(eq(candidates.id, id), sql`not ${isNeeded}`)),
        db.update(candidates).set({ isSearchProfile: false }).where(eq(candidates.id, id)),
      ])
    },
    /** Puts these in the place of the matches that were kept before; jobs that are gone meanwhile are left out. */
    async saveMatches(
      id: number,
      matches: readonly { jobId: number; score: number; reasons: string[] }[],
    ): Promise<void> {
      const rows = JSON.stringify(matches)
      await db.batch([
        db.delete(jobMatches).where(and(eq(jobMatches.candidateId, id))),
        db.run(sql`insert into job_matches (candidate_id, job_id, match_score, match_reasons)
          select ${id}, value ->> 'jobId', value ->> 'score', value -> 'reasons' from json_each(${rows})
          where exists (select 1 from jobs where jobs.id = value ->> 'jobId')
            and exists (select 1 from candidates where candidates.id = ${id})`),
      ])
    },
  }
}
