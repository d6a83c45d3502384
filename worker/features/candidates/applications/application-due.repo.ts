import { sql, type SQL } from 'drizzle-orm'
import { isActiveStatus, isRejected } from '#contract/domain/statuses.ts'
import type { Database } from '#worker/db/client.ts'
import {
  inlined,
  partnerIs,
  statusOrder,
  union,
  type After,
  type ListFilter,
  type ApplicationPlace,
} from './application-walks.ts'

/** Subject of a list of applications that need attention. */
export type Due =
  /** Interviews from one moment up to, but not including, another; the next one first. */
  | { kind: 'interviews'; from: Date; until: Date }
  /**
   * Applications in the same status since before a day in Eastern time, except hired and rejected; the longest first.
   */
  | { kind: 'unchanged'; before: Date; beforeDay: string }
  /** Applications that were hired at a moment or later; the newest first. */
  | { kind: 'hired'; from: Date }
  /** Applications with a mention that this user has not read; the newest application first. */
  | { kind: 'mentions'; userId: number }

/** Search that narrows the list: an expression for the word index, or beginnings of the applicant's name. */
export type DueSearch = { match: string } | { nameStarts: readonly string[] } | undefined

type Reading = { due: Due; filter: ListFilter; search: DueSearch }

export type ApplicationDueRepo = ReturnType<typeof applicationDueRepo>

/** Counting stops here, so that a total costs a bounded number of reads. */
export const countedDue = 1000
/** A search looks at this many of its newest matches, as Candidate Management does. */
const searched = 250
/** More unread mentions than anyone reads. */
const maxMentions = 1000

const waiting = statusOrder.filter(isActiveStatus)
const wanted = statusOrder.filter((status) => !isRejected(status))
/** Statuses of each list. A chosen status narrows a list; only interviews and mentions have those of other statuses too. */
const statusesOf = { interviews: wanted, unchanged: waiting, hired: ['hired'], mentions: statusOrder } as const

/** The lists behind the numbers of the dashboard: each reads its own rows through an index that holds them in order. */
export function applicationDueRepo(db: Database) {
  return {
    /** The first `limit` rows from `after` on, in the list's own order. */
    page: (reading: Reading, after: After | undefined, limit: number): Promise<ApplicationPlace[]> =>
      db.all<ApplicationPlace>(
        sql`select * from (${union(selectsOf(reading, after, limit))}) order by key, id limit ${inlined(limit)}`,
      ),

    /** Counts the rows of the list. `isTotalCapped` is true where there are more than `countedDue`. */
    async count(reading: Reading): Promise<{ total: number; isTotalCapped: boolean }> {
      const row = await db.get<{ count: number }>(
        sql`select count(*) as count from (select 1 from (${union(selectsOf(reading, undefined, countedDue + 1))})
          limit ${countedDue + 1})`,
      )
      const count = row?.count ?? 0
      return { total: Math.min(count, countedDue), isTotalCapped: count > countedDue }
    },

    /** Counts applications in the same status since before a day, for everyone or one partner, from `waiting_days`. */
    async unchangedBefore(day: string, partnerId: number | undefined): Promise<number> {
      const row = await db.get<{ count: number | null }>(
        sql`select sum(count) as count from waiting_days where partner_id = ${partnerId ?? -1} and day < ${day}`,
      )
      return row?.count ?? 0
    },
  }
}

function selectsOf({ due, filter, search }: Reading, after: After | undefined, limit: number): SQL[] {
  const { partnerId, jobId, isAssigned } = filter
  const key = keyOf(due)
  const rest = [
    ...(jobId === undefined ? [] : [sql`+job_id = ${inlined(jobId)}`]),
    ...(isAssigned ? [sql`+assigned_partner_id is not null`] : []),
    ...(search && 'nameStarts' in search
      ? [
          sql`(${sql.join(
            search.nameStarts.map((start) => sql`substr(name_key, 1, ${[...start].length}) = ${start}`),
            sql` or `,
          )})`,
        ]
      : []),
    ...(after ? [sql`(${key}, id) > (${inlined(Number(after.key))}, ${inlined(after.id)})`] : []),
  ]
  const partner = partnerId === undefined ? [] : [partnerIs(partnerId)]
  const select = (from: SQL, where: readonly SQL[]) =>
    sql`select id, ${key} as key, status from ${from} where ${sql.join([...where, ...rest], sql` and `)}
      order by ${key}, id limit ${inlined(limit)}`
  const among = (ids: SQL, where: readonly SQL[]) =>
    select(sql`(${ids}) found cross join job_applications on id = found.application_id`, [...where, ...plus(partner)])
  const within = statusesWithin(due, filter.statuses)
  const statusIn = (list: readonly string[]) => sql`+status in (select value from json_each(${JSON.stringify(list)}))`

  if (due.kind === 'mentions') {
    const mentioned = sql`select distinct application_id from (select application_id from notifications indexed by notifications_unread
      where user_id = ${due.userId} and is_read = 0 and type = 'mention' and application_id is not null limit ${maxMentions})`
    return [among(mentioned, [statusIn(within), ...matching(search)])]
  }
  const time = timeOf(due)
  if (search && 'match' in search) {
    const found = sql`select rowid as application_id from applications_contains where applications_contains match ${search.match}
      order by rowid desc limit ${searched}`
    return [among(found, [...time, statusIn(within)])]
  }
  const of = partnerId === undefined ? '' : '_partner'
  if (due.kind === 'interviews') {
    const from = sql`job_applications indexed by ${sql.raw(`job_applications${of}_interview`)}`
    return [select(from, [...partner, ...time, statusIn(within)])]
  }
  const from = sql`job_applications indexed by ${sql.raw(`job_applications${of}_status_waiting`)}`
  // A union needs at least one select, so without a status this one finds no rows.
  if (within.length === 0) return [select(from, [...partner, sql`status = ''`, ...time])]
  return within.map((status) => select(from, [...partner, sql`status = ${status}`, ...time]))
}

/** Statuses of a list: its own, or of those that were chosen the ones that it may have. */
function statusesWithin({ kind }: Due, chosen: readonly string[] | undefined): readonly string[] {
  const own: readonly string[] = statusesOf[kind]
  if (!chosen) return own
  return kind === 'unchanged' || kind === 'hired' ? chosen.filter((status) => own.includes(status)) : chosen
}

/** Period of a list. */
function timeOf(due: Exclude<Due, { kind: 'mentions' }>): SQL[] {
  if (due.kind === 'interviews')
    return [
      sql`interview_date >= ${inlined(due.from.getTime())}`,
      sql`interview_date < ${inlined(due.until.getTime())}`,
    ]
  if (due.kind === 'hired') return [sql`status_changed_at >= ${inlined(due.from.getTime())}`]
  return [sql`status_changed_at < ${inlined(due.before.getTime())}`]
}

/** Sort key of a list, ascending. */
function keyOf({ kind }: Due): SQL {
  const keys = {
    interviews: sql`interview_date`,
    unchanged: sql`status_changed_at`,
    hired: sql`-status_changed_at`,
    mentions: sql`-id`,
  }
  return keys[kind]
}

/** Prefixes conditions with "+", which keeps SQLite from picking their index. */
const plus = (conditions: readonly SQL[]): SQL[] => conditions.map((condition) => sql`+(${condition})`)

const matching = (search: DueSearch): SQL[] =>
  search && 'match' in search
    ? [
        sql`exists (select 1 from applications_contains where rowid = id and applications_contains match ${search.match})`,
      ]
    : []
