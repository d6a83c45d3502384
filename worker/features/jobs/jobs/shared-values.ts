import { sql, type SQL } from 'drizzle-orm'

export type SharedKind = 'total' | 'area' | 'city' | 'level'

/** Number of matches with each value, the most frequent first. Areas as jobs stored them; cities as "Boston, MA". */
export type SharedValues = Record<Exclude<SharedKind, 'total'>, { value: string; count: number }[]>

/** A row for each value that at most `limit` jobs have. A job counts once in each of its areas. */
export const sharedOf = (ids: SQL, limit: number): SQL => sql`with matches as materialized (${ids}),
  found as materialized (select id, practice_area, additional_areas, city, region, seniority from jobs
    where id in (select id from matches) and (select count(*) from matches) <= ${limit})
  select 'total' as kind, '' as value, (select count(*) from matches) as count
  union all select 'area', area, count(*) from (
    select id, lower(practice_area) as area from found
    union select found.id, lower(area.value) from found, json_each(found.additional_areas) as area) group by area
  union all select 'city', city || ', ' || region, count(*) from found
    where city is not null and region is not null group by city, region
  union all select 'level', seniority, count(*) from found group by seniority
  order by 3 desc, 2`

/** Reads those rows; null where there are more than `limit` jobs. */
export function sharedValues(
  rows: readonly { kind: SharedKind; value: string; count: number }[],
  limit: number,
): SharedValues | null {
  const total = rows.find(({ kind }) => kind === 'total')?.count ?? 0
  if (total > limit) return null
  const of = (wanted: SharedKind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ value, count }) => ({ value, count }))
  return { area: of('area'), city: of('city'), level: of('level') }
}
