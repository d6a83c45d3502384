import { sql } from 'drizzle-orm'
import type { FirmKind } from '#contract/domain/firms.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { resumeReadings } from '#worker/features/candidates/resumes/resumes.table.ts'

/** An application of the person, as far as a profile needs it. */
export type SourceApplication = {
  id: number
  name: string
  email: string
  phone: string | null
  linkedinUrl: string | null
  lastFirmName: string | null
  /** Of the newest application of a partner's: null is nobody's. */
  partnerId: number | null
}

export type SourceFirm = {
  key: string
  name: string
  kind: FirmKind
  amLawRank: number | null
  headcount: number | null
  /** Other names, one a line. */
  aliases: string | null
}

export type ProfileSourceRepo = ReturnType<typeof profileSourceRepo>

/** Far above any real person's. */
const maxRows = 60

export function profileSourceRepo(db: Database) {
  const records = (candidateId: number) =>
    sql`select id from candidates where id = ${candidateId} or merged_into_id = ${candidateId}`
  return {
    /** Every application of a person, newest first. */
    applications: (candidateId: number): Promise<SourceApplication[]> =>
      db.all<SourceApplication>(sql`
        select a.id, a.applicant_name as name, a.applicant_email as email, a.phone_number as phone,
          a.linkedin_url as "linkedinUrl", a.last_firm_name as "lastFirmName", a.assigned_partner_id as "partnerId"
        from job_applications a where a.candidate_id in (${records(candidateId)}) order by a.id desc limit ${maxRows}`),
    /** Names and contacts of the records that were merged into a person's. */
    merged: (candidateId: number) =>
      db.all<{ name: string; email: string | null; phone: string | null; linkedinUrl: string | null }>(sql`
        select name, email, phone, linkedin_url as "linkedinUrl" from candidates
        where merged_into_id = ${candidateId} limit ${maxRows}`),
    /** Facts and text of every résumé of a person, newest first. `applicationId` is null for one that staff added. */
    resumes: (
      candidateId: number,
    ): Promise<{ applicationId: number | null; facts: ResumeFacts | null; text: string | null }[]> =>
      db
        .select({
          applicationId: sql<
            number | null
          >`(select r.application_id from resumes r where r.id = resume_readings.resume_id)`,
          facts: resumeReadings.facts,
          text: resumeReadings.text,
        })
        .from(resumeReadings)
        .where(
          sql`resume_readings.resume_id in (
            select r.id from resumes r join job_applications a on a.id = r.application_id
              where a.candidate_id in (${records(candidateId)})
            union select c.resume_id from candidates c where c.id in (${records(candidateId)}))`,
        )
        .orderBy(sql`resume_readings.read_at desc`)
        .limit(maxRows),
    /** Firms of the directory by a key of their name or of another name. */
    firms: (keys: readonly string[]): Promise<SourceFirm[]> =>
      db.all<SourceFirm>(sql`
        with named(key, id) as (
          select name_key, id from firms where ${inValues(sql`name_key`, keys)} and merged_into_id is null and deleted_at is null
          union select alias_key, firm_id from firm_aliases where ${inValues(sql`alias_key`, keys)})
        select named.key, f.name, f.kind, f.am_law_rank as "amLawRank", f.headcount,
          (select group_concat(a.name, char(10)) from firm_aliases a where a.firm_id = f.id) as aliases
        from named join firms f on f.id = named.id limit ${maxRows}`),
    /** Ranks of the firms with an office in a city, apart from one. */
    async ranksIn(city: string, apartFrom: string): Promise<number[]> {
      const rows = await db.all<{ rank: number }>(sql`
        select distinct f.id, f.am_law_rank as rank from firm_offices o join firms f on f.id = o.firm_id
        where lower(o.city) = lower(${city}) and f.am_law_rank is not null and f.name <> ${apartFrom}
          and f.merged_into_id is null and f.deleted_at is null limit 500`)
      return rows.map(({ rank }) => rank)
    },
  }
}
