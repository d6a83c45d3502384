import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { inOneBatch, type Database, type Statement } from '#worker/db/client.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { documents } from '#worker/features/documents/documents.table.ts'
import { jobAlerts } from '#worker/features/job-alerts/job-alerts.table.ts'
import { candidates } from '#worker/features/matching/matching.table.ts'
import { mails } from '#worker/features/mails/mails.table.ts'
import { people } from '#worker/features/people-search/people.table.ts'
import { resumes } from '#worker/features/resumes/resumes.table.ts'
import { users } from '#worker/features/users/users.table.ts'
import { outboxStatement, type TaskMessage } from '#worker/tasks/outbox.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { erasures } from './erasures.table.ts'

export type CandidateRightsRepo = ReturnType<typeof candidateRightsRepo>

/** Who a person is, in everything that is held of them. */
export type Person = { email: string; names: string[]; phones: string[]; applicationIds: number[] }

/** Free text of others in which a person may be named: table, column, and which rows have it where few do. */
const freeTexts: readonly (readonly [table: string, column: string, rows?: string])[] = [
  ['candidate_messages', 'message'],
  ['notifications', 'message'],
  ['notifications', 'title'],
  ['follow_ups', 'text'],
  ['client_submissions', 'notes'],
  ['saved_job_lists', 'candidate_name'],
  ['saved_job_lists', 'admin_notes'],
  ['feedback', 'title'],
  ['feedback', 'description'],
  ['feedback', 'admin_notes'],
  ['mails', 'subject'],
  ['mails', 'text'],
  ['mails', 'html'],
  ['saved_searches', 'name'],
  ['saved_searches', 'criteria'],
  ['people_search_queries', 'keywords'],
  ['people_search_queries', 'search_query'],
  ['people', 'do_not_contact_reason', 'do_not_contact_at is not null'],
  ['candidates', 'notes'],
  ['candidates', 'query_text'],
  // With another e-mail address it is somebody else of the same name.
  ['candidates', 'name', "coalesce(email, '') = ''"],
]

/** A statement binds at most 100 values. Somebody with more names, numbers and spellings than this is nobody. */
const mostSpellings = 90

/** What stands where a person was named. */
export const erasedMark = '[erased]'

/** A table that a trigger or an import keeps by application, without a reference that takes the rows along. */
const tablesOfApplication = ['resume_readings'] as const

