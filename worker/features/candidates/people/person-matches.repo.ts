import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { candidates, idOfPlace, isAssignedTo } from './people.table.ts'

export type PersonMatchesRepo = ReturnType<typeof personMatchesRepo>
/** A person on record who shares something with somebody who arrives. */
export type KnownPerson = Awaited<ReturnType<PersonMatchesRepo['alike']>>[number]

const maxNameMatches = 300

export function personMatchesRepo(db: Database) {
  return {
    /**
     * People on record who share an email address, a phone number, a LinkedIn profile or a name with one of the given people.
     *
     * @param names Expression over the names of `candidate_words`; null: names aren't compared.
     * @param userId Account for which `isAssigned` is answered.
     */
    async alike(
      keys: { emails: string[]; phones: string[]; linkedin: string[] },
      names: string | null,
      userId: number,
    ) {
      const named =
        names === null
          ? sql`select null where 0`
          : sql`select ${idOfPlace('rowid')} from candidate_words where candidate_words match ${names} limit ${maxNameMatches}`
      return db
        .select({
          id: candidates.id,
          name: candidates.name,
          emailKey: candidates.emailKey,
          /** Addresses of records that were merged into this one. */
          mergedEmails: sql<string[]>`(select json_group_array(m.email_key) from candidates m
            where m.merged_into_id = candidates.id and m.email_key is not null and m.deleted_at is null)`.mapWith(
            (list: string) => JSON.parse(list) as string[],
          ),
          phoneKey: candidates.phoneKey,
          linkedinKey: candidates.linkedinKey,
          jdYear: candidates.jdYear,
          lastJobTitle: candidates.lastJobTitle,
          lastFirmName: candidates.lastFirmName,
          city: candidates.city,
          assignedPartnerId: candidates.assignedPartnerId,
          isAssigned: isAssignedTo(userId),
        })
        .from(candidates)
        .where(
          sql`candidates.id in (
              select coalesce(merged_into_id, id) from candidates where ${inValues(sql`email_key`, keys.emails)}
              union select id from candidates where ${inValues(sql`phone_key`, keys.phones)}
              union select id from candidates where ${inValues(sql`linkedin_key`, keys.linkedin)}
              union ${named})
            and candidates.is_person = 1 and candidates.merged_into_id is null and candidates.deleted_at is null`,
        )
    },
  }
}
