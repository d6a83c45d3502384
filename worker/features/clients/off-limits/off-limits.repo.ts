import { sql, type SQL } from 'drizzle-orm'
import type { Day } from '#contract/domain/days.ts'
import { maxRunningLimits, type LimitKind, type LimitRule, type LimitScope } from '#contract/domain/off-limits.ts'
import type { Database } from '#worker/db/client.ts'
import { familyOf } from './limit-families.ts'
import { limitRecords } from './limit-records.repo.ts'

/** A limit with what it covers, and the names that a sentence about it needs. */
export type RunningLimit = LimitRule & {
  id: number
  firmId: number | null
  firmName: string | null
  officeCity: string | null
  officeState: string | null
  reason: string
}

/** A running limit of a firm or an office, with the keys of the names of the firms that it covers. */
export type FirmLimit = RunningLimit & { keys: string[] }

type StoredRunning = {
  id: number
  scope: LimitScope
  kind: LimitKind
  firmId: number | null
  firmIds: string
  candidateIds: string
  firmName: string | null
  officeId: number | null
  officeCity: string | null
  officeState: string | null
  startsOn: Day
  endsOn: Day | null
  reason: string
}

const textsIn = (list: string): string[] => (JSON.parse(list) as unknown[]).filter((value) => typeof value === 'string')
const idsIn = (list: string): number[] => (JSON.parse(list) as unknown[]).filter((value) => typeof value === 'number')

export type OffLimitsRepo = ReturnType<typeof offLimitsRepo>

export function offLimitsRepo(db: Database) {
  /** Limits that run on a day and meet a condition. `family` is a recursive table with the affiliates of firms. */
  async function running(family: SQL, day: Day, condition: SQL, keys: SQL = sql`null`) {
    const rows = await db.all<StoredRunning & { keys: string }>(sql`with recursive ${familyOf(family)}
      select l.id, l.scope, l.kind, l.firm_id as "firmId", l.office_id as "officeId", l.starts_on as "startsOn",
        l.ends_on as "endsOn", l.reason, f.name as "firmName", o.city as "officeCity", o.state as "officeState",
        case l.scope when 'firm' then (select json_group_array(id) from family where root = l.firm_id)
          when 'office' then json_array(l.firm_id) else '[]' end as "firmIds",
        case when l.scope = 'person' then (select json_group_array(c.id) from candidates c
          where c.id = l.candidate_id or c.merged_into_id = l.candidate_id
            or c.id = (select merged_into_id from candidates where id = l.candidate_id)) else '[]' end as "candidateIds",
        ${keys} as keys
      from firm_limits l left join firms f on f.id = l.firm_id left join firm_offices o on o.id = l.office_id
      where l.lifted_at is null and (l.ends_on is null or l.ends_on >= ${day}) and l.starts_on <= ${day} and ${condition}
      order by l.id limit ${maxRunningLimits}`)
    return rows.map(({ firmIds, candidateIds, ...row }) => ({
      ...row,
      firmIds: idsIn(firmIds),
      candidateIds: idsIn(candidateIds),
    }))
  }

  return {
    ...limitRecords(db),

    /** Everything that is off limits on a day: what `limitsOn` judges for many people. */
    runningOn: (day: Day): Promise<RunningLimit[]> =>
      running(
        sql`select distinct firm_id, firm_id from firm_limits where scope = 'firm' and lifted_at is null`,
        day,
        sql`1`,
      ),

    /** Limits of firms and offices that run on a day, with the firms that each covers. */
    firmsOn: (day: Day): Promise<RunningLimit[]> =>
      running(
        sql`select distinct firm_id, firm_id from firm_limits where scope = 'firm' and lifted_at is null`,
        day,
        sql`l.scope <> 'person'`,
      ),

    /** Limits of firms and offices that run on a day: what is judged for people who are known by the name of their firm. */
    async ofFirmsOn(day: Day): Promise<FirmLimit[]> {
      const limits = await running(
        sql`select distinct firm_id, firm_id from firm_limits where scope = 'firm' and lifted_at is null`,
        day,
        sql`l.scope <> 'person'`,
        // Of an office only its firm, which needn't be among the affiliates above.
        sql`(select json_group_array(key) from (select f.name_key as key from firms f where f.id = l.firm_id
          or l.scope = 'firm' and f.id in (select id from family where root = l.firm_id)
          union select a.alias_key from firm_aliases a where a.firm_id = l.firm_id
          or l.scope = 'firm' and a.firm_id in (select id from family where root = l.firm_id)))`,
      )
      return limits.map((limit) => ({ ...limit, keys: textsIn(limit.keys) }))
    },

    /** Where the candidate of an application works, and the limits on the person on a day, the last to end first. */
    async ofApplication(applicationId: number, day: Day) {
      const [row] = await db.all<{ firm: string | null; place: string | null; source: string; ends: string }>(sql`
        select a.last_firm_name as firm, a.location as place, a.source,
          (select json_group_array(ends_on) from (select l.ends_on from firm_limits l
            where l.scope = 'person' and l.candidate_id in (select a.candidate_id union
              select merged_into_id from candidates where id = a.candidate_id union
              select id from candidates where merged_into_id = a.candidate_id)
            and l.lifted_at is null and l.starts_on <= ${day} and (l.ends_on is null or l.ends_on >= ${day})
            order by l.ends_on is not null, l.ends_on desc)) as ends
        from job_applications a where a.id = ${applicationId}`)
      return row && { ...row, ends: JSON.parse(row.ends) as (Day | null)[] }
    },

    /** Limits of a firm, its affiliates and its offices, and of a person: what `limitsOn` judges for one of them. */
    concerning: (
      { firmId, candidateId }: { firmId: number | null; candidateId: number | null },
      day: Day,
    ): Promise<RunningLimit[]> => {
      // The recursive table begins at the firms of limits that the firm is an affiliate of, which are its own affiliates.
      const related = sql`select a.id from (with recursive ${familyOf(sql`select ${firmId}, ${firmId}`)} select id from family) a`
      const person = sql`(select ${candidateId} union select merged_into_id from candidates where id = ${candidateId}
        union select id from candidates where merged_into_id = ${candidateId})`
      return running(
        sql`select distinct firm_id, firm_id from firm_limits where scope = 'firm' and lifted_at is null and firm_id in (${related})`,
        day,
        sql`(l.scope = 'firm' and l.firm_id in (select root from family)
          or l.scope = 'office' and l.firm_id = ${firmId} or l.scope = 'person' and l.candidate_id in ${person})`,
      )
    },
  }
}
