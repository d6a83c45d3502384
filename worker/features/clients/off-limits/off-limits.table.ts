import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { limitKinds, limitScopes } from '#contract/domain/off-limits.ts'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'

/** Firms, offices and people that the agency may not solicit. */
export const firmLimits = sqliteTable(
  'firm_limits',
  {
    id: id(),
    scope: text({ enum: limitScopes }).notNull(),
    /** The firm; for a person the one that they were placed at, if known. */
    firmId: integer().references(() => firms.id, { onDelete: 'cascade' }),
    /** Of the scope "office". An office that a limit names can't be deleted. */
    officeId: integer().references(() => firmOffices.id),
    /** Of the scope "person". */
    candidateId: integer().references(() => candidates.id, { onDelete: 'cascade' }),
    kind: text({ enum: limitKinds }).notNull(),
    /** Eastern days, "2026-06-15", both included. */
    startsOn: text().notNull(),
    /** Null: without end. */
    endsOn: text(),
    reason: text().notNull(),
    /** The placement that made it. */
    placementId: integer(),
    /** Null: a placement made it. */
    setBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
    liftedAt: moment(),
    liftedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('firm_limits_firm')
      .on(t.firmId, t.endsOn)
      .where(sql`lifted_at is null`),
    index('firm_limits_person')
      .on(t.candidateId)
      .where(sql`candidate_id is not null`),
    index('firm_limits_office').on(t.officeId),
    // Limits without end come last.
    index('firm_limits_running')
      .on(t.endsOn, t.id)
      .where(sql`lifted_at is null`),
    index('firm_limits_all').on(t.firmId, t.id),
    // A placement starts once.
    uniqueIndex('firm_limits_placement')
      .on(t.placementId, t.kind)
      .where(sql`placement_id is not null`),
  ],
)
