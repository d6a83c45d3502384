import { sql } from 'drizzle-orm'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { always, commit, writeStatements } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { barsOf } from './contact-columns.service.ts'
import { fillPerson } from './people.writes.ts'

/** Practice areas that a record takes over from a résumé. */
const maxAreas = 5

export function personFactsRepo(db: Database) {
  return {
    /** Fills what a résumé states and the record of its person leaves empty. */
    async learn(resumeId: string, facts: ResumeFacts, at: Date): Promise<void> {
      const person = sql`(select a.candidate_id from resumes r join job_applications a on a.id = r.application_id
        where r.id = ${resumeId})`
      const row = {
        barStates: barsOf(facts.barAdmissions.map(({ value }) => value)),
        practiceAreas: facts.practiceAreas.map(({ value }) => value).slice(0, maxAreas),
        jdYear: facts.jdYear?.value ?? null,
        lawSchool: facts.lawSchool?.value ?? null,
      }
      const statements = fillPerson(db, person, row, { at, condition: sql`1` })
      if (statements.length > 0) await commit(db, { guard: always, writes: [writeStatements(() => statements)] })
    },
  }
}
