import { sql, type SQL } from 'drizzle-orm'

/** SQL of a recursive table with a firm and its affiliates, up and down the parents. `start`: its first row. */
export const familyOf = (start: SQL): SQL => sql`family(root, id) as (${start}
  union select family.root, f.id from family join firms f on f.parent_id = family.id
  union select family.root, f.parent_id from family join firms f on f.id = family.id where f.parent_id is not null)`
