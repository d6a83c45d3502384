import { and, desc, eq, sql } from 'drizzle-orm'
import { always, commit, writeStatements } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import {
  addPeopleOnce,
  fillPeople,
  personIdOf,
  personRow,
  type PersonFacts,
} from '#worker/features/candidates/people/people.writes.ts'
import { resumeReadings } from '#worker/features/candidates/resumes/resumes.table.ts'

/** A person as their applications state them. */
export type StatedPerson = PersonFacts & { email: string; firstAppliedAt: Date }

export type PersonLinksRepo = ReturnType<typeof personLinksRepo>

const t = jobApplications

export function personLinksRepo(db: Database) {
  return {
    /** True while an application has no person. */
    isAnyUnlinked: async (): Promise<boolean> =>
      (
        await db
          .select({ id: t.id })
          .from(t)
          .where(sql`candidate_id is null`)
          .limit(1)
      ).length === 1,

    /** Applications without a person, newest first, with what their résumé states. */
    async unlinked(limit: number) {
      const rows = await db
        .select({
          id: t.id,
          name: t.applicantName,
          email: t.applicantEmail,
          phone: t.phoneNumber,
          linkedinUrl: t.linkedinUrl,
          jdYear: t.jdYear,
          yearsExperience: t.yearsExperience,
          lastJobTitle: t.lastJobTitle,
          lastFirmName: t.lastFirmName,
          location: t.location,
          practiceArea: t.primaryPracticeArea,
          resumeId: t.resumeId,
          appliedAt: t.appliedAt,
          facts: resumeReadings.facts,
        })
        .from(t)
        .leftJoin(resumeReadings, and(eq(resumeReadings.resumeId, t.resumeId), eq(resumeReadings.state, 'read')))
        .where(sql`candidate_id is null`)
        .orderBy(desc(t.id))
        .limit(limit)
      return rows.map(({ facts, ...row }) => ({ ...row, bars: facts?.barAdmissions.map(({ value }) => value) ?? [] }))
    },

    /**
     * Makes the records of people who have none, fills the empty fields of the others, and links applications to them,
     * in one transaction. Doing it twice changes nothing.
     */
    async link(people: readonly StatedPerson[], applicationIds: readonly number[], at: Date): Promise<void> {
      const stated = JSON.stringify(
        people.map(({ firstAppliedAt, ...facts }) => ({ ...personRow(facts), createdAt: firstAppliedAt.getTime() })),
      )
      const link = db
        .update(t)
        .set({ candidateId: personIdOf(sql`${t.applicantEmail}`) })
        .where(sql`${inValues(t.id, applicationIds)} and ${t.candidateId} is null`)
      await commit(db, {
        guard: always,
        writes: [writeStatements(() => [fillPeople(db, stated, at), addPeopleOnce(db, stated), link])],
      })
    },
  }
}
