import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag } from '#worker/db/columns.ts'

/*
 * The counts behind analytics and the dashboard. Triggers only note which applications and jobs have changed (`analytics_dirty`).
 * A fold reads those, works out their facts in TypeScript (application-facts.ts) and moves the roll-ups by the difference
 * to the facts it counted before. Screens read a few hundred small rows, however many applications there are. Days are
 * days in Eastern time. See docs/decisions/0007-analytics-roll-ups.md.
 */

const subject = {
  kind: text({ enum: ['application', 'job'] }).notNull(),
  /** Not a foreign key: what a deleted record has counted for must still be subtracted. */
  subjectId: integer().notNull(),
}

/** Applications and jobs that have changed since they were last folded; triggers write it. */
export const analyticsDirty = sqliteTable(
  'analytics_dirty',
  {
    ...subject,
    /** Rises with each change, so that a change during a fold isn't lost. */
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] })],
)

/** Facts that the roll-ups count about an application or job: `ApplicationFacts` or `JobFacts` as JSON. */
export const analyticsFacts = sqliteTable('analytics_facts', { ...subject, facts: text().notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.subjectId] }),
])

/**
 * Applications by the day or month they came in (`period`: "2026-03-08" or "2026-03"): all of them (`all`), by practice
 * area and by source; in dimension `placed` by the day or month of the placement, in `rejection` by that of the rejection and its
 * reason. Partner -1: everyone.
 */
export const analyticsCounts = sqliteTable(
  'analytics_counts',
  {
    partnerId: integer().notNull(),
    dimension: text({ enum: ['all', 'area', 'source', 'placed', 'rejection'] }).notNull(),
    period: text().notNull(),
    value: text().notNull(),
    applications: integer().notNull().default(0),
    /** Reached this stage or a later one. */
    reached1: integer('reached_1').notNull().default(0),
    reached2: integer('reached_2').notNull().default(0),
    reached3: integer('reached_3').notNull().default(0),
    reached4: integer('reached_4').notNull().default(0),
    reached5: integer('reached_5').notNull().default(0),
    /** Rejected now, with this as the furthest stage. */
    rejected0: integer('rejected_0').notNull().default(0),
    rejected1: integer('rejected_1').notNull().default(0),
    rejected2: integer('rejected_2').notNull().default(0),
    rejected3: integer('rejected_3').notNull().default(0),
    rejected4: integer('rejected_4').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.dimension, t.period, t.value] })],
)

/** Visits to a stage that ended in a period, by their length (buckets of contract/domain/stages.ts). */
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

/** Open jobs by the day they were posted. Partner -1: everyone. */
export const openJobDays = sqliteTable(
  'open_job_days',
  { partnerId: integer().notNull(), day: text().notNull(), count: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.partnerId, t.day] })],
)

/** One row about the roll-ups as a whole. */
export const analyticsState = sqliteTable('analytics_state', {
  id: integer().primaryKey(),
  /** Rises with each fold. A fold writes only while it is what the fold has read: two at once count nothing twice. */
  folds: integer().notNull().default(0),
  /** `factsVersion` of the rules that everything was counted by; null before the first fold. */
  factsVersion: integer(),
  /** A recount has begun and has not reached the end. */
  isRecounting: flag().notNull().default(false),
})
