import { sql, type SQL } from 'drizzle-orm'
import { inValues } from '#worker/db/in-ids.ts'
import type { PersonalTable } from '#worker/feature.ts'

type PersonKeys = { emails: readonly string[]; candidateIds: readonly number[] }

/** Condition of rows with one of a person's email addresses. */
export const isTheirs = (emails: readonly string[]) => inValues(sql`lower(email)`, emails)

/** Condition of a person's rows in a table that stores people. */
export const isOf = ({ candidate }: PersonalTable, { emails, candidateIds }: PersonKeys) =>
  candidate === undefined
    ? isTheirs(emails)
    : sql`(${isTheirs(emails)} or ${inValues(sql.identifier(candidate) as unknown as SQL, candidateIds)})`

/** Condition of résumés from staff, of items of the intake, of records and of imports: they belong to no application. */
export const isFromStaffOf = ({ emails, candidateIds }: PersonKeys) =>
  sql`is_from_staff = 1 and id in (
    select resume_id from intake_items where ${isTheirs(emails)} or ${inValues(sql`candidate_id`, candidateIds)}
    union select resume_id from import_rows where ${isTheirs(emails)}
    union select resume_id from candidates where ${inValues(sql`id`, candidateIds)})`

/** Tables of which an application's rows go along when it is deleted, and which are part of what a person is given. */
export const tablesOfApplications = [
  'application_events',
  'application_repeats',
  'rejections',
  'interviews',
  'documents',
  'ai_analysis',
  'application_scores',
  'client_submissions',
  'prior_contacts',
  'candidate_messages',
  'follow_ups',
] as const
