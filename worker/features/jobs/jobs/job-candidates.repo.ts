import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { anyOf, facet } from './search-match.ts'
import { jobs } from './jobs.table.ts'

/** A wish that open jobs are looked up by in the word index; what is absent does not narrow. */
export type JobWish = {
  /** Every way in which the areas may be stored (label and slug). */
  areas?: readonly string[]
  /** Region codes as jobs store them. */
  regions?: readonly string[]
  /** "Boston": words of the place. */
  city?: string
  isRemote?: true
  /** At most so many, the newest. */
  limit: number
}

const scored = {
  id: jobs.id,
  practiceArea: jobs.practiceArea,
  additionalAreas: jobs.additionalAreas,
  seniority: jobs.seniority,
  location: jobs.location,
  yearsExperienceMin: jobs.yearsExperienceMin,
  yearsExperienceMax: jobs.yearsExperienceMax,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  isRemote: jobs.isRemote,
  isBigLaw: jobs.isBigLaw,
  isBoutique: jobs.isBoutique,
  workType: jobs.workType,
  isConfidential: jobs.isConfidential,
  postedDate: jobs.postedDate,
}

export type JobCandidatesRepo = ReturnType<typeof jobCandidatesRepo>

/** Open jobs for the matcher: few by the word index, never the table. */
export function jobCandidatesRepo(db: Database) {
  const open = and(eq(jobs.isActive, true), isNull(jobs.deletedAt))
  return {
    /** The jobs of all wishes together, without their texts. */
    async likely(wishes: readonly JobWish[]) {
      const ids = wishes.map((wish) => {
        const expression = expressionOf(wish)
        return sql`select id from (select rowid as id from jobs_staff_words where jobs_staff_words match ${expression} order by rowid desc limit ${wish.limit})`
      })
      if (ids.length === 0) return []
      return db
        .select(scored)
        .from(jobs)
        .where(and(sql`${jobs.id} in (${sql.join(ids, sql` union `)})`, open))
    },
    /** Whole jobs, in no order. */
    whole: (ids: readonly number[]) =>
      db
        .select()
        .from(jobs)
        .where(and(inValues(jobs.id, [...ids]), open)),
  }
}

function expressionOf({ areas, regions, city, isRemote }: JobWish): string {
  const parts = ['facets : "o1"']
  if (areas && areas.length > 0) parts.push(`facets : ${anyOf(areas.map((area) => facet('a', area)))}`)
  if (regions && regions.length > 0) parts.push(`facets : ${anyOf(regions.map((region) => facet('r', region)))}`)
  if (city) parts.push(`place : "${city.replaceAll('"', ' ')}"`)
  if (isRemote) parts.push('facets : "m1"')
  return parts.join(' AND ')
}
