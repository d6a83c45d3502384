import { sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

/*
 * How analytics and the dashboard count. An application's whole history is folded from its events into one row
 * (`application_histories`), and a trigger on that row moves the roll-ups by the difference: the screens read some hundred
 * small rows, however many applications there are. The triggers stand in the migration that made these tables; days are
 * days in Eastern time. docs/decisions tells why.
 */

/** When daylight saving holds in America/New_York, one row a year: SQLite knows no zones. */
export const daylightSaving = sqliteTable('daylight_saving', {
  begins: moment().primaryKey(),
  ends: moment().notNull(),
})

/**
 * What analytics know of an application. `history` is JSON: `f` the furthest stage, `v` the visits in order, each
 * `[stage, day of coming, day of leaving, bucket of the time between]`, the last one open. Stages are numbered as in
 * contract/domain/stages.ts. Null: not counted yet.
 */
export const applicationHistories = sqliteTable('application_histories', {
  applicationId: integer()
    .primaryKey()
    .references(() => jobApplications.id, { onDelete: 'cascade' }),
  /** 0: nobody. */
  partnerId: integer().notNull().default(0),
  practiceArea: text().notNull().default(''),
  source: text().notNull().default(''),
  history: text(),
  appliedDay: text().generatedAlwaysAs(sql`json_extract(history, '$.v[0][1]')`, { mode: 'virtual' }),
  lastStage: integer().generatedAlwaysAs(sql`json_extract(history, '$.v[#-1][0]')`, { mode: 'virtual' }),
  lastDay: text().generatedAlwaysAs(sql`json_extract(history, '$.v[#-1][1]')`, { mode: 'virtual' }),
  /** A placement that fell through was an offer. */
  furthest: integer().generatedAlwaysAs(
    sql`min(json_extract(history, '$.f'), iif(json_extract(history, '$.v[#-1][0]') = 5, 5, 4))`,
    { mode: 'virtual' },
  ),
})

/**
 * Applications by the day or month that they came in (`period`: "2026-03-08" or "2026-03"), whole (`all`), by practice
 * area and by source; in dimension `placed` by the day or month of the placement. Partner -1: all of them together.
 */
export const analyticsCounts = sqliteTable(
  'analytics_counts',
  {
    partnerId: integer().notNull(),
    dimension: text({ enum: ['all', 'area', 'source', 'placed'] }).notNull(),
    period: text().notNull(),
    value: text().notNull(),
    applications: integer().notNull().default(0),
    /** Came to this stage or beyond it. */
    reached1: integer('reached_1').notNull().default(0),
    reached2: integer('reached_2').notNull().default(0),
    reached3: integer('reached_3').notNull().default(0),
    reached4: integer('reached_4').notNull().default(0),
    reached5: integer('reached_5').notNull().default(0),
    /** Are rejected now, and came no further than this stage. */
    rejected0: integer('rejected_0').notNull().default(0),
    rejected1: integer('rejected_1').notNull().default(0),
    rejected2: integer('rejected_2').notNull().default(0),
    rejected3: integer('rejected_3').notNull().default(0),
    rejected4: integer('rejected_4').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.dimension, t.period, t.value] })],
)

/** How many visits to a stage ended in a period, by how long they lasted (buckets of contract/domain/stages.ts). */
export const analyticsVisits = sqliteTable(
  'analytics_visits',
  {
    partnerId: integer().notNull(),
    period: text().notNull(),
    stage: integer().notNull(),
    bucket: integer().notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.period, t.stage, t.bucket] })],
)

/** Open jobs by the day they were posted; partner -1: all. */
export const openJobDays = sqliteTable(
  'open_job_days',
  { partnerId: integer().notNull(), day: text().notNull(), count: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.partnerId, t.day] })],
)

/** Applications that are neither hired nor rejected, by the day their status last changed; partner -1: all. */
export const waitingDays = sqliteTable(
  'waiting_days',
  { partnerId: integer().notNull(), day: text().notNull(), count: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.partnerId, t.day] })],
)

/** One row: how far a recount has come; null: the roll-ups are whole. */
export const analyticsState = sqliteTable('analytics_state', {
  id: integer().primaryKey(),
  recountedTo: integer(),
})
