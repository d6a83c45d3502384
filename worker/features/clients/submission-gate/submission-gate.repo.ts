import { sql, type SQL } from 'drizzle-orm'
import type { PriorContact } from '#contract/domain/consents.ts'
import type { ConsentFact } from '#contract/domain/judge-submission.ts'
import type { ConsentNeed } from '#contract/domain/valid-consent.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import {
  applicationTx,
  type ApplicationTx,
  type Author,
} from '#worker/features/candidates/applications/events.writes.ts'
import { heldColumns, heldConsent, isConsentOfFirm, type HeldRow } from './held-consents.table.ts'
import { priorContacts } from './prior-contacts.table.ts'
import { addFirmsOnce, firmIdOf } from '#worker/features/jobs/firms/firms.writes.ts'

export type SubmissionGateRepo = ReturnType<typeof submissionGateRepo>

/** Whom a check is about, and for what: one row. */
export type GateSubject = {
  name: string
  email: string
  phone: string | null
  linkedin: string | null
  jdYear: number | null
  lastFirm: string | null
  partnerId: number | null
  candidateId: number | null
  personEmail: string | null
  personPhone: string | null
  personLinkedin: string | null
  personJdYear: number | null
  personLastFirm: string | null
  personLastFirmId: number | null
  firmId: number | null
  firmName: string | null
  firmKey: string | null
  aliasKeys: string[]
  /** The application's own. */
  ownJobId: number
  jobId: number | null
  jobTitle: string | null
  jobFirmId: number | null
  jobSeniority: string | null
  isJobOpen: number | null
  contactFirmId: number | null
}

/** Everything by which somebody is recognized as the same person. */
export type PersonKeys = {
  applicationId: number
  candidateId: number | null
  emails: string[]
  phones: string[]
  linkedin: string[]
  /** Somebody of the same name, class year and last firm may be the person. Null: unknown. */
  alike: { name: string; jdYear: number; lastFirmId: number | null; lastFirm: string } | null
}

export type StoredEarlier = {
  id: number
  applicationId: number
  jobId: number
  companyName: string
  status: string
  at: number
  isPossible: number
  partnerId: number | null
  partner: string | null
}

/** Affiliates of a firm, up and down its parents, and the firm itself. */
const familyOf = (firmId: number) => sql`family(id) as (select ${firmId}
  union select f.id from family join firms f on f.parent_id = family.id
  union select f.parent_id from family join firms f on f.id = family.id where f.parent_id is not null)`

/** Applications of a person under any of their records, with those of people who are only alike. */
function applicationsOf({ applicationId, candidateId, emails, phones, linkedin, alike }: PersonKeys): SQL {
  const alikeIds = alike
    ? sql`select id from candidates where lower(name) = ${alike.name.toLowerCase()} and jd_year = ${alike.jdYear}
        and (last_firm_id = ${alike.lastFirmId} or lower(last_firm_name) = ${alike.lastFirm.toLowerCase()})`
    : sql`select null where 0`
  return sql`same(id) as (select ${candidateId}
      union select coalesce(merged_into_id, id) from candidates where ${inValues(sql`email_key`, emails)}
      union select coalesce(merged_into_id, id) from candidates where ${inValues(sql`phone_key`, phones)}
      union select coalesce(merged_into_id, id) from candidates where ${inValues(sql`linkedin_key`, linkedin)}),
    records(id) as (select id from same union select id from candidates where merged_into_id in (select id from same)),
    theirs(id, is_possible) as (select ${applicationId}, 0
      union all select id, 0 from job_applications where candidate_id in (select id from records)
      union all select id, 0 from job_applications where ${inValues(sql`applicant_email`, emails)}
      union all select id, 1 from job_applications where candidate_id in (${alikeIds}))`
}

/** Far above any real person's. */
const maxRows = 100

type StoredConsent = HeldRow & { priorContact: PriorContact | null; isOfCandidate: number }

