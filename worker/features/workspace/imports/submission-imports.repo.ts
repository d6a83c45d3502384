import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { personIdOf } from '#worker/features/candidates/people/people.writes.ts'
import { commitSlice, isDecided, type Slice } from './import-slices.ts'
import { inStatements } from './imports.repo.ts'
import { importRows } from './imports.table.ts'

export type SubmissionImportsRepo = ReturnType<typeof submissionImportsRepo>

type Wanted = {
  row: number
  /** The person and the job whose ids in another system the row has. */
  personId: number | null
  jobId: number | null
  email: string | null
  name: string | null
  firmId: number
  firmName: string
  jobTitle: string
  contactEmail: string | null
}

/** Records that a row names; null for one that isn't there. */
export type FoundSubmission = {
  row: number
  firmId: number
  personId: number | null
  personName: string | null
  personEmail: string | null
  personPhone: string | null
  /** 1 if the row has no address and one person has its name. */
  isByName: number
  /** 1 if several people have the name. */
  isAmbiguous: number
  jobId: number | null
  contactId: number | null
  applicationId: number | null
  /** A submission of the person to the firm for the job. */
  submissionId: number | null
  submissionStatus: string | null
  submissionAt: number | null
}

const isLivePerson = sql.raw('is_person = 1 and merged_into_id is null and deleted_at is null')
const value = (name: string) => sql.raw(`p.value ->> '$.${name}'`)
const inRecord = (name: string): SQL => sql.raw(`r.record ->> '$.${name}'`)

/** SQL of the application of a person to a job, also one that isn't linked to its person yet. */
const applicationOf = (
  jobId: SQL,
  personId: SQL,
): SQL => sql`(select a.id from job_applications a where a.id = coalesce(
  (select x.id from job_applications x where x.candidate_id = ${personId} and +x.job_id = ${jobId} order by x.id limit 1),
  (select x.id from job_applications x where x.job_id = ${jobId}
    and x.applicant_email = (select email_key from candidates where id = ${personId}))))`

/** Something that came after the import and would be lost with the submission. */
const isUsed = sql`(exists (select 1 from ownerships where submission_id = s.id and application_id = s.application_id)
  or exists (select 1 from review_items where submission_id = s.id))`

/** Something of an application that came after the import. */
const hasMore = sql`(exists (select 1 from client_submissions where application_id = a.id)
  or exists (select 1 from documents where application_id = a.id)
  or exists (select 1 from follow_ups where application_id = a.id)
  or exists (select 1 from interviews where application_id = a.id)
  or exists (select 1 from resumes where application_id = a.id)
  or exists (select 1 from consents where application_id = a.id)
  or exists (select 1 from prior_contacts where application_id = a.id))`

