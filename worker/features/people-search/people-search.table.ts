import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment } from '#worker/db/columns.ts'

export const peopleSearchQueries = sqliteTable(
  'people_search_queries',
  {
    id: id(),
    location: text().notNull(),
    keywords: text().notNull(),
    /** Comma-joined. */
    jobTitle: text(),
    excludeWords: text(),
    searchQuery: text().notNull(),
    resultCount: integer().notNull().default(0),
    status: text({ enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [index('people_search_queries_status').on(t.status, t.createdAt)],
)

export const peopleSearchResults = sqliteTable(
  'people_search_results',
  {
    id: id(),
    queryId: integer()
      .notNull()
      .references(() => peopleSearchQueries.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    title: text(),
    company: text(),
    location: text(),
    profileUrl: text(),
    snippet: text(),
    sourceUrl: text(),
    isValid: flag().notNull().default(true),
    extractedAt: createdMoment(),
    email: text(),
    practiceArea: text(),
    education: text(),
    barAdmission: text(),
    profileSummary: text(),
    scrapedContent: text(),
    scrapingStatus: text({ enum: ['pending', 'scraped', 'failed', 'not_attempted'] })
      .notNull()
      .default('not_attempted'),
    scrapedAt: moment(),
  },
  (t) => [index('people_search_results_query').on(t.queryId, t.isValid, t.id)],
)
