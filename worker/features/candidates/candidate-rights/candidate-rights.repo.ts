import { desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { statusGroups } from '#contract/domain/statuses.ts'
import { mentionEraser } from './erase-mentions.ts'
import { always, commit, type Writes } from '#worker/db/change.ts'
import type { PersonalTable } from '#worker/feature.ts'
import { inOneBatch, type Database, type Statement } from '#worker/db/client.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { jobAlerts } from '#worker/features/jobs/job-alerts/job-alerts.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { resumePrefix, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { erasures } from './erasures.table.ts'
import { dateErasedEvidence, eraseFromEvidence, isEvidenceAbout } from './erased-evidence.ts'
import { isFromStaffOf, isOf, isTheirs, tablesOfApplications } from './person-rows.ts'
import { deletePages, findMentions, firmPagesThatName, rewriteStatements, viewsThatName } from './mention-search.ts'

export type CandidateRightsRepo = ReturnType<typeof candidateRightsRepo>

/** Everything that identifies a person in the stored data. */
export type Person = {
  email: string
  /** Every address of the person: the one asked for, and those of their records and applications. */
  emails: string[]
  names: string[]
  phones: string[]
  /** LinkedIn addresses. */
  profiles: string[]
  applicationIds: number[]
  /** Records of the person, merged ones among them. */
  candidateIds: number[]
}

/** A table that a trigger or an import keeps by application, without a reference that takes the rows along. */
const tablesOfApplication = ['resume_readings'] as const

const columnOrNull = (name: string | undefined) => (name === undefined ? sql`null` : sql.identifier(name))
export function candidateRightsRepo(db: Database) {
  /**
   * Records with an email address, those of its applications, and those that were merged into one of them or into which
   * one was merged: a person who applied under two addresses is one person.
   */
  const recordsOf = (email: string) =>
    db.all<{
      id: number
      name: string
      email: string | null
      phone: string | null
      profile: string | null
      isPerson: number
    }>(sql`
      with named(id) as (
        select id from candidates where email_key = ${email}
        union select candidate_id from job_applications where applicant_email = ${email} and candidate_id is not null),
      roots(id) as (select coalesce(c.merged_into_id, c.id) from candidates c join named on named.id = c.id)
      select c.id, c.name, c.email, c.phone, c.linkedin_url as profile, c.is_person as "isPerson" from candidates c
      where c.id in (select id from roots) or c.merged_into_id in (select id from roots) or c.id in (select id from named)`)

  return {
    /** @param tables Tables that store people, in addition to applications. */
    async person(email: string, tables: readonly PersonalTable[]): Promise<Person> {
      const records = await recordsOf(email)
      const candidateIds = records.map(({ id }) => id)
      const [applications, ...others] = await Promise.all([
        db
          .select({
            id: jobApplications.id,
            name: jobApplications.applicantName,
            email: jobApplications.applicantEmail,
            phone: jobApplications.phoneNumber,
            profile: jobApplications.linkedinUrl,
          })
          .from(jobApplications)
          .where(
            or(
              eq(jobApplications.applicantEmail, email),
              inValues(
                jobApplications.candidateId,
                records.filter(({ isPerson }) => isPerson === 1).map(({ id }) => id),
              ),
            ),
          ),
        ...tables
          .filter(({ columns }) => columns)
          .map(({ table, columns = {} }) =>
            db.all<Record<'name' | 'phone' | 'profile', string | null>>(sql`
              select ${columnOrNull(columns.name)} as name, ${columnOrNull(columns.phone)} as phone,
                ${columnOrNull(columns.profile)} as profile
              from ${sql.identifier(table)} where ${isTheirs([email])}`),
          ),
      ])
      const known = [...applications, ...records, ...others.flat()]
      const unique = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))]
      return {
        email,
        emails: unique([email, ...[...applications, ...records].map((one) => one.email?.trim().toLowerCase() ?? null)]),
        names: unique(known.map(({ name }) => name)),
        phones: unique(known.map(({ phone }) => phone)),
        profiles: unique(known.map(({ profile }) => profile)),
        applicationIds: applications.map(({ id }) => id),
        candidateIds,
      }
    },
    /** Names and keys of the files of a person. */
    async files({ applicationIds, ...person }: Person): Promise<{ key: string; name: string }[]> {
      const [ofProfiles, ofDocuments, ofResumes] = await Promise.all([
        db.all<{
          key: string
          name: string
        }>(sql`select pdf_key as key, 'Confidential profile ' || code || '.pdf' as name
          from profiles where ${inValues(sql`candidate_id`, person.candidateIds)}`),
        db
          .select({ key: documents.key, name: documents.originalName })
          .from(documents)
          .where(inValues(documents.applicationId, applicationIds)),
        db
          .select({ key: sql<string>`${resumePrefix} || ${resumes.id}`, name: resumes.originalName })
          .from(resumes)
          .where(sql`${inValues(resumes.applicationId, applicationIds)} or (${isFromStaffOf(person)})`),
      ])
      const all = [
        ...ofProfiles,
        ...ofDocuments,
        ...ofResumes.map(({ key, name }) => ({ key, name: name ?? 'Resume' })),
      ]
      return [...new Map(all.map((file) => [file.key, file])).values()]
    },
    async counts(
      person: Pick<Person, 'emails' | 'candidateIds'>,
      tables: readonly PersonalTable[],
    ): Promise<{ mails: number; jobAlerts: number; others: number }> {
      const { emails } = person
      const others = await Promise.all(
        tables.filter(({ isCopy }) => !isCopy).map((one) => db.$count(sql.identifier(one.table), isOf(one, person))),
      )
      return {
        mails: await db.$count(mails, inValues(mails.toAddress, emails)),
        jobAlerts: await db.$count(jobAlerts, inValues(jobAlerts.email, emails)),
        others: others.reduce((sum, count) => sum + count, 0),
      }
    },
    /** Every row about a person, by table, as it is stored. */
    async everything(person: Person, tables: readonly PersonalTable[]): Promise<Record<string, unknown[]>> {
      const { emails, applicationIds, candidateIds } = person
      const ids = JSON.stringify(applicationIds)
      const theirRows = (one: PersonalTable) =>
        one.table === 'candidates' ? sql`${isTheirs(emails)} or ${inValues(sql`id`, candidateIds)}` : isOf(one, person)
      const of = (table: string, where: SQL) =>
        db.all<Record<string, unknown>>(sql`select * from ${sql.raw(table)} where ${where}`)
      const mine = sql`application_id in (select value from json_each(${ids}))`
      const areTheirFiles = sql`${mine} or (${isFromStaffOf(person)})`
      const asked: [string, SQL][] = [
        ['job_applications', inValues(sql`id`, applicationIds)],
        ...tablesOfApplications.map((table): [string, SQL] => [table, mine]),
        ['resumes', areTheirFiles],
        ['resume_readings', sql`resume_id in (select id from resumes where ${areTheirFiles})`],
        ...tables.filter(({ isCopy }) => !isCopy).map((one): [string, SQL] => [one.table, theirRows(one)]),
        ...(['candidate_events', 'candidate_merges', 'external_ids', 'firm_limits'] as const).map(
          (table): [string, SQL] => [table, inValues(sql`candidate_id`, candidateIds)],
        ),
        ['profiles', inValues(sql`candidate_id`, candidateIds)],
        ['profile_shares', inValues(sql`application_id`, applicationIds)],
        ['review_items', sql`submission_id in (select id from client_submissions where ${mine})`],
        ...['evidence', 'consents', 'ownerships'].map((table): [string, SQL] => [table, isEvidenceAbout(person)]),
        ['job_alerts', inValues(sql`email`, emails)],
        ['mails', inValues(sql`to_address`, emails)],
      ]
      const found = await Promise.all(asked.map(async ([table, where]) => [table, await of(table, where)] as const))
      return Object.fromEntries(found.filter(([, rows]) => rows.length > 0))
    },
    /**
     * Erases a person in one transaction: their applications with everything that belongs to them, emails, alerts,
     * search profile and people-index rows, and addresses of firms' pages that name them. In texts that others wrote, a mark replaces their name, email, phone number
     * and LinkedIn address in any spelling. The record of the erasure and the task that deletes the files are saved
     * with it. A second search removes what somebody wrote in the meantime.
     *
     * @param after Id of the person's last erasure record before this one, so that of two simultaneous erasures only
     *   one adds a record.
     * @returns The record, which may be that of the other erasure.
     */
    async erase(
      person: Person,
      record: Omit<typeof erasures.$inferInsert, 'id' | 'others' | 'erasedAt'> & { erasedAt: Date },
      { after, tables }: { after: number; tables: readonly PersonalTable[] },
      writes: (tx: TaskTx) => Writes,
    ): Promise<typeof erasures.$inferSelect> {
      const { emails, applicationIds, candidateIds } = person
      const areTheirs = sql`(${inValues(jobApplications.applicantEmail, emails)} or ${inValues(jobApplications.id, applicationIds)})`
      const areTheirFiles = sql`${inValues(sql`application_id`, applicationIds)} or (${isFromStaffOf(person)})`
      const eraseFrom = mentionEraser(person)
      const { rewrites, rows: others } = await findMentions(db, person, eraseFrom)
      const views = await viewsThatName(db, eraseFrom)
      const statements: Statement[] = [
        ...tablesOfApplication.map((table) =>
          db.run(sql`delete from ${sql.raw(table)} where resume_id in (select id from resumes where ${areTheirFiles})`),
        ),
        db.run(sql`delete from upload_uses where key in
          (select ${resumePrefix} || id from resumes where ${areTheirFiles})`),
        // Takes the items of the intake along.
        db.delete(resumes).where(areTheirFiles),
        db.delete(mails).where(inValues(mails.toAddress, emails)),
        ...['mails', 'notifications'].map((table) =>
          db.run(sql`delete from ${sql.raw(table)} where application_id in
            (select id from job_applications where ${areTheirs})`),
        ),
        db.delete(jobAlerts).where(inValues(jobAlerts.email, emails)),
        // Nobody needs a view that searches for somebody who was erased.
        db.run(sql`delete from saved_views where id in (select value from json_each(${JSON.stringify(views)}))`),
        deletePages(db, await firmPagesThatName(db, person, eraseFrom)),
        db.run(sql`delete from bounced_addresses where ${inValues(sql`address`, emails)}`),
        ...tables.map((one) => db.run(sql`delete from ${sql.identifier(one.table)} where ${isOf(one, person)}`)),
        ...eraseFromEvidence(db, person, record.personHash),
        db.run(sql`delete from candidates where ${inValues(sql`id`, candidateIds)}`),
        db.delete(jobApplications).where(areTheirs),
        ...rewriteStatements(db, rewrites),
        dateErasedEvidence(db, record.erasedAt),
      ]
      const isFirst = sql`where not exists (select 1 from erasures where person_hash = ${record.personHash} and id > ${after})`
      await commit(db, {
        guard: always,
        before: statements,
        writes: writes(taskTx(db)),
        after: [db.insert(erasures).select(rowWhere(erasures, { ...record, others }, isFirst))],
      })
      const { rewrites: later } = await findMentions(db, person, eraseFrom)
      const laterPages = await firmPagesThatName(db, person, eraseFrom)
      if (later.length + laterPages.length > 0) {
        const removals = [deletePages(db, laterPages), ...rewriteStatements(db, later)]
        await inOneBatch(db, [...removals, dateErasedEvidence(db, record.erasedAt)])
      }
      const [row] = await db
        .select()
        .from(erasures)
        .where(eq(erasures.personHash, record.personHash))
        .orderBy(desc(erasures.id))
        .limit(1)
      if (!row) throw new Error('an erasure has no record')
      return row
    },
    /** @param personHashes As which the person may be stored. */
    lastErasure: (personHashes: readonly string[]) =>
      db
        .select()
        .from(erasures)
        .where(inValues(erasures.personHash, personHashes))
        .orderBy(desc(erasures.id))
        .limit(1)
        .get(),
    lastErasures: (limit: number) =>
      db
        .select({
          id: erasures.id,
          erasedBy: users.name,
          isByRule: sql<boolean>`${erasures.erasedBy} is null`.mapWith(Boolean),
          applications: erasures.applications,
          files: erasures.files,
          others: erasures.others,
          erasedAt: erasures.erasedAt,
        })
        .from(erasures)
        .leftJoin(users, eq(users.id, erasures.erasedBy))
        .orderBy(desc(erasures.id))
        .limit(limit),
    /**
     * People whom nobody touched since a moment, the oldest first, and how many there are: all of a person's applications
     * are unchanged, or a record without any is. Leaves out hired people.
     */
    async untouchedSince(before: Date, limit: number) {
      const found = await db.all<{
        email: string
        name: string
        applications: number
        lastChange: number
        total: number
      }>(sql`
        select *, count(*) over () as total from (
          select max(applicant_email) as email, max(applicant_name) as name, count(*) as applications,
            max(updated_at) as "lastChange"
          from job_applications group by coalesce(candidate_id, applicant_email)
          having max(updated_at) < ${before.getTime()} and sum(${inValues(jobApplications.status, statusGroups.hired)}) = 0
          union all
          select email_key, name, 0, coalesce(updated_at, created_at) from candidates
          where is_person = 1 and merged_into_id is null and email_key is not null
            and coalesce(updated_at, created_at) < ${before.getTime()}
            and not exists (select 1 from job_applications a where a.candidate_id = candidates.id))
        order by "lastChange", email limit ${limit}`)
      const total = found[0]?.total ?? 0
      const people = found.map(({ email, name, applications, lastChange }) => ({
        email,
        name,
        applications,
        lastChange,
      }))
      return { people, total }
    },
  }
}