export function submissionImportsRepo(db: Database) {
  return {
    /** The records that rows name. A job is one of the firm's with the title; that of the person's application first. */
    async find(wanted: readonly Wanted[]): Promise<FoundSubmission[]> {
      const found: FoundSubmission[] = []
      for (const list of inStatements(wanted)) {
        const rows = await db.all<FoundSubmission>(sql`
          with named as materialized (select p.value as value, case when ${value('personId')} is not null then ${value('personId')}
              when ${value('email')} is not null then ${personIdOf(value('email'))}
              else (select iif(count(*) = 1, min(id), null) from (select id from candidates
                where lower(name) = lower(${value('name')}) and ${isLivePerson} limit 2)) end as person_id
            from json_each(${list}) p),
          placed as materialized (select p.value as value, p.person_id, (select j.id from jobs j
              where (j.id = ${value('jobId')} or (${value('jobId')} is null and j.title_key = lower(${value('jobTitle')})))
                and j.deleted_at is null and (j.firm_id = ${value('firmId')} or (j.firm_id is null and lower(j.firm_name) = lower(${value('firmName')})))
              order by exists (select 1 from job_applications a where a.candidate_id = p.person_id and +a.job_id = j.id) desc,
                j.id desc limit 1) as job_id
            from named p)
          select ${value('row')} as row, ${value('firmId')} as "firmId", c.id as "personId", c.name as "personName",
            c.email as "personEmail", c.phone as "personPhone", ${value('personId')} is null and ${value('email')} is null and c.id is not null as "isByName",
            ${value('email')} is null and c.id is null and exists (select 1 from candidates
              where lower(name) = lower(${value('name')}) and ${isLivePerson}) as "isAmbiguous",
            p.job_id as "jobId", ${applicationOf(sql`p.job_id`, sql`c.id`)} as "applicationId",
            (select id from firm_contacts where firm_id = ${value('firmId')} and email = ${value('contactEmail')}) as "contactId",
            s.id as "submissionId", s.status as "submissionStatus", s.created_at as "submissionAt"
          from placed p left join candidates c on c.id = p.person_id
            left join client_submissions s on s.id = (select x.id from client_submissions x
              where x.application_id = ${applicationOf(sql`p.job_id`, sql`c.id`)} and +x.firm_id = ${value('firmId')}
              order by x.id desc limit 1)`)
        found.push(...rows)
      }
      return found
    },

    /**
     * Makes the submissions of a slice of rows in one transaction, each with the application that it needs. They are history:
     * nobody is emailed, nothing is to review, and no ownership begins.
     */
    run(slice: Slice): Promise<boolean> {
      const at = slice.at.getTime()
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const rows = sql`import_rows r where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}`
        const application = applicationOf(inRecord('jobId'), inRecord('personId'))
        const ofRow = applicationOf(
          sql.raw("import_rows.record ->> '$.jobId'"),
          sql.raw("import_rows.record ->> '$.personId'"),
        )
        // A submission that somebody added since the check isn't made twice, unless somebody decided so.
        const isWanted = sql`((r.verdict = 'possible' and r.choice = 'new') or (r.verdict = 'new' and not exists (
          select 1 from client_submissions x where x.application_id = ${application} and +x.firm_id = ${inRecord('firmId')})))`
        const made = sql`(select s.id from client_submissions s where s.application_id = ${ofRow}
          and s.import_id = ${slice.importId} and +s.firm_id = import_rows.record ->> '$.firmId' order by s.id desc limit 1)`
        const ofMade = sql`select r.before ->> '$.applicationId' from ${rows} and +r.result = 'added'
          and r.before ->> '$.isNew'`
        return [
          db.run(sql`update import_rows set before = json_object('isNew', ${ofRow} is null) where ${mine}
            and result is null and ${isDecided('new')}`),
          db.run(sql`insert or ignore into job_applications (job_id, candidate_id, applicant_name, applicant_email, phone_number,
              linkedin_url, jd_year, years_experience, primary_practice_area, location, last_job_title, last_firm_name,
              assigned_partner_id, status, source, applied_at, updated_at, status_changed_at)
            select ${inRecord('jobId')}, c.id, c.name, lower(trim(c.email)), c.phone, c.linkedin_url, c.jd_year, c.years_experience,
              c.practice_areas ->> '$[0]', nullif(concat_ws(', ', nullif(c.city, ''), nullif(c.region, '')), ''), c.last_job_title, c.last_firm_name, c.assigned_partner_id,
              ${inRecord('applicationStatus')}, 'staff', ${inRecord('submittedAt')}, ${at}, ${inRecord('submittedAt')}
            from import_rows r join candidates c on c.id = ${inRecord('personId')} and c.merged_into_id is null
              and c.deleted_at is null and c.email is not null
              join jobs j on j.id = ${inRecord('jobId')} and j.deleted_at is null
            where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}
              and +r.result is null and ${isDecided('new')} and r.before ->> '$.isNew' order by r.row`),
          db.run(sql`insert into client_submissions (application_id, company_name, firm_id, status, notes, job_id, contact_id,
              submitted_by, outcome_reason, import_id, created_at, updated_at)
            select ${application}, ${inRecord('companyName')}, f.id, ${inRecord('status')}, ${inRecord('notes')},
              ${inRecord('jobId')}, (select id from firm_contacts where id = ${inRecord('contactId')}),
              (select id from users where id = ${inRecord('submittedBy')}), ${inRecord('outcomeReason')}, r.import_id,
              ${inRecord('submittedAt')}, ${at}
            from import_rows r join firms f on f.id = ${inRecord('firmId')} and f.merged_into_id is null and f.deleted_at is null
            where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)} and ${open}
              and +r.result is null and ${isWanted} and ${application} is not null order by r.row`),
          db.run(sql`update import_rows set result = 'added', version = 1, target_id = ${made},
              before = json_set(before, '$.applicationId', ${ofRow})
            where ${mine} and result is null and ${isDecided('new')} and ${made} is not null`),
          db.run(sql`insert into application_events (application_id, actor_id, kind, to_value, created_at)
            select r.before ->> '$.applicationId', ${slice.by}, 'submission_imported', ${inRecord('companyName')}, ${at}
            from ${rows} and +r.result = 'added'`),
          db.run(sql`delete from application_unread where application_id in (${ofMade})`),
          db.run(sql`update import_rows set result = 'skipped' where ${mine} and result is null`),
        ]
      }
      return commitSlice(db, slice, 'running', { statements, done: slice.rows.length })
    },

    /**
     * Takes back the submissions of a slice of rows, with applications that they made. One that has changed since, or that
     * something refers to, stays.
     */
    undo(slice: Slice): Promise<boolean> {
      const statements = (open: SQL) => {
        const mine = sql`import_rows.import_id = ${slice.importId} and ${inValues(importRows.row, slice.rows)} and ${open}`
        const undone = sql`import_rows r where r.import_id = ${slice.importId} and ${inValues(sql`r.row`, slice.rows)}
          and ${open} and +r.result = 'undone'`
        const made = sql`select r.before ->> '$.applicationId' from ${undone} and r.before ->> '$.isNew'`
        return [
          db.run(sql`update import_rows set result = case when exists (select 1 from client_submissions s where s.id = target_id
              and s.version = import_rows.version and s.import_id = ${slice.importId} and not ${isUsed}) then 'undone'
              else 'kept' end
            where ${mine} and result = 'added'`),
          db.run(sql`delete from client_submissions where id in (select r.target_id from ${undone})`),
          // An application that somebody has worked on since stays.
          db.run(sql`delete from job_applications as a where a.id in (${made}) and not ${hasMore}
            and not exists (select 1 from application_events e where e.application_id = a.id and e.kind <> 'submission_imported')`),
        ]
      }
      return commitSlice(db, slice, 'undoing', { statements, done: slice.rows.length })
    },
  }
}
