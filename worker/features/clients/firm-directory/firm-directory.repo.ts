import { and, asc, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { agreementEndingDays } from '#contract/domain/agreements.ts'
import { addDays, type Day } from '#contract/domain/days.ts'
import { maxListedCount, maxNamesCounted, type FirmKind } from '#contract/domain/firms.ts'
import { liveSubmissionStatuses } from '#contract/domain/submission-statuses.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { firmAliases, firmEvents, firmMerges, firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firmChanges, type FirmRow } from './firm-changes.repo.ts'

export type FirmRecord = FirmRow & { parentName: string | null }

export type FirmDetails = Pick<FirmRow, 'website' | 'domains' | 'amLawRank' | 'headcount' | 'notes'> & {
  aliases: string[]
  offices: string[]
}

export type FirmDirectoryRepo = ReturnType<typeof firmDirectoryRepo>

/**
 * Filters of the list. `match`: a search, as an expression of the index, as keys of names, and as the beginning of a key, which
 * finds names before three letters of each word are typed.
 */
export type FirmSearch = {
  match?: { contains: string | null; keys: readonly string[]; beginning: string } | undefined
  kind?: FirmKind | undefined
  isClient?: boolean | undefined
  isVerified?: boolean | undefined
  /** Firms that alone are listed. */
  ids?: readonly number[] | undefined
  agreement?: 'ending' | 'none' | undefined
  /** The Eastern day on which agreements are judged. */
  today: Day
  /** The partner whose submissions alone are counted; undefined: all. */
  seenBy?: number | undefined
}

const isLive = sql`firms.merged_into_id is null and firms.deleted_at is null`

/** Best matches of a search that a list goes through. */
const maxMatches = 200
/** Entries of the log and affiliates that a page shows. */
const maxShown = 50
const maxOfficesListed = 4

export function firmDirectoryRepo(db: Database) {
  const officesOf = sql<string[]>`(select json_group_array(city || coalesce(', ' || state, '')) from (
    select city, state from firm_offices where firm_id = firms.id order by is_main desc, id limit ${sql.raw(String(maxOfficesListed))}))`

  const most = sql.raw(String(maxListedCount))
  const openJobs = sql<number>`(select count(*) from (
    select 1 from jobs j where j.firm_id = firms.id and j.is_active = 1 and j.deleted_at is null limit ${most}))`
  const statuses = sql.raw(liveSubmissionStatuses.map((status) => `'${status}'`).join(', '))
  const liveSubmissions = (seenBy: number | undefined) => sql<number>`(select count(*) from (
    select 1 from client_submissions s ${seenBy === undefined ? sql`` : sql`join job_applications a on a.id = s.application_id and +a.assigned_partner_id = ${seenBy}`}
    where s.firm_id = firms.id and s.status in (${statuses}) limit ${most}))`

  return {
    ...firmChanges(db),

    /** Firms in the order of their keys. */
    page: (
      { match, kind, isClient, isVerified, ids, agreement, today, seenBy }: FirmSearch,
      { after, limit }: { after: string | undefined; limit: number },
    ) => {
      const isFound = and(
        isLive,
        match ? sql`firms.id in (${idsMatching(match)})` : undefined,
        kind === undefined ? undefined : eq(firms.kind, kind),
        isClient === undefined ? undefined : eq(firms.isClient, isClient),
        isVerified === undefined ? undefined : eq(firms.isVerified, isVerified),
        ids === undefined ? undefined : sql`firms.id in (select value from json_each(${JSON.stringify(ids)}))`,
        agreement === undefined ? undefined : agreementIs(agreement, today),
        after === undefined ? undefined : gt(keyOf(match), after),
      )
      return db
        .select({
          id: firms.id,
          name: firms.name,
          nameKey: firms.nameKey,
          kind: firms.kind,
          isClient: firms.isClient,
          isVerified: firms.isVerified,
          agreementEndsOn: sql<Day | null>`(select max(coalesce(valid_to, ${noEnd})) from firm_agreements g
            where g.firm_id = firms.id and ${isInForce(today)})`,
          openJobs,
          liveSubmissions: liveSubmissions(seenBy),
          offices: officesOf.mapWith(firms.domains),
        })
        .from(firms)
        .where(
          // Only the firms of the page are counted for, not all that a search finds.
          match
            ? sql`firms.id in (select firms.id from firms where ${isFound} order by ${keyOf(match)} limit ${limit})`
            : isFound,
        )
        .orderBy(asc(keyOf(match)))
        .limit(limit)
    },

    /** More facts for a file of the list than the screen shows, by the ids of firms. */
    async details(ids: readonly number[]): Promise<Map<number, FirmDetails>> {
      const rows = await db
        .select({
          id: firms.id,
          website: firms.website,
          domains: firms.domains,
          amLawRank: firms.amLawRank,
          headcount: firms.headcount,
          notes: firms.notes,
          aliases: sql`(select json_group_array(name) from (
            select name from firm_aliases where firm_id = firms.id order by id))`.mapWith(firms.domains),
          offices: sql`(select json_group_array(city || coalesce(', ' || state, '')) from (
            select city, state from firm_offices where firm_id = firms.id order by is_main desc, id))`.mapWith(
            firms.domains,
          ),
        })
        .from(firms)
        .where(inValues(firms.id, ids))
      return new Map(rows.map(({ id, ...details }) => [id, details]))
    },

    /** Names to verify, up to a hundred. */
    async toVerify(): Promise<number> {
      const [row] = await db.all<{ count: number }>(sql`select count(*) as count from (
        select 1 from firms indexed by firms_verified where is_verified = 0 and merged_into_id is null
        and deleted_at is null limit ${maxNamesCounted})`)
      return row?.count ?? 0
    },

    /** A firm, or the one that it was merged into. */
    async byId(id: number): Promise<FirmRecord | undefined> {
      const [row] = await db
        .select({
          firm: firms,
          parentName: sql<
            string | null
          >`(select p.name from firms p where p.id = firms.parent_id and p.deleted_at is null)`,
        })
        .from(firms)
        .where(sql`${isLive} and firms.id = (select coalesce(merged_into_id, id) from firms where id = ${id})`)
      return row ? { ...row.firm, parentName: row.parentName } : undefined
    },

    aliases: (firmId: number) =>
      db.select().from(firmAliases).where(eq(firmAliases.firmId, firmId)).orderBy(asc(firmAliases.id)),

    offices: (firmId: number) =>
      db
        .select()
        .from(firmOffices)
        .where(eq(firmOffices.firmId, firmId))
        .orderBy(desc(firmOffices.isMain), asc(firmOffices.id)),

    affiliates: (firmId: number) =>
      db
        .select({ id: firms.id, name: firms.name })
        .from(firms)
        .where(and(eq(firms.parentId, firmId), isLive))
        .orderBy(asc(firms.nameKey))
        .limit(maxShown),

    /** Open jobs first, the newest first. */
    jobs: (firmId: number, { after, limit }: { after: { isActive: boolean; id: number } | undefined; limit: number }) =>
      db
        .select({
          id: jobs.id,
          title: jobs.title,
          location: jobs.location,
          isActive: jobs.isActive,
          isConfidential: jobs.isConfidential,
          postedDate: jobs.postedDate,
        })
        .from(jobs)
        .where(
          and(
            eq(jobs.firmId, firmId),
            isNull(jobs.deletedAt),
            after && sql`(${jobs.isActive}, ${jobs.id}) < (${after.isActive ? 1 : 0}, ${after.id})`,
          ),
        )
        .orderBy(desc(jobs.isActive), desc(jobs.id))
        .limit(limit),

    events: (firmId: number) =>
      db
        .select({
          id: firmEvents.id,
          kind: firmEvents.kind,
          detail: firmEvents.detail,
          actorId: firmEvents.actorId,
          actorName: users.name,
          createdAt: firmEvents.createdAt,
        })
        .from(firmEvents)
        .leftJoin(users, eq(users.id, firmEvents.actorId))
        .where(eq(firmEvents.firmId, firmId))
        .orderBy(desc(firmEvents.id))
        .limit(maxShown),

    /** Merges into a firm since a moment that nobody has undone, newest first. */
    merges: (firmId: number, since: Date) =>
      db
        .select({ id: firmMerges.id, name: firms.name, mergedAt: firmMerges.mergedAt })
        .from(firmMerges)
        .innerJoin(firms, eq(firms.id, firmMerges.mergedId))
        .where(and(eq(firmMerges.firmId, firmId), isNull(firmMerges.undoneAt), gt(firmMerges.mergedAt, since)))
        .orderBy(desc(firmMerges.id))
        .limit(maxShown),
  }
}

/** Last day of an agreement without end, where days are compared. */
export const noEnd = '9999-12-31'

const isInForce = (today: Day): SQL =>
  sql`replaced_at is null and valid_from <= ${today} and (valid_to is null or valid_to >= ${today})`

/** Condition: the firm's agreement ends soon, or the firm has none in force. */
const agreementIs = (state: 'ending' | 'none', today: Day): SQL => {
  const inForce = sql`select firm_id from firm_agreements where ${isInForce(today)}`
  return state === 'none'
    ? sql`firms.id not in (${inForce})`
    : sql`firms.id in (${inForce} group by firm_id having max(coalesce(valid_to, ${noEnd})) <= ${addDays(today, agreementEndingDays)})`
}

/** With a search few rows remain, so that the order of the names isn't walked (the plus sign keeps the index out). */
const keyOf = (match: FirmSearch['match']): SQL => (match ? sql`+firms.name_key` : sql`firms.name_key`)

const idsMatching = ({ contains, keys, beginning }: NonNullable<FirmSearch['match']>): SQL => {
  const given = sql`(select value from json_each(${JSON.stringify(keys)}))`
  const begins = (key: SQL) =>
    sql`${key} >= ${beginning} and ${key} < ${`${beginning}\u{10ffff}`} order by ${key} limit ${maxMatches}`
  const named = sql`select id from firms where name_key in ${given} and merged_into_id is null and deleted_at is null
    union select firm_id from firm_aliases where alias_key in ${given}
    union select * from (select id from firms where merged_into_id is null and deleted_at is null and ${begins(sql`name_key`)})
    union select * from (select firm_id from firm_aliases where ${begins(sql`alias_key`)})`
  return contains === null
    ? named
    : sql`${named} union select * from (select rowid from firms_contains where firms_contains match ${contains}
        order by rank limit ${maxMatches})`
}
