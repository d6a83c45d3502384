import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/**
 * One row (id 1) that triggers keep: `version` rises with every change that a public page may show (jobs, settings,
 * practice areas) and is part of every cache key; `openJobs` is how many jobs the board lists without a filter.
 */
export const siteState = sqliteTable('site_state', {
  id: integer().primaryKey(),
  version: integer().notNull().default(1),
  openJobs: integer().notNull().default(0),
})
