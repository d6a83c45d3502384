import { eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Day } from '#contract/domain/days.ts'
import { limitsOfPlacement, type LimitKind, type LimitScope } from '#contract/domain/off-limits.ts'
import { commit, guardOf } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { candidates, isAssignedTo } from '#worker/features/candidates/people/people.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { firmEvent } from '#worker/features/jobs/firms/firms.writes.ts'
import { familyOf } from './limit-families.ts'
import { firmLimits } from './off-limits.table.ts'

export type StoredLimit = typeof firmLimits.$inferSelect
export type LimitColumns = Pick<
  StoredLimit,
  'scope' | 'kind' | 'firmId' | 'officeId' | 'candidateId' | 'startsOn' | 'endsOn' | 'reason'
>
export type LimitSearch = {
  list: 'current' | 'ended'
  today: Day
  id?: number | undefined
  firmId?: number | undefined
  candidateId?: number | undefined
  scope?: LimitScope | undefined
  kind?: LimitKind | undefined
  /** The partner whose people alone are listed; undefined: everybody. */
  seenBy?: number | undefined
}
/** Place of a limit in the list of current ones, and its id alone in that of ended ones. */
export type LimitPlace = { endsOn: Day | null; id: number }

/** A placement that has started. */
export type StartedPlacement = {
  id: number
  firmId: number
  /** Null: unknown; then the whole firm cools off. */
  officeId: number | null
  candidateId: number
  startsOn: Day
}

/** Condition of current limits of the same extent and kind on a common day. */
const inConflict = ({ scope, kind, firmId, officeId, candidateId, startsOn, endsOn }: LimitColumns): SQL => sql`
  scope = ${scope} and kind = ${kind} and lifted_at is null
  and ${scope === 'person' ? sql`candidate_id = ${candidateId}` : sql`firm_id = ${firmId} and office_id is ${officeId}`}
  and (ends_on is null or ends_on >= ${startsOn}) and (${endsOn} is null or starts_on <= ${endsOn})`

/** Condition: nothing forbids the limit, and what it names exists. */
const fits = (values: LimitColumns): SQL => sql`
  not exists (select 1 from firm_limits where ${inConflict(values)})
  and ${values.firmId === null ? sql`1` : sql`exists (select 1 from firms where id = ${values.firmId} and merged_into_id is null and deleted_at is null)`}
  and ${values.officeId === null ? sql`1` : sql`exists (select 1 from firm_offices where id = ${values.officeId} and firm_id = ${values.firmId})`}
  and ${values.candidateId === null ? sql`1` : sql`exists (select 1 from candidates where id = ${values.candidateId} and is_person = 1 and merged_into_id is null and deleted_at is null)`}`

const [setters, lifters] = [alias(users, 'setters'), alias(users, 'lifters')]

