import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'

export type FoundResume = {
  id: number
  applicantName: string
  matchScore: number | null
  title: string
  firmName: string
  excerpt: string
}

export type ResumeSearchRepo = ReturnType<typeof resumeSearchRepo>

/** Marks around matches. Tidied text never contains these characters. */
export const hitMarks = { start: '\u0002', end: '\u0003' } as const

/** Words of an excerpt. */
const excerptWords = 24

/** Searches the texts of applications' newest résumés. */
export function resumeSearchRepo(db: Database) {
  return {
    /**
     * Applications whose résumé matches a MATCH expression, newest first, with ids less than `below` if given. Reads
     * two rows for each result, because the expression itself limits a partner to their own candidates.
     */
    find: (match: string, { below, limit }: { below: number | undefined; limit: number }): Promise<FoundResume[]> =>
      db.all<FoundResume>(sql`select found.id, a.applicant_name as applicantName, a.match_score as matchScore, j.title,
          j.firm_name as firmName, found.excerpt
        from (select rowid as id, snippet(resume_words, 0, ${hitMarks.start}, ${hitMarks.end}, '…', ${sql.raw(String(excerptWords))}) as excerpt
          from resume_words where resume_words match ${match} ${below === undefined ? sql`` : sql`and rowid < ${sql.raw(String(Math.trunc(below)))}`}
          order by rowid desc limit ${limit}) found
        cross join job_applications a on a.id = found.id
        cross join jobs j on j.id = a.job_id order by found.id desc`),
  }
}