export function submissionGateRepo(db: Database) {
  return {
    /** Undefined if there is no such application. A firm or job that isn't there is null. */
    async subject(
      applicationId: number,
      given: {
        companyName: string
        firmId?: number | undefined
        jobId?: number | undefined
        contactId?: number | undefined
      },
      now: Date,
    ): Promise<GateSubject | undefined> {
      const firm = given.firmId === undefined ? firmIdOf(given.companyName) : given.firmId
      const [row] = await db.all<Omit<GateSubject, 'aliasKeys'> & { aliasKeys: string }>(sql`
        select a.applicant_name as name, a.applicant_email as email, a.phone_number as phone, a.linkedin_url as linkedin,
          a.jd_year as "jdYear", a.last_firm_name as "lastFirm", a.assigned_partner_id as "partnerId",
          c.id as "candidateId", c.email_key as "personEmail", c.phone_key as "personPhone",
          c.linkedin_key as "personLinkedin", c.jd_year as "personJdYear", c.last_firm_name as "personLastFirm",
          c.last_firm_id as "personLastFirmId",
          f.id as "firmId", f.name as "firmName", f.name_key as "firmKey",
          (select json_group_array(alias_key) from firm_aliases where firm_id = f.id) as "aliasKeys",
          a.job_id as "ownJobId", j.id as "jobId", j.title as "jobTitle", j.firm_id as "jobFirmId", j.seniority as "jobSeniority",
          (j.is_active and j.deleted_at is null and (j.valid_through is null or j.valid_through > ${now.getTime()})) as "isJobOpen",
          (select firm_id from firm_contacts where id = ${given.contactId ?? null}) as "contactFirmId"
        from job_applications a
        left join candidates own on own.id = a.candidate_id
        left join candidates c on c.id = coalesce(own.merged_into_id, own.id)
        left join firms typed on typed.id = ${firm}
        left join firms f on f.id = coalesce(typed.merged_into_id, typed.id) and f.deleted_at is null
        left join jobs j on j.id = ${given.jobId ?? sql`a.job_id`}
        where a.id = ${applicationId}`)
      return row && { ...row, aliasKeys: JSON.parse(row.aliasKeys) as string[] }
    },

    /** Consents of a person for a firm, newest first, and days on which others submitted the person. */
    async answers(
      person: PersonKeys,
      firm: Pick<ConsentNeed, 'firmId' | 'firmKeys'>,
    ): Promise<{ consents: ConsentFact[]; priorContacts: (string | null)[] }> {
      const certain = sql`(select id from theirs where is_possible = 0)`
      const own = sql`(select ${person.applicationId} union select a.id from job_applications a
        where a.candidate_id in (select id from candidates where id = ${person.candidateId} or merged_into_id = ${person.candidateId}))`
      const rows = await db.all<StoredConsent & { isPrior: number; onDay: string | null }>(sql`
        with recursive ${familyOf(firm.firmId ?? 0)}, ${applicationsOf({ ...person, alike: null })}
        select * from (select 0 as "isPrior", null as "onDay", c.prior_contact as "priorContact",
            c.application_id in ${own} as "isOfCandidate", ${heldColumns}
          from consents c where c.application_id in ${certain} and ${isConsentOfFirm(firm.firmId, sql`select value from json_each(${JSON.stringify(firm.firmKeys)})`)}
          order by c.requested_at desc limit ${maxRows})
        union all select * from (select 1, on_day, null, 0, null, null, null, null, null, null, null, null, null, null, null
          from prior_contacts where application_id in ${certain} and firm_id in (select id from family) limit ${maxRows})`)
      return {
        consents: rows
          .filter(({ isPrior }) => isPrior === 0)
          .map((row) => ({ ...heldConsent(row, row.isOfCandidate === 1), priorContact: row.priorContact })),
        priorContacts: rows.filter(({ isPrior }) => isPrior === 1).map(({ onDay }) => onDay),
      }
    },

    /** Submissions of a person to a firm and its affiliates since a moment, newest first. */
    earlier: (person: PersonKeys, firmId: number, since: Date): Promise<StoredEarlier[]> =>
      db.all<StoredEarlier>(sql`
        with recursive ${familyOf(firmId)}, ${applicationsOf(person)}
        select s.id, s.application_id as "applicationId", coalesce(s.job_id, a.job_id) as "jobId", s.company_name as "companyName",
          s.status, s.created_at as at, min(t.is_possible) as "isPossible", a.assigned_partner_id as "partnerId", u.name as partner
        from theirs t join job_applications a on a.id = t.id
          cross join client_submissions s on s.application_id = a.id
          left join users u on u.id = coalesce(s.submitted_by, a.assigned_partner_id)
        where +s.firm_id in (select id from family) and s.created_at > ${since.getTime()}
        group by s.id order by s.created_at desc limit ${maxRows}`),

    /** Saves writes about an application; those with a follow-up only if none has its key. */
    async note(
      applicationId: number,
      author: Author,
      writes: (tx: ApplicationTx) => Writes,
      onceKey: string | null = null,
    ): Promise<void> {
      const isFirst = onceKey === null ? sql`1` : sql`not exists (select 1 from follow_ups where once_key = ${onceKey})`
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from job_applications where id = ${applicationId}) and ${isFirst}`),
        writes: writes(applicationTx(db, applicationId, author)),
      })
    },

    /** Adds what is known of an earlier contact; the same again changes nothing. @returns The id of the row. */
    async addPriorContact(
      given: Omit<typeof priorContacts.$inferInsert, 'id' | 'firmId' | 'createdBy' | 'createdAt'> & {
        companyName: string
      },
      { by, at }: { by: number; at: Date },
    ): Promise<number> {
      const { companyName, applicationId, note, party, onDay = null } = given
      const same = sql`application_id = ${applicationId} and firm_id = ${firmIdOf(companyName)} and party = ${party}
        and note = ${note} and on_day is ${onDay}`
      const isNew = sql`not exists (select 1 from prior_contacts where ${same})`
      const { after } = await commit(db, {
        guard: guardOf(isNew),
        before: addFirmsOnce(db, [companyName], { by, at }, sql`1`),
        writes: [],
        statement: db
          .insert(priorContacts)
          .select(
            rowWhere(
              priorContacts,
              { ...given, firmId: firmIdOf(companyName), createdBy: by, createdAt: at },
              sql`where ${isNew} and ${firmIdOf(companyName)} is not null`,
            ),
          )
          .returning({ id: priorContacts.id }),
        after: [db.select({ id: priorContacts.id }).from(priorContacts).where(same).limit(1)],
      })
      const [row] = after[0] as { id: number }[]
      if (!row) throw new Error('a prior contact has no row')
      return row.id
    },
  }
}
