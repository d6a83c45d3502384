import { desc, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { ConsentScope } from '#contract/domain/consents.ts'
import { isForFirm, type ConsentNeed, type HeldConsent } from '#contract/domain/valid-consent.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { heldColumns, heldConsent, type HeldRow } from '#worker/features/clients/submission-gate/held-consents.table.ts'
import { profiles } from '#worker/features/clients/profiles/profiles.table.ts'

/** A consent of a submission's candidate, with what the submission needs it for. */
export type RoomConsent = HeldConsent & { submissionId: number; scope: ConsentScope; need: ConsentNeed }

const { forbidden: _sealed, ...shown } = getTableColumns(profiles)

/** A profile that a client may read, without its sealed words. */
export type RoomProfile = Omit<typeof profiles.$inferSelect, 'forbidden'>

export type RoomPeopleRepo = ReturnType<typeof roomPeopleRepo>

type StoredConsent = HeldRow & {
  submissionId: number
  scope: ConsentScope
  isOfCandidate: number
  needFirmId: number | null
  needJobId: number | null
  needKeys: string
}

/** Far above what the people in one room have. */
const maxRows = 5_000

export function roomPeopleRepo(db: Database) {
  return {
    /**
     * Consents of the candidates of submissions for the firm of each, newest first: the person's in every application, under any
     * of the firm's names.
     *
     * @param of Submissions, with the keys of the firm's name as it was typed.
     */
    async consents(of: readonly { submissionId: number; firmKeys: readonly string[] }[]): Promise<RoomConsent[]> {
      const rows = await db.all<StoredConsent>(sql`
        with subject as (select s.id, s.firm_id, s.application_id, coalesce(s.job_id, a.job_id) as job_id, coalesce(p.merged_into_id, p.id) as person_id,
            a.applicant_email, t.value ->> 'firmKeys' as firm_keys
          from json_each(${JSON.stringify(of)}) t cross join client_submissions s on s.id = t.value ->> 'submissionId'
            cross join job_applications a on a.id = s.application_id left join candidates p on p.id = a.candidate_id),
        theirs(id, application_id) as (select id, application_id from subject
          union select s.id, a.id from subject s cross join job_applications a on a.candidate_id = s.person_id
          union select s.id, a.id from subject s cross join candidates c on c.merged_into_id = s.person_id
            cross join job_applications a on a.candidate_id = c.id
          union select s.id, a.id from subject s cross join job_applications a on a.applicant_email = s.applicant_email)
        select s.id as "submissionId", c.scope, ${heldColumns}, s.firm_id as "needFirmId", s.job_id as "needJobId",
          (select json_group_array(value) from (select value from json_each(s.firm_keys)
            union select name_key from firms where id = s.firm_id
            union select alias_key from firm_aliases where firm_id = s.firm_id)) as "needKeys",
          (c.application_id = s.application_id or exists (select 1 from job_applications a join candidates p on p.id = a.candidate_id
            where a.id = c.application_id and coalesce(p.merged_into_id, p.id) = s.person_id)) as "isOfCandidate"
        from theirs t cross join subject s on s.id = t.id cross join consents c on c.application_id = t.application_id
        order by c.requested_at desc, c.id desc limit ${maxRows}`)
      return rows
        .map(({ submissionId, scope, isOfCandidate, needFirmId, needJobId, needKeys, ...row }) => ({
          ...heldConsent(row, isOfCandidate === 1),
          submissionId,
          scope,
          need: { firmId: needFirmId, firmKeys: JSON.parse(needKeys) as string[], jobId: needJobId },
        }))
        .filter((one) => isForFirm(one, one.need))
    },
    /** Profiles of the candidates of submissions that weren't retired, newest first. */
    profiles: (submissionIds: readonly number[]): Promise<{ submissionId: number; profile: RoomProfile }[]> =>
      db
        .select({ submissionId: sql<number>`theirs.submission_id`, profile: shown })
        .from(
          sql`(select s.id as submission_id, coalesce(p.merged_into_id, p.id) as person_id from client_submissions s
            cross join job_applications a on a.id = s.application_id cross join candidates p on p.id = a.candidate_id
            where ${inValues(sql`s.id`, submissionIds)}) theirs`,
        )
        .innerJoin(
          profiles,
          sql`${profiles.candidateId} in (select id from candidates where id = theirs.person_id
            union select id from candidates where merged_into_id = theirs.person_id)`,
        )
        .where(isNull(profiles.retiredAt))
        .orderBy(desc(profiles.id))
        .limit(maxRows),
    /** Profiles with the given ids, retired ones among them. */
    stored: (ids: readonly number[]): Promise<RoomProfile[]> =>
      db.select(shown).from(profiles).where(inValues(profiles.id, ids)),
    /** The person of a submission's application; null until it has one. */
    person: async (submissionId: number): Promise<number | null> => {
      const [row] = await db.all<{ id: number | null }>(sql`
        select coalesce(p.merged_into_id, p.id) as id from client_submissions s
          join job_applications a on a.id = s.application_id left join candidates p on p.id = a.candidate_id
        where s.id = ${submissionId}`)
      return row?.id ?? null
    },
  }
}