export function candidateRightsRepo(db: Database) {
  return {
    async person(email: string): Promise<Person> {
      const rows = await db
        .select({ id: jobApplications.id, name: jobApplications.applicantName, phone: jobApplications.phoneNumber })
        .from(jobApplications)
        .where(eq(jobApplications.applicantEmail, email))
      return {
        email,
        names: [...new Set(rows.map(({ name }) => name))],
        phones: [...new Set(rows.flatMap(({ phone }) => (phone ? [phone] : [])))],
        applicationIds: rows.map(({ id }) => id),
      }
    },
    /** Names and keys of the files of applications. */
    async files(applicationIds: number[]): Promise<{ key: string; name: string }[]> {
      const [ofDocuments, ofResumes] = await Promise.all([
        db
          .select({ key: documents.url, name: documents.originalName })
          .from(documents)
          .where(inValues(documents.applicationId, applicationIds)),
        db
          .select({ key: sql<string>`'resumes/' || ${resumes.id}`, name: resumes.originalName })
          .from(resumes)
          .where(inValues(resumes.applicationId, applicationIds)),
      ])
      const all = [...ofDocuments, ...ofResumes.map(({ key, name }) => ({ key, name: name ?? 'Resume' }))]
      return [...new Map(all.map((file) => [file.key, file])).values()]
    },
    async counts(email: string): Promise<{ mails: number; jobAlerts: number; others: number }> {
      return {
        mails: await db.$count(mails, eq(mails.toAddress, email)),
        jobAlerts: await db.$count(jobAlerts, eq(jobAlerts.email, email)),
        others:
          (await db.$count(candidates, sql`lower(${candidates.email}) = ${email}`)) +
          (await db.$count(people, sql`lower(${people.email}) = ${email}`)),
      }
    },
    /** Every row about a person, by table, as it is stored. */
    async everything({ email, applicationIds }: Person): Promise<Record<string, unknown[]>> {
      const ids = JSON.stringify(applicationIds)
      const of = (table: string, where: SQL) =>
        db.all<Record<string, unknown>>(sql`select * from ${sql.raw(table)} where ${where}`)
      const mine = sql`application_id in (select value from json_each(${ids}))`
      const asked: [string, SQL][] = [
        ['job_applications', sql`applicant_email = ${email}`],
        ...(
          [
            'application_events',
            'documents',
            'resumes',
            'ai_analysis',
            'application_scores',
            'client_submissions',
            'candidate_messages',
            'follow_ups',
          ] as const
        ).map((table): [string, SQL] => [table, mine]),
        ['resume_readings', sql`resume_id in (select id from resumes where ${mine})`],
        ['candidates', sql`lower(email) = ${email}`],
        ['people', sql`lower(email) = ${email}`],
        ['job_alerts', sql`email = ${email}`],
        ['mails', sql`to_address = ${email}`],
      ]
      const found = await Promise.all(asked.map(async ([table, where]) => [table, await of(table, where)] as const))
      return Object.fromEntries(found.filter(([, rows]) => rows.length > 0))
    },
    /**
     * Removes a person in one transaction: their applications with everything that hangs on them, mails, alerts, search
     * profile and people-index rows; in what others wrote their name, e-mail and phone give way to a mark. The record of it
     * and the task that removes the files are written with it.
     *
     * @param after The last record of this person when it was read what is held: of two who erase at once one writes a record.
     * @returns The record, which may be the other's.
     */
    async erase(
      person: Person,
      record: Omit<typeof erasures.$inferInsert, 'id' | 'others'>,
      message: TaskMessage,
      after: number,
    ): Promise<typeof erasures.$inferSelect> {
      const { email, names, phones, applicationIds } = person
      const words = [email, ...names, ...phones].filter((word) => word.length >= 5)
      const mentions = JSON.stringify(words)
      const inAddresses = JSON.stringify(
        words.flatMap((word) => [word, encodeURIComponent(word), new URLSearchParams({ q: word }).toString().slice(2)]),
      )
      const inText = (column: string, rows = '1') =>
        sql`(${sql.raw(rows)} and exists (select 1 from json_each(${mentions}) w where instr(lower(${sql.raw(column)}), lower(w.value)) > 0))`
      // As people write a name: as it is, in small letters, in capitals. Longest first, or a part would hide the whole.
      const spellings = [...new Set(words.flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]))]
        .toSorted((a, b) => b.length - a.length)
        .slice(0, mostSpellings)
      const columnsOf = Map.groupBy(freeTexts, ([table]) => table)
      let others = 0
      for (const [table, columns] of columnsOf) {
        const anywhere = sql.join(
          columns.map(([, column, rows]) => inText(column, rows)),
          sql` or `,
        )
        const row = await db.get<{ n: number }>(sql`select count(*) as n from ${sql.raw(table)} where ${anywhere}`)
        others += row?.n ?? 0
      }
      const statements: Statement[] = [
        ...tablesOfApplication.map((table) =>
          db.run(
            sql`delete from ${sql.raw(table)} where resume_id in (select id from resumes where application_id in (select value from json_each(${JSON.stringify(applicationIds)})))`,
          ),
        ),
        db.run(sql`delete from upload_uses where key in (select 'resumes/' || id from resumes where application_id in
          (select value from json_each(${JSON.stringify(applicationIds)})))`),
        db.delete(resumes).where(inValues(resumes.applicationId, applicationIds)),
        db.delete(mails).where(eq(mails.toAddress, email)),
        db.delete(jobAlerts).where(eq(jobAlerts.email, email)),
        // A view that looks for somebody who is gone is of no use to anyone; its address spells names its own way.
        db.run(sql`delete from saved_views where exists (select 1 from json_each(${inAddresses}) w
          where instr(lower(name || ' ' || query), lower(w.value)) > 0)`),
        db.run(sql`delete from bounced_addresses where address = ${email}`),
        db.run(sql`delete from candidates where lower(email) = ${email}`),
        db.delete(people).where(sql`lower(${people.email}) = ${email}`),
        db.run(sql`delete from people_search_results where lower(email) = ${email}`),
        db.delete(jobApplications).where(eq(jobApplications.applicantEmail, email)),
        ...freeTexts.map(([table, column, rows]) =>
          db.run(
            sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${spellings.reduce(
              (text, word) => sql`replace(${text}, ${word}, ${sql.raw(`'${erasedMark}'`)})`,
              sql.raw(column),
            )} where ${inText(column, rows)}`,
          ),
        ),
        outboxStatement(db, message),
      ]
      const isFirst = sql`where not exists (select 1 from erasures where person_hash = ${record.personHash} and id > ${after})`
      await inOneBatch(db, [
        ...statements,
        db.insert(erasures).select(rowWhere(erasures, { ...record, others }, isFirst)),
      ])
      const [row] = await db
        .select()
        .from(erasures)
        .where(eq(erasures.personHash, record.personHash))
        .orderBy(desc(erasures.id))
        .limit(1)
      if (!row) throw new Error('an erasure has no record')
      return row
    },
    lastErasure: (personHash: string) =>
      db.select().from(erasures).where(eq(erasures.personHash, personHash)).orderBy(desc(erasures.id)).limit(1).get(),
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
     * People whose every application is untouched since a moment, the oldest first, and how many there are. Hired people
     * are kept.
     */
    async untouchedSince(before: Date, limit: number) {
      const due = db
        .select({
          email: jobApplications.applicantEmail,
          name: sql<string>`max(${jobApplications.applicantName})`.as('name'),
          applications: sql<number>`count(*)`.as('applications'),
          lastChange: sql<number>`max(${jobApplications.updatedAt})`.as('last_change'),
        })
        .from(jobApplications)
        .groupBy(jobApplications.applicantEmail)
        .having(
          and(
            sql`max(${jobApplications.updatedAt}) < ${before.getTime()}`,
            sql`sum(${jobApplications.status} = 'hired') = 0`,
          ),
        )
        .as('due')
      const rows = await db
        .select({
          email: due.email,
          name: due.name,
          applications: due.applications,
          lastChange: due.lastChange,
          total: sql<number>`count(*) over ()`,
        })
        .from(due)
        .orderBy(sql`last_change`, due.email)
        .limit(limit)
      const found = rows.map(({ email, name, applications, lastChange }) => ({ email, name, applications, lastChange }))
      return { people: found, total: rows[0]?.total ?? 0 }
    },
  }
}