/** The list of limits, and their writes. */
export function limitRecords(db: Database) {
  const found = ({ id, firmId, candidateId, scope, kind, seenBy }: LimitSearch): SQL => sql`
    ${id === undefined ? sql`1` : sql`l.id = ${id}`} and
    ${firmId === undefined ? sql`1` : sql`(l.firm_id = ${firmId} or l.scope = 'firm' and l.firm_id in (select id from family))`}
    and ${candidateId === undefined ? sql`1` : sql`l.candidate_id = ${candidateId}`}
    and ${scope === undefined ? sql`1` : sql`l.scope = ${scope}`}
    and ${kind === undefined ? sql`1` : sql`l.kind = ${kind}`}
    and ${
      seenBy === undefined
        ? sql`1`
        : sql`(l.scope <> 'person' or exists (select 1 from candidates where candidates.id = l.candidate_id
            and (candidates.assigned_partner_id = ${seenBy} or ${isAssignedTo(seenBy)})))`
    }`

  /** Ids in the order of the list. Current limits with an end and those without are read by one index, one after the other. */
  function idsOf(search: LimitSearch, after: LimitPlace | undefined, limit: number): SQL {
    const { list, today, firmId } = search
    const family = firmId === undefined ? sql`` : sql`with recursive ${familyOf(sql`select ${firmId}, ${firmId}`)}`
    const where = found(search)
    if (list === 'ended') {
      return sql`${family} select l.id from firm_limits l where (l.lifted_at is not null or l.ends_on < ${today}) and ${where}
        ${after ? sql`and l.id < ${after.id}` : sql``} order by l.id desc limit ${limit}`
    }
    const ending = sql`select * from (select l.id, l.ends_on from firm_limits l where l.lifted_at is null and l.ends_on >= ${today}
      and ${where} ${after ? sql`and (l.ends_on, l.id) > (${after.endsOn ?? '9999'}, ${after.id})` : sql``}
      order by l.ends_on, l.id limit ${limit})`
    const endless = sql`select * from (select l.id, l.ends_on from firm_limits l where l.lifted_at is null and l.ends_on is null
      and ${where} ${after && after.endsOn === null ? sql`and l.id > ${after.id}` : sql``} order by l.id limit ${limit})`
    return sql`${family} select id from (${ending} union all ${endless}) order by ends_on is null, ends_on, id limit ${limit}`
  }

  return {
    /** Current limits: the first to end first. Ended ones: newest first. */
    page: (search: LimitSearch, { after, limit }: { after: LimitPlace | undefined; limit: number }) =>
      db
        .select({
          limit: firmLimits,
          firmName: firms.name,
          officeCity: firmOffices.city,
          officeState: firmOffices.state,
          candidateName: candidates.name,
          setByName: setters.name,
          liftedByName: lifters.name,
        })
        .from(firmLimits)
        .leftJoin(firms, eq(firms.id, firmLimits.firmId))
        .leftJoin(firmOffices, eq(firmOffices.id, firmLimits.officeId))
        .leftJoin(candidates, eq(candidates.id, firmLimits.candidateId))
        .leftJoin(setters, eq(setters.id, firmLimits.setBy))
        .leftJoin(lifters, eq(lifters.id, firmLimits.liftedBy))
        .where(sql`${firmLimits.id} in (${idsOf(search, after, limit)})`)
        .orderBy(
          ...(search.list === 'ended'
            ? [sql`${firmLimits.id} desc`]
            : [sql`${firmLimits.endsOn} is null`, sql`${firmLimits.endsOn}`, sql`${firmLimits.id}`]),
        ),

    byId: (id: number): Promise<StoredLimit | undefined> =>
      db.select().from(firmLimits).where(eq(firmLimits.id, id)).get(),

    /** The city of an office of a firm. */
    async cityOf(firmId: number, officeId: number): Promise<string | undefined> {
      const [row] = await db.all<{ city: string }>(
        sql`select city from firm_offices where id = ${officeId} and firm_id = ${firmId}`,
      )
      return row?.city
    },

    /** A current limit of the same extent and kind on a common day. */
    conflicting: (values: LimitColumns) =>
      db.select({ endsOn: firmLimits.endsOn }).from(firmLimits).where(inConflict(values)).limit(1).get(),

    /** Adds a limit. Undefined: one like it exists, or what it names doesn't. */
    async add(
      values: LimitColumns,
      { by, at, office }: { by: number; at: Date; office: string | null },
    ): Promise<number | undefined> {
      const mayAdd = fits(values)
      const { rows } = await commit<{ id: number }>(db, {
        guard: guardOf(mayAdd),
        writes: values.firmId === null ? [] : [firmEvent(values.firmId, { by, at }, 'limit_added', office)],
        statement: db
          .insert(firmLimits)
          .select(rowWhere(firmLimits, { ...values, setBy: by, createdAt: at }, sql`where ${mayAdd}`))
          .returning({ id: firmLimits.id }),
      })
      return rows[0]?.id
    },

    /** Lifts a limit; one that is lifted already stays as it is. */
    async lift({ id, firmId }: StoredLimit, { by, at }: { by: number; at: Date }): Promise<void> {
      const isCurrent = sql`id = ${id} and lifted_at is null`
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from firm_limits where ${isCurrent})`),
        writes: firmId === null ? [] : [firmEvent(firmId, { by, at }, 'limit_lifted')],
        statement: db
          .update(firmLimits)
          .set({ liftedAt: at, liftedBy: by })
          .where(isCurrent)
          .returning({ id: firmLimits.id }),
      })
    },

    /**
     * Statements that add what a placement makes off limits when it starts, once however often they run.
     *
     * @param months Setting `coolOffMonths`.
     */
    ofPlacement: (placement: StartedPlacement, months: number, at: Date): Statement[] =>
      limitsOfPlacement(placement.startsOn, months, placement.officeId).map((limit) =>
        db
          .insert(firmLimits)
          .values({
            ...limit,
            firmId: placement.firmId,
            officeId: limit.scope === 'office' ? placement.officeId : null,
            candidateId: limit.scope === 'person' ? placement.candidateId : null,
            placementId: placement.id,
            reason: limit.kind === 'cool_off' ? 'A candidate of ours started there' : 'We placed this person',
            createdAt: at,
          })
          .onConflictDoNothing(),
      ),
  }
}
